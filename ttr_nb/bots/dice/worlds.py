"""Worlds of the Dice Expansion that a seat cannot tell from the true one: only tickets are hidden."""

from __future__ import annotations

from random import Random

from ttr_nb.bots.worlds import deal_hidden_tickets
from ttr_nb.games.dice import Dice
from ttr_nb.games.dice.state import Stack, State
from ttr_nb.games.dice.view import View
from ttr_nb.mechanics.tickets import BOTTOM


def determinize(rules: Dice, view: View, rng: Random) -> State:
    """A state of which this is the view; no roll to come is settled in it.

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.core.chance import Seeded
    >>> rules = Dice(load_board("europe"))
    >>> state, _ = rules.new(2, rules.arrangement({}), Seeded(7))
    >>> view = rules.view(state, 1)
    >>> rules.view(determinize(rules, view, Random(1)), 1) == view
    True
    """
    if view.seat is None:
        raise ValueError("a spectator has no world of its own")
    tickets, pending = deal_hidden_tickets(rules.board, view, BOTTOM, rng)
    return State(
        view.turn,
        pending,
        view.dice,
        view.tokens,
        view.piles,
        view.began,
        tickets,
        view.network,
        view.points,
        Stack(),
        view.travel,
    )
