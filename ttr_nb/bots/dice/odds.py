"""What dice can be expected to show, in floating point: bots ask for it all the time. Knows no plan."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ttr_nb.analysis.rolls import rolls, tunnel_signs
from ttr_nb.content.dice import Die
from ttr_nb.mechanics.dice import Faces, add, choices, remove


@lru_cache(maxsize=64)
def results(die: Die, count: int) -> tuple[tuple[Faces, float], ...]:
    """Every result of so many dice, counted, with its probability.

    >>> from ttr_nb.content.dice import load_dice
    >>> len(results(load_dice().train, 5)), round(sum(odds for _, odds in results(load_dice().train, 5)), 9)
    (56, 1.0)
    """
    return tuple((faces, float(chance)) for faces, chance in rolls(die, count).items())


@lru_cache(maxsize=64)
def tunnel_at_most(die: Die, spare: int) -> float:
    """How likely the tunnel dice ask for at most so many more.

    >>> from ttr_nb.content.dice import load_dice
    >>> round(tunnel_at_most(load_dice().tunnel, 0), 3)
    0.579
    """
    return float(sum(tunnel_signs(die)[: spare + 1]))


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
