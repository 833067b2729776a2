"""Seats that play by themselves, at a speed one can choose, in the kernel's own loop. Knows no rule.

A bot is a function of what its seat may see, the legal actions, and a random generator. What it gives as its reason is
kept beside the move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from ttr_nb.bots.choice import Bot, Reason
from ttr_nb.bots.seats import choose
from ttr_nb.session import Session


class Autoplay:
    """Plays for the seats that have a bot, one move after each pause."""

    def __init__(
        self, session: Session, bots: Mapping[int, Bot], pause: float, report: Callable[[Exception], None]
    ) -> None:
        self.session = session
        self.bots = dict(bots)
        self.pause = pause
        self.stand_in: Callable[[], Bot | None] = lambda: None
        """The bot for all other seats, if there is one."""
        self.has_failed = False
        self._report = report
        self._reasons: dict[int, tuple[str, Reason]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._close = session.subscribe(lambda *_: self.resume())

    @property
    def bot(self) -> Bot | None:
        """The bot that has to decide now."""
        seat = self.session.rules.seat_to_act(self.session.state)
        return None if seat is None else self.bots.get(seat) or self.stand_in()

    def reason(self, number: int) -> Reason | None:
        """Why a bot made a move; None where a person made it."""
        move = self.session.moments[number].move
        action, reason = self._reasons.get(number, ("", None))
        return reason if move is not None and move.action == action else None

    def wake(self) -> None:
        """See whether a bot has to play, and let it, after the pause. Without a running loop, `step` does it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.bot is None or self.has_failed:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        self._timer = loop.call_later(self.pause, self.step)

    def resume(self) -> None:
        """Try again, also after a bot has failed."""
        self.has_failed = False
        self.wake()

    def step(self) -> bool:
        """Let the bot whose turn it is play one move; False when none is to play."""
        self._timer = None
        bot = self.bot
        if bot is None or self.has_failed:
            return False
        session = self.session
        try:
            choice = choose(session, bot)
            self._reasons[session.moves + 1] = (str(choice.action), choice.reason)  # before anybody looks
            session.submit(choice.action, session.rules.seat_to_act(session.state))
        except Exception as error:
            self.has_failed = True
            self._report(error)
            return False
        return True

    def close(self) -> None:
        """Stop playing."""
        self._close()
        if self._timer is not None:
            self._timer.cancel()
