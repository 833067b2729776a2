"""Answers about what happens in the solution of a scenario. Knows no widget."""

from __future__ import annotations

from functools import partial
from typing import Any

from ttr_nb.content.inspection import hint, quoted
from ttr_nb.teach import happenings
from ttr_nb.teach.asking import Solved, Spec, Unanswerable, named, options
from ttr_nb.teach.cases import Case


def event(case: Case, spec: Spec) -> Solved:
    """A number or a word in what happens in the solution."""
    found, field = _events(case, spec), spec["field"]
    known = happenings.fields_of(spec["event"])
    if field.partition(".")[0] not in known:
        raise Unanswerable("field", f"{spec['event']} has no field {quoted(field)}; it has {', '.join(known)}")
    if not found:
        raise Unanswerable("event", f"no such {spec['event']} happens in the solution")
    if "among" in spec:
        if field not in known:
            raise Unanswerable("field", f"{quoted(field)} is a number: it is typed, not chosen")
        value = happenings.text(found[0], field, case.scenario.players)
        return Solved(value, options(case, spec, field), partial(named, case, field), after=case.length)
    number = happenings.number(found[0], field)
    if number is None:
        raise Unanswerable("field", f"{quoted(field)} is not a number; give the options in 'among'")
    return Solved(number, after=case.length)


def times(case: Case, spec: Spec) -> Solved:
    """How often something happens in the solution."""
    return Solved(len(_events(case, spec)), after=case.length)


def _events(case: Case, spec: Spec) -> list[Any]:
    kind = spec["event"]
    known = happenings.kinds(case.box.letters)
    if kind not in known:
        raise Unanswerable("event", f"there is no event {quoted(kind)}; there is {', '.join(known)}{hint(kind, known)}")
    wanted = {name: str(value) for name, value in spec.get("where", {}).items()}
    for name in wanted:
        if name not in happenings.fields_of(kind):
            raise Unanswerable("where", f"{kind} has no field {quoted(name)}")
    if not case.length:
        raise Unanswerable("kind", "nothing happens: the scenario has no solution")
    return list(happenings.matching(case.story(), kind, wanted, case.scenario.players))
