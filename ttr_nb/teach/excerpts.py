"""The piece of a board's picture around the cities that matter, in which no name is cut. Knows no position."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from ttr_nb.show.label_geometry import Label
from ttr_nb.show.labels import text_width
from ttr_nb.show.panel_pictures import moved
from ttr_nb.show.scene import AnyShape, Box, Disc, Line, Point, Scene, Text

MARGIN = 110.0
"""How much of the board is shown around what matters, in its own units."""
REACH = 70.0
"""How much more may be shown for a name that would be cut."""
SMALLEST = (420.0, 260.0)
MOST = 0.6
"""Of the board: where more than this matters, all of it is shown."""


def excerpt(scene: Scene, wanted: Collection[str], places: Mapping[str, Point], names: Iterable[Label] = ()) -> Scene:
    """The part of a scene around some cities, or all of it where they are far apart, or where none is wanted.

    No name is cut: those of the wanted cities are in it, others that do not fit are left out.

    >>> places = {"west": (100, 500), "middle": (500, 500), "east": (900, 500)}
    >>> dots = [Disc(x=x, y=y, radius=2, fill="city") for x, y in places.values()]
    >>> piece = excerpt(Scene((1000, 1000), tuple(dots)), ["west"], places)
    >>> piece.size, len(piece.shapes)
    ((420.0, 260.0), 1)
    """
    if not wanted:
        return scene
    known = tuple(names)
    boxes = [_box(*places[id], MARGIN, MARGIN) for id in wanted]
    boxes += [name.box for name in known if not set(wanted).isdisjoint(name.cities)]
    close = _around(boxes, scene.size)
    far = close[0] - REACH, close[1] - REACH, close[2] + REACH, close[3] + REACH
    near = [name.box for name in known if _is_inside(name.box, far) and _stands(name, places, close)]
    left, top, right, bottom = frame = _around([close, *near], scene.size)
    if (right - left) * (bottom - top) > MOST * scene.size[0] * scene.size[1]:
        return scene
    cut = [name for name in known if not (_is_inside(name.box, frame) and _stands(name, places, frame))]
    words = {line for name in cut for line in name.places()}
    leads = {name.lead for name in cut}
    seen = [shape for shape in scene.shapes if _reaches(shape, *frame) and not _is_cut(shape, frame, words, leads)]
    return Scene((right - left, bottom - top), moved(seen, -left, -top), scene.title, scene.desc)


def _around(boxes: Iterable[Box], room: tuple[float, float]) -> Box:
    """What holds all boxes: at least so large, and inside the picture."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    left, right = _stretch(min(lefts), max(rights), SMALLEST[0], room[0])
    top, bottom = _stretch(min(tops), max(bottoms), SMALLEST[1], room[1])
    return left, top, right, bottom


def _stretch(start: float, end: float, least: float, room: float) -> tuple[float, float]:
    """From where to where: at least so much, and inside the picture."""
    length = min(max(end - start, least), room)
    start = min(max((start + end - length) / 2, 0.0), room - length)
    return start, start + length


def _box(x: float, y: float, wide: float, high: float) -> Box:
    """What lies so far around a point."""
    return x - wide, y - high, x + wide, y + high


def _stands(name: Label, places: Mapping[str, Point], frame: Box) -> bool:
    """Whether a city with this name is in a frame."""
    return any(_is_inside(_box(*places[id], 0, 0), frame) for id in name.cities)


def _is_inside(box: Box, frame: Box) -> bool:
    return box[0] >= frame[0] and box[1] >= frame[1] and box[2] <= frame[2] and box[3] <= frame[3]


def _is_cut(shape: AnyShape, frame: Box, words: Collection[Any], leads: Collection[Any]) -> bool:
    """Whether a shape belongs to a name that is left out, or is a number on a city that is cut."""
    match shape:
        case Text(x=x, y=y, text=text, size=size, halo=halo):
            if halo:
                return (text, x, y) in words
            return not _is_inside(_box(x, y, text_width(text, size) / 2, size / 2), frame)
        case Line(points=points):
            return points in leads
    return False


def _reaches(shape: AnyShape, left: float, top: float, right: float, bottom: float) -> bool:
    """Whether any of a shape may be inside a frame."""
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    match shape:
        case Disc(x=x, y=y, radius=radius):
            xs, ys = (x - radius, x + radius), (y - radius, y + radius)
        case Text(x=x, y=y, text=text, size=size):
            xs, ys = (x - len(text) * size, x + len(text) * size), (y - size, y + size)
        case _:
            xs, ys = tuple(x for x, _ in shape.points), tuple(y for _, y in shape.points)
    return max(xs) >= left and min(xs) <= right and max(ys) >= top and min(ys) <= bottom
