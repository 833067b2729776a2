"""The greedy bot of the Card Game: as many cards on the track as it can. The example to read first.

It keeps every ticket of the first hand that it holds a card for, places as many cards as it can, and collects the
colour of which it holds most. It does not look at its tickets again.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ttr_nb.bots.choice import Bot, Choice, because
from ttr_nb.games.cardgame import CardGame
from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.cardgame.yard import rows_of
from ttr_nb.mechanics.actions import DrawCard, KeepTickets, TakeCard
from ttr_nb.mechanics.cards import INDEX, LOCOMOTIVE, WILD


def make_greedy(rules: CardGame) -> Bot:
    """The greedy bot with a box of cards.

    >>> from ttr_nb.content.cardgame import load_deck
    >>> from ttr_nb.core.chance import Seeded
    >>> rules = CardGame(load_deck())
    >>> state, _ = rules.new(2, rules.arrangement({}), Seeded(7))
    >>> make_greedy(rules)(rules.view(state, 0), rules.legal_actions(state), Random(1)).reason.key
    'bot-keep-most'
    """
    points = {ticket.id: ticket.points for ticket in rules.deck.tickets}

    def greedy(view: Any, legal: Sequence[Any], rng: Random) -> Choice:
        if isinstance(legal[0], KeepTickets):
            dearest = max(legal, key=lambda answer: sum(points[ticket] for ticket in answer.tickets))
            return because(dearest, "bot-keep-most", count=len(dearest.tickets))

        places = [action for action in legal if type(action) is PlaceCards]
        if places:  # the most cards, mostly one row; of equally many those with fewest locomotives
            most = max(places, key=lambda place: (sum(place.cards), -place.cards[WILD]))
            is_row = len(rows_of(most.cards)) == 1
            return because(most, "bot-place-longest" if is_row else "bot-place-most", cards=most.cards)

        cards = [action for action in legal if type(action) is TakeCard]
        if cards:
            best = max(cards, key=lambda take: (take.card == LOCOMOTIVE, view.hand[INDEX[take.card]]))
            if best.card == LOCOMOTIVE:
                return because(best, "bot-take-fits")
            return because(best, "bot-take" if view.hand[INDEX[best.card]] else "bot-take-any", card=best.card)
        blind = DrawCard()
        if blind in legal:
            return because(blind, "bot-draw-blind")
        return because(legal[0], "bot-only" if len(legal) == 1 else "bot-nothing-better")

    return greedy
