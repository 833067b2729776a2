"""Refusals, events and actions: each can be told in every language, with nothing but what it carries."""

from __future__ import annotations

import dataclasses
from types import ModuleType
from typing import Any, NamedTuple, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as FTL
from fluent.syntax.visitor import Visitor

from ttr_nb.content.cardgame import load_deck
from ttr_nb.content.maps import board_ids, load_board
from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.events import Event, seen_by
from ttr_nb.core.refusals import Refusal
from ttr_nb.games.cardgame import events as cardgame
from ttr_nb.games.cardgame.actions import CardGameAction, PlaceCards
from ttr_nb.games.cardgame.events import RowRobbed, TicketsCompleted
from ttr_nb.games.cardgame.reasons import REASONS as CARD_GAME_REASONS
from ttr_nb.games.cardgame.state import SecondCard as CardGameSecondCard
from ttr_nb.games.dice import events as dice
from ttr_nb.games.dice.actions import ClaimWithDice, DiceAction, PutBackTokens
from ttr_nb.games.dice.events import PassengerMoved
from ttr_nb.games.dice.reasons import REASONS as DICE_REASONS
from ttr_nb.games.dice.state import Leftover, PassengerOffer, Reroll, Trip, TunnelDice, TunnelFailed
from ttr_nb.games.europe import events as europe
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute, EuropeAction, PayExtra
from ttr_nb.games.europe.events import TunnelRevealed
from ttr_nb.games.europe.reasons import REASONS as EUROPE_REASONS
from ttr_nb.games.europe.state import SecondCard as EuropeSecondCard
from ttr_nb.games.europe.state import TunnelDue
from ttr_nb.mechanics import events as shared
from ttr_nb.mechanics.actions import KeepTickets, TakeCard
from ttr_nb.mechanics.cards import KINDS, NONE, cards
from ttr_nb.mechanics.dice import NO_MEANS, NO_TOKENS
from ttr_nb.mechanics.events import CardDrawn, GameStarted, RouteClaimed, StationBuilt, TicketsKept
from ttr_nb.mechanics.tickets import BOTTOM, HiddenOffer, TicketOffer
from ttr_nb.show.language import LANGUAGES
from ttr_nb.show.names import DeckNames, Names, Naming
from ttr_nb.show.tell import tell_action, tell_event, tell_refusal, tell_violation, tell_waiting, violation_html
from ttr_nb.show.words import can_say, files, keys, say

EVIL = "<b>&Ana"
NAMES = Names(load_board("europe"), (EVIL, "Ben"))
DECK_NAMES = DeckNames(load_deck(), (EVIL, "Ben"))


def events_in(*modules: ModuleType) -> list[type[Any]]:
    return [
        event
        for module in modules
        for event in vars(module).values()
        if isinstance(event, type) and issubclass(event, Event) and event is not Event
    ]


class Game(NamedTuple):
    """All that a game can say, and the names it says it with."""

    id: str
    names: Naming
    reasons: dict[tuple[str, str], tuple[str, ...]]
    events: list[type[Any]]
    actions: tuple[type[Any], ...]


GAMES = [
    Game("EU", NAMES, EUROPE_REASONS, events_in(shared, europe), get_args(EuropeAction)),
    Game("DX", NAMES, DICE_REASONS, events_in(shared, dice), get_args(DiceAction)),
    Game("CG", DECK_NAMES, CARD_GAME_REASONS, events_in(shared, cardgame), get_args(CardGameAction)),
]
REASONS = {reason: params for game in GAMES for reason, params in game.reasons.items()}
EVENTS = list(dict.fromkeys(event for game in GAMES for event in game.events))
ACTIONS = list(dict.fromkeys(action for game in GAMES for action in game.actions))
EACH_REASON = [(game, *reason) for game in GAMES for reason in game.reasons]
EACH_EVENT = [(game, event) for game in GAMES for event in game.events]
EACH_ACTION = [(game, action) for game in GAMES for action in game.actions]


def shown(value: object) -> str | None:
    """How a parameter of a test is called."""
    return value.id if isinstance(value, Game) else getattr(value, "__name__", None)


