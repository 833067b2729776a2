"""The story of a game: every event has the rule it is an example of, in the letters of its game."""

from __future__ import annotations

import pytest

from tests.conformance.playing import POLICIES, play
from tests.conformance.tables import TABLES, Table
from ttr_nb.core.events import Event
from ttr_nb.games.cardgame import events as cardgame
from ttr_nb.games.dice import events as dice
from ttr_nb.games.europe import events as europe
from ttr_nb.mechanics.events import CardTaken, TicketsOffered
from ttr_nb.session import Session
from ttr_nb.shelf import open_box
from ttr_nb.show.narration import RULES, narrate, rule_behind
from ttr_nb.show.rulecards import rule_ids


def own(module: object) -> set[str]:
    return {
        name for name, value in vars(module).items() if isinstance(value, type) and issubclass(value, Event)
    } - {"Event"}


@pytest.mark.parametrize(("letters", "module"), [("EU", europe), ("DX", dice), ("CG", cardgame)])
def test_every_event_of_a_game_has_its_rule(letters: str, module: object) -> None:
    assert own(module) <= set(RULES[letters])
    assert set(RULES[letters].values()) <= set(rule_ids())


@pytest.mark.parametrize("table", [TABLES[1], TABLES[6], TABLES[12], TABLES[16]], ids=str)
def test_a_whole_game_can_be_narrated(table: Table) -> None:
    letters = open_box(table.rules.id).letters
    names = open_box(table.rules.id).names([f"P{seat}" for seat in range(table.players)])
    told = 0
    for step in play(table.rules, table.players, 3, POLICIES["by_kind"]):
        lines = narrate(step.events, names, letters, "pl")
        assert all(line.rule in rule_ids() for line in lines)
        told += len(lines)
    assert told > 50


def test_a_face_up_locomotive_is_told_by_its_own_rule() -> None:
    assert rule_behind(CardTaken(0, "locomotive"), "EU") == "EU-DRAW-3"
    assert rule_behind(CardTaken(0, "red"), "EU") == "EU-DRAW-1"
    assert rule_behind(CardTaken(0, "locomotive"), "CG") == "CG-DRAW-2"


@pytest.mark.parametrize(
    ("id", "first"), [("europe", "EU-SETUP-6"), ("dice:usa", "EU-SETUP-6"), ("cardgame", "CG-SETUP-3")]
)
def test_the_tickets_one_begins_with_are_told_by_their_own_rule(id: str, first: str) -> None:
    box = open_box(id)
    session = Session.start(box.rules, ("Ana", "Ben"), 7)
    offers = [event for event in session.moments[0].events if isinstance(event, TicketsOffered)]
    assert {rule_behind(event, box.letters) for event in offers} == {first}
    session.submit(box.rules.legal_actions(session.state)[0])
    assert rule_behind(session.moments[1].events[0], box.letters) == first
    later = TicketsOffered(0, 3, 1, None, "EU-TICKET-1")
    assert rule_behind(later, box.letters) != first
