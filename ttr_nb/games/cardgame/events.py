"""What happens in yards and on tracks, and when a half of the game ends; all else is shared."""

from __future__ import annotations

from dataclasses import dataclass

from ttr_nb.core.events import Event
from ttr_nb.mechanics.cards import Cards


@dataclass(frozen=True, slots=True)
class CardsMoved(Event):
    """One card of each row of a seat's yard went to its track."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class CardsPlaced(Event):
    """A seat put cards into its yard."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class RowRobbed(Event):
    """A seat outnumbered a row in somebody's yard; that row was discarded."""

    seat: int
    owner: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class DeckRanOut(Event):
    """The last card left the deck in a seat's turn; everyone has one more turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class TicketsCompleted(Event):
    """A seat completed tickets with the cards on its track."""

    seat: int
    tickets: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class SecondHalfBegan(Event):
    """With four players: all but hands and tickets was shuffled. What each is dealt follows, for its owner to see."""

    seat: int
    count: int
