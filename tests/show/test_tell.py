"""Refusals, events and actions: each can be told in every language, with nothing but what it carries."""

from __future__ import annotations

import dataclasses
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as FTL
from fluent.syntax.visitor import Visitor

import ttr_nb.games.europe.events
import ttr_nb.mechanics.events
from ttr_nb.content.maps import board_ids, load_board
from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.events import Event, seen_by
from ttr_nb.core.refusals import Refusal
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute, EuropeAction, PayExtra
from ttr_nb.games.europe.events import TunnelRevealed
from ttr_nb.games.europe.reasons import REASONS
from ttr_nb.mechanics.actions import KeepTickets, TakeCard
from ttr_nb.mechanics.cards import KINDS, NONE, cards
from ttr_nb.mechanics.events import CardDrawn, GameStarted, RouteClaimed, StationBuilt
from ttr_nb.show.language import LANGUAGES
from ttr_nb.show.names import Names
from ttr_nb.show.tell import tell_action, tell_event, tell_refusal, tell_violation, violation_html
from ttr_nb.show.words import can_say, files, keys, say

EVIL = "<b>&Ana"
NAMES = Names(load_board("europe"), (EVIL, "Ben"))
EVENTS: list[type[Any]] = [
    event
    for module in (ttr_nb.mechanics.events, ttr_nb.games.europe.events)
    for event in vars(module).values()
    if isinstance(event, type) and issubclass(event, Event) and event is not Event
]
ACTIONS = get_args(EuropeAction)

VALUES: dict[str, tuple[Any, ...]] = {
    "route": ("brest-dieppe", "frankfurt-paris-white", "dieppe-london-2"),
    "city": ("wien",),
    "ticket": ("brest-petrograd",),
    "tickets": (("brest-petrograd",), ("brest-petrograd", "london-wien", "kyiv-sochi")),
    "seat": (0, 1),
    "owner": (0, 1),
    "turn": (0, 1),
    "card": ("orange", "locomotive"),
    "colour": ("red", "blue"),
    "cards": (cards(red=1), cards(red=2, locomotive=1), cards(blue=5)),
    "lacking": (cards(red=1), cards(white=1, locomotive=3)),
    "revealed": (("red", "blue", "red"), ("locomotive",)),
    "near": ((), ("frankfurt-paris-white",), ("a", "b", "c", "d")),
    "name": ("{ $near }",),
    "text": ("claim the moon",),
    "example": ("draw card",),
    "rigged": (False, True),
}
NUMBERS = (0, 1, 2, 5, 21)
"""For whatever is not named above."""


