"""Every well-formed action of the board game that anybody could think of. Made without asking the rules."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from ttr_nb.content.board import COLOURS, Board
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute, PayExtra, TakeBack
from ttr_nb.mechanics.actions import DrawCard, DrawTickets, KeepTickets, Pass, TakeCard

Payment = tuple[int, ...]
MOST_CLAIM = 9
MOST_OTHER = 4


@cache
def payments(most: int) -> tuple[Payment, ...]:
    """Every set of up to `most` cards of one colour and locomotives; none, and locomotives alone, included."""
    found = {
        (*(same if place == colour else 0 for place in range(len(COLOURS))), wild)
        for colour in range(len(COLOURS))
        for same in range(most + 1)
        for wild in range(most + 1 - same)
    }
    return tuple(sorted(found))


@cache
def mixed_payments(most: int, count: int = 40) -> tuple[Payment, ...]:
    """Some sets of two or more colours, always the same."""
    rng = random.Random(most)
    found: set[Payment] = set()
    while len(found) < count:
        paid = [0] * (len(COLOURS) + 1)
        for place in rng.sample(range(len(COLOURS)), 2) + rng.choices(range(len(paid)), k=rng.randrange(most - 1)):
            paid[place] += 1
        found.add(tuple(paid))
    return tuple(sorted(found))


def universe(board: Board, state: Any, routes: Iterable[str], cities: Iterable[str]) -> Iterator[Any]:
    """All actions, those on places for these routes and cities only."""
    yield from (DrawCard(), DrawTickets(), Pass(), TakeBack())
    yield from map(TakeCard, (*COLOURS, "locomotive", "gray", ""))
    yield from map(KeepTickets, ticket_choices(board, state))
    small, large = (payments(most) + mixed_payments(most) for most in (MOST_OTHER, MOST_CLAIM))
    yield from map(PayExtra, small)
    yield from (ClaimRoute(route, paid) for route in routes for paid in large)
    yield from (BuildStation(city, paid) for city in cities for paid in small)
    yield from (ClaimRoute("atlantis-paris", payments(1)[0]), BuildStation("atlantis", payments(1)[0]))


def ticket_choices(board: Board, state: Any) -> Iterator[tuple[str, ...]]:
    """Every subset of what is on offer to anybody, alone and with tickets that are not; and tickets there are not."""
    offers: list[Sequence[str]] = [waiting.tickets for waiting in state.pending if hasattr(waiting, "tickets")]
    known = [ticket.id for ticket in board.tickets]
    strangers = [ticket for ticket in known if not any(ticket in offer for offer in offers)][::5]
    for offer in offers or [known[:3]]:
        for size in range(len(offer) + 1):
            for some in combinations(offer, size):
                yield some
                yield (*some, strangers[size % len(strangers)])
                yield (*some, "atlantis-paris")
    yield from ((ticket,) for ticket in known)
