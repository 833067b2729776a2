"""The position of a dice game as one flat record of parts, and the decisions that can be waiting in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ttr_nb.mechanics.dice import Faces, Means, Tokens
from ttr_nb.mechanics.network import Network
from ttr_nb.mechanics.tickets import TicketOffer, Tickets
from ttr_nb.mechanics.turn import Turn


@dataclass(frozen=True, slots=True)
class Reroll:
    """A decision waiting: which of the dice are rolled again."""

    seat: int
    rule: str = "DX-ROLL-1"


@dataclass(frozen=True, slots=True)
class TunnelDice:
    """A decision waiting: pay `extra` more dice or tokens for a tunnel, or give it up. `means` are put forward."""

    seat: int
    route: str
    means: Means
    rolled: tuple[str, ...]
    extra: int
    rule: str = "DX-TUNNEL-2"


@dataclass(frozen=True, slots=True)
class TunnelFailed:
    """A decision waiting at the end of a turn that was lost in a tunnel: which tokens are put back."""

    seat: int
    rule: str = "DX-TUNNEL-2"


@dataclass(frozen=True, slots=True)
class PassengerOffer:
    """A decision waiting: put a passenger in one of these cities, or in none."""

    seat: int
    cities: tuple[str, ...]
    rule: str = "DX-PASSENGER-1"


@dataclass(frozen=True, slots=True)
class Trip:
    """A decision waiting: where the passenger, now in `city`, goes on; `routes` and `cities` (bits) are behind it."""

    seat: int
    city: str
    routes: int
    cities: int
    rule: str = "DX-PASSENGER-1"


@dataclass(frozen=True, slots=True)
class Leftover:
    """A decision waiting after the turn's one action: tokens for unused dice, tokens put back, the end of the turn."""

    seat: int
    rule: str = "DX-ACTION-1"


Pending: TypeAlias = TicketOffer | Reroll | TunnelDice | TunnelFailed | PassengerOffer | Trip | Leftover


class Stack(NamedTuple):
    """What a lesson has settled for the coming rolls, first one next; nobody sees it."""

    train: tuple[str, ...] = ()
    tunnel: tuple[str, ...] = ()


class Travel(NamedTuple):
    """Passengers and goods. By seat: passengers not yet put down, cities where they stand (bits), goods collected.

    `goods` are the stacks by city, in the order of the board, top first.
    """

    waiting: tuple[int, ...]
    standing: tuple[int, ...]
    collected: tuple[tuple[int, ...], ...]
    goods: tuple[tuple[int, ...], ...]


class State(NamedTuple):
    """Everything there is to know. `pending` is a queue; while it is not empty, its first entry is the menu.

    `dice` are those not used in this turn; `began` is the number of tokens with which its seat began it.
    """

    turn: Turn
    pending: tuple[Pending, ...]
    dice: Faces
    tokens: tuple[Tokens, ...]
    piles: Tokens
    began: int
    tickets: Tickets
    network: Network
    points: tuple[int, ...]
    stack: Stack
    travel: Travel | None

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.tokens)
