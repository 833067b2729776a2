"""Bots under a time limit, wherever they play: the games go on in a thread that another one watches. Knows no score.

Signals would be simpler, but they reach main threads only, and neither a thread pool nor Dask works in one. So whoever
thinks for too long gets an exception thrown in from outside. A bot that does not even notice, asleep for instance, is
left behind with its thread, which ends with its process. One that lets no other thread run, as a regular expression
without end does, cannot be stopped at all: nobody is there to look at the clock.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Event, Thread
from time import monotonic
from typing import Any

from ttr_nb.lab.playing import Clock, Thinking, TooSlow

GRACE = 1.0
"""Seconds for a bot to notice that its time is over."""


class Watched(Thread):
    """Plays games one after the other: `play(number, clock)` gives a result, `late(number, thinking)` a slow bot's."""

    NAME = "ttr_nb game"

    def __init__(
        self, numbers: Sequence[int], play: Callable[[int, Clock], Any], late: Callable[[int, Thinking], Any]
    ) -> None:
        super().__init__(name=self.NAME, daemon=True)
        self.numbers = numbers
        self.results: list[Any] = []
        self.error: BaseException | None = None
        self.clock = Clock()
        self.is_left_behind = False
        self._play, self._late = play, late
        self._finished = Event()
        self._at = 0
        self._caught: Thinking | None = None

    def run(self) -> None:
        with suppress(TooSlow):  # thrown in when all was done
            self._run()

    def _run(self) -> None:
        try:
            while not self._go_on():
                if len(self.results) == self._at and self._caught:
                    self.results.append(self._late(self.numbers[self._at], self._caught))
        except BaseException as error:  # nobody hears it in this thread
            self.error = error
        finally:
            self._finished.set()

    def _go_on(self) -> bool:
        """Play until all is done; False when a bot was too slow."""
        try:
            while len(self.results) < len(self.numbers) and not self.is_left_behind:
                self._at = len(self.results)
                self.results.append(self._play(self.numbers[self._at], self.clock))
        except TooSlow:
            return self.is_left_behind
        return True

    def watch(self, patience: float) -> bool:
        """Wait until everything is played. False: a bot hangs and cannot be reached."""
        wait = patience
        while not self._finished.wait(wait):
            thinking = self.clock.thinking
            left = patience if thinking is None else thinking.since + patience - monotonic()
            if left > 0:
                wait = left
            elif thinking is self._caught:
                return False
            else:
                self._caught, wait = thinking, GRACE
                self._throw()
        return True

    def leave_behind(self) -> None:
        """Expect nothing more of it; it ends when it notices."""
        self.is_left_behind = True
        self._throw()

    def _throw(self) -> None:
        if self.ident is not None and self.is_alive():
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.ident), ctypes.py_object(TooSlow))


def play_watched(
    numbers: Sequence[int],
    play: Callable[[int, Clock], Any],
    late: Callable[[int, Thinking], Any],
    patience: float,
) -> list[Any]:
    """The results of all games, in order, with a time limit for every move.

    >>> from time import sleep
    >>> from ttr_nb.lab.playing import Thinking
    >>> def play(number, clock):
    ...     clock.thinking = Thinking(monotonic(), seat=0, move=5)
    ...     while number == 2: pass
    ...     return "played"
    >>> play_watched([1, 2, 3], play, lambda number, thinking: f"slow at move {thinking.move}", patience=0.05)
    ['played', 'slow at move 5', 'played']
    """
    results: list[Any] = []
    while len(results) < len(numbers):
        thread = Watched(numbers[len(results) :], play, late)
        thread.start()
        try:
            is_done = thread.watch(patience)
        except BaseException:  # an interrupt
            thread.leave_behind()
            raise
        if is_done and thread.error:
            raise thread.error
        results += tuple(thread.results)
        if not is_done:
            stuck = thread.clock.thinking
            thread.leave_behind()
            if stuck:
                results.append(late(numbers[len(results)], stuck))
    return results
