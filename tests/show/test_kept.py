"""What is kept of the pictures of our boards is what would be worked out."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.show.keep_pictures import made
from ttr_nb.content.maps import board_ids, load_board
from ttr_nb.content.paths import data_root
from ttr_nb.show.kept import FOLDER, kept, written
from ttr_nb.show.layout import layout


@pytest.mark.parametrize("id", sorted(board_ids()))
def test_what_is_kept_is_what_would_be_worked_out(id: str) -> None:
    board = load_board(id)
    stored = json.loads((data_root() / FOLDER / f"{id}.json").read_text(encoding="utf-8"))
    assert stored == json.loads(written(board, made(board))), "run python -m tests.show.keep_pictures"


def test_a_changed_board_is_worked_out() -> None:
    board = load_board("switzerland")
    first, *others = board.cities
    changed = replace(board, cities=(replace(first, x=first.x + 30), *others))
    assert kept(board) is not None
    assert kept(changed) is None
    assert layout(changed).tracks.keys() == layout(board).tracks.keys()


def test_nothing_is_left_over() -> None:
    assert {path.stem for path in (data_root() / FOLDER).iterdir()} == set(board_ids())
