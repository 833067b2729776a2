"""The train cards on the table: deck, face-up row, discards. Knows neither hands nor turns.

At rest a market has a full row unless cards are lacking, an empty deck only when there are no discards either, and no
row that ought to be swept.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.rules import rule
from ttr_nb.mechanics.cards import LOCOMOTIVE, NONE, WILD, Cards, add, counted, listed
from ttr_nb.mechanics.events import CardTurnedUp, DeckReshuffled, RowSwept

TURNED_UP = cache(CardTurnedUp)

ROW = 5
"""How many cards lie face up."""

NEVER_SWEPT = ROW + 1
"""So many face-up locomotives there cannot be."""


class Market(NamedTuple):
    """`deck` has its top first; `row` is what lies face up; `discards` are counted."""

    deck: tuple[str, ...]
    row: tuple[str, ...] = ()
    discards: Cards = NONE


class Drawn(NamedTuple):
    """Cards that left the deck, the market after that, and what happened on the way."""

    cards: tuple[str, ...]
    market: Market
    events: tuple[Event, ...]


def take(market: Market, card: str, chance: Chance, sweep_at: int) -> tuple[Market, tuple[Event, ...]]:
    """Remove a face-up card and turn up its replacement."""
    deck, row, discards = market
    slot = row.index(card)
    if not deck:
        return settle(Market(deck, row[:slot] + row[slot + 1 :], discards), chance, sweep_at)
    replaced = Market(deck[1:], (*row[:slot], deck[0], *row[slot + 1 :]), discards)
    if _at_rest(replaced, sweep_at):
        return replaced, (TURNED_UP(deck[0]),)
    market, events = settle(replaced, chance, sweep_at)
    return market, (TURNED_UP(deck[0]), *events)


def draw(market: Market, count: int, chance: Chance) -> Drawn:
    """Draw up to `count` cards from the top, shuffling the discards in when the deck runs out."""
    if count < len(market.deck):
        return Drawn(market.deck[:count], Market(market.deck[count:], market.row, market.discards), ())
    drawn: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    while market.deck and len(drawn) < count:
        drawn = (*drawn, market.deck[0])
        market = market._replace(deck=market.deck[1:])
        if not market.deck:
            market, more = _restock(market, chance)
            events += more
    return Drawn(drawn, market, events)


def discard(market: Market, cards: Cards, chance: Chance, sweep_at: int) -> tuple[Market, tuple[Event, ...]]:
    """Put cards on the discards; if deck or row were waiting for them, they are used at once."""
    return settle(Market(market.deck, market.row, add(market.discards, cards)), chance, sweep_at)


@rule("EU-DRAW-6")
def settle(market: Market, chance: Chance, sweep_at: int) -> tuple[Market, tuple[Event, ...]]:
    """EU-DRAW-6: bring a market to rest: a new deck, a full row, no row with `sweep_at` locomotives."""
    events: list[Event] = []
    while not _at_rest(market, sweep_at):
        is_full = len(market.row) == ROW or not (market.deck or any(market.discards))
        if is_full and market.row.count(LOCOMOTIVE) >= sweep_at and _sweeping_can_end(market, sweep_at):
            swept = counted(market.row)
            events.append(RowSwept(swept))
            market = market._replace(row=(), discards=add(market.discards, swept))
        elif not market.deck and any(market.discards):  # after a sweep, so that all that was swept is shuffled together
            market, more = _restock(market, chance)
            events += more
        elif not is_full:
            events.append(TURNED_UP(market.deck[0]))
            market = market._replace(deck=market.deck[1:], row=(*market.row, market.deck[0]))
        else:
            break
    return market, tuple(events)


def _at_rest(market: Market, sweep_at: int) -> bool:
    """Whether nothing is lacking and nothing is to be swept: so it is nearly always."""
    deck, row, _ = market
    return bool(deck) and len(row) == ROW and row.count(LOCOMOTIVE) < sweep_at


@rule("EU-DRAW-8")
def _restock(market: Market, chance: Chance) -> tuple[Market, tuple[Event, ...]]:
    """EU-DRAW-8: with an empty deck, make a new one of the discards."""
    if not any(market.discards):
        return market, ()
    deck = chance.shuffle("reshuffle", listed(market.discards))
    return market._replace(deck=deck, discards=NONE), (DeckReshuffled(len(deck)),)


def _sweeping_can_end(market: Market, sweep_at: int) -> bool:
    """Whether some row made of these cards would not be swept again."""
    everything = add(add(counted(market.deck), counted(market.row)), market.discards)
    row = min(ROW, sum(everything))
    return row - (sum(everything) - everything[WILD]) < sweep_at
