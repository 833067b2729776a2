"""The market: cards are neither made nor lost, and it always comes to rest."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.conformance.playing import Impatient
from tests.properties.strategies import markets
from ttr_nb.mechanics import market as markets_of
from ttr_nb.mechanics.cards import NONE, counted, listed
from ttr_nb.mechanics.market import ROW, Market

SWEEP_AT = 3

ALTERNATING = Market(
    ("locomotive", "orange", "yellow", "locomotive", "locomotive"),
    ("yellow", "yellow", "locomotive", "locomotive", "locomotive"),
)
"""Row and deck are five cards each with three locomotives: swept in turns they would never mix."""


def everything(market: Market) -> Counter[str]:
    return Counter((*market.deck, *market.row, *listed(market.discards)))


def rest_faults(market: Market) -> list[str]:
    """What is not at rest, by EU-DRAW-2, 6, 8 and 9."""
    found = []
    coloured = sum(count for kind, count in everything(market).items() if kind != "locomotive")
    if not market.deck and any(market.discards):
        found.append("discards wait for a deck")
    if len(market.row) < ROW and (market.deck or any(market.discards)):
        found.append("the row has gaps")
    if len(market.row) == ROW and market.row.count("locomotive") >= SWEEP_AT and coloured >= ROW - SWEEP_AT + 1:
        found.append("the row ought to be swept")
    return found


@given(markets(), st.integers(0, 50))
@example(ALTERNATING, 1)
@example(Market((), ALTERNATING.row, counted(ALTERNATING.deck)), 1)
@settings(max_examples=200)
def test_settling_ends_keeps_the_cards_and_leaves_a_market_at_rest(market: Market, seed: int) -> None:
    settled, events = markets_of.settle(market, Impatient(seed), SWEEP_AT)
    assert everything(settled) == everything(market)
    assert rest_faults(settled) == []
    again, more = markets_of.settle(settled, Impatient(seed), SWEEP_AT)
    assert (again, more) == (settled, ())
    if not rest_faults(market):
        assert (settled, events) == (market, ())


def at_rest(market: Market) -> Market:
    return markets_of.settle(market, Impatient(3), SWEEP_AT)[0]


@given(markets(), st.integers(0, 50), st.data())
def test_taking_a_card_takes_that_card(market: Market, seed: int, data: st.DataObject) -> None:
    market = at_rest(market)
    if not market.row:
        return
    card = data.draw(st.sampled_from(market.row))
    after, events = markets_of.take(market, card, Impatient(seed), SWEEP_AT)
    assert everything(after) == everything(market) - Counter([card])
    assert rest_faults(after) == []
    if market.deck:
        assert type(events[0]).__name__ == "CardTurnedUp"
        assert events[0].card == market.deck[0]  # type: ignore[attr-defined]


@given(markets(), st.integers(0, 4), st.integers(0, 50))
def test_drawing_takes_the_top_and_as_many_as_there_are(market: Market, count: int, seed: int) -> None:
    market = at_rest(market)
    drawn, after, _ = markets_of.draw(market, count, Impatient(seed))
    to_draw = len(market.deck) + sum(market.discards)
    assert len(drawn) == min(count, to_draw)
    assert drawn[: len(market.deck)] == market.deck[:count]
    assert everything(after) == everything(market) - Counter(drawn)
    assert after.row == market.row
    assert after.deck or not any(after.discards)


@given(markets(), st.lists(st.sampled_from(["red", "blue", "locomotive"]), max_size=12), st.integers(0, 50))
def test_discarding_adds_those_cards_and_fills_the_gaps(market: Market, names: list[str], seed: int) -> None:
    market = at_rest(market)
    after, _ = markets_of.discard(market, counted(names), Impatient(seed), SWEEP_AT)
    assert everything(after) == everything(market) + Counter(names)
    assert rest_faults(after) == []


@given(markets(), st.integers(0, 50))
def test_the_events_tell_the_whole_story(market: Market, seed: int) -> None:
    """Who sees only the events knows the row that comes of them."""
    after, events = markets_of.settle(market, Impatient(seed), SWEEP_AT)
    row: list[str] = list(market.row)
    for event in events:
        told: Any = event
        name = type(event).__name__
        if name == "RowSwept":
            assert told.cards == counted(row)
            row = []
        elif name == "CardTurnedUp":
            row.append(told.card)
        else:
            assert name == "DeckReshuffled"
    assert Counter(row) == Counter(after.row)


def test_a_row_that_can_never_be_good_is_left_alone() -> None:
    """EU-DRAW-6, ruling: with two coloured cards in all, sweeping would go on for ever."""
    stubborn = Market(("locomotive", "red"), ("locomotive",) * 4 + ("blue",), NONE)
    assert markets_of.settle(stubborn, Impatient(1), SWEEP_AT) == (stubborn, ())


@pytest.mark.parametrize("seed", range(10))
def test_two_fives_that_must_both_be_swept_are_shuffled_together(seed: int) -> None:
    """Found by the suite: they were swept in turns without end."""
    settled, _ = markets_of.settle(ALTERNATING, Impatient(seed), SWEEP_AT)
    assert rest_faults(settled) == []
