"""Every figure in one table: what `make bench` prints. Ratios in one run, no timed tests.

With `--publish` the table goes into the README (`make figures`). It wants a machine that does nothing else meanwhile.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator

from tests.benchmarks.bench_bots import bot_rows
from tests.benchmarks.bench_browser import browser_rows
from tests.benchmarks.bench_games import game_rows
from tests.benchmarks.bench_lab import lab_rows
from tests.benchmarks.bench_matching import matching_rows
from tests.benchmarks.bench_scoring import scoring_rows
from tests.benchmarks.rows import Row, Section, publish, show, table

PLAN: tuple[tuple[str, str, Callable[[], Iterable[Row]]], ...] = (
    (
        "Scoring",
        "CPU time, best of a few rounds; the plain search that tries every walk, on the same networks in the same run. "
        "That search over 300 grown networks is the unit: 0.11 s where the targets were set, and `there` means as if "
        "it were so here",
        scoring_rows,
    ),
    ("Matching", "CPU time over 100 random hands, best of three; tickets grow, cards stay", matching_rows),
    (
        "Engine",
        "uniformly random games of two with the full legal list at each step and the exact score, in turns with the "
        "unit; imports as CPU time of fresh interpreters",
        game_rows,
    ),
    ("Bots", "20 seeded games of two with the same bot at both seats, in turns with the unit", bot_rows),
    (
        "Laboratory",
        "300 Europe games, greedy against random, wall time of a pool of two processes against one; overhead is all "
        "CPU time that is not playing",
        lab_rows,
    ),
    (
        "Table",
        "JupyterLab in Chromium; each time from the click to the painted frame, a bare button and the board in turns, "
        "both after a rest; medians of 60",
        browser_rows,
    ),
)
"""What is measured, and how."""


def measured() -> Iterator[Section]:
    """Measure everything, a section at a time, and show it on the way."""
    for name, how, rows in PLAN:
        print(f"-- {name}: {how}")
        yield Section(name, how, show(rows()))


if __name__ == "__main__":
    sections = list(measured())
    if "--publish" in sys.argv:
        publish("figures", table(sections))
    sys.exit(any(row.ok is False for section in sections for row in section.rows))
