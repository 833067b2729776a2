"""Lessons: rounds of predict, try, explain and check about scenarios, read from `data/lessons`. Knows no widget.

A round asks a question about a scenario and says how the engine finds the answer; its variations are the same idea with
other numbers. `data/lessons/README.md` explains every field.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ttr_nb.content.inspection import hint, quoted
from ttr_nb.content.paths import data_root
from ttr_nb.content.settings import Section, read_settings
from ttr_nb.core.errors import ContentError, Fault, TtrError
from ttr_nb.teach.answers import KINDS
from ttr_nb.teach.asking import LISTS, TEXTS, Spec
from ttr_nb.teach.progress import CHECK, PREDICTION, TRY
from ttr_nb.teach.scenarios import FOLDER as SCENARIOS
from ttr_nb.teach.scenarios import (
    Scenario,
    chosen,
    ids_in,
    inspected,
    is_file,
    load_scenario,
    read_list,
    read_rules,
    scenario_ids,
)
from ttr_nb.teach.texts import Texts, read_texts
from ttr_nb.teach.variations import Variation, read_variations

FOLDER = "lessons"
QUIZ = "quiz"
QUESTIONS = 3
"""How many questions the check at the end of a notebook has."""


@dataclass(frozen=True, eq=False)
class Round:
    """One idea: a question about a scenario, and other numbers for it. `because` is a last word of explanation.

    Its title is the scenario's, unless it has one of its own, as it needs where two rounds share a scenario.
    """

    id: str
    title: Texts
    scenario: Scenario
    rules: tuple[str, ...]
    question: Texts
    because: Texts
    answer: Spec
    variations: tuple[Variation, ...]

    def steps(self) -> tuple[str, ...]:
        """What there is to do: a prediction always, a try where there is a goal, a check where numbers vary."""
        return (PREDICTION, *((TRY,) if self.scenario.goal else ()), *((CHECK,) if self.variations else ()))


@dataclass(frozen=True, eq=False)
class Lesson:
    """Rounds that belong together, and the notebook in which they are taught."""

    id: str
    notebook: str
    title: Texts
    aim: Texts
    rounds: tuple[Round, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that its rounds teach, each once."""
        return tuple(dict.fromkeys(rule for each in self.rounds for rule in each.rules))

    def round(self, id: str) -> Round:
        """A round by its id."""
        known = {each.id: each for each in self.rounds}
        if id not in known:
            raise TtrError(f"the lesson {self.id!r} has no round {quoted(id)}; it has {', '.join(known)}")
        return known[id]

    def steps(self) -> Iterator[tuple[str, str]]:
        """What counts as progress, as kinds and ids: every round, and the questions at the end.

        The checks of single rounds are practice: a notebook need not have them all for its bar to fill up.
        """
        for each in self.rounds:
            for kind in each.steps():
                if kind != CHECK:
                    yield kind, f"{self.id}/{each.id}"
        yield CHECK, f"{self.id}/{QUIZ}"


def lesson_ids() -> tuple[str, ...]:
    """The lessons that come with the package, in the order of their notebooks."""
    return _in_order()


def load_lesson(id: str | Path) -> Lesson:
    """A lesson that comes with the package, by its id, or anybody's, by its file. Ours are read only once.

    >>> load_lesson("tunnels").notebook
    '05_tunnels'
    """
    if is_file(id):
        return read_lesson(Path(id))
    known = ids_in(FOLDER)
    if id not in known:
        raise TtrError(f"there is no lesson {quoted(str(id))}; there is {', '.join(known)}{hint(str(id), known)}")
    return _shipped(str(id))


def taught() -> Mapping[str, tuple[tuple[str, str, str], ...]]:
    """Where each rule is taught, as notebook, lesson and round.

    >>> taught()["EU-TUNNEL-7"][0]
    ('05_tunnels', 'tunnels', 'few')
    """
    places: dict[str, list[tuple[str, str, str]]] = {}
    for id in lesson_ids():
        lesson = load_lesson(id)
        for each in lesson.rounds:
            for rule in each.rules:
                places.setdefault(rule, []).append((lesson.notebook, lesson.id, each.id))
    return {rule: tuple(found) for rule, found in places.items()}


@cache
def _in_order() -> tuple[str, ...]:
    return tuple(sorted(ids_in(FOLDER), key=lambda id: (_shipped(id).notebook, id)))


