"""Whose turn it is, and how many turns are left once the end is near. Knows no action."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.mechanics.events import GameEnded, LastRoundBegan, TurnBegan

TURN_BEGAN = cache(TurnBegan)

LAST_CARS = 2
"""EU-END-1: with so many cars or fewer the last round begins."""


class Turn(NamedTuple):
    """`left` counts the turns of the last round; None before it, 0 when the game is over."""

    seat: int
    left: int | None = None

    @property
    def is_over(self) -> bool:
        """Whether no turn is left."""
        return self.left == 0


@rule("EU-SETUP-7")
@lru_cache(maxsize=64)
def following(turn: Turn, players: int) -> Turn:
    """EU-SETUP-7: the next turn, clockwise.

    >>> following(Turn(1, left=2), players=2)
    Turn(seat=0, left=1)
    """
    return Turn((turn.seat + 1) % players, None if turn.left is None else turn.left - 1)


@rule("EU-END-1")
def next_turn(turn: Turn, players: int, cars: int, is_last: bool = False) -> tuple[Turn, tuple[Event, ...]]:
    """EU-END-1: two cars or fewer at the end of a turn give everyone, that seat included, one last turn.

    `is_last` is for other reasons why the end has come.
    """
    seat = turn.seat
    turn = following(turn, players)
    if turn.left == 0:
        return turn, (GameEnded(),)
    if turn.left is None and (is_last or cars <= LAST_CARS):
        return turn._replace(left=players), (LastRoundBegan(seat, cars), TurnBegan(turn.seat))
    return turn, (TURN_BEGAN(turn.seat),)


def whose_moment(players: int, seat: int | None, to_act: int | None) -> tuple[Refusal, ...]:
    """Stage 2, first half: is there a seat to act, and is it this one? None stands for the one to act."""
    if to_act is None:
        return refuse("EU-END-1", "over")
    if seat is not None and not 0 <= seat < players:
        return refuse("EU-SETUP-1", "seat", seat_number=seat, players=players)
    if seat is not None and seat != to_act:
        return refuse("EU-SETUP-7", "turn", seat=seat, turn=to_act)
    return ()
