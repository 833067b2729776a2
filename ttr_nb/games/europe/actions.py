"""What a player of the board game can try, beside what all games share. `str` of each is its notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ttr_nb.mechanics.actions import DrawCard, DrawTickets, KeepTickets, Pass, TakeCard, named
from ttr_nb.mechanics.cards import Cards, well_formed, write_cards


@dataclass(frozen=True, slots=True)
class ClaimRoute:
    """Lay out cards for a route; on a tunnel they are only the beginning."""

    route: str
    cards: Cards

    def __post_init__(self) -> None:
        named(self.route)
        well_formed(self.cards)

    def __str__(self) -> str:
        return f"claim {self.route} with {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class PayExtra:
    """Pay what a tunnel asks for after the reveal."""

    cards: Cards

    def __post_init__(self) -> None:
        well_formed(self.cards)

    def __str__(self) -> str:
        return f"pay {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Give a tunnel up and take the laid-out cards back."""

    def __str__(self) -> str:
        return "take back"


@dataclass(frozen=True, slots=True)
class BuildStation:
    """Build a station in a city."""

    city: str
    cards: Cards

    def __post_init__(self) -> None:
        named(self.city)
        well_formed(self.cards)

    def __str__(self) -> str:
        return f"build {self.city} with {write_cards(self.cards)}"


EuropeAction: TypeAlias = (
    TakeCard | DrawCard | ClaimRoute | PayExtra | TakeBack | DrawTickets | KeepTickets | BuildStation | Pass
)
