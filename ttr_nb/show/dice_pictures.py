"""Dice and route tokens as pictures: each face a sign that is told by its shape alone. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ttr_nb.content.dice import BLANK, JOKER, ROUTE_KINDS, STATION, SYMBOLS, TUNNEL
from ttr_nb.mechanics.dice import Faces, Means, Tokens, split
from ttr_nb.show.panel_pictures import WIDTH, box, fitted, flowed
from ttr_nb.show.scene import AnyShape, Disc, Line, Point, Polygon, Scene
from ttr_nb.show.words import say

DIE = 60.0
"""How large a die is."""


def sign(face: str, x: float, y: float, size: float, ink: str = "ink") -> tuple[AnyShape, ...]:
    """What a face shows, around a point: a track, two tracks, a house, a star, a tunnel's mouth, or nothing."""
    match face:
        case "single":
            return tuple(_track(x, y, size, ink))
        case "double":
            return (*_track(x, y - size * 0.24, size, ink, 0.3), *_track(x, y + size * 0.24, size, ink, 0.3))
        case _ if face == STATION:
            return tuple(_house(x, y, size, ink))
        case _ if face == JOKER:
            return (Polygon(points=_star(x, y, size / 2), fill=ink),)
        case _ if face == TUNNEL:
            return tuple(_tunnel(x, y, size, ink))
        case _ if face == BLANK:
            return ()
    raise KeyError(face)


def _track(x: float, y: float, size: float, ink: str, high: float = 0.44) -> Iterable[AnyShape]:
    """Two rails on four ties."""
    half, tall = size / 2, size * high / 2
    for part in (-0.7, -0.23, 0.23, 0.7):
        ends = ((x + part * half, y - tall), (x + part * half, y + tall))
        yield Line(points=ends, stroke=ink, width=size / 16)
    for side in (-0.5, 0.5):
        ends = ((x - half, y + side * tall), (x + half, y + side * tall))
        yield Line(points=ends, stroke=ink, width=size / 14)


def _house(x: float, y: float, size: float, ink: str) -> Iterable[AnyShape]:
    """Walls, a roof, and a door left open."""
    half = size / 2
    walls = (
        *((-0.7, -0.1), (0.7, -0.1), (0.7, 0.9), (0.22, 0.9)),
        *((0.22, 0.35), (-0.22, 0.35), (-0.22, 0.9), (-0.7, 0.9)),
    )
    yield Polygon(points=_placed(walls, x, y, half), fill=ink)
    yield Polygon(points=_placed(((-1, -0.1), (0, -0.95), (1, -0.1)), x, y, half), fill=ink)


def _tunnel(x: float, y: float, size: float, ink: str) -> Iterable[AnyShape]:
    """An arch of stone around the dark."""
    arch = ((-0.95, 0.85), (-0.95, -0.1), (-0.66, -0.68), (0, -0.95), (0.66, -0.68), (0.95, -0.1), (0.95, 0.85))
    mouth = ((-0.55, 0.85), (-0.55, 0.05), (-0.38, -0.3), (0, -0.48), (0.38, -0.3), (0.55, 0.05), (0.55, 0.85))
    yield Line(
        points=(*_placed(arch, x, y, size / 2), _placed(arch[:1], x, y, size / 2)[0]), stroke=ink, width=size / 14
    )
    yield Polygon(points=_placed(mouth, x, y, size / 2), fill=ink)


def _star(x: float, y: float, radius: float) -> tuple[Point, ...]:
    ten = (
        *((0, -1), (0.24, -0.33), (0.95, -0.31), (0.39, 0.13), (0.59, 0.81)),
        *((0, 0.41), (-0.59, 0.81), (-0.39, 0.13), (-0.95, -0.31), (-0.24, -0.33)),
    )
    return _placed(ten, x, y + radius * 0.08, radius)


def _placed(points: Sequence[Point], x: float, y: float, scale: float) -> tuple[Point, ...]:
    return tuple((x + scale * right, y + scale * down) for right, down in points)


def die_scene(face: str, language: str | None = None, id: str = "", tunnel: bool = False) -> Scene:
    """One die with its name below it; tunnel dice are dark."""
    name = say(f"face-{face}", language)
    title = say("picture-die", language, face=name)
    ground, ink = ("ink", "page") if tunnel else ("page", "ink")
    wide = DIE + 26
    shapes: tuple[AnyShape, ...] = (
        box(14, 1, DIE - 2, DIE - 2, ground, "ink", 2, 10, id=id, title=title),
        *sign(face, wide / 2, DIE / 2, DIE * 0.62, ink),
        fitted(name, wide / 2, DIE + 10, wide, 14, "ink", "middle"),
    )
    return Scene((wide, DIE + 20), shapes, title)


def dice_scene(faces: Faces, language: str | None = None, width: float = WIDTH) -> Scene:
    """Train dice one by one; they are pointed at as "die:0", in the order of their symbols."""
    shown = [symbol for symbol, count in zip(SYMBOLS, faces, strict=True) for _ in range(count)]
    return flowed([die_scene(face, language, f"die:{place}") for place, face in enumerate(shown)], width)


def tunnel_dice_scene(faces: Sequence[str], language: str | None = None, width: float = WIDTH) -> Scene:
    """Tunnel dice, as they fell."""
    return flowed([die_scene(face, language, tunnel=True) for face in faces], width)


def token(kind: str, x: float, y: float, radius: float, id: str = "", title: str = "") -> tuple[AnyShape, ...]:
    """A route token."""
    ground = Disc(x=x, y=y, radius=radius, fill="page", stroke="ink", width=2, id=id, title=title)
    return (ground, *sign(kind, x, y, radius * 1.3))


def tokens_scene(
    tokens: Tokens, language: str | None = None, what: str = "", width: float = WIDTH, radius: float = 26.0
) -> Scene:
    """Route tokens of each kind, with their number; with `what` they can be pointed at, as "token:single"."""
    parts = []
    for kind, count in zip(ROUTE_KINDS, tokens, strict=True):
        title = say(f"tokens-{kind}", language, n=count)
        shapes = token(kind, radius + 2, radius + 2, radius, f"{what}:{kind}" if what else "", title)
        number = fitted(f"× {count}", 2 * radius + 12, radius + 2, 70, radius * 0.75, "ink", "start", True)
        parts.append(Scene((2 * radius + 80, 2 * radius + 4), (*shapes, number), title))
    return flowed(parts, width)


def means_scene(means: Means, language: str | None = None, width: float = WIDTH) -> Scene:
    """Dice and tokens put forward."""
    faces, tokens = split(means)
    shown = [symbol for symbol, count in zip(SYMBOLS, faces, strict=True) for _ in range(count)]
    parts = [die_scene(face, language) for face in shown]
    return flowed([*parts, tokens_scene(tokens, language, width=230)] if any(tokens) else parts, width)
