"""Legality has one truth, in the Card Game too: an action is listed exactly when nothing refuses it."""

from __future__ import annotations

import pytest

from tests.conformance.cardgame_corpus import MADE, MET, corpus
from tests.conformance.cardgame_invariants import position_faults
from tests.conformance.cardgame_universe import universe
from tests.conformance.tables import cardgame_rules
from ttr_nb.games.cardgame.reasons import REASONS

PLAYERS = (2, 3, 4)

ELSEWHERE = {
    ("CG-SETUP-1", "players"),
    ("CG-SETUP-1", "names"),
    ("CG-SETUP-1", "seat"),
    ("CG-SETUP-1", "stranger"),
    ("CG-SETUP-1", "card"),
    ("CG-SETUP-4", "turn"),
    ("CG-TURN-4", "unreadable"),
    ("CG-TICKET-1", "few"),
    ("CG-TURN-1", "own"),
    ("CG-TURN-3", "track"),
    ("CG-ROB-1", "lying"),
    ("CG-ROB-1", "nothing"),
}
"""Reasons for refusing a table, a text, a seat that is not to act, what another box would ask for, or what is no
action: to point at cards that nobody may touch."""

cases = [(players, name) for players in PLAYERS for name in (*MET, *MADE) if players == 4 or name != "second half"]


@pytest.mark.parametrize(("players", "name"), cases)
def test_an_action_is_legal_exactly_when_nothing_refuses_it(players: int, name: str) -> None:
    rules, state = cardgame_rules(), corpus(players)[name]
    legal = rules.legal_actions(state)
    actions = set(universe(rules.deck, state))
    assert len(actions) > 1500
    listed = set(legal)
    for action in actions:
        reasons = rules.refusals(state, action)
        assert (action in listed) == (not reasons), f"{action}: {[str(reason) for reason in reasons]}"
    assert listed <= actions, "the universe lacks a legal action"
    assert len(listed) == len(legal)


def test_the_corpus_is_sound_and_whole() -> None:
    for players in PLAYERS:
        positions = corpus(players)
        assert [(players, name) for name in (*MET, *MADE) if name in positions] == [c for c in cases if c[0] == players]
        for name, state in positions.items():
            assert not position_faults(cardgame_rules(), state), name


def test_the_corpus_meets_every_reason_that_the_rules_can_give() -> None:
    met = {}
    for state in corpus(4).values():
        for action in universe(cardgame_rules().deck, state):
            for reason in cardgame_rules().refusals(state, action):
                met[reason.rule, reason.case] = tuple(reason.params)
    assert set(met) == set(REASONS) - ELSEWHERE
    assert {reason: REASONS[reason] for reason in met} == met


def test_an_action_of_another_game_is_refused_and_nothing_breaks() -> None:
    for players in PLAYERS:
        for state in corpus(players).values():
            for stranger in (None, 7, "draw card", object(), ("claim", "brest-dieppe")):
                assert cardgame_rules().refusals(state, stranger)
