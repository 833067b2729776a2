"""What happens in more than one of the games. Speaks ids and counts; secrets are marked, never told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from ttr_nb.core.events import Event
from ttr_nb.mechanics.cards import Cards


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """The table is laid; `seat` has the first turn."""

    seat: int
    players: int
    rigged: bool


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A seat was dealt cards, before the first turn or a second half."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """A card of the deck came to lie in the face-up row."""

    card: str


@dataclass(frozen=True, slots=True)
class RowSwept(Event):
    """Too many locomotives lay face up: the whole row was discarded."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The discards became the new deck."""

    count: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took a face-up card."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew blind."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class TicketsOffered(Event):
    """A seat is looking at tickets and has to keep at least `keep`."""

    secret: ClassVar[tuple[str, ...]] = ("tickets",)
    seat: int
    count: int
    keep: int
    tickets: tuple[str, ...] | None
    rule: str = field(default="", compare=False, repr=False)
    """The rule of the offer: those one begins with have another than those drawn later."""


@dataclass(frozen=True, slots=True)
class TicketsKept(Event):
    """A seat kept some of the tickets and gave back the others."""

    secret: ClassVar[tuple[str, ...]] = ("tickets",)
    seat: int
    count: int
    returned: int
    tickets: tuple[str, ...] | None
    rule: str = field(default="", compare=False, repr=False)
    """The rule of the offer: those one begins with have another than those drawn later."""


@dataclass(frozen=True, slots=True)
class RouteClaimed(Event):
    """A seat put its cars on a route and scored."""

    seat: int
    route: str
    cards: Cards
    points: int


@dataclass(frozen=True, slots=True)
class StationBuilt(Event):
    """A seat put a station on a city."""

    seat: int
    city: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A seat could do nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is a seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """A seat set off the last round; everyone has one more turn."""

    seat: int
    cars: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last turn is over."""
