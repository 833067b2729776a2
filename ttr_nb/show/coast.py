"""Outlines with fewer points, for the land of a board: what is sent to a page need not be finer than one can see.

Pure geometry. Knows no board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import dist, hypot

from ttr_nb.show.scene import Point


def simplified(points: Sequence[Point], tolerance: float) -> tuple[Point, ...]:
    """A closed outline with fewer points, none of the old ones further off it than `tolerance` (Douglas and Peucker).

    >>> simplified(((0, 0), (5, 0.1), (10, 0), (10, 10), (0, 10)), 1)
    ((0, 0), (10, 0), (10, 10), (0, 10))
    """
    far = max(range(len(points)), key=lambda place: dist(points[place], points[0]))
    there = _reduced([*points[: far + 1]], tolerance)
    back = _reduced([*points[far:], points[0]], tolerance)
    return (*there, *back[1:-1])


def _reduced(points: Sequence[Point], tolerance: float) -> list[Point]:
    a, b = points[0], points[-1]
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = hypot(dx, dy)
    best, off = 0, tolerance
    for place in range(1, len(points) - 1):
        x, y = points[place][0] - a[0], points[place][1] - a[1]
        away = abs(x * dy - y * dx) / long if long else hypot(x, y)
        if away > off:
            best, off = place, away
    if not best:
        return [a, b]
    return [*_reduced(points[: best + 1], tolerance)[:-1], *_reduced(points[best:], tolerance)]


def area(points: Iterable[Point]) -> float:
    """The area of a closed outline."""
    corners = [*points]
    pairs = zip(corners, [*corners[1:], corners[0]], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2
