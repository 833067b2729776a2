"""Exact odds of a tunnel: what it will ask for, and whether one can pay. What counts and pays is the engine's word."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from ttr_nb.analysis.draws import drawn, spread
from ttr_nb.analysis.unseen import Unseen
from ttr_nb.games.europe.tunnel import REVEALED, extra_due, extra_price
from ttr_nb.mechanics.cards import Cards, covers, listed, remove
from ttr_nb.mechanics.payment import ways


class TunnelOdds(NamedTuple):
    """A way to lay out cards for a tunnel: the chance of each surcharge, and for which the hand has the cards."""

    cards: Cards
    chances: tuple[Fraction, ...]
    payable: tuple[bool, ...]

    @property
    def success(self) -> Fraction:
        """The chance that the tunnel can be paid."""
        return sum((chance for chance, can in zip(self.chances, self.payable, strict=True) if can), Fraction(0))

    @property
    def expected(self) -> Fraction:
        """How many extra cards it asks for on average."""
        return sum((extra * chance for extra, chance in enumerate(self.chances)), Fraction(0))


def tunnel_odds(unseen: Unseen, hand: Cards, laid_out: Cards) -> TunnelOdds:
    """The odds when these cards of a hand are laid out for a tunnel, whatever its length.

    >>> from ttr_nb.mechanics.cards import cards
    >>> few = Unseen(cards(red=1, blue=3), deck=4)
    >>> odds = tunnel_odds(few, cards(red=3), cards(red=2))
    >>> [str(chance) for chance in odds.chances], odds.payable
    (['1/4', '3/4', '0', '0'], (True, True, False, False))
    """
    found = spread(drawn(unseen, REVEALED), lambda came: extra_due(laid_out, listed(came)))
    chances = tuple(found.get(extra, Fraction(0)) for extra in range(REVEALED + 1))
    rest = remove(hand, laid_out)
    return TunnelOdds(laid_out, chances, tuple(can_pay(rest, laid_out, extra) for extra in range(REVEALED + 1)))


def can_pay(rest: Cards, laid_out: Cards, extra: int) -> bool:
    """Whether the cards left in a hand pay a surcharge."""
    return any(covers(rest, paid) for paid in ways(extra_price(laid_out, extra)))


def every_way(rules: Any, unseen: Unseen, hand: Cards, route: str) -> list[TunnelOdds]:
    """The odds of every way in which a hand can lay out cards for a tunnel, the safest first."""
    able = [paid for paid in rules.payments[route] if covers(hand, paid)]
    odds = [tunnel_odds(unseen, hand, paid) for paid in sorted(able, reverse=True)]
    return sorted(odds, key=lambda each: (-each.success, each.expected))
