"""One suite over every rule set: what holds in any game, whatever is played."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.playing import POLICIES, Policy, by_kind, play, uniform
from tests.conformance.tables import TABLES, Table
from ttr_nb.core.apply import apply
from ttr_nb.core.chance import Recorded, Seeded
from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.log import read_log, write_log
from ttr_nb.session import Session, load, replay

SEEDS = range(2)
"""A few: `make soak` plays thousands with the same checks."""
NAMES = ("Ana", "Ben", "Cem", "Dana", "Edo")

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def finished(table: Table, seed: int, policy: Policy = uniform) -> Session:
    """A whole game as a session."""
    session = Session.start(table.rules, NAMES[: table.players], seed)
    rng = random.Random(seed)
    while not session.is_over:
        session.submit(policy(table.rules.legal_actions(session.state), rng))
    return session


@every_table
@pytest.mark.parametrize("policy", POLICIES)
def test_every_step_of_a_game_is_sound_and_the_game_ends(table: Table, policy: str) -> None:
    for seed in SEEDS:
        after: Any = None
        for number, (before, action, after, _) in enumerate(play(table.rules, table.players, seed, POLICIES[policy])):
            faults = table.position_faults(table.rules, before) + table.step_faults(table.rules, before, action, after)
            assert not faults, f"seed {seed}, step {number}, {action}: {faults}"
        assert not table.position_faults(table.rules, after)
        assert not table.score_faults(table.rules, after)
        assert table.rules.seat_to_act(after) is None
        assert table.rules.legal_actions(after) == ()


@every_table
def test_the_score_sheet_adds_up_in_the_middle_of_a_game_too(table: Table) -> None:
    for seed in SEEDS:
        for number, step in enumerate(play(table.rules, table.players, seed, by_kind)):
            if number % 10 == 0:
                assert not table.score_faults(table.rules, step.before), f"seed {seed}, step {number}"


@every_table
def test_the_same_seed_and_moves_give_the_same_game(table: Table) -> None:
    for seed in SEEDS:
        first, second = (list(play(table.rules, table.players, seed)) for _ in range(2))
        assert first == second
    assert list(play(table.rules, table.players, 1)) != list(play(table.rules, table.players, 2))


@every_table
def test_a_saved_game_loads_as_the_same_game(table: Table, tmp_path: Path) -> None:
    for seed in SEEDS:
        session = finished(table, seed, by_kind)
        session.save(tmp_path / "game.json")
        loaded = load(tmp_path / "game.json", lambda game: {table.rules.id: table.rules}[game])
        assert loaded.state == session.state
        assert loaded.log() == session.log() == read_log(tmp_path / "game.json")
        assert [moment.state for moment in loaded.moments] == [moment.state for moment in session.moments]
        assert [moment.events for moment in loaded.moments] == [moment.events for moment in session.moments]
        assert write_log(loaded.log()) == (tmp_path / "game.json").read_text(encoding="utf-8")


@every_table
def test_a_game_saved_in_the_middle_goes_on_as_it_would_have(table: Table, tmp_path: Path) -> None:
    for seed in SEEDS:
        session = finished(table, seed)
        half = session.fork(at=session.moves // 2)
        half.save(tmp_path / "half.json")
        loaded = load(tmp_path / "half.json", lambda game: {table.rules.id: table.rules}[game])
        for moment in session.moments[loaded.moves + 1 :]:
            loaded.submit(moment.move.action)
        assert loaded.state == session.state
        assert loaded.log() == session.log()


class NoChance:
    """Chance that must not be asked."""

    def shuffle(self, label: str, items: object, after: int = 0) -> tuple[str, ...]:
        raise AssertionError(f"chance was asked for {label}")

    def pick(self, label: str, items: object) -> str:
        raise AssertionError(f"chance was asked for {label}")

    def roll(self, label: str, faces: object, count: int) -> tuple[str, ...]:
        raise AssertionError(f"chance was asked for {label}")


@every_table
def test_a_log_replays_without_a_generator(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    logs = [finished(table, seed, by_kind).log() for seed in SEEDS]
    sessions = [replay(log, table.rules) for log in logs]

    def no_generator(*_: object) -> None:
        raise AssertionError("a generator was made")

    monkeypatch.setattr("ttr_nb.core.chance.Random", no_generator)
    for log, session in zip(logs, sessions, strict=True):
        assert replay(log, table.rules).state == session.state
        state, _ = table.rules.new(table.players, table.rules.arrangement({}), Recorded(log.opening))
        for move in log.moves:
            action = table.rules.parse(move.action)
            state = apply(table.rules, state, action, Recorded(move.chance) if move.chance else NoChance()).state
        assert state == session.state


@every_table
def test_a_refusal_changes_nothing(table: Table) -> None:
    """The state, the log and chance are the same objects as before; nor does asking change anything."""
    rng = random.Random(1)
    for seed in SEEDS:
        session = Session.start(table.rules, NAMES[: table.players], seed)
        other_game = [step.action for step in play(table.rules, table.players, seed + 1000, by_kind)]
        refused = 0
        while not session.is_over:
            legal = table.rules.legal_actions(session.state)
            for action in rng.sample(other_game, 5):
                if action in legal:
                    continue
                moments, state = list(session.moments), session.state
                chance = Seeded(seed)
                with pytest.raises(RuleViolation) as caught:
                    session.submit(action)
                assert caught.value.refusals == table.rules.refusals(state, action)
                assert session.moments == moments
                assert session.state is state
                with pytest.raises(RuleViolation):
                    apply(table.rules, state, action, chance)
                assert (chance.asked, chance.outcomes) == (0, [])
                refused += 1
            session.submit(uniform(legal, rng))
        assert refused > 100


@every_table
def test_after_the_end_everything_is_refused(table: Table) -> None:
    for seed in SEEDS:
        steps = list(play(table.rules, table.players, seed, by_kind))
        end = steps[-1].after
        for action in {step.action for step in steps}:
            assert table.rules.refusals(end, action)


@every_table
def test_nobody_acts_out_of_turn(table: Table) -> None:
    for seed in SEEDS:
        for step in play(table.rules, table.players, seed, by_kind):
            actor = table.rules.seat_to_act(step.before)
            assert not table.rules.refusals(step.before, step.action, actor)
            for seat in {*range(-1, table.players + 1)} - {actor}:
                assert table.rules.refusals(step.before, step.action, seat)


@every_table
def test_the_notation_of_every_legal_action_reads_back(table: Table) -> None:
    parse = table.rules.parse
    seen: set[Any] = set()
    for policy in POLICIES.values():
        for seed in SEEDS:
            for step in play(table.rules, table.players, seed, policy):
                seen.update(table.rules.legal_actions(step.before))
    assert len(seen) > 500
    for action in seen:
        assert parse(str(action)) == action
        assert str(parse(str(action))) == str(action)


@every_table
def test_values_are_not_shared_between_games_or_changed_in_place(table: Table) -> None:
    """States are hashable all through, so nothing in them can be changed; and an old one is as it was."""
    for seed in SEEDS:
        steps = list(play(table.rules, table.players, seed, by_kind))
        hashes = [hash(step.before) for step in steps]
        assert hashes == [hash(step.before) for step in play(table.rules, table.players, seed, by_kind)]
        assert all(step.after == following.before for step, following in pairwise(steps))
