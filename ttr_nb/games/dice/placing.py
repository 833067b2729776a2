"""Placing cars on a route that has been paid for: points, tokens back to their piles, and what may follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.rules import rule
from ttr_nb.games.dice import passengers, turn
from ttr_nb.games.dice.events import RouteClaimedWithDice
from ttr_nb.games.dice.state import State
from ttr_nb.mechanics import claiming
from ttr_nb.mechanics.dice import Means, add, split

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice


@rule("DX-ACTION-1")
def complete(
    game: Dice, state: State, route: str, paid: Means, chance: Chance, events: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    """DX-ACTION-1: claim one route; then, where there are passengers, one may be put down; then tokens."""
    current, _, dice, held, piles, began, tickets, network, points, stack, travel = state
    network, points, scored = claiming.place_cars(game.atlas, network, points, current.seat, route)
    piles = add(piles, split(paid)[1])
    state = State(current, (), dice, held, piles, began, tickets, network, points, stack, travel)
    events = (*events, RouteClaimedWithDice(current.seat, route, paid, scored))
    if travel is not None and (offer := passengers.offer(game, travel, current.seat, route)):
        return state._replace(pending=(offer,)), events
    return turn.finish(game, state, chance, events)
