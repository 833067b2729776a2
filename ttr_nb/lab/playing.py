"""A game between bots, move by move; whoever listens gets every event. Knows no rule and keeps nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from threading import current_thread, main_thread
from time import monotonic
from typing import Any, NamedTuple

from ttr_nb.bots.choice import Bot
from ttr_nb.bots.play import decide, one_line
from ttr_nb.core.chance import Seeded
from ttr_nb.core.events import Event
from ttr_nb.lab.plan import printable

LATE = "no answer within"
"""What errors say of a bot that was too slow."""


class Moved(NamedTuple):
    """A move and what came of it. Number 0 is the opening, which nobody made."""

    number: int
    seat: int | None
    action: Any
    events: tuple[Event, ...]
    state: Any


class Thinking(NamedTuple):
    """A bot at work: since when, at which seat, about which move."""

    since: float
    seat: int
    move: int


class Clock:
    """Says who is thinking; None while the engine is at work. Somebody else may look at it and lose patience."""

    thinking: Thinking | None = None


class BotFailed(Exception):
    """A bot raised or answered what is not legal: at which seat, about which move, and what."""

    def __init__(self, seat: int, move: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat
        self.move = move
        self.what = what


class TooSlow(BaseException):
    """A bot has thought for too long. Not an `Exception`: bots that catch those do not catch this."""


def moves(rules: Any, bots: Sequence[Bot], seed: int, clock: Clock | None = None) -> Iterator[Moved]:
    """The opening, then move after move to the end. Bots see what their seat may see, and have chance of their own.

    >>> from ttr_nb.bots.registry import make_bot
    >>> from ttr_nb.shelf import open_box
    >>> rules = open_box("cardgame").rules
    >>> *_, last = moves(rules, [make_bot("greedy", rules)] * 2, seed=1)
    >>> rules.seat_to_act(last.state), last.events[-1]
    (None, GameEnded())
    """
    clock = clock or Clock()
    chance = Seeded(seed)
    state, events = rules.new(len(bots), rules.arrangement({}), chance)
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(bots))]  # as in the arena
    number = 0
    yield Moved(number, None, None, events, state)
    while (seat := rules.seat_to_act(state)) is not None:
        number += 1
        legal = rules.legal_actions(state)
        view = rules.view(state, seat)
        try:
            clock.thinking = Thinking(monotonic(), seat, number)
            action = decide(bots[seat], view, legal, rngs[seat]).action
            clock.thinking = None
            state, events = rules.perform(state, action, chance)
        except TooSlow:
            raise
        except BaseException as error:  # SystemExit too; or the action only looked like a legal one
            if isinstance(error, KeyboardInterrupt) and current_thread() is main_thread():
                raise  # a person's: those of bots come in other threads
            raise BotFailed(seat, number, told(error)) from error
        finally:
            clock.thinking = None
        chance.outcomes.clear()
        yield Moved(number, seat, action, events, state)


def told(error: BaseException) -> str:
    """An error on one line.

    >>> told(ZeroDivisionError("division by zero"))
    'ZeroDivisionError: division by zero'
    """
    return printable(one_line(error))
