"""Legality has one truth, with dice too: an action is listed exactly when nothing refuses it."""

from __future__ import annotations

import pytest

from tests.conformance.dice_corpus import MADE, MET, corpus
from tests.conformance.dice_universe import universe
from tests.conformance.tables import dice_rules
from ttr_nb.games.dice.reasons import REASONS

TABLES = (("europe", 2), ("europe", 4), ("nordic", 3), ("germany", 2))
SHARE = 8
"""Each position is asked about every eighth route and city, beginning at another one: together that is all of them."""

NO_TUNNELS = {"tunnel, 1 due", "tunnel, 2 due", "tunnel failed"}
NO_STATIONS = {"two stations", "no station left"}
NO_PASSENGERS = {"passenger offer", "trip", "trip without a joker", "trip, all taken", "passengers"}
NEVER_THERE = {"europe": NO_PASSENGERS, "nordic": NO_PASSENGERS | NO_STATIONS, "germany": NO_TUNNELS | NO_STATIONS}

ELSEWHERE = {
    ("EU-SETUP-1", "players"),
    ("EU-SETUP-1", "seat"),
    ("EU-SETUP-7", "turn"),
    ("EU-CLAIM-5", "which"),
    ("DX-FACE-1", "unreadable"),
    ("DX-ACTION-1", "unreadable"),
    ("DX-PASSENGER-1", "none"),
}
"""Reasons for refusing a table, a text, or a seat that is not to act."""

cases = [
    (board, players, name)
    for board, players in TABLES
    for name in (*MET, *MADE)
    if name not in NEVER_THERE[board]
]


def places(board: str, name: str) -> tuple[list[str], list[str]]:
    """The routes and the cities about which a position is asked."""
    start = (*MET, *MADE).index(name) % SHARE
    printed = dice_rules(board).board
    return [r.id for r in printed.routes][start::SHARE], [c.id for c in printed.cities][start::SHARE]


@pytest.mark.parametrize(("board", "players", "name"), cases)
def test_an_action_is_legal_exactly_when_nothing_refuses_it(board: str, players: int, name: str) -> None:
    rules = dice_rules(board)
    state = corpus(board, players)[name]
    legal = rules.legal_actions(state)
    routes, cities = places(board, name)
    actions = set(universe(rules.board, state, routes, cities))
    assert len(actions) > 4000
    listed = set(legal)
    for action in actions:
        reasons = rules.refusals(state, action)
        assert (action in listed) == (not reasons), f"{action}: {[str(reason) for reason in reasons]}"
    about = {action: getattr(action, "route", None) or getattr(action, "city", None) for action in legal}
    assert {action for action in legal if about[action] in (None, *routes, *cities)} <= actions
    assert len(listed) == len(legal)


def test_the_corpus_is_whole() -> None:
    for board, players in TABLES:
        assert set(corpus(board, players)) == {*MET, *MADE} - NEVER_THERE[board]


def test_the_corpus_meets_every_reason_that_the_rules_can_give() -> None:
    met = {}
    for board, players, name in cases:
        rules, state = dice_rules(board), corpus(board, players)[name]
        routes, cities = places(board, name)
        if name == "trip, all taken":  # only the routes at its city matter, whichever those are
            routes = [route.id for route in rules.board.routes for _ in range(4)]
        for action in set(universe(rules.board, state, routes[::4], cities[::4])):
            for reason in rules.refusals(state, action):
                met[reason.rule, reason.case] = tuple(reason.params)
    assert set(met) == set(REASONS) - ELSEWHERE
    assert {reason: REASONS[reason] for reason in met} == met


def test_an_action_of_another_game_is_refused_and_nothing_breaks() -> None:
    for board, players in TABLES:
        for state in corpus(board, players).values():
            for stranger in (None, 7, "keep dice", object(), ("claim", "brest-dieppe")):
                assert dice_rules(board).refusals(state, stranger)
