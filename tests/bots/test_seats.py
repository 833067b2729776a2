"""Bots among the players: their names, their seats, their advice."""

from __future__ import annotations

import pytest

import ttr_nb as ttr
from ttr_nb.bots.seats import as_bot, seated
from ttr_nb.core.errors import TtrError


def test_bots_are_called_after_what_they_are() -> None:
    names, bots = seated(["greedy", ttr.bot("greedy"), ttr.bot("planner"), ttr.bot("greedy")])
    assert names == ("greedy", "greedy 2", "planner", "greedy 3")
    assert sorted(bots) == [1, 2, 3]


@pytest.mark.parametrize("game", ["europe", "dice:europe", "cardgame"])
def test_bots_play_until_a_person_has_to_decide(game: str) -> None:
    table = ttr.new_game(game, players=[ttr.bot("greedy"), "Ana"], seed=3, first="greedy")
    reasons = table.play_bots()
    assert reasons
    assert table.to_play == "Ana"
    assert table.play_bots() == ()


def test_a_bot_plays_for_everybody() -> None:
    table = ttr.new_game("cardgame", players=["Ana", "Ben"], seed=3)
    table.play_bots("random")
    assert table.is_over
    assert table.hint() == (ttr.api.say("label-game-over"),)


def test_a_hint_changes_nothing_and_is_the_same_when_asked_again() -> None:
    table = ttr.new_game("europe", players=["Ana", "Ben"], seed=3)
    assert table.hint() == table.hint()
    assert table.session.moves == 0


@pytest.mark.parametrize("wrong", ["clever", 3, None, ["greedy"]])
def test_what_is_no_bot_is_refused(wrong: object) -> None:
    with pytest.raises(TtrError, match="bot"):
        as_bot(wrong, ttr.new_game("europe", seed=1).rules)


@pytest.mark.parametrize(
    ("name", "option", "possible"), [("greedy", "nodes", "greedy takes without"), ("search", "speed", "nodes, seconds")]
)
def test_an_option_that_a_bot_does_not_take_is_refused(name: str, option: str, possible: str) -> None:
    with pytest.raises(TtrError, match=f"no such bot as '{name} {option}=4'.*{possible}"):
        ttr.new_game("europe", ["Ana", ttr.bot(name, **{option: 4})], seed=1)


def test_a_fork_has_the_same_bots() -> None:
    table = ttr.new_game("cardgame", players=["Ana", ttr.bot("greedy")], seed=3)
    assert table.fork().bots == table.bots
