"""Placing cars on a route that has been paid for: points, discards, and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.europe import turn
from ttr_nb.games.europe.state import State
from ttr_nb.mechanics import network as networks
from ttr_nb.mechanics.cards import Cards
from ttr_nb.mechanics.events import RouteClaimed

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe


@rule("EU-CLAIM-4", "EU-POINTS-1")
def place_cars(game: Europe, state: State, seat: int, route_id: str, paid: Cards) -> tuple[State, RouteClaimed]:
    """EU-POINTS-1: a car on each space, and points by length."""
    route = game.board.route[route_id]
    points = game.board.play.points[route.length]
    current, pending, hands, market, tickets, network, scored = state
    network = networks.claim(network, seat, game.atlas.route_bit[route_id], route.length)
    scored = put(scored, seat, scored[seat] + points)
    placed = State(current, pending, hands, market, tickets, network, scored)
    return placed, RouteClaimed(seat, route_id, paid, points)


@rule("EU-CLAIM-7")
def complete(
    game: Europe, state: State, route_id: str, paid: Cards, discarded: Cards, chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    """EU-CLAIM-7: claim one route, discard what was used; and the turn is over."""
    placed, claimed = place_cars(game, state, state.turn.seat, route_id, paid)
    return turn.end(game, placed, discarded, chance, (claimed,))
