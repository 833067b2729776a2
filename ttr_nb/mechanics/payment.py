"""Prices in train cards: what pays a price, and what one can do with a hand. Knows no route and no rule id."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Generic, NamedTuple, TypeVar

from ttr_nb.content.board import COLOURS, GRAY
from ttr_nb.mechanics.cards import LOCOMOTIVE, WILD, Cards, cards

A = TypeVar("A")


class Price(NamedTuple):
    """So many cards of one colour (gray: any one), at least so many of them locomotives."""

    amount: int
    colour: str = GRAY
    locomotives: int = 0


def faults(price: Price, paid: Cards) -> tuple[str, ...]:
    """Every way in which these cards are not the price; nothing when they are. The one truth about payments.

    >>> faults(Price(2, "red"), cards("red", "locomotive"))
    ()
    >>> faults(Price(3, "red"), cards("blue", "blue"))
    ('few', 'colour')
    """
    found = []
    total = sum(paid)
    colours = [kind for kind, count in zip(COLOURS, paid, strict=False) if count]
    if total < price.amount:
        found.append("few")
    if total > price.amount:
        found.append("many")
    if len(colours) > 1:
        found.append("mixed")
    elif colours and price.colour not in (GRAY, colours[0]):
        found.append("colour")
    if paid[WILD] < price.locomotives:
        found.append("locomotives")
    return tuple(found)


@cache
def ways(price: Price) -> frozenset[Cards]:
    """Every set of cards that pays a price.

    >>> from ttr_nb.mechanics.cards import write_cards
    >>> sorted(map(write_cards, ways(Price(2, "red"))))
    ['1 red 1 locomotive', '2 locomotive', '2 red']
    """
    amounts = range(price.amount + 1)
    sets = {cards(**{colour: price.amount - wild, LOCOMOTIVE: wild}) for colour in COLOURS for wild in amounts}
    return frozenset(paid for paid in sets if not faults(price, paid))


def colour_of(paid: Cards) -> str | None:
    """The colour of a one-colour set; None for locomotives alone."""
    return next((kind for kind, count in zip(COLOURS, paid, strict=False) if count), None)


class _Purchase(Generic[A]):
    """All the actions that one set of cards pays for, and those of them still open."""

    def __init__(self, bits: int, actions: tuple[tuple[int, A], ...]) -> None:
        self.bits = bits
        self._actions = actions
        self.among = lru_cache(maxsize=2048)(self._among)

    def _among(self, open_bits: int) -> tuple[A, ...]:
        return tuple([action for bit, action in self._actions if open_bits & bit])


class PriceList(Generic[A]):
    """What every hand can buy: things with a bit each, the sets of cards that pay for them, and the actions.

    All actions are made once, here. Asking what a hand affords is then a matter of looking up, colour by colour,
    how many cards and locomotives are held.
    """

    def __init__(self, offers: Iterable[tuple[int, Cards, A]]) -> None:
        by_payment: dict[Cards, list[tuple[int, A]]] = {}
        for bit, paid, action in offers:
            by_payment.setdefault(paid, []).append((bit, action))
        self._most = max((max(paid) for paid in by_payment), default=0)
        purchases = {
            paid: _Purchase(sum({bit for bit, _ in actions}), tuple(actions)) for paid, actions in by_payment.items()
        }
        span = range(self._most + 1)
        self._wild = [
            [purchase for paid, purchase in purchases.items() if colour_of(paid) is None and paid[WILD] <= wild]
            for wild in span
        ]
        self._coloured = [
            [
                [
                    [
                        purchase
                        for paid, purchase in purchases.items()
                        if colour_of(paid) == colour and paid[place] <= held and paid[WILD] <= wild
                    ]
                    for wild in span
                ]
                for held in span
            ]
            for place, colour in enumerate(COLOURS)
        ]

    def affordable(self, hand: Cards, open_bits: int) -> list[A]:
        """Every action this hand can pay for among the things that are open."""
        most = self._most
        wild = min(hand[WILD], most)
        actions: list[A] = []
        for purchase in self._wild[wild]:
            bits = open_bits & purchase.bits
            if bits:
                actions += purchase.among(bits)
        for table, held in zip(self._coloured, hand, strict=False):
            if held:
                for purchase in table[held if held < most else most][wild]:
                    bits = open_bits & purchase.bits
                    if bits:
                        actions += purchase.among(bits)
        return actions
