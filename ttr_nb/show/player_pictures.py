"""The players as a picture: who sits where, in which colour, with what everyone may know of them. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_nb.content.dice import ROUTE_KINDS
from ttr_nb.show.dice_pictures import token
from ttr_nb.show.names import Naming
from ttr_nb.show.panel_pictures import SMALLEST, WIDTH, box, breadth, fitted, lines_of
from ttr_nb.show.position import player_columns
from ttr_nb.show.scene import AnyShape, Scene
from ttr_nb.show.symbols import pattern
from ttr_nb.show.words import say

NAME = 250.0
"""The room of a name."""
ROW, LABEL = 30.0, 38.0
"""The height of a player's line, and of the labels above it."""
NARROW = 600.0
"""A picture narrower than this has a column for each player, not a line."""


def players_scene(
    view: Any, names: Naming, colours: Sequence[str], language: str | None = None, width: float = WIDTH
) -> Scene:
    """A line for each player; `colours` by seat, or none where players have no colour."""
    columns = player_columns(view, names)
    acting = None if view.turn.is_over else view.pending[0].seat if view.pending else view.turn.seat
    tokens = getattr(view, "tokens", ())
    if width < NARROW:
        return _columns(columns, tokens, acting, names, colours, language, width)
    return _lines(columns, tokens, acting, names, colours, language, width)


def _lines(
    columns: dict[str, Sequence[int]],
    tokens: Sequence[Sequence[int]],
    acting: int | None,
    names: Naming,
    colours: Sequence[str],
    language: str | None,
    width: float,
) -> Scene:
    players = len(next(iter(columns.values())))
    room = (width - NAME) / (len(columns) + (2 if tokens else 0))
    shapes: list[AnyShape] = [box(0.5, 0.5, width - 1, LABEL + ROW * players + 5, "panel", "edge", 1, 8)]
    for place, label in enumerate(columns):
        shapes += _label(say(f"label-{label}", language), NAME + room * (place + 0.5), LABEL / 2, room - 8)
    if tokens:
        shapes += _label(say("label-tokens", language), NAME + room * (len(columns) + 1), LABEL / 2, room * 2 - 8)
    for seat in range(players):
        y = LABEL + ROW * (seat + 0.5)
        shapes += _player(seat, acting, names, colours, 10, y, NAME - 12, language)
        for place, numbers in enumerate(columns.values()):
            x = NAME + room * (place + 0.5)
            shapes.append(fitted(str(numbers[seat]), x, y, room - 4, 18, "ink", "middle", seat == acting))
        if tokens:
            for place, (kind, count) in enumerate(zip(ROUTE_KINDS, tokens[seat], strict=True)):
                x = NAME + room * (len(columns) + place + 0.5)
                shapes += token(kind, x - 16, y, 12, title=say(f"tokens-{kind}", language, n=count))
                shapes.append(fitted(f"× {count}", x + 2, y, 40, 16, "ink", "start"))
    return Scene((width, LABEL + ROW * players + 6), tuple(shapes))


def _columns(
    columns: dict[str, Sequence[int]],
    tokens: Sequence[Sequence[int]],
    acting: int | None,
    names: Naming,
    colours: Sequence[str],
    language: str | None,
    width: float,
) -> Scene:
    """The same with a line for each label, which needs less room."""
    players = len(next(iter(columns.values())))
    left = width * 0.36
    room = (width - left - 6) / players
    rows = {say(f"label-{label}", language): numbers for label, numbers in columns.items()}
    for place, kind in enumerate(ROUTE_KINDS if tokens else ()):
        rows[say(f"kind-{kind}.tokens", language)] = [held[place] for held in tokens]
    high = 58 + ROW * len(rows)
    shapes: list[AnyShape] = [box(0.5, 0.5, width - 1, high - 1, "panel", "edge", 1, 8)]
    for seat in range(players):
        x = left + room * seat
        shapes += _swatch(colours, seat, x + room / 2 - 17, 14)
        mark = "highlight" if seat == acting else "ink"
        shapes.append(
            fitted(names.player(seat, language), x + room / 2, 42, room - 4, 15, mark, "middle", True, smallest=13)
        )
    for place, (label, numbers) in enumerate(rows.items()):
        y = 54 + ROW * (place + 0.5)
        shapes += _row_label(_upper(label), 10, y, left - 12)
        for seat, number in enumerate(numbers):
            shapes.append(fitted(str(number), left + room * (seat + 0.5), y, room, 18, "ink", "middle", seat == acting))
    return Scene((width, high), tuple(shapes))


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _row_label(text: str, x: float, y: float, room: float) -> list[AnyShape]:
    """Words in one line if they are read there, else in two."""
    if breadth(text, SMALLEST) <= room:
        return [fitted(text, x, y, room, 14, "faint")]
    return _label(text, x, y, room, 12, "start")


def _label(text: str, x: float, y: float, room: float, size: float = 13, anchor: str = "middle") -> list[AnyShape]:
    lines = lines_of(text, room, size)
    step = size * 16 / 13
    first = y - step / 2 * (len(lines) - 1)
    return [fitted(line, x, first + step * place, room, size, "faint", anchor) for place, line in enumerate(lines)]


def _player(
    seat: int,
    acting: int | None,
    names: Naming,
    colours: Sequence[str],
    x: float,
    y: float,
    room: float,
    language: str | None,
) -> list[AnyShape]:
    """A car of the player's colour and the name, with a mark for whose turn it is."""
    shapes = list(_swatch(colours, seat, x + 18, y))
    left = x + (60 if colours else 22)
    if seat == acting:
        shapes.append(fitted("▶", x, y, 18, 17, "highlight", "start", True))
    name = names.player(seat, language)
    shapes.append(fitted(name, left, y, room - left, 17, "ink", "start", seat == acting, smallest=14))
    return shapes


def _swatch(colours: Sequence[str], seat: int, x: float, y: float) -> Sequence[AnyShape]:
    """A car as it lies on the board."""
    if not colours:
        return ()
    colour = colours[seat]
    car = box(x, y - 8, 34, 16, f"owner-{colour}", "ink", 1.5)
    return (car, *pattern(colour, car.points, f"on-owner-{colour}"))
