"""Exact chances of cards against brute force: every order of a small deck, and the textbook's formula."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttr_nb.analysis.draws import drawn, hypergeometric, of_kinds
from ttr_nb.analysis.sweeps import fresh_row, sweep_odds
from ttr_nb.analysis.tunnels import tunnel_odds
from ttr_nb.analysis.unseen import Unseen
from ttr_nb.core.chance import Seeded
from ttr_nb.games.europe.turn import SWEEP_AT
from ttr_nb.mechanics import market as markets
from ttr_nb.mechanics.cards import KINDS, LOCOMOTIVE, NONE, Cards, cards, counted, listed, parse_cards, remove
from ttr_nb.mechanics.events import RowSwept
from ttr_nb.mechanics.market import Market

COLOURS = ("red", "blue", LOCOMOTIVE)


@st.composite
def piles(draw: st.DrawFn, most: int = 3) -> Cards:
    return cards(**{kind: draw(st.integers(0, most)) for kind in COLOURS})


@st.composite
def unseens(draw: st.DrawFn) -> Unseen:
    pile = draw(piles())
    return Unseen(pile, draw(st.integers(0, sum(pile))), draw(piles(2)))


def brute_force(unseen: Unseen, count: int) -> dict[Cards, Fraction]:
    """Every way to lay the unseen cards down, the deck first; when it runs out, every way to lay the discards down."""
    found: Counter[Cards] = Counter()
    first = min(count, unseen.deck)
    pile, reserve = listed(unseen.cards), listed(unseen.reserve)
    later = min(count - first, len(reserve))
    for some in permutations(range(len(pile)), first):
        for more in permutations(range(len(reserve)), later):
            found[counted([*(pile[n] for n in some), *(reserve[n] for n in more)])] += 1
    total = sum(found.values())
    return {came: Fraction(ways, total) for came, ways in found.items()}


@given(unseens(), st.integers(0, 4))
def test_every_set_that_can_come_comes_as_often_as_in_brute_force(unseen: Unseen, count: int) -> None:
    assert drawn(unseen, count) == brute_force(unseen, count)


@given(piles(), st.integers(0, 4))
def test_a_kind_among_the_cards_drawn_is_hypergeometric(pile: Cards, count: int) -> None:
    total = sum(pile)
    if count > total:
        return
    wanted = pile[KINDS.index("red")]
    assert of_kinds(Unseen(pile, total), ("red",), count) == hypergeometric(total, wanted, count)


def test_cards_elsewhere_do_not_change_the_chances() -> None:
    pile = parse_cards("5 red 7 blue 3 locomotive")
    assert drawn(Unseen(pile, 4), 2) == drawn(Unseen(pile, 15), 2)


@given(st.integers(0, 12), st.integers(0, 12), st.integers(0, 12))
def test_the_formula_counts_as_combinations_do(cards_: int, wanted: int, count: int) -> None:
    if not wanted <= cards_ or count > cards_ or comb(cards_, count) > 300:
        return
    found = Counter(sum(card < wanted for card in some) for some in combinations(range(cards_), count))
    total = sum(found.values())
    assert hypergeometric(cards_, wanted, count) == tuple(Fraction(found[n], total) for n in range(count + 1))


# --- tunnels ------------------------------------------------------------------------------------


def tunnel_by_hand(unseen: Unseen, hand: Cards, laid_out: Cards) -> tuple[list[Fraction], Fraction]:
    """The rule as a person would read it, on every set brute force finds."""
    colours = [kind for kind, count in zip(KINDS, laid_out, strict=True) if count and kind != LOCOMOTIVE]
    counts = {LOCOMOTIVE, *colours}
    rest = remove(hand, laid_out)
    spare = sum(rest[KINDS.index(kind)] for kind in counts)
    chances = [Fraction(0)] * 4
    for came, chance in brute_force(unseen, 3).items():
        chances[sum(came[KINDS.index(kind)] for kind in counts)] += chance
    return chances, sum((chance for extra, chance in enumerate(chances) if extra <= spare), Fraction(0))


@pytest.mark.parametrize(
    ("hand", "laid_out"),
    [
        ("2 red", "2 red"),
        ("3 red", "2 red"),
        ("3 red 1 locomotive", "2 red"),
        ("3 red 1 locomotive", "1 red 1 locomotive"),
        ("3 locomotive", "2 locomotive"),
        ("2 locomotive 5 red", "2 locomotive"),
        ("9 blue 2 red", "2 red"),
    ],
)
@pytest.mark.parametrize("left", ["3 red 4 blue 2 locomotive", "1 red 1 blue", "6 blue", "3 locomotive"])
@pytest.mark.parametrize("reserve", ["nothing", "2 red 1 locomotive"])
def test_tunnel_odds_are_those_of_the_rule_read_by_hand(hand: str, laid_out: str, left: str, reserve: str) -> None:
    pile = parse_cards(left)
    unseen = Unseen(pile, min(2, sum(pile)) if reserve != "nothing" else sum(pile), parse_cards(reserve))
    odds = tunnel_odds(unseen, parse_cards(hand), parse_cards(laid_out))
    chances, success = tunnel_by_hand(unseen, parse_cards(hand), parse_cards(laid_out))
    assert list(odds.chances) == chances
    assert odds.success == success
    assert sum(odds.chances) == 1


@given(unseens(), st.integers(0, 3), st.integers(0, 3))
def test_one_more_card_in_hand_never_hurts(unseen: Unseen, spare: int, wild: int) -> None:
    less = tunnel_odds(unseen, cards(red=2 + spare, locomotive=wild), cards(red=2))
    more = tunnel_odds(unseen, cards(red=3 + spare, locomotive=wild), cards(red=2))
    assert less.success <= more.success


# --- sweeps -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "row", ["red red blue locomotive locomotive", "red blue blue blue locomotive", "red red red red red"]
)
@pytest.mark.parametrize("left", ["4 red 3 blue 2 locomotive", "8 red", "5 blue 3 locomotive"])
def test_sweeps_are_those_of_every_order_of_the_deck(row: str, left: str) -> None:
    faces, pile = tuple(row.split()), parse_cards(left)
    names = listed(pile)
    for card, chance in sweep_odds(Unseen(pile, len(names)), faces).items():
        swept = 0
        for top in range(len(names)):
            deck = (names[top], *names[:top], *names[top + 1 :])
            _, events = markets.take(Market(deck, faces), card, Seeded(1), SWEEP_AT)
            swept += any(isinstance(event, RowSwept) for event in events)
        assert chance == Fraction(swept, len(names)), card


def test_a_fresh_row_is_swept_as_often_as_three_locomotives_lie_in_it() -> None:
    pile = parse_cards("7 red 4 locomotive")
    three = sum(hypergeometric(11, 4, 5)[3:])
    assert fresh_row(Unseen(pile, 11)) == three


def test_with_no_deck_nothing_is_swept_by_a_replacement() -> None:
    row = ("red", "red", "locomotive", "locomotive", "blue")
    assert set(sweep_odds(Unseen(NONE, 0), row).values()) == {0}
