"""Drawing tickets and answering an offer, at the start and later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.content.names import find_ticket
from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.europe import turn
from ttr_nb.games.europe.state import State
from ttr_nb.mechanics import tickets as piles
from ttr_nb.mechanics.actions import DrawTickets, KeepTickets
from ttr_nb.mechanics.cards import NONE
from ttr_nb.mechanics.events import TicketsKept, TicketsOffered, TurnBegan
from ttr_nb.mechanics.tickets import TicketOffer

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe

DRAW = (DrawTickets(),)


def legal(state: State) -> tuple[DrawTickets, ...]:
    """Drawing, while there are tickets."""
    return DRAW if state.tickets.deck else ()


@rule("EU-TICKET-6")
def deck_left(game: Europe, state: State, seat: int, action: DrawTickets) -> tuple[Refusal, ...]:
    """EU-TICKET-6: from an empty ticket deck nothing can be drawn. Stage 3."""
    return () if state.tickets.deck else refuse("EU-TICKET-6", "empty")


@rule("EU-TICKET-1")
def draw(game: Europe, state: State, action: DrawTickets, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """EU-TICKET-1: three tickets, or all that are left; at least one must be kept."""
    play = game.board.play
    drawn, tickets = piles.draw(state.tickets, play.draw)
    offer = TicketOffer(
        state.turn.seat, drawn, min(play.keep_later, len(drawn)), play.returned_later, "EU-TICKET-1"
    )
    offered = TicketsOffered(offer.seat, len(drawn), offer.keep, drawn)
    return state._replace(tickets=tickets, pending=(offer,)), (offered,)


def exists(game: Europe, action: KeepTickets) -> tuple[Refusal, ...]:
    """Stage 1: are there such tickets?"""
    unknown = [ticket for ticket in action.tickets if ticket not in game.board.ticket]
    if not unknown:
        return ()
    near = find_ticket(game.board, unknown[0]).suggestions
    return refuse("EU-TICKET-1", "unknown", name=unknown[0], near=near)


@rule("EU-SETUP-6", "EU-TICKET-3")
def is_offered(game: Europe, state: State, seat: int, action: KeepTickets) -> tuple[Refusal, ...]:
    """EU-SETUP-6, EU-TICKET-1: enough of what is offered, nothing else; kept tickets stay (EU-TICKET-3). Stage 3."""
    offer = state.pending[0] if state.pending else None
    if not isinstance(offer, TicketOffer):
        return refuse("EU-TICKET-1", "none")
    others = [ticket for ticket in action.tickets if ticket not in offer.tickets]
    reasons: tuple[Refusal, ...] = ()
    if others:
        reasons += refuse(offer.rule, "not-offered", ticket=others[0])
    if len(action.tickets) < offer.keep:
        reasons += refuse(offer.rule, "few", keep=offer.keep, offered=len(offer.tickets), given=len(action.tickets))
    return reasons


@rule("EU-TICKET-2", "EU-SETUP-6")
def keep(game: Europe, state: State, action: KeepTickets, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """EU-TICKET-2: what is not kept goes under the deck; at the start it leaves the game (EU-SETUP-6)."""
    offer, *waiting = state.pending
    if not isinstance(offer, TicketOffer):
        raise TypeError(f"no tickets are on offer, but {offer}")
    state = state._replace(tickets=piles.keep(state.tickets, offer, action.tickets), pending=tuple(waiting))
    kept = TicketsKept(
        offer.seat, len(action.tickets), len(offer.tickets) - len(action.tickets), action.tickets
    )
    if offer.rule != "EU-SETUP-6":
        return turn.end(game, state, NONE, chance, (kept,))
    return state, (kept,) if waiting else (kept, TurnBegan(state.turn.seat))
