"""Cards as counts, and their notation."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.strategies import kinds, piles, small_piles
from ttr_nb.core.errors import NotationError
from ttr_nb.mechanics.cards import (
    KINDS,
    NONE,
    add,
    add_one,
    counted,
    covers,
    listed,
    missing,
    parse_cards,
    remove,
    write_cards,
)


@given(piles)
def test_the_notation_reads_back(held: tuple[int, ...]) -> None:
    assert parse_cards(write_cards(held)) == held


@given(st.lists(kinds, min_size=1, max_size=20), st.randoms(use_true_random=False))
def test_order_commas_capitals_and_plurals_do_not_matter(names: list[str], rng: object) -> None:
    rng.shuffle(names)  # type: ignore[attr-defined]
    assert parse_cards(" ".join(names)) == counted(names)
    assert parse_cards(",  ".join(name.upper() for name in names)) == counted(names)
    assert parse_cards(" ".join(f"1 {name}s" for name in names)) == counted(names)


@given(st.text(max_size=40))
def test_any_text_is_cards_or_a_notation_error(text: str) -> None:
    try:
        held = parse_cards(text)
    except NotationError:
        return
    assert len(held) == len(KINDS)
    assert min(held) >= 0
    assert parse_cards(write_cards(held)) == held


NO_CARDS = ("", " ", ",", "2", "2 2 red", "-1 red", "red-blue", "1.5 red", "0 red", "1000 red", "²red", "٣ red")


@pytest.mark.parametrize("text", NO_CARDS)
def test_what_is_not_cards_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_cards(text)


@given(piles, small_piles)
def test_adding_and_removing_undo_each_other(held: tuple[int, ...], more: tuple[int, ...]) -> None:
    assert remove(add(held, more), more) == held
    assert add(held, more) == add(more, held)
    assert covers(add(held, more), held)
    assert counted(listed(held)) == held
    assert Counter(listed(add(held, more))) == Counter(listed(held)) + Counter(listed(more))


@given(piles, piles)
def test_what_is_missing_is_just_enough(held: tuple[int, ...], wanted: tuple[int, ...]) -> None:
    lacking = missing(held, wanted)
    assert (lacking == NONE) == covers(held, wanted)
    assert covers(add(held, lacking), wanted)
    assert all(have + lack == want for have, lack, want in zip(held, lacking, wanted, strict=True) if lack)


@given(piles, kinds)
def test_one_more_card_is_one_more_card(held: tuple[int, ...], kind: str) -> None:
    assert add_one(held, kind) == add(held, counted([kind]))
