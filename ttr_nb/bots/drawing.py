"""Taking a train card, or one off the deck: what a bot does when it knows which it would like. Knows no plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_nb.bots.choice import Choice, because
from ttr_nb.mechanics.actions import DrawCard, TakeCard
from ttr_nb.mechanics.cards import LOCOMOTIVE

BLIND = DrawCard()


def drawn(best: TakeCard | None, legal: Sequence[Any]) -> Choice | None:
    """Take the best card that lies open, if one is worth it, or draw; None when there is nothing to draw."""
    if best is None:
        return because(BLIND, "bot-draw-blind") if BLIND in legal else None
    if best.card == LOCOMOTIVE:
        return because(best, "bot-take-locomotive")
    return because(best, "bot-take", card=best.card)
