"""What it costs to write a city's name somewhere on the picture of a board, and two names beside each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from math import hypot, inf
from typing import TypeAlias

from ttr_nb.content.board import Board
from ttr_nb.show.label_geometry import BESIDE, CLEARLY, SHORT, Box, Label, between, meets, off, passes
from ttr_nb.show.layout import Quad, Scale, layout
from ttr_nb.show.scene import Point

Under: TypeAlias = Callable[[Box], tuple[float, float]]
"""How many cells of tracks lie under a box, and what it costs to lie on what is beside them."""

GOOD = 9.0
"""A place that costs less is clear of everything, and not far off."""
BAD = 30.0
"""A place that costs more is not clear."""
_FAR = 5.48
"""A name stands no further above, below or beside the middle of its city than this, in sizes of its letters."""
_FAINT = 0.08
"""What it costs that a name lies on a cell of a thin line."""
_FRAMED = 0.2
"""What it costs that it lies on a cell where there may be a frame, or the teeth of a tunnel."""


def price_of(
    board: Board,
    box: Box,
    own: Sequence[Point],
    foreign: Sequence[Point],
    scale: Scale,
    size: float,
    under: Under,
) -> float:
    """What a place costs: much for what is under it, for the edge, and where another city is nearer than its own.

    Less for being far off, for what its line would cross, and where another city is nearly as near.
    """
    edge = scale.letters * 0.3
    left, top, right, bottom = box
    if left < edge or top < edge or right > board.size[0] - edge or bottom > board.size[1] - edge:
        return 1000.0
    cells, touched = under(box)
    city = min(own, key=lambda dot: off(box, dot))
    away = off(box, city) - scale.city
    price = cells * 3.75 + touched + max(0.0, away) / size * 3
    if max(left - city[0], city[0] - right, top - city[1], city[1] - bottom) > size * _FAR:
        price += 90
    if cells:
        price += 60
        if cells > 4:
            return price + 250
    gaps = [off(box, dot) - scale.city for dot in foreign]
    price += 90 * sum(gap < size * 0.1 for gap in (*gaps, *[off(box, dot) - scale.city for dot in own]))
    price += _doubt(away, min(gaps, default=inf), size)
    middle = (left + right) / 2, (top + bottom) / 2
    centred = min(hypot(dot[0] - middle[0], dot[1] - middle[1]) for dot in own)
    if any(hypot(dot[0] - middle[0], dot[1] - middle[1]) < centred for dot in foreign):
        price += 3
    if away > size * BESIDE:
        line = between(city, box, scale.city)
        price += 9 * _crossed(line, scale.width / 4, under)
        price += sum(90 for dot in foreign if passes(line, dot) < scale.city * 1.25)
    return price


def _doubt(away: float, gap: float, size: float) -> float:
    """What it costs that another city is a gap off a name, where its own is so far away."""
    nearer = (away - gap) / size
    if nearer > -CLEARLY:
        return 30 + nearer * (6 if nearer > 0 else 50) + (20 if away < size * SHORT else 0)
    return 6.0 if gap < max(away + size * 0.7, size) else 0.0


def _crossed(line: tuple[Point, Point], step: float, under: Under) -> float:
    """How much of tracks a line crosses: 1 for a track straight across."""
    (x, y), (u, v) = line
    count = int(hypot(u - x, v - y) / step)
    spots = [(x + (u - x) * part / count, y + (v - y) * part / count) for part in range(1, count)]
    return sum(under((*spot, *spot))[0] > 0 for spot in spots) / 4


def clash(one: Label, other: Label) -> float:
    """What it costs that two names overlap, or stand so close that they read as one; and a line through a name."""
    a, b = one.box, other.box
    across, down = max(a[0], b[0]) - min(a[2], b[2]), max(a[1], b[1]) - min(a[3], b[3])
    size = one.size
    price = 0.0
    if across < size and down < size * 0.55:
        if across < 0 and down < 0:
            return 400.0
        price = 8 * (1 - max(0.0, across / size)) * (1 - max(0.0, down / size / 0.55))
    for line, box in ((one.lead, b), (other.lead, a)):
        if line and meets(line, box):
            price += 100.0
    return price


@lru_cache(maxsize=32)
def beneath(board: Board) -> Under:
    """What tells what lies under a box, looked up in sums of cells. The box must be inside the picture."""
    plan = layout(board)
    scale = plan.scale
    size = scale.width / 4
    wide, high = int(board.size[0] / size) + 2, int(board.size[1] / size) + 2
    solid = [[0.0] * wide for _ in range(high)]
    beside = [[0.0] * wide for _ in range(high)]

    def put(cells: list[list[float]], spots: Iterable[Point], weight: float) -> None:
        for x, y in spots:
            across, down = int(x // size), int(y // size)
            if 0 <= across < wide and 0 <= down < high:
                cells[down][across] = max(cells[down][across], weight)

    for track in plan.tracks.values():
        for space in track.spaces:
            put(solid, _within(space, size * 0.5), 1.0)
        for a, b in pairwise(track.line):
            put(beside, _within((a, b, b, a), size), _FAINT)
        half = len(track.frame) // 2
        for (a, b), (d, c) in zip(pairwise(track.frame[:half]), pairwise(track.frame[: half - 1 : -1]), strict=True):
            put(beside, _within((a, b, c, d), size * 0.5), _FRAMED)
    tables = _sums(solid), _sums(beside)

    def under(box: Box) -> tuple[float, float]:
        left, top, right, bottom = (int(edge / size) for edge in box)
        right, bottom = right + 1, bottom + 1
        cells, touched = [
            sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left] for sums in tables
        ]
        return cells, touched

    return under


def _sums(cells: Sequence[Sequence[float]]) -> list[list[float]]:
    """For each corner of the cells, the sum of all above it and left of it."""
    sums = [[0.0] * (len(cells[0]) + 1)]
    for row in cells:
        sums.append([0.0, *(above + so_far for above, so_far in zip(sums[-1][1:], accumulate(row), strict=True))])
    return sums


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
