"""What a seat can expect of cards it has not seen: the odds of a tunnel. Knows no plan."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Any

from ttr_nb.games.europe.tunnel import REVEALED
from ttr_nb.mechanics.cards import INDEX, WILD, Cards, add, counted, remove
from ttr_nb.mechanics.payment import colour_of


@lru_cache(maxsize=4096)
def surcharge_at_most(spare: int, matching: int, unseen: int, revealed: int = REVEALED) -> float:
    """How likely it is that of so many cards turned up at most `spare` match; `matching` of those unseen do.

    >>> surcharge_at_most(3, 26, 100), round(surcharge_at_most(0, 26, 100), 3)
    (1.0, 0.401)
    """
    drawn = min(revealed, unseen)
    if spare >= drawn:
        return 1.0
    few = sum(comb(matching, hits) * comb(unseen - matching, drawn - hits) for hits in range(spare + 1))
    return few / comb(unseen, drawn)


def tunnel_odds(everything: Cards, view: Any, paid: Cards) -> float:
    """How likely a seat can pay what a tunnel asks for on top, when it lays these cards out."""
    hand = remove(view.hand, paid)
    colour = colour_of(paid)
    hidden = remove(everything, add(add(view.hand, counted(view.row)), view.discards))
    matching, spare = hidden[WILD], hand[WILD]
    if colour:
        matching += hidden[INDEX[colour]]
        spare += hand[INDEX[colour]]
    return surcharge_at_most(spare, matching, max(sum(hidden), 1))
