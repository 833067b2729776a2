"""Bots in a game of the notebook: what they would do, and letting them play; the facade has these. Knows no rule."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from ttr_nb.bots.choice import Choice
from ttr_nb.bots.seats import as_bot, choose, play_on
from ttr_nb.bots.telling import tell_reason
from ttr_nb.session import Session
from ttr_nb.show.tell import tell_action
from ttr_nb.show.told import Told, told
from ttr_nb.show.words import say


class Company(ABC):
    """The bots that sit among the players, and those one may ask, for whatever has a session and names."""

    session: Session
    rules: Any
    names: Any
    players: tuple[str, ...]
    bots: dict[int, Any]

    @abstractmethod
    def _known_seat(self, seat: int | str) -> int:
        """The seat of a player at the table."""

    def hint(self, bot: Any = "planner") -> Told:
        """What a bot would do for the player who has to decide, and why.

        >>> import ttr_nb as ttr
        >>> game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, first="Ana", hands={"Ana": "2 black"},
        ...     tickets={"Ana": ["Edinburgh-Paris"], "Ben": ["Berlin-Roma"]})
        >>> print(game.hint("greedy")[0])
        Take a locomotive from the face-up cards
        """
        if self.session.is_over:
            return Told([say("label-game-over")])
        choice = choose(self.session, as_bot(bot, self.rules))
        return Told([tell_action(choice.action, self.names), tell_reason(choice.reason, self.names)])

    def play_bots(self, bots: Mapping[str, Any] | str | None = None) -> Told:
        """Let the bots among the players go on until a person has to decide, or `bots`: by player, or one for all.

        >>> import ttr_nb as ttr
        >>> game = ttr.new_game("cardgame", ["Ana", ttr.bot("greedy")], seed=7)
        >>> _ = game.play_bots("greedy")
        >>> game.is_over
        True
        """
        choices: list[Choice] = []
        with told(self.names):
            made = {seat: as_bot(bot, self.rules) for seat, bot in self._asked(bots).items()}
            play_on(self.session, made, choices.append)
        return Told(tell_reason(choice.reason, self.names) for choice in choices)

    def _asked(self, bots: Mapping[str, Any] | str | None) -> dict[int, Any]:
        """Bots by seat, as asked for: those among the players, those named by player, or one for every seat."""
        if bots is None:
            return self.bots
        named = bots if isinstance(bots, Mapping) else dict.fromkeys(self.players, bots)
        return {self._known_seat(name): bot for name, bot in named.items()}
