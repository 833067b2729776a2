"""Building stations with dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.dice import turn
from ttr_nb.games.dice.actions import BuildStationWithDice
from ttr_nb.games.dice.events import StationBuiltWithDice
from ttr_nb.games.dice.price import DicePrices
from ttr_nb.games.dice.state import State
from ttr_nb.games.dice.tickets import station_symbols
from ttr_nb.mechanics import network as networks
from ttr_nb.mechanics import stations as sites
from ttr_nb.mechanics.dice import NO_TOKENS, choices, means, missing, remove, split

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice


@rule("DX-STATION-1")
def price(built: int) -> int:
    """DX-STATION-1: the first costs one station symbol or joker, the second two, the third three."""
    return built + 1


def price_lists(game: Dice) -> tuple[DicePrices[BuildStationWithDice], ...]:
    """Every station there can be, by what it costs: a list for the first, the second, the third."""
    return tuple(
        DicePrices(
            (bit, paid, BuildStationWithDice(city, split(paid)[0]))
            for city, bit in game.atlas.city_bit.items()
            for paid in reversed(choices(means(station=price(built), joker=price(built))))
            if sum(paid) == price(built)
        )
        for built in range(game.board.play.stations)
    )


def legal(game: Dice, state: State, seat: int) -> list[BuildStationWithDice]:
    """Every station a seat can build."""
    if not sites.left(game.atlas, state.network, seat):
        return []
    built = state.network.stations[seat].bit_count()
    return game.stations[built].affordable(state.dice + NO_TOKENS, sites.open_cities(game.atlas, state.network))


def exists(game: Dice, action: BuildStationWithDice) -> tuple[Refusal, ...]:
    """Stage 1: is there such a city?"""
    return sites.exists(game.atlas, action.city)


def is_free(game: Dice, state: State, seat: int, action: BuildStationWithDice) -> tuple[Refusal, ...]:
    """Stage 3: a city without a station, and a station left to put there."""
    return sites.is_free(game.atlas, state.network, seat, action.city)


@rule("DX-STATION-1")
def can_pay(game: Dice, state: State, seat: int, action: BuildStationWithDice) -> tuple[Refusal, ...]:
    """DX-STATION-1: as many station symbols or jokers as stations built so far, and one. Stage 4."""
    needed, given = price(state.network.stations[seat].bit_count()), sum(action.dice)
    reasons: tuple[Refusal, ...] = ()
    if given != needed:
        reasons += refuse("DX-STATION-1", "count", needed=needed, given=given)
    if given != station_symbols(action.dice):
        reasons += refuse("DX-STATION-1", "symbol", needed=needed)
    lacking = missing(state.dice, action.dice)
    if any(lacking):
        reasons += refuse("DX-STATION-1", "rolled", dice=lacking)
    return reasons


@rule("DX-STATION-1")
def build(game: Dice, state: State, action: BuildStationWithDice, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """DX-STATION-1: put the station there; it is the turn's only action."""
    seat = state.turn.seat
    network = networks.build(state.network, seat, game.atlas.city_bit[action.city])
    built = state._replace(dice=remove(state.dice, action.dice), network=network)
    return turn.finish(game, built, chance, (StationBuiltWithDice(seat, action.city, action.dice),))
