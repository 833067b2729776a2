"""The steps of a round beside the table: predict and explain, check, and the quiz at the end. Knows no rule."""

from __future__ import annotations

from html import escape
from typing import Any

from ttr_nb.show.words import say
from ttr_nb.teach import pages
from ttr_nb.teach.explaining import explain
from ttr_nb.teach.lessons import QUIZ, Lesson
from ttr_nb.teach.pictures import place
from ttr_nb.teach.progress import CHECK, PREDICTION, TRY, UNSEEN, Progress
from ttr_nb.teach.questions import check_number, posed, quiz_numbers
from ttr_nb.ui.lesson_view import LessonView
from ttr_nb.ui.surface import Item

LOCK, ANYWAY, SUBMIT, ANOTHER = "lock", "anyway", "submit", "another"


class Predicted(LessonView):
    """What has to do with a prediction, which may be locked in here or elsewhere."""

    def __init__(self, lesson: Lesson, id: str, progress: Progress, **look: Any) -> None:
        super().__init__(posed(lesson, id), **look)
        self.progress = progress
        self.heading = pages.heading(self.step, self.question.round, self.language)
        self._seen = self.given
        progress.subscribe(self._marked)
        self.render()

    step = ""
    """What this step is called."""

    @property
    def given(self) -> int | str | None:
        return self.progress.prediction(self.question.id)

    def _marked(self) -> None:
        if self.given != self._seen:
            self._seen = self.given
            self.moved_on()


class Predict(Predicted):
    """The question of a round before anything is shown; what is locked in stays."""

    step = "predict"
    is_revealed = False
    """Never here: explaining is a step of its own."""

    def acts(self) -> list[Item]:
        return [] if self.given is not None else [Item(key=LOCK, text=self.say("lesson-lock"), css="ttr-first")]

    def act(self, key: str) -> None:
        value = self.answer() if self.given is None else None
        if value is not None:
            self.progress.mark(PREDICTION, self.question.id, value)

    def page(self) -> str:
        given = self.given
        if given is None:
            said = ""
        elif given == UNSEEN:
            said = self.say("lesson-seen")
        else:
            shown = self.question.solved.said(given, self.language)
            onward = "lesson-next" if TRY in self.question.round.steps() else "lesson-next-read"
            said = f"{self.say('lesson-locked', given=shown)} {self.say(onward)}"
        told = f'<div class="ttr-aim ttr-reached">{escape(said)}</div>' if said else ""
        return super().page() + told

    def static(self) -> tuple[str, str]:
        html = pages.question_html(self.question, self.language, self.heading)
        return html + pages.options_html(self.question, self.language), pages.question_text(
            self.question, self.language, self.heading
        )


class Explain(Predicted):
    """Why the answer is right, against what was predicted. Not before that is locked in, unless one insists."""

    step = "explain"
    asks = False

    def acts(self) -> list[Item]:
        return [] if self.given is not None else [Item(key=ANYWAY, text=self.say("lesson-anyway"), css="ttr-command")]

    def act(self, key: str) -> None:
        self.progress.mark(PREDICTION, self.question.id, UNSEEN)
        self.lead_on()

    def page(self) -> str:
        asked = self._asked()
        if self.given is not None:
            return asked
        return f'{asked}<div class="ttr-said">{escape(self.say("lesson-lock-first"))}</div>'

    def static(self) -> tuple[str, str]:
        told = pages.explanation_text(explain(self.question, None, self.language))
        head = f"{self.heading}\n{place(self.question.case, self.language)}\n{self.question.text(self.language)}"
        return self._asked() + pages.answer_html(self.question, self.language), f"{head}\n\n{told}"

    def _asked(self) -> str:
        """The question again, without its pictures."""
        head = pages.head_html(self.question.case, self.language, self.heading)
        return f"{head}<p>{escape(self.question.text(self.language))}</p>"


