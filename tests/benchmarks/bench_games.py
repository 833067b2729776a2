"""How fast whole games are, what the import costs, what a history weighs. A script; nothing here is a timed test.

Games are uniformly random two-player games of Europe with the full legal list at each step, `apply`, and the exact
score at the end. They are given per *unit* of `reference`, measured in turns with it, so that a busy or slow machine
counts for both. As in `reference`, the best of several rounds is taken for every single network, and for every game.
"""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import tracemalloc
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean, median
from typing import Any

from tests.benchmarks.reference import UNIT_THERE, cpu_times, plain_longest_trail, unit_networks
from tests.benchmarks.rows import Row, at_least, at_most, show
from ttr_nb.content.cardgame import load_deck
from ttr_nb.content.maps import load_board
from ttr_nb.core.apply import apply
from ttr_nb.core.chance import Seeded
from ttr_nb.games.cardgame import CardGame
from ttr_nb.games.dice import Dice
from ttr_nb.games.europe import Europe

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 7
GAMES = 60
"""In a round: the first seeds, always the same."""

STATES = 1000


def positions(rules: Any, players: int, seed: int) -> Iterator[Any]:
    """One position of a random game after the other."""
    chance = Seeded(seed)
    state, _ = rules.new(players, rules.arrangement({}), chance)
    pick = random.Random(seed).choice
    yield state
    while legal := rules.legal_actions(state):
        state = apply(rules, state, pick(legal), chance).state
        yield state


def play(rules: Any, players: int, seed: int) -> None:
    """Play a random game to its end and score it."""
    (last,) = deque(positions(rules, players, seed), maxlen=1)
    rules.score(last)


def best_in_turns(rounds: int, *works: tuple[Callable[..., object], list[tuple[Any, ...]]]) -> list[list[float]]:
    """Time each work on each of its cases, the works in turns; of every case the best round, for all works alike."""
    best = [cpu_times(work, cases, rounds=1) for work, cases in works]
    for _ in range(rounds - 1):
        again = [cpu_times(work, cases, rounds=1) for work, cases in works]
        best = [list(map(min, old, new)) for old, new in zip(best, again, strict=True)]
    return best


def speed_rows() -> Iterator[Row]:
    """Games per unit: random games of two, the full legal list at each step, the exact score at the end."""
    board = load_board("europe")
    games = {
        "Europe": (Europe(board), 30),
        "dice on Europe": (Dice(board), 30),
        "Card Game": (CardGame(load_deck()), 60),
    }
    for rules, _ in games.values():
        for seed in range(1000, 1020):
            play(rules, 2, seed)  # what is looked up in tables is made once, with the first games
    networks, *times = best_in_turns(
        ROUNDS,
        (plain_longest_trail, [(network,) for network in unit_networks(board)]),
        *[(play, [(rules, 2, seed) for seed in range(GAMES)]) for rules, _ in games.values()],
    )
    unit = sum(networks)
    yield Row("unit: plain search, 300 grown networks", unit, "s", f"{UNIT_THERE} there", None)
    for (name, (_, target)), each in zip(games.items(), times, strict=True):
        yield Row(f"{name}: a random game of two, mean", 1e3 * fmean(each), "ms", "", None)
        yield at_least(f"{name}: games a unit", unit / fmean(each), target, "games/unit")


def cpu_milliseconds(code: str) -> float:
    """CPU time of a fresh interpreter that runs some code, from start to end of the process; the median of several."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    times = []
    for _ in range(11):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(1e3 * (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime))
    return median(times)


def import_rows() -> Iterator[Row]:
    """CPU time of `import ttr_nb` and of the engine over that of a bare interpreter."""
    bare = cpu_milliseconds("pass")
    yield at_most("import ttr_nb, over a bare interpreter", cpu_milliseconds("import ttr_nb") - bare, 50, "ms")
    engine = cpu_milliseconds("import ttr_nb.games.europe, ttr_nb.session") - bare
    yield Row("import the engine, over a bare interpreter", engine, "ms", "", None)


def memory_rows() -> Iterator[Row]:
    """Memory of the positions of one game, kept as undo keeps them, scaled up to 1,000.

    A game of five has some 450 positions: all of one game are kept, weighed, and the weight divided by their number.
    Parts that two positions share are counted once, as they are in a session.
    """
    rules = Europe(load_board("europe"))
    play(rules, 5, 2)  # so that what is looked up once is not weighed
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    states = list(positions(rules, 5, 1))
    weight = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    yield Row("positions of one game of five, kept", len(states), "positions", "", None)
    yield at_most("memory of 1,000 positions", weight / len(states) * STATES / 1e6, 20, "MB")


def game_rows() -> Iterator[Row]:
    """Measure everything, a row at a time."""
    yield from speed_rows()
    yield from import_rows()
    yield from memory_rows()


if __name__ == "__main__":
    show(game_rows())
