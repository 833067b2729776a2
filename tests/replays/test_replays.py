"""Golden games: whole games that must replay for ever, to the same scores. A change of the rules is noticed here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conformance.invariants import position_faults, score_faults
from tests.conformance.tables import rules_for
from tests.replays.make import FOLDER, GAMES, SCORES, score_lines
from ttr_nb.core.log import read_log, write_log
from ttr_nb.session import load

EXPECTED = json.loads(SCORES.read_text(encoding="utf-8"))


def test_every_golden_game_is_there_and_has_its_scores() -> None:
    files = {path.stem for path in FOLDER.glob("*.json")} - {"scores"}
    assert files == set(EXPECTED) == set(GAMES)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_replays_to_its_scores(name: str) -> None:
    session = load(FOLDER / f"{name}.json", rules_for)
    assert session.is_over
    assert {"moves": session.moves, **score_lines(session.rules, session.state)} == EXPECTED[name]
    assert not position_faults(session.rules, session.state)
    assert not score_faults(session.rules, session.state)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_is_written_as_it_was_read(name: str) -> None:
    path: Path = FOLDER / f"{name}.json"
    assert write_log(read_log(path)) == path.read_text(encoding="utf-8")
    assert write_log(load(path, rules_for).log()) == path.read_text(encoding="utf-8")


def test_together_they_show_every_kind_of_move() -> None:
    """Tunnels paid for and given up, stations and what they borrow, reshuffles: all of it is watched."""
    moves = [move for name in EXPECTED for move in read_log(FOLDER / f"{name}.json").moves]
    assert {move.action.split()[0] for move in moves} == {"take", "draw", "claim", "keep", "pay", "build"}
    assert {"draw card", "draw tickets", "take back"} <= {move.action for move in moves}
    assert any(move.chance for move in moves)
    assert any(route for game in EXPECTED.values() for seat in game["seats"] for route in seat["borrowed"])
