"""The searching bot of the Card Game: where it looks ahead, and what it takes for a lead."""

from __future__ import annotations

from typing import Any

from ttr_nb.bots.cardgame.planner import Planner
from ttr_nb.bots.cardgame.worlds import determinize
from ttr_nb.bots.choice import Bot
from ttr_nb.bots.search import Imagination, make_search
from ttr_nb.games.cardgame import CardGame

NODES = 2000
"""Actions imagined for a decision, where nothing else is asked for."""

WIDTH = 4
"""So many options are compared."""


def make_searcher(
    rules: CardGame, nodes: int = NODES, seconds: float | None = None, width: int = WIDTH, **limits: int
) -> Bot:
    """The searching bot with a box of cards. It thinks about every turn and all tickets."""
    planner = Planner(rules)

    def lead(state: Any, seat: int) -> float:
        totals = [score.total for score in rules.score(state).seats]
        return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)

    mind = Imagination(rules, planner.options, planner, determinize, lead)
    return make_search(mind, nodes, seconds, width, **limits)
