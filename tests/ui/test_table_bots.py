"""Bots at a live table: in their turn, after an error, back and forth, and when one of them finishes the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import ttr_nb as ttr
from ttr_nb.ui.table import Table

TICKETS = {"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]}


def keys(table: Table, part: str) -> list[str]:
    return [item["key"] for item in table.surface.items(part)]


def play_bots(table: Table) -> None:
    while table.autoplay.step():
        pass


def draw(table: Table) -> None:
    """A turn of the person who has to decide: two cards, then the bots."""
    for _ in range(2):
        table.surface.pick("market", "deck")
    play_bots(table)


def with_a_bot(bot: Any = "greedy") -> Table:
    game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, first="Ana", tickets=TICKETS)
    return game.table(bots={"Ben": bot})


def three(**options: Any) -> Table:
    """Two people and a bot, in this order."""
    given = {**TICKETS, "greedy": ["Athina-Edinburgh"]}
    game = ttr.new_game("europe", ["Ana", "Ben", ttr.bot("greedy")], seed=7, first="Ana", tickets=given)
    return game.table(**options)


class Broken:
    """A bot that draws cards, but not while it is out of ideas."""

    __name__ = "broken"
    has_ideas = False

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        if not self.has_ideas:
            raise ValueError("out of ideas")
        return next(action for action in legal if str(action) == "draw card")


# --- somebody else finishes -------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 7, 1000])
def test_undo_takes_back_that_a_bot_finishes(steps: int) -> None:
    game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, first="Ana", tickets=TICKETS)
    table = game.table()
    table.surface.pick("market", "deck")
    table.surface.pick("moves", "finish")
    for _ in range(steps):
        table.autoplay.step()
    assert game.is_over == (steps == 1000)
    table.surface.pick("moves", "undo")
    assert game.session.moves == 1, "where it was handed over"
    assert not table.autoplay.step()
    assert table.desk.can_act
    table.surface.pick("market", "deck")
    assert game.session.moves == 2


@pytest.mark.parametrize("steps", [7, 1000])
def test_who_plays_on_from_the_past_has_the_seats_again(steps: int) -> None:
    table = with_a_bot()
    table.surface.pick("market", "deck")
    table.surface.pick("moves", "finish")
    for _ in range(steps):
        table.autoplay.step()
    table.controls.slider.value = 1
    table.surface.pick("choices", "!play-on")
    assert table.desk.session.moves == 1
    assert not table.autoplay.step(), "Ana decides about her second card"
    assert table.desk.can_act
    draw(table)
    assert table.desk.to_act == 0, "but Ben is a bot as before"


def test_undo_in_a_notebook_gives_the_seats_back_too() -> None:
    game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, first="Ana", tickets=TICKETS)
    table = game.table()
    table.surface.pick("moves", "finish")
    for _ in range(5):
        table.autoplay.step()
    game.undo()
    assert not table.autoplay.step()
    assert table.desk.can_act


# --- back and forth ---------------------------------------------------------------------------------


def test_redo_goes_through_what_bots_did_as_undo_does() -> None:
    table = with_a_bot()
    for _ in range(2):
        draw(table)
    game = table.desk.session.log()
    counts = [table.desk.session.moves]
    for _ in range(4):
        table.surface.pick("moves", "undo")
        play_bots(table)
        counts.append(table.desk.session.moves)
    assert counts[-1] == 0
    for moves in reversed(counts[:-1]):
        table.surface.pick("moves", "redo")
        play_bots(table)
        assert table.desk.session.moves == moves
    assert table.desk.session.log() == game


def test_before_anybody_has_decided_there_is_nothing_to_undo() -> None:
    game = ttr.new_game("europe", ["Ana", ttr.bot("greedy")], seed=7, first="greedy")
    table = game.table()
    play_bots(table)
    moves = game.session.moves
    assert moves
    assert table.surface.items("moves")[0]["disabled"]
    table.surface.pick("moves", "undo")
    assert game.session.moves == moves
    assert "nothing to undo" in table.desk.notice.text


# --- whose hand is seen -----------------------------------------------------------------------------


def test_in_a_bots_turn_there_is_no_curtain_to_lift_and_no_hand_to_see() -> None:
    table = three(curtain=True)
    for _ in range(2):
        for _ in range(2):
            table.surface.pick("market", "deck")
        if table.desk.is_curtained:
            table.surface.pick("choices", "!lift")
    assert table.desk.to_act == 2
    assert "!lift" not in keys(table, "choices")
    assert keys(table, "hand") == []
    assert table.desk.view.seat is None
    assert "greedy is playing" in table.surface.html("notice")
    play_bots(table)
    assert keys(table, "choices") == ["!lift"]
    assert "Ana" in table.surface.items("choices")[0]["text"]


def test_one_person_among_bots_needs_no_curtain() -> None:
    table = with_a_bot()
    table.controls.curtain.value = True
    for turn in range(4):
        assert "!lift" not in keys(table, "choices"), turn
        assert table.desk.view.seat == 0
        table.surface.pick("market", "deck")
    assert table.desk.to_act == 1
    assert table.desk.view.seat == 0


def test_behind_a_curtain_in_the_past_one_can_still_go_back_to_now() -> None:
    table = three(curtain=True)
    draw(table)
    table.surface.pick("choices", "!lift")
    table.controls.slider.value = 1
    assert table.desk.is_curtained
    assert keys(table, "choices") == ["!lift", "!now", "!play-on"]
    table.surface.pick("choices", "!now")
    assert table.desk.at is None


# --- errors -----------------------------------------------------------------------------------------


def test_a_bot_that_fails_is_named_and_a_person_can_decide_instead() -> None:
    broken = Broken()
    table = with_a_bot(broken)
    draw(table)
    said = table.desk.notice.text
    assert "bot 'broken', seed 7, seat 1, move 3: ValueError: out of ideas" in said
    assert "Decide for Ben" in said
    assert not table.autoplay.step()
    assert table.desk.can_act
    assert table.desk.view.seat == 1
    broken.has_ideas = True
    table.surface.pick("market", "deck")
    assert table.desk.session.moves == 3
    assert table.autoplay.step(), "and then it tries again"
    assert table.desk.to_act == 0
    assert not table.desk.notice.text


@pytest.mark.parametrize("again", ["undo", "past", "speed"])
def test_a_bot_that_failed_tries_again(again: str) -> None:
    broken = Broken()
    table = with_a_bot(broken)
    draw(table)
    assert table.desk.is_stuck
    broken.has_ideas = True
    if again == "undo":
        table.surface.pick("moves", "undo")
        assert table.desk.session.moves == 1
        table.surface.pick("market", "deck")
    elif again == "past":
        table.controls.slider.value = 1
        table.surface.pick("choices", "!play-on")
        table.surface.pick("market", "deck")
    else:
        table.controls.speed.value = 1.5
        assert not table.desk.notice.text
    assert not table.desk.can_act
    play_bots(table)
    assert table.desk.session.moves == 4
    assert table.desk.to_act == 0


def test_hints_and_games_in_a_notebook_name_the_bot_that_failed() -> None:
    game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, first="Ana", tickets=TICKETS)
    named = "bot 'broken', seed 7, seat 0, move 1: ValueError: out of ideas"
    with pytest.raises(ttr.TtrError, match=named):
        game.play_bots(Broken())
    with pytest.raises(ttr.TtrError, match=named):
        game.hint(Broken())


@pytest.mark.parametrize("language", ["en", "ro", "pl", "it"])
def test_what_to_do_about_a_bot_that_failed_is_said_in_the_language_of_the_table(language: str) -> None:
    table = with_a_bot(Broken())
    table.controls.language.value = language
    draw(table)
    assert table.desk.say("table-stuck", seat="Ben") in table.desk.notice.text
