"""The searching bot of the board game: where it looks ahead, and what it takes for a lead.

It thinks about tickets, which decide a game; its cards and routes are those of the planner, seldom wrong by much.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_nb.bots.choice import Bot, Choice
from ttr_nb.bots.europe.planner import Planner
from ttr_nb.bots.europe.worlds import determinize
from ttr_nb.bots.search import Imagination, make_search
from ttr_nb.games.europe import Europe
from ttr_nb.mechanics.actions import DrawTickets, KeepTickets

NODES = 6000
"""Actions imagined for a decision, where nothing else is asked for."""

CARD = 0.9
"""What a card in hand is worth, in points."""


def make_searcher(rules: Europe, nodes: int = NODES, seconds: float | None = None, **limits: int) -> Bot:
    """The searching bot on a board."""
    planner = Planner(rules)
    prospects = planner.prospects

    def ideas(view: Any, legal: Sequence[Any]) -> list[Choice]:
        choices = planner.options(view, legal)
        return choices if isinstance(choices[0].action, KeepTickets | DrawTickets) else choices[:1]

    def promise(state: Any, seat: int) -> float:
        view = rules.view(state, seat)
        promised = prospects.worth(prospects.situation(view), view.tickets)
        return view.points[seat] + promised + CARD * view.hand_sizes[seat]

    def lead(state: Any, seat: int) -> float:
        return promise(state, seat) - max(promise(state, other) for other in range(state.players) if other != seat)

    return make_search(Imagination(rules, ideas, planner, determinize, lead), nodes, seconds, **limits)
