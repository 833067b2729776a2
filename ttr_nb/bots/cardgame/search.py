"""The searching bot of the Card Game: where it looks ahead, and what it takes for a lead.

It looks a few moves ahead in many worlds, whenever a turn begins: which row can be robbed,
by whom, and what may still come. It robs rather more than a planner does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_nb.bots.cardgame.planner import Planner
from ttr_nb.bots.cardgame.promise import promise
from ttr_nb.bots.cardgame.worlds import determinize
from ttr_nb.bots.choice import Bot, Choice
from ttr_nb.bots.search import Imagination, make_search
from ttr_nb.games.cardgame import CardGame

NODES = 1500
"""Actions imagined for a decision, where nothing else is asked for."""

HORIZON = 8
"""So many actions are played on: further ahead chance says more than the choice does."""

SPITE = 6.0
"""What a card is worth that others lose, twice what the planner says: it plays to be ahead."""


def make_searcher(
    rules: CardGame, nodes: int = NODES, seconds: float | None = None, horizon: int = HORIZON, **limits: int
) -> Bot:
    """The searching bot with a box of cards."""
    planner, spiteful = Planner(rules), Planner(rules, SPITE)

    def ideas(view: Any, legal: Sequence[Any]) -> list[Choice]:
        choices = spiteful.options(view, legal)
        return choices[:1] if view.pending else choices

    def lead(state: Any, seat: int) -> float:
        promised = [promise(planner, state, each) for each in range(len(state.yards))]
        return promised[seat] - max(other for each, other in enumerate(promised) if each != seat)

    mind = Imagination(rules, ideas, spiteful, planner, determinize, lead)
    return make_search(mind, nodes, seconds, horizon=horizon, **limits)
