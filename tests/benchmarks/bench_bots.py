"""How fast bots play, and whether the searching one keeps its budget. A script; nothing here is a timed test.

Games of two with the same bot at both seats, in the arena: legal list, view, choice with its reason, `apply`, and the
exact score at the end. They are given per *unit* of `reference`, measured in turns with it, as random games are.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any

from tests.benchmarks.bench_games import best_in_turns
from tests.benchmarks.reference import UNIT_THERE, plain_longest_trail, unit_networks
from tests.benchmarks.rows import Row, at_least, at_most, show
from ttr_nb.bots.arena import play_game
from ttr_nb.bots.registry import make_bot
from ttr_nb.core.chance import Seeded
from ttr_nb.shelf import open_box

GAMES = {"europe": "Europe", "dice:europe": "dice on Europe", "cardgame": "Card Game"}
TARGETS = {("europe", "greedy"): 10, ("europe", "planner"): 2}
"""Games a unit."""

SEEDS = range(20)
ROUNDS = 3
NODES = 300
"""The budget with which the searching bot is watched."""


def speed_rows() -> Iterator[Row]:
    """Games per unit, and the time of a move."""
    networks = [(network,) for network in unit_networks(open_box("europe").board)]
    for game, called in GAMES.items():
        rules = open_box(game).rules
        for name in ("greedy", "planner"):
            bots = [make_bot(name, rules)] * 2
            moves = fmean(play_game(rules, bots, seed).moves for seed in SEEDS)  # tables are made with the first games
            plain, times = best_in_turns(
                ROUNDS, (plain_longest_trail, networks), (play_game, [(rules, bots, seed) for seed in SEEDS])
            )
            unit, each = sum(plain), fmean(times)
            there = 1e3 * UNIT_THERE / unit
            if target := TARGETS.get((game, name)):
                yield at_least(f"{called}, {name}: games a unit", unit / each, target, "games/unit")
            else:
                yield Row(f"{called}, {name}: games a unit", unit / each, "games/unit", "", None)
            yield Row(f"{called}, {name}: a move, all in all", there * each / moves, "ms there", "", None)


def searched(rules: Any, bot: Any, decisions: int = 40) -> Iterator[float]:
    """The part of its budget that the searching bot used in each decision of a game in which it had to think."""
    planner = make_bot("planner", rules)
    chance, rng = Seeded(1), Random(1)
    state, _ = rules.new(2, rules.arrangement({}), chance)
    for _ in range(decisions):
        seat = rules.seat_to_act(state)
        if seat is None:
            return
        view, legal = rules.view(state, seat), rules.legal_actions(state)
        if bot(view, legal, rng).reason.key == "bot-search":
            yield bot.budget.used / bot.budget.nodes
        state, _ = rules.perform(state, planner(view, legal, rng).action, chance)


def budget_rows() -> Iterator[Row]:
    """The most that the searching bot used of its budget in a decision."""
    for game, called in GAMES.items():
        rules = open_box(game).rules
        used = max(searched(rules, make_bot("search", rules, nodes=NODES)))
        yield at_most(f"{called}, search: of its budget, worst", used, 1.2, "times")


def bot_rows() -> Iterator[Row]:
    """Measure everything, a row at a time."""
    yield from speed_rows()
    yield from budget_rows()


if __name__ == "__main__":
    show(bot_rows())
