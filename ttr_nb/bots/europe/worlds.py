"""Worlds of the board game that a seat cannot tell from the true one. Everything it does not see is dealt anew."""

from __future__ import annotations

from random import Random

from ttr_nb.analysis.unseen import unseen
from ttr_nb.bots.worlds import deal, deal_hidden_tickets
from ttr_nb.games.europe import Europe
from ttr_nb.games.europe.state import State
from ttr_nb.games.europe.turn import SWEEP_AT
from ttr_nb.games.europe.view import View
from ttr_nb.mechanics.cards import LOCOMOTIVE, counted, listed
from ttr_nb.mechanics.market import Market


def determinize(rules: Europe, view: View, rng: Random) -> State:
    """A state of which this is the view.

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.core.chance import Seeded
    >>> rules = Europe(load_board("europe"))
    >>> state, _ = rules.new(2, rules.arrangement({}), Seeded(7))
    >>> view = rules.view(state, 1)
    >>> other = determinize(rules, view, Random(1))
    >>> other != state, rules.view(other, 1) == view
    (True, True)
    """
    if view.seat is None or view.hand is None:
        raise ValueError("a spectator has no world of its own")
    pool = list(listed(unseen(rules, view).cards))
    rng.shuffle(pool)
    if view.row.count(LOCOMOTIVE) >= SWEEP_AT:  # a row that would be swept lies there: so all others are in hands
        pool.sort(key=LOCOMOTIVE.__eq__)
    others = [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]
    hands = [counted(share) for share in deal(pool, others)]
    hands[view.seat] = view.hand
    tickets, pending = deal_hidden_tickets(rules.board, view, rules.board.play.returned_later, rng)
    market = Market(tuple(pool), view.row, view.discards)
    return State(view.turn, pending, tuple(hands), market, tickets, view.network, view.points)
