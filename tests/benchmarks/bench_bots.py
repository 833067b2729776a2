"""How fast bots play, and whether the searching one keeps its budget. A script; nothing here is a timed test.

Games of two with the same bot at both seats, in the arena: legal list, view, choice with its reason, `apply`, and the
exact score at the end. They are given per *unit* of `reference`, measured in turns with it, as random games are.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean
from time import process_time
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


def thoughts(rules: Any, bot: Any) -> Iterator[tuple[float, float | None]]:
    """The decisions of a game of planners as the searching bot would take them: milliseconds, and the part of its
    budget that was used, which is None where it does not look ahead."""
    planner = make_bot("planner", rules)
    chance, rng = Seeded(1), Random(1)
    state, _ = rules.new(2, rules.arrangement({}), chance)
    while (seat := rules.seat_to_act(state)) is not None:
        view, legal = rules.view(state, seat), rules.legal_actions(state)
        begin = process_time()
        looked = bot(view, legal, rng).reason.key == "bot-search"
        yield 1e3 * (process_time() - begin), bot.budget.used / bot.budget.nodes if looked else None
        state, _ = rules.perform(state, planner(view, legal, rng).action, chance)


def search_rows() -> Iterator[Row]:
    """How often the searching bot looks ahead, what that takes, and the most that it uses of its budget."""
    networks = [(network,) for network in unit_networks(open_box("europe").board)]
    for game, called in GAMES.items():
        rules = open_box(game).rules
        there = UNIT_THERE / sum(best_in_turns(ROUNDS, (plain_longest_trail, networks))[0])
        found = list(thoughts(rules, make_bot("search", rules)))
        ahead = [(time, part) for time, part in found if part is not None]
        yield Row(f"{called}, search: looks ahead for", 100 * len(ahead) / len(found), "% of moves", "", None)
        yield Row(f"{called}, search: a move", there * fmean(time for time, _ in found), "ms there", "", None)
        yield Row(f"{called}, search: a move with that", there * fmean(time for time, _ in ahead), "ms there", "", None)
        yield at_most(f"{called}, search: of its budget, worst", max(part for _, part in ahead), 1.2, "times")


def bot_rows() -> Iterator[Row]:
    """Measure everything, a row at a time."""
    yield from speed_rows()
    yield from search_rows()


if __name__ == "__main__":
    show(bot_rows())
