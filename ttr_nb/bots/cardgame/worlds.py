"""Worlds of the Card Game that a seat cannot tell from the true one. Everything it does not see is dealt anew.

A seat's own track lies face down, too: but it will hold rather what the seat's tickets ask for.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ttr_nb.analysis.unseen import unseen
from ttr_nb.bots.worlds import deal
from ttr_nb.games.cardgame import CardGame
from ttr_nb.games.cardgame.state import State
from ttr_nb.games.cardgame.view import View
from ttr_nb.mechanics.cards import INDEX, WILD, Cards, counted, listed
from ttr_nb.mechanics.market import Market
from ttr_nb.mechanics.tickets import BOTTOM, HiddenOffer, TicketOffer, Tickets


def determinize(rules: CardGame, view: View, rng: Random) -> State:
    """A state of which this is the view.

    >>> from ttr_nb.content.cardgame import load_deck
    >>> from ttr_nb.core.chance import Seeded
    >>> rules = CardGame(load_deck())
    >>> state, _ = rules.new(2, rules.arrangement({}), Seeded(7))
    >>> view = rules.view(state, 1)
    >>> other = determinize(rules, view, Random(1))
    >>> other != state, rules.view(other, 1) == view
    (True, True)
    """
    seat = view.seat
    if seat is None or view.hand is None:
        raise ValueError("a spectator has no world of its own")
    pool = list(listed(unseen(rules, view).cards))
    rng.shuffle(pool)
    own_track = _own_track(rules, view, pool, rng) if view.track is None else view.track
    hand_sizes = [0 if each == seat else size for each, size in enumerate(view.hand_sizes)]
    track_sizes = [0 if each == seat else size for each, size in enumerate(view.track_sizes)]
    hands = [counted(share) for share in deal(pool, hand_sizes)]
    tracks = [counted(share) for share in deal(pool, track_sizes)]
    hands[seat], tracks[seat] = view.hand, own_track
    tickets, pending = _tickets(rules, view, rng)
    return State(
        view.turn,
        pending,
        tuple(hands),
        Market(tuple(pool), view.row),
        tickets,
        view.yards,
        tuple(tracks),
        view.discards,
        view.completed,
        view.half,
        view.track is not None,
    )


def _own_track(rules: CardGame, view: View, pool: list[str], rng: Random) -> Cards:
    """So many cards out of the pool, rather of colours that the seat's tickets ask for."""
    asks = [1] * WILD + [3]
    for ticket in view.tickets:
        for place, count in enumerate(rules.deck.ticket[ticket].asks):
            asks[place] += count
    # weighted drawing without putting back: the smallest of exponential times
    order = sorted(range(len(pool)), key=lambda place: rng.expovariate(asks[INDEX[pool[place]]]))
    taken = sorted(order[: view.track_sizes[view.seat or 0]], reverse=True)
    return counted([pool.pop(place) for place in taken])


def _tickets(rules: CardGame, view: View, rng: Random) -> tuple[Tickets, tuple[Any, ...]]:
    known = {*view.tickets, *(ticket for done in view.completed for ticket in done)}
    for waiting in view.pending:
        if isinstance(waiting, TicketOffer):
            known.update(waiting.tickets)
    heap = [ticket for ticket in rules.deck.ticket if ticket not in known]
    rng.shuffle(heap)
    pending: list[Any] = []
    for waiting in view.pending:
        if isinstance(waiting, HiddenOffer):
            (dealt,) = deal(heap, [waiting.offered])
            waiting = TicketOffer(waiting.seat, tuple(dealt), waiting.keep, BOTTOM, waiting.rule)
        pending.append(waiting)
    counts: Sequence[int] = [0 if each == view.seat else count for each, count in enumerate(view.ticket_counts)]
    kept = [tuple(share) for share in deal(heap, counts)]
    kept[view.seat or 0] = view.tickets
    return Tickets(tuple(heap), tuple(kept)), tuple(pending)
