"""Tries a function on cases until one goes wrong. Answers with values; the words for them are elsewhere."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import partial
from itertools import chain
from time import monotonic
from typing import Any, NamedTuple

from ttr_nb.teach.katas.exercise import Case, Exercise
from ttr_nb.teach.katas.running import Endless, Raised, run, shown
from ttr_nb.teach.katas.shapes import UNREADABLE

CASES = 100
"""How many cases are drawn."""

SECONDS = 2.0
"""How long one call may take."""

ALTOGETHER = 10.0
"""How long all calls may take."""

WRONG = "wrong"
KINDS = (WRONG, "raised", "endless", "nothing", "shape", "changed", "parameters", "not-a-function")
"""What can be found."""


class Finding(NamedTuple):
    """What is not right yet. Only with a function that could be called at all there is a `case`."""

    kind: str
    case: Case | None = None
    details: Mapping[str, Any] = {}
    printed: str = ""


class Checked(NamedTuple):
    """How many cases went well, and what did not."""

    right: int
    finding: Finding | None


def check(exercise: Exercise, function: Any, seed: int, seconds: float = SECONDS) -> Checked:
    """Try a function: first the chosen cases, then some from a seed; stop at the first that goes wrong."""
    if unfit := _unfit(exercise, function):
        return Checked(0, unfit)
    end = monotonic() + ALTOGETHER
    right = 0
    sources = (exercise.chosen, partial(exercise.drawn, seed, CASES))  # nothing is drawn before the chosen ones pass
    for case in chain.from_iterable(source() for source in sources):
        left = max(0.01, end - monotonic())
        finding = _try(exercise, function, case, min(seconds, left))
        if finding and finding.kind == "endless" and left < seconds:
            finding = finding._replace(details={"seconds": ALTOGETHER})
        if finding:
            return Checked(right, finding)
        right += 1
    return Checked(right, None)


def _unfit(exercise: Exercise, function: Any) -> Finding | None:
    """Whether this is no function at all, or not one of as many parameters."""
    if not callable(function):
        return Finding("not-a-function", details={"given": shown(function), "name": exercise.name})
    try:
        inspect.signature(function).bind(*exercise.parameters)
    except TypeError:
        found = shown(inspect.signature(function)).removeprefix("<Signature ").removesuffix(">")
        return Finding("parameters", details={"signature": exercise.signature, "found": found})
    except ValueError:  # a built-in that does not tell; calling it will
        return None
    return None


def _try(exercise: Exercise, function: Callable[..., Any], case: Case, seconds: float) -> Finding | None:
    expected = exercise.engine(*deepcopy(case.arguments))
    given = deepcopy(case.arguments)
    outcome = run(function, given, seconds)
    if isinstance(outcome, Raised):
        details = {"error": outcome.error, "message": outcome.message, "line": outcome.line, "source": outcome.source}
        return Finding("raised", case, details, outcome.printed)
    if isinstance(outcome, Endless):
        return Finding("endless", case, {"seconds": seconds}, outcome.printed)
    got = exercise.shape.read(outcome.value)
    answers = {"expected": shown(expected), "got": shown(outcome.value)}
    if outcome.value is None:
        return Finding("nothing", case, answers, outcome.printed)
    if got is UNREADABLE:
        return Finding("shape", case, {**answers, "shape": exercise.shape.name}, outcome.printed)
    if got != exercise.shape.read(expected):
        return Finding(WRONG, case, answers, outcome.printed)
    for name, before, after in zip(exercise.parameters, case.arguments, given, strict=True):
        if _differ(before, after):
            return Finding("changed", case, {"name": name, "after": shown(after)}, outcome.printed)
    return None


def _differ(before: Any, after: Any) -> bool:
    """Whether a list or dictionary is another than it was; what cannot even be compared is."""
    try:
        return bool(before != after)
    except Exception:
        return True
