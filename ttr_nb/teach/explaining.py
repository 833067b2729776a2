"""Why an answer is right, line by line with the rules behind it, against what was predicted. Knows no widget."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ttr_nb.core.events import seen_by
from ttr_nb.core.refusals import Refusal
from ttr_nb.show.language import checked
from ttr_nb.show.narration import narrate
from ttr_nb.show.tell import tell_action, tell_refusal
from ttr_nb.show.words import say
from ttr_nb.teach.cases import Case
from ttr_nb.teach.progress import UNSEEN
from ttr_nb.teach.questions import Question


class Line(NamedTuple):
    """A sentence and the rule behind it, "" where there is none; `head` says that it leads over to those after it."""

    text: str
    rule: str = ""
    head: bool = False


class Explanation(NamedTuple):
    """The verdict (None where nothing was predicted), and what happened. `rules` are all that are in it, each once."""

    is_right: bool | None
    verdict: str
    lines: tuple[Line, ...]
    because: str
    rules: tuple[str, ...]


def explain(question: Question, given: int | str | None, language: str | None = None) -> Explanation:
    """What is right and why; `given` is the answer of the learner, if there is one."""
    code = checked(language)
    lines = (*_refused(question, code), *story(question.case, code, question.solved.after), *_further(question, code))
    rules = dict.fromkeys([*(line.rule for line in lines if line.rule), *question.round.rules])
    is_right = None if given in (None, UNSEEN) else question.is_right(given)
    return Explanation(is_right, _verdict(question, given, code), lines, question.because(code), tuple(rules))


def _verdict(question: Question, given: int | str | None, code: str) -> str:
    right = question.solved.said(question.solved.value, code)
    if given is None or given == UNSEEN:
        return say("lesson-answer", code, right=right)
    if question.is_right(given):
        return say("lesson-right", code, right=right)
    return say("lesson-wrong", code, right=right, given=question.solved.said(given, code))


def _refused(question: Question, code: str) -> list[Line]:
    refused = question.solved.refused
    return [line for action, reasons in refused for line in _not_possible(question.case, action, reasons, code)]


def story(case: Case, language: str, after: int | None = None) -> list[Line]:
    """The solution, or so many moves of it, as the player in focus may know them; an attempt with its refusals."""
    lines = []
    for number in range(1, (case.length if after is None else after) + 1):
        events = tuple(seen_by(event, case.scenario.seat) for event in case.events(number))
        lines += [Line(told.text, told.rule) for told in narrate(events, case.names, case.box.letters, language)]
    if after is None and case.attempt is not None:
        lines += _not_possible(case, case.attempt, case.refusals(), language)
    return lines


def _not_possible(case: Case, action: Any, reasons: Iterable[Refusal], code: str) -> list[Line]:
    head = Line(say("lesson-refused", code, action=tell_action(action, case.names, code)), "", True)
    told = [Line(" ".join(filter(None, tell_refusal(reason, case.names, code))), reason.rule) for reason in reasons]
    return [head, *told]


def _further(question: Question, code: str) -> list[Line]:
    return [Line(text, rule) for text, rule in question.solved.lines(code)]
