"""Every well-formed action of the Card Game that anybody could think of. Made without asking the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

from tests.conformance.universe import mixed_payments, payments, ticket_choices
from ttr_nb.content.board import COLOURS
from ttr_nb.games.cardgame.actions import PlaceCards, StopDrawing
from ttr_nb.mechanics.actions import DrawCard, DrawTickets, KeepTickets, Pass, TakeCard
from ttr_nb.mechanics.cards import KINDS, cards

MOST = 26
"""All cards of a colour and all locomotives."""


@cache
def sets_of_cards() -> tuple[tuple[int, ...], ...]:
    """Up to all of one colour with locomotives, every two, three and four kinds, and some wild mixtures."""
    one = [paid for paid in payments(MOST) if max(paid[:-1]) <= 11 and paid[-1] <= 17]
    several = [cards(*some) for size in (2, 3, 4) for some in combinations(KINDS, size)]
    doubled = [cards(*some, some[0]) for some in combinations(COLOURS, 3)]
    return tuple(sorted({*one, *several, *doubled, *mixed_payments(6, 200)}))


def universe(deck: Any, state: Any) -> Iterator[Any]:
    """All actions."""
    yield from (DrawCard(), DrawTickets(), Pass(), StopDrawing())
    yield from map(TakeCard, (*KINDS, "gray", ""))
    yield from map(KeepTickets, ticket_choices(deck, state))
    yield from map(PlaceCards, sets_of_cards())
