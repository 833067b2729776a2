"""Twins: worlds that a seat cannot tell apart. Everything it does not see is dealt anew; everything it sees stays."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from ttr_nb.content.board import Board
from ttr_nb.mechanics.cards import Cards, add, counted, covers, listed, remove
from ttr_nb.mechanics.tickets import TicketOffer


def twin(
    board: Board,
    state: Any,
    seat: int | None,
    rng: random.Random,
    shown: int = 0,
    spent: Cards | None = None,
    shown_tickets: int = 0,
) -> Any:
    """Another world that looks the same to `seat` (None: to a spectator).

    The first `shown` cards of the deck and `shown_tickets` of the ticket deck stay, and so do the cards `spent` in the
    hand of the seat to act: that is what the next action will show to everybody.
    """
    return deal_tickets(board, _deal_cards(state, seat, rng, shown, spent), seat, rng, shown_tickets)


def _deal_cards(state: Any, seat: int | None, rng: random.Random, shown: int, spent: Cards | None) -> Any:
    actor = state.pending[0].seat if state.pending else state.turn.seat
    none = counted(())
    fixed = [
        hand if place == seat else spent if place == actor and spent and covers(hand, spent) else none
        for place, hand in enumerate(state.hands)
    ]
    loose = [remove(hand, stays) for hand, stays in zip(state.hands, fixed, strict=True)]
    top, below = state.market.deck[:shown], state.market.deck[shown:]
    pool = [*below, *(card for hand in loose for card in listed(hand))]
    rng.shuffle(pool)
    hands = []
    for stays, hand in zip(fixed, loose, strict=True):
        hands.append(add(stays, counted(pool[: sum(hand)])))
        del pool[: sum(hand)]
    return state._replace(hands=tuple(hands), market=state.market._replace(deck=(*top, *pool)))


def deal_tickets(board: Board, state: Any, seat: int | None, rng: random.Random, shown: int) -> Any:
    """Tickets of other seats, offers to them, the deck and what has left the game are one heap to a seat."""
    mine = set(state.tickets.deck[:shown])
    if seat is not None:
        mine.update(state.tickets.kept[seat])
        mine.update(t for offer in state.pending if _is_offer(offer) and offer.seat == seat for t in offer.tickets)
    heap = [ticket.id for ticket in board.tickets if ticket.id not in mine]
    rng.shuffle(heap)

    def dealt(old: tuple[str, ...]) -> tuple[str, ...]:
        new = tuple(heap[: len(old)])
        del heap[: len(old)]
        return new

    deck = state.tickets.deck[:shown] + dealt(state.tickets.deck[shown:])
    kept = tuple(own if place == seat else dealt(own) for place, own in enumerate(state.tickets.kept))
    pending = tuple(
        replace(waiting, tickets=dealt(waiting.tickets)) if _is_offer(waiting) and waiting.seat != seat else waiting
        for waiting in state.pending
    )
    return state._replace(tickets=state.tickets._replace(deck=deck, kept=kept), pending=pending)


def _is_offer(waiting: object) -> bool:
    return isinstance(waiting, TicketOffer)
