"""The greedy bot of the board game: the most points it can have now. The example to read first.

It sees no further than this turn: it keeps the tickets that it can lose most cheaply, builds whatever scores most, if
that is worth a turn, and collects the colour of which it holds most.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ttr_nb.bots.choice import Bot, Choice, because
from ttr_nb.bots.losses import keep_cheapest
from ttr_nb.games.europe import Europe
from ttr_nb.games.europe.actions import ClaimRoute, PayExtra
from ttr_nb.mechanics.actions import DrawCard, KeepTickets, TakeCard
from ttr_nb.mechanics.cards import INDEX, LOCOMOTIVE, WILD

WORTH_A_TURN = 4
"""Fewer points are worth a turn only when few cars are left."""

FEW_CARS = 8


def make_greedy(rules: Europe) -> Bot:
    """The greedy bot on a board.

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.core.chance import Seeded
    >>> rules = Europe(load_board("europe"))
    >>> state, _ = rules.new(2, rules.arrangement({}), Seeded(7))
    >>> choice = make_greedy(rules)(rules.view(state, 0), rules.legal_actions(state), Random(1))
    >>> str(choice.action), choice.reason.key
    ('keep barcelona-bruxelles, marseille-essen', 'bot-keep-cheap')
    """
    board = rules.board
    points = {route.id: board.play.points[route.length] for route in board.routes}

    def greedy(view: Any, legal: Sequence[Any], rng: Random) -> Choice:
        first = legal[0]
        if isinstance(first, KeepTickets):
            return keep_cheapest(board, legal)

        claims = [action for action in legal if type(action) is ClaimRoute]
        if claims:  # the most points; of ways to pay the one with fewest locomotives
            best = max(claims, key=lambda claim: (points[claim.route], -claim.cards[WILD]))
            if points[best.route] >= WORTH_A_TURN or view.network.cars[view.seat] <= FEW_CARS:
                return because(best, "bot-claim-points", route=best.route, points=points[best.route])

        payments = [action for action in legal if type(action) is PayExtra]
        if payments:
            return because(min(payments, key=lambda pay: pay.cards[WILD]), "bot-pay")

        cards = [action for action in legal if type(action) is TakeCard]
        if cards:
            hand = view.hand
            take = max(cards, key=lambda take: (take.card == LOCOMOTIVE, hand[INDEX[take.card]]))
            if take.card == LOCOMOTIVE:
                return because(take, "bot-take-fits")
            if hand[INDEX[take.card]]:
                return because(take, "bot-take", card=take.card)
        blind = DrawCard()
        if blind in legal:
            return because(blind, "bot-draw-blind")
        if claims:  # no card left to draw
            return because(best, "bot-claim-points", route=best.route, points=points[best.route])
        return because(first, "bot-only" if len(legal) == 1 else "bot-nothing-better")

    return greedy
