"""The bots of the Dice Expansion."""

from collections.abc import Callable, Mapping

from ttr_nb.bots.chance import make_random
from ttr_nb.bots.choice import Bot
from ttr_nb.bots.dice.greedy import make_greedy
from ttr_nb.bots.dice.planner import Planner
from ttr_nb.bots.dice.search import make_searcher

BOTS: Mapping[str, Callable[..., Bot]] = {
    "random": make_random,
    "greedy": make_greedy,
    "planner": Planner,
    "search": make_searcher,
}
"""By name, the weakest first."""
