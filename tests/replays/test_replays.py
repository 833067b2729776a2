"""Golden games: whole games that must replay for ever, to the same scores. A change of the rules is noticed here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conformance.tables import TABLES, rules_for
from tests.replays.make import FOLDER, GAMES, SCORES, score_lines
from ttr_nb.core.log import read_log, write_log
from ttr_nb.games.dice.events import PassengerMoved
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
    table = next(table for table in TABLES if table.name == session.rules.id)
    assert not table.position_faults(session.rules, session.state)
    assert not table.score_faults(session.rules, session.state)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_golden_game_is_written_as_it_was_read(name: str) -> None:
    path: Path = FOLDER / f"{name}.json"
    assert write_log(read_log(path)) == path.read_text(encoding="utf-8")
    assert write_log(load(path, rules_for).log()) == path.read_text(encoding="utf-8")


def test_together_they_show_every_kind_of_move() -> None:
    """Tunnels paid for and given up, stations and what they borrow, reshuffles: all of it is watched."""
    boards = [name for name in EXPECTED if not name.startswith(("cardgame", "dice"))]
    moves = [move for name in boards for move in read_log(FOLDER / f"{name}.json").moves]
    assert {move.action.split()[0] for move in moves} == {"take", "draw", "claim", "keep", "pay", "build"}
    assert {"draw card", "draw tickets", "take back"} <= {move.action for move in moves}
    assert any(move.chance for move in moves)
    assert any(route for name in boards for seat in EXPECTED[name]["seats"] for route in seat["borrowed"])


def test_the_card_games_show_robberies_two_halves_and_big_cities() -> None:
    sessions = [load(FOLDER / f"{name}.json", rules_for) for name in EXPECTED if name.startswith("cardgame")]
    moves = {moment.move.action for session in sessions for moment in session.moments[1:]}
    assert {move.split()[0] for move in moves} == {"take", "draw", "place", "keep", "stop"}
    for session in sessions:
        events = [type(event).__name__ for moment in session.moments for event in moment.events]
        assert events.count("RowRobbed") > 0
        assert events.count("SecondHalfBegan") == (len(session.players) == 4)
        assert events.count("DeckRanOut") == session.state.half == (2 if len(session.players) == 4 else 1)
        assert any(score.missed for score in session.rules.score(session.state).seats)
        assert any(score.cities for score in session.rules.score(session.state).seats)


def test_the_dice_games_show_tunnels_tokens_stations_tickets_and_passengers() -> None:
    names = ("dice_europe_three_players", "dice_germany_two_players")
    europe, germany = [load(FOLDER / f"{name}.json", rules_for) for name in names]
    moves = {moment.move.action for session in (europe, germany) for moment in session.moments[1:]}
    done = {"roll", "keep", "claim", "pay", "give", "draw", "build", "buy", "put", "move", "end"}
    assert {move.split()[0] for move in moves} == done
    assert any(" token" in move for move in moves if move.startswith("claim")), "tokens are used"
    seen = {type(event).__name__ for moment in europe.moments for event in moment.events}
    assert seen >= {"TunnelDiceRolled", "TunnelLost", "TokenBought", "TokensPutBack", "StationBuiltWithDice"}
    assert any(route for seat in EXPECTED[names[0]]["seats"] for route in seat["borrowed"])
    trips = [event for moment in germany.moments for event in moment.events if isinstance(event, PassengerMoved)]
    assert {event.owner is None for event in trips} == {True, False}, "over own routes and others'"
    assert any(score.goods for score in germany.rules.score(germany.state).seats)
