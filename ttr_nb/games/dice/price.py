"""Prices in dice and tokens: what pays for a route, and all that some dice and tokens can buy. Knows no position."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import product
from typing import Generic, NamedTuple, TypeVar

from ttr_nb.content.board import Route
from ttr_nb.content.dice import ROUTE_KINDS
from ttr_nb.core.rules import rule
from ttr_nb.mechanics.dice import INDEX, JOKERS, STATIONS, Means
from ttr_nb.mechanics.payment import Purchase, purchase

A = TypeVar("A")

SINGLE, DOUBLE = ROUTE_KINDS


class Price(NamedTuple):
    """So many symbols of a kind of route, at least so many of them jokers on dice."""

    amount: int
    kind: str
    jokers: int = 0


@rule("DX-SETUP-1", "DX-CLAIM-2")
def kind_of(route: Route) -> str:
    """DX-CLAIM-2: the board decides the kind: a track of a double route always takes double symbols.

    Route colours do not matter (DX-SETUP-1).
    """
    return DOUBLE if route.group else SINGLE


@rule("DX-CLAIM-1", "DX-FERRY-1")
def price(route: Route, reach: int) -> Price:
    """DX-CLAIM-1: a symbol for each space; DX-FERRY-1: for each locomotive of a ferry a joker on a die.

    Ruling: a route longer than all dice and tokens can `reach` counts as just so long, for its price alone. It takes
    its cars and scores its points. There is one: the nine spaces from Lieksa to Murmansk.
    """
    return Price(min(route.length, reach), kind_of(route), route.locomotives)


@rule("DX-FACE-1", "DX-TOKEN-2")
def faults(price: Price, paid: Means) -> tuple[str, ...]:
    """Every way in which dice and tokens are not the price; nothing when they are. The one truth about payments.

    DX-FACE-1: a die counts for a route of its kind, a joker for any; DX-TOKEN-2: so does a token.

    >>> from ttr_nb.mechanics.dice import parse
    >>> faults(Price(3, "single"), parse("1 single 1 joker 1 single token"))
    ()
    >>> faults(Price(3, "single", jokers=1), parse("1 station 1 double token"))
    ('few', 'station', 'token', 'jokers')
    """
    found = []
    other = DOUBLE if price.kind == SINGLE else SINGLE
    total = sum(paid)
    if total < price.amount:
        found.append("few")
    if total > price.amount:
        found.append("many")
    if paid[INDEX[other]]:
        found.append("kind")
    if paid[STATIONS]:
        found.append("station")
    if paid[INDEX[f"{other} token"]]:
        found.append("token")
    if paid[JOKERS] < price.jokers:
        found.append("jokers")
    return tuple(found)


@cache
def ways(price: Price) -> tuple[Means, ...]:
    """Every set of dice and tokens that pays a price, those with most tokens last.

    >>> from ttr_nb.mechanics.dice import write
    >>> list(map(write, ways(Price(1, "double"))))
    ['1 double', '1 joker', '1 double token']
    """
    own, token = INDEX[price.kind], INDEX[f"{price.kind} token"]
    used = [range(price.amount + 1) if place in (own, JOKERS, token) else (0,) for place in INDEX.values()]
    return tuple(sorted((paid for paid in product(*used) if not faults(price, paid)), reverse=True))


class DicePrices(Generic[A]):
    """What dice and tokens can buy: things with a bit each, what pays for them, and the actions, all made once."""

    def __init__(self, offers: Iterable[tuple[int, Means, A]]) -> None:
        by_payment: dict[Means, list[tuple[int, A]]] = {}
        for bit, paid, action in offers:
            by_payment.setdefault(paid, []).append((bit, action))
        purchases = {paid: purchase(actions) for paid, actions in by_payment.items()}

        @lru_cache(maxsize=8192)
        def within(held: Means) -> tuple[Purchase[A], ...]:
            return tuple([each for paid, each in purchases.items() if all(map(int.__le__, paid, held))])

        self._within = within

    def affordable(self, held: Means, open_bits: int) -> list[A]:
        """Every action that these dice and tokens can pay for, among the things that are open."""
        actions: list[A] = []
        for bits, among in self._within(held):
            if here := open_bits & bits:
                actions += among(here)
        return actions
