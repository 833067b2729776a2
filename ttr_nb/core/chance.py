"""The one door through which chance enters: seeded for play, stacked for lessons, recorded for replay.

Every result is kept, so that a log replays without a generator. Knows no deck and no die, only labelled lists.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import shake_128
from random import Random
from struct import unpack
from typing import NamedTuple, Protocol

from ttr_nb.core.errors import ChanceError


class Outcome(NamedTuple):
    """One answer of chance: what was asked, and the order or result that came out."""

    label: str
    result: tuple[str, ...]

    @property
    def called(self) -> str:
        """The label as a message quotes it."""
        return repr(self.label[:60])


class Chance(Protocol):
    """What the rules may ask of chance."""

    def shuffle(self, label: str, items: Sequence[str], after: int = 0) -> tuple[str, ...]:
        """An order of `items`, first one on top; a stacked deck begins its wishes `after` that many items."""
        ...

    def pick(self, label: str, items: Sequence[str]) -> str:
        """One of `items`."""
        ...

    def roll(self, label: str, faces: Sequence[str], count: int) -> tuple[str, ...]:
        """What `count` equal dice show; `faces` are those of one die."""
        ...


class Seeded:
    """Chance from a seed. The n-th answer depends on the seed and n alone, so undo and redo do not disturb it.

    >>> Seeded(7).shuffle("deck", "abcd") == Seeded(7).shuffle("deck", "abcd")
    True
    """

    def __init__(self, seed: int, asked: int = 0) -> None:
        self.seed = seed
        self.asked = asked
        self.outcomes: list[Outcome] = []

    def _generator(self) -> Random:
        self.asked += 1
        return Random(f"{self.seed}/{self.asked}")

    def _keep(self, label: str, result: tuple[str, ...]) -> tuple[str, ...]:
        self.outcomes.append(Outcome(label, result))
        return result

    def shuffle(self, label: str, items: Sequence[str], after: int = 0) -> tuple[str, ...]:
        order = list(items)
        self._generator().shuffle(order)
        return self._keep(label, tuple(order))

    def pick(self, label: str, items: Sequence[str]) -> str:
        return self._keep(label, (self._generator().choice(items),))[0]

    def roll(self, label: str, faces: Sequence[str], count: int) -> tuple[str, ...]:
        self.asked += 1  # a digest will do, 64 bits a die: making a generator takes longer than the rest of a turn
        numbers = unpack(f"<{count}Q", shake_128(f"{self.seed}/{self.asked}".encode()).digest(8 * count))
        return self._keep(label, tuple([faces[number % len(faces)] for number in numbers]))


class Stacked(Seeded):
    """Seeded chance with wishes: for each label, what lies on top the first time it is asked for.

    >>> Stacked(7, {"deck": ["d", "a"]}).shuffle("deck", "abcd")[:2]
    ('d', 'a')
    >>> Stacked(7, {"deck": ["d", "d"]}).shuffle("deck", "abcd")
    Traceback (most recent call last):
    ttr_nb.core.errors.ChanceError: the stack for 'deck' asks for 2 x d, but there is 1 x d to shuffle
    """

    def __init__(self, seed: int, wishes: Mapping[str, Iterable[str]], asked: int = 0) -> None:
        super().__init__(seed, asked)
        self.wishes = {label: tuple(wish) for label, wish in wishes.items()}

    def shuffle(self, label: str, items: Sequence[str], after: int = 0) -> tuple[str, ...]:
        wish = self.wishes.pop(label, ())
        rest = list(items)
        _take_wishes(label, wish, rest)
        if wish and after > len(rest):
            raise ChanceError(f"the stack for {label!r} begins after {after} cards, but only {len(rest)} are left")
        self._generator().shuffle(rest)
        return self._keep(label, (*rest[:after], *wish, *rest[after:]))

    def pick(self, label: str, items: Sequence[str]) -> str:
        if label not in self.wishes:
            return super().pick(label, items)
        wish = self.wishes.pop(label)
        if len(wish) != 1 or wish[0] not in items:
            raise ChanceError(f"the stack for {label!r} asks for {', '.join(wish)}; it can be {', '.join(items)}")
        return self._keep(label, wish)[0]

    def roll(self, label: str, faces: Sequence[str], count: int) -> tuple[str, ...]:
        """The wishes in order, roll by roll; what nobody wished for is left to the seed."""
        wish = self.wishes.pop(label, ())
        for face in wish[:count]:
            if face not in faces:
                raise ChanceError(f"the stack for {label!r} asks for {face}; it can be {_kinds(faces)}")
        if wish[count:]:
            self.wishes[label] = wish[count:]
        rolled = super().roll(label, faces, count)
        self.outcomes[-1] = Outcome(label, (*wish[:count], *rolled[len(wish) :]))
        return self.outcomes[-1].result

    def finish(self) -> None:
        """Say that no more is asked; a wish that nothing asked for is wrong."""
        if self.wishes:
            raise ChanceError(f"nothing called {', '.join(map(repr, self.wishes))} was shuffled, picked or rolled")


class Recorded:
    """Chance that repeats what a log says, and complains when the log cannot be true."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self.outcomes = list(outcomes)
        self._next = 0

    def _answer(self, label: str) -> tuple[str, ...]:
        if self._next == len(self.outcomes):
            raise ChanceError(f"the record has no result for {label!r}")
        outcome = self.outcomes[self._next]
        self._next += 1
        if outcome.label != label:
            raise ChanceError(f"the record has a result for {outcome.called} where {label!r} is due")
        return outcome.result

    def shuffle(self, label: str, items: Sequence[str], after: int = 0) -> tuple[str, ...]:
        order = self._answer(label)
        if Counter(order) != Counter(items):
            raise ChanceError(f"the recorded order for {label!r} does not hold the cards that were shuffled")
        return order

    def pick(self, label: str, items: Sequence[str]) -> str:
        result = self._answer(label)
        if len(result) != 1 or result[0] not in items:
            raise ChanceError(f"the recorded result for {label!r} is not one of {', '.join(items)}")
        return result[0]

    def roll(self, label: str, faces: Sequence[str], count: int) -> tuple[str, ...]:
        result = self._answer(label)
        if len(result) != count or not set(result) <= set(faces):
            raise ChanceError(f"the recorded result for {label!r} is not {count} x one of {_kinds(faces)}")
        return result

    def finish(self) -> None:
        """Say that no more is asked; a record with results left over is wrong."""
        if self._next != len(self.outcomes):
            raise ChanceError(f"the record has a result for {self.outcomes[self._next].called} that nothing asked for")


def _kinds(faces: Sequence[str]) -> str:
    return ", ".join(dict.fromkeys(faces))


def _take_wishes(label: str, wish: tuple[str, ...], rest: list[str]) -> None:
    """Remove the wished-for items from `rest`, or say which are missing."""
    present = Counter(rest)
    for item, wanted in Counter(wish).items():
        if present[item] < wanted:
            raise ChanceError(
                f"the stack for {label!r} asks for {wanted} x {item}, but there is {present[item]} x {item} to shuffle"
            )
    for item in wish:
        rest.remove(item)
