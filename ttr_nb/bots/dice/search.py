"""The searching bot of the Dice Expansion: where it looks ahead, and what it takes for a lead.

It thinks about tickets and about what to do with the dice; which of them to roll again, the planner has reckoned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_nb.bots.choice import Bot, Choice, because
from ttr_nb.bots.dice.planner import Planner
from ttr_nb.bots.dice.values import TOKEN
from ttr_nb.bots.dice.worlds import determinize
from ttr_nb.bots.guessing import guesses_on
from ttr_nb.bots.search import Imagination, make_search
from ttr_nb.games.dice import Dice
from ttr_nb.games.dice.actions import ClaimWithDice
from ttr_nb.mechanics.actions import KeepTickets

NODES = 600
"""Actions imagined for a decision, where nothing else is asked for."""

WIDTH = 4
"""So many options are compared."""

LATE = 15
"""When somebody has so few cars, more than the first idea of a turn is worth a thought."""

FEW = 3
"""That many."""

THREAT = 10.0
"""So many points somebody must have at stake on a route, about, to think about taking it away."""

DOUBT = 2.0
"""Dice scatter: what looks better after a few games need not be."""


def make_searcher(
    rules: Dice, nodes: int = NODES, seconds: float | None = None, width: int = WIDTH, **limits: int
) -> Bot:
    """The searching bot on a board."""
    planner = Planner(rules)
    prospects = planner.prospects
    guesses = guesses_on(rules.board)

    def ideas(view: Any, legal: Sequence[Any]) -> list[Choice]:
        choices = planner.options(view, legal)
        if isinstance(legal[0], KeepTickets):
            return choices[:2]
        if view.pending:
            return choices[:1]
        own = FEW if min(view.network.cars) <= LATE else 1
        return choices[:own] + blocks(view, legal)

    def blocks(view: Any, legal: Sequence[Any]) -> list[Choice]:
        """The route that others seem to need most, of those that can be paid for."""
        threats = guesses.threats(view)
        claims = [action for action in legal if type(action) is ClaimWithDice]
        if not claims:
            return []
        best = max(claims, key=lambda claim: (threats[prospects.place[claim.route]], -planner.price(claim)))
        if threats[prospects.place[best.route]] < THREAT:
            return []
        return [because(best, "bot-block", route=best.route)]

    def promise(state: Any, seat: int) -> float:
        view = rules.view(state, seat)
        promised = prospects.worth(prospects.situation(view), view.tickets)
        goods = sum(view.travel.collected[seat]) if view.travel else 0
        return view.points[seat] + goods + promised + TOKEN * sum(view.tokens[seat])

    def lead(state: Any, seat: int) -> float:
        return promise(state, seat) - max(promise(state, other) for other in range(state.players) if other != seat)

    mind = Imagination(rules, ideas, planner, planner, determinize, lead, DOUBT)
    return make_search(mind, nodes, seconds, width, **limits)
