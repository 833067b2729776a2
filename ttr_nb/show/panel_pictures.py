"""The parts every picture is made of: boxes, words that fit, and scenes moved and put together. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import ceil

from ttr_nb.show.scene import AnyShape, Disc, Line, Point, Polygon, Scene, Text

WIDTH = 1000.0
"""How wide a whole picture is, in its own units."""
GAP = 10.0
"""Between the things in a picture."""
LETTER, BOLD_LETTER = 0.6, 0.68
"""How wide a letter is, for letters of size 1; on the safe side."""
SMALLEST = 11.0
"""Letters smaller than this are not read on a wall: rather leave some out."""


def box(
    x: float,
    y: float,
    wide: float,
    high: float,
    fill: str = "",
    stroke: str = "",
    width: float = 1.0,
    cut: float = 0.0,
    *,
    id: str = "",
    title: str = "",
    layer: str = "",
) -> Polygon:
    """A rectangle; `cut` takes off its corners.

    >>> box(0, 0, 10, 5).points
    ((0, 0), (10, 0), (10, 5), (0, 5))
    """
    right, low = x + wide, y + high
    points: tuple[Point, ...] = ((x, y), (right, y), (right, low), (x, low))
    if cut:
        points = (
            *((x + cut, y), (right - cut, y), (right - cut / 3, y + cut / 3), (right, y + cut)),
            *((right, low - cut), (right - cut / 3, low - cut / 3), (right - cut, low)),
            *((x + cut, low), (x + cut / 3, low - cut / 3), (x, low - cut)),
            *((x, y + cut), (x + cut / 3, y + cut / 3)),
        )
    return Polygon(points=points, fill=fill, stroke=stroke, width=width, id=id, title=title, layer=layer)


def breadth(text: str, size: float, bold: bool = False) -> float:
    """How wide words become, on the safe side."""
    return len(text) * size * (BOLD_LETTER if bold else LETTER)


def fitted(
    text: str,
    x: float,
    y: float,
    room: float,
    size: float,
    fill: str = "ink",
    anchor: str = "start",
    bold: bool = False,
    layer: str = "",
    smallest: float = SMALLEST,
) -> Text:
    """Words that stay within `room`: in smaller letters if need be, and without their end if even that is too long.

    >>> fitted("Ana", 0, 0, 100, 20).size, fitted("Antonina", 0, 0, 72, 20).size
    (20, 15.0)
    >>> fitted("Ana" * 50, 0, 0, 100, 20).text
    'AnaAnaAnaAnaAn…'
    """
    if breadth(text, size, bold) > room:
        size = min(size, max(smallest, size * room / breadth(text, size, bold)))
        letters = int(room / breadth("x", size, bold) + 1e-6)
        if letters < len(text):
            text = text[: max(0, letters - 1)].rstrip() + "…"
    return Text(x=x, y=y, text=text, size=size, fill=fill, anchor=anchor, bold=bold, layer=layer)


def lines_of(text: str, room: float, size: float, bold: bool = False) -> list[str]:
    """Words in as many lines as they need; a word longer than a line stands alone.

    >>> lines_of("Still to come: 2 turns", 90, 10)
    ['Still to come:', '2 turns']
    """
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and breadth(longer, size, bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def paragraph(
    text: str,
    x: float,
    y: float,
    room: float,
    size: float,
    fill: str = "ink",
    anchor: str = "start",
    bold: bool = False,
) -> tuple[tuple[Text, ...], float]:
    """Words in lines, below `y`, and how high they are."""
    lines = lines_of(text, room, size, bold)
    step = size * 1.3
    shapes = [
        fitted(line, x, y + step * (place + 0.5), room, size, fill, anchor, bold) for place, line in enumerate(lines)
    ]
    return tuple(shapes), step * len(lines)


def moved(shapes: Iterable[AnyShape], dx: float, dy: float, scale: float = 1.0) -> tuple[AnyShape, ...]:
    """The same shapes elsewhere: made larger by `scale` first, then shifted.

    >>> moved([Disc(x=1, y=2, radius=3)], 10, 20, 2)[0]
    Disc(layer='', id='', title='', x=12, y=24, radius=6, fill='', stroke='', width=2.0)
    """
    return tuple([_moved(shape, dx, dy, scale) for shape in shapes])


def _moved(shape: AnyShape, dx: float, dy: float, scale: float) -> AnyShape:
    """One shape, made anew field by field: `dataclasses.replace` takes three times as long."""
    layer, id, title = shape.layer, shape.id, shape.title
    match shape:
        case Polygon(points=points, fill=fill, stroke=stroke, width=width):
            there = tuple([(x * scale + dx, y * scale + dy) for x, y in points])
            return Polygon(layer=layer, id=id, title=title, points=there, fill=fill, stroke=stroke, width=width * scale)
        case Line(points=points, stroke=stroke, width=width):
            there = tuple([(x * scale + dx, y * scale + dy) for x, y in points])
            return Line(layer=layer, id=id, title=title, points=there, stroke=stroke, width=width * scale)
        case Disc(x=x, y=y):
            return replace(
                shape, x=x * scale + dx, y=y * scale + dy, radius=shape.radius * scale, width=shape.width * scale
            )
        case Text(x=x, y=y, size=size):
            return replace(shape, x=x * scale + dx, y=y * scale + dy, size=size * scale)


def stacked(scenes: Sequence[Scene], title: str = "", desc: str = "", gap: float = GAP) -> Scene:
    """Pictures one below the other, on a page.

    >>> stacked([Scene((9, 5), ()), Scene((6, 5), ())], gap=2).size
    (13, 16)
    """
    width = max(scene.size[0] for scene in scenes) + 2 * gap
    shapes: list[AnyShape] = []
    y = gap
    for scene in scenes:
        shapes += moved(scene.shapes, gap, y)
        y += scene.size[1] + gap
    page = box(0, 0, width, y, fill="page")
    return Scene((width, y), (page, *shapes), title, desc)


def flowed(scenes: Sequence[Scene], width: float, gap: float = GAP) -> Scene:
    """Pictures side by side, in as many rows as they need within a width.

    >>> flowed([Scene((40, 5), ())] * 3, 100).size
    (90.0, 20.0)
    """
    shapes: list[AnyShape] = []
    x = y = high = wide = 0.0
    for scene in scenes:
        if x and x + scene.size[0] > width:
            x, y, high = 0.0, y + high + gap, 0.0
        shapes += moved(scene.shapes, x, y)
        wide = max(wide, x + scene.size[0])
        x, high = x + scene.size[0] + gap, max(high, scene.size[1])
    return Scene((wide, y + high), tuple(shapes))


def headed(heading: str, scene: Scene, room: float = WIDTH, size: float = 15.0, fill: str = "faint") -> Scene:
    """A picture with words above it, which may be wider than it, but not wider than `room`."""
    high = ceil(size * 1.6)
    width = max(scene.size[0], min(room, breadth(heading, size, True)))
    words = fitted(heading, 0, high / 2, width, size, fill, bold=True)
    return Scene((width, scene.size[1] + high), (words, *moved(scene.shapes, 0, high)), scene.title, scene.desc)


def framed(scene: Scene, width: float, fill: str = "panel", stroke: str = "edge", pad: float = GAP) -> Scene:
    """A picture on a panel of its own."""
    high = scene.size[1] + 2 * pad
    ground = box(0.5, 0.5, width - 1, high - 1, fill, stroke, cut=8)
    return Scene((width, high), (ground, *moved(scene.shapes, pad, pad)), scene.title, scene.desc)


def struck(x: float, y: float, wide: float, high: float, layer: str = "") -> tuple[AnyShape, ...]:
    """A line through what is taken away, with an edge so that it shows on every colour, and a cross behind it."""
    ends, end = ((x, y + high / 2), (x + wide, y - high / 2)), x + wide + 20
    cross = (((end - 5, y - 5), (end + 5, y + 5)), ((end - 5, y + 5), (end + 5, y - 5)))
    return (
        Line(points=ends, stroke="page", width=7, layer=layer),
        Line(points=ends, stroke="bad", width=4, layer=layer),
        Disc(x=end, y=y, radius=13, fill="bad", stroke="page", width=2, layer=layer),
        *[Line(points=points, stroke="page", width=4, layer=layer) for points in cross],
    )
