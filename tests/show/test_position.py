"""The table in words and the table as a picture say nothing that the score sheet contradicts."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import ttr_nb as ttr
from ttr_nb.show.player_pictures import players_scene
from ttr_nb.show.position import player_columns
from ttr_nb.show.scene import Text
from ttr_nb.show.table_picture import table_scene
from ttr_nb.show.ticket_pictures import big_cities_scene
from ttr_nb.show.words import say


@cache
def ended(game: str, players: int) -> ttr.Game:
    """A game that was played to its end."""
    made, rng = ttr.new_game(game, ["Ana", "Ben", "Cleo", "Dan"][:players], seed=3), Random(4)
    while not made.is_over:
        made.session.submit(rng.choice(made.rules.legal_actions(made.state)))
    return made


def words(game: ttr.Game, state: Any = None) -> list[str]:
    """What is written in the picture of a game, now or in another of its states."""
    view = game.rules.view(state or game.state, None)
    return [shape.text for shape in table_scene(view, game.names, game.rules).shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("players", [2, 4])
def test_after_the_end_only_the_score_sheet_counts_the_tickets_completed(players: int) -> None:
    game = ended("cardgame", players)
    assert any(score.completed for score in game.tally().seats)
    for seat in (None, *range(players)):
        assert "completed" not in player_columns(game.rules.view(game.state, seat), game.names)
    assert not [word for word in words(game) if "Tickets completed" in word]
    assert str(game).count("Tickets completed") == players, "a line of the sheet for each"


def test_in_the_second_half_those_of_the_first_are_counted() -> None:
    game = ended("cardgame", 4)
    state = next(moment.state for moment in game.session.moments if moment.state.half == 2)
    counts = [len(done) for done in state.completed]
    assert player_columns(game.rules.view(state, None), game.names)["completed"] == counts
    assert any(counts)


def test_no_heading_stands_over_dice_that_nobody_has() -> None:
    game = ended("dice:germany", 2)
    assert not any(game.state.dice)
    assert "Unused dice" not in words(game)
    rolled = next(moment.state for moment in game.session.moments if any(moment.state.dice))
    assert "Unused dice" in words(game, rolled)


@pytest.mark.parametrize("language", ["en", "ro", "pl", "it"])
def test_beside_a_tall_board_single_and_double_tokens_are_told_apart(language: str) -> None:
    game = ttr.new_game("dice:germany", ["Ana", "Ben"], seed=3)
    view = game.rules.view(game.state, 0)
    scene = players_scene(view, game.names, ("red", "blue"), language, 380)
    labels = [shape.text for shape in scene.shapes if isinstance(shape, Text) and shape.x == 10]
    assert not [label for label in labels if label.endswith("…")]
    told = " ".join(labels).lower()
    assert all(say(f"kind-{kind}.tokens", language) in told for kind in ("single", "double"))


def test_a_big_city_card_has_the_sign_of_its_colour() -> None:
    game = ttr.new_game("cardgame", ["Ana", "Ben"], seed=3)
    scene = big_cities_scene(game.names.deck, game.names)
    drawn = {getattr(shape, name, "") for shape in scene.shapes for name in ("fill", "stroke")}
    assert {f"on-card-{big.colour}" for big in game.names.deck.big_cities} <= drawn
