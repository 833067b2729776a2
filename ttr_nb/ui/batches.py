"""Shapes sorted into few strokes of the brush, without a visible change of their order. Knows no widget and no game.

A canvas is told in batches: all that is filled, all lines of one width. A shape may join an earlier batch of its kind
if nothing painted since touches it. What may touch is found by coarse cells, and decided by looking for a line between
the two shapes; where none is found, the order stays.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import product
from math import inf
from typing import NamedTuple

from ttr_nb.show.scene import AnyShape, Box, Disc, Line, Path, Point, Polygon, Text

_CELL = 16.0
_WIDE = 400
"""A shape over more cells than this is taken to lie everywhere."""
_FEW = 12
"""So many shapes are looked at one by one, whatever is left beside them."""
_SIMPLE = 8
"""Along the edges of a shape with more corners no line is looked for: a coast has too many, and few that serve."""
_LETTER = 0.75
"""How wide a letter is at most, on average, for a size of 1."""

Cell = tuple[int, int]


class Kind(NamedTuple):
    """What one command can paint: what is done, and everything that has to be the same for all of a batch."""

    name: str
    width: float = 0.0
    style: tuple[object, ...] = ()


class Reach(NamedTuple):
    """Where something is painted: within `margin` of the hull of some points, and so within a box."""

    points: tuple[Point, ...]
    margin: float
    box: Box


@dataclass(slots=True)
class Ground:
    """Where much has been painted, and whether something else may lie on it. What lies where is noted when asked."""

    count: int = 0
    new: list[Reach] = field(default_factory=list)
    covered: defaultdict[Cell, list[Reach]] = field(default_factory=lambda: defaultdict(list))
    box: Box = (inf, inf, -inf, -inf)
    everywhere: bool = False

    def add(self, reach: Reach) -> None:
        """Paint something."""
        self.count += 1
        self.new.append(reach)
        self.box = _around(self.box, reach.box)

    def touches(self, reach: Reach) -> bool:
        """Whether something else may lie on what is painted."""
        if not _meets(self.box, reach.box):
            return False
        for other in self.new:
            cells = _cells(other.box)
            self.everywhere |= cells is None
            for cell in cells or ():
                self.covered[cell].append(other)
        self.new.clear()
        cells = _cells(reach.box)
        if self.everywhere or cells is None:
            return True
        near = {id(other): other for cell in cells for other in self.covered.get(cell, ())}
        return any(not _apart(reach, other) for other in near.values())


@dataclass(slots=True)
class Batch:
    """Shapes that are painted by one command, and where they lie."""

    kind: Kind
    shapes: list[AnyShape] = field(default_factory=list)
    ground: Ground = field(default_factory=Ground)


def batched(shapes: Iterable[AnyShape]) -> list[Batch]:
    """The shapes in batches, in an order that looks like theirs.

    >>> a, b = Disc(x=10, y=10, radius=4, fill="a", stroke="b"), Disc(x=20, y=10, radius=4, fill="b", stroke="b")
    >>> [batch.kind.name for batch in batched([a, b])], [batch.kind.name for batch in batched([a, a])]
    (['fill-disc', 'stroke-disc'], ['fill-disc', 'stroke-disc', 'fill-disc', 'stroke-disc'])
    """
    batches: list[Batch] = []
    for shape in shapes:
        for kind in _kinds(shape):
            reach = _reach(shape, kind.width if kind.name != "text" else 0)
            batch = _place(batches, kind, reach)
            batch.shapes.append(shape)
            batch.ground.add(reach)
    return batches


def added(old: Sequence[AnyShape], new: Sequence[AnyShape]) -> list[AnyShape] | None:
    """What has to be painted over the old shapes to see the new ones; None if something is gone, or lies underneath.

    >>> a, b = Disc(x=10, y=10, radius=4, fill="a"), Disc(x=20, y=10, radius=4, fill="b")
    >>> added([a], [b, a]) == [b], added([a, b], [a]), added([a], [Disc(x=12, y=10, radius=4, fill="b"), a])
    (True, None, None)
    """
    rest = iter(new)
    extra: list[AnyShape] = []
    over: list[tuple[AnyShape, int]] = []  # old shapes, and how many extra ones should lie under them
    for shape in old:
        for other in rest:
            if other is shape or other == shape:
                break
            extra.append(other)
        else:
            return None
        if extra:
            over.append((shape, len(extra)))
    ground = Ground()
    for shape, under in over:
        for other in extra[ground.count : under]:
            ground.add(_reach(other, _width(other)))
        # Most lie elsewhere, which is seen at a glance, and there are many at every click.
        if isinstance(shape, Path) and not _meets(ground.box, _wider(shape.box, shape.width)):
            continue
        if ground.touches(_reach(shape, _width(shape))):
            return None
    return [*extra, *rest]


class Patch(NamedTuple):
    """A part of a picture that has changed: where, and all that is to be seen there now."""

    box: Box
    shapes: list[AnyShape]


def patched(old: Sequence[AnyShape], new: Sequence[AnyShape], most: float) -> Patch | None:
    """Where two pictures differ, and what lies there in the new one; None where that is an area of more than `most`,
    or where little is left of what was.

    >>> a, b = Disc(x=10, y=10, radius=4, fill="a"), Disc(x=50, y=10, radius=4, fill="b")
    >>> patched([a, b], [a], 1000)
    Patch(box=(44.5, 4.5, 55.5, 15.5), shapes=[])
    """
    before, after = {id(shape) for shape in old}, {id(shape) for shape in new}
    gone = {shape for shape in old if id(shape) not in after}
    changed = gone ^ {shape for shape in new if id(shape) not in before}
    if not changed or len(changed) > len(new) / 2 + _FEW:
        return None
    left, top, right, bottom = reduce(_around, (_reach(shape, _width(shape)).box for shape in changed))
    box = (left - 1.0, top - 1.0, right + 1.0, bottom + 1.0)
    if (box[2] - box[0]) * (box[3] - box[1]) > most:
        return None
    return Patch(box, [shape for shape in new if _meets(_reach(shape, _width(shape)).box, box)])


def _meets(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _around(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _wider(box: Box, margin: float) -> Box:
    return box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin


def _cells(box: Box) -> tuple[Cell, ...] | None:
    """The cells that a box lies in; None where there are so many that it is taken to lie everywhere."""
    left, top, right, bottom = box
    across = range(int(left // _CELL), int(right // _CELL) + 1)
    down = range(int(top // _CELL), int(bottom // _CELL) + 1)
    return None if len(across) * len(down) > _WIDE else tuple(product(across, down))


def _place(batches: list[Batch], kind: Kind, reach: Reach) -> Batch:
    for batch in reversed(batches):
        if batch.kind == kind:
            return batch
        if batch.ground.touches(reach):
            break
    batches.append(Batch(kind))
    return batches[-1]


def _kinds(shape: AnyShape) -> Iterator[Kind]:
    match shape:
        case Text():
            yield Kind("text", shape.size, (shape.bold, shape.anchor, shape.fill, shape.halo))
        case Line():
            yield Kind("line", _seen(shape.width))
        case Polygon() | Disc():
            what = "disc" if isinstance(shape, Disc) else "polygon"
            if shape.fill:
                yield Kind(f"fill-{what}")
            if shape.stroke and shape.width:
                yield Kind(f"stroke-{what}", _seen(shape.width))


def _width(shape: AnyShape) -> float:
    return 0.0 if isinstance(shape, Text) else shape.width


def _seen(width: float) -> float:
    """A width with as many digits as can be seen, so that nearly equal lines are painted together."""
    return round(width, 1)


def _reach(shape: AnyShape, width: float) -> Reach:
    """Where a shape is painted whose lines are so wide."""
    points, box, margin = _hull(shape)
    margin += width / 2
    return Reach(points, margin, _wider(box, margin))


def _hull(shape: AnyShape) -> tuple[tuple[Point, ...], Box, float]:
    """Points that a shape lies between, their box, and how far it goes beyond them."""
    match shape:
        case Disc():
            return ((shape.x, shape.y),), (shape.x, shape.y, shape.x, shape.y), shape.radius
        case Text():
            wide = shape.size * (_LETTER * len(shape.text) + 0.25)
            left = shape.x - {"start": shape.size / 4, "middle": wide / 2, "end": wide}[shape.anchor]
            right, top, bottom = left + wide, shape.y - shape.size * 0.75, shape.y + shape.size * 0.75
            return ((left, top), (right, top), (right, bottom), (left, bottom)), (left, top, right, bottom), 0.0
    return shape.points, shape.box, 0.0


def _apart(one: Reach, other: Reach) -> bool:
    """Whether a straight line is found that keeps the two apart: upright, level, or along an edge of either."""
    if not _meets(one.box, other.box):
        return True
    margin = one.margin + other.margin
    for dx, dy in _directions(one, other):
        apart = margin * (dx * dx + dy * dy) ** 0.5
        here = [x * dx + y * dy for x, y in one.points]
        there = [x * dx + y * dy for x, y in other.points]
        if (dx or dy) and (min(here) - max(there) >= apart or min(there) - max(here) >= apart):
            return True
    return False


def _directions(one: Reach, other: Reach) -> Iterator[Point]:
    (ax, ay), (bx, by) = _middle(one.points), _middle(other.points)
    yield bx - ax, by - ay
    for points in (one.points, other.points):
        if len(points) > _SIMPLE:
            continue
        for (px, py), (qx, qy) in zip(points, (*points[1:], points[0]), strict=True):
            yield qy - py, px - qx


def _middle(points: tuple[Point, ...]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
