"""What a player of the Card Game can try, beside what all games share. `str` of each is its notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ttr_nb.mechanics.actions import DrawCard, DrawTickets, KeepTickets, Pass, TakeCard
from ttr_nb.mechanics.cards import Cards, well_formed, write_cards


@dataclass(frozen=True, slots=True)
class PlaceCards:
    """Put cards into one's yard: a row of one colour, or three different colours."""

    cards: Cards

    def __post_init__(self) -> None:
        well_formed(self.cards)

    def __str__(self) -> str:
        return f"place {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class StopDrawing:
    """Be content with one card."""

    def __str__(self) -> str:
        return "stop drawing"


CardGameAction: TypeAlias = TakeCard | DrawCard | StopDrawing | PlaceCards | DrawTickets | KeepTickets | Pass
