"""`apply` asks before it performs; chance and errors say what they mean."""

from __future__ import annotations

from typing import Any

import pytest

from ttr_nb.core.apply import Step, apply
from ttr_nb.core.chance import Seeded
from ttr_nb.core.errors import ContentError, Fault, LogError, NotationError, RuleViolation, TtrError
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import homes, implemented, rule


class Counting:
    """The smallest rule set: one may count to three."""

    def __init__(self) -> None:
        self.performed = 0

    def refusals(self, state: int, action: Any, seat: int | None = None) -> tuple[Refusal, ...]:
        return () if action == "count" and state < 3 else (*refuse("X-1", "no", at=state), *refuse("X-2", "never"))

    def perform(self, state: int, action: Any, chance: object) -> tuple[int, tuple[Any, ...]]:
        self.performed += 1
        return state + 1, ()


def test_a_legal_action_is_performed_once() -> None:
    rules: Any = Counting()
    assert apply(rules, 0, "count", Seeded(1)) == Step(1, ())
    assert rules.performed == 1


def test_a_refused_action_is_not_performed_and_says_every_reason() -> None:
    rules: Any = Counting()
    with pytest.raises(RuleViolation, match=r"X-1 no \(at 3\); X-2 never") as caught:
        apply(rules, 3, "count", Seeded(1))
    assert [(reason.rule, reason.case) for reason in caught.value.refusals] == [("X-1", "no"), ("X-2", "never")]
    assert rules.performed == 0


def test_every_error_of_ours_is_a_ttr_error_with_its_place() -> None:
    assert str(LogError("a.json", "moves[3]", "is not possible")) == "a.json: moves[3]: is not possible"
    assert str(LogError("a.json", "", "is missing")) == "a.json: is missing"
    assert str(ContentError([Fault("a", "b", "c"), Fault("d", "", "e")])) == "a: b: c\nd: e"
    assert NotationError("rde", "is not a card").text == "rde"
    for kind in (LogError, ContentError, NotationError, RuleViolation):
        assert issubclass(kind, TtrError)


def test_a_rule_knows_its_home_and_the_function_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ttr_nb.core.rules._homes", {})  # what is marked here is no rule of ours

    def home() -> int:
        return 7

    assert rule("TEST-1", "TEST-2")(home) is home
    assert homes("TEST-1") == homes("TEST-2") != ()
    assert "TEST-1" in implemented()
    assert homes("NO-SUCH-RULE") == ()
