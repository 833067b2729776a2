"""Chance: the same answers for the same seed, wishes on top, and a record that cannot be bent."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.conformance.playing import play
from tests.conformance.tables import card_rules
from ttr_nb.core.chance import Outcome, Recorded, Seeded, Stacked
from ttr_nb.core.errors import ChanceError
from ttr_nb.games.europe.arrangement import read_arrangement

items = st.lists(st.sampled_from("abcdef"), min_size=1, max_size=12)
seeds = st.integers(-(2**70), 2**70)


@given(seeds, st.lists(items, max_size=5))
def test_the_nth_answer_depends_on_the_seed_and_n_alone(seed: int, asked: list[list[str]]) -> None:
    whole = Seeded(seed)
    answers = [whole.shuffle("x", some) for some in asked]
    for n, some in enumerate(asked):
        assert Seeded(seed, asked=n).shuffle("x", some) == answers[n]
    assert [outcome.result for outcome in whole.outcomes] == answers


@given(seeds, items)
def test_a_shuffle_is_an_order_of_what_was_shuffled_and_a_pick_is_one_of_it(seed: int, some: list[str]) -> None:
    chance = Seeded(seed)
    before = list(some)
    assert Counter(chance.shuffle("deck", some)) == Counter(before)
    assert some == before
    assert chance.pick("one", some) in some
    assert [outcome.label for outcome in chance.outcomes] == ["deck", "one"]


@given(seeds, items, st.data())
def test_wishes_lie_where_they_were_asked_for(seed: int, some: list[str], data: st.DataObject) -> None:
    wish = data.draw(st.permutations(some))[: data.draw(st.integers(0, len(some)))]
    after = data.draw(st.integers(0, len(some) - len(wish)))
    chance = Stacked(seed, {"deck": wish})
    order = chance.shuffle("deck", some, after=after)
    assert order[after : after + len(wish)] == tuple(wish)
    assert Counter(order) == Counter(some)
    assert chance.outcomes == [Outcome("deck", order)]
    assert Counter(chance.shuffle("deck", some)) == Counter(some), "a wish is for the first time only"


@given(seeds, items, st.lists(st.sampled_from("abcdefg"), min_size=1, max_size=14))
def test_an_impossible_wish_says_which_card_is_missing(seed: int, some: list[str], wish: list[str]) -> None:
    lacking = Counter(wish) - Counter(some)
    assume(lacking)
    with pytest.raises(ChanceError) as caught:
        Stacked(seed, {"deck": wish}).shuffle("deck", some)
    assert any(f"x {card}" in str(caught.value) for card in lacking)


@given(seeds, items)
def test_nobody_who_wishes_nothing_is_refused(seed: int, some: list[str]) -> None:
    """Without a wish `after` has nothing to say, however many cards are asked for before it."""
    assert Stacked(seed, {}).shuffle("deck", some, after=len(some) + 5) == Seeded(seed).shuffle("deck", some)


@given(seeds, items, st.sampled_from("abcdefg"))
def test_a_wished_pick_is_picked_or_refused(seed: int, some: list[str], wish: str) -> None:
    chance = Stacked(seed, {"one": [wish]})
    if wish in some:
        assert chance.pick("one", some) == wish
        assert chance.outcomes == [Outcome("one", (wish,))]
    else:
        with pytest.raises(ChanceError, match=wish):
            chance.pick("one", some)


@given(seeds, items)
def test_a_record_repeats_what_it_says(seed: int, some: list[str]) -> None:
    chance = Seeded(seed)
    answers = [chance.shuffle("deck", some), (chance.pick("one", some),)]
    record = Recorded(chance.outcomes)
    assert [record.shuffle("deck", some), (record.pick("one", some),)] == answers
    record.finish()


TAMPERED = {
    "other label": lambda o: [o[0]._replace(label="dice"), *o[1:]],
    "a card lost": lambda o: [o[0]._replace(result=o[0].result[1:]), *o[1:]],
    "a card twice": lambda o: [o[0]._replace(result=(*o[0].result, o[0].result[0])), *o[1:]],
    "another card": lambda o: [o[0]._replace(result=("z", *o[0].result[1:])), *o[1:]],
    "nothing": lambda o: [],
    "a result lost": lambda o: o[:-1],
    "a result too many": lambda o: [*o, o[-1]],
    "results swapped": lambda o: [o[1], o[0]],
    "two picked": lambda o: [o[0], o[1]._replace(result=o[1].result * 2)],
    "none picked": lambda o: [o[0], o[1]._replace(result=())],
    "a stranger picked": lambda o: [o[0], o[1]._replace(result=("z",))],
}


@pytest.mark.parametrize("how", TAMPERED)
@given(seed=seeds, some=items)
def test_a_record_complains_of_tampering(how: str, seed: int, some: list[str]) -> None:
    chance = Seeded(seed)
    chance.shuffle("deck", some)
    chance.pick("one", some)
    record = Recorded(TAMPERED[how](chance.outcomes))

    def ask_again() -> None:
        record.shuffle("deck", some)
        record.pick("one", some)
        record.finish()

    with pytest.raises(ChanceError):
        ask_again()


def test_an_arranged_deck_is_on_top_whatever_the_seed() -> None:
    """Also where the opening row has to be swept: the wish is for the deck as it is met, not for the row."""
    rules = card_rules("europe")
    wish = ["red", "blue", "locomotive", "green", "green"]
    given_deck = read_arrangement({"deck": wish})
    for seed in range(400):
        state, _ = rules.new(2, given_deck, Stacked(seed, given_deck.wishes()))
        assert state.market.deck[: len(wish)] == tuple(wish), f"seed {seed}"


def test_an_arranged_row_is_the_row_unless_it_must_be_swept() -> None:
    rules = card_rules("europe")
    row = ["red", "locomotive", "locomotive", "green", "green"]
    arranged = read_arrangement({"row": row, "deck": ["blue", "red"]})
    for seed in range(50):
        state, _ = rules.new(3, arranged, Stacked(seed, arranged.wishes()))
        assert state.market.row == tuple(row)
        assert state.market.deck[:2] == ("blue", "red")


def test_a_lesson_can_leave_no_card_in_the_deck() -> None:
    """EU-DRAW-9 has to be taught: hands so large that just the row is left; not larger, and then it says so."""
    rules = card_rules("europe")
    half = "6 purple 6 blue 6 orange 6 white 6 green 6 yellow 6 black"
    enough = read_arrangement({"hands": {"0": f"{half} 6 red 7 locomotive", "1": f"{half} 1 red 7 locomotive"}})
    state, _ = rules.new(2, enough, Stacked(1, enough.wishes()))
    assert (state.market.deck, state.market.row) == ((), ("red",) * 5)
    too_few = read_arrangement({"hands": {"0": f"{half} 6 red 7 locomotive", "1": f"{half} 2 red 7 locomotive"}})
    with pytest.raises(ChanceError, match=r"4 .*5"):
        rules.new(2, too_few, Stacked(1, too_few.wishes()))


def test_no_seed_is_like_another() -> None:
    orders = {Seeded(seed).shuffle("deck", "abcdefghijkl") for seed in range(-50, 50)}
    assert len(orders) == 100


def test_games_differ_by_seed() -> None:
    rules = card_rules("europe")
    openings = {next(play(rules, 2, seed)).before for seed in range(30)}
    assert len(openings) == 30
