"""Every match of the arena, 500 games each, as one table in the README: `make arena`. Takes about an hour."""

from __future__ import annotations

from collections.abc import Iterator
from os import cpu_count

from tests.benchmarks.bench_bots import GAMES
from tests.benchmarks.rows import publish
from ttr_nb.bots.arena import PAIRS, Match, match_among, row, table

MATCH = 500


def matches() -> Iterator[Match]:
    """Play them, and show each as it ends."""
    for game in GAMES:
        for pair in PAIRS:
            result = match_among(cpu_count() or 1, game, pair, MATCH)
            print(row(result), flush=True)
            yield result


if __name__ == "__main__":
    publish("arena", table(matches()))
