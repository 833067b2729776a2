"""The parts of a table that are read: what everyone may know, the rule that lies open, and why something is not."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import ttr_nb as ttr
from tests.conformance.playing import POLICIES
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.show.rulecards import rule_card
from ttr_nb.show.words import say
from ttr_nb.ui.table import Table


def table_of(game: str, language: str = "en", **arranged: Any) -> Table:
    made = ttr.new_game(game, players=["Ana", "Ben"], seed=7, first="Ana", **arranged)
    return made.table(language=language)  # type: ignore[no-any-return]


CARDS = {
    "hands": {"Ana": "4 blue"},
    "yards": {"Ana": ["3 red"], "Ben": ["3 blue"]},
    "tickets": {"Ana": ["Dallas-Chicago"], "Ben": ["Chicago-Miami"]},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("thing", "rule"),
    [
        ("yard:0:red", "CG-TURN-1"),
        ("yard:0:green", "CG-TURN-1"),
        ("track:0", "CG-TURN-3"),
        ("track:1", "CG-TURN-3"),
        ("yard:1:blue", "CG-ROB-1"),
        ("yard:1:green", "CG-ROB-1"),
    ],
)
def test_every_place_in_a_yard_answers_with_its_rule(thing: str, rule: str, language: str) -> None:
    table = table_of("cardgame", language, **CARDS)
    assert any(shape.id == thing for shape in table.stage.scene.shapes)
    table.desk.point(thing)
    assert table.desk.notice.kind == "refusal"
    assert table.desk.notice.rules == (rule,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["dice:usa", "dice:nordic", "dice:switzerland", "dice:germany", "dice:europe"])
def test_stations_are_spoken_of_only_where_there_are_any(game: str, language: str) -> None:
    tickets = {"dice:europe": ["Paris-Zagrab"]}.get(game)
    table = table_of(game, language, **({"tickets": {"Ana": tickets}} if tickets else {}))
    while table.desk.view.pending:
        table.desk.play(table.desk.rules.legal_actions(table.desk.session.state)[0])
    has_stations = game == "dice:europe"
    board = table.desk.rules.board
    assert bool(board.play.stations) == has_stations
    told = {count: say("table-hint-dx", language, stations=count) for count in (0, 3)}
    assert told[0] != told[3]
    assert table.surface.html("notice").count(told[board.play.stations])
    sheet = [line.what for line in table.desk.rules.score(table.desk.session.state).seats[0].lines()]
    assert ("stations" in sheet) == has_stations


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_board_of_europe_the_table_speaks_of_stations(language: str) -> None:
    table = table_of("europe", language, tickets={"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]})
    assert say("table-hint-eu", language, stations=3) in table.surface.html("notice")
    assert say("table-hint-eu", language, stations=0) != say("table-hint-eu", language, stations=3)


def test_the_route_tokens_of_all_are_in_the_players_panel() -> None:
    game = ttr.new_game("dice:europe", ["Ana", "Ben"], seed=3)
    table, rng = game.table(), Random(4)
    while not all(any(held) for held in game.state.tokens):
        game.session.submit(POLICIES["by_kind"](game.rules.legal_actions(game.state), rng))
    html = table.surface.html("players")
    assert "<th>Route tokens</th>" in html
    told = re.findall(r'aria-label="([^"]*)"', html)
    wanted = [
        say(f"tokens-{kind}", "en", n=n)
        for held in game.state.tokens
        for kind, n in zip(("single", "double"), held, strict=True)
    ]
    assert told == wanted
    assert "Route tokens" not in table_of("europe").surface.html("players")


@pytest.mark.parametrize("players", [2, 4])
def test_the_big_cities_are_on_the_table_and_after_the_end_who_has_them(players: int) -> None:
    game = ttr.new_game("cardgame", ["Ana", "<b>Ben", "Cleo", "Dan"][:players], seed=3)
    table, rng = game.table(), Random(4)
    assert "Los Angeles <strong>12</strong></span>" in table.surface.html("players")
    while not game.is_over:
        game.session.submit(POLICIES["by_kind"](game.rules.legal_actions(game.state), rng))
    html = table.surface.html("players")
    owners = dict(re.findall(r">([^<>]+) <strong>\d+</strong>: ([^<]+)</span>", html))
    assert list(owners) == [game.names.city(big.city, "en") for big in game.names.deck.big_cities]
    for score in game.tally().seats:
        player = game.players[score.seat].replace("<", "&lt;").replace(">", "&gt;")
        won = {game.names.city(city, "en") for city in score.cities}
        assert won == {city for city, names in owners.items() if player in names.split(", ")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_lies_open_is_for_those_who_play(language: str) -> None:
    table = table_of("europe", language)
    table.desk.open_rule("EU-CLAIM-1")
    html = table.surface.html("rulecard")
    assert say("EU-CLAIM-1.text", language) in html
    assert "tests/" not in html
    assert "ttr_nb." not in html
    assert "</code>," not in html
    assert "00_start" in html
    assert ("A click that is not allowed" in html) == (language == "en")
    full = rule_card("EU-CLAIM-1", language)._repr_html_()
    assert "tests/rules/test_claim.py" in full
    assert "ttr_nb." in full


def test_behind_a_curtain_whom_it_is_for_is_said_once() -> None:
    table = table_of("europe")
    table.controls.curtain.value = True
    table.desk.lifted = None
    table.render()
    assert table.desk.is_curtained
    words = say("table-curtain", "en", seat="Ana")
    assert words not in table.surface.html("notice")
    assert table.surface._get("choices")["label"] == words
