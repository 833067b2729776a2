"""Where the names of cities stand on the picture of a board: clear of tracks, of cities, of each other and of the edge.

Each name takes the best of some hundred places round its city. Worked out once a board and language, the same every
time. Knows no position and no colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, product
from math import hypot
from typing import Any, NamedTuple, TypeAlias
from unicodedata import normalize

from ttr_nb.content.board import Board, City
from ttr_nb.show.kept import kept
from ttr_nb.show.layout import Quad, Scale, layout
from ttr_nb.show.scene import Point

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""

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

_NEAR = (0.0, 0.25, 0.5, 0.85, 1.2, 1.8, 2.5, 3.4, 4.4)
"""How far from its city a name may stand, in sizes of its letters."""


_FAINT = 0.02
"""How much a thin line counts, where a space of a track counts 1."""
_SOLID = 0.99 / 16
"""What is covered counts sixteen cells for 1; so much is a space."""


class Label(NamedTuple):
    """A name as it stands on the board: its lines, their middles, and the box (left, top, right, bottom) they fill."""

    cities: tuple[str, ...]
    lines: tuple[str, ...]
    size: float
    box: Box
    anchor: str
    lead: tuple[Point, ...] = ()
    """A line from the city, where the name is not right beside it."""

    def places(self) -> Iterator[tuple[str, float, float]]:
        """Each line of words with where it stands."""
        left, top, right, bottom = self.box
        x = {"start": left, "middle": (left + right) / 2, "end": right}[self.anchor]
        high = (bottom - top) / len(self.lines)
        for place, words in enumerate(self.lines):
            yield words, x, top + high * (place + 0.5)


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
    return tuple(label._replace(lead=_lead(label, board, layout(board).scale)) for label in placed)


def _read(stored: Sequence[Any]) -> list[Label]:
    return [
        Label(tuple(cities), tuple(lines), size, (box[0], box[1], box[2], box[3]), anchor)
        for cities, lines, size, box, anchor in stored
    ]


def worked_out(board: Board, language: str) -> list[Label]:
    """The names without their lines to cities."""
    scale = layout(board).scale
    grid = _grid(board)
    named = _named(board, language)
    dots = [(city.x, city.y) for city in board.cities]
    options = [_options(board, cities, name, scale, grid, dots) for cities, name in named]
    chosen = _settled(options)
    bad = [place for place, (_, price) in enumerate(chosen) if price >= _BAD]
    if bad:
        for place in bad:
            options[place] = _options(board, *named[place], scale, grid, dots, enough=10_000)
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

_GOOD = 9.0
"""A place that costs less is clear of everything, and not far off."""
_BAD = 40.0
"""A place that costs more is not clear."""


def _options(
    board: Board,
    cities: Sequence[City],
    name: str,
    scale: Scale,
    covered: Callable[[Box], float],
    dots: Sequence[Point],
    enough: int = 8,
) -> list[Option]:
    """Places for a name, the best first, each with its price.

    It looks further off, and then at smaller letters, until there are enough good places.
    """
    found: list[Option] = []
    ids = tuple(city.id for city in cities)
    for shrink, near in product((1.0, 0.88, 0.78), _NEAR):
        size = round(scale.letters * shrink * (0.9 if cities[0].country else 1.0), 1)
        for lines, dear in _broken(name):
            wide = max(text_width(line, size) for line in lines) + size * 0.2
            high = size * (1.08 * len(lines) + 0.06)
            reach = wide + high + size * (near + 2)
            for city in cities:
                foreign = [dot for dot in dots if 0 < hypot(dot[0] - city.x, dot[1] - city.y) < reach]
                for box, anchor, unusual in _boxes(city, wide, high, size, scale.city + size * (0.22 + near)):
                    price = _price(board, box, city, foreign, scale, size, covered) + unusual + dear + (1 - shrink) * 25
                    found.append((price, Label(ids, lines, size, box, anchor)))
        if sum(price < _GOOD for price, _ in found) >= enough:
            break
    found.sort(key=lambda option: option[0])
    return found[:100]


def _price(
    board: Board,
    box: Box,
    city: City,
    foreign: Sequence[Point],
    scale: Scale,
    size: float,
    covered: Callable[[Box], float],
) -> float:
    """What a place costs: much for what is under it, and for the edge; less for being far off, or near another city."""
    edge = scale.letters * 0.3
    left, top, right, bottom = box
    if left < edge or top < edge or right > board.size[0] - edge or bottom > board.size[1] - edge:
        return 1000.0
    under = covered(box)
    away = _off(box, (city.x, city.y)) - scale.city
    price = under * 60 + (60 if under >= _SOLID else 0) + max(0.0, away) / size * 3
    for dot in foreign:
        gap = _off(box, dot) - scale.city
        price += 90 if gap < size * 0.1 else 6 if gap < max(away, size * 0.5) else 0
    return price


def _broken(name: str) -> Iterator[tuple[tuple[str, ...], float]]:
    """A name on one line, and on two where it has several words, with what that costs."""
    yield (name,), 0.0
    words = name.split(" ")
    if len(words) > 1:
        splits = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
        yield min(splits, key=lambda lines: max(map(len, lines))), 1.5


def _boxes(city: City, wide: float, high: float, size: float, gap: float) -> Iterator[tuple[Box, str, float]]:
    """Boxes round a city, a gap off: right and left of it, above and below, at several shifts; how unusual it is."""
    for shift in (0.0, -0.35, 0.35, -0.7, 0.7, -1.05, 1.05):
        top = city.y - high / 2 + shift * size
        yield (city.x + gap, top, city.x + gap + wide, top + high), "start", abs(shift)
        yield (city.x - gap - wide, top, city.x - gap, top + high), "end", abs(shift) + 0.4
    for shift in (0.0, -0.17, 0.17, -0.34, 0.34, -0.5, 0.5, -0.58, 0.58, -0.68, 0.68, -0.8, 0.8):
        left = city.x - wide / 2 + shift * wide
        yield (left, city.y - gap - high, left + wide, city.y - gap), "middle", 0.6 + 2 * abs(shift)
        yield (left, city.y + gap, left + wide, city.y + gap + high), "middle", 0.8 + 2 * abs(shift)


def _off(box: Box, point: Point) -> float:
    """How far a point is from a box."""
    left, top, right, bottom = box
    return hypot(max(left - point[0], 0, point[0] - right), max(top - point[1], 0, point[1] - bottom))


def _lead(label: Label, board: Board, scale: Scale) -> tuple[Point, ...]:
    """A line from a city to its name, where that is not right beside it."""
    city = min((board.city[id] for id in label.cities), key=lambda end: _off(label.box, (end.x, end.y)))
    away = _off(label.box, (city.x, city.y))
    if away - scale.city < label.size * 0.9:
        return ()
    left, top, right, bottom = label.box
    x, y = min(max(city.x, left), right), min(max(city.y, top), bottom)
    ratio = scale.city / away
    return (city.x + (x - city.x) * ratio, city.y + (y - city.y) * ratio), (x, y)


def _settled(options: Sequence[Sequence[Option]]) -> list[tuple[int, float]]:
    """Choose a place for every name, with its price: first where good places are few; each again until none moves."""

    def clash(one: Label, other: Label) -> float:
        a, b = one.box, other.box
        across, down = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        return 400.0 if across > 0 and down > 0 else 0.0

    order = sorted(range(len(options)), key=lambda place: (sum(price < 10 for price, _ in options[place]), place))
    chosen: dict[int, int] = {}
    final: dict[int, float] = {}
    for _ in range(6):
        before = dict(chosen)
        for place in order:
            others = [options[other][at][1] for other, at in chosen.items() if other != place]
            prices: list[float] = []
            best = float("inf")
            for price, label in options[place]:
                if price < best:
                    price += sum([clash(label, other) for other in others])
                    best = min(best, price)
                prices.append(price)
            chosen[place] = min(range(len(prices)), key=prices.__getitem__)
            final[place] = best
        if chosen == before:
            break
    return [(chosen[place], final[place]) for place in range(len(options))]


@lru_cache(maxsize=32)
def _grid(board: Board) -> Callable[[Box], float]:
    """What tells how much of tracks and cities lies under a box: in cars' widths squared, looked up in sums of cells.

    The box must be inside the picture.
    """
    plan = layout(board)
    scale = plan.scale
    size = scale.width / 4
    wide, high = int(board.size[0] / size) + 2, int(board.size[1] / size) + 2
    cells = [[0.0] * wide for _ in range(high)]

    def put(x: float, y: float, weight: float) -> None:
        across, down = int(x // size), int(y // size)
        if 0 <= across < wide and 0 <= down < high:
            cells[down][across] = max(cells[down][across], weight)

    for track in plan.tracks.values():
        for space in track.spaces:
            for x, y in _within(space, size * 0.5):
                put(x, y, 1.0)
        for a, b in zip(track.line, track.line[1:], strict=False):
            steps = int(hypot(b[0] - a[0], b[1] - a[1]) / size) + 1
            for step in range(steps):
                put(a[0] + (b[0] - a[0]) * step / steps, a[1] + (b[1] - a[1]) * step / steps, _FAINT)
    sums = [[0.0] * (wide + 1)]
    for row in cells:
        sums.append([0.0, *(above + so_far for above, so_far in zip(sums[-1][1:], accumulate(row), strict=True))])

    def covered(box: Box) -> float:
        left, top, right, bottom = (int(edge / size) for edge in box)
        right, bottom = right + 1, bottom + 1
        return (sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]) / 16

    return covered


def _within(quad: Quad, step: float) -> Iterator[Point]:
    """Points all over a quadrilateral, no further apart than a step."""
    a, b, c, d = quad
    along = int(max(hypot(b[0] - a[0], b[1] - a[1]), hypot(c[0] - d[0], c[1] - d[1])) / step) + 1
    across = int(hypot(d[0] - a[0], d[1] - a[1]) / step) + 1
    for first in range(along + 1):
        u = first / along
        for second in range(across + 1):
            v = second / across
            yield (
                (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v,
                (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v,
            )
