"""Which action somebody means who points at a thing on the board, at a pile of tokens or at the tickets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.games.dice import stations, tokens
from ttr_nb.games.dice.actions import (
    BuildStationWithDice,
    BuyToken,
    ClaimWithDice,
    DiceAction,
    DrawTicketsWithDice,
    MovePassenger,
    PutPassenger,
)
from ttr_nb.games.dice.state import PassengerOffer, State, Trip
from ttr_nb.mechanics.dice import Faces, choices, means, missing, split
from ttr_nb.mechanics.pointing import TICKET_DECK, nearest

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice


def meant(game: Dice, state: State, target: str, seat: int) -> DiceAction | None:
    """The nearest thing a seat could do with what it points at, allowed or not; None where there is nothing."""
    what, _, name = target.partition(":")
    waiting = state.pending[0] if state.pending else None
    match what:
        case "route" if isinstance(waiting, Trip):
            return MovePassenger(waiting.city, name)
        case "route" if name in game.payments:
            return ClaimWithDice(name, nearest(state.dice + state.tokens[seat], game.payments[name], missing))
        case "city" if isinstance(waiting, PassengerOffer):
            return PutPassenger(name)
        case "city":
            built = state.network.stations[seat].bit_count()
            return BuildStationWithDice(name, _stations(state, stations.price(built)))
        case "token":
            return BuyToken(name, _pair(state.dice))
    return DrawTicketsWithDice(_stations(state, 1)) if target == TICKET_DECK else None


def _stations(state: State, amount: int) -> Faces:
    """So many stations and jokers, as far as they were rolled."""
    symbols = [split(paid)[0] for paid in choices(means(station=amount, joker=amount)) if sum(paid) == amount]
    return nearest(state.dice, symbols, missing)


def _pair(dice: Faces) -> Faces:
    """Some two of the dice; all there are where there are fewer."""
    return next((pair for pair in choices(dice) if sum(pair) == tokens.PRICE), dice)
