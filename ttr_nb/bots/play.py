"""Asking a bot: one door for bots that explain themselves and for plain functions. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from traceback import format_exception_only
from typing import Any

from ttr_nb.bots.choice import Bot, Choice, because
from ttr_nb.core.errors import TtrError


class BotError(TtrError):
    """A bot did what it may not: it raised, or its answer is not legal."""


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
        what = f"{called(bot)!r} answered {str(choice.action)[:80]!r}"
        raise BotError(f"{what}, which is not one of the {len(legal)} legal actions")
    return choice


def called(bot: Bot) -> str:
    """How errors call a bot."""
    return str(getattr(bot, "__name__", type(bot).__name__))


def fault(bot: str, seed: int, seat: int, move: int, what: str) -> str:
    """Which bot brought a game to a halt, and where, and how.

    >>> fault("mine", 7, 0, 12, "no answer")
    "bot 'mine', seed 7, seat 0, move 12: no answer"
    """
    return f"bot {bot!r}, seed {seed}, seat {seat}, move {move}: {what}"


def one_line(error: BaseException) -> str:
    """An error on one line, and not a long one.

    >>> one_line(ZeroDivisionError("division by zero"))
    'ZeroDivisionError: division by zero'
    """
    return " ".join("".join(format_exception_only(error)).split())[:200]
