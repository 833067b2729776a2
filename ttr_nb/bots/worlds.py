"""Hidden tickets dealt anew, for bots that imagine worlds like the true one. Knows no cards and no dice.

What a seat cannot see is one heap: tickets of others, offers to them, the deck, and what has left the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from ttr_nb.bots.guessing import guesses_on
from ttr_nb.content.board import Board
from ttr_nb.mechanics.tickets import HiddenOffer, TicketOffer, Tickets

KEPT = 0.6
"""How often somebody is thought to have kept a ticket of a kind that is dealt at the start only."""

AT_START = "EU-SETUP-6"
"""The rule of an offer before the first turn."""


def deal_hidden_tickets(board: Board, view: Any, returned: str, rng: Random) -> tuple[Tickets, tuple[Any, ...]]:
    """Tickets and waiting decisions of a world that looks as the view does; `returned` is where a later draw goes."""
    play = board.play
    mine = set(view.tickets)
    for waiting in view.pending:
        if isinstance(waiting, TicketOffer):
            mine.update(waiting.tickets)
    heaps: dict[bool, list[str]] = {True: [], False: []}
    for ticket in board.tickets:
        if ticket.id not in mine:
            heaps[ticket.kind in play.deck].append(ticket.id)
    for heap in heaps.values():
        rng.shuffle(heap)
    regular, special = heaps[True], heaps[False]
    dealt_special = sum(count for kind, count in play.dealt.items() if kind not in play.deck)
    pending: list[Any] = []
    for waiting in view.pending:
        if isinstance(waiting, HiddenOffer):
            at_start = waiting.rule == AT_START
            tickets = _take(special, dealt_special if at_start else 0)
            tickets += _take(regular, waiting.offered - len(tickets))
            where = play.returned_at_start if at_start else returned
            waiting = TicketOffer(waiting.seat, tickets, waiting.keep, where, waiting.rule)
        pending.append(waiting)
    kept = []
    for seat, count in enumerate(view.ticket_counts):
        if seat == view.seat:
            kept.append(view.tickets)
            continue
        guesses = guesses_on(board).of_seat(view, seat)
        for heap in heaps.values():  # drawn by weight without putting back: the smallest of exponential times
            heap.sort(key=lambda ticket: rng.expovariate(guesses[ticket].weight))
        likely = min(dealt_special, count) if rng.random() < KEPT else 0
        tickets = _take(special, likely)
        kept.append(tickets + _take(regular, count - len(tickets)))
    rng.shuffle(regular)
    return Tickets(_take(regular, view.ticket_deck_count), tuple(kept)), tuple(pending)


def _take(heap: list[str], count: int) -> tuple[str, ...]:
    """Some tickets off a heap, as many as there are."""
    taken = tuple(heap[: max(count, 0)])
    del heap[: max(count, 0)]
    return taken


def deal(pool: list[str], sizes: Iterable[int]) -> list[list[str]]:
    """Shares of these sizes off a shuffled pool, which keeps the rest."""
    shares = []
    for size in sizes:
        shares.append(pool[:size])
        del pool[:size]
    return shares
