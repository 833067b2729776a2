"""Paints shapes on canvases: the one place that opens ipycanvas's hold, and restores it. Knows no game.

Coordinates travel as whole eighths of a pixel, two bytes each, and the canvas's own transformation makes pixels of
them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from ipycanvas import Canvas, hold_canvas

from ttr_nb.show.palette import PALETTES
from ttr_nb.show.scene import AnyShape, Box, Disc, Path, Text
from ttr_nb.show.svg import FONT
from ttr_nb.ui.batches import Batch, batched

Palette: TypeAlias = Mapping[str, str]
Command: TypeAlias = Callable[[Canvas], None]

_FINE = 8
"""Parts of a pixel that coordinates count in."""
_LIMIT = 32767
_HALO = 0.25
"""How wide a halo is, for letters of size 1; as in SVG."""
_ALIGN = {"start": "left", "middle": "center", "end": "right"}


class Part(NamedTuple):
    """Shapes to be painted on a canvas: after clearing it, over what is there, or in a box that is cleared first."""

    canvas: Canvas
    shapes: Sequence[AnyShape]
    is_over: bool = False
    within: Box | None = None


def paint(parts: Sequence[Part], theme: str, scale: float) -> None:
    """Paint on the canvases of a picture, at least one, all in one message; `scale` is pixels for a unit of the scene.

    Everything is worked out before the hold is opened, so that a faulty scene changes no picture.
    """
    made = [(part, [_command(batch, PALETTES[theme], scale) for batch in batched(part.shapes)]) for part in parts]
    manager = parts[0].canvas._canvas_manager
    # A reloaded page does not know which canvas was painted last: always say it.
    manager._current_canvas = None
    try:
        with hold_canvas():
            for (canvas, _, is_over, within), commands in made:
                if within is None and not is_over:
                    canvas.reset_transform()  # clearing goes by it
                    canvas.clear()
                if commands or within:
                    _begin(canvas)
                if within is not None:
                    _clip(canvas, within, scale)
                for command in commands:
                    command(canvas)
                if within is not None:
                    canvas.restore()
    except BaseException:
        manager._commands_cache, manager._buffers_cache, manager._caching = [], [], False
        raise


def _begin(canvas: Canvas) -> None:
    canvas.set_transform(1 / _FINE, 0, 0, 1 / _FINE, 0, 0)
    canvas.line_cap = canvas.line_join = "round"
    canvas.text_baseline = "middle"


def _clip(canvas: Canvas, box: Box, scale: float) -> None:
    """Wipe a box, and paint nowhere else until the canvas is restored."""
    left, top, right, bottom = (round(edge * scale * _FINE) for edge in box)
    canvas.save()
    canvas.begin_path()
    canvas.rect(left, top, right - left, bottom - top)
    canvas.clip()
    canvas.clear_rect(left, top, right - left, bottom - top)


def _command(batch: Batch, palette: Palette, scale: float) -> Command:
    name, width, _ = batch.kind
    line_width = round(max(width * scale, 0.5) * _FINE, 1)
    if name == "text":
        return _texts(batch, palette, scale)
    if name.endswith("disc"):
        return _discs(batch, palette, scale, line_width)
    colours = _colours(batch, palette)
    if name == "line":
        lines = _outlines(batch, scale)

        def draw(canvas: Canvas) -> None:
            canvas.line_width = line_width
            if _are_one(colours):
                canvas.stroke_style = _css(colours)
                canvas.stroke_line_segments(*lines)
            else:
                canvas.stroke_styled_line_segments(lines[0], colours, 1, lines[1])
    elif name == "fill-polygon":
        filled = _outlines(batch, scale)

        def draw(canvas: Canvas) -> None:
            canvas.fill_styled_polygons(filled[0], colours, 1, filled[1])
    else:
        stroked = _outlines(batch, scale)

        def draw(canvas: Canvas) -> None:
            canvas.line_width = line_width
            if _are_one(colours):
                canvas.stroke_style = _css(colours)
                canvas.stroke_polygons(*stroked)
            else:
                canvas.stroke_styled_polygons(stroked[0], colours, 1, stroked[1])

    return draw


def _discs(batch: Batch, palette: Palette, scale: float, line_width: float) -> Command:
    discs = [shape for shape in batch.shapes if isinstance(shape, Disc)]
    x, y, radius = (_fine([getattr(disc, name) for disc in discs], scale) for name in ("x", "y", "radius"))
    colours = _colours(batch, palette)

    def draw(canvas: Canvas) -> None:
        if batch.kind.name == "fill-disc":
            canvas.fill_styled_circles(x, y, radius, colours.ravel())
        else:
            canvas.line_width = line_width
            if _are_one(colours):
                canvas.stroke_style = _css(colours)
                canvas.stroke_circles(x, y, radius)
            else:
                canvas.stroke_styled_circles(x, y, radius, colours.ravel())

    return draw


def _texts(batch: Batch, palette: Palette, scale: float) -> Command:
    texts = [shape for shape in batch.shapes if isinstance(shape, Text)]
    first = texts[0]
    size = first.size * scale * _FINE
    places = [(text.text, round(text.x * scale * _FINE), round(text.y * scale * _FINE)) for text in texts]

    def draw(canvas: Canvas) -> None:
        canvas.font = f"{'bold ' if first.bold else ''}{size:.0f}px {FONT}"
        canvas.text_align = _ALIGN[first.anchor]
        if first.halo:
            canvas.stroke_style = palette[first.halo]
            canvas.line_width = round(size * _HALO, 1)
            for words, x, y in places:
                canvas.stroke_text(words, x, y)
        canvas.fill_style = palette[first.fill]
        for words, x, y in places:
            canvas.fill_text(words, x, y)

    return draw


def _outlines(batch: Batch, scale: float) -> tuple[np.ndarray, np.ndarray | None]:
    """The points of polygons or lines, and how many each has unless all have the same number."""
    outlines = [shape.points for shape in batch.shapes if isinstance(shape, Path)]
    counts = [len(points) for points in outlines]
    flat = _fine([point for points in outlines for point in points], scale)
    if len(set(counts)) == 1 and counts[0] > 2 - (batch.kind.name == "line"):
        return flat.reshape(len(outlines), counts[0], 2), None
    return flat, np.array(counts, dtype=np.uint8 if max(counts) < 256 else np.uint16)


def _fine(numbers: Sequence[object], scale: float) -> np.ndarray:
    """Numbers of the scene in parts of a pixel: two bytes each, unless the picture is huge."""
    fine = np.rint(np.array(numbers, dtype=np.float64) * (scale * _FINE))
    return fine.astype(np.int16 if np.abs(fine).max(initial=0) <= _LIMIT else np.float32)


def _colours(batch: Batch, palette: Palette) -> np.ndarray:
    """The colour of each shape of a batch: of its inside or of its line."""
    side = "fill" if batch.kind.name.startswith("fill") else "stroke"
    roles = [getattr(shape, side) for shape in batch.shapes]
    return np.array([_rgb(palette[role]) for role in roles], dtype=np.uint8)


def _are_one(colours: np.ndarray) -> bool:
    """Whether so many shapes have the same colour that it is better said once."""
    return len(colours) > 8 and bool((colours == colours[0]).all())


def _css(colours: np.ndarray) -> str:
    return "#" + bytes(colours[0].tolist()).hex()


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
