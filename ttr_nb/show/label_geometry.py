"""A city's name as it stands on the picture of a board, and the line from its city. Knows no price."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import NamedTuple, TypeAlias

from ttr_nb.content.board import Board
from ttr_nb.show.layout import Scale
from ttr_nb.show.scene import Point

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""

BESIDE = 0.9
"""A name further off than this, in sizes of its letters, has a line to its city."""
SHORT = 0.4
"""A line shorter than this would not be seen."""
CLEARLY = 0.3
"""A name is clearly nearer to its own city if it is nearer by so much, in sizes of its letters."""


class Label(NamedTuple):
    """A name as it stands on the board: its lines, their middles, and the box (left, top, right, bottom) they fill."""

    cities: tuple[str, ...]
    lines: tuple[str, ...]
    size: float
    box: Box
    anchor: str
    lead: tuple[Point, ...] = ()
    """A line from the city, where the name is not right beside it, or another city might seem to be meant."""

    def places(self) -> Iterator[tuple[str, float, float]]:
        """Each line of words with where it stands."""
        left, top, right, bottom = self.box
        x = {"start": left, "middle": (left + right) / 2, "end": right}[self.anchor]
        high = (bottom - top) / len(self.lines)
        for place, words in enumerate(self.lines):
            yield words, x, top + high * (place + 0.5)


def lead_to(label: Label, board: Board, scale: Scale) -> tuple[Point, ...]:
    """A line from a city to its name, where that is not right beside it, or not clearly nearer to it than to others."""
    box, size = label.box, label.size
    own = [(board.city[id].x, board.city[id].y) for id in label.cities]
    city = min(own, key=lambda dot: off(box, dot))
    away = off(box, city) - scale.city
    if away < size * BESIDE:
        others = ((other.x, other.y) for other in board.cities if other.id not in label.cities)
        if away < size * SHORT or min(off(box, dot) for dot in others) - scale.city >= away + size * CLEARLY:
            return ()
    return between(city, box, scale.city)


def between(city: Point, box: Box, radius: float) -> tuple[Point, Point]:
    """The shortest line from the rim of a city to a box."""
    left, top, right, bottom = box
    x, y = min(max(city[0], left), right), min(max(city[1], top), bottom)
    ratio = radius / (hypot(x - city[0], y - city[1]) or 1.0)
    return (city[0] + (x - city[0]) * ratio, city[1] + (y - city[1]) * ratio), (x, y)


def off(box: Box, point: Point) -> float:
    """How far a point is from a box."""
    left, top, right, bottom = box
    return hypot(max(left - point[0], 0, point[0] - right), max(top - point[1], 0, point[1] - bottom))


def passes(line: tuple[Point, Point], dot: Point) -> float:
    """How far off a line passes a point."""
    (x, y), (u, v) = line
    long = (u - x) ** 2 + (v - y) ** 2
    part = min(1.0, max(0.0, ((dot[0] - x) * (u - x) + (dot[1] - y) * (v - y)) / long)) if long else 0.0
    return hypot(x + (u - x) * part - dot[0], y + (v - y) * part - dot[1])


def meets(line: Sequence[Point], box: Box) -> bool:
    """Whether a line runs through a box."""
    (x, y), (u, v) = line
    left, top, right, bottom = box
    if max(x, u) < left or min(x, u) > right or max(y, v) < top or min(y, v) > bottom:
        return False
    sides = [(u - x) * (down - y) - (v - y) * (across - x) for across in (left, right) for down in (top, bottom)]
    return min(sides) < 0 < max(sides)
