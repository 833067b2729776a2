"""What happens in tunnels; all else is shared."""

from __future__ import annotations

from dataclasses import dataclass

from ttr_nb.core.events import Event
from ttr_nb.mechanics.cards import Cards


@dataclass(frozen=True, slots=True)
class TunnelTried(Event):
    """A seat laid out the ordinary price of a tunnel."""

    seat: int
    route: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class TunnelRevealed(Event):
    """The cards turned up for a tunnel, and how many more are due."""

    seat: int
    route: str
    revealed: tuple[str, ...]
    extra: int


@dataclass(frozen=True, slots=True)
class TunnelGivenUp(Event):
    """A seat took its cards back."""

    seat: int
    route: str
