"""Prices in train cards: what pays a price, and what one can do with a hand. Knows no route and no rule id."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Generic, NamedTuple, TypeVar

from ttr_nb.content.board import COLOURS, GRAY
from ttr_nb.mechanics.cards import INDEX, KINDS, LOCOMOTIVE, WILD, Cards, cards

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


class Purchase(NamedTuple, Generic[A]):
    """What one set of cards pays for: the things as bits, and the actions for those of them that are open."""

    bits: int
    among: Callable[[int], tuple[A, ...]]


def purchase(offers: list[tuple[int, A]]) -> Purchase[A]:
    """A purchase of these things, each with its bit and its action."""

    @lru_cache(maxsize=2048)
    def among(open_bits: int) -> tuple[A, ...]:
        return tuple([action for bit, action in offers if open_bits & bit])

    return Purchase(sum({bit for bit, _ in offers}), among)


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
        sold: dict[str, list[tuple[int, int, Purchase[A]]]] = {kind: [] for kind in KINDS}
        for paid, actions in by_payment.items():
            kind = colour_of(paid) or LOCOMOTIVE
            sold[kind].append((paid[INDEX[kind]], paid[WILD], purchase(actions)))
        span = range(self._most + 1)

        def affordable(kind: str, held: int, wild: int) -> tuple[Purchase[A], ...]:
            return tuple([bought for cards, wilds, bought in sold[kind] if cards <= held and wilds <= wild])

        self._tables = [[[affordable(kind, held, wild) for wild in span] for held in span] for kind in KINDS]

    def affordable(self, hand: Cards, open_bits: int) -> list[A]:
        """Every action this hand can pay for among the things that are open."""
        most = self._most
        wild = hand[WILD] if hand[WILD] < most else most
        actions: list[A] = []
        for table, held in zip(self._tables, hand, strict=True):
            if held:
                for bits, among in table[held if held < most else most][wild]:
                    if here := open_bits & bits:
                        actions += among(here)
        return actions
