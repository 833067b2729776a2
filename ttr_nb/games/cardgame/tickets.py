"""Drawing tickets and answering an offer, at the start and later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.content.cardgame import find_ticket
from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.cardgame import turn
from ttr_nb.games.cardgame.state import State
from ttr_nb.mechanics import tickets as piles
from ttr_nb.mechanics.actions import DrawTickets, KeepTickets
from ttr_nb.mechanics.events import TicketsKept
from ttr_nb.mechanics.tickets import BOTTOM, TicketOffer

if TYPE_CHECKING:
    from ttr_nb.games.cardgame.ruleset import CardGame

DRAW = (DrawTickets(),)


def legal(state: State) -> tuple[DrawTickets, ...]:
    """Drawing, while there are tickets."""
    return DRAW if state.tickets.deck else ()


def deck_left(game: CardGame, state: State, seat: int, action: DrawTickets) -> tuple[Refusal, ...]:
    """Stage 3: are there tickets to draw?"""
    return () if state.tickets.deck else refuse("CG-TICKET-1", "empty")


@rule("CG-TICKET-1")
def draw(game: CardGame, state: State, action: DrawTickets, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """CG-TICKET-1: four tickets, or what there is; any number is kept, even none."""
    current, _, hands, market, tickets, yards, tracks, discards, completed, half, open_tracks = state
    drawn, tickets = piles.draw(tickets, game.deck.tickets_drawn)
    offer = TicketOffer(current.seat, drawn, game.deck.keep_later, BOTTOM, "CG-TICKET-1")
    state = State(
        current, (offer,), hands, market, tickets, yards, tracks, discards, completed, half, open_tracks
    )
    return state, (piles.offered(offer),)


def exists(game: CardGame, action: KeepTickets) -> tuple[Refusal, ...]:
    """Stage 1: are there such tickets?"""
    unknown = [ticket for ticket in action.tickets if ticket not in game.deck.ticket]
    if not unknown:
        return ()
    near = find_ticket(game.deck, unknown[0]).suggestions
    return refuse("CG-TICKET-1", "unknown", name=unknown[0], near=near)


def is_offered(game: CardGame, state: State, seat: int, action: KeepTickets) -> tuple[Refusal, ...]:
    """Stage 3: enough of what is offered, and nothing else."""
    offer = state.pending[0] if state.pending else None
    if not isinstance(offer, TicketOffer):
        return refuse("CG-TICKET-1", "none")
    return piles.answer_faults(offer, action)


@rule("CG-SETUP-3")
def keep(game: CardGame, state: State, action: KeepTickets, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """CG-SETUP-3: at the start the tickets nobody keeps are shuffled back into the deck; later they go under it."""
    current, (offer, *waiting), hands, market, tickets, yards, tracks, discards, completed, half, open_tracks = state
    if not isinstance(offer, TicketOffer):
        raise TypeError(f"no tickets are on offer, but {offer}")
    tickets = piles.keep(tickets, offer, action.tickets)
    count, returned = len(action.tickets), len(offer.tickets) - len(action.tickets)
    kept = TicketsKept(offer.seat, count, returned, action.tickets, offer.rule)
    state = State(
        current, tuple(waiting), hands, market, tickets, yards, tracks, discards, completed, half, open_tracks
    )
    if offer.rule == "CG-TICKET-1":
        return turn.end(game, state, chance, (kept,))
    if waiting:
        return state, (kept,)
    shuffled = tickets._replace(deck=chance.shuffle("tickets again", tickets.deck))
    state, began = turn.begin(state._replace(tickets=shuffled), state.turn)
    return state, (kept, *began)
