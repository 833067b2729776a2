"""Exact chances of drawing cards: every set that can come, with its probability as a fraction. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb

from ttr_nb.analysis.unseen import Unseen
from ttr_nb.mechanics.cards import INDEX, Cards, add


def hypergeometric(cards: int, wanted: int, drawn: int) -> tuple[Fraction, ...]:
    """The chances of 0, 1, 2 … wanted cards among those drawn from so many, of which so many are wanted.

    >>> [str(chance) for chance in hypergeometric(5, 2, 2)]
    ['3/10', '3/5', '1/10']
    """
    ways = comb(cards, drawn)
    return tuple(Fraction(comb(wanted, n) * comb(cards - wanted, drawn - n), ways) for n in range(drawn + 1))


def drawn(unseen: Unseen, count: int) -> dict[Cards, Fraction]:
    """Every set of `count` cards that can come off the deck; when it runs out, the discards are the next deck.

    >>> from ttr_nb.mechanics.cards import cards, write_cards
    >>> for came, chance in drawn(Unseen(cards(red=2, blue=1), deck=2), 2).items():
    ...     print(write_cards(came), chance)
    2 red 1/3
    1 blue 1 red 2/3
    """
    first = min(count, unseen.deck)
    later = min(count - first, sum(unseen.reserve))
    chances: dict[Cards, Fraction] = {}
    for some, chance in _from_pile(unseen.cards, first).items():
        for more, chance_then in _from_pile(unseen.reserve, later).items():
            both = add(some, more)
            chances[both] = chances.get(both, Fraction(0)) + chance * chance_then
    return chances


@lru_cache(maxsize=64)
def _from_pile(pile: Cards, count: int) -> Mapping[Cards, Fraction]:
    """Every set of cards from a shuffled pile: so many ways for each kind, of all the ways there are."""
    everything = comb(sum(pile), count)
    return {some: Fraction(ways, everything) for some, ways in _sets(pile, count)}


def _sets(pile: Cards, count: int) -> Iterator[tuple[Cards, int]]:
    if not pile:
        if not count:
            yield (), 1
        return
    held, rest = pile[0], pile[1:]
    for some in range(min(held, count) + 1):
        if count - some <= sum(rest):
            for more, ways in _sets(rest, count - some):
                yield (some, *more), comb(held, some) * ways


def spread(chances: Mapping[Cards, Fraction], measure: Callable[[Cards], int]) -> dict[int, Fraction]:
    """The chances of every number that can be measured on what comes."""
    found: dict[int, Fraction] = {}
    for came, chance in chances.items():
        number = measure(came)
        found[number] = found.get(number, Fraction(0)) + chance
    return found


def of_kinds(unseen: Unseen, kinds: tuple[str, ...], count: int) -> tuple[Fraction, ...]:
    """The chances of 0, 1, 2 … cards of some kinds among the next `count` of the deck.

    >>> from ttr_nb.mechanics.cards import cards
    >>> [str(chance) for chance in of_kinds(Unseen(cards(red=2, blue=3), deck=4), ("red",), 2)]
    ['3/10', '3/5', '1/10']
    """
    wanted = [INDEX[kind] for kind in dict.fromkeys(kinds)]
    found = spread(drawn(unseen, count), lambda came: sum(came[place] for place in wanted))
    return tuple(found.get(n, Fraction(0)) for n in range(count + 1))