CARD_TICKETS = ("los_angeles-pittsburgh", "chicago-new_york-blue", "chicago-dallas")
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
    "kind": ("single", "double"),
    "dice": ((1, 0, 0, 0), (0, 2, 0, 1)),
    "again": ((0, 0, 1, 0), (2, 2, 0, 1)),
    "shown": (("single", "joker"), ("double",), ("station", "station", "joker", "single", "single")),
    "means": ((1, 0, 0, 1, 0, 0), (0, 5, 0, 0, 0, 3), (0, 0, 0, 0, 1, 0)),
    "tokens": ((1, 0), (1, 2)),
    "rolled": (("tunnel", "blank", "blank"), ("blank", "blank", "blank")),
}
NUMBERS = (0, 1, 2, 5, 21)
"""For whatever is not named above."""


def samples(names: tuple[str, ...], game: Game = GAMES[0]) -> list[dict[str, Any]]:
    """Parameters of these names, so that each value is used at least once."""
    known = VALUES
    if game.id == "CG":
        known = VALUES | {"ticket": CARD_TICKETS, "tickets": (CARD_TICKETS[:1], CARD_TICKETS), "city": ("new_york",)}
    columns = {name: known.get(name, NUMBERS) for name in names}
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
@pytest.mark.parametrize("game", GAMES, ids=shown)
def test_every_refusal_has_its_sentences_and_they_use_what_it_carries(game: Game, code: str) -> None:
    used = variables(code)
    for (rule, case), params in game.reasons.items():
        wanted = [case, f"{case}-remedy", *([f"{case}-remedy-empty"] if "near" in params else [])]
        for attribute in wanted:
            assert f"{rule}.{attribute}" in used, (rule, attribute)
            assert used[f"{rule}.{attribute}"] <= set(params), (rule, attribute)
        if "near" in params:
            assert "near" not in used[f"{rule}.{case}-remedy-empty"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_rule_has_a_sentence_for_a_refusal_there_is_not(code: str) -> None:
    known = {f"{rule}.{case}{end}" for rule, case in REASONS for end in ("", "-remedy", "-remedy-empty")}
    said = {key for key in variables(code) if key[:3] in ("EU-", "DX-", "CG-") and "." in key}
    assert {key for key in said - known if key.partition(".")[2] not in ("text", "ruling")} == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "rule", "case"), EACH_REASON, ids=shown)
def test_every_refusal_can_be_told(game: Game, rule: str, case: str, code: str) -> None:
    for params in samples(game.reasons[rule, case], game):
        why, remedy = tell_refusal(Refusal(rule, case, params), game.names, code)
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
@pytest.mark.parametrize(("game", "event"), EACH_EVENT, ids=shown)
def test_every_event_can_be_told(game: Game, event: type[Any], code: str) -> None:
    for params in samples(tuple(field.name for field in dataclasses.fields(event)), game):
        happened = event(**params)
        told = tell_event(happened, game.names, code)
        assert is_sound(told)
        assert told.endswith(".")
        hidden = tell_event(seen_by(happened, None), game.names, code)
        assert is_sound(hidden)
        if event.secret:
            assert hidden != told


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("event", "key"),
    [
        (GameStarted(0, 2, True), "event-GameStarted.rigged"),
        (RouteClaimed(0, "brest-dieppe", NONE, 2), "event-RouteClaimed.ahead"),
        (StationBuilt(0, "wien", NONE), "event-StationBuilt.ahead"),
        (TunnelRevealed(0, "madrid-pamplona-white", (), 0), "event-TunnelRevealed.none"),
        (TicketsCompleted(0, (), 0), "event-TicketsCompleted.none"),
        (PassengerMoved(0, "brest-dieppe", "brest", None), "event-PassengerMoved.own"),
    ],
)
def test_unusual_events_have_a_sentence_of_their_own(event: Event, key: str, code: str) -> None:
    assert can_say(key, code)
    told = tell_event(event, NAMES, code)
    assert is_sound(told)


