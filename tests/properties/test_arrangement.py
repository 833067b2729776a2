"""Whatever a lesson arranges is there as it was asked for and makes a game that can be played; or it is refused."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.invariants import position_faults
from tests.conformance.tables import card_rules
from tests.properties.strategies import kinds, piles
from ttr_nb.core.errors import ChanceError, ContentError, RuleViolation, TtrError
from ttr_nb.mechanics.cards import parse_cards, write_cards
from ttr_nb.session import Session, replay

EUROPE = card_rules("europe")
NAMES = ("Ana", "Ben", "Cem", "Dana", "Edo")
HALF = "6 purple 6 blue 6 orange 6 white 6 green 6 yellow 6 black 6 red 7 locomotive"
LARGE_HANDS = {"0": HALF, "1": HALF}
"""All the cards there are."""


def by_seat(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Mapping[str, Any]]:
    return st.dictionaries(st.integers(0, 2).map(str), values, max_size=3)


def some(ids: Mapping[str, object], most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(list(ids)), max_size=most, unique=True)


arrangements = st.fixed_dictionaries(
    {},
    optional={
        "first": st.integers(0, 2),
        "hands": by_seat(st.one_of(piles.map(lambda pile: tuple(n // 3 for n in pile)), piles).map(write_cards)),
        "row": st.lists(kinds, min_size=5, max_size=5),
        "deck": st.lists(kinds, max_size=9),
        "tickets": by_seat(some(EUROPE.board.ticket, 46)),
        "claimed": by_seat(some(EUROPE.board.route, 5)),
        "stations": by_seat(some(EUROPE.board.city, 3)),
    },
)


def check(arranged: Mapping[str, Any], players: int, seed: int) -> None:
    """Start, look, play for a while, and replay."""
    try:
        session = Session.start(EUROPE, NAMES[:players], seed, arranged)
    except (ChanceError, RuleViolation, ContentError):
        return
    state = session.state
    assert not position_faults(EUROPE, state)
    for seat, hand in arranged.get("hands", {}).items():
        assert state.hands[int(seat)] == parse_cards(hand)
    for seat, tickets in arranged.get("tickets", {}).items():
        assert state.tickets.kept[int(seat)] == tuple(tickets)
    row, deck = tuple(arranged.get("row", ())), tuple(arranged.get("deck", ()))
    if row and row.count("locomotive") < 3:
        assert state.market.row == row
    if row.count("locomotive") < 3:
        assert state.market.deck[: len(deck)] == deck
    rng = random.Random(seed)
    for _ in range(30):
        if session.is_over:
            break
        session.submit(rng.choice(EUROPE.legal_actions(session.state)))
        assert not position_faults(EUROPE, session.state)
    again = replay(session.log(), EUROPE)
    assert (again.moments, again.log()) == (session.moments, session.log())


@given(arrangements, st.integers(2, 3), st.integers(0, 20))
@settings(max_examples=150)
def test_an_arranged_game_is_sound_or_refused(arranged: Mapping[str, Any], players: int, seed: int) -> None:
    check(arranged, players, seed)


@pytest.mark.parametrize(
    "arranged",
    [
        {"tickets": {"0": [t.id for t in EUROPE.board.tickets]}},
        {"tickets": {"0": [t.id for t in EUROPE.board.tickets if t.kind == "regular"]}},
        {"tickets": {"0": [t.id for t in EUROPE.board.tickets][:-3]}},
        {"hands": LARGE_HANDS},
        {"hands": {**LARGE_HANDS, "1": "5 red"}, "deck": ["blue", "blue"]},
        {"hands": {**LARGE_HANDS, "1": LARGE_HANDS["1"].replace("6 red", "2 red")}, "deck": ["red", "red"]},
        {"hands": {**LARGE_HANDS, "1": LARGE_HANDS["1"].replace("6 red", "2 red")}, "deck": ["red"] * 4},
        {"row": ["locomotive"] * 5, "deck": ["locomotive"] * 9},
        {"deck": ["locomotive"] * 14},
    ],
    ids=[
        "all tickets",
        "all regular tickets",
        "nearly all tickets",
        "all cards",
        "all but a few cards",
        "a short row",
        "no row",
        "swept",
        "all locomotives",
    ],
)
def test_an_extreme_arrangement_is_sound_or_refused(arranged: Mapping[str, Any]) -> None:
    for seed in range(5):
        check(arranged, 2, seed)


@pytest.mark.parametrize(
    "arranged",
    [
        {"hands": {"0": "1 red", "00": "1 blue"}},
        {"tickets": {"1": [], "01": ["brest-petrograd"]}},
        {"first": True},
        {"first": 1.0},
        {"first": -1},
        {"first": None},
        {"hands": ["1 red"]},
        {"hands": {"0": 3}},
        {"hands": {"zero": "1 red"}},
        {"hands": {"7": "1 red"}},
        {"row": "red"},
        {"row": ["red"]},
        {"deck": ["pink"]},
        {"deck": ["red"] * 13},
        {"tickets": {"0": ["atlantis-paris"]}},
        {"tickets": {"0": ["brest-petrograd"], "1": ["brest-petrograd"]}},
        {"claimed": {"0": ["brest-dieppe", "brest-dieppe"]}},
        {"claimed": {"0": ["atlantis-paris"]}},
        {"stations": {"0": ["paris"], "1": ["paris"]}},
        {"stations": {"0": ["paris", "brest", "dieppe", "london"]}},
        {"cards": 3},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(arranged: Mapping[str, Any]) -> None:
    """Also a seat that is named twice in two spellings: one of the two wishes would be lost without a word."""
    with pytest.raises(TtrError) as caught:
        Session.start(EUROPE, NAMES[:2], 1, arranged)
    assert str(caught.value)
