"""Every well-formed action with dice that anybody could think of, legal or not. Made without asking the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any

from tests.conformance.universe import ticket_choices
from ttr_nb.content.board import Board
from ttr_nb.games.dice.actions import (
    BuildStationWithDice,
    BuyToken,
    ClaimWithDice,
    DrawTicketsWithDice,
    EndTrip,
    EndTurn,
    GiveUpTunnel,
    KeepDice,
    KeepPassenger,
    MovePassenger,
    PayTunnel,
    PutBackTokens,
    PutPassenger,
    RollAgain,
)
from ttr_nb.mechanics.actions import KeepTickets

Counts = tuple[int, ...]


@cache
def counts(kinds: int, most: int) -> tuple[Counts, ...]:
    """Every way to count up to `most` things of so many kinds."""
    return tuple(some for some in product(range(most + 1), repeat=kinds) if sum(some) <= most)


@cache
def payments() -> tuple[Counts, ...]:
    """Up to four dice and tokens of any kind; up to nine of one kind of route, with jokers."""
    fitting = [
        (a, 0, 0, j, t, 0) if kind == 0 else (0, a, 0, j, 0, t) for kind in (0, 1) for a, j, t in counts(3, 9)
    ]
    return tuple(sorted({*counts(6, 4), *fitting}))


def universe(board: Board, state: Any, routes: Iterable[str], cities: Iterable[str]) -> Iterator[Any]:
    """All actions, those on places for these routes and cities only."""
    routes, cities = list(routes), list(cities)
    yield from (KeepDice(), EndTurn(), GiveUpTunnel(), KeepPassenger(), EndTrip())
    yield from map(RollAgain, counts(4, 6))
    yield from map(KeepTickets, ticket_choices(board, state))
    yield from map(PayTunnel, counts(6, 4))
    yield from map(DrawTicketsWithDice, counts(4, 6))
    yield from map(PutBackTokens, counts(2, 4))
    yield from (BuyToken(kind, dice) for kind in ("single", "double", "triple") for dice in counts(4, 3))
    yield from (ClaimWithDice(route, means) for route in routes for means in payments())
    yield from (BuildStationWithDice(city, dice) for city in cities for dice in counts(4, 4))
    yield from (ClaimWithDice("atlantis-paris", (1, 0, 0, 0, 0, 0)), BuildStationWithDice("atlantis", (0, 0, 1, 0)))
    yield from map(PutPassenger, (*board.city, "atlantis"))
    yield from (MovePassenger(city, route.id) for route in board.routes for city in (*route.cities, *cities[:3]))
    yield from (MovePassenger(board.cities[0].id, "atlantis-paris"), MovePassenger("atlantis", board.routes[0].id))
