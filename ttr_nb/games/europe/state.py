"""The position of a board game as one flat record of parts, and the decisions that can be waiting in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ttr_nb.mechanics.cards import Cards
from ttr_nb.mechanics.market import Market
from ttr_nb.mechanics.network import Network
from ttr_nb.mechanics.tickets import TicketOffer, Tickets
from ttr_nb.mechanics.turn import Turn


@dataclass(frozen=True, slots=True)
class SecondCard:
    """A decision waiting: which card is the second one."""

    seat: int
    rule: str = "EU-DRAW-1"


@dataclass(frozen=True, slots=True)
class TunnelDue:
    """A decision waiting: pay `extra` more cards for a tunnel, or take the laid-out cards back."""

    seat: int
    route: str
    cards: Cards
    revealed: tuple[str, ...]
    extra: int
    rule: str = "EU-TUNNEL-5"


Pending: TypeAlias = TicketOffer | SecondCard | TunnelDue


class State(NamedTuple):
    """Everything there is to know. `pending` is a queue; while it is not empty, its first entry is the menu."""

    turn: Turn
    pending: tuple[Pending, ...]
    hands: tuple[Cards, ...]
    market: Market
    tickets: Tickets
    network: Network
    points: tuple[int, ...]

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.hands)