@cache
def _shipped(id: str) -> Lesson:
    return read_lesson(data_root() / FOLDER / f"{id}.toml")


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file, or a `ContentError` with every fault of its fields; `validation` plays it, too."""
    faults: list[Fault] = []
    lesson = parse(read_settings(inspected(path, FOLDER, faults)), path)
    if faults:
        raise ContentError(faults)
    return lesson


# --- reading ------------------------------------------------------------------------------------


def parse(root: Section, path: Path) -> Lesson:
    """The lesson in the settings of a file, every fault noted; rounds that cannot be told are left out."""
    notebook = root.text("notebook")
    title, aim = read_texts(root, "title"), read_texts(root, "aim")
    rounds = [_round(section, name, path) for name, section in _sections(root)]
    if root.ok("rounds") and not rounds:
        root.fault("rounds", "a lesson has at least one round")
    root.close()
    return Lesson(path.stem, notebook, title, aim, tuple(each for each in rounds if each))


def _sections(root: Section) -> Iterator[tuple[str, Section]]:
    """The rounds, each called by its id in what is said about it, or by its number where it has none."""
    nothing: list[dict[str, Any]] = []
    tables = root.take("rounds", _are_tables, "one or more [[rounds]]", nothing)
    seen = {QUIZ}
    for number, table in enumerate(tables, 1):
        id = table.get("id")
        section = Section(root.inspection, table, root, f"rounds.{id if isinstance(id, str) else number}")
        section.take("id", _is_id, "an id of a-z, 0-9 and '-' in quotes", "")
        if id in seen:
            section.fault("id", f"{quoted(id)} is used already")
        seen.add(str(id))
        yield str(id), section


def _round(section: Section, id: str, path: Path) -> Round | None:
    scenario = _scenario(section, path)
    rules = read_rules(section, "rules", required=False) or (scenario.rules if scenario else ())
    title = read_texts(section, "title", required=False)
    question, because = read_texts(section, "question"), read_texts(section, "because", required=False)
    answer = _answer(section.section("answer"))
    variations = read_variations(section, "vary", _variable(answer))
    section.close()
    if scenario is None or not answer or not question:
        return None
    return Round(id, title or scenario.title, scenario, rules, question, because, answer, variations)


def _scenario(section: Section, path: Path) -> Scenario | None:
    """The scenario of a round: beside the lesson, in the folder of scenarios beside its own, or one of ours."""
    id = str(section.text("scenario"))
    if not section.ok("scenario"):
        return None
    known = scenario_ids()
    for file in (path.parent / f"{id}.toml", path.parent.parent / SCENARIOS / f"{id}.toml"):
        if re.fullmatch(r"[a-z0-9_-]+", id) and file != path and file.is_file():
            return _sound(section, file)
    if id not in known:
        section.fault("scenario", f"there is no scenario {quoted(id)}{hint(id, known)}")
        return None
    return _sound(section, id)


def _sound(section: Section, id: str | Path) -> Scenario | None:
    try:
        return load_scenario(id)
    except ContentError as error:
        section.fault("scenario", f"it has faults of its own, the first is {error.faults[0]}")
        return None


def _answer(section: Section) -> Spec:
    if not section.readable:
        return {}
    kind = chosen(section, "kind", tuple(KINDS))
    if not section.ok("kind"):
        return {}
    fields: dict[str, Any] = {"kind": kind}
    known = KINDS[kind]
    for name in (*known.needs, *known.may):
        if name in section or name in known.needs:
            fields[name] = _field(section, name)
    section.close(("kind", *known.needs, *known.may))
    return fields


def _variable(answer: Spec) -> tuple[str, ...]:
    """The fields of an answer for which there can be alternatives."""
    if not answer:
        return (*LISTS, *TEXTS)  # what is wrong with it has been said
    known = KINDS[answer["kind"]]
    return tuple(name for name in (*known.needs, *known.may) if name in (*LISTS, *TEXTS))


def _field(section: Section, name: str) -> Any:
    if name in LISTS:
        return read_list(section, name)
    if name in TEXTS:
        return section.text(name)
    if name == "after":
        return section.whole(name, least=0)
    if name == "possible":
        return section.take(name, lambda value: isinstance(value, bool), "true or false", True)
    return section.take(name, lambda value: isinstance(value, dict), "a table of fields", {})


def _are_tables(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, dict) for each in value)


def _is_id(value: object) -> bool:
    return isinstance(value, str) and value.replace("-", "a").isalnum() and value.isascii() and value == value.lower()
