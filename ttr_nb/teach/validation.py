"""Everything that is wrong with scenarios and lessons: each is played, with all its variations. Knows no widget."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ttr_nb.content.settings import read_settings
from ttr_nb.core.errors import ContentError, Fault, TtrError
from ttr_nb.teach import lessons, scenarios
from ttr_nb.teach.asking import Spec, Unanswerable
from ttr_nb.teach.cases import Case, Impossible, play, unreached
from ttr_nb.teach.explaining import explain
from ttr_nb.teach.lessons import QUESTIONS, Lesson, Round
from ttr_nb.teach.placeholders import namer
from ttr_nb.teach.questions import Question, pose
from ttr_nb.teach.scenarios import Scenario, inspected, read_scenario
from ttr_nb.teach.texts import Texts, fill, places
from ttr_nb.teach.variations import told


def faults_in(path: Path) -> tuple[Fault, ...]:
    """Everything wrong with a scenario or a lesson, whichever it is: a lesson has rounds."""
    faults: list[Fault] = []
    root = read_settings(inspected(path, path.resolve().parent.name, faults))
    if faults:
        return tuple(faults)
    return lesson_faults(path) if "rounds" in root or "notebook" in root else scenario_faults(path)


def scenario_faults(path: Path) -> tuple[Fault, ...]:
    """Everything wrong with the scenario in a file; it is played to its goal."""
    try:
        scenario = read_scenario(path)
    except ContentError as error:
        return error.faults
    label = f"{scenarios.FOLDER}/{path.name}"
    return tuple(Fault(label, place, what) for place, what in _played(scenario))


def lesson_faults(path: Path) -> tuple[Fault, ...]:
    """Everything wrong with the lesson in a file; every question is posed and answered, with every variation."""
    faults: list[Fault] = []
    inspection = inspected(path, lessons.FOLDER, faults)
    root = read_settings(inspection)
    lesson = lessons.parse(root, path)
    many = sum(len(each.variations) for each in lesson.rounds)
    if many < QUESTIONS and not any(fault.place.startswith("rounds") for fault in faults):
        inspection.fault("rounds", f"the quiz needs {QUESTIONS} questions: vary more, there are {many} variations")
    for each in lesson.rounds:
        for place, what in _round(lesson, each):
            inspection.fault(f"rounds.{each.id}{place and '.'}{place}", what)
    return tuple(faults)


# --- scenarios ----------------------------------------------------------------------------------


def _played(scenario: Scenario) -> Iterator[tuple[str, str]]:
    try:
        case = play(scenario)
    except Impossible as impossible:
        yield from impossible.faults
        return
    if what := unreached(case):
        yield "solution", what
    for key, texts in (("title", scenario.title), ("task", scenario.task)):
        yield from _texts(case, {}, key, texts)


# --- lessons ------------------------------------------------------------------------------------


def _round(lesson: Lesson, each: Round) -> Iterator[tuple[str, str]]:
    answers: set[int | str] = set()
    faults = list(_posed(lesson, each, None, answers))
    yield from faults
    for number, variation in enumerate(each.variations):
        for place, what in _posed(lesson, each, number, answers):
            if (place, what) not in faults:  # what is wrong with the round itself is said once
                yield "vary", f"with {told(variation)}: {place}: {what}"
    if each.variations and len(answers) == 1:
        yield "vary", f"the answer is {answers.pop()!r} every time: that checks nothing"


def _posed(lesson: Lesson, each: Round, number: int | None, answers: set[int | str]) -> Iterator[tuple[str, str]]:
    """What is wrong with one question: it cannot be played, has no answer, or cannot be put into words."""
    try:
        question = pose(lesson.id, each, number)
    except Impossible as impossible:
        place = "scenario" if number is None else ""
        yield from ((f"{place}{place and '.'}{where}", what) for where, what in impossible.faults)
        return
    try:
        answers.add(question.solved.value)
    except Unanswerable as error:
        yield f"answer.{error.key}", error.what
        return
    yield from _worded(question)


def _worded(question: Question) -> Iterator[tuple[str, str]]:
    faults = [
        *_texts(question.case, question.spec, "question", question.round.question),
        *_texts(question.case, question.spec, "because", question.round.because),
    ]
    yield from faults
    if not faults:
        for code in question.round.question:
            explain(question, None, code)
            said = [question.solved.said(option, code) for option in question.solved.options]
            if len(set(said)) < len(said):
                yield "answer", f"two options read the same ({code}): {', '.join(said)}"


def _texts(case: Case, spec: Spec, key: str, texts: Texts) -> Iterator[tuple[str, str]]:
    """Placeholders that stand for nothing, or that one language has and another has not."""
    used = dict(places(texts))
    for code, text in texts.items():
        try:
            fill(text, namer(case, code, spec))
        except TtrError as error:
            yield f"{key}.{code}", str(error)
        if used[code] != used["en"]:
            missing = ", ".join(sorted(used["en"] ^ used[code]))
            yield f"{key}.{code}", f"not the same placeholders as in English: {missing}"
