"""How fast the exact scoring is, beside the plain search. Run it as a script; nothing here is a timed test.

Each figure is the best of a few rounds, and what it is compared with is measured in the same run, on the same networks.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import fmean

from tests.benchmarks.reference import (
    UNIT_THERE,
    Network,
    cpu_times,
    dense_network,
    full_position,
    plain_longest_trail,
    unit_networks,
)
from tests.benchmarks.rows import Row, at_least, at_most, show
from ttr_nb.content.board import Board
from ttr_nb.content.maps import load_board
from ttr_nb.mechanics.borrowing import best_borrowing
from ttr_nb.mechanics.trail import longest_trail


def both_times(networks: list[Network], plain_rounds: int) -> tuple[list[float], list[float]]:
    """Time the plain search and ours on the same networks."""
    cases = [(network,) for network in networks]
    return cpu_times(plain_longest_trail, cases, plain_rounds), cpu_times(longest_trail, cases, 5)


def unit_rows(board: Board) -> list[Row]:
    """Measure the unit, and the longest trail on its networks. The first row is the unit in seconds."""
    plain, ours = both_times(unit_networks(board), plain_rounds=3)
    return [
        Row("unit: plain search, 300 grown networks", sum(plain), "s", f"{UNIT_THERE} there", None),
        Row("longest trail, grown networks", sum(plain) / sum(ours), "times as fast", "", None),
        Row("longest trail, grown networks, mean", 1e6 * fmean(ours), "µs", "", None),
    ]


def dense_rows(board: Board, count: int = 100) -> list[Row]:
    """Measure the longest trail where the plain search has a hard time."""
    rng = random.Random(1)
    plain, ours = both_times([dense_network(board, rng) for _ in range(count)], plain_rounds=2)
    return [
        Row("plain search, dense networks, mean", 1e3 * fmean(plain), "ms", "", None),
        Row("plain search, dense networks, worst", 1e3 * max(plain), "ms", "", None),
        at_least("longest trail, dense networks, mean", fmean(plain) / fmean(ours), 20),
        at_least("longest trail, dense networks, worst", max(plain) / max(ours), 20),
    ]


def borrowing_rows(board: Board, unit: float, count: int = 200) -> list[Row]:
    """Measure the choice of borrowed routes at the end of a full five-player game, as if the unit were 0.11 s."""
    there = 1e3 * UNIT_THERE / unit
    rows = []
    for tickets in (6, 20):
        rng = random.Random(1)
        times = cpu_times(best_borrowing, [full_position(board, rng, tickets) for _ in range(count)], 5)
        name = f"borrowing, 3 stations, {tickets} tickets"
        rows.append(at_most(f"{name}, mean", there * fmean(times), 1, "ms there"))
        rows.append(at_most(f"{name}, worst", there * max(times), 1, "ms there"))
    return rows


def scoring_rows() -> Iterator[Row]:
    """Measure everything, a row at a time."""
    board = load_board("europe")
    first, *others = unit_rows(board)
    yield from (first, *others)
    yield from dense_rows(board)
    yield from borrowing_rows(board, unit=first.value)


if __name__ == "__main__":
    show(scoring_rows())