class Check(LessonView):
    """The same idea with other numbers; a right answer passes, and there is always another one."""

    def __init__(self, lesson: Lesson, id: str, seed: int, progress: Progress, **look: Any) -> None:
        super().__init__(posed(lesson, id, check_number(lesson, id, seed)), **look)
        self.lesson, self.seed, self.progress = lesson, seed, progress
        self.heading = pages.heading("check", self.question.round, self.language)
        self._given: int | str | None = None
        self.render()

    @property
    def given(self) -> int | str | None:
        return self._given

    def acts(self) -> list[Item]:
        return [] if self.given is not None else [Item(key=SUBMIT, text=self.say("lesson-submit"), css="ttr-first")]

    def onward(self) -> list[Item]:
        return [Item(key=ANOTHER, text=self.say("lesson-another"), css="ttr-command")]

    def act(self, key: str) -> None:
        if key == ANOTHER:
            self.seed += 1
            id = self.question.round.id
            self.question = posed(self.lesson, id, check_number(self.lesson, id, self.seed))
            self._given, self.chosen, self.number.value = None, "", ""
            self.moved_on()
            self.lead_on()
        elif self.given is None and (value := self.answer()) is not None:
            self._given = value
            if self.question.is_right(value):
                self.progress.mark(CHECK, self.question.id)
            self.moved_on()
            self.lead_on()

    def static(self) -> tuple[str, str]:
        html = pages.question_html(self.question, self.language, self.heading)
        html += pages.options_html(self.question, self.language) + pages.answer_html(self.question, self.language)
        return html, pages.question_text(self.question, self.language, self.heading)


class Quiz(LessonView):
    """Three questions, one after the other; who has them all right has passed."""

    def __init__(self, lesson: Lesson, seed: int, progress: Progress, **look: Any) -> None:
        self._begin(lesson, seed)
        super().__init__(self.questions[0], **look)
        self.progress = progress
        self.render()

    def _begin(self, lesson: Lesson, seed: int) -> None:
        self.lesson, self.seed = lesson, seed
        self.questions = [posed(lesson, id, number) for id, number in quiz_numbers(lesson, seed)]
        self.answers: list[int | str] = []
        self.at = 0

    @property
    def heading(self) -> str:  # type: ignore[override]
        return self._heading(self.at + 1)

    def _heading(self, number: int) -> str:
        of = say("lesson-of", self.language, number=number, count=len(self.questions))
        return f"{say('lesson-quiz', self.language)} · {of}"

    @property
    def given(self) -> int | str | None:
        return self.answers[self.at] if self.at < len(self.answers) else None

    @property
    def right(self) -> int:
        """How many of the answers so far are right."""
        pairs = zip(self.questions, self.answers, strict=False)
        return sum(question.is_right(answer) for question, answer in pairs)

    @property
    def is_over(self) -> bool:
        """Whether all have been answered."""
        return len(self.answers) == len(self.questions)

    def acts(self) -> list[Item]:
        return [] if self.given is not None else [Item(key=SUBMIT, text=self.say("lesson-submit"), css="ttr-first")]

    def onward(self) -> list[Item]:
        key = "lesson-quiz-again" if self.is_over else "lesson-following"
        return [Item(key=ANOTHER, text=self.say(key), css="ttr-first")]

    def act(self, key: str) -> None:
        if key == ANOTHER:
            if self.is_over:
                self._begin(self.lesson, self.seed + 1)
            else:
                self.at += 1
            self.question = self.questions[self.at]
            self.chosen, self.number.value = "", ""
            self.moved_on()
            self.lead_on()
        elif self.given is None and (value := self.answer()) is not None:
            self.answers.append(value)
            if self.is_over and self.right == len(self.questions):
                self.progress.mark(CHECK, f"{self.lesson.id}/{QUIZ}")
            self.moved_on()
            self.lead_on()

    def page(self) -> str:
        if not self.is_over:
            return super().page()
        count = len(self.questions)
        key = "lesson-all-right" if self.right == count else "lesson-result"
        css = "ttr-aim ttr-reached" if self.right == count else "ttr-said"
        return f'{super().page()}<div class="{css}">{escape(self.say(key, right=self.right, count=count))}</div>'

    def static(self) -> tuple[str, str]:
        html, texts = [], []
        for number, question in enumerate(self.questions, 1):
            heading = self._heading(number)
            html.append(pages.question_html(question, self.language, heading))
            html.append(pages.options_html(question, self.language) + pages.answer_html(question, self.language))
            texts.append(pages.question_text(question, self.language, heading))
        return "".join(html), "\n\n".join(texts)
