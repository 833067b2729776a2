"""The static twin of a picture: HTML with an image and its words, which shows with no kernel and no trust.

Knows pictures and texts only. The image is inside the page, its alternative text tells the position; what only
a pointer would find, titles and places that are not painted, is left out of it.
"""

from __future__ import annotations

from base64 import b64encode
from dataclasses import replace
from html import escape

from ttr_nb.show.scene import AnyShape, Line, Scene, Text
from ttr_nb.show.svg import svg


def image(scene: Scene, alt: str, width: float | None = None, theme: str = "auto") -> str:
    """An `<img>` with the scene inside and its words as alternative text.

    >>> image(Scene((4, 4), ()), 'a "b" <c>').count("&lt;c&gt;")
    1
    """
    shown = scene.size[0] if width is None else width
    seen = Scene(scene.size, tuple([_seen(shape) for shape in scene.shapes if _paints(shape)]), scene.title)
    data = b64encode(svg(seen, theme, shown).encode()).decode()
    return (
        f'<img alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}" width="{shown:.0f}" style="max-width:100%">'
    )


def _paints(shape: AnyShape) -> bool:
    """Whether there is anything to see: in an image nobody points at things."""
    return isinstance(shape, Text | Line) or bool(shape.fill or shape.stroke)


def _seen(shape: AnyShape) -> AnyShape:
    """A shape without the title that only pointing at it would show."""
    return replace(shape, title="") if shape.title else shape


def bundle(scene: Scene, text: str, width: float | None = None, below: str = "") -> dict[str, str]:
    """What a notebook keeps of a picture: the image with its words, HTML to stand below it, and the words as text."""
    return {"text/plain": text, "text/html": f"<div>{image(scene, text, width)}{below}</div>"}
