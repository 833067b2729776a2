"""The facade over all games on the shelf: every one is played, told, saved and scored in the same way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import ttr_nb as ttr
from ttr_nb.mechanics.cards import cards
from ttr_nb.shelf import game_ids, open_box

LANGUAGES = ("en", "ro", "pl", "it")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    ttr.set_language("en")
    yield
    ttr.set_language("en")


def players_of(game: str) -> int:
    """As many as may sit down, but no more than four."""
    rules = open_box(game).rules
    return min(4, rules.deck.players[1] if game == "cardgame" else rules.board.play.players[1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_played_and_told_from_beginning_to_end(id: str, language: str, tmp_path: Path) -> None:
    ttr.set_language(language)
    game = ttr.new_game(id, players=players_of(id), seed=11)
    rng = Random(11)
    while not game.is_over:
        action = rng.choice(list(game.legal()))
        assert game.say(action)
        assert all(game.play(str(action)))
        if game.session.moves % 40 == 0:
            assert "{" not in game.text()
    table = game.scores()
    lines = [line.what for line in game.tally().seats[0].lines()]
    assert table[lines].sum(axis=1).to_dict() == table["total"].to_dict()
    assert str(game.score_sheet()) in str(game)
    assert len(game.history()) == game.session.moves + 1
    game.save(tmp_path / "game.json")
    assert ttr.load(tmp_path / "game.json").state == game.state


@pytest.mark.parametrize("id", game_ids())
def test_a_seat_sees_its_own_tickets_only(id: str) -> None:
    game = ttr.new_game(id, players=2, seed=3, first="Ana")
    for _ in game.players:
        game.play(list(game.legal())[-1])
    own = game.names.ticket(game.state.tickets.kept[0][0])
    assert own in game.text("Ana")
    assert own not in game.text("Ben")


@pytest.mark.parametrize("id", game_ids())
def test_who_does_not_sit_at_the_table_is_refused_by_its_own_rule(id: str) -> None:
    game = ttr.new_game(id, players=2, seed=3)
    rule = "CG-SETUP-1" if id == "cardgame" else "EU-SETUP-1"
    for seat, case in (("Zoe", "stranger"), (9, "seat")):
        with pytest.raises(ttr.RuleViolation) as caught:
            game.view(seat)
        assert [(refusal.rule, refusal.case) for refusal in caught.value.refusals] == [(rule, case)]
    with pytest.raises(ttr.RuleViolation) as caught:
        ttr.new_game(id, players=["Ana", "Ana"])
    assert [(refusal.rule, refusal.case) for refusal in caught.value.refusals] == [(rule, "names")]


@pytest.mark.rule("CG-ROB-2")
def test_the_blue_robbery_of_the_leaflet() -> None:
    game = ttr.new_game(
        "cardgame",
        players=["Michał", "Paweł"],
        seed=1,
        first="Michał",
        hands={"Michał": "1 blue 1 red 1 yellow", "Paweł": "3 blue 1 green"},
        tickets={"Michał": ["Chicago-Dallas"], "Paweł": ["Dallas-Miami"]},
    )
    game.play("place 1 blue 1 red 1 yellow")
    assert "place 3 blue" in game.legal()
    assert game.why_not("place 1 blue").refusals[0].rule == "CG-YARD-1"
    told = game.play("place 3 blue")
    assert any("Michał" in line and "blue" in line for line in told)
    assert game.state.discards == cards("blue")
    assert game.state.tracks[0] == cards("red", "yellow")  # what was not robbed moved out as Michał's turn began


def test_what_needs_a_board_says_so_in_the_card_game() -> None:
    game = ttr.new_game("cardgame", seed=1)
    for ask in (game.graph, lambda: game.borrowing("Ana")):
        with pytest.raises(ttr.TtrError, match="without a board"):
            ask()


def test_the_menu_of_a_ticket_is_found_by_its_cities() -> None:
    game = ttr.new_game("cardgame", seed=1)
    ticket = game.state.pending[0].tickets[0]
    cities = " - ".join(game.names.city(city) for city in game.rules.deck.ticket[ticket].cities)
    assert game.legal().about(cities)
    assert all(ticket in action.tickets for action in game.legal().about(ticket))
