"""Words that come back to a notebook: lines that print as they are, and refusals that read as rule cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from html import escape

from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.refusals import Refusal
from ttr_nb.show.names import Naming
from ttr_nb.show.tell import tell_violation

LINE = "margin:0;white-space:pre-wrap"
"""Paragraphs as close as lines, with the blanks they begin with."""


class Told(tuple[str, ...]):
    """Lines of words; where they tell of a refusal, `refusals` are its reasons as values.

    `html` is what a notebook shows instead of the lines; without it they are paragraphs, which break between words.
    """

    refusals: tuple[Refusal, ...]
    html: str

    def __new__(cls, lines: Iterable[str], refusals: tuple[Refusal, ...] = (), html: str = "") -> Told:
        told = super().__new__(cls, lines)
        told.refusals = refusals
        told.html = html
        return told

    def _repr_html_(self) -> str | None:
        return self.html or "".join(f'<p style="{LINE}">{escape(line)}</p>' for line in self) or None

    def __str__(self) -> str:
        return "\n".join(self)

    __repr__ = __str__


class IllegalMove(RuleViolation):
    """A refusal in the language chosen. A notebook shows it instead of a stack trace."""

    def __init__(self, refusals: tuple[Refusal, ...], names: Naming) -> None:
        super().__init__(refusals)
        self.told = tell_violation(self, names)

    def __str__(self) -> str:
        return self.told

    def _render_traceback_(self) -> list[str]:
        return self.told.splitlines()


@contextmanager
def told(names: Naming) -> Iterator[None]:
    """Turn the engine's refusal into one that can be read."""
    try:
        yield
    except IllegalMove:
        raise
    except RuleViolation as violation:
        raise IllegalMove(violation.refusals, names) from None
