"""What a player of the Dice Expansion can try, beside what all games share. `str` of each is its notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ttr_nb.content.dice import ROUTE_KINDS, SYMBOLS
from ttr_nb.mechanics.actions import KeepTickets, named
from ttr_nb.mechanics.dice import MEANS, Faces, Means, Tokens, well_formed, write


@dataclass(frozen=True, slots=True)
class RollAgain:
    """Roll these dice a second time."""

    dice: Faces

    def __post_init__(self) -> None:
        well_formed(self.dice, SYMBOLS)

    def __str__(self) -> str:
        return f"roll again {write(self.dice)}"


@dataclass(frozen=True, slots=True)
class KeepDice:
    """Leave all dice as they lie."""

    def __str__(self) -> str:
        return "keep dice"


@dataclass(frozen=True, slots=True)
class ClaimWithDice:
    """Put dice and tokens forward for a route; on a tunnel they are only the beginning."""

    route: str
    means: Means

    def __post_init__(self) -> None:
        named(self.route)
        well_formed(self.means, MEANS)

    def __str__(self) -> str:
        return f"claim {self.route} with {write(self.means)}"


@dataclass(frozen=True, slots=True)
class PayTunnel:
    """Pay what the tunnel dice ask for."""

    means: Means

    def __post_init__(self) -> None:
        well_formed(self.means, MEANS)

    def __str__(self) -> str:
        return f"pay {write(self.means)}"


@dataclass(frozen=True, slots=True)
class GiveUpTunnel:
    """Give a tunnel up and keep the tokens that were put forward."""

    def __str__(self) -> str:
        return "give up"


@dataclass(frozen=True, slots=True)
class DrawTicketsWithDice:
    """Draw a ticket for each of these dice."""

    dice: Faces

    def __post_init__(self) -> None:
        well_formed(self.dice, SYMBOLS)

    def __str__(self) -> str:
        return f"draw tickets with {write(self.dice)}"


@dataclass(frozen=True, slots=True)
class BuildStationWithDice:
    """Build a station in a city."""

    city: str
    dice: Faces

    def __post_init__(self) -> None:
        named(self.city)
        well_formed(self.dice, SYMBOLS)

    def __str__(self) -> str:
        return f"build {self.city} with {write(self.dice)}"


@dataclass(frozen=True, slots=True)
class BuyToken:
    """Exchange two unused dice for a route token."""

    kind: str
    dice: Faces

    def __post_init__(self) -> None:
        named(self.kind)
        well_formed(self.dice, SYMBOLS)

    def __str__(self) -> str:
        return f"buy {self.kind} with {write(self.dice)}"


@dataclass(frozen=True, slots=True)
class PutBackTokens:
    """Put tokens back on their piles; that ends the turn."""

    tokens: Tokens

    def __post_init__(self) -> None:
        well_formed(self.tokens, ROUTE_KINDS)

    def __str__(self) -> str:
        return f"put back {write(self.tokens)}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Let the next player roll."""

    def __str__(self) -> str:
        return "end turn"


@dataclass(frozen=True, slots=True)
class PutPassenger:
    """Put a passenger in a city of the route just claimed."""

    city: str

    def __post_init__(self) -> None:
        named(self.city)

    def __str__(self) -> str:
        return f"put passenger {self.city}"


@dataclass(frozen=True, slots=True)
class KeepPassenger:
    """Put no passenger down."""

    def __str__(self) -> str:
        return "keep passenger"


@dataclass(frozen=True, slots=True)
class MovePassenger:
    """Take a passenger from a city along a route: the first step of a trip, or the next."""

    city: str
    route: str

    def __post_init__(self) -> None:
        named(self.city)
        named(self.route)

    def __str__(self) -> str:
        return f"move passenger {self.city} along {self.route}"


@dataclass(frozen=True, slots=True)
class EndTrip:
    """Let the passenger get off."""

    def __str__(self) -> str:
        return "end trip"


DiceAction: TypeAlias = (
    RollAgain
    | KeepDice
    | ClaimWithDice
    | PayTunnel
    | GiveUpTunnel
    | DrawTicketsWithDice
    | KeepTickets
    | BuildStationWithDice
    | BuyToken
    | PutBackTokens
    | EndTurn
    | PutPassenger
    | KeepPassenger
    | MovePassenger
    | EndTrip
)
