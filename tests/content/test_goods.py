"""`merchandise.csv`, where there is one, and `dice.toml`: what is fine, and every fault with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from ttr_nb.content.dice import read_dice
from ttr_nb.content.maps import load_board
from ttr_nb.content.paths import data_root
from ttr_nb.core.errors import ContentError

GOODS = "city,tokens\nbern,4 3 2\noslo,2\n"

FAULTS = [
    ("bern", "brn", "line 2, column city: unknown city 'brn'; did you mean 'bern'?"),
    ("oslo", "bern", "line 3, column city: the city 'bern' has goods already"),
    ("oslo", "north_1", "line 3, column city: 'north_1' is the end of a border route, where no passenger comes"),
    ("4 3 2", "2 3 4", "line 2, column tokens: the highest token lies on top: expected falling numbers"),
    ("4 3 2", "4,3", "line 2: expected 2 cells, found 3"),
    ("4 3 2", "four", "line 2, column tokens: expected points from 1 to 99, like '4 3 2', found 'four'"),
    ("4 3 2", "4 0", "line 2, column tokens: expected points from 1 to 99, like '4 3 2', found '4 0'"),
    ("4 3 2", "", "line 2, column tokens: the cell is empty"),
    ("city,", "town,", "line 1: unknown column 'town'"),
]


def test_a_board_may_have_goods_or_none(toy):
    assert toy.read().goods == {}
    toy.write("merchandise.csv", GOODS)
    assert toy.read().goods == {"bern": (4, 3, 2), "oslo": (2,)}
    assert len(load_board("germany").goods) == 35
    assert not load_board("europe").goods


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_one_fault(toy, old, new, fault):
    toy.write("merchandise.csv", GOODS.replace(old, new, 1))
    assert toy.report()[0] == f"toy/merchandise.csv: {fault}"


def test_the_kinds_of_the_deck_are_kinds_that_are_dealt(toy):
    toy.change("board.toml", "keep_at_start = 2", 'deck = ["long", "regular"]\nkeep_at_start = 2')
    assert toy.read().play.deck == ("long", "regular")
    toy.change("board.toml", '["long", "regular"]', '["longest"]')
    assert toy.report() == ["toy/board.toml: play.deck: the kind 'longest' is not in dealt; did you mean 'long'?"]


DICE = [
    ("dice = 5", "dice = 0", "train.dice: expected a whole number, at least 1, found 0"),
    ("single = 2, double", "singel = 2, double", "train.faces.single: the key is missing"),
    ("joker = 1", "joker = 1.5", "train.faces.joker: expected a whole number, at least 0, found 1.5"),
    ("tunnel = 1, blank = 5", "tunnel = 0, blank = 0", "tunnel.faces: the die has no face"),
    ("double = 15", "", "tokens.double: the key is missing"),
    ("[tokens]", "[token]", "tokens: the key is missing"),
]


@pytest.mark.parametrize(("old", "new", "fault"), DICE)
def test_a_fault_of_the_dice(tmp_path: Path, old: str, new: str, fault: str) -> None:
    text = (data_root() / "dice" / "dice.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "dice.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_dice(tmp_path / "dice.toml")
    assert str(caught.value.faults[0]) == f"dice.toml: {fault}"
