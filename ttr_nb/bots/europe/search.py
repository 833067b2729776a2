"""The searching bot of the board game: where it looks ahead, and what it takes for a lead.

It thinks about tickets, and about every turn when the end is near: there imagined games are short, and worlds many.
Until then it plays as a planner does that is content with its tickets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_nb.bots.choice import Bot, Choice
from ttr_nb.bots.europe.planner import Planner
from ttr_nb.bots.europe.worlds import determinize
from ttr_nb.bots.search import Imagination, make_search
from ttr_nb.games.europe import Europe
from ttr_nb.mechanics.actions import KeepTickets

NODES = 1500
"""Actions imagined for a decision, where nothing else is asked for."""

CONTENT = {"many_cars": 50, "very_long": 99}
"""The temper in which it plays on: no more tickets, and no route beside its plan until that is done."""

LATE = 15
"""When somebody has so few cars, every turn is worth a thought."""

CARD = 0.9
"""What a card in hand is worth, in points."""


def make_searcher(rules: Europe, nodes: int = NODES, seconds: float | None = None, **limits: int) -> Bot:
    """The searching bot on a board."""
    planner, content = Planner(rules), Planner(rules, **CONTENT)
    prospects = planner.prospects

    def ideas(view: Any, legal: Sequence[Any]) -> list[Choice]:
        choices = content.options(view, legal)
        about_tickets = isinstance(legal[0], KeepTickets)
        about_the_end = not view.pending and min(view.network.cars) <= LATE
        return choices if about_tickets or about_the_end else choices[:1]

    def promise(state: Any, seat: int) -> float:
        view = rules.view(state, seat)
        promised = prospects.worth(prospects.situation(view), view.tickets)
        return view.points[seat] + promised + CARD * view.hand_sizes[seat]

    def lead(state: Any, seat: int) -> float:
        return promise(state, seat) - max(promise(state, other) for other in range(state.players) if other != seat)

    return make_search(Imagination(rules, ideas, content, planner, determinize, lead), nodes, seconds, **limits)
