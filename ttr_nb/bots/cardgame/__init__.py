"""The bots of the Card Game."""

from collections.abc import Callable, Mapping

from ttr_nb.bots.cardgame.greedy import make_greedy
from ttr_nb.bots.cardgame.planner import Planner
from ttr_nb.bots.cardgame.search import make_searcher
from ttr_nb.bots.chance import make_random
from ttr_nb.bots.choice import Bot

BOTS: Mapping[str, Callable[..., Bot]] = {
    "random": make_random,
    "greedy": make_greedy,
    "planner": Planner,
    "search": make_searcher,
}
"""By name, the weakest first."""
