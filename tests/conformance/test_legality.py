"""Legality has one truth: an action is listed exactly when nothing refuses it. This is our perft test."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.corpus import MADE, MET, corpus
from tests.conformance.invariants import position_faults
from tests.conformance.tables import card_rules
from tests.conformance.universe import universe
from ttr_nb.games.europe.reasons import REASONS

TABLES = (("europe", 2), ("europe", 4), ("usa", 3))
SHARE = 6
"""Each position is asked about every sixth route and city, beginning at another one: together that is all of them."""

NEVER_THERE = {
    "usa": {
        "tunnel, 1 due",
        "tunnel, 2 due",
        "tunnel, 3 due",
        "tunnel of locomotives",
        "one station",
        "two stations",
        "no station left",
        "nothing can be paid",
    }
}

ELSEWHERE = {
    "EU-SETUP-1": None,
    "EU-SETUP-2": None,
    "EU-SETUP-7": None,
    "EU-TURN-1": "unreadable",
    "EU-CLAIM-5": "which",
}
"""Reasons (of a rule, all or one) for refusing a table, a text, or a seat that is not to act."""

cases = [
    (board, players, name)
    for board, players in TABLES
    for name in (*MET, *MADE)
    if name not in NEVER_THERE.get(board, ())
]


def places(board: str, name: str) -> tuple[list[str], list[str]]:
    """The routes and the cities about which a position is asked."""
    start = (*MET, *MADE).index(name) % SHARE
    printed = card_rules(board).board
    return [r.id for r in printed.routes][start::SHARE], [c.id for c in printed.cities][start::SHARE]


def about(action: Any) -> str | None:
    """The route or city that an action is about."""
    place: str | None = getattr(action, "route", None) or getattr(action, "city", None)
    return place


@pytest.mark.parametrize(("board", "players", "name"), cases)
def test_an_action_is_legal_exactly_when_nothing_refuses_it(board: str, players: int, name: str) -> None:
    rules = card_rules(board)
    state = corpus(board, players)[name]
    legal = rules.legal_actions(state)
    routes, cities = places(board, name)
    actions = set(universe(rules.board, state, routes, cities))
    assert len(actions) > 3000
    listed = set(legal)
    for action in actions:
        reasons = rules.refusals(state, action)
        assert (action in listed) == (not reasons), f"{action}: {[str(reason) for reason in reasons]}"
    asked = {action for action in legal if about(action) in (None, *routes, *cities)}
    assert asked <= actions, "the universe lacks a legal action"
    assert len(listed) == len(legal)


def test_together_the_positions_ask_about_every_route_and_city() -> None:
    for board, players in TABLES:
        asked = [places(board, name) for of, by, name in cases if (of, by) == (board, players)]
        printed = card_rules(board).board
        assert {route for routes, _ in asked for route in routes} == set(printed.route)
        assert {city for _, cities in asked for city in cities} == set(printed.city)


def test_the_corpus_is_sound_and_whole() -> None:
    for board, players in TABLES:
        positions = corpus(board, players)
        assert set(positions) == {*MET, *MADE} - NEVER_THERE.get(board, set())
        for name, state in positions.items():
            assert not position_faults(card_rules(board), state), name


def test_the_corpus_meets_every_reason_that_the_rules_can_give() -> None:
    """Else the comparison above would be about less than it says. And the params are those that sentences can use."""
    met = {}
    for board, players, name in cases:
        rules = card_rules(board)
        state = corpus(board, players)[name]
        routes, cities = places(board, name)
        for action in set(universe(rules.board, state, routes[::8], cities[::8])):
            for reason in rules.refusals(state, action):
                met[reason.rule, reason.case] = tuple(reason.params)
    assert set(met) == {(rule, case) for rule, case in REASONS if ELSEWHERE.get(rule, "") not in (None, case)}
    assert {reason: REASONS[reason] for reason in met} == met


def test_an_action_of_another_game_is_refused_and_nothing_breaks() -> None:
    for board, players in TABLES:
        for state in corpus(board, players).values():
            for stranger in (None, 7, "draw card", object(), ("claim", "brest-dieppe")):
                assert card_rules(board).refusals(state, stranger)
