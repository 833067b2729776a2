"""Where the names of cities stand on the picture of a board: clear of tracks, of cities, of each other and of the edge.

Each name takes the best of some hundred places round its city. It stands nearer to its own city than to any other, or
a line leads there. Worked out once a board and language, the same every time. Knows no position and no colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import hypot, inf
from typing import Any
from unicodedata import normalize

from ttr_nb.content.board import Board, City
from ttr_nb.show.kept import kept
from ttr_nb.show.label_geometry import Box, Label, lead_to
from ttr_nb.show.label_prices import BAD, GOOD, Under, beneath, clash, price_of
from ttr_nb.show.layout import Scale, layout
from ttr_nb.show.scene import Point

_WIDTHS = {
    **dict.fromkeys("'ijlł", 28),
    **dict.fromkeys("IJ .", 31),
    **dict.fromkeys("f-tr", 39),
    **dict.fromkeys("szcL", 55),
    **dict.fromkeys("kFvxyPaoTYeø", 61),
    **dict.fromkeys("KAVBRXZCU", 71),
    **dict.fromkeys("HNDGOQØ", 78),
    **dict.fromkeys("wMmæW", 94),
}
"""How wide letters are in the widest of our fonts, in hundredths of their size; most are 64."""

_NEAR = (0.0, 0.25, 0.5, 0.85, 1.2, 1.5, 1.8, 2.1, 2.5, 2.9, 3.4, 3.8, 4.2)
"""How far from its city a name may stand, in sizes of its letters."""
_SMALL = 11
"""Letters are made very small only where they are larger than this, in units of the board."""


def text_width(text: str, size: float) -> float:
    """How wide words are at most.

    >>> round(text_width("Köln", 10), 1)
    22.4
    """
    return sum(_WIDTHS.get(normalize("NFD", letter)[0], 64) for letter in text) * size / 100


@lru_cache(maxsize=64)
def labels(board: Board, language: str) -> tuple[Label, ...]:
    """The names of a board's cities in a language, each where it stands."""
    found = kept(board)
    placed = _read(found.labels[language]) if found and language in found.labels else worked_out(board, language)
    return tuple(label._replace(lead=lead_to(label, board, layout(board).scale)) for label in placed)


def _read(stored: Sequence[Any]) -> list[Label]:
    return [
        Label(tuple(cities), tuple(lines), size, (box[0], box[1], box[2], box[3]), anchor)
        for cities, lines, size, box, anchor in stored
    ]


def worked_out(board: Board, language: str) -> list[Label]:
    """The names without their lines to cities."""
    scale = layout(board).scale
    under = beneath(board)
    named = _named(board, language)
    dots = [(city.x, city.y) for city in board.cities]
    options = [_options(board, cities, name, scale, under, dots) for cities, name in named]
    chosen = _settled(options)
    bad = [place for place, (_, price) in enumerate(chosen) if price >= BAD]
    if bad:
        near = _neighbours(options)
        for place in {*bad, *(other for one in bad for other in near[one])}:
            options[place] = _options(board, *named[place], scale, under, dots, enough=10_000)
        chosen = _settled(options)
    return [option[place][1] for option, (place, _) in zip(options, chosen, strict=True)]


def _named(board: Board, language: str) -> list[tuple[tuple[City, ...], str]]:
    """What is to be named: each city, and border ends that lead to the same country from near by together."""
    reach = layout(board).scale.letters * 3.8
    found: list[list[City]] = []
    for city in board.cities:
        near = next(
            (
                ends
                for ends in found
                if city.country
                and ends[0].country == city.country
                and any(hypot(end.x - city.x, end.y - city.y) < reach for end in ends)
            ),
            None,
        )
        if near is None:
            found.append([city])
        else:
            near.append(city)
    return [(tuple(cities), cities[0].names.get(language, cities[0].name)) for cities in found]


Option = tuple[float, Label]


def _options(
    board: Board,
    cities: Sequence[City],
    name: str,
    scale: Scale,
    under: Under,
    dots: Sequence[Point],
    enough: int = 8,
) -> list[Option]:
    """Places for a name, the best first, each with its price.

    It looks further off, and then at smaller letters, until there are enough good places.
    """
    found: list[Option] = []
    ids = tuple(city.id for city in cities)
    own = [(city.x, city.y) for city in cities]
    others = [dot for dot in dots if dot not in own]
    shrinks = [shrink for shrink in (1.0, 0.88, 0.78, 0.7) if shrink > 0.75 or scale.letters * shrink > _SMALL]
    for shrink, near in product(shrinks, _NEAR):
        size = round(scale.letters * shrink * (0.9 if cities[0].country else 1.0), 1)
        for lines, dear in _broken(name):
            wide = max(text_width(line, size) for line in lines) + size * 0.2
            high = size * (1.08 * len(lines) + 0.06)
            gap = scale.city + size * (0.34 + near)
            reach = wide + high + 2 * gap + size
            for city in cities:
                foreign = [dot for dot in others if hypot(dot[0] - city.x, dot[1] - city.y) < reach]
                for box, anchor, unusual in _boxes(city, wide, high, size, gap):
                    price = price_of(board, box, own, foreign, scale, size, under)
                    price += unusual + dear + (1 - shrink) ** 2 * 160
                    found.append((price, Label(ids, lines, size, box, anchor)))
        if sum(price < GOOD for price, _ in found) >= enough:
            break
    found.sort(key=lambda option: option[0])
    return [(price, label._replace(lead=lead_to(label, board, scale))) for price, label in found[:100]]


