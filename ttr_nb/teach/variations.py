"""Other numbers for the same idea: alternatives for what a scenario settles, in every combination. Knows no game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from math import prod
from typing import Any, TypeAlias

from ttr_nb.content.inspection import hint
from ttr_nb.content.settings import Section
from ttr_nb.teach.asking import LISTS
from ttr_nb.teach.scenarios import Scenario

Variation: TypeAlias = Mapping[str, Any]
"""What is different, by its dotted name: `deck`, `hands.Ana`, `moves`, `answer.action`."""

MOST = 100
"""Combinations that one round may have: each is played when the lesson is checked."""

ANSWER = "answer."
OF_SCENARIO = ("moves", "solution")
SEED = "seed"


def read_variations(around: Section, key: str, answers: tuple[str, ...]) -> tuple[Variation, ...]:
    """Every combination of the alternatives in a table, or in each of several; none where there is no such table.

    `answers` are the fields of the answer that may vary.
    """
    nothing: Any = []
    expected = "tables of lists: the alternatives for each thing"
    found = around.take(key, _are_alternatives, expected, nothing, required=False)
    groups = [dict(_flat(group)) for group in ([found] if isinstance(found, dict) else found)]
    for group in groups:
        for name, alternatives in group.items():
            if what := _fault(name, alternatives, answers):
                around.fault(key, f"{name}: {what}")
    if not around.ok(key):
        return ()
    if (many := sum(prod(map(len, group.values())) for group in groups)) > MOST:
        around.fault(key, f"{many} combinations; {MOST} are more than enough")
        return ()
    return tuple(variation for group in groups for variation in _combined(group))


def _fault(name: str, alternatives: list[Any], answers: tuple[str, ...]) -> str:
    """What is wrong with the alternatives for something; what the arrangement takes is seen when it is played."""
    if name in OF_SCENARIO and not all(map(_is_list, alternatives)):
        return "each alternative is a list of moves"
    if name == SEED and not all(type(each) is int and 0 <= each < 2**31 for each in alternatives):
        return "each alternative is a whole number"
    if name.startswith(ANSWER):
        field = name.removeprefix(ANSWER)
        if field not in answers:
            return f"this cannot vary; what can is {', '.join(answers)}{hint(field, answers)}"
        if not all(_is_list(each) if field in LISTS else isinstance(each, str) for each in alternatives):
            return "each alternative is a list of texts" if field in LISTS else "each alternative is a text"
    return ""


def _is_list(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def varied(scenario: Scenario, variation: Variation) -> Scenario:
    """The scenario with other numbers."""
    changes: dict[str, Any] = {name: tuple(variation[name]) for name in OF_SCENARIO if name in variation}
    if SEED in variation:
        changes[SEED] = variation[SEED]
    arranged = dict(scenario.arranged)
    for name, value in variation.items():
        if name not in (*OF_SCENARIO, SEED) and not name.startswith(ANSWER):
            arranged = _put(arranged, name.split("."), value)
    return replace(scenario, arranged=arranged, **changes)


def asked(answer: Mapping[str, Any], variation: Variation) -> dict[str, Any]:
    """What is asked for, with what is different."""
    changes = {name.removeprefix(ANSWER): value for name, value in variation.items() if name.startswith(ANSWER)}
    return {**answer, **{name: tuple(value) if isinstance(value, list) else value for name, value in changes.items()}}


def told(variation: Variation) -> str:
    """A variation as a fault names it."""
    return ", ".join(f"{name} = {value!r}" for name, value in variation.items())


def _combined(alternatives: Mapping[str, list[Any]]) -> Iterator[Variation]:
    for values in product(*alternatives.values()):
        yield dict(zip(alternatives, values, strict=True))


def _flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, list[Any]]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value


def _put(table: Mapping[str, Any], path: list[str], value: Any) -> dict[str, Any]:
    """The table with another value at the end of a path; nothing that others hold is changed."""
    name, *rest = path
    inner = table.get(name, {})
    return {**table, name: _put(inner if isinstance(inner, dict) else {}, rest, value) if rest else value}


def _are_alternatives(value: object) -> bool:
    groups = value if isinstance(value, list) else [value]
    return all(isinstance(group, dict) and _has_lists(group) for group in groups)


def _has_lists(table: Mapping[str, Any]) -> bool:
    def has(value: object) -> bool:
        return _has_lists(value) if isinstance(value, dict) else isinstance(value, list) and bool(value)

    return bool(table) and all(map(has, table.values()))
