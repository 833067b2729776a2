"""Dice: rolls from a seed, wished for and recorded; their notation; and what a lesson may arrange with them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.dice_invariants import position_faults
from tests.conformance.tables import dice_rules
from ttr_nb.content.dice import SYMBOLS
from ttr_nb.core.chance import Outcome, Recorded, Seeded, Stacked
from ttr_nb.core.errors import ChanceError, NotationError, TtrError
from ttr_nb.games.dice.price import Price, faults, ways
from ttr_nb.mechanics.dice import MEANS, choices, parse, write
from ttr_nb.session import Session, replay

faces = st.lists(st.sampled_from("abcdef"), min_size=1, max_size=8)
seeds = st.integers(-(2**70), 2**70)
held = st.tuples(*[st.integers(0, 5)] * len(MEANS))


@given(seeds, faces, st.integers(1, 20))
def test_a_roll_shows_faces_of_the_die_and_repeats(seed: int, die: list[str], count: int) -> None:
    chance = Seeded(seed)
    shown = chance.roll("dice", die, count)
    assert len(shown) == count
    assert set(shown) <= set(die)
    assert Seeded(seed).roll("dice", die, count) == shown
    assert Seeded(seed, asked=1).roll("dice", die, count) == chance.roll("dice", die, count)
    record = Recorded(chance.outcomes)
    assert record.roll("dice", die, count) == shown
    with pytest.raises(ChanceError):
        Recorded(chance.outcomes).roll("dice", die, count + 1)
    with pytest.raises(ChanceError):
        Recorded(chance.outcomes).roll("other dice", die, count)
    with pytest.raises(ChanceError):
        Recorded([Outcome("dice", ("z",) * count)]).roll("dice", die, count)


@given(seeds, st.lists(st.sampled_from("abc"), max_size=12), st.integers(1, 5))
def test_wishes_come_in_their_order_roll_by_roll(seed: int, wish: list[str], count: int) -> None:
    chance = Stacked(seed, {"dice": wish} if wish else {})
    shown = [face for _ in range(4) for face in chance.roll("dice", "abc", count)]
    reached = min(len(wish), 4 * count)
    assert shown[:reached] == wish[:reached]
    assert [face for outcome in chance.outcomes for face in outcome.result] == shown
    if reached == len(wish):
        chance.finish()
    else:
        with pytest.raises(ChanceError, match="dice"):
            chance.finish()


def test_a_wish_that_is_on_no_face_says_so() -> None:
    with pytest.raises(ChanceError, match="asks for z; it can be a, b"):
        Stacked(1, {"dice": ["z"]}).roll("dice", "aab", 2)


def test_every_face_comes_up_as_often_as_it_is_there() -> None:
    shown = [face for seed in range(3000) for face in Seeded(seed).roll("dice", SYMBOLS, 5)]
    for symbol in SYMBOLS:
        assert shown.count(symbol) / len(shown) == pytest.approx(1 / 4, abs=0.02)


@given(held)
def test_notation_reads_back(some: tuple[int, ...]) -> None:
    assert parse(write(some)) == some


@given(st.text(max_size=30))
def test_a_text_is_dice_or_no_notation(text: str) -> None:
    with suppress(NotationError):
        assert len(parse(text)) == len(MEANS)


@given(held)
def test_choices_are_all_parts_but_nothing(some: tuple[int, ...]) -> None:
    small = tuple(min(count, 2) for count in some)
    found = choices(small)
    assert len(found) == len(set(found)) == pytest.approx(_product(count + 1 for count in small) - 1)
    assert all(0 <= a <= b for part in found for a, b in zip(part, small, strict=True))


def _product(numbers: Any) -> int:
    result = 1
    for number in numbers:
        result *= number
    return result


@given(st.integers(1, 8), st.sampled_from(["single", "double"]), st.integers(0, 2), held)
def test_ways_are_what_has_no_fault(amount: int, kind: str, jokers: int, paid: tuple[int, ...]) -> None:
    price = Price(amount, kind, min(jokers, amount))
    assert (paid in ways(price)) == (not faults(price, paid))


EUROPE = dice_rules("europe")
FACES = st.lists(st.sampled_from(SYMBOLS), max_size=12)


def by_seat(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Mapping[str, Any]]:
    return st.dictionaries(st.integers(0, 2).map(str), values, max_size=3)


arrangements = st.fixed_dictionaries(
    {},
    optional={
        "first": st.integers(0, 2),
        "dice": FACES,
        "tunnel_dice": st.lists(st.sampled_from(["tunnel", "blank"]), max_size=9),
        "tokens": by_seat(st.sampled_from(["nothing", "1 single", "2 double", "1 single 2 double", "4 single"])),
        "tickets": by_seat(st.lists(st.sampled_from(list(EUROPE.board.ticket)), max_size=9, unique=True)),
        "claimed": by_seat(st.lists(st.sampled_from(list(EUROPE.board.route)), max_size=5, unique=True)),
        "stations": by_seat(st.lists(st.sampled_from(list(EUROPE.board.city)), max_size=3, unique=True)),
    },
)


@given(arrangements, st.integers(2, 3), st.integers(0, 20))
def test_an_arranged_game_is_sound_or_refused(arranged: Mapping[str, Any], players: int, seed: int) -> None:
    try:
        session = Session.start(EUROPE, ("Ana", "Ben", "Cem")[:players], seed, arranged)
    except TtrError:
        return
    rng = random.Random(seed)
    shown = list(arranged.get("dice", ()))
    for _ in range(30):
        assert not position_faults(EUROPE, session.state)
        if session.is_over:
            break
        session.submit(rng.choice(EUROPE.legal_actions(session.state)))
    rolled = [f for moment in session.moments for event in moment.events for f in getattr(event, "shown", ())]
    assert rolled[: len(shown)] == shown[: len(rolled)]
    again = replay(session.log(), EUROPE)
    assert (again.state, again.log()) == (session.state, session.log())


@pytest.mark.parametrize(
    "arranged",
    [
        {"dice": ["pink"]},
        {"dice": "single"},
        {"tunnel_dice": ["single"]},
        {"tokens": {"0": "2 station"}},
        {"tokens": {"0": 2}},
        {"tokens": {"0": "4 single"}},
        {"tokens": {"7": "1 single"}},
        {"passengers": {"0": ["berlin"]}},
        {"hands": {"0": "2 red"}},
        {"stations": {"0": ["paris"], "1": ["paris"]}},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(arranged: Mapping[str, Any]) -> None:
    with pytest.raises(TtrError) as caught:
        Session.start(EUROPE, ("Ana", "Ben"), 1, arranged)
    assert str(caught.value)


@pytest.mark.parametrize("cities", [["kiel", "kiel"], ["daenemark_1"], ["atlantis"], ["kiel", "ulm", "koln", "mainz"]])
def test_passengers_who_cannot_stand_there_are_refused(cities: list[str]) -> None:
    with pytest.raises(TtrError, match="DX-PASSENGER-1"):
        Session.start(dice_rules("germany"), ("Ana", "Ben"), 1, {"passengers": {"0": cities}})
