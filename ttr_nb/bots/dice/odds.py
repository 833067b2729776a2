"""What dice can be expected to show: all results of a roll with their odds. Knows no plan."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import comb, factorial, prod

from ttr_nb.content.dice import SYMBOLS, TUNNEL, Die
from ttr_nb.mechanics.dice import Faces, add, choices, remove


@lru_cache(maxsize=64)
def results(die: Die, count: int) -> tuple[tuple[Faces, float], ...]:
    """Every result of so many dice, counted, with its probability.

    >>> from ttr_nb.content.dice import load_dice
    >>> len(results(load_dice().train, 5)), round(sum(odds for _, odds in results(load_dice().train, 5)), 9)
    (56, 1.0)
    """
    shares = [die.faces.count(symbol) / len(die.faces) for symbol in SYMBOLS]

    def split(left: int, kinds: int) -> list[tuple[int, ...]]:
        if kinds == 1:
            return [(left,)]
        return [(first, *rest) for first in range(left + 1) for rest in split(left - first, kinds - 1)]

    return tuple(
        (
            counts,
            factorial(count)
            / prod(factorial(each) for each in counts)
            * prod(share**each for share, each in zip(shares, counts, strict=True)),
        )
        for counts in split(count, len(SYMBOLS))
    )


@lru_cache(maxsize=64)
def tunnel_at_most(die: Die, spare: int) -> float:
    """How likely the tunnel dice ask for at most so many more.

    >>> from ttr_nb.content.dice import load_dice
    >>> round(tunnel_at_most(load_dice().tunnel, 0), 3)
    0.579
    """
    sign = die.faces.count(TUNNEL) / len(die.faces)
    return sum(
        comb(die.count, signs) * sign**signs * (1 - sign) ** (die.count - signs)
        for signs in range(min(spare, die.count) + 1)
    )


def best_reroll(die: Die, dice: Faces, worth: Callable[[Faces], float]) -> tuple[Faces | None, float]:
    """Which dice to roll again (None: none of them), and the expected gain; `worth` values a final result."""
    values = {faces: worth(faces) for faces, _ in results(die, sum(dice))}
    best, now = None, values[dice]
    most = now
    for again, outcomes in _rerolls(die, dice):
        expected = 0.0
        for faces, odds in outcomes:
            expected += odds * values[faces]
        if expected > most + 1e-9:
            best, most = again, expected
    return best, most - now


@lru_cache(maxsize=256)
def _rerolls(die: Die, dice: Faces) -> tuple[tuple[Faces, tuple[tuple[Faces, float], ...]], ...]:
    """Every choice of dice to roll again, with the results there can be and their odds. There are few first rolls."""
    return tuple(
        (again, tuple((add(remove(dice, again), rolled), odds) for rolled, odds in results(die, sum(again))))
        for again in choices(dice)
    )
