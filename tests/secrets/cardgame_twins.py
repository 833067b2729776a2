"""Twins of the Card Game: other hands, every track, the decks and the tickets of others are one heap to a seat."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from ttr_nb.mechanics.cards import NONE, Cards, add, counted, covers, listed, remove
from ttr_nb.mechanics.tickets import TicketOffer


def twin(
    deck: Any,
    state: Any,
    seat: int | None,
    rng: random.Random,
    shown: int = 0,
    spent: Cards | None = None,
    shown_tickets: int = 0,
) -> Any:
    """Another world that looks the same to `seat` (None: to a spectator). What is `shown` and `spent` next stays."""
    return _deal_tickets(deck, _deal_cards(state, seat, rng, shown, spent), seat, rng, shown_tickets)


def _deal_cards(state: Any, seat: int | None, rng: random.Random, shown: int, spent: Cards | None) -> Any:
    actor = state.pending[0].seat if state.pending else state.turn.seat
    seats = range(len(state.hands))

    def stays(place: int) -> Cards:
        hand: Cards = state.hands[place]
        if place == seat:
            return hand
        return spent if place == actor and spent and covers(hand, spent) else NONE

    fixed = [stays(place) for place in seats]
    fixed += [track if place == seat and state.open_tracks else NONE for place, track in enumerate(state.tracks)]
    piles = (*state.hands, *state.tracks)
    loose = [remove(pile, kept) for pile, kept in zip(piles, fixed, strict=True)]
    pool = [*state.market.deck[shown:], *(card for pile in loose for card in listed(pile))]
    rng.shuffle(pool)
    dealt = []
    for kept, pile in zip(fixed, loose, strict=True):
        dealt.append(add(kept, counted(pool[: sum(pile)])))
        del pool[: sum(pile)]
    market = state.market._replace(deck=(*state.market.deck[:shown], *pool))
    return state._replace(hands=tuple(dealt[: len(seats)]), tracks=tuple(dealt[len(seats) :]), market=market)


def _deal_tickets(deck: Any, state: Any, seat: int | None, rng: random.Random, shown: int) -> Any:
    """Completed tickets lie open; the others are one heap."""
    known = {*state.tickets.deck[:shown], *(ticket for done in state.completed for ticket in done)}
    if seat is not None:
        known.update(state.tickets.kept[seat])
        known.update(t for o in state.pending if isinstance(o, TicketOffer) and o.seat == seat for t in o.tickets)
    heap = [ticket.id for ticket in deck.tickets if ticket.id not in known]
    rng.shuffle(heap)

    def dealt(old: tuple[str, ...]) -> tuple[str, ...]:
        new = tuple(heap[: len(old)])
        del heap[: len(old)]
        return new

    pile = state.tickets.deck[:shown] + dealt(state.tickets.deck[shown:])
    kept = tuple(own if place == seat else dealt(own) for place, own in enumerate(state.tickets.kept))
    pending = tuple(
        replace(waiting, tickets=dealt(waiting.tickets))
        if isinstance(waiting, TicketOffer) and waiting.seat != seat
        else waiting
        for waiting in state.pending
    )
    assert not heap, "a ticket was lost"
    return state._replace(tickets=state.tickets._replace(deck=pile, kept=kept), pending=pending)