def samples(names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Parameters of these names, so that each value is used at least once."""
    columns = {name: VALUES.get(name, NUMBERS) for name in names}
    rows = max((len(values) for values in columns.values()), default=1)
    return [{name: values[row % len(values)] for name, values in columns.items()} for row in range(rows)]


def is_sound(text: str) -> bool:
    plain = text.replace("{ $near }", "")
    return bool(plain.strip()) and not any(sign in plain for sign in ("{", "}", "None", "()", "???", "  "))


class Variables(Visitor):
    def __init__(self, pattern: FTL.Pattern) -> None:
        self.names: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: FTL.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(code: str) -> dict[str, set[str]]:
    """The placeholders of every message and attribute."""
    found: dict[str, set[str]] = {}
    for file in files(code):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, FTL.Message):
                if entry.value:
                    found[entry.id.name] = Variables(entry.value).names
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = Variables(attribute.value).names
    return found


# --- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_has_its_sentences_and_they_use_what_it_carries(code: str) -> None:
    used = variables(code)
    for (rule, case), params in REASONS.items():
        wanted = [case, f"{case}-remedy", *([f"{case}-remedy-empty"] if "near" in params else [])]
        for attribute in wanted:
            assert f"{rule}.{attribute}" in used, (rule, attribute)
            assert used[f"{rule}.{attribute}"] <= set(params), (rule, attribute)
        if "near" in params:
            assert "near" not in used[f"{rule}.{case}-remedy-empty"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_rule_has_a_sentence_for_a_refusal_there_is_not(code: str) -> None:
    known = {f"{rule}.{case}{end}" for rule, case in REASONS for end in ("", "-remedy", "-remedy-empty")}
    said = {key for key in variables(code) if key.startswith("EU-") and "." in key}
    assert {key for key in said - known if key.partition(".")[2] not in ("text", "ruling")} == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("rule", "case"), REASONS)
def test_every_refusal_can_be_told(rule: str, case: str, code: str) -> None:
    for params in samples(REASONS[rule, case]):
        why, remedy = tell_refusal(Refusal(rule, case, params), NAMES, code)
        assert is_sound(why), why
        assert remedy is not None
        assert is_sound(remedy), remedy


def test_a_refusal_offers_at_most_three_suggestions_and_something_else_without() -> None:
    near = {"name": "x", "near": ("a", "b", "c", "d")}
    assert tell_refusal(Refusal("EU-CLAIM-5", "unknown", near), NAMES)[1] == "Did you mean a, b or c?"
    nothing = {"name": "x", "near": ()}
    remedy = tell_refusal(Refusal("EU-CLAIM-5", "unknown", nothing), NAMES)[1]
    assert remedy == "Name the two cities at its ends, for example brest-dieppe."


def test_a_violation_tells_every_reason_with_its_rule() -> None:
    reasons = (
        Refusal("EU-STATION-1", "taken", {"city": "wien", "owner": 1}),
        Refusal("EU-STATION-2", "none", {"stations": 3}),
    )
    told = tell_violation(RuleViolation(reasons), NAMES, "it").split("\n\n")
    assert [part.partition(" ")[0] for part in told] == ["EU-STATION-1", "EU-STATION-2"]
    assert "Nella città di Vienna c’è già una stazione; appartiene a Ben." in told[0]


@pytest.mark.parametrize("code", LANGUAGES)
def test_html_is_escaped_whatever_people_are_called(code: str) -> None:
    reasons = (
        Refusal("EU-CLAIM-5", "taken", {"route": "brest-dieppe", "owner": 0}),
        Refusal("EU-CLAIM-5", "unknown", {"name": "<script>", "near": ("<i>",)}),
    )
    html = violation_html(RuleViolation(reasons), NAMES, code)
    assert "&lt;b&gt;&amp;Ana" in html
    assert "&lt;script&gt;" in html
    assert "&lt;i&gt;" in html
    assert not any(tag in html for tag in ("<b>", "<script>", "<i>"))
    assert EVIL in tell_violation(RuleViolation(reasons), NAMES, code)


# --- events -------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_has_its_sentence_and_no_other_has(code: str) -> None:
    used = variables(code)
    assert {key for key in keys(code) if key.startswith("event-")} == {f"event-{event.__name__}" for event in EVENTS}
    for event in EVENTS:
        fields = {field.name for field in dataclasses.fields(event)}
        own = {key: names for key, names in used.items() if key.partition(".")[0] == f"event-{event.__name__}"}
        assert all(names <= fields for names in own.values()), own
        assert can_say(f"event-{event.__name__}.hidden", code) == bool(event.secret)
        if event.secret:
            assert not own[f"event-{event.__name__}.hidden"] & set(event.secret)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS)
def test_every_event_can_be_told(event: type[Any], code: str) -> None:
    for params in samples(tuple(field.name for field in dataclasses.fields(event))):
        happened = event(**params)
        assert is_sound(tell_event(happened, NAMES, code))
        hidden = tell_event(seen_by(happened, None), NAMES, code)
        assert is_sound(hidden)
        if event.secret:
            assert hidden != tell_event(happened, NAMES, code)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("event", "key"),
    [
        (GameStarted(0, 2, True), "event-GameStarted.rigged"),
        (RouteClaimed(0, "brest-dieppe", NONE, 2), "event-RouteClaimed.ahead"),
        (StationBuilt(0, "wien", NONE), "event-StationBuilt.ahead"),
        (TunnelRevealed(0, "madrid-pamplona-white", (), 0), "event-TunnelRevealed.none"),
    ],
)
def test_unusual_events_have_a_sentence_of_their_own(event: Event, key: str, code: str) -> None:
    assert can_say(key, code)
    assert is_sound(tell_event(event, NAMES, code))


def test_a_secret_is_not_told() -> None:
    for code in LANGUAGES:
        told = {tell_event(seen_by(CardDrawn(0, kind), 1), NAMES, code) for kind in KINDS}
        assert len(told) == 1


# --- actions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_action_has_its_words_and_no_other_has(code: str) -> None:
    used = variables(code)
    assert {key for key in keys(code) if key.startswith("action-")} == {
        f"action-{action.__name__}" for action in ACTIONS
    }
    for action in ACTIONS:
        assert used[f"action-{action.__name__}"] == {field.name for field in dataclasses.fields(action)}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_can_be_told(action: type[Any], code: str) -> None:
    for params in samples(tuple(field.name for field in dataclasses.fields(action))):
        told = tell_action(action(**params), NAMES, code)
        assert is_sound(told)
        assert not told.endswith(".")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "action",
    [
        KeepTickets(()),
        KeepTickets(("atlantis",)),
        PayExtra(NONE),
        ClaimRoute("to the moon", NONE),
        BuildStation("eldorado", NONE),
        TakeCard("mauve"),
    ],
)
def test_actions_nobody_can_do_can_be_told_too(action: object, code: str) -> None:
    assert is_sound(tell_action(action, NAMES, code))


# --- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("board", board_ids())
def test_everything_on_every_board_has_a_name(board: str, code: str) -> None:
    names = Names(load_board(board))
    routes = [names.route(route.id, code) for route in names.board.routes]
    assert len(set(routes)) == len(routes)
    told = [*routes, *(names.city(city.id, code) for city in names.board.cities)]
    told += [names.ticket(ticket.id, code) for ticket in names.board.tickets]
    assert all(map(is_sound, told))


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_by_kind(code: str) -> None:
    told = NAMES.cards((1, 2, 3, 4, 5, 6, 7, 8, 9), code)
    assert told == ", ".join(say(f"cards-{kind}", code, n=n) for n, kind in enumerate(KINDS[:-1], 1)) + (
        f" {say('list-and', code, items='', last='').strip()} {say('cards-locomotive', code, n=9)}"
    )
