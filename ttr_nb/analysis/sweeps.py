"""Exact odds of a sweep: what taking a face-up card may bring down. Whether a row is swept is the engine's word."""

from __future__ import annotations

from fractions import Fraction

from ttr_nb.analysis.draws import drawn
from ttr_nb.analysis.unseen import Unseen
from ttr_nb.core.chance import Seeded
from ttr_nb.core.events import Event
from ttr_nb.games.europe.turn import SWEEP_AT
from ttr_nb.mechanics import market as markets
from ttr_nb.mechanics.cards import LOCOMOTIVE, Cards, covers, listed, remove
from ttr_nb.mechanics.events import RowSwept
from ttr_nb.mechanics.market import ROW, Market


def sweep_odds(unseen: Unseen, row: tuple[str, ...]) -> dict[str, Fraction]:
    """By kind of face-up card: the chance that taking it turns up a card with which the row is swept.

    >>> from ttr_nb.mechanics.cards import cards
    >>> left = Unseen(cards(red=6, locomotive=2), deck=8)
    >>> odds = sweep_odds(left, ("red", "blue", "blue", "locomotive", "locomotive"))
    >>> {card: str(chance) for card, chance in odds.items()}
    {'red': '1/4', 'blue': '1/4', 'locomotive': '0'}
    """
    return {card: _swept(unseen, row, card) for card in dict.fromkeys(row)}


def fresh_row(unseen: Unseen) -> Fraction:
    """The chance that five new cards from the deck are swept at once."""
    chance = Fraction(0)
    for came, p in drawn(unseen, ROW).items():
        _, events = markets.settle(Market((*listed(came), *_below(unseen, came))), Seeded(0), SWEEP_AT)
        chance += p * _is_swept(events)
    return chance


def _swept(unseen: Unseen, row: tuple[str, ...], card: str) -> Fraction:
    chance = Fraction(0)
    for came, p in drawn(unseen, 1).items():
        market = Market((*listed(came), *_below(unseen, came)), row, unseen.reserve)
        _, events = markets.take(market, card, Seeded(0), SWEEP_AT)
        chance += p * _is_swept(events)
    return chance


def _below(unseen: Unseen, top: Cards) -> tuple[str, ...]:
    """What may lie below these cards: it does not matter, as long as it cannot be swept itself."""
    rest = sorted(listed(remove(unseen.cards, top)), key=LOCOMOTIVE.__eq__) if covers(unseen.cards, top) else []
    return tuple(rest[: max(0, unseen.deck - sum(top))])


def _is_swept(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, RowSwept) for event in events)
