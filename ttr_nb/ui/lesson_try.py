"""The try: a live table in a scenario, with its goal and the parts that matter. Knows no rule."""

from __future__ import annotations

from typing import Any

from ttr_nb.show.words import say
from ttr_nb.teach import pages
from ttr_nb.teach.cases import Case, is_reached
from ttr_nb.teach.explaining import story
from ttr_nb.teach.progress import TRY, Progress
from ttr_nb.teach.questions import Question
from ttr_nb.teach.scenarios import PARTS
from ttr_nb.ui.surface import Item, surface
from ttr_nb.ui.table import SETTINGS, Table
from ttr_nb.ui.twinned import Twinned

AGAIN, SOLUTION = "again", "solution"
BELOW = (("acts", "solution"),)


class TryTable(Table):
    """A table that knows when its goal is reached, and then says so for good."""

    def __init__(self, case: Case, id: str, progress: Progress, language: str, **options: Any) -> None:
        self.case, self.id, self.progress = case, id, progress
        self.task = pages.task(case, language)
        self.reached = False
        parts = case.scenario.parts or PARTS
        super().__init__(case.begin(), case.box, language=language, parts=parts, goal=self.task, **options)

    def render(self) -> None:
        """Show the table, and look whether the goal has been reached."""
        super().render()
        if not self.reached and self._is_done():
            self.reached = True
            if self.id:
                self.progress.mark(TRY, self.id)
            if self._is_left():
                self.desk.eyes = f"seat:{self.case.scenario.seat}"  # to look at what one has made of it
                self.desk.chooses_eyes = False
            self.set_goal(say("lesson-goal-reached", self.desk.language, task=self.task), reached=True)

    def _is_done(self) -> bool:
        goal, desk = self.case.scenario.goal, self.desk
        if goal is None:
            return False
        moments, start = desk.session.moments, self.case.opening
        if len(moments) <= start or moments[start].state != self.case.state():
            return False  # the opening was taken back, and it went another way
        events = [event for moment in moments[start + 1 :] for event in moment.events]
        return is_reached(goal, events, desk.notice.rules, self.case.scenario.players)

    def _is_left(self) -> bool:
        """Whether nothing is left to do here, and whoever is next would only cover what the learner has done."""
        goal, moves = self.case.scenario.goal, self.desk.session.moves - self.case.opening
        return goal is not None and not goal.refusal and moves >= self.case.length and SETTINGS not in self.parts


class Try(Twinned):
    """A try with its table, a way to begin again, and the solution for those who ask."""

    def __init__(self, question: Question, progress: Progress, language: str, **options: Any) -> None:
        super().__init__()
        self.question, self.case = question, question.case
        self.progress, self.language, self.options = progress, language, options
        self.shows_solution = False
        self.stamp = 0
        self.below = surface(BELOW, {"acts": self._act}, self._report, lambda: None)
        self._lay()

    def _lay(self) -> None:
        """A new table in the scenario."""
        self.table = TryTable(self.case, self.question.id, self.progress, self.language, **self.options)
        self.table.children = [*self.table.children, self.below]  # inside, where its keys and its style are kept
        self.children = [self.table]
        self.render()

    def render(self) -> None:
        """Show the buttons below the table, and the solution if it was asked for."""
        items = [
            Item(key=AGAIN, text=self._say("lesson-again"), css="ttr-command"),
            Item(key=SOLUTION, text=self._say("lesson-solution"), css="ttr-command", pressed=self.shows_solution),
        ]
        if not self.case.scenario.solution:
            items.pop()
        told = pages.lines_html(story(self.case, self.language)) if self.shows_solution else ""
        self.below.show(self.stamp, {"solution": told}, {"acts": ("", items)})

    def _act(self, key: str) -> None:
        if key == SOLUTION:
            self.shows_solution = not self.shows_solution
            return self.render()
        self.table.close_game()
        self.stamp += 1
        self._lay()

    def _report(self, error: Exception) -> None:
        self.table.desk.report(error)

    def _say(self, key: str) -> str:
        return say(key, self.language)

    def twin(self) -> dict[str, str]:
        """What shows where no kernel runs."""
        heading = pages.heading("try", self.question.round, self.language)
        html = pages.block(pages.try_html(self.case, self.language, heading), self.language)
        return {"text/plain": pages.try_text(self.case, self.language, heading), "text/html": html}
