"""What a seat can expect of cards it has not seen: the odds of a tunnel. Knows no plan."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ttr_nb.analysis.draws import hypergeometric
from ttr_nb.analysis.unseen import unseen
from ttr_nb.games.europe import Europe
from ttr_nb.games.europe.tunnel import REVEALED
from ttr_nb.mechanics.cards import INDEX, WILD, Cards, remove
from ttr_nb.mechanics.payment import colour_of


@lru_cache(maxsize=4096)
def surcharge_at_most(spare: int, matching: int, hidden: int) -> float:
    """How likely at most `spare` of the cards that a tunnel turns up match; `matching` of those hidden do.

    >>> surcharge_at_most(3, 26, 100), round(surcharge_at_most(0, 26, 100), 3)
    (1.0, 0.401)
    """
    return float(sum(hypergeometric(hidden, matching, min(REVEALED, hidden))[: spare + 1]))


def tunnel_odds(rules: Europe, view: Any, paid: Cards) -> float:
    """How likely a seat can pay what a tunnel asks for on top, when it lays these cards out."""
    hand = remove(view.hand, paid)
    colour = colour_of(paid)
    hidden = unseen(rules, view).cards
    matching, spare = hidden[WILD], hand[WILD]
    if colour:
        matching += hidden[INDEX[colour]]
        spare += hand[INDEX[colour]]
    return surcharge_at_most(spare, matching, sum(hidden))
