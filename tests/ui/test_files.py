"""Saving and loading at a live table: what goes on, what stays, and what is said of files that are of no use."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import ttr_nb as ttr
from ttr_nb.bots.chance import anything
from ttr_nb.content.maps import load_board
from ttr_nb.ui.table import Table


def load(table: Table, path: Path) -> None:
    table.controls.file.value = str(path)
    table.controls.load.click()


def saved(path: Path, game: str = "europe", **options: Any) -> Path:
    ttr.new_game(game, **{"players": ["Ana", "Ben"], "seed": 3, **options}).save(path)
    return path


def spoilt(path: Path, **changed: Any) -> Path:
    """A saved game with other values in its file."""
    value = json.loads(saved(path).read_text(encoding="utf-8"))
    path.write_text(json.dumps(value | changed), encoding="utf-8")
    return path


# --- what goes on -----------------------------------------------------------------------------------


def test_a_loaded_game_is_painted_in_the_theme_of_the_page(tmp_path: Path) -> None:
    table = ttr.new_game("europe", seed=7).table()
    table.shim.theme = "dark"
    load(table, saved(tmp_path / "friday.json"))
    assert table.stage.theme == "dark"


def test_a_game_on_a_board_of_ones_own_is_loaded_at_its_table(tmp_path: Path) -> None:
    own = ttr.new_game(replace(load_board("usa"), id="mine"), seed=3)
    table = own.table()
    table.controls.file.value = str(tmp_path / "mine.json")
    table.controls.save.click()
    load(table, saved(tmp_path / "europe.json"))
    load(table, tmp_path / "mine.json")
    assert table.desk.notice.kind == "info"
    assert own.rules.id == "mine"


def test_bots_asked_for_by_name_play_whatever_is_loaded(tmp_path: Path) -> None:
    game = ttr.new_game("europe", ["Ana", ttr.bot("planner")], seed=7)
    table = game.table()
    load(table, saved(tmp_path / "cards.json", "cardgame", first="Ben"))
    assert table.desk.absent == {1}
    assert table.autoplay.step()
    assert table.desk.notice.kind == "info"
    game.undo()
    assert game.play_bots(), "the game in the notebook, too"


@pytest.mark.parametrize(("loaded", "stays"), [("cardgame", False), ("europe", True)])
def test_a_bot_of_ones_own_stays_for_its_own_game(tmp_path: Path, loaded: str, stays: bool) -> None:
    def mine(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        return anything(view, legal, rng)

    table = ttr.new_game("europe", ["Ana", "Ben"], seed=7).table(bots={"Ben": mine})
    load(table, saved(tmp_path / "game.json", loaded))
    assert table.desk.absent == ({1} if stays else set())


def test_nobody_finishes_a_game_that_is_loaded(tmp_path: Path) -> None:
    table = ttr.new_game("europe", ["Ana", "Ben"], seed=7).table()
    table.surface.pick("moves", "finish")
    load(table, saved(tmp_path / "game.json"))
    assert not table.autoplay.step()
    assert table.desk.can_act


def test_all_tables_of_a_game_follow_when_one_loads(tmp_path: Path) -> None:
    game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, first="Ana")
    one, other = game.table(), game.table(language="it")
    load(one, saved(tmp_path / "game.json", "cardgame", first="Ana"))
    assert other.desk.session is one.desk.session is game.session
    assert other.desk.language == "it"
    assert "game.json" in other.desk.notice.text
    other.desk.play(game.rules.legal_actions(game.state)[0])
    assert game.session.moves == 1
    assert 'data-moves="1"' in one.surface.html("head")


def test_what_is_left_is_closed(tmp_path: Path) -> None:
    table = ttr.new_game("europe", ["Ana", ttr.bot("greedy")], seed=7).table(parts=("settings",))
    path = saved(tmp_path / "game.json")
    load(table, path)
    before = len(_instances)
    load(table, path)
    assert len(_instances) == before


# --- what is of no use ------------------------------------------------------------------------------


def test_what_cannot_be_loaded_is_not_spoken_of_as_if_it_were_saved(tmp_path: Path, failures: Any) -> None:
    letter = tmp_path / "letter.json"
    letter.write_text('{"dear": "Ana"}', encoding="utf-8")
    table = ttr.new_game("europe", seed=7).table()
    load(table, letter)
    assert "The game in letter.json cannot go on here: the field 'format' is missing" in table.desk.notice.text
    load(table, tmp_path / "missing.json")
    assert "There is no file missing.json here" in table.desk.notice.text
    load(table, spoilt(tmp_path / "chess.json", game="chess"))
    assert "There is no game “chess” here" in table.desk.notice.text
    assert table.desk.session.moves == 0
    assert failures.take()


@pytest.mark.parametrize(
    ("language", "word"), [("en", "players"), ("ro", "jucători"), ("pl", "graczy"), ("it", "giocatori")]
)
def test_what_the_rules_have_against_a_file_is_told_as_anywhere(
    tmp_path: Path, failures: Any, language: str, word: str
) -> None:
    table = ttr.new_game("europe", seed=7).table(language=language)
    load(table, spoilt(tmp_path / "bad.json", players=["Ana"]))
    assert table.desk.notice.kind == "error"
    assert word in table.desk.notice.text
    assert "EU-SETUP-1" not in table.desk.notice.text
    load(table, spoilt(tmp_path / "bad.json", moves=[{"seat": 0, "do": "fly"}]))
    assert "fly" in table.desk.notice.text
    assert "EU-TURN-1" not in table.desk.notice.text
    assert "possible" not in table.desk.notice.text.replace("impossible", "") or language == "en"
    assert failures.take()


def test_a_name_longer_than_names_can_be_is_none(failures: Any) -> None:
    table = ttr.new_game("europe", seed=7).table()
    for button in (table.controls.save, table.controls.load):
        table.controls.file.value = "x" * 300 + ".json"
        button.click()
        assert "is not a name for a saved game" in table.desk.notice.text
    assert failures.take()
