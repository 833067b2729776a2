"""The planning bot of the Dice Expansion: tickets over the cheapest free routes, re-rolls by what they promise.

Whatever the dice show, it looks for the claim that is worth most: the points of a route, and its part in the tickets on
whose way it lies, times the odds of a tunnel. Rolling again is weighed by the mean of that over all results.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ttr_nb.bots.choice import Choice, because
from ttr_nb.bots.dice.odds import best_reroll, tunnel_at_most
from ttr_nb.bots.dice.travel import first_steps, travel_options
from ttr_nb.bots.dice.values import TICKET, TOKEN, Valued, Values
from ttr_nb.bots.plans import Plan
from ttr_nb.games.dice import Dice
from ttr_nb.games.dice.actions import (
    BuildStationWithDice,
    BuyToken,
    ClaimWithDice,
    DrawTicketsWithDice,
    EndTurn,
    GiveUpTunnel,
    KeepDice,
    PayTunnel,
    RollAgain,
)
from ttr_nb.games.dice.price import DOUBLE, SINGLE
from ttr_nb.games.dice.state import Leftover, PassengerOffer, Reroll, Trip
from ttr_nb.games.dice.tokens import PRICE as DICE_A_TOKEN
from ttr_nb.games.dice.tokens import room
from ttr_nb.mechanics.actions import KeepTickets
from ttr_nb.mechanics.dice import INDEX, JOKERS

OPTIONS = 6
"""So many things are worth a thought."""

JOKER = 0.1
"""How much rather one pays with another die than with a joker, in points."""


class Planner:
    """The planner on a board. It holds no memory of a game, only what it looked up about the board.

    With `spite` it also counts what others have at stake on a route, so many points for each of theirs.
    """

    def __init__(self, rules: Dice, spite: float = 0.0) -> None:
        self.rules = rules
        self.board = rules.board
        self.values = Values(rules, spite)
        self.prospects = self.values.prospects

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random) -> Choice:
        return self.options(view, legal)[0]

    def options(self, view: Any, legal: Sequence[Any]) -> list[Choice]:
        """What seems best, and what else is worth a thought, best first; never empty."""
        if len(legal) == 1:
            return [because(legal[0], "bot-only")]
        waiting = view.pending[0] if view.pending else None
        match waiting:
            case Reroll():
                return self._reroll(view)
            case Leftover():
                return [self._leftover(view, legal)]
            case PassengerOffer() | Trip():
                return travel_options(self.prospects, view, legal)
        if isinstance(legal[0], KeepTickets):
            return self.prospects.keep(view, legal)
        if isinstance(legal[0], GiveUpTunnel):
            payments = [action for action in legal if type(action) is PayTunnel]
            return [because(payments[0], "bot-pay")]
        return self._turn(view, legal)

    def _reroll(self, view: Any) -> list[Choice]:
        """Roll again what promises more than it is now, on average over all results."""
        again, gain = best_reroll(self.rules.dice.train, view.dice, self.values.of_result(view))
        if again is None:
            return [because(KeepDice(), "bot-keep-dice")]
        rolled = because(RollAgain(again), "bot-roll-again", dice=again, gain=round(gain, 1))
        return [rolled, because(KeepDice(), "bot-keep-dice")]

    def _turn(self, view: Any, legal: Sequence[Any]) -> list[Choice]:
        """What the dice can pay for, by worth."""
        valued = self.values.valued(view)
        plan = valued.plan
        ranked = self._claims(view, legal, valued)
        ranked += self._purchases(view, legal, valued)
        ranked += self._tickets(view, legal, plan)
        ranked += first_steps(self.prospects, view, legal)
        station, _ = self.values.station(view, plan)
        if station and (build := self._station(view, legal, plan)):
            ranked.append((station, build))
        ranked.sort(key=lambda each: -each[0])
        return [choice for worth, choice in ranked[:OPTIONS] if worth > 0] or [self._leftover(view, legal)]

    def _claims(self, view: Any, legal: Sequence[Any], valued: Valued) -> list[tuple[float, Choice]]:
        """Routes by worth; of ways to pay the one with fewest tokens, then fewest jokers."""
        worths = {offer.place: offer.worth for offer in valued.offers}
        place = self.prospects.place
        cheapest: dict[str, tuple[float, ClaimWithDice]] = {}
        for action in legal:
            if type(action) is ClaimWithDice:
                price = self.price(action)
                if action.route not in cheapest or price < cheapest[action.route][0]:
                    cheapest[action.route] = price, action
        tunnels = self.values.tunnels
        claims = []
        for route, (price, action) in cheapest.items():
            worth = worths[place[route]]
            claims.append(((worth * self._odds(view, action) if route in tunnels else worth) - price, action))
        claims.sort(key=lambda each: -each[0])
        return [(worth, self._reason(view, valued, action)) for worth, action in claims[:OPTIONS]]

    def price(self, claim: ClaimWithDice) -> float:
        """What dice and tokens are worth to the seat, beside what else they would do in this turn."""
        return TOKEN * (claim.means[-2] + claim.means[-1]) + JOKER * claim.means[JOKERS]

    def _odds(self, view: Any, claim: ClaimWithDice) -> float:
        """How likely what is left pays for the tunnel dice."""
        if not self.board.route[claim.route].tunnel:
            return 1.0
        kind = self.rules.prices[claim.route].kind
        held = (*view.dice, *view.tokens[view.seat])
        places = (INDEX[kind], JOKERS, INDEX[f"{kind} token"])
        spare = sum(held[place] - claim.means[place] for place in places)
        return tunnel_at_most(self.rules.dice.tunnel, spare)

    def _reason(self, view: Any, valued: Valued, claim: ClaimWithDice) -> Choice:
        place, plan = self.prospects.place[claim.route], valued.plan
        odds = self._odds(view, claim)
        if odds < 1:
            return because(claim, "bot-claim-tunnel", route=claim.route, percent=round(100 * odds))
        tracks = self.values.tracks(place)
        if plan.completing & tracks:
            return because(claim, "bot-claim-ticket", route=claim.route)
        if plan.wanted & tracks:
            return because(claim, "bot-claim-way", route=claim.route)
        if valued.spites and valued.spites[place] > self.prospects.points[place]:
            return because(claim, "bot-block", route=claim.route)
        return because(claim, "bot-claim-points", route=claim.route, points=self.prospects.points[place])

    def _purchases(self, view: Any, legal: Sequence[Any], valued: Valued) -> list[tuple[float, Choice]]:
        """A token for two useless dice, where it pays for a better route at once."""
        dice, space = view.dice, room(view, view.seat)
        found = []
        for held, kind in zip(view.tokens[view.seat], (SINGLE, DOUBLE), strict=True):
            useful = dice[INDEX[kind]] + dice[JOKERS]
            bought = min((sum(dice) - useful) // DICE_A_TOKEN, space)
            if bought < 1:
                continue
            line = valued.best[kind][dice[JOKERS]]
            worth = line[useful + bought + held] - TOKEN * bought
            own = (INDEX[kind], JOKERS)
            buys = [each for each in legal if type(each) is BuyToken and each.kind == kind]
            buys = [each for each in buys if not any(each.dice[place] for place in own)]
            if buys and worth > line[useful + held]:
                found.append((worth, because(buys[0], "bot-token", kind=kind)))
        return found

    def _tickets(self, view: Any, legal: Sequence[Any], plan: Plan) -> list[tuple[float, Choice]]:
        """More tickets, when those one has are settled."""
        if not self.values.wants_tickets(view, plan):
            return []
        cars = view.network.cars[view.seat]
        draws = [action for action in legal if type(action) is DrawTicketsWithDice]
        return [(TICKET * sum(draw.dice), because(draw, "bot-draw-tickets", cars=cars)) for draw in draws]

    def _station(self, view: Any, legal: Sequence[Any], plan: Plan) -> Choice | None:
        """A station that rescues a ticket, rather without jokers."""
        builds = [each for each in legal if type(each) is BuildStationWithDice]
        return self.prospects.rescue(view, plan, builds, lambda build: build.dice[JOKERS])

    def _leftover(self, view: Any, legal: Sequence[Any]) -> Choice:
        """Tokens for dice that are left, of the kind that long and worthy routes ask for."""
        buys = [action for action in legal if type(action) is BuyToken]
        if buys and view.turn.left is None:
            use = {SINGLE: 0.0, DOUBLE: 0.0}
            for _, price, worth, _ in self.values.valued(view).offers:
                if price.amount > DICE_A_TOKEN:
                    use[price.kind] += max(0.0, worth - 3)
            held = dict(zip((SINGLE, DOUBLE), view.tokens[view.seat], strict=True))
            kind = max(use, key=lambda kind: use[kind] / (1 + held[kind]))
            best = next((action for action in buys if action.kind == kind), buys[0])
            return because(best, "bot-token", kind=best.kind)
        end = EndTurn()
        return because(end, "bot-end-turn") if end in legal else because(legal[0], "bot-nothing-better")
