"""What a seat has not seen: which train cards may lie in the deck, judged from its view alone. Knows no state.

To somebody who sees only the table, every unseen card is equally likely to lie in the deck or in another hand. What
can be guessed from how the others play is not counted.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ttr_nb.core.errors import TtrError
from ttr_nb.games.cardgame.view import View as CardGameView
from ttr_nb.games.europe.setup import train_deck
from ttr_nb.games.europe.state import TunnelDue
from ttr_nb.games.europe.view import View as EuropeView
from ttr_nb.mechanics.cards import NONE, Cards, add, counted, remove


class Unseen(NamedTuple):
    """The cards not seen, how many of them are in the deck, and the discards that make the next deck."""

    cards: Cards
    deck: int
    reserve: Cards = NONE

    @property
    def elsewhere(self) -> int:
        """How many unseen cards are not in the deck, but in other hands and hidden stacks."""
        return sum(self.cards) - self.deck


def unseen(rules: Any, view: Any) -> Unseen:
    """What a view leaves open.

    >>> import ttr_nb
    >>> from ttr_nb.mechanics.cards import write_cards
    >>> game = ttr_nb.new_game("europe", seed=7, first="Ana", hands={"Ana": "12 red 14 locomotive"})
    >>> left = unseen(game.rules, game.view("Ana"))
    >>> left.cards[-1], left.deck, left.elsewhere
    (0, 75, 4)
    """
    match view:
        case EuropeView():
            due = [waiting for waiting in view.pending if isinstance(waiting, TunnelDue)]
            laid = [cards for each in due for cards in (each.cards, counted(each.revealed))]
            seen = [view.hand or NONE, counted(view.row), view.discards, *laid]
            return Unseen(_without(train_deck(), seen), view.deck_count, view.discards)
        case CardGameView():
            yards = [row.cards for yard in view.yards for row in yard]
            seen = [view.hand or NONE, counted(view.row), view.discards, view.track or NONE, *yards]
            return Unseen(_without(rules.deck.train_cards, seen), view.deck_count)
    raise TtrError(f"the game {rules.id!r} is played without train cards")


def _without(everything: Cards, seen: list[Cards]) -> Cards:
    known = NONE
    for cards in seen:
        known = add(known, cards)
    return remove(everything, known)
