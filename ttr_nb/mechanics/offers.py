"""Answering an offer of tickets on a board, at the start and later. Knows neither score nor whose turn it is."""

from __future__ import annotations

from typing import Any

from ttr_nb.content.board import Board
from ttr_nb.content.names import find_ticket
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.mechanics import tickets as piles
from ttr_nb.mechanics.actions import KeepTickets
from ttr_nb.mechanics.events import TicketsKept
from ttr_nb.mechanics.tickets import TicketOffer, Tickets


def exist(board: Board, action: KeepTickets) -> tuple[Refusal, ...]:
    """Stage 1: are there such tickets?"""
    unknown = [ticket for ticket in action.tickets if ticket not in board.ticket]
    if not unknown:
        return ()
    near = find_ticket(board, unknown[0]).suggestions
    return refuse("EU-TICKET-1", "unknown", name=unknown[0], near=near)


@rule("EU-TICKET-6")
def deck_left(tickets: Tickets) -> tuple[Refusal, ...]:
    """EU-TICKET-6: from an empty ticket deck nothing can be drawn. Stage 3."""
    return () if tickets.deck else refuse("EU-TICKET-6", "empty")


@rule("EU-SETUP-6", "EU-TICKET-3")
def is_offered(pending: tuple[Any, ...], action: KeepTickets) -> tuple[Refusal, ...]:
    """EU-SETUP-6, EU-TICKET-1: enough of what is offered, nothing else; kept tickets stay (EU-TICKET-3). Stage 3."""
    if not pending or not isinstance(pending[0], TicketOffer):
        return refuse("EU-TICKET-1", "none")
    return piles.answer_faults(pending[0], action)


@rule("EU-TICKET-2", "EU-SETUP-6")
def keep(tickets: Tickets, offer: TicketOffer, action: KeepTickets) -> tuple[Tickets, TicketsKept]:
    """EU-TICKET-2: what is not kept goes under the deck; at the start it leaves the game (EU-SETUP-6)."""
    kept = len(action.tickets)
    event = TicketsKept(offer.seat, kept, len(offer.tickets) - kept, action.tickets, offer.rule)
    return piles.keep(tickets, offer, action.tickets), event
