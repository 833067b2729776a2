"""A lesson as a notebook meets it: what it is about, and its steps as widgets, imported when one is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ttr_nb.core.errors import TtrError
from ttr_nb.core.numbers import whole
from ttr_nb.show.language import checked
from ttr_nb.show.told import Told
from ttr_nb.teach import pages
from ttr_nb.teach.lessons import Lesson, load_lesson
from ttr_nb.teach.listing import tell_lessons, tell_scenarios
from ttr_nb.teach.progress import Progress
from ttr_nb.teach.progress import progress as own
from ttr_nb.teach.questions import posed
from ttr_nb.teach.report import Report, report

SIZES = ("normal", "projector")
LARGER = 1.5
"""How much a projector magnifies what is only read."""


def lesson(id: str | Path, language: str | None = None, size: str = "normal") -> LessonFront:
    """A lesson to go through: one of `lessons()`, or the file of one's own.

    It shows what it is about; `.predict(round)`, `.try_it(round)`, `.explain(round)`, `.check(round, seed=3)` are its
    steps, `.quiz(seed=1)` asks three questions at the end. For a wall, `size="projector"`.

    >>> lesson("tunnels").rounds[:2]
    ('surcharge', 'locomotives')
    """
    if size not in SIZES:
        raise TtrError(f"a size is one of {', '.join(SIZES)}, not {str(size)[:60]!r}")
    return LessonFront(load_lesson(id), language, size)


def lessons(language: str | None = None) -> Told:
    """The lessons there are, with their notebooks and rounds."""
    return tell_lessons(language)


def scenarios(language: str | None = None, about: str = "") -> Told:
    """The scenarios there are, with the rules they are about: all, or with `about="tunnel"` those that are about it."""
    return tell_scenarios(language, about)


def progress(language: str | None = None) -> Report:
    """How far one has come: bars for each notebook and for the whole course."""
    return report(own(), language)


class LessonFront:
    """A lesson to be gone through: predict, try, explain, check, round by round, and a quiz at the end."""

    def __init__(
        self, lesson: Lesson, language: str | None = None, size: str = "normal", done: Progress | None = None
    ) -> None:
        self.lesson = lesson
        self._language = language
        self._size = size
        self._done = done

    @property
    def progress(self) -> Progress:
        """Where it is noted what has been done."""
        return self._done or own()

    @property
    def rounds(self) -> tuple[str, ...]:
        """The names of the rounds."""
        return tuple(each.id for each in self.lesson.rounds)

    def predict(self, round: str, language: str | None = None) -> Any:
        """The question of a round: choose or type, and lock it in."""
        from ttr_nb.ui.lesson_steps import Predict

        return Predict(self.lesson, round, self.progress, **self._look(language))

    def try_it(self, round: str, language: str | None = None, **options: Any) -> Any:
        """The live table in the round's scenario, with its goal."""
        from ttr_nb.ui.lesson_try import Try

        question = posed(self.lesson, round)
        if question.case.scenario.goal is None:
            raise TtrError(f"there is nothing to try in the round {round!r} of {self.lesson.id!r}: it has no goal")
        options = {**self._look(language), **options}
        return Try(question, self.progress, checked(options.pop("language")), **options)

    def explain(self, round: str, language: str | None = None) -> Any:
        """What is right and why, against what was predicted; not before that is locked in."""
        from ttr_nb.ui.lesson_steps import Explain

        return Explain(self.lesson, round, self.progress, **self._look(language))

    def check(self, round: str, seed: int = 1, language: str | None = None) -> Any:
        """The same idea with other numbers, which a seed picks."""
        from ttr_nb.ui.lesson_steps import Check

        return Check(self.lesson, round, _seed(seed), self.progress, **self._look(language))

    def quiz(self, seed: int = 1, language: str | None = None) -> Any:
        """Three questions from the whole lesson, which a seed picks."""
        from ttr_nb.ui.lesson_steps import Quiz

        return Quiz(self.lesson, _seed(seed), self.progress, **self._look(language))

    def _look(self, language: str | None) -> dict[str, Any]:
        return {"language": language or self._language, "size": self._size}

    def start_over(self) -> None:
        """Forget what has been done in this lesson, predictions too."""
        self.progress.forget(self.lesson.id)

    def __repr__(self) -> str:
        return f"<Lesson {self.lesson.id}: {', '.join(self.rounds)}>"

    def __str__(self) -> str:
        return pages.lesson_text(self.lesson, self.progress, self._language)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        html = pages.lesson_html(self.lesson, self.progress, self._language)
        large = f'<div style="zoom:{LARGER}">{html}</div>'
        return {"text/plain": str(self), "text/html": large if self._size == "projector" else html}


def _seed(seed: Any) -> int:
    number = whole(seed)
    if number is None:
        raise TtrError(f"a seed is a whole number, not {str(seed)[:60]!r}")
    return number
