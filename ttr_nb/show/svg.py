"""A scene as SVG, with its title and description. Knows no game.

Colours are variables that follow the reader's light or dark preference, or are fixed by a theme. Every word is escaped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from ttr_nb.show.palette import PALETTES
from ttr_nb.show.scene import AnyShape, Disc, Line, Point, Polygon, Scene, Text

FONT = "'DejaVu Sans', Verdana, 'Segoe UI', Roboto, sans-serif"

_ROUND = ' stroke-linecap="round" stroke-linejoin="round"'


def svg(scene: Scene, theme: str = "auto", width: float | None = None) -> str:
    """The scene as an SVG document; `theme` is "light", "dark" or "auto", `width` in pixels.

    >>> from ttr_nb.show.scene import Disc
    >>> picture = svg(Scene((10, 10), (Disc(x=5, y=5, radius=2, fill="city"),), "A dot"), "light")
    >>> "<title>A dot</title>" in picture, 'r="2"' in picture
    (True, True)
    """
    wide, high = scene.size
    shown = wide if width is None else width
    used = sorted({role for shape in scene.shapes for role in _roles(shape)})
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(wide)} {_n(high)}" width="{_n(shown)}" '
        f'height="{_n(shown * high / wide)}" role="img" font-family="{escape(FONT)}">',
        f"<title>{escape(scene.title)}</title>",
        f"<desc>{escape(scene.desc)}</desc>" if scene.desc else "",
        f"<style>{_style(used, theme)}</style>",
        *_elements(scene.shapes),
        "</svg>",
    ]
    return "".join(parts)


def _style(roles: Iterable[str], theme: str) -> str:
    def variables(name: str) -> str:
        return ":root{" + ";".join(f"--{role}:{PALETTES[name][role]}" for role in roles) + "}"

    if theme in PALETTES:
        return variables(theme)
    return f"{variables('light')}@media (prefers-color-scheme:dark){{{variables('dark')}}}"


def _roles(shape: AnyShape) -> list[str]:
    return [role for name in ("fill", "stroke", "halo") if (role := getattr(shape, name, ""))]


def _elements(shapes: Iterable[AnyShape]) -> Iterator[str]:
    """The shapes in order; neighbours that are painted alike, and have nothing to say, become one path."""
    for paint, alike in groupby(shapes, key=_alike):
        if paint:
            drawn = [_path(shape) for shape in alike if isinstance(shape, Polygon | Line)]
            yield f'<path d="{"".join(drawn)}"{paint}/>'
        else:
            yield from (_drawn(shape) for shape in alike)


def _alike(shape: AnyShape) -> str:
    """How a shape of straight lines is painted, "" if it has to stand alone."""
    if isinstance(shape, Disc | Text) or shape.title:
        return ""
    if isinstance(shape, Line):
        return _paint("", shape.stroke, shape.width) + _ROUND
    return _paint(shape.fill, shape.stroke, shape.width) if shape.fill or shape.stroke else ""


def _path(shape: Polygon | Line) -> str:
    return "M" + " ".join(f"{_n(x)},{_n(y)}" for x, y in shape.points) + ("Z" if isinstance(shape, Polygon) else "")


def _drawn(shape: AnyShape) -> str:
    match shape:
        case Polygon():
            inner = f"<polygon points={_points(shape.points)}{_paint(shape.fill, shape.stroke, shape.width)}"
        case Line():
            inner = f"<polyline points={_points(shape.points)}{_paint('', shape.stroke, shape.width)}{_ROUND}"
        case Disc():
            inner = (
                f'<circle cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.radius)}"'
                f"{_paint(shape.fill, shape.stroke, shape.width)}"
            )
        case Text():
            return _text(shape)
    if shape.title:
        name = inner[1:].partition(" ")[0]
        return f"{inner}><title>{escape(shape.title)}</title></{name}>"
    return f"{inner}/>"


def _text(shape: Text) -> str:
    bold = ' font-weight="bold"' if shape.bold else ""
    halo = (
        f' stroke="var(--{shape.halo})" stroke-width="{_n(shape.size / 4)}" paint-order="stroke"' if shape.halo else ""
    )
    return (
        f'<text x="{_n(shape.x)}" y="{_n(shape.y)}" font-size="{_n(shape.size)}" text-anchor="{shape.anchor}"'
        f' dominant-baseline="central" fill="var(--{shape.fill})"{bold}{halo}>{escape(shape.text)}</text>'
    )


def _paint(fill: str, stroke: str, width: float) -> str:
    filled = f' fill="var(--{fill})"' if fill else ' fill="none"' if stroke else ' fill="none" pointer-events="all"'
    return filled + (f' stroke="var(--{stroke})" stroke-width="{_n(width)}"' if stroke else "")


def _points(points: Iterable[Point]) -> str:
    return '"' + " ".join(f"{_n(x)},{_n(y)}" for x, y in points) + '"'


def _n(number: float) -> str:
    """A coordinate with as many digits as can be seen."""
    return f"{number:.1f}".removesuffix(".0")