def _broken(name: str) -> Iterator[tuple[tuple[str, ...], float]]:
    """A name on one line, and on two where it has several words, with what that costs."""
    yield (name,), 0.0
    words = name.split(" ")
    if len(words) > 1:
        splits = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
        yield min(splits, key=lambda lines: max(map(len, lines))), 1.5


def _boxes(city: City, wide: float, high: float, size: float, gap: float) -> Iterator[tuple[Box, str, float]]:
    """Boxes round a city, a gap off: right and left of it, above and below, at several shifts; how unusual it is."""
    for shift in (0.0, -0.35, 0.35, -0.7, 0.7, -1.05, 1.05, -1.6, 1.6, -2.2, 2.2, -2.9, 2.9):
        top = city.y - high / 2 + shift * size
        yield (city.x + gap, top, city.x + gap + wide, top + high), "start", abs(shift)
        yield (city.x - gap - wide, top, city.x - gap, top + high), "end", abs(shift) + 0.4
    for shift in (0.0, -0.17, 0.17, -0.34, 0.34, -0.5, 0.5, -0.58, 0.58, -0.68, 0.68, -0.8, 0.8):
        left = city.x - wide / 2 + shift * wide
        yield (left, city.y - gap - high, left + wide, city.y - gap), "middle", 0.6 + 2 * abs(shift)
        yield (left, city.y + gap, left + wide, city.y + gap + high), "middle", 0.8 + 2 * abs(shift)


def _settled(options: Sequence[Sequence[Option]]) -> list[tuple[int, float]]:
    """Choose a place for every name, with its price.

    First where good places are few; each again until none moves. Then a name that stands badly tries its other places,
    where those in its way give way.
    """
    near = _neighbours(options)
    order = sorted(range(len(options)), key=lambda place: (sum(price < 10 for price, _ in options[place]), place))
    chosen: dict[int, int] = {}

    def priced(place: int, at: int, taken: Mapping[int, int], most: float = inf) -> float:
        price, label = options[place][at]
        if price < most:
            price += sum([clash(label, options[other][taken[other]][1]) for other in near[place] if other in taken])
        return price

    def best(place: int, taken: Mapping[int, int]) -> int:
        found, least = 0, inf
        for at in range(len(options[place])):
            price = priced(place, at, taken, least)
            if price < least:
                found, least = at, price
        return found

    def total(places: Iterable[int], taken: Mapping[int, int]) -> float:
        return sum(priced(place, taken[place], taken) + options[place][taken[place]][0] for place in places) / 2

    for _ in range(6):
        before = dict(chosen)
        for place in order:
            chosen[place] = best(place, chosen)
        if chosen == before:
            break
    for place in order:
        now = priced(place, chosen[place], chosen)
        if now < GOOD:
            continue
        whole = total(order, chosen)
        for at, (price, label) in enumerate(options[place]):
            if price > now:
                break
            trial = chosen | {place: at}
            for other in near[place]:
                if clash(label, options[other][trial[other]][1]):
                    trial[other] = best(other, trial)
            least = total(order, trial)
            if least < whole - 1e-9:
                whole, chosen = least, trial
    return [(chosen[place], priced(place, chosen[place], chosen)) for place in range(len(options))]


def _neighbours(options: Sequence[Sequence[Option]]) -> list[list[int]]:
    """For each name those that could come close to it."""
    hulls = []
    for places in options:
        spots = [(x, y, label.size) for _, label in places for x, y in (*_corners(label.box), *label.lead)]
        margin = max(size for _, _, size in spots)
        xs, ys = [x for x, _, _ in spots], [y for _, y, _ in spots]
        hulls.append((min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin))

    def touch(one: Box, other: Box) -> bool:
        return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]

    return [
        [other for other, there in enumerate(hulls) if other != place and touch(here, there)]
        for place, here in enumerate(hulls)
    ]


def _corners(box: Box) -> tuple[Point, Point]:
    return (box[0], box[1]), (box[2], box[3])
