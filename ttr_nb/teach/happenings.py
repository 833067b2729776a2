"""Events as authors name them: by kind, with fields compared as text. Knows no lesson."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from ttr_nb.content.dice import ROUTE_KINDS, SYMBOLS
from ttr_nb.core.events import Event
from ttr_nb.games.cardgame import events as cardgame
from ttr_nb.games.dice import events as dice
from ttr_nb.games.europe import events as europe
from ttr_nb.mechanics import events as shared
from ttr_nb.mechanics.cards import KINDS
from ttr_nb.mechanics.dice import MEANS
from ttr_nb.show.narration import RULES

COUNTED: Mapping[str, Sequence[str]] = {
    "cards": KINDS,
    "dice": SYMBOLS,
    "again": SYMBOLS,
    "means": MEANS,
    "tokens": ROUTE_KINDS,
}
"""What the numbers of a field count, by the name of the field."""

SEATS = ("seat", "owner")
"""Fields that hold a place at the table, which authors call by the player's name."""


def kinds(letters: str) -> tuple[str, ...]:
    """The kinds of event of a game, by the first letters of its rules."""
    return tuple(RULES[letters])


@cache
def fields_of(kind: str) -> tuple[str, ...]:
    """The fields of a kind of event.

    >>> fields_of("TunnelRevealed")
    ('seat', 'route', 'revealed', 'extra')
    """
    for module in (shared, europe, dice, cardgame):
        if hasattr(module, kind):
            return tuple(field.name for field in fields(getattr(module, kind)))
    raise KeyError(kind)


def matching(events: Iterable[Event], kind: str, wanted: Mapping[str, str], players: Sequence[str]) -> Iterable[Event]:
    """The events of a kind whose fields are as wanted.

    >>> from ttr_nb.mechanics.events import TurnBegan
    >>> list(matching([TurnBegan(0), TurnBegan(1)], "TurnBegan", {"seat": "Ben"}, ["Ana", "Ben"]))
    [TurnBegan(seat=1)]
    """
    for event in events:
        if type(event).__name__ == kind and all(text(event, name, players) == value for name, value in wanted.items()):
            yield event


def text(event: Any, field: str, players: Sequence[str]) -> str:
    """A field as authors write it: a player by name, cards as `2 red 1 locomotive`, lists with blanks between.

    >>> from ttr_nb.games.europe.events import TunnelRevealed
    >>> revealed = TunnelRevealed(0, "brest-dieppe", ("red", "blue"), 1)
    >>> text(revealed, "seat", ["Ana"]), text(revealed, "revealed", ["Ana"]), text(revealed, "extra", ["Ana"])
    ('Ana', 'red blue', '1')
    """
    value = getattr(event, field)
    if field in SEATS and value is not None:
        return players[value]
    if field in COUNTED and value is not None:
        return " ".join(f"{count} {name}" for name, count in zip(COUNTED[field], value, strict=True) if count)
    return " ".join(value) if isinstance(value, tuple) else str(value)


def number(event: Any, path: str) -> int | None:
    """A field as a number: `extra`, how many `cards`, how many of them with `cards.red`; None where it is none.

    >>> from ttr_nb.games.europe.events import TunnelRevealed
    >>> revealed = TunnelRevealed(0, "brest-dieppe", ("red", "blue"), 1)
    >>> number(revealed, "extra"), number(revealed, "revealed"), number(revealed, "revealed.red")
    (1, 2, 1)
    """
    field, _, part = path.partition(".")
    value = getattr(event, field)
    if field in COUNTED and value is not None:
        if not part:
            return sum(value)
        return value[COUNTED[field].index(part)] if part in COUNTED[field] else None
    if isinstance(value, tuple):
        return value.count(part) if part else len(value)
    return value if type(value) is int and not part and field not in SEATS else None
