"""A shape for every colour, so that nobody needs to see colours: symbols of cards and routes, patterns of owners.

Geometry of few points only, painted alike as SVG and on a canvas. Knows no card, no board and no theme.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ttr_nb.show.scene import AnyShape, Disc, Line, Point, Polygon

_OUTLINES: Mapping[str, tuple[Point, ...]] = {
    "purple": ((0, -1), (0.8, 0), (0, 1), (-0.8, 0)),
    "orange": ((0, -0.9), (1, 0.8), (-1, 0.8)),
    "yellow": ((0, -1.05), (0.62, 0.85), (-1, -0.32), (1, -0.32), (-0.62, 0.85)),
    "black": ((-0.78, -0.78), (0.78, -0.78), (0.78, 0.78), (-0.78, 0.78)),
    "red": ((-0.8, -0.9), (0.8, -0.9), (-0.8, 0.9), (0.8, 0.9)),
    "locomotive": (
        *((-1, -0.85), (-0.2, -0.85), (-0.2, -0.2), (0.4, -0.2), (0.4, -0.75), (0.75, -0.75)),
        *((0.75, -0.2), (1, 0.1), (1, 0.5), (-1, 0.5)),
    ),
}
"""Filled shapes, from -1 to 1. A star and an hourglass cross themselves, which saves points."""

_STROKES: Mapping[str, tuple[tuple[Point, Point], ...]] = {
    "white": (((-0.75, -0.48), (0.75, -0.48)), ((-0.75, 0.48), (0.75, 0.48))),
    "green": (((-0.8, 0), (0.8, 0)), ((0, -0.8), (0, 0.8))),
}
"""Shapes of bars, from -1 to 1."""

_DISCS: Mapping[str, tuple[tuple[float, float, float], ...]] = {
    "blue": ((0, 0, 0.85),),
    "locomotive": ((-0.55, 0.62, 0.36), (0.5, 0.62, 0.36)),
}
"""Shapes of discs: middle and radius, from -1 to 1."""

_BAR = 0.44
"""How wide a bar of a symbol is, for a half size of 1."""

SYMBOLS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive")
"""The kinds that have a symbol. Gray has none: it stands for any colour."""


def symbol(
    kind: str, x: float, y: float, size: float, fill: str, layer: str = "", id: str = ""
) -> tuple[AnyShape, ...]:
    """The symbol of a colour or of the locomotive, upright in a square of `size` around a point; nothing for gray.

    >>> symbol("purple", 10, 10, 8, "on-card-purple")[0].points
    ((10.0, 6.0), (13.2, 10.0), (10.0, 14.0), (6.8, 10.0))
    >>> symbol("gray", 10, 10, 8, "on-card-gray")
    ()
    """
    if kind != "gray" and kind not in SYMBOLS:
        raise KeyError(kind)
    half = size / 2

    def placed(points: Sequence[Point]) -> tuple[Point, ...]:
        return tuple((x + half * right, y + half * down) for right, down in points)

    shapes: list[AnyShape] = []
    if outline := _OUTLINES.get(kind):
        shapes.append(Polygon(layer=layer, id=id, points=placed(outline), fill=fill))
    for ends in _STROKES.get(kind, ()):
        shapes.append(Line(layer=layer, id=id, points=placed(ends), stroke=fill, width=half * _BAR))
    for right, down, radius in _DISCS.get(kind, ()):
        shapes.append(Disc(layer=layer, id=id, x=x + half * right, y=y + half * down, radius=half * radius, fill=fill))
    return tuple(shapes)


_PATTERNS: Mapping[str, tuple[tuple[Point, ...], ...]] = {
    "blue": (((0.18, 0.5), (0.82, 0.5)),),
    "red": (((0.3, 0.2), (0.7, 0.8)), ((0.7, 0.2), (0.3, 0.8))),
    "green": (((0.35, 0.2), (0.35, 0.8)), ((0.65, 0.2), (0.65, 0.8))),
    "yellow": (((0.3, 0.5),), ((0.7, 0.5),)),
    "black": (((0.38, 0.2), (0.62, 0.5), (0.38, 0.8)),),
}
"""Lines (or dots, of one point) inside a car: from 0 to 1 along it, and across it."""

PATTERNS = tuple(_PATTERNS)
"""The owners' colours that have a pattern."""


def pattern(colour: str, corners: Sequence[Point], ink: str, layer: str = "") -> tuple[AnyShape, ...]:
    """The pattern of an owner's colour in a car, whose corners run round it: along one side, back along the other.

    >>> pattern("blue", ((0, 0), (100, 0), (100, 20), (0, 20)), "on-owner-blue")[0].points
    ((18.0, 10.0), (82.0, 10.0))
    """
    a, b, c, d = corners
    across = ((d[0] - a[0]) ** 2 + (d[1] - a[1]) ** 2) ** 0.5
    along = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    thick = max(1.0, round(min(across, along) * 0.4) / 2)

    def inside(point: Point) -> Point:
        u, v = point
        return (
            (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v,
            (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v,
        )

    shapes: list[AnyShape] = []
    for part in _PATTERNS[colour]:
        places = tuple(inside(point) for point in part)
        if len(places) == 1:
            shapes.append(Disc(layer=layer, x=places[0][0], y=places[0][1], radius=thick, fill=ink))
        else:
            shapes.append(Line(layer=layer, points=places, stroke=ink, width=thick))
    return tuple(shapes)
