"""Asking a bot: one door for bots that explain themselves and for plain functions. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ttr_nb.bots.choice import Bot, Choice, because
from ttr_nb.core.errors import TtrError


class BotError(TtrError):
    """A bot did what it may not: its answer is not legal."""


def decide(bot: Bot, view: Any, legal: Sequence[Any], rng: Random) -> Choice:
    """What a bot does, with its reason; a plain function has none but that it was asked.

    >>> decide(lambda view, legal, rng: legal[0], None, ["draw", "pass"], Random(1)).action
    'draw'
    >>> decide(lambda view, legal, rng: "fly", None, ["draw", "pass"], Random(1))
    Traceback (most recent call last):
        ...
    ttr_nb.bots.play.BotError: '<lambda>' answered 'fly', which is not one of the 2 legal actions
    """
    answer = bot(view, legal, rng)
    choice = answer if isinstance(answer, Choice) else because(answer, "bot-asked")
    if choice.action not in legal:
        name = getattr(bot, "__name__", type(bot).__name__)
        what = f"{name!r} answered {str(choice.action)[:80]!r}, which is not one of the {len(legal)} legal actions"
        raise BotError(what)
    return choice
