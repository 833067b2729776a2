"""Every figure but those of the browser in one table: what `make bench` prints. Ratios in one run, no timed tests."""

from __future__ import annotations

import sys

from tests.benchmarks.bench_bots import bot_rows
from tests.benchmarks.bench_games import game_rows
from tests.benchmarks.bench_lab import lab_rows
from tests.benchmarks.bench_matching import matching_rows
from tests.benchmarks.bench_scoring import scoring_rows, show

if __name__ == "__main__":
    rows = [*scoring_rows(), *matching_rows(), *game_rows(), *bot_rows(), *lab_rows()]
    show(rows)
    sys.exit(any(row.ok is False for row in rows))
