"""Which train card to draw for routes one would like to build. Knows no ticket."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from typing import Any

from ttr_nb.bots.choice import Choice
from ttr_nb.bots.drawing import BLIND, drawn
from ttr_nb.content.board import GRAY, Route
from ttr_nb.games.europe.setup import train_deck
from ttr_nb.mechanics.actions import TakeCard
from ttr_nb.mechanics.cards import INDEX, LOCOMOTIVE, WILD, Cards

COMPLETE = 3.0
"""How much more a card is worth that completes the price of a route than one of a colour that is not wanted."""


def values(hand: Cards, routes: Iterable[Route]) -> list[float]:
    """What one more card of each kind is worth: much where it completes a price, little where much is lacking."""
    worth = [0.1] * len(hand)
    wild = hand[WILD]
    surplus = list(hand)
    gray: list[Route] = []
    for route in routes:
        if route.colour == GRAY:
            gray.append(route)
            continue
        place = INDEX[route.colour]
        lack = route.length - hand[place] - wild
        surplus[place] -= route.length
        worth[place] += COMPLETE if lack == 1 else 1 + 1 / lack if lack > 1 else 0.3
        if lack == 1:
            worth[WILD] += 1
    # the colours of which most is left over, for all gray routes the same
    left = sorted((-max(0, surplus[place]), -hand[place], place) for place in range(WILD))[:2] if gray else []
    for route in gray:
        short = max(0, route.locomotives - wild)
        worth[WILD] += 2 * short
        for spare, _, place in left:
            lack = route.length + spare - wild
            worth[place] += COMPLETE / 2 if lack == 1 else 0.5 + 0.5 / lack if lack > 1 else 0.1
        if route.length + left[0][0] - wild == 1:
            worth[WILD] += 1
    worth[WILD] += 0.5 + max(worth[:WILD])
    return worth


def draw(view: Any, legal: Sequence[Any], routes: Iterable[Route]) -> Choice | None:
    """The best card to draw now, or None when none can be drawn."""
    worth = values(view.hand, routes)
    deck = train_deck()
    average = sum(map(mul, deck, worth)) / sum(deck)
    best, most = None, average if BLIND in legal else 0.0
    for action in legal:
        if type(action) is not TakeCard:
            break
        value = worth[INDEX[action.card]]
        if action.card == LOCOMOTIVE:  # it is the only card of the turn
            value -= max(average, *[worth[INDEX[card]] for card in view.row if card != LOCOMOTIVE], 0.0)
        if value > most:
            best, most = action, value
    return drawn(best, legal)
