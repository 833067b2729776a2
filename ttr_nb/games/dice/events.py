"""What happens with dice, tokens and passengers; all else is shared."""

from __future__ import annotations

from dataclasses import dataclass

from ttr_nb.core.events import Event
from ttr_nb.mechanics.dice import Faces, Means, Tokens


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """A seat rolled all train dice; `shown` is die by die."""

    seat: int
    shown: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiceRolledAgain(Event):
    """A seat rolled some dice a second time; `dice` is what all of them show in the end."""

    seat: int
    again: Faces
    shown: tuple[str, ...]
    dice: Faces


@dataclass(frozen=True, slots=True)
class DiceKept(Event):
    """A seat left all dice as they lay."""

    seat: int
    dice: Faces


@dataclass(frozen=True, slots=True)
class TokenBought(Event):
    """A seat exchanged two dice for a route token."""

    seat: int
    kind: str
    dice: Faces


@dataclass(frozen=True, slots=True)
class TokensPutBack(Event):
    """A seat put tokens back on their piles."""

    seat: int
    tokens: Tokens


@dataclass(frozen=True, slots=True)
class TunnelDiceRolled(Event):
    """A seat put dice and tokens forward for a tunnel, and rolled the tunnel dice: so many more are due."""

    seat: int
    route: str
    means: Means
    rolled: tuple[str, ...]
    extra: int


@dataclass(frozen=True, slots=True)
class TunnelLost(Event):
    """A seat could not or would not pay for a tunnel; its tokens came back, its turn did not."""

    seat: int
    route: str


@dataclass(frozen=True, slots=True)
class RouteClaimedWithDice(Event):
    """A seat put its cars on a route and scored."""

    seat: int
    route: str
    means: Means
    points: int


@dataclass(frozen=True, slots=True)
class StationBuiltWithDice(Event):
    """A seat put a station on a city."""

    seat: int
    city: str
    dice: Faces


@dataclass(frozen=True, slots=True)
class PassengerPlaced(Event):
    """A seat put a passenger in a city."""

    seat: int
    city: str


@dataclass(frozen=True, slots=True)
class PassengerMoved(Event):
    """A seat's passenger travelled along a route to a city; `owner` is the opponent whose route it is, if it is one."""

    seat: int
    route: str
    city: str
    owner: int | None


@dataclass(frozen=True, slots=True)
class GoodsCollected(Event):
    """A passenger took the top token of a city's goods."""

    seat: int
    city: str
    points: int


@dataclass(frozen=True, slots=True)
class TripEnded(Event):
    """A passenger got off and left the game."""

    seat: int
    city: str
