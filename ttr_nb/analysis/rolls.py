"""Exact odds of the dice: what a roll brings, which dice are best rolled again, and whether a route can be claimed.

What a face is good for, what a route costs and what may be rolled again is the engine's word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import factorial, prod
from typing import Any, NamedTuple

from ttr_nb.content.dice import SYMBOLS, TUNNEL, Die
from ttr_nb.games.dice.actions import RollAgain
from ttr_nb.games.dice.price import Price, ways
from ttr_nb.games.dice.state import TunnelDice
from ttr_nb.games.dice.tunnel import extra_price
from ttr_nb.mechanics.dice import NO_DICE, Faces, Means, Tokens, add, choices, missing, remove

Worth = Callable[[Faces], Fraction]
"""The chance of success with dice as they finally lie."""


class Again(NamedTuple):
    """Dice to roll once again (none: keep them all), and the chance of success after that."""

    dice: Faces
    chance: Fraction


@lru_cache(maxsize=32)
def rolls(die: Die, count: int) -> Mapping[Faces, Fraction]:
    """Every result of rolling so many equal train dice, and its probability.

    >>> from ttr_nb.content.dice import load_dice
    >>> {faces: str(chance) for faces, chance in rolls(load_dice().train, 1).items()}
    {(0, 0, 0, 1): '1/6', (0, 0, 1, 0): '1/6', (0, 1, 0, 0): '1/3', (1, 0, 0, 0): '1/3'}
    """
    sides = [die.faces.count(symbol) for symbol in SYMBOLS]

    def chance(faces: Faces) -> Fraction:
        orders = factorial(count) // prod(map(factorial, faces))
        return Fraction(orders * prod(map(pow, sides, faces)), len(die.faces) ** count)

    results = (NO_DICE, *choices((count,) * len(SYMBOLS)))
    return {faces: chance(faces) for faces in results if sum(faces) == count}


def tunnel_signs(die: Die) -> tuple[Fraction, ...]:
    """The chances of 0, 1, 2 … tunnel signs on the tunnel dice.

    >>> from ttr_nb.content.dice import load_dice
    >>> [str(chance) for chance in tunnel_signs(load_dice().tunnel)]
    ['125/216', '25/72', '5/72', '1/216']
    """
    sign = Fraction(die.faces.count(TUNNEL), len(die.faces))
    some = [Fraction(1)]
    for _ in range(die.count):
        some = [a * (1 - sign) + b * sign for a, b in zip([*some, Fraction(0)], [Fraction(0), *some], strict=True)]
    return tuple(some)


def able(means: Means, price: Price) -> bool:
    """Whether dice and tokens together hold a price."""
    return any(not any(missing(means, paid)) for paid in ways(price))


def pays(price: Price, tokens: Tokens) -> Worth:
    """Success is being able to pay a price with the dice and these tokens."""
    return lru_cache(maxsize=1024)(lambda dice: Fraction(able(dice + tokens, price)))


def claims(rules: Any, route: str, tokens: Tokens) -> Worth:
    """Success is claiming a route, the tunnel dice paid, with the dice and these tokens."""
    price = rules.prices[route]
    if not rules.board.route[route].tunnel:
        return pays(price, tokens)
    signs = tunnel_signs(rules.dice.tunnel)

    @lru_cache(maxsize=1024)
    def worth(dice: Faces) -> Fraction:
        held = dice + tokens
        return max((_through(held, paid) for paid in ways(price) if not any(missing(held, paid))), default=Fraction(0))

    def _through(held: Means, paid: Means) -> Fraction:
        """The chance that what is left pays for as many signs as come."""
        rest = remove(held, paid)
        due = [extra_price(rules, TunnelDice(0, route, paid, (), extra)) for extra in range(len(signs))]
        return sum((chance for chance, extra in zip(signs, due, strict=True) if able(rest, extra)), Fraction(0))

    return worth


def rerolled(rules: Any, dice: Faces, worth: Worth) -> list[Again]:
    """Every choice of dice to roll again after a roll, the best first; of equal ones that with fewest dice."""
    return _rerolled(rules, dice, _after(rules, worth))


def success(rules: Any, worth: Worth) -> tuple[Fraction, Fraction]:
    """The chance of success in a turn with the first roll alone, and with the best use of the second."""
    first = rolls(rules.dice.train, rules.dice.train.count)
    after = _after(rules, worth)
    once = sum((p * worth(dice) for dice, p in first.items()), Fraction(0))
    twice = sum((p * _rerolled(rules, dice, after)[0].chance for dice, p in first.items()), Fraction(0))
    return once, twice


def _rerolled(rules: Any, dice: Faces, after: Worth) -> list[Again]:
    again = [action.dice if isinstance(action, RollAgain) else NO_DICE for action in rules.rerolls[dice]]
    options = [Again(some, after(remove(dice, some))) for some in again]
    return sorted(options, key=lambda option: (-option.chance, sum(option.dice)))


def _after(rules: Any, worth: Worth) -> Worth:
    """The chance of success when these dice are kept and all others rolled again."""
    train = rules.dice.train

    @lru_cache(maxsize=1024)
    def chance(kept: Faces) -> Fraction:
        new = rolls(train, train.count - sum(kept))
        return sum((p * worth(add(kept, dice)) for dice, p in new.items() if worth(add(kept, dice))), Fraction(0))

    return chance


def reach(rules: Any, kind: str, tokens: Tokens, lengths: range) -> dict[int, tuple[Fraction, Fraction]]:
    """By number of spaces: the chance to pay for a route of a kind, with one roll and with the best second one."""
    return {spaces: success(rules, pays(Price(spaces, kind), tokens)) for spaces in lengths}


def symbols(rules: Any) -> dict[str, Fraction]:
    """How many of each symbol a roll of all train dice shows on average."""
    first = rolls(rules.dice.train, rules.dice.train.count)
    return {name: sum((p * dice[n] for dice, p in first.items()), Fraction(0)) for n, name in enumerate(SYMBOLS)}
