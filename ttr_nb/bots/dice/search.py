"""The searching bot of the Dice Expansion: where it looks ahead, and what it takes for a lead.

It plays as a planner does that takes away what others need. It thinks about tickets, and about every turn when the end
is near; which dice to roll again, the planner has reckoned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_nb.bots.choice import Bot, Choice
from ttr_nb.bots.dice.planner import Planner
from ttr_nb.bots.dice.values import TOKEN
from ttr_nb.bots.dice.worlds import determinize
from ttr_nb.bots.search import Imagination, make_search
from ttr_nb.games.dice import Dice
from ttr_nb.mechanics.actions import KeepTickets

NODES = 1000
"""Actions imagined for a decision, where nothing else is asked for."""

WIDTH = 4
"""So many options are compared."""

SPITE = 0.45
"""What a point is worth that others have at stake on a route: it plays to be ahead, not only to have many points."""

LATE = 18
"""When somebody has so few cars, every turn is worth a thought: imagined games are short then, and worlds many."""

FEW = 3
"""So many ideas of such a turn, and what a planner without spite would do."""

TICKETS = 2
"""So many answers to an offer of tickets."""


def make_searcher(
    rules: Dice, nodes: int = NODES, seconds: float | None = None, width: int = WIDTH, **limits: int
) -> Bot:
    """The searching bot on a board."""
    planner, spiteful = Planner(rules), Planner(rules, SPITE)
    prospects = planner.prospects

    def ideas(view: Any, legal: Sequence[Any]) -> list[Choice]:
        choices = spiteful.options(view, legal)
        if isinstance(legal[0], KeepTickets):
            return choices[:TICKETS]
        if view.pending or min(view.network.cars) > LATE:
            return choices[:1]
        return choices[:FEW] + planner.options(view, legal)[:1]

    def promise(state: Any, seat: int) -> float:
        view = rules.view(state, seat)
        promised = prospects.worth(prospects.situation(view), view.tickets)
        goods = sum(view.travel.collected[seat]) if view.travel else 0
        return view.points[seat] + goods + promised + TOKEN * sum(view.tokens[seat])

    def lead(state: Any, seat: int) -> float:
        return promise(state, seat) - max(promise(state, other) for other in range(state.players) if other != seat)

    mind = Imagination(rules, ideas, planner, planner, determinize, lead)
    return make_search(mind, nodes, seconds, width, **limits)
