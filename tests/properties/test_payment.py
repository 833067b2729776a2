"""What pays a price: `faults`, `ways` and `PriceList.affordable` against a definition of our own."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.tables import card_rules
from tests.conformance.universe import mixed_payments
from tests.conformance.universe import payments as all_payments
from tests.properties.strategies import payments, piles, prices
from ttr_nb.content.board import COLOURS, GRAY
from ttr_nb.games.europe.claim import price
from ttr_nb.mechanics.cards import WILD, Cards, covers
from ttr_nb.mechanics.payment import Price, PriceList, colour_of, faults, ways


def pays(due: Price, paid: Cards) -> bool:
    """EU-CLAIM-1 to 3, EU-FERRY-1, 2 in so many words."""
    coloured = {colour: count for colour, count in zip(COLOURS, paid[:WILD], strict=True) if count > 0}
    if sum(coloured.values()) + paid[WILD] != due.amount:
        return False
    if paid[WILD] < due.locomotives:
        return False
    if not coloured:
        return True
    return len(coloured) == 1 and (due.colour == GRAY or due.colour in coloured)


@given(prices(), payments())
def test_faults_and_ways_say_what_the_rules_say(due: Price, paid: Cards) -> None:
    assert (faults(due, paid) == ()) == pays(due, paid) == (paid in ways(due))


@given(prices())
@settings(max_examples=60)
def test_ways_are_all_there_are(due: Price) -> None:
    universe = all_payments(9) + mixed_payments(9)
    assert {paid for paid in universe if pays(due, paid)} == ways(due)


@pytest.mark.parametrize("amount", [1, 2, 3])
@pytest.mark.parametrize("colour", [GRAY, "red"])
@pytest.mark.parametrize("locomotives", [0, 1])
def test_ways_of_small_prices_among_every_set_of_cards_whatever(amount: int, colour: str, locomotives: int) -> None:
    due = Price(amount, colour, locomotives)
    every = [paid for paid in product(range(amount + 1), repeat=WILD + 1) if sum(paid) == amount]
    assert {paid for paid in every if pays(due, paid)} == ways(due)


@given(prices(), payments())
def test_every_fault_is_named_and_only_those(due: Price, paid: Cards) -> None:
    found = set(faults(due, paid))
    colours = [colour for colour, count in zip(COLOURS, paid, strict=False) if count]
    assert ("few" in found) == (sum(paid) < due.amount)
    assert ("many" in found) == (sum(paid) > due.amount)
    assert ("mixed" in found) == (len(colours) > 1)
    assert ("colour" in found) == (len(colours) == 1 and due.colour not in (GRAY, colours[0]))
    assert ("locomotives" in found) == (paid[WILD] < due.locomotives)
    assert found <= {"few", "many", "mixed", "colour", "locomotives"}


@given(payments())
def test_the_colour_of_a_set(paid: Cards) -> None:
    colour = colour_of(paid)
    assert (colour is None) == (sum(paid) == paid[WILD])
    if colour:
        assert paid[COLOURS.index(colour)] > 0


offers = st.lists(st.tuples(st.integers(0, 6), prices()), max_size=8)


@given(offers, piles, st.integers(0, 127))
def test_a_price_list_knows_what_a_hand_affords(things: list[tuple[int, Price]], hand: Cards, open_bits: int) -> None:
    listed = [(1 << place, paid, (place, due, paid)) for place, due in dict(things).items() for paid in ways(due)]
    found = PriceList(listed).affordable(hand, open_bits)
    assert len(found) == len(set(found))
    assert set(found) == {what for bit, paid, what in listed if open_bits & bit and covers(hand, paid)}


@given(piles, st.data())
@settings(max_examples=40)
def test_the_claims_of_europe_against_brute_force(hand: Cards, data: st.DataObject) -> None:
    rules = card_rules("europe")
    routes = rules.board.routes
    open_bits = data.draw(st.integers(0, (1 << len(routes)) - 1))
    expected = {
        (route.id, paid)
        for place, route in enumerate(routes)
        if open_bits >> place & 1
        for paid in ways(price(route))
        if covers(hand, paid)
    }
    found = [(claim.route, claim.cards) for claim in rules.claims.affordable(hand, open_bits)]
    assert len(found) == len(expected)
    assert set(found) == expected


def test_an_empty_price_list_sells_nothing() -> None:
    empty: PriceList[str] = PriceList([])
    assert empty.affordable((9,) * (WILD + 1), -1) == []
