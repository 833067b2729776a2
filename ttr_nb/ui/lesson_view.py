"""A question to be answered in a lesson: what is asked, a way to answer, and after that why. Knows no rule.

The views of a lesson differ in when they reveal and what they note; what they share is here. An answer that is given
stays given: after the reveal nothing can be answered any more.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import ipywidgets as widgets

from ttr_nb.core.errors import TtrError
from ttr_nb.show.language import checked
from ttr_nb.show.rulecards import rule_card
from ttr_nb.show.words import say
from ttr_nb.teach import pages
from ttr_nb.teach.explaining import Explanation, Line, explain
from ttr_nb.teach.questions import Question
from ttr_nb.ui.controls import NORMAL, PROJECTOR
from ttr_nb.ui.desk import Notice
from ttr_nb.ui.field import field, on_enter
from ttr_nb.ui.shim import Shim
from ttr_nb.ui.surface import Item, surface
from ttr_nb.ui.twinned import Twinned

ASKED = (("asked",),)
BELOW = (("options", "acts", "notice", "verdict", "story", "further", "rules", "rulecard", "next"),)
"""The parts above and below the field in which a number is typed."""

QUIET = Notice("info", "")


class LessonView(Twinned):
    """A question with its options or a field to type in. `given` is the answer once it is locked."""

    def __init__(self, question: Question, language: str | None = None, size: str = NORMAL) -> None:
        super().__init__()
        self.question = question
        self.language = checked(language)
        self.chosen = ""
        self.rule = ""
        self.notice = QUIET
        self.stamp = 0
        self.shim = Shim()
        picks: dict[str, Callable[[str], None]] = {
            "options": self._choose,
            "acts": self._act,
            "next": self._act,
            "story": self._open_rule,
            "rules": self._open_rule,
        }
        self.top = surface(ASKED, {}, self._report, self._stale)
        self.below = surface(BELOW, picks, self._report, self._stale)
        self.number = field(widgets.Text, description=say("lesson-number", self.language))
        self.number.style.description_width = "initial"
        self.number.layout.max_width = "24em"
        self.number.add_class("ttr-number")
        on_enter(self.number, self._entered, self._report)
        self.children = [self.shim, self.top, self.number, self.below]
        self.add_class("ttr-table")
        if size == PROJECTOR:
            self.add_class("ttr-projector")

    # --- what the views of the steps decide ------------------------------------------------------

    heading = ""
    """What stands above the question."""

    @property
    def given(self) -> int | str | None:
        """The answer that is locked; None as long as one can answer."""
        raise NotImplementedError

    @property
    def is_revealed(self) -> bool:
        """Whether the answer is shown."""
        return self.given is not None

    def acts(self) -> list[Item]:
        """What can be done now, besides answering."""
        return []

    def onward(self) -> list[Item]:
        """What can be done after the reveal."""
        return []

    def act(self, key: str) -> None:
        """Do it."""

    def static(self) -> tuple[str, str]:
        """What is seen with no kernel: HTML and text."""
        raise NotImplementedError

    # --- showing ---------------------------------------------------------------------------------

    def render(self) -> None:
        """Show the question as it stands now. What has not changed is not sent."""
        told = explain(self.question, self.given, self.language) if self.is_revealed else None
        is_open = self.given is None
        self.number.layout.display = "" if is_open and self.asks and not self.question.solved.options else "none"
        self.top.show(self.stamp, {"asked": self.page()}, {})
        rows, further = _rows(told.lines if told else ())
        self.below.show(
            self.stamp,
            {
                "notice": _notice(self.notice),
                "verdict": verdict_html(told) if told else "",
                "further": further + (f"<p>{escape(told.because)}</p>" if told and told.because else ""),
                "rulecard": rule_card(self.rule, self.language)._repr_html_() if self.rule else "",
            },
            {
                "options": (self.say("lesson-choose"), self._options() if is_open and self.asks else []),
                "acts": ("", self.acts()),
                "story": (self.say("label-history"), rows),
                "rules": (self.say("lesson-rules-here"), self._rules(told)),
                "next": ("", self.onward() if told else []),
            },
        )
        self.shim.announce = told.verdict if told else self.notice.text

    asks = True
    """Whether one answers here, or only reads."""

    def page(self) -> str:
        """What is asked."""
        return pages.question_html(self.question, self.language, self.heading)

    def _options(self) -> list[Item]:
        solved = self.question.solved
        return [
            Item(key=option, text=solved.said(option, self.language), pressed=option == self.chosen)
            for option in solved.options
        ]

    def _rules(self, told: Explanation | None) -> list[Item]:
        return [
            Item(key=rule, text=f"{rule} · {self.say(rule)}", css="ttr-rule-link", pressed=rule == self.rule)
            for rule in (told.rules if told else ())
        ]

    def say(self, key: str, **params: object) -> str:
        """A message in the language of this view."""
        return say(key, self.language, **params)

    # --- hearing ---------------------------------------------------------------------------------

    def answer(self) -> int | str | None:
        """What is chosen or typed; None, and a notice, where it cannot be an answer."""
        text = self.chosen if self.question.solved.options else self.number.value.strip()
        if not text:
            self.inform("lesson-choose-first")
            return None
        try:
            return self.question.read(text)
        except TtrError:
            self.inform("lesson-not-a-number", text=text[:60])
            return None

    def inform(self, key: str, **params: object) -> None:
        """Say something to the learner."""
        self.notice = Notice("info", self.say(key, **params))
        self.render()

    def moved_on(self) -> None:
        """Something is different now: clicks on what was seen before come too late."""
        self.notice, self.rule = QUIET, ""
        self.stamp += 1
        self.render()

    def lead_on(self) -> None:
        """Move the focus to what comes next: its button is gone, and who uses the keyboard would be lost."""
        if self.is_revealed:
            part = "next" if self.onward() else "rules"
        else:
            part = "options" if self.question.solved.options else "number"
        self.shim.focus_on(f"ttr-{part}")

    def _choose(self, option: str) -> None:
        if self.given is None:
            self.chosen = option
            self.notice = QUIET
        self.render()

    def _act(self, key: str) -> None:
        self.act(key)

    def _entered(self) -> None:
        """Enter in the field does what the first button does."""
        if acts := self.acts():
            self.act(acts[0]["key"])

    def _open_rule(self, rule: str) -> None:
        self.rule = "" if self.rule == rule else rule
        self.render()

    def _stale(self) -> None:
        self.inform("table-stale")

    def _report(self, error: Exception) -> None:
        text = str(error) if isinstance(error, TtrError) else f"{type(error).__name__}: {error}"
        self.notice = Notice("error", text)
        self.render()

    # --- without a kernel ------------------------------------------------------------------------

    def twin(self) -> dict[str, str]:
        """What shows where no kernel runs."""
        html, text = self.static()
        return {"text/plain": text, "text/html": pages.block(html, self.language)}


def verdict_html(told: Explanation) -> str:
    """Right, wrong, or only the answer."""
    mark, css = {
        True: ("✓ ", "ttr-aim ttr-reached"),
        False: ("✗ ", "ttr-said ttr-refusal"),
        None: ("", "ttr-said"),
    }[told.is_right]
    return f'<div class="{css}">{mark}{escape(told.verdict)}</div>'


def _notice(notice: Notice) -> str:
    return f'<div class="ttr-said ttr-{notice.kind}">{escape(notice.text)}</div>' if notice.text else ""


def _rows(lines: tuple[Line, ...]) -> tuple[list[Item], str]:
    """Lines with a button for their rule; what leads over stands before the next, and what has no rule is a list."""
    rows: list[Item] = []
    rest: list[str] = []
    lead = ""
    for line in lines:
        if line.head:
            lead = f"{line.text} "
        elif line.rule:
            rows.append(Item(key=line.rule, text=line.rule, css="ttr-rule-link", before=lead + line.text))
            lead = ""
        else:
            rest.append(f"<li>{escape(line.text)}</li>")
    return rows, f"<ul>{''.join(rest)}</ul>" if rest else ""
