"""The searching bot of the Dice Expansion: where it looks ahead, and what it takes for a lead.

It thinks about tickets and about what to do with the dice; which of them to roll again, the planner has reckoned.
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
from ttr_nb.games.dice.actions import KeepDice, RollAgain

NODES = 1500
"""Actions imagined for a decision, where nothing else is asked for."""

WIDTH = 3
"""So many options are compared."""

DOUBT = 2.0
"""Dice scatter: what looks better after a few games need not be."""


def make_searcher(
    rules: Dice, nodes: int = NODES, seconds: float | None = None, width: int = WIDTH, **limits: int
) -> Bot:
    """The searching bot on a board."""
    planner = Planner(rules)
    prospects = planner.prospects

    def ideas(view: Any, legal: Sequence[Any]) -> list[Choice]:
        choices = planner.options(view, legal)
        return choices[:1] if isinstance(choices[0].action, RollAgain | KeepDice) else choices

    def promise(state: Any, seat: int) -> float:
        view = rules.view(state, seat)
        promised = prospects.worth(prospects.situation(view), view.tickets)
        goods = sum(view.travel.collected[seat]) if view.travel else 0
        return view.points[seat] + goods + promised + TOKEN * sum(view.tokens[seat])

    def lead(state: Any, seat: int) -> float:
        return promise(state, seat) - max(promise(state, other) for other in range(state.players) if other != seat)

    mind = Imagination(rules, ideas, planner, determinize, lead, DOUBT)
    return make_search(mind, nodes, seconds, width, **limits)
