"""How far a learner has come: bars for each notebook and for the whole course. Knows no widget."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from ttr_nb.show.language import checked
from ttr_nb.show.panel_pictures import box
from ttr_nb.show.scene import Scene
from ttr_nb.show.twin import image
from ttr_nb.show.words import say
from ttr_nb.teach import katas
from ttr_nb.teach.lessons import lesson_ids, load_lesson
from ttr_nb.teach.progress import KATA, Progress

CELLS = 20
"""How long a bar is as text."""

BAR = (200.0, 14.0)
"""And as a picture."""

Step = tuple[str, str]
"""Something that can be done: a kind of progress and an id."""


@dataclass(frozen=True)
class Report:
    """The learner's progress, to be looked at."""

    progress: Progress
    language: str

    def rows(self) -> list[tuple[str, int, int]]:
        """For each notebook, and last for the course: its name, the steps done, and how many there are."""
        titles = {lesson.notebook: lesson.title[self.language] for lesson in map(load_lesson, lesson_ids())}
        rows = [
            (_called(notebook, titles.get(notebook, "")), self._done(steps), len(steps))
            for notebook, steps in steps_by_notebook().items()
        ]
        total = (say("progress-course", self.language), sum(row[1] for row in rows), sum(row[2] for row in rows))
        return [*rows, total]

    def notices(self) -> list[str]:
        """What the learner should know about the file."""
        notices = []
        if self.progress.set_aside is not None:
            notices.append(say("progress-set-aside", self.language, file=self.progress.set_aside.name))
        if not self.progress.is_saved:
            notices.append(say("progress-not-saved", self.language))
        return notices

    def _done(self, steps: Iterable[Step]) -> int:
        return sum(self.progress.done(kind, id) for kind, id in steps)

    def _told(self, done: int, count: int) -> str:
        return say("progress-steps", self.language, done=done, count=count)

    def __str__(self) -> str:
        rows = self.rows()
        width = max(len(name) for name, _, _ in rows)
        lines = [f"{name:<{width}}  {_bar(done, count)}  {self._told(done, count)}" for name, done, count in rows]
        return "\n".join([say("progress-title", self.language), *lines, *self.notices()])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = "".join(
            f'<tr><th scope="row" style="text-align:left">{escape(name)}</th>'
            f"<td>{_picture(done, count, self._told(done, count))}</td><td>{escape(self._told(done, count))}</td></tr>"
            for name, done, count in self.rows()
        )
        notices = "".join(f"<p>{escape(notice)}</p>" for notice in self.notices())
        title = f"<p><strong>{escape(say('progress-title', self.language))}</strong></p>"
        return f'<div class="ttr-progress" lang="{self.language}">{title}<table>{rows}</table>{notices}</div>'

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        html = self._repr_html_()
        return {"text/plain": str(self), "text/html": html}


def report(progress: Progress, language: str | None = None) -> Report:
    """A learner's progress in a language."""
    return Report(progress, checked(language))


def steps_by_notebook() -> dict[str, list[Step]]:
    """Everything that can be done, by the notebook in which it is done."""
    steps: dict[str, list[Step]] = {}
    for id in lesson_ids():
        lesson = load_lesson(id)
        steps.setdefault(lesson.notebook, []).extend(lesson.steps())
    for id in katas.ROW:
        steps.setdefault(katas.exercise(id).notebook, []).append((KATA, id))
    return dict(sorted(steps.items()))


def _called(notebook: str, title: str) -> str:
    """A notebook by its number and the title of its lesson, or by its file where it has none."""
    return f"{notebook.partition('_')[0]} · {title}" if title else notebook


def _picture(done: int, count: int, told: str) -> str:
    wide, high = BAR
    full = wide * done / count if count else 0.0
    parts = [box(0.5, 0.5, wide - 1, high - 1, "panel", "edge")]
    if full:
        parts.append(box(0.5, 0.5, full - 1, high - 1, "good"))
    return image(Scene(BAR, tuple(parts)), told)


def _bar(done: int, count: int) -> str:
    full = CELLS * done // count if count else 0
    return "█" * full + "░" * (CELLS - full)
