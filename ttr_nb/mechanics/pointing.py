"""What a person points at on a table, as a short text: "route:brest-dieppe", "card:red", "deck". Knows no rule.

Whoever points at a thing wants to do something with it. A game's own `pointing` says which action that would be, even
where it is not allowed just now, so that the rules can say why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ttr_nb.mechanics.actions import DrawCard, DrawTickets

DECK = "deck"
TICKET_DECK = "ticket-deck"

_ALONE = {"DrawCard": DECK, "DrawTickets": TICKET_DECK, "DrawTicketsWithDice": TICKET_DECK}


def pointed(what: str, name: str) -> str:
    """The text for a thing.

    >>> pointed("route", "brest-dieppe")
    'route:brest-dieppe'
    """
    return f"{what}:{name}"


def target(action: Any) -> str:
    """What one points at to mean an action; "" where it is done by saying so.

    >>> from ttr_nb.mechanics.actions import DrawCard, Pass, TakeCard
    >>> target(TakeCard("red")), target(DrawCard()), target(Pass())
    ('card:red', 'deck', '')
    """
    for what in ("route", "city", "card", "kind"):
        name = getattr(action, what, None)
        if name is not None:
            return pointed("token" if what == "kind" else what, name)
    return _ALONE.get(type(action).__name__, "")


def drawing(thing: str) -> DrawCard | DrawTickets | None:
    """What somebody means who points at a deck."""
    if thing == DECK:
        return DrawCard()
    return DrawTickets() if thing == TICKET_DECK else None


def nearest(
    held: tuple[int, ...],
    ways: Iterable[tuple[int, ...]],
    missing: Callable[[tuple[int, ...], tuple[int, ...]], tuple[int, ...]],
) -> tuple[int, ...]:
    """The way to pay that lacks least; of those, the one that comes first in its order.

    >>> from ttr_nb.mechanics.dice import missing
    >>> nearest((2, 0, 0), [(3, 0, 0), (0, 3, 0)], missing)
    (3, 0, 0)
    """
    return min(ways, key=lambda paid: (sum(missing(held, paid)), tuple(reversed(paid))))
