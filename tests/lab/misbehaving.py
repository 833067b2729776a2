"""Bots that do what bots should not. At the top level of a module, so that they can be sent to other processes."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import sleep
from typing import Any


def first(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Does whatever comes first, and nothing wrong."""
    return legal[0]


def raises(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Fails in about every second game."""
    if rng.random() < 0.02:
        raise ZeroDivisionError("division by zero")
    return legal[0]


def exits(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Ends the program, as it thinks."""
    sys.exit("enough")


def cheats(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Answers what nobody can do."""
    return "take everything"


class Anything:
    """Equal to all there is."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


def forges(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Answers what looks legal."""
    return Anything()


def loops(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Never returns."""
    while True:
        pass


def clings(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Never returns, and takes no hint."""
    while True:
        with suppress(BaseException):
            sleep(0.01)


def sleeps(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Never returns, and notices nothing."""
    sleep(20)
    return legal[0]


@dataclass(frozen=True)
class Interrupts:
    """Presses Ctrl-C once, some games into a run; `marker` is a file that says that it has done so."""

    marker: Path

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        if rng.random() < 0.002 and not self.marker.exists():
            self.marker.touch()
            os.kill(os.getpid(), signal.SIGINT)
        return legal[0]


@dataclass(frozen=True)
class Dies:
    """Takes its process with it, at most so often."""

    folder: Path
    times: int

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        if rng.random() < 0.01 and len(list(self.folder.iterdir())) < self.times:
            (self.folder / f"{os.getpid()}").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]


@dataclass(frozen=True)
class SlowWhile:
    """Thinks for ever while there is such a file."""

    marker: Path

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        while self.marker.exists():
            pass
        return legal[0]


class Counting:
    """Remembers how often it was asked, and does accordingly."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        self.asked += 1
        return legal[self.asked % len(legal)]


def half_a_character(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Fails over a name that can be neither printed nor saved."""
    raise ValueError("bad \udc80 name")
