"""A kata in a notebook: its task, the check of a function, hints one by one, and a solution when asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from html import escape
from typing import Any

from ttr_nb.core.errors import TtrError
from ttr_nb.core.numbers import whole
from ttr_nb.show.language import language
from ttr_nb.show.words import say
from ttr_nb.teach.katas import ROW, exercise
from ttr_nb.teach.katas.checking import SECONDS, WRONG, check
from ttr_nb.teach.katas.exercise import Case, Exercise, written
from ttr_nb.teach.katas.page import CODE, RULE, TITLE, Page, Part
from ttr_nb.teach.katas.verdict import CASE, REASON, Verdict, help_at, what_next
from ttr_nb.teach.progress import KATA, progress


@dataclass
class Attempts:
    """What has been tried in this session: how often in vain, the last wrong case, and the help given by rule."""

    failed: int = 0
    case: Case | None = None
    helped: dict[str, int] = field(default_factory=dict)


_attempts: dict[str, Attempts] = {}


class Kata:
    """A rule to write as a function. It shows its task; `check` it, ask for a `hint`, or see a `solution`.

    >>> Kata(exercise("ferry-price")).check(lambda length, symbols, coloured: symbols).rule
    'EU-FERRY-2'
    """

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.id = exercise.id
        self.rules = exercise.rules

    @property
    def title(self) -> str:
        """What it is about, in the language chosen."""
        return say(f"kata-{self.id}")

    @property
    def is_passed(self) -> bool:
        """Whether a function has been right in every case."""
        return progress().done(KATA, self.id)

    @property
    def failed(self) -> int:
        """How many checks of this session went wrong."""
        return self._tried.failed

    def check(self, function: Any, seed: int = 1, seconds: float = SECONDS) -> Verdict:
        """Try a function on chosen cases and on some from a seed; the first that goes wrong is the answer."""
        number = whole(seed)
        if number is None:
            raise TtrError(f"a seed is a whole number, not {str(seed)[:60]!r}")
        checked = check(self.exercise, function, number, seconds)
        finding, tried, level = checked.finding, self._tried, CASE
        if finding is None:
            progress().mark(KATA, self.id)
            tried.case = None
            tried.helped.clear()
        elif finding.case:
            tried.failed += 1
            if finding.kind == WRONG:
                rule = finding.case.rule
                level = tried.helped[rule] = min(tried.helped.get(rule, CASE - 1) + 1, REASON)
                tried.case = finding.case
        return Verdict(self.exercise, checked, level, _name(function, self.exercise))

    def hint(self) -> Page:
        """The next hint about what went wrong last; at the end of them, the reason."""
        tried = self._tried
        case = tried.case or self.exercise.chosen()[0]
        level = tried.helped[case.rule] = min(tried.helped.get(case.rule, CASE) + 1, REASON)
        heading = [Part(f"{self.id} · {self.title}", TITLE), Part(case.rule, RULE, say("kata-rule"))]
        call = [Part(written(self.exercise.name, case.arguments), CODE)] if level == REASON else []
        return Page([*heading, *call, *help_at(self.exercise, case, level), *what_next(self.exercise, level)])

    def solution(self) -> Page:
        """One way to write the function. Nothing else shows it."""
        parts = [Part(f"{self.id} · {self.title}", TITLE), Part(say("kata-solution"))]
        return Page([*parts, Part(self.exercise.source, CODE)])

    @property
    def _tried(self) -> Attempts:
        return _attempts.setdefault(self.id, Attempts())

    @property
    def page(self) -> Page:
        """The task, with an example that the engine has computed."""
        example = self.exercise.chosen()[0].arguments
        answer = f">>> {written(self.exercise.name, example)}\n{self.exercise.engine(*example)!r}"
        done = [Part(f"✓ {say('kata-done')}")] if self.is_passed else []
        return Page(
            [
                Part(f"{self.id} · {self.title}", TITLE),
                Part(say(f"kata-{self.id}.task")),
                Part(say("kata-write")),
                Part(f"{self.exercise.signature}\n    ...", CODE),
                Part(say("kata-example")),
                Part(answer, CODE),
                Part(say("kata-rules")),
                *[Part(rule, RULE) for rule in self.rules],
                Part(say("kata-then")),
                Part(f"ttr.kata({self.id!r}).check({self.exercise.name})", CODE),
                *done,
            ]
        )

    def __str__(self) -> str:
        return str(self.page)

    def __repr__(self) -> str:
        return f"<Kata {self.id}>"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return self.page._repr_mimebundle_()


class Katas(tuple[str, ...]):
    """The ids of all katas; they show themselves as a list with titles, and a tick at each that is passed."""

    __slots__ = ()

    def __str__(self) -> str:
        width = max(map(len, self), default=0)
        return "\n".join(f"{_mark(id)} {id:{width}}  {say(f'kata-{id}')}" for id in self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = [
            f"<tr><td>{_mark(id)}</td><td><code>{escape(id)}</code></td><td>{escape(say(f'kata-{id}'))}</td>"
            f"<td><small>{escape(', '.join(exercise(id).rules))}</small></td></tr>"
            for id in self
        ]
        return f'<table class="ttr-katas" lang="{escape(language())}">{"".join(rows)}</table>'

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self._repr_html_()}


def kata(id: str) -> Kata:
    """A kata by its id.

    >>> kata("tunel-extra")
    Traceback (most recent call last):
        ...
    ttr_nb.core.errors.TtrError: there is no kata 'tunel-extra'; near it: tunnel-extra
    """
    if id not in ROW:
        near = get_close_matches(str(id), ROW)
        there = f"near it: {', '.join(near)}" if near else f"there is {', '.join(ROW)}"
        raise TtrError(f"there is no kata {str(id)[:60]!r}; {there}")
    return Kata(exercise(id))


def katas() -> Katas:
    """All katas, in the order of the course."""
    return Katas(ROW)


def _mark(id: str) -> str:
    return "✓" if progress().done(KATA, id) else "·"


def _name(function: Any, exercise: Exercise) -> str:
    """What to call the function in a call that can be pasted: its own name, if it has one."""
    name = getattr(function, "__name__", "")
    return name if isinstance(name, str) and name.isidentifier() else exercise.name
