"""Placing cars on a route that has been paid for: discards, and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.rules import rule
from ttr_nb.games.europe import turn
from ttr_nb.games.europe.state import State
from ttr_nb.mechanics import claiming
from ttr_nb.mechanics.cards import Cards
from ttr_nb.mechanics.events import RouteClaimed

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe


@rule("EU-CLAIM-7")
def complete(
    game: Europe, state: State, route_id: str, paid: Cards, discarded: Cards, chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    """EU-CLAIM-7: claim one route, discard what was used; and the turn is over."""
    current, pending, hands, market, tickets, network, points = state
    network, points, scored = claiming.place_cars(game.atlas, network, points, current.seat, route_id)
    placed = State(current, pending, hands, market, tickets, network, points)
    return turn.end(game, placed, discarded, chance, (RouteClaimed(current.seat, route_id, paid, scored),))
