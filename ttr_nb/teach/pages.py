"""The parts of a lesson as HTML and as text, to be read with no kernel. Knows no widget; escapes every word."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from ttr_nb.show.language import checked
from ttr_nb.show.words import say
from ttr_nb.teach.cases import Case
from ttr_nb.teach.explaining import Explanation, Line, explain, story
from ttr_nb.teach.lessons import Lesson, Round
from ttr_nb.teach.pictures import pictures, place, words
from ttr_nb.teach.placeholders import namer
from ttr_nb.teach.progress import CHECK, PREDICTION, TRY, Progress
from ttr_nb.teach.questions import Question
from ttr_nb.teach.texts import fill

STEPS = {PREDICTION: "predict", TRY: "try", CHECK: "check"}
"""The word for each step of a round."""

DONE, OPEN = "✓", "○"


# --- a lesson -----------------------------------------------------------------------------------


def lesson_html(lesson: Lesson, done: Progress, language: str | None = None) -> str:
    """What a lesson is about, and how far one has come in it."""
    code = checked(language)
    rules = "".join(f"<li><strong>{escape(rule)}</strong> {escape(say(rule, code))}</li>" for rule in lesson.rules)
    rows = "".join(
        f"<tr>{_cell(f'<code>{escape(each.id)}</code>')}{_cell(escape(title))}{_cell(escape(steps))}</tr>"
        for each, title, steps in _rounds(lesson, done, code)
    )
    return _block(
        "ttr-lesson",
        code,
        f"<h3>{escape(lesson.title[code])}</h3>"
        f"<p><strong>{escape(say('lesson-able', code))}:</strong> {escape(lesson.aim[code])}</p>"
        f"<p>{escape(say('lesson-rounds', code))}:</p><table>{rows}</table>"
        f"<p>{escape(say('lesson-taught', code))}:</p><ul>{rules}</ul>",
    )


def lesson_text(lesson: Lesson, done: Progress, language: str | None = None) -> str:
    """The same as text."""
    code = checked(language)
    rounds = [f"  {each.id} · {title}: {steps}" for each, title, steps in _rounds(lesson, done, code)]
    rules = [f"  {rule} · {say(rule, code)}" for rule in lesson.rules]
    lines = [lesson.title[code], f"{say('lesson-able', code)}: {lesson.aim[code]}"]
    return "\n".join([*lines, f"{say('lesson-rounds', code)}:", *rounds, f"{say('lesson-taught', code)}:", *rules])


def _cell(html: str) -> str:
    return f'<td style="text-align:left">{html}</td>'


def _rounds(lesson: Lesson, done: Progress, code: str) -> Iterable[tuple[Round, str, str]]:
    for each in lesson.rounds:
        marks = [
            f"{DONE if done.done(kind, f'{lesson.id}/{each.id}') else OPEN} {say(f'lesson-{STEPS[kind]}', code)}"
            for kind in each.steps()
        ]
        yield each, each.title[code], "  ".join(marks)


# --- a question ---------------------------------------------------------------------------------


def heading(step: str, each: Round, language: str) -> str:
    """What stands above a step of a round."""
    return f"{say(f'lesson-{step}', language)} · {each.title[language]}"


def head_html(case: Case, language: str, heading: str) -> str:
    """A heading, and below it which game or board it is, and whose turn."""
    return (
        f'<p class="ttr-step"><strong>{escape(heading)}</strong></p>'
        f'<p class="ttr-place">{escape(place(case, language))}</p>'
    )


def question_html(question: Question, language: str, heading: str) -> str:
    """The moment and the question, without the options."""
    return (
        f"{head_html(question.case, language, heading)}{pictures(question.case, question.spec, language)}"
        f'<p class="ttr-asked"><strong>{escape(question.text(language))}</strong></p>'
    )


def options_html(question: Question, language: str) -> str:
    """The options of a choice, to be read; nothing where a number is typed."""
    options = question.solved.options
    items = "".join(f"<li>{escape(question.solved.said(option, language))}</li>" for option in options)
    return f"<ul>{items}</ul>" if items else ""


def question_text(question: Question, language: str, heading: str) -> str:
    """The moment, the question and the options as text."""
    options = [f"  {OPEN} {question.solved.said(option, language)}" for option in question.solved.options]
    return "\n".join([heading, "", words(question.case, language), "", question.text(language), *options])


# --- an explanation -----------------------------------------------------------------------------


def explanation_html(told: Explanation, language: str) -> str:
    """Why an answer is right, with the rules behind every line."""
    kind = {True: "ttr-right", False: "ttr-wrong", None: "ttr-plain"}[told.is_right]
    because = f"<p>{escape(told.because)}</p>" if told.because else ""
    verdict = f'<p class="ttr-verdict {kind}"><strong>{escape(told.verdict)}</strong></p>'
    return f"{verdict}{lines_html(told.lines)}{because}"


def rules_html(rules: Iterable[str], language: str) -> str:
    """Rules by id and title."""
    items = "".join(f"<li><strong>{escape(rule)}</strong> {escape(say(rule, language))}</li>" for rule in rules)
    return f"<p>{escape(say('lesson-rules-here', language))}:</p><ul>{items}</ul>"


def lines_html(lines: Iterable[Line]) -> str:
    """A story line by line."""
    items = "".join(
        f"<li>{escape(line.text)}{f' <code>{escape(line.rule)}</code>' if line.rule else ''}</li>" for line in lines
    )
    return f'<ul class="ttr-story">{items}</ul>' if items else ""


def explanation_text(told: Explanation) -> str:
    """The same as text."""
    lines = [f"  {line.text}{f' [{line.rule}]' if line.rule else ''}" for line in told.lines]
    return "\n".join(filter(None, [told.verdict, *lines, told.because]))


def answer_html(question: Question, language: str) -> str:
    """The answer and why, folded away: what a reader without a kernel gets."""
    told = explain(question, None, language)
    return details(say("lesson-show", language), explanation_html(told, language) + rules_html(told.rules, language))


# --- a try --------------------------------------------------------------------------------------


def task(case: Case, language: str) -> str:
    """What is to be done."""
    return fill(case.scenario.task[language], namer(case, language, {}))


def try_html(case: Case, language: str, heading: str) -> str:
    """The moment and the task, with the solution folded away."""
    return (
        f"{head_html(case, language, heading)}{pictures(case, {}, language)}<p>{escape(task(case, language))}</p>"
        f"{details(say('lesson-solution', language), lines_html(story(case, language)))}"
    )


def try_text(case: Case, language: str, heading: str) -> str:
    """The same as text, without the solution."""
    return "\n".join([heading, "", words(case, language), "", task(case, language)])


# --- all of them --------------------------------------------------------------------------------


def details(summary: str, html: str) -> str:
    """Something folded away, to be opened by who wants to."""
    return f"<details><summary>{escape(summary)}</summary>{html}</details>"


def block(html: str, language: str) -> str:
    """A page of a lesson."""
    return _block("ttr-lesson", language, html)


def _block(css: str, language: str, html: str) -> str:
    return f'<div class="{css}" lang="{escape(language)}">{html}</div>'
