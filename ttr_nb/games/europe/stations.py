"""Building stations for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.europe import turn
from ttr_nb.games.europe.actions import BuildStation
from ttr_nb.games.europe.state import State
from ttr_nb.mechanics import network as networks
from ttr_nb.mechanics import stations as sites
from ttr_nb.mechanics.cards import missing, remove
from ttr_nb.mechanics.events import StationBuilt
from ttr_nb.mechanics.payment import Price, PriceList, faults, ways

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe


@rule("EU-STATION-3")
def price(built: int) -> Price:
    """EU-STATION-3: the first costs one card, the second two of one colour, the third three."""
    return Price(built + 1)


def price_lists(game: Europe) -> tuple[PriceList[BuildStation], ...]:
    """Every station there can be, by what it costs: a list for the first, the second, the third."""
    return tuple(
        PriceList(
            (bit, paid, BuildStation(city, paid))
            for city, bit in game.atlas.city_bit.items()
            for paid in sorted(ways(price(built)), reverse=True)
        )
        for built in range(game.board.play.stations)
    )


def legal(game: Europe, state: State, seat: int) -> list[BuildStation]:
    """Every station a seat can build."""
    built = state.network.stations[seat].bit_count()
    if built == len(game.stations):
        return []
    return game.stations[built].affordable(state.hands[seat], sites.open_cities(game.atlas, state.network))


def exists(game: Europe, action: BuildStation) -> tuple[Refusal, ...]:
    """Stage 1: is there such a city?"""
    return sites.exists(game.atlas, action.city)


def is_free(game: Europe, state: State, seat: int, action: BuildStation) -> tuple[Refusal, ...]:
    """Stage 3: a city without a station, and a station left to put there."""
    return sites.is_free(game.atlas, state.network, seat, action.city)


def can_pay(game: Europe, state: State, seat: int, action: BuildStation) -> tuple[Refusal, ...]:
    """Stage 4: as many cards of one colour as stations built so far, and one."""
    due = price(state.network.stations[seat].bit_count())
    found = faults(due, action.cards)
    lacking = missing(state.hands[seat], action.cards)
    reasons: tuple[Refusal, ...] = ()
    if "few" in found or "many" in found:
        reasons += refuse("EU-STATION-3", "count", needed=due.amount, given=sum(action.cards))
    if "mixed" in found:
        reasons += refuse("EU-STATION-3", "mixed", needed=due.amount)
    if any(lacking):
        reasons += refuse("EU-STATION-3", "held", lacking=lacking)
    return reasons


def build(game: Europe, state: State, action: BuildStation, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Put the station there and discard the cards."""
    seat = state.turn.seat
    built = state._replace(
        hands=put(state.hands, seat, remove(state.hands[seat], action.cards)),
        network=networks.build(state.network, seat, game.atlas.city_bit[action.city]),
    )
    return turn.end(game, built, action.cards, chance, (StationBuilt(seat, action.city, action.cards),))
