"""How the laboratory scales: two processes against one, what an executor costs, memory. A script, not a timed test.

Processes and their imports are started before the clock is. *Two against one*: wall time of the same games with a pool
of one process and with one of two, in turns, the best of each. It wants two free cores: so plain counting is measured
in the same way, and where that does not gain, the machine is busy and nothing can be said. *Overhead*: in one run, all
CPU time of this process and of the worker that is not spent in playing, over that which is. *Memory*: how much the
largest size of a process grew over the last nine tenths of many random games of the Card Game, their rows dropped as
they come.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from tests.benchmarks.rows import Row, at_least, at_most, show
from ttr_nb.lab.chunks import Batch, play_chunk
from ttr_nb.lab.plan import Plan
from ttr_nb.lab.sending import played
from ttr_nb.lab.simulating import simulate

ROOT = Path(__file__).resolve().parents[2]
BOTS = ("greedy", "random")
GAMES = 300
ROUNDS = 3
MANY = 10_000
FREE = 1.8
"""So much two processes gain with plain counting where two cores are free."""


def ready_pool(workers: int) -> Timed:
    """A pool whose processes have played a few games each."""
    pool = Timed(workers, get_context("spawn"))
    plan = Plan("europe", BOTS, seed=2)
    for future in [pool.submit(play_chunk, plan, range(10)) for _ in range(3 * workers)]:
        future.result()
    return pool


def wall(pool: Executor, games: int) -> float:
    """Seconds for so many games."""
    begin = perf_counter()
    simulate("europe", BOTS, games, seed=1, executor=pool, progress=False)
    return perf_counter() - begin


def count(steps: int = 500_000) -> None:
    """Plain work without memory, the most that a second process can help with."""
    for _ in range(steps):
        pass


def counting(pool: Executor) -> float:
    """Seconds for some plain work."""
    begin = perf_counter()
    for future in [pool.submit(count) for _ in range(40)]:
        future.result()
    return perf_counter() - begin


def gain(times: list[tuple[float, float]]) -> float:
    """How many times as fast two are as one."""
    return min(one for one, _ in times) / min(two for _, two in times)


def scaling_rows() -> Iterator[Row]:
    """Two processes against one, judged where the machine has two cores to give."""
    with ready_pool(1) as one, ready_pool(2) as two:
        plain = gain([(counting(one), counting(two)) for _ in range(ROUNDS)])
        games = gain([(wall(one, GAMES), wall(two, GAMES)) for _ in range(ROUNDS)])
    yield Row("two processes that count, against one", plain, "times as fast", "", None)
    row = at_least("two processes, Europe, against one", games, 1.7)
    yield row if plain >= FREE else row._replace(target="machine busy", ok=None)


class Timed(ProcessPoolExecutor):
    """A pool that notes how long its workers play."""

    def submit(self, work: Any, /, *arguments: Any, **options: Any) -> Future[Any]:
        return super().submit(timed_chunk if work is play_chunk else work, *arguments, **options)


_playing = 0.0


def timed_chunk(plan: Plan, numbers: Sequence[int]) -> Batch:
    """Play, and note the CPU time of it."""
    global _playing
    begin = process_time()
    batch = play_chunk(plan, numbers)
    _playing += process_time() - begin
    return batch


def worker_times() -> tuple[float, float]:
    """CPU time of a worker: all, and playing."""
    return process_time(), _playing


def overhead(pool: Executor) -> float:
    """What is added, of CPU time, to the playing itself."""
    all_before, playing_before = pool.submit(worker_times).result()
    begin = process_time()
    simulate("europe", BOTS, GAMES, seed=1, executor=pool, progress=False)
    here = process_time() - begin
    all_after, playing_after = pool.submit(worker_times).result()
    playing = playing_after - playing_before
    return (here + all_after - all_before - playing) / playing


def overhead_rows() -> Iterator[Row]:
    """What a game costs more because it is sent to a worker and comes back into a table."""
    with ready_pool(1) as pool:
        worst = max([overhead(pool) for _ in range(ROUNDS + 1)][1:])  # the first makes pandas load
    yield at_most("a game through an executor, added to it", 100 * worst, 10, "%")


def watch_memory(games: int = MANY) -> None:
    """Play random games here, keep nothing, and print the largest size after a tenth of them and after all, in kB."""
    done, early = 0, 0
    for batch in played(Plan("cardgame", ("random", "random"), seed=1), range(games), None):
        done += batch.games
        if not early and done >= games // 10:
            early = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(early, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


def memory_rows() -> Iterator[Row]:
    """In a fresh process, which has a largest size of its own."""
    code = "from tests.benchmarks.bench_lab import watch_memory; watch_memory()"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    early, late = map(int, run.stdout.split())
    yield Row(f"memory after {MANY // 10} games", early / 1e3, "MB", "", None)
    yield at_most(f"memory of {MANY} games, over that", 100 * (late / early - 1), 5, "%")


def lab_rows() -> Iterator[Row]:
    """Measure everything, a row at a time."""
    yield from scaling_rows()
    yield from overhead_rows()
    yield from memory_rows()


if __name__ == "__main__":
    show(lab_rows())
