"""Worlds that a bot imagines look as the true one does, hold every card once, and tell it nothing it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.conformance.playing import by_kind, play
from tests.conformance.tables import TABLES, Table
from tests.secrets.cardgame_twins import twin as cardgame_twin
from tests.secrets.twins import deal_tickets
from tests.secrets.twins import twin as europe_twin
from ttr_nb.bots.cardgame.worlds import determinize as imagine_cards
from ttr_nb.bots.dice.worlds import determinize as imagine_dice
from ttr_nb.bots.europe.worlds import determinize as imagine_europe
from ttr_nb.bots.registry import make_bot
from ttr_nb.games.cardgame import CardGame
from ttr_nb.games.dice import Dice
from ttr_nb.games.europe import Europe

IMAGINE: dict[type, Any] = {Europe: imagine_europe, Dice: imagine_dice, CardGame: imagine_cards}


def positions(table: Table, every: int) -> Iterator[Any]:
    for seed in (41, 42):
        for number, step in enumerate(play(table.rules, table.players, seed, by_kind)):
            if number % every == 0:
                yield step.before


def twin(rules: Any, state: Any, seat: int, rng: Random) -> Any:
    """Another world that looks the same to a seat, made by the tests of secrets, not by bots."""
    if isinstance(rules, CardGame):
        return cardgame_twin(rules.deck, state, seat, rng)
    if isinstance(rules, Dice):
        return deal_tickets(rules.board, state, seat, rng, 0)
    return europe_twin(rules.board, state, seat, rng)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_imagined_world_looks_like_the_true_one_and_holds_every_card_once(table: Table) -> None:
    """Planted and caught: a track dealt one card short, the laid-out cards of a tunnel left in the pool."""
    rules, rng = table.rules, Random(7)
    looked_at = different = 0
    for state in positions(table, every=9):
        for seat in range(table.players):
            view = rules.view(state, seat)
            world = IMAGINE[type(rules)](rules, view, rng)
            assert rules.view(world, seat) == view
            assert table.position_faults(rules, world) == []
            looked_at += 1
            different += world != state
    assert looked_at > 20
    assert different > looked_at / 2


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_same_generator_imagines_the_same_world(table: Table) -> None:
    rules = table.rules
    for state in positions(table, every=40):
        view = rules.view(state, 0)
        worlds = [IMAGINE[type(rules)](rules, view, Random(seed)) for seed in (1, 1)]
        assert worlds[0] == worlds[1]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_spectator_has_no_world(table: Table) -> None:
    rules = table.rules
    state = next(positions(table, every=1))
    with pytest.raises(ValueError, match="spectator"):
        IMAGINE[type(rules)](rules, rules.view(state, None), Random(1))


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "search"])
@pytest.mark.parametrize("table", [table for table in TABLES if table.players == 2], ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_choice(table: Table, name: str) -> None:
    """A bot gets a view and no more; and what it decided in one world does not stick to it in the other."""
    rules = table.rules
    options = {"nodes": 60, "horizon": 6} if name == "search" else {}
    rng = Random(3)
    compared = 0
    for state in positions(table, every=61 if name == "search" else 17):
        seat = rules.seat_to_act(state)
        other = twin(rules, state, seat, rng)
        assert rules.view(other, seat) == rules.view(state, seat)
        answers = [
            make_bot(name, rules, **options)(rules.view(world, seat), rules.legal_actions(world), Random(5))
            for world in (state, other)
        ]
        assert answers[0] == answers[1]
        compared += other != state
    assert compared > 2
