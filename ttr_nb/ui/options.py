"""What one can ask of a table: eyes, a curtain, a size and a pause, checked before anything is made. Knows no game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import inf

from ttr_nb.core.errors import TtrError
from ttr_nb.ui.desk import FOLLOW, OPEN, SPECTATOR

LONGEST_PAUSE = 3.0
"""Seconds."""


def checked_eyes(eyes: object, players: Sequence[str]) -> str:
    """Whose eyes, as a desk knows them; a player can be given by name.

    >>> checked_eyes("Ben", ["Ana", "Ben"])
    'seat:1'
    """
    seats = [f"seat:{seat}" for seat in range(len(players))]
    known = (FOLLOW, OPEN, SPECTATOR, *seats)
    if isinstance(eyes, str) and eyes in known:
        return eyes
    if eyes not in list(players):
        raise TtrError(f"a table has no eyes {str(eyes)[:60]!r}; it has {', '.join((*known, *players))}")
    return seats[list(players).index(str(eyes))]


def checked_size(size: object, sizes: Collection[str]) -> str:
    """A size there is."""
    if not isinstance(size, str) or size not in sizes:
        raise TtrError(f"a table has no size {str(size)[:60]!r}; it has {', '.join(sizes)}")
    return size


def checked_pause(pause: object) -> float:
    """The pause of the bots, in seconds."""
    number = float(pause) if isinstance(pause, int | float) and not isinstance(pause, bool) else inf
    if not 0 <= number <= LONGEST_PAUSE:
        raise TtrError(f"a pause is a number of seconds from 0 to {LONGEST_PAUSE:g}, not {str(pause)[:60]!r}")
    return number


def checked_curtain(curtain: object) -> bool:
    """Whether hands are covered between turns."""
    if not isinstance(curtain, bool):
        raise TtrError(f"a curtain is True or False, not {str(curtain)[:60]!r}")
    return curtain
