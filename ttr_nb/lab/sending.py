"""Chunks of games to an executor and their rows back; what a dead worker held is sent again. Knows no score.

When workers die, nobody knows which game did it. So what was lost is sent again alone, then game by game; a game that
takes three more workers with it is given up, and the others go on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from math import ceil
from pickle import PicklingError
from typing import Any, NamedTuple

from ttr_nb.core.errors import TtrError
from ttr_nb.lab.chunks import Batch, lost_batch, play_chunk
from ttr_nb.lab.plan import Plan
from ttr_nb.lab.playing import told

SECONDS = 0.5
"""How long a chunk should take: long enough for sending it to cost nothing, short enough to see things move."""

MOST = 500
"""Games in a chunk."""

TRIES = 3
"""How often a game that was lost with its worker is tried again, alone."""

DEATHS = 12
"""So many workers lost with nothing finished in between are no accident."""

DIED = ("BrokenExecutor", "KilledWorker")
"""What executors raise when a worker is gone; Dask's is known by its name, so that nobody needs Dask."""


class Errand(NamedTuple):
    """Some games on their way, and how often they were lost when they were alone."""

    numbers: Sequence[int]
    tries: int = 0


def played(plan: Plan, numbers: Sequence[int], executor: Executor | None) -> Generator[Batch]:
    """All these games, in batches, as they are finished; without an executor, here."""
    if executor is None:
        return _played_here(plan, numbers)
    return Errands(plan, numbers, executor).run()


class Pace:
    """How many games make a chunk, from the time that games took so far."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.seconds: float | None = None

    def learn(self, batch: Batch) -> None:
        """Take the time of a batch into account."""
        each = batch.seconds / batch.games
        self.seconds = each if self.seconds is None else (self.seconds + each) / 2

    def size(self, left: int) -> int:
        """The next chunk; small in the end, so that no worker is left alone with the rest."""
        if self.seconds is None:
            return 1
        most = MOST if not self.seconds else min(MOST, int(SECONDS / self.seconds))
        return max(1, min(most, ceil(left / (2 * self.workers))))


def _played_here(plan: Plan, numbers: Sequence[int]) -> Generator[Batch]:
    pace, at = Pace(1), 0
    while at < len(numbers):
        batch = play_chunk(plan, numbers[at : at + pace.size(len(numbers) - at)])
        at += batch.games
        pace.learn(batch)
        yield batch


class Errands:
    """Everything that is on its way to the workers of an executor."""

    def __init__(self, plan: Plan, numbers: Sequence[int], executor: Executor) -> None:
        self.plan = plan
        self.executor = executor
        self._given = executor
        self._numbers, self._at = numbers, 0
        self._suspects: deque[Errand] = deque()
        self._sent: dict[Future[Batch], Errand] = {}
        self._pace = Pace(workers(executor))
        self._deaths = 0

    def run(self) -> Generator[Batch]:
        """Every batch as it comes back."""
        try:
            while self._at < len(self._numbers) or self._suspects or self._sent:
                self._send()
                done, _ = wait(self._sent, return_when=FIRST_COMPLETED)
                yield from self._collect(done)
        except KeyboardInterrupt:
            yield from [future.result() for future in self._sent if is_finished(future)]
            raise
        finally:
            for future in self._sent:
                future.cancel()
            if self.executor is not self._given:
                self.executor.shutdown(wait=False, cancel_futures=True)

    def _send(self) -> None:
        """Keep every worker busy and one chunk ahead; but a suspect goes alone."""
        while self._suspects:
            if self._sent:
                return
            self._submit(self._suspects.popleft())
        while self._at < len(self._numbers) and len(self._sent) < 2 * self._pace.workers:
            size = self._pace.size(len(self._numbers) - self._at)
            errand = Errand(self._numbers[self._at : self._at + size])
            self._at += size
            self._submit(errand)

    def _submit(self, errand: Errand) -> None:
        for _ in range(TRIES):
            try:
                self._sent[self.executor.submit(play_chunk, self.plan, errand.numbers)] = errand
                return
            except BrokenExecutor:
                self._renew()
            except RuntimeError as error:
                raise TtrError(f"the executor takes no work: {told(error)}") from error
        raise TtrError("the executor breaks as soon as it is given work")

    def _collect(self, done: set[Future[Batch]]) -> Iterator[Batch]:
        alone = len(self._sent) == 1
        for future in done:
            errand = self._sent.pop(future)
            try:
                batch = future.result()
            except Exception as error:
                yield from self._lost(errand, alone, error)
            else:
                self._deaths = 0
                self._pace.learn(batch)
                yield batch

    def _lost(self, errand: Errand, alone: bool, error: Exception) -> Iterator[Batch]:
        """Send games again that went with their worker, or give one up."""
        if not set(DIED) & {kind.__name__ for kind in type(error).__mro__}:
            is_unsent = isinstance(error, PicklingError) or "pickle" in str(error)
            hint = "a bot must be a function in a module for that; " if is_unsent else ""
            raise TtrError(f"the games cannot be played by this executor: {hint}{told(error)}") from error
        if not alone:
            self._suspects.append(errand)
            return
        self._deaths += 1
        if self._deaths > DEATHS:
            raise TtrError(f"{self._deaths} workers died one after the other: {told(error)}") from error
        if len(errand.numbers) > 1:
            self._suspects.extend(Errand([number]) for number in errand.numbers)
        elif errand.tries < TRIES:
            self._suspects.append(Errand(errand.numbers, errand.tries + 1))
        else:
            yield lost_batch(self.plan, errand.numbers[0], TRIES, told(error))

    def _renew(self) -> None:
        """Another pool of the same kind: one that broke stays broken."""
        broken: Any = self.executor
        if not isinstance(broken, ProcessPoolExecutor):
            raise TtrError(f"the executor {type(broken).__name__} is broken")
        if broken is not self._given:
            broken.shutdown(wait=False)
        self.executor = ProcessPoolExecutor(
            broken._max_workers,  # type: ignore[attr-defined]
            broken._mp_context,  # type: ignore[attr-defined]
            broken._initializer,  # type: ignore[attr-defined]
            broken._initargs,  # type: ignore[attr-defined]
        )


def is_finished(future: Future[Any]) -> bool:
    """Whether a result has come."""
    return future.done() and not future.cancelled() and future.exception() is None


def workers(executor: Any) -> int:
    """How many chunks an executor can work on at once; a guess where it does not say."""
    count = getattr(executor, "_max_workers", None)
    if count is None and hasattr(executor, "_client"):  # Dask
        count = sum(executor._client.ncores().values())
    return count or 8
