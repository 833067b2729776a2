"""Chance for imagined games: what differs in two of them differs because of what was done, not by luck. Knows no game.

The n-th shuffle or roll of a kind depends on the seed, the kind and n alone: so one roll more or less in a turn does
not change all rolls to come, as it would with `Seeded`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import shake_128
from random import Random
from struct import unpack


class Fate:
    """Chance that repeats itself kind by kind. It keeps no record.

    >>> one, other = Fate(7), Fate(7)
    >>> _ = one.roll("train dice", "abcdef", 2)  # rolled again, in one world only
    >>> one.roll("train dice", "abcdef", 5) == other.roll("train dice", "abcdef", 5)
    True
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._asked: Counter[tuple[str, int]] = Counter()

    def _key(self, label: str, count: int) -> str:
        self._asked[label, count] += 1
        return f"{self.seed}/{label}/{count}/{self._asked[label, count]}"

    def shuffle(self, label: str, items: Sequence[str], after: int = 0) -> tuple[str, ...]:
        """An order of the items."""
        order = list(items)
        Random(self._key(label, 0)).shuffle(order)
        return tuple(order)

    def pick(self, label: str, items: Sequence[str]) -> str:
        """One of the items."""
        return Random(self._key(label, 0)).choice(items)

    def roll(self, label: str, faces: Sequence[str], count: int) -> tuple[str, ...]:
        """What so many dice show; rolls of another number of dice are another kind."""
        numbers = unpack(f"<{count}Q", shake_128(self._key(label, count).encode()).digest(8 * count))
        return tuple([faces[number % len(faces)] for number in numbers])