def test_a_robbery_names_both_players() -> None:
    robbery = RowRobbed(1, 0, cards(blue=1, locomotive=1))
    assert tell_event(robbery, DECK_NAMES) == (
        f"Train robbery: Ben has more cards, and {EVIL} discards 1 blue card and 1 locomotive from the yard."
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_keeps_no_ticket_tells_the_same_as_others_hear(code: str) -> None:
    kept = TicketsKept(0, 0, 4, ())
    assert tell_event(kept, DECK_NAMES, code) == tell_event(seen_by(kept, 1), DECK_NAMES, code)


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
@pytest.mark.parametrize(("game", "action"), EACH_ACTION, ids=shown)
def test_every_action_can_be_told(game: Game, action: type[Any], code: str) -> None:
    for params in samples(tuple(field.name for field in dataclasses.fields(action)), game):
        told = tell_action(action(**params), game.names, code)
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
        PlaceCards(NONE),
        ClaimWithDice("to the moon", NO_MEANS),
        PutBackTokens(NO_TOKENS),
    ],
)
def test_actions_nobody_can_do_can_be_told_too(action: object, code: str) -> None:
    assert is_sound(tell_action(action, NAMES, code))


# --- decisions that are waiting -----------------------------------------------------------------

WAITING = [
    (NAMES, EuropeSecondCard(0)),
    (NAMES, TunnelDue(1, "madrid-pamplona-white", cards(white=3), ("white", "red", "red"), 1)),
    (NAMES, TicketOffer(0, ("brest-petrograd", "london-wien"), 1, BOTTOM, "EU-TICKET-1")),
    (NAMES, Reroll(0)),
    (NAMES, TunnelDice(1, "madrid-pamplona-white", (0, 3, 0, 0, 0, 0), ("tunnel", "blank", "blank"), 1)),
    (NAMES, TunnelFailed(0)),
    (NAMES, PassengerOffer(0, ("wien",))),
    (NAMES, PassengerOffer(1, ("wien", "paris"))),
    (NAMES, Trip(0, "wien", 5, 3)),
    (NAMES, Leftover(1)),
    (DECK_NAMES, CardGameSecondCard(0)),
    (DECK_NAMES, TicketOffer(1, CARD_TICKETS, 0, BOTTOM, "CG-TICKET-1")),
    (DECK_NAMES, HiddenOffer(1, 4, 0, "CG-TICKET-1")),
]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("names", "waiting"), WAITING, ids=lambda value: type(value).__name__)
def test_every_waiting_decision_can_be_told(names: Naming, waiting: Any, code: str) -> None:
    told = tell_waiting(waiting, names, code)
    assert is_sound(told)
    assert told.endswith(".")
    assert names.player(waiting.seat) in told


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


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_ticket_of_the_card_game_has_a_name_of_its_own(code: str) -> None:
    deck = DECK_NAMES.deck
    told = [DECK_NAMES.ticket(ticket.id, code) for ticket in deck.tickets]
    assert all(map(is_sound, told))
    assert len(set(told)) == len(told)
    assert all(is_sound(DECK_NAMES.asks(ticket.id, code)) for ticket in deck.tickets)
    assert all(is_sound(DECK_NAMES.city(city, code)) for city in deck.names)


def test_names_of_the_card_game() -> None:
    assert DECK_NAMES.ticket("los_angeles-pittsburgh") == "Los Angeles – Pittsburgh (18)"
    assert DECK_NAMES.ticket("chicago-new_york-blue", "pl") == "Nowy Jork – Chicago (5: 1 niebieska karta)"
    assert DECK_NAMES.tickets(("chicago-dallas", "atlantis"), "it") == "Chicago – Dallas (6) e atlantis"
    assert DECK_NAMES.asks("los_angeles-pittsburgh") == "1 purple card, 2 blue cards and 1 white card"
    assert DECK_NAMES.city("atlantis") == "atlantis"
    assert DECK_NAMES.route("to the moon") == "to the moon"


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_no_deck_prints_is_called_as_on_the_board(code: str) -> None:
    board = Names(DECK_NAMES.deck.board, DECK_NAMES.players)
    held = cards(red=2, locomotive=1)
    assert DECK_NAMES.cards(held, code, "object") == board.cards(held, code, "object")
    assert DECK_NAMES.card("red", code) == board.card("red", code)
    assert DECK_NAMES.colour("gray", code) == board.colour("gray", code)
    assert [DECK_NAMES.player(seat, code) for seat in (0, 5, None)] == [
        board.player(seat, code) for seat in (0, 5, None)
    ]
    route = board.board.routes[0].id
    assert DECK_NAMES.route(route, code) == board.route(route, code)
