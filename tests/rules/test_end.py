"""The end of the game: EU-END-1."""

from __future__ import annotations

import pytest

from tests.rules.positions import position, refused
from ttr_nb.mechanics.events import GameEnded, LastRoundBegan, TurnBegan

TWO = ("draw card", "draw card")


@pytest.mark.rule("EU-END-1")
def test_eu_end_1_two_cars_at_the_end_of_a_turn_begin_the_last_round() -> None:
    table = position(hands=["1 black"], cars=[3]).do("claim amsterdam-bruxelles with 1 black")
    assert table.cars(0) == 2
    assert table.events[-2:] == (LastRoundBegan(0, 2), TurnBegan(1))


@pytest.mark.rule("EU-END-1")
def test_eu_end_1_three_do_not() -> None:
    table = position(hands=["1 black"], cars=[4]).do("claim amsterdam-bruxelles with 1 black")
    assert table.cars(0) == 3
    assert table.events[-1] == TurnBegan(1)
    assert not any(isinstance(event, LastRoundBegan) for event in table.events)


@pytest.mark.rule("EU-END-1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_eu_end_1_everyone_has_one_last_turn_and_the_one_who_set_it_off_plays_last(players: int) -> None:
    table = position(players, hands=["", "1 black"], cars=[45, 3], turn=1)
    table = table.do("claim amsterdam-bruxelles with 1 black")
    order = []
    while table.seat is not None:
        order.append(table.seat)
        table = table.do(*TWO)
    assert order == [(2 + step) % players for step in range(players)]
    assert table.events[-1] == GameEnded()


@pytest.mark.rule("EU-END-1")
def test_eu_end_1_a_turn_must_be_over() -> None:
    table = position(cars=[2]).do("draw card")
    assert table.state.turn.left is None
    assert table.do("draw card").state.turn.left == 2


@pytest.mark.rule("EU-END-1")
def test_eu_end_1_a_second_player_with_few_cars_changes_nothing() -> None:
    table = position(3, hands=["", "1 black"], cars=[2, 3, 45], turn=1, turns_left=2)
    after = table.do("claim amsterdam-bruxelles with 1 black")
    assert not any(isinstance(event, LastRoundBegan) for event in after.events)
    assert after.do(*TWO).seat is None


@pytest.mark.rule("EU-END-1")
def test_eu_end_1_only_the_cars_of_who_has_just_played_count() -> None:
    table = position(cars=[45, 2]).do(*TWO)
    assert table.state.turn.left is None


@pytest.mark.rule("EU-END-1")
@pytest.mark.parametrize(
    "move",
    ["draw card", "take blue", "claim amsterdam-bruxelles with 1 black", "draw tickets", "build paris with 1 red"],
)
def test_eu_end_1_after_the_end_nothing_is_possible(move: str) -> None:
    table = position(hands=["1 black 1 red"], turns_left=1).do(*TWO)
    assert table.menu() == set()
    refused(table.attempt(move), "EU-END-1", "over")
    refused(table.attempt(move, seat=0), "EU-END-1", "over")
    refused(table.attempt("pass"), "EU-END-1", "over")
