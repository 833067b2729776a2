"""The simplest bot: anything that is legal. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ttr_nb.bots.choice import Bot, because


def anything(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Choose a kind of action first, then one of that kind: so that it does not only draw cards.

    >>> anything(None, ["draw"], Random(1))
    'draw'
    """
    kind = rng.choice(sorted({type(action).__name__ for action in legal}))
    return rng.choice([action for action in legal if type(action).__name__ == kind])


def make_random(rules: Any) -> Bot:
    """The bot that does anything, and says so."""

    def bot(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        return because(anything(view, legal, rng), "bot-random", count=len(legal))

    return bot
