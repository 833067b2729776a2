"""Whose turn it is and how many turns are left once the end is near. Knows not what ends a game."""

from __future__ import annotations

from typing import NamedTuple

from ttr_nb.core.rules import rule


class Turn(NamedTuple):
    """`left` counts the turns of the last round; None before it, 0 when the game is over."""

    seat: int
    left: int | None = None

    @property
    def is_over(self) -> bool:
        """Whether no turn is left."""
        return self.left == 0


@rule("EU-SETUP-7")
def following(turn: Turn, players: int) -> Turn:
    """EU-SETUP-7: the next turn, clockwise.

    >>> following(Turn(1, left=2), players=2)
    Turn(seat=0, left=1)
    """
    return Turn((turn.seat + 1) % players, None if turn.left is None else turn.left - 1)
