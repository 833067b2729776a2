"""An answer that shows itself: a sentence or two, a plot, a pandas table behind it. Knows no game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape
from typing import Any

from ttr_nb.core.errors import TtrError
from ttr_nb.insight.plot import Plot
from ttr_nb.show.words import say


@dataclass(frozen=True, repr=False)
class Finding:
    """What was found: `told` in words, as a `plot`, and as a `table`; exact until it is set against trials."""

    told: tuple[str, ...]
    plot: Plot
    table: Any = field(compare=False)
    again: Callable[[int, int], Finding] | None = field(default=None, compare=False)

    def simulated(self, trials: int = 2000, seed: int = 1) -> Finding:
        """The same set against trials in hidden worlds, dealt from this seed and played through the engine."""
        if self.again is None:
            raise TtrError("here nothing is left to chance")
        return self.again(trials, seed)

    def __str__(self) -> str:
        return "\n".join(dict.fromkeys([self.plot.title, *self.told, self.plot.words]))

    __repr__ = __str__

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        words = "".join(f"<p>{escape(line)}</p>" for line in self.told)
        return {"text/plain": str(self), "text/html": f"<div>{self.plot.image()}{words}</div>"}


def percent(chance: Any, language: str | None = None) -> str:
    """A chance in per cent, with as many digits as tell it from 0 and 1.

    >>> from fractions import Fraction
    >>> percent(Fraction(1, 8)), percent(Fraction(1, 8), "pl"), percent(1), percent(Fraction(1, 5000))
    ('12.5%', '12,5%', '100%', '0.02%')
    """
    exact = 100 * float(chance)
    shown = round(exact, 1)
    if 0 < chance < 1 and shown in (0.0, 100.0):
        shown = round(exact, 2) if round(exact, 2) not in (0.0, 100.0) else round(exact, 3)
    return say("insight-percent", language, value=shown)
