"""The searching bot of the Card Game: where it looks ahead, and what it takes for a lead.

It thinks about tickets; rows it places as a planner does that waits for longer ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_nb.bots.cardgame.planner import Planner
from ttr_nb.bots.cardgame.worlds import determinize
from ttr_nb.bots.choice import Bot, Choice
from ttr_nb.bots.search import Imagination, make_search
from ttr_nb.games.cardgame import CardGame
from ttr_nb.mechanics.actions import DrawTickets, KeepTickets

NODES = 600
"""Actions imagined for a decision, where nothing else is asked for."""

WIDTH = 3
"""So many options are compared."""

PATIENCE = 20.0
"""What a placement must promise: twice what the planner asks for. In the arena it is this that wins, not the search."""


def make_searcher(
    rules: CardGame, nodes: int = NODES, seconds: float | None = None, width: int = WIDTH, **limits: int
) -> Bot:
    """The searching bot with a box of cards: a patient planner that looks ahead when it is about tickets."""
    planner, patient = Planner(rules), Planner(rules, PATIENCE)

    def ideas(view: Any, legal: Sequence[Any]) -> list[Choice]:
        choices = patient.options(view, legal)
        if isinstance(choices[0].action, KeepTickets | DrawTickets):
            return choices
        return choices[:1]

    def lead(state: Any, seat: int) -> float:
        totals = [score.total for score in rules.score(state).seats]
        return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)

    mind = Imagination(rules, ideas, patient, planner, determinize, lead)
    return make_search(mind, nodes, seconds, width, **limits)
