"""Which action somebody means who points at a thing on the board or in the market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.games.europe import stations
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute, EuropeAction
from ttr_nb.games.europe.state import State
from ttr_nb.mechanics.actions import TakeCard
from ttr_nb.mechanics.cards import missing
from ttr_nb.mechanics.payment import ways
from ttr_nb.mechanics.pointing import drawing, nearest

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe


def meant(game: Europe, state: State, target: str, seat: int) -> EuropeAction | None:
    """The nearest thing a seat could do with what it points at, allowed or not; None where there is nothing."""
    what, _, name = target.partition(":")
    hand = state.hands[seat]
    match what:
        case "route" if name in game.payments:
            return ClaimRoute(name, nearest(hand, game.payments[name], missing))
        case "city":
            price = stations.price(state.network.stations[seat].bit_count())
            return BuildStation(name, nearest(hand, ways(price), missing))
        case "card":
            return TakeCard(name)
    return drawing(target)
