"""A session: undo, redo, fork, subscribers, saving; and chance that none of these disturbs."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.playing import by_kind, hoarder
from tests.conformance.tables import card_rules, rules_for
from ttr_nb.core.errors import LogError, RuleViolation, TtrError
from ttr_nb.core.events import seen_by
from ttr_nb.session import Session, load, replay

EUROPE = card_rules("europe")
PLAYERS = ("Ana", "Ben", "Cem")


def started(seed: int = 7) -> Session:
    return Session.start(EUROPE, PLAYERS, seed)


def play_on(session: Session, moves: int, seed: int = 1, policy: Any = by_kind) -> Session:
    rng = random.Random(seed)
    for _ in range(moves):
        if session.is_over:
            break
        session.submit(policy(EUROPE.legal_actions(session.state), rng))
    return session


def test_a_session_starts_with_the_table_laid() -> None:
    session = started()
    assert session.moves == 0
    assert not session.is_over
    assert session.state.players == 3
    assert session.log().moves == ()
    assert not session.log().rigged
    assert type(session.moments[0].events[0]).__name__ == "GameStarted"


def test_an_action_is_given_as_a_value_or_in_notation() -> None:
    one, two = started(), started()
    action = EUROPE.legal_actions(one.state)[0]
    assert one.submit(action) == two.submit(str(action))
    assert one.log() == two.log()


def test_an_action_of_the_wrong_seat_is_refused() -> None:
    session = started()
    action = EUROPE.legal_actions(session.state)[0]
    actor = EUROPE.seat_to_act(session.state)
    with pytest.raises(RuleViolation, match="EU-SETUP-7"):
        session.submit(action, seat=(actor + 1) % 3)
    assert session.moves == 0
    session.submit(action, seat=actor)
    assert session.moves == 1


def test_undo_steps_back_to_the_beginning_and_redo_to_the_end() -> None:
    session = play_on(started(), 60)
    moments, log = list(session.moments), session.log()
    for left in range(60, 0, -1):
        assert session.moves == left
        assert session.undo()
        assert session.state is moments[left - 1].state
    assert not session.undo()
    assert session.moves == 0
    for done in range(60):
        assert session.redo()
        assert session.state is moments[done + 1].state
    assert not session.redo()
    assert session.moments == moments
    assert session.log() == log


def test_the_log_is_of_what_was_not_undone() -> None:
    session = play_on(started(), 20)
    whole = session.log()
    session.undo()
    session.undo()
    assert session.log().moves == whole.moves[:-2]
    assert replay(session.log(), EUROPE).state == session.state


def test_another_move_after_undo_forgets_what_was_undone() -> None:
    session = play_on(started(), 30)
    while len(EUROPE.legal_actions(session.state)) < 2 or session.moves == 30:
        session.undo()
    undone = session.moments[-1].state
    last = session._undone[-1].move
    other = next(action for action in EUROPE.legal_actions(undone) if str(action) != last.action)
    session.submit(other)
    assert not session.redo()
    assert session.log().moves[-1].action == str(other)
    assert replay(session.log(), EUROPE).state == session.state


def test_a_refused_move_does_not_forget_what_was_undone() -> None:
    session = play_on(started(), 10)
    session.undo()
    with pytest.raises(RuleViolation):
        session.submit("pass")
    with pytest.raises(RuleViolation):
        session.submit("juggle")
    assert session.redo()
    assert session.moves == 10


def test_chance_is_the_same_after_undo_and_redo() -> None:
    """The same move brings the same reshuffle, however often one goes back; also in a fork and in a game replayed."""
    session = play_on(started(3), 2000, policy=hoarder)
    shuffles = [n for n, moment in enumerate(session.moments) if n and moment.chance]
    assert len(shuffles) >= 2
    for number in shuffles:
        fork = session.fork(at=number - 1)
        moment = session.moments[number]
        for _ in range(2):
            fork.submit(moment.move.action)
            assert fork.moments[-1] == moment
            fork.undo()
        fork.redo()
        assert fork.state == moment.state
        loaded = replay(session.fork(at=number - 1).log(), EUROPE)
        loaded.submit(moment.move.action)
        assert loaded.moments[-1] == moment


def test_an_undone_shuffle_is_not_counted() -> None:
    """Going back over a shuffle and playing on otherwise gives what would have come without the detour."""
    session = play_on(started(3), 2000, policy=hoarder)
    number = next(n for n, moment in enumerate(session.moments) if n and moment.chance)
    direct, detour = session.fork(at=number - 1), session.fork(at=number)
    detour.undo()
    for fork in (direct, detour):
        play_on(fork, 60, seed=9)
    assert direct.log() == detour.log()


def test_a_fork_goes_its_own_way() -> None:
    session = play_on(started(), 40)
    log = session.log()
    fork = session.fork(at=12)
    assert fork.moves == 12
    assert fork.state is session.moments[12].state
    assert fork.log().moves == log.moves[:12]
    play_on(fork, 10, seed=99)
    assert session.log() == log
    assert session.fork().log() == log
    assert session.fork(at=0).state is session.moments[0].state
    assert not session.fork(at=12).redo()


@pytest.mark.parametrize("at", [-1, 41, 1000])
def test_a_fork_where_nothing_was_played_is_an_error(at: int) -> None:
    session = play_on(started(), 40)
    with pytest.raises(TtrError, match="40 moves"):
        session.fork(at=at)


def test_a_fork_has_no_subscribers() -> None:
    session = started()
    told: list[Any] = []
    session.subscribe(lambda *note: told.append(note))
    play_on(session.fork(), 5)
    assert told == []


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_subscribers_are_told_of_every_change_as_their_seat_may_see_it(seat: int | None) -> None:
    session = started()
    told: list[Any] = []
    session.subscribe(lambda *note: told.append(note), seat)
    play_on(session, 50)
    moments = session.moments
    expected = [
        (EUROPE.view(a.state, seat), tuple(seen_by(event, seat) for event in b.events), EUROPE.view(b.state, seat))
        for a, b in pairwise(moments)
    ]
    assert told == expected
    session.undo()
    assert told[-1] == (expected[-1][2], (), expected[-1][0])
    session.redo()
    assert told[-1] == expected[-1]
    count = len(told)
    with pytest.raises(RuleViolation):
        session.submit("pass")
    assert len(told) == count, "a refusal is no change"


def test_who_ends_a_subscription_is_not_told_any_more() -> None:
    session = started()
    told: list[str] = []
    end_first = session.subscribe(lambda *_: told.append("first"))
    session.subscribe(lambda *_: told.append("second"))
    play_on(session, 1)
    end_first()
    end_first()
    play_on(session, 1)
    assert told == ["first", "second", "second"]


def test_one_may_end_a_subscription_while_being_told() -> None:
    session = started()
    told: list[str] = []

    def once(*_: object) -> None:
        told.append("once")
        end()

    end = session.subscribe(once)
    session.subscribe(lambda *_: told.append("always"))
    play_on(session, 2)
    assert told == ["once", "always", "always"]


def test_a_subscriber_that_plays_does_not_confuse_the_others() -> None:
    """A bot answers in the middle of being told: the others still get each step once, whole, in order."""
    session = started()
    told: list[Any] = []

    def bot(*_: object) -> None:
        if session.moves < 6:
            session.submit(EUROPE.legal_actions(session.state)[0])

    session.subscribe(bot)
    session.subscribe(lambda *note: told.append(note), 0)
    session.submit(EUROPE.legal_actions(session.state)[0])
    moments = session.moments
    assert session.moves == 6
    assert told == [
        (EUROPE.view(a.state, 0), tuple(seen_by(event, 0) for event in b.events), EUROPE.view(b.state, 0))
        for a, b in pairwise(moments)
    ]


def test_a_saved_game_is_the_game(tmp_path: Path) -> None:
    session = play_on(started(), 80)
    session.save(tmp_path / "a.json")
    session.save(str(tmp_path / "b.json"))
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()
    for loaded in (load(tmp_path / "a.json", rules_for), load(str(tmp_path / "b.json"), rules_for)):
        assert (loaded.state, loaded.log(), loaded.players) == (session.state, session.log(), PLAYERS)
        assert loaded.undo()
        assert loaded.state == session.moments[-2].state


SEEDS = (0, -1, 2**64, 10**99, -(10**98), 10**100, 10**5000)


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: f"{seed.bit_length()} bits")
def test_whatever_can_be_started_can_be_saved_and_loaded(tmp_path: Path, seed: int) -> None:
    """A seed too long to be read back has to be refused when the game begins, not when it is lost."""
    try:
        session = Session.start(EUROPE, PLAYERS, seed)
    except (ValueError, TtrError):
        return
    play_on(session, 3)
    session.save(tmp_path / "a.json")
    assert load(tmp_path / "a.json", rules_for).log() == session.log()


NAMES = {
    "letters": ("Ana", "Zoë 🚂"),
    "signs": ('<b>"', "\\u0041"),
    "blank": ("", " "),
    "long": ("a" * 500, "b"),
    "lines": ("a\u2028b", "c\nd"),
    "the same": ("Ana", "Ana"),
    "half a character": ("\ud83d", "b"),
}


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_names_are_kept_letter_by_letter_or_refused_at_once(tmp_path: Path, names: tuple[str, ...]) -> None:
    """Names under which a game cannot be loaded have to be refused when it begins."""
    try:
        session = Session.start(EUROPE, names, 1)
    except (ValueError, TtrError):
        return
    session.save(tmp_path / "a.json")
    assert load(tmp_path / "a.json", rules_for).players == names


def test_a_log_of_other_rules_or_another_game_is_refused(tmp_path: Path) -> None:
    session = started()
    with pytest.raises(LogError, match=r"the log: rules: made with version 99"):
        replay(session.log()._replace(rules=99), EUROPE)
    session.save(tmp_path / "a.json")
    with pytest.raises(LogError, match=r"a\.json: game: there is no game 'europe'"):
        load(tmp_path / "a.json", {}.__getitem__)


def test_what_was_arranged_is_in_the_log_and_said_aloud(tmp_path: Path) -> None:
    arranged = {"hands": {"0": "3 red 1 locomotive"}, "deck": ["red", "blue"], "first": 0}
    session = Session.start(EUROPE, PLAYERS, 5, arranged)
    assert session.log().rigged
    assert session.log().arranged == arranged
    play_on(session, 20)
    session.save(tmp_path / "a.json")
    assert load(tmp_path / "a.json", rules_for).state == session.state
    assert not Session.start(EUROPE, PLAYERS, 5, {"first": 1}).log().rigged
