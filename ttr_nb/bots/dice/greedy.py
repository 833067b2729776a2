"""The greedy bot of the Dice Expansion: the most points this roll can give. The example to read first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ttr_nb.bots.choice import Bot, Choice, because
from ttr_nb.bots.losses import keep_cheapest
from ttr_nb.content.dice import JOKER, SYMBOLS
from ttr_nb.games.dice import Dice
from ttr_nb.games.dice.actions import BuyToken, ClaimWithDice, EndTurn, KeepDice, PayTunnel, RollAgain
from ttr_nb.games.dice.price import DOUBLE, SINGLE
from ttr_nb.mechanics.actions import KeepTickets
from ttr_nb.mechanics.dice import INDEX, JOKERS


def make_greedy(rules: Dice) -> Bot:
    """The greedy bot on a board.

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.mechanics.dice import parse
    >>> rules = Dice(load_board("europe"))
    >>> from ttr_nb.core.chance import Seeded
    >>> tickets = {0: ["berlin-roma"], 1: ["essen-kyiv"]}
    >>> given = rules.arrangement({"first": 0, "tickets": tickets, "dice": ["single"] * 3 + ["double", "station"]})
    >>> state, _ = rules.new(2, given, Seeded(7))
    >>> str(make_greedy(rules)(rules.view(state, 0), rules.legal_actions(state), Random(1)).action)
    'roll again 1 double 1 station'
    """
    board = rules.board
    points = {route.id: board.play.points[route.length] for route in board.routes}

    def greedy(view: Any, legal: Sequence[Any], rng: Random) -> Choice:
        first = legal[0]
        if isinstance(first, KeepTickets):
            return keep_cheapest(board, legal)

        if isinstance(first, RollAgain | KeepDice):  # collect what there is most of, and jokers
            single, double = view.dice[INDEX[SINGLE]], view.dice[INDEX[DOUBLE]]
            wanted = {JOKER, SINGLE if single >= double else DOUBLE}
            others = tuple(0 if symbol in wanted else count for symbol, count in zip(SYMBOLS, view.dice, strict=True))
            again = RollAgain(others)
            return because(again, "bot-roll-rest", dice=others) if again in legal else because(first, "bot-keep-dice")

        claims = [action for action in legal if type(action) is ClaimWithDice]
        if claims:  # the most points; of ways to pay the one with fewest jokers
            best = max(claims, key=lambda claim: (points[claim.route], -claim.means[JOKERS]))
            return because(best, "bot-claim-points", route=best.route, points=points[best.route])

        payments = [action for action in legal if type(action) is PayTunnel]
        if payments:
            return because(payments[0], "bot-pay")
        tokens = [action for action in legal if type(action) is BuyToken]
        if tokens:
            return because(tokens[0], "bot-token", kind=tokens[0].kind)
        end = EndTurn()
        return because(end, "bot-end-turn") if end in legal else because(first, "bot-nothing-better")

    return greedy
