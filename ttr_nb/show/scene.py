"""A picture as a value: shapes with ids, titles and layers, and what lies under a point. Knows no game and no widget.

A scene is painted twice from the same shapes: as SVG (`svg.py`) for static output, and on a canvas (`ui`) for play.
Colours are roles of the palette ("sea", "card-red"), so that one scene serves every theme.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""

NEAR = 5.0
"""How far from a shape, in units of the scene, one may point and still mean it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """What all shapes have. `id` says what it stands for ("route:brest-dieppe"), "" for what is only decoration."""

    layer: str = ""
    id: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Path(Shape):
    """A shape given by points; `box` is what they lie in, worked out once as it is asked for at every click."""

    points: tuple[Point, ...]
    box: Box = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        xs, ys = zip(*self.points, strict=True)
        object.__setattr__(self, "box", (min(xs), min(ys), max(xs), max(ys)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Polygon(Path):
    """A filled outline; `fill` and `stroke` are roles, "" for none. Neither: a place to point at, not to see."""

    fill: str = ""
    stroke: str = ""
    width: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Path):
    """An open line through points."""

    stroke: str
    width: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Disc(Shape):
    """A circle."""

    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    width: float = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Shape):
    """A line of words; `y` is the middle of its letters, `anchor` is "start", "middle" or "end", `halo` a role."""

    x: float
    y: float
    text: str
    size: float
    fill: str = "ink"
    anchor: str = "middle"
    bold: bool = False
    halo: str = ""


AnyShape: TypeAlias = Polygon | Line | Disc | Text


@dataclass(frozen=True)
class Scene:
    """Shapes in the order of painting, in units of `size`; `title` and `desc` tell the picture in words."""

    size: tuple[float, float]
    shapes: tuple[AnyShape, ...]
    title: str = ""
    desc: str = ""
    near: float = field(default=NEAR)

    def of(self, *layers: str) -> tuple[AnyShape, ...]:
        """The shapes of some layers."""
        return tuple(shape for shape in self.shapes if shape.layer in layers)

    def at(self, x: float, y: float) -> str:
        """The id of what one points at: the topmost shape there, or else the nearest one near by; "" for nothing.

        >>> square = Polygon(id="a", points=((0, 0), (9, 0), (9, 9), (0, 9)))
        >>> scene = Scene((20, 20), (square, Disc(id="b", x=9, y=9, radius=2)))
        >>> scene.at(4, 4), scene.at(9, 8), scene.at(4, -3), scene.at(18, 18)
        ('a', 'b', 'a', '')
        """
        best = ""
        nearest = self.near
        for shape in reversed(self.shapes):
            if not shape.id:
                continue
            if isinstance(shape, Path) and _is_far(shape.box, x, y, self.near + shape.width):
                continue
            away = distance(shape, x, y)
            if away <= 0:
                return shape.id
            if away < nearest:
                best, nearest = shape.id, away
        return best

    def titles(self) -> dict[str, str]:
        """What each thing one can point at is called."""
        return {shape.id: shape.title for shape in self.shapes if shape.id and shape.title}

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from ttr_nb.show.twin import bundle

        return bundle(self, self.desc or self.title)


def distance(shape: AnyShape, x: float, y: float) -> float:
    """How far a point is from a shape; 0 inside it."""
    match shape:
        case Disc():
            return max(0.0, hypot(x - shape.x, y - shape.y) - shape.radius)
        case Text():
            return max(abs(x - shape.x), abs(y - shape.y))
        case Line():
            return max(0.0, _from_path(shape.points, x, y) - shape.width / 2)
    if _inside(shape.points, x, y):
        return 0.0
    return _from_path((*shape.points, shape.points[0]), x, y)


def _is_far(box: Box, x: float, y: float, most: float) -> bool:
    """Whether a point is more than so far from a box."""
    left, top, right, bottom = box
    return x < left - most or x > right + most or y < top - most or y > bottom + most


def _inside(points: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point is in a polygon: a ray from it crosses the outline an odd number of times."""
    inside = False
    ax, ay = points[-1]
    for bx, by in points:
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
        ax, ay = bx, by
    return inside


def _from_path(points: Iterable[Point], x: float, y: float) -> float:
    """The distance from a point to the nearest part of a path."""
    best = float("inf")
    last: Point | None = None
    for point in points:
        best = min(best, _from_segment(last or point, point, x, y))
        last = point
    return best


def _from_segment(a: Point, b: Point, x: float, y: float) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = 0.0 if not length else max(0.0, min(1.0, ((x - a[0]) * dx + (y - a[1]) * dy) / length))
    return hypot(x - a[0] - along * dx, y - a[1] - along * dy)
