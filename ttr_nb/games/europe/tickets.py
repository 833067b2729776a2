"""Drawing tickets and answering an offer, at the start and later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal
from ttr_nb.core.rules import rule
from ttr_nb.games.europe import turn
from ttr_nb.games.europe.state import State
from ttr_nb.mechanics import offers
from ttr_nb.mechanics import tickets as piles
from ttr_nb.mechanics.actions import DrawTickets, KeepTickets
from ttr_nb.mechanics.cards import NONE
from ttr_nb.mechanics.events import TurnBegan
from ttr_nb.mechanics.tickets import TicketOffer

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe

DRAW = (DrawTickets(),)


def legal(state: State) -> tuple[DrawTickets, ...]:
    """Drawing, while there are tickets."""
    return DRAW if state.tickets.deck else ()


def deck_left(game: Europe, state: State, seat: int, action: DrawTickets) -> tuple[Refusal, ...]:
    """Stage 3: are there tickets to draw?"""
    return offers.deck_left(state.tickets)


@rule("EU-TICKET-1")
def draw(game: Europe, state: State, action: DrawTickets, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """EU-TICKET-1: three tickets, or all that are left; at least one must be kept."""
    play = game.board.play
    drawn, tickets = piles.draw(state.tickets, play.draw)
    offer = TicketOffer(
        state.turn.seat, drawn, min(play.keep_later, len(drawn)), play.returned_later, "EU-TICKET-1"
    )
    return state._replace(tickets=tickets, pending=(offer,)), (piles.offered(offer),)


def exists(game: Europe, action: KeepTickets) -> tuple[Refusal, ...]:
    """Stage 1: are there such tickets?"""
    return offers.exist(game.board, action)


def is_offered(game: Europe, state: State, seat: int, action: KeepTickets) -> tuple[Refusal, ...]:
    """Stage 3: enough of what is offered, and nothing else."""
    return offers.is_offered(state.pending, action)


def keep(game: Europe, state: State, action: KeepTickets, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Keep some tickets; at the start the next seat chooses or the first turn begins, later the turn is over."""
    offer, *waiting = state.pending
    if not isinstance(offer, TicketOffer):
        raise TypeError(f"no tickets are on offer, but {offer}")
    tickets, kept = offers.keep(state.tickets, offer, action)
    state = state._replace(tickets=tickets, pending=tuple(waiting))
    if offer.rule != "EU-SETUP-6":
        return turn.end(game, state, NONE, chance, (kept,))
    return state, (kept,) if waiting else (kept, TurnBegan(state.turn.seat))
