"""Nothing is missing anywhere: the ids in code, in the texts of four languages and in the tests are the same.

(That every rule is taught in a notebook comes with the notebooks.)
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import ttr_nb.games
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.content.paths import data_root
from ttr_nb.core.rules import implemented
from ttr_nb.games.cardgame.reasons import REASONS as CARDGAME
from ttr_nb.games.dice.reasons import REASONS as DICE
from ttr_nb.games.europe.reasons import REASONS as EUROPE

REASONS = {**EUROPE, **DICE, **CARDGAME}
RULES = Path(__file__).parent / "rules"
MESSAGE = re.compile(r"^((?:EU|DX|CG)-[A-Z]+-\d+) =", re.MULTILINE)


def in_code() -> set[str]:
    """The rule ids that some function of some game is the home of."""
    for module in pkgutil.walk_packages(ttr_nb.games.__path__, "ttr_nb.games."):
        importlib.import_module(module.name)
    return set(implemented())


def in_text(language: str) -> list[str]:
    """The rule ids that have a text."""
    files = sorted((data_root() / "text" / language).glob("*.ftl"))
    return [id for file in files for id in MESSAGE.findall(file.read_text(encoding="utf-8"))]


@cache
def rule_tests() -> tuple[ast.FunctionDef, ...]:
    """Every test function in tests/rules."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(RULES.rglob("test_*.py"))]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return tuple(function for function in functions if function.name.startswith("test_"))


def marks(test: ast.FunctionDef) -> list[str]:
    """The rule ids a test is marked with."""
    calls = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    return [text for call in calls if ast.unparse(call.func) == "pytest.mark.rule" for text in _texts(call.args)]


def asserted_refusals() -> set[tuple[str, ...]]:
    """Every (rule, case) that some test asserts with `refused(reasons, rule, case, …)`."""
    calls = [node for test in rule_tests() for node in ast.walk(test) if isinstance(node, ast.Call)]
    return {tuple(_texts(call.args[1:3])) for call in calls if ast.unparse(call.func) == "refused"}


def _texts(nodes: list[ast.expr]) -> Iterator[str]:
    return (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def test_every_rule_in_code_has_a_test_and_every_test_a_rule() -> None:
    assert {id for test in rule_tests() for id in marks(test)} == in_code()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_in_code_has_a_text_and_every_text_a_rule(language: str) -> None:
    ids = in_text(language)
    assert len(ids) == len(set(ids)), "a rule has two texts"
    assert set(ids) == in_code()


def test_every_reason_is_asserted_and_every_asserted_one_is_listed() -> None:
    assert asserted_refusals() == set(REASONS)


def test_games_that_give_the_same_reason_give_it_with_the_same_parameters() -> None:
    for game in (EUROPE, DICE, CARDGAME):
        assert {reason: tuple(sorted(params)) for reason, params in game.items()} == {
            reason: tuple(sorted(REASONS[reason])) for reason in game
        }


def test_every_reason_belongs_to_a_rule_in_code() -> None:
    assert {rule for rule, _ in REASONS} <= in_code()


def test_every_rule_test_is_named_after_a_rule_it_is_marked_with() -> None:
    strays = [
        test.name
        for test in rule_tests()
        if not any(test.name.startswith(f"test_{id.lower().replace('-', '_')}_") for id in marks(test))
    ]
    assert not strays


def test_every_rule_test_asserts_something() -> None:
    def asserts(node: ast.AST) -> bool:
        is_call = isinstance(node, ast.Call) and ast.unparse(node.func) in ("refused", "pytest.raises")
        return is_call or isinstance(node, ast.Assert)

    assert not [test.name for test in rule_tests() if not any(map(asserts, ast.walk(test)))]
