"""The position of a Card Game as one flat record of parts, and the decisions that can be waiting in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ttr_nb.games.cardgame.yard import Yard
from ttr_nb.mechanics.cards import Cards
from ttr_nb.mechanics.market import Market
from ttr_nb.mechanics.tickets import TicketOffer, Tickets
from ttr_nb.mechanics.turn import Turn


@dataclass(frozen=True, slots=True)
class SecondCard:
    """A decision waiting: a second card, or none."""

    seat: int
    rule: str = "CG-DRAW-1"


Pending: TypeAlias = TicketOffer | SecondCard


class State(NamedTuple):
    """Everything there is to know. `pending` is a queue; while it is not empty, its first entry is the menu.

    The discards are no reserve here: they lie apart from the market until a second half begins.
    """

    turn: Turn
    pending: tuple[Pending, ...]
    hands: tuple[Cards, ...]
    market: Market
    tickets: Tickets
    yards: tuple[Yard, ...]
    tracks: tuple[Cards, ...]
    discards: Cards
    completed: tuple[tuple[str, ...], ...]
    half: int
    open_tracks: bool

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.hands)
