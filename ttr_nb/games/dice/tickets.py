"""Drawing tickets with dice, and answering an offer, at the start and later."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.dice import turn
from ttr_nb.games.dice.actions import DrawTicketsWithDice
from ttr_nb.games.dice.state import State
from ttr_nb.mechanics import offers
from ttr_nb.mechanics import tickets as piles
from ttr_nb.mechanics.actions import KeepTickets
from ttr_nb.mechanics.dice import JOKERS, STATIONS, Faces, choices, missing, remove
from ttr_nb.mechanics.events import TurnBegan
from ttr_nb.mechanics.tickets import BOTTOM, TicketOffer

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice

FIRST = "EU-SETUP-6"
"""The rule of an offer before the first turn."""


def station_symbols(dice: Faces) -> int:
    """How many of these dice are stations or jokers."""
    return dice[STATIONS] + dice[JOKERS]


def legal(state: State) -> tuple[DrawTicketsWithDice, ...]:
    """Drawing for any of the stations and jokers, while there are so many tickets."""
    return _draws(state.dice, min(len(state.tickets.deck), sum(state.dice)))


@lru_cache(maxsize=2048)
def _draws(dice: Faces, most: int) -> tuple[DrawTicketsWithDice, ...]:
    symbols = tuple(count if place in (STATIONS, JOKERS) else 0 for place, count in enumerate(dice))
    return tuple(DrawTicketsWithDice(some) for some in choices(symbols) if sum(some) <= most)


def deck_left(game: Dice, state: State, seat: int, action: DrawTicketsWithDice) -> tuple[Refusal, ...]:
    """Stage 3: are there tickets to draw?"""
    return offers.deck_left(state.tickets)


@rule("DX-TICKET-1", "DX-FACE-1")
def can_pay(game: Dice, state: State, seat: int, action: DrawTicketsWithDice) -> tuple[Refusal, ...]:
    """DX-TICKET-1: a station or joker for each ticket, and no more than there are tickets. Stage 4."""
    given, left = sum(action.dice), len(state.tickets.deck)
    reasons: tuple[Refusal, ...] = ()
    if not given:
        reasons += refuse("DX-TICKET-1", "nothing")
    if given != station_symbols(action.dice):
        reasons += refuse("DX-TICKET-1", "symbol")
    if given > left:
        reasons += refuse("DX-TICKET-1", "left", given=given, left=left)
    lacking = missing(state.dice, action.dice)
    if any(lacking):
        reasons += refuse("DX-TICKET-1", "rolled", dice=lacking)
    return reasons


@rule("DX-TICKET-1")
def draw(game: Dice, state: State, action: DrawTicketsWithDice, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """DX-TICKET-1: a ticket for each symbol, drawn together; any may be kept, the others go under the deck."""
    drawn, tickets = piles.draw(state.tickets, sum(action.dice))
    offer = TicketOffer(state.turn.seat, drawn, 0, BOTTOM, "DX-TICKET-1")
    state = state._replace(pending=(offer,), dice=remove(state.dice, action.dice), tickets=tickets)
    return state, (piles.offered(offer),)


def exist(game: Dice, action: KeepTickets) -> tuple[Refusal, ...]:
    """Stage 1: are there such tickets?"""
    return offers.exist(game.board, action)


def is_offered(game: Dice, state: State, seat: int, action: KeepTickets) -> tuple[Refusal, ...]:
    """Stage 3: enough of what is offered, and nothing else."""
    return offers.is_offered(state.pending, action)


def keep(game: Dice, state: State, action: KeepTickets, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Keep some tickets; at the start the next seat chooses or the first turn begins, later tokens follow."""
    offer, *waiting = state.pending
    if not isinstance(offer, TicketOffer):
        raise TypeError(f"no tickets are on offer, but {offer}")
    tickets, kept = offers.keep(state.tickets, offer, action)
    state = state._replace(tickets=tickets, pending=tuple(waiting))
    if offer.rule != FIRST:
        return turn.finish(game, state, chance, (kept,))
    if waiting:
        return state, (kept,)
    state, rolled = turn.begin(game, state, chance)
    return state, (kept, TurnBegan(state.turn.seat), *rolled)
