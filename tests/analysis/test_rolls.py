"""Exact odds of dice against brute force: every single roll, every choice of a second one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

import ttr_nb as ttr
from ttr_nb.analysis.rolls import able, claims, pays, reach, rerolled, rolls, success, symbols, tunnel_signs
from ttr_nb.content.dice import SYMBOLS, Die, load_dice
from ttr_nb.games.dice.price import Price
from ttr_nb.mechanics.dice import counted, parse

RULES = ttr.new_game("dice:europe", seed=1).rules
TRAIN = load_dice().train
NO_TOKENS = (0, 0)


@pytest.mark.parametrize("count", range(6))
def test_rolls_are_those_of_every_die_on_its_own(count: int) -> None:
    found = Counter(counted(shown) for shown in product(TRAIN.faces, repeat=count))
    total = len(TRAIN.faces) ** count
    assert rolls(TRAIN, count) == {faces: Fraction(ways, total) for faces, ways in found.items()}


def test_tunnel_signs_are_those_of_every_die_on_its_own() -> None:
    die = load_dice().tunnel
    found = Counter(shown.count("tunnel") for shown in product(die.faces, repeat=die.count))
    assert tunnel_signs(die) == tuple(Fraction(found[n], 6**3) for n in range(4))


def by_brute_force(dice: tuple[str, ...], price: Price) -> Fraction:
    """The best of all choices of single dice to roll again, each with every way they can fall."""
    best = Fraction(0)
    for again in product((False, True), repeat=len(dice)):
        rolled = sum(again)
        good = 0
        kept = [die for die, is_rolled in zip(dice, again, strict=True) if not is_rolled]
        for new in product(TRAIN.faces, repeat=rolled):
            good += able(counted((*kept, *new)) + NO_TOKENS, price)
        best = max(best, Fraction(good, 6**rolled))
    return best


@pytest.mark.parametrize(
    "shown",
    [
        "single single double station joker",
        "station station station station station",
        "double double double single joker",
        "single single single single station",
    ],
)
@pytest.mark.parametrize("price", [Price(4, "single"), Price(3, "double"), Price(3, "single", jokers=2)])
def test_the_best_second_roll_is_that_of_brute_force(shown: str, price: Price) -> None:
    dice = tuple(shown.split())
    best = rerolled(RULES, counted(dice), pays(price, NO_TOKENS))[0]
    assert best.chance == by_brute_force(dice, price)


def test_success_over_a_turn_is_the_mean_of_the_best_second_rolls() -> None:
    small = Die(5, TRAIN.faces)
    worth = pays(Price(4, "single"), NO_TOKENS)
    once, twice = success(RULES, worth)
    every = [counted(shown) for shown in product(small.faces, repeat=5)]
    assert once == Fraction(sum(worth(dice) for dice in every), len(every))
    best = {dice: rerolled(RULES, dice, worth)[0].chance for dice in set(every)}
    assert twice == sum(best[dice] for dice in every) / len(every)


def test_a_single_route_needs_dice_that_are_good_with_one_half_each() -> None:
    """A single or a joker is a half of all faces: so it is a matter of coins, with three quarters for two rolls."""
    for spaces, (once, twice) in reach(RULES, "single", NO_TOKENS, range(1, 6)).items():
        coins = Counter(sum(good) for good in product((0, 1), repeat=5))
        assert once == Fraction(sum(ways for heads, ways in coins.items() if heads >= spaces), 32)
        quarters = Counter(sum(die < 3 for die in dice) for dice in product(range(4), repeat=5))
        assert twice == Fraction(sum(ways for good, ways in quarters.items() if good >= spaces), 4**5)


def test_tokens_count_as_spaces() -> None:
    with_two = reach(RULES, "double", (0, 2), range(3, 8))
    without = reach(RULES, "double", NO_TOKENS, range(1, 6))
    assert list(with_two.values()) == list(without.values())


def test_a_tunnel_is_less_likely_than_a_plain_route_and_as_likely_as_its_signs_allow() -> None:
    once, _ = success(RULES, claims(RULES, "marseille-zurich", NO_TOKENS))
    signs = tunnel_signs(load_dice().tunnel)
    heads = [Fraction(ways, 32) for ways in (1, 5, 10, 10, 5, 1)]
    expected = sum(heads[good] * sum(signs[: good - 2 + 1]) for good in range(2, 6))
    assert once == expected


def test_what_cannot_be_reached_has_no_chance_and_what_is_paid_is_sure() -> None:
    assert success(RULES, pays(Price(6, "single"), NO_TOKENS)) == (0, 0)
    assert success(RULES, pays(Price(2, "single"), parse("2 single", ("single", "double")))) == (1, 1)


def test_a_roll_shows_every_face_equally_often() -> None:
    expected = {name: Fraction(5 * TRAIN.faces.count(name), 6) for name in SYMBOLS}
    assert symbols(RULES) == expected
