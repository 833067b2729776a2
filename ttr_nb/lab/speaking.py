"""Numbers, intervals, bots and games in the words of one language. Counts nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf
from typing import Any

from ttr_nb.insight.finding import percent
from ttr_nb.lab.questions import Estimate
from ttr_nb.show.words import say


@dataclass(frozen=True)
class Speech:
    """Says things in a language; None is the one chosen when they are said."""

    language: str | None = None

    def say(self, key: str, **params: object) -> str:
        """A message."""
        return say(key, self.language, **params)

    def percent(self, value: float) -> str:
        """A share."""
        return percent(value, self.language)

    def number(self, value: float, digits: int | None = 1) -> str:
        """A mean with so many digits, or without any a share; of what nobody knows a question mark."""
        if digits is None:
            return self.percent(value)
        return self.say("insight-number", value=round(float(value), digits) + 0.0) if abs(value) < inf else "?"

    def ends(self, found: Estimate, digits: int | None = None) -> dict[str, str]:
        """An estimate and the ends of its interval, as the parameters of a message."""
        return {name: self.number(getattr(found, name), digits) for name in ("value", "low", "high")}

    def listed(self, names: Iterable[str], found: Iterable[Estimate], digits: int | None = None) -> str:
        """Names with their estimates, as a sentence."""
        values = [self.say("lab-between", **self.ends(each, digits)) for each in found]
        items = zip(names, values, strict=True)
        return "; ".join(self.say("insight-item", what=name, value=value) for name, value in items) + "."

    def step(self, low: float, high: float) -> str:
        """From so many points to below so many.

        >>> Speech("en").step(10, 20), Speech("en").step(50, inf)
        ('10 to 19', '50 or more')
        """
        if low == -inf:
            return self.say("lab-none-or-less")
        if high == inf:
            return self.say("lab-or-more", n=int(low))
        return self.say("lab-step", low=int(low) or 1, high=int(high) - 1)

    def bot(self, bot: str) -> str:
        """A bot as tables call it.

        >>> Speech("en").bot("planner"), Speech("en").bot("planner without=stations")
        ('planner', 'planner without stations')
        """
        name, _, without = bot.partition(" without=")
        return self.say(f"lab-without-{without}", bot=name) if without else bot

    def played(self, games: int, game: str, bots: Iterable[Any]) -> str:
        """What was played."""
        named = self.say(f"lab-game-{game.replace(':', '-')}")
        return self.say("lab-holds", games=games, game=named, bots=", ".join(self.bot(str(bot)) for bot in bots))
