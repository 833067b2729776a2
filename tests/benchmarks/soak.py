"""Many seeded games with every check on at every step; `make soak` plays 10,000 of each of the three games.

`python tests/benchmarks/soak.py 10000 --game cardgame` soaks that game, `--game dice` all boards with dice, `--game
europe` or `--game usa` that board with cards; without `--game` the seeds go round all tables. A failure prints how to
see it again: `python tests/benchmarks/soak.py --seed 4711` plays the game of that seed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import traceback
from collections.abc import Iterator
from functools import partial
from time import perf_counter, process_time
from typing import NamedTuple

from tests.conformance.playing import POLICIES, play
from tests.conformance.tables import TABLES, Table

GAMES = 10_000


class Result(NamedTuple):
    """A game that was played: its seed and table, how far it came, its CPU time, and what was wrong."""

    seed: int
    table: str
    policy: str
    steps: int
    seconds: float
    fault: str


def tables_of(game: str) -> list[Table]:
    """The tables of a game, or of all games."""
    return [table for table in TABLES if table.name.startswith(game)]


def table_and_policy(seed: int, game: str = "") -> tuple[Table, str]:
    """Seeds go round the tables and the policies, every pair in its turn."""
    names, tables = list(POLICIES), tables_of(game)
    return tables[seed % len(tables)], names[seed // len(tables) % len(names)]


def soak_one(seed: int, game: str = "") -> Result:
    """Play a game and check everything."""
    table, policy = table_and_policy(seed, game)
    begin = process_time()
    steps = 0
    fault = ""
    try:
        for step, what in checked(table, policy, seed):
            steps, fault = step, what
            if fault:
                break
    except Exception:
        steps += 1  # the step that broke is the one after the last that was checked
        fault = traceback.format_exc()
    return Result(seed, str(table), policy, steps, process_time() - begin, fault)


def checked(table: Table, policy: str, seed: int) -> Iterator[tuple[int, str]]:
    """Each step's number and what is wrong with it, and at last what is wrong with the end."""
    rules = table.rules
    after = None
    steps = 0
    for steps, (before, action, after, _) in enumerate(play(rules, table.players, seed, POLICIES[policy]), start=1):
        faults = table.step_faults(rules, before, action, after) + table.position_faults(rules, after)
        if rules.refusals(before, action) or rules.parse(str(action)) != action:
            faults.append(f"{action} was legal, but is refused or reads as another action")
        yield steps, "; ".join(faults)
    if after is None or rules.legal_actions(after):
        yield steps, "the game has not ended"
    else:
        yield steps, "; ".join(table.score_faults(rules, after))


def report(results: list[Result], seconds: float) -> str:
    """The summary, in a line."""
    longest = max(results, key=lambda result: result.steps)
    slowest = max(results, key=lambda result: result.seconds)
    steps = sum(result.steps for result in results)
    failed = sum(bool(result.fault) for result in results)
    return (
        f"{len(results):,} games, {steps:,} steps, {failed} failures in {seconds:.0f} s; "
        f"longest {longest.steps} steps ({longest.table}, {longest.policy}, seed {longest.seed}), "
        f"slowest {slowest.seconds:.2f} s CPU ({slowest.table}, {slowest.policy}, seed {slowest.seed})"
    )


def main(arguments: list[str] | None = None) -> int:
    """Play the games on all cores; 1 when anything is wrong."""
    parser = argparse.ArgumentParser(description="Play many seeded games with every check on.")
    parser.add_argument("games", nargs="?", type=int, default=GAMES, help=f"how many (default {GAMES})")
    parser.add_argument("--seed", type=int, help="play the game of this seed alone")
    parser.add_argument("--game", default="", help="play this game alone: europe, usa, dice or cardgame")
    asked = parser.parse_args(arguments)
    if not tables_of(asked.game):
        parser.error(f"there is no table of {asked.game!r}")
    seeds = range(asked.games) if asked.seed is None else range(asked.seed, asked.seed + 1)
    if not seeds:
        parser.error("there is nothing to play")
    begin = perf_counter()
    results = []
    with multiprocessing.Pool(min(len(seeds), os.cpu_count() or 1)) as pool:
        for result in pool.imap_unordered(partial(soak_one, game=asked.game), seeds, chunksize=min(20, len(seeds))):
            results.append(result)
            if result.fault:
                print(f"seed {result.seed} ({result.table}, {result.policy}), step {result.steps}: {result.fault}")
                again = f"--seed {result.seed}" + (f" --game {asked.game}" if asked.game else "")
                print(f"to see it again: python tests/benchmarks/soak.py {again}", flush=True)
    print(report(results, perf_counter() - begin))
    return int(any(result.fault for result in results))


if __name__ == "__main__":
    sys.exit(main())
