"""The planning bot of the board game: tickets over the cheapest free routes, tunnels by their odds, stations to rescue.

It plans anew whenever the board has changed, builds what the plan wants as soon as it can pay for it, collects cards
for the rest, and plays for points when the tickets are settled or the end is near.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from ttr_nb.bots.choice import Choice, because
from ttr_nb.bots.europe import collecting
from ttr_nb.bots.europe.odds import tunnel_odds
from ttr_nb.bots.plans import Plan, Situation
from ttr_nb.bots.prospects import Pace, Prospects
from ttr_nb.bots.roads import indices
from ttr_nb.content.board import GRAY, Route
from ttr_nb.games.europe import Europe
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute, PayExtra, TakeBack
from ttr_nb.mechanics.actions import DrawTickets, KeepTickets
from ttr_nb.mechanics.cards import INDEX, WILD, Cards

PACE = Pace(worth=3.0, cars=1.3, station=2.5)
"""How the game goes, turns in which one draws cards included."""

LIKELY = 0.55
"""A tunnel that can be paid for less often than this is worth another card first."""

MANY_CARS = 16
"""With so many cars left and all tickets settled, new tickets are worth a turn."""

FEW_CARS = 12
"""With fewer cars left, shorter routes will do."""

SHORT, LONG, VERY_LONG = 4, 7, 15
"""Points of a route worth building for them alone: with few cars left, with many, with tickets still to make."""

POINTS = 3
"""So many routes that no ticket wants are worth a thought."""

FINISHED = 10
"""By so many points rather one builds the last route of a ticket."""


def effort(route: Route, points: int) -> float:
    """How many turns a route costs, less what its points are worth: a claim, two cards a turn, and the risks."""
    turns = 1 + route.length / 2 + 0.5 * route.tunnel + 0.4 * route.locomotives - 0.2 * (route.colour == GRAY)
    return max(0.2, turns - points / PACE.worth)


class Planner:
    """The planner on a board. It holds no memory of a game, only what it looked up about the board.

    With fewer than `many_cars` it draws no more tickets; a route for `very_long` points it builds beside its plan.
    """

    def __init__(self, rules: Europe, many_cars: int = MANY_CARS, very_long: int = VERY_LONG) -> None:
        board = rules.board
        self.many_cars = many_cars
        self.very_long = very_long
        self.rules = rules
        self.board = board
        efforts = [effort(route, board.play.points[route.length]) for route in board.routes]
        self.prospects = Prospects(board, efforts, PACE)
        self.needs = lru_cache(maxsize=4096)(self._needs)

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random) -> Choice:
        return self.options(view, legal)[0]

    def options(self, view: Any, legal: Sequence[Any]) -> list[Choice]:
        """What seems best, and what else is worth a thought, best first; never empty."""
        first = legal[0]
        if len(legal) == 1:
            return [because(first, "bot-only")]
        if isinstance(first, KeepTickets):
            return self.prospects.keep(view, legal)
        if isinstance(first, TakeBack | PayExtra):
            payments = [action for action in legal if type(action) is PayExtra]
            return [because(min(payments, key=lambda pay: pay.cards[WILD]), "bot-pay")]
        situation = self.prospects.situation(view)
        plan = self.prospects.plan(situation, view.tickets)
        if view.pending:
            drawing = collecting.draw(view, legal, self._collected(situation, plan))
            return [drawing or because(first, "bot-nothing-better")]
        return self._turn(view, legal, situation, plan)

    def _turn(self, view: Any, legal: Sequence[Any], situation: Situation, plan: Plan) -> list[Choice]:
        claims: defaultdict[str, list[ClaimRoute]] = defaultdict(list)
        for action in legal:
            if type(action) is ClaimRoute:
                claims[action.route].append(action)
        choices = self._claims_of_plan(view, claims, situation, plan)
        others = self._claims_for_points(view, claims, situation, plan)
        drawing = collecting.draw(view, legal, self._collected(situation, plan))
        if not choices and not plan.wanted:
            if plan.borrowed and (station := self._station(view, legal, plan)):
                choices.append(station)
            if self._wants_tickets(view, legal):
                choices.append(because(DrawTickets(), "bot-draw-tickets", cars=situation.cars))
        ahead = [drawing] if drawing else []
        return choices + others + ahead or [because(legal[0], "bot-nothing-better")]

    def _claims_of_plan(
        self, view: Any, claims: dict[str, list[ClaimRoute]], situation: Situation, plan: Plan
    ) -> list[Choice]:
        """The wanted routes that can be paid for, those first that finish a ticket or score most."""
        ready = []
        wanted, completing = self._tracks(plan.wanted), self._tracks(plan.completing)
        needs = self.needs(plan.wanted)
        for route, ways in claims.items():
            place = self.prospects.place[route]
            if not wanted >> place & 1:
                continue
            claim = min(ways, key=lambda way: self.price(way.cards, needs, route))
            odds = self._odds(view, claim)
            if odds < LIKELY and situation.turns > 2:
                continue
            finishes = bool(plan.finishing >> place & 1)
            worth = FINISHED * finishes + self.prospects.points[place] * odds
            ready.append((worth, claim, bool(completing >> place & 1), odds))
        ready.sort(key=lambda each: -each[0])
        return [self._reason(claim, completes, odds) for _, claim, completes, odds in ready]

    def _tracks(self, routes: int) -> int:
        """Routes with their parallel tracks, as bits: either will do."""
        return routes | (self.prospects.atlas.groups_touched(routes) if routes else 0)

    def _reason(self, claim: ClaimRoute, completes: bool, odds: float) -> Choice:
        if odds < 1:
            return because(claim, "bot-claim-tunnel", route=claim.route, percent=round(100 * odds))
        return because(claim, "bot-claim-ticket" if completes else "bot-claim-way", route=claim.route)

    def _claims_for_points(
        self, view: Any, claims: dict[str, list[ClaimRoute]], situation: Situation, plan: Plan
    ) -> list[Choice]:
        """Routes that no ticket wants: long ones while cars are left for the plan; any, when the end is near."""
        last = situation.turns <= 2
        least = 1 if last else self._least(situation, plan)
        points, lengths, place = self.prospects.points, self.prospects.roads.lengths, self.prospects.place
        spare = situation.cars if last else situation.cars - plan.cars
        needs = self.needs(plan.wanted)
        ready = []
        for route, ways in claims.items():
            if points[place[route]] >= least and lengths[place[route]] <= spare:
                claim = min(ways, key=lambda way: self.price(way.cards, needs, route))
                ready.append((points[place[route]] * self._odds(view, claim), claim))
        ready.sort(key=lambda each: -each[0])
        key = "bot-claim-last" if last else "bot-claim-points"
        return [
            because(claim, key, route=claim.route, points=points[place[claim.route]]) for _, claim in ready[:POINTS]
        ]

    def _least(self, situation: Situation, plan: Plan) -> int:
        """The points that a route must score, to be built for them alone."""
        if plan.wanted:
            return self.very_long
        return LONG if situation.cars >= FEW_CARS else SHORT

    def _odds(self, view: Any, claim: ClaimRoute) -> float:
        return tunnel_odds(self.rules, view, claim.cards) if self.board.route[claim.route].tunnel else 1.0

    def _needs(self, wanted: int) -> list[int]:
        """How many cards of each colour the wanted routes ask for, gray ones left out."""
        needs = [0] * len(INDEX)
        for index in indices(wanted):
            route = self.board.routes[index]
            if route.colour != GRAY:
                needs[INDEX[route.colour]] += route.length
        return needs

    def price(self, paid: Cards, needs: Sequence[int], route: str) -> float:
        """What cards are worth to the seat: locomotives most, and colours that other wanted routes need."""
        colour = self.board.route[route].colour
        price = 2.2 * paid[WILD]
        for place, count in enumerate(paid[:WILD]):
            if count:
                price += count * (1.5 if needs[place] and colour == GRAY else 1.0)
        return price

    def _station(self, view: Any, legal: Sequence[Any], plan: Plan) -> Choice | None:
        """A station that rescues a ticket, rather without locomotives."""
        builds = [action for action in legal if type(action) is BuildStation]
        return self.prospects.rescue(view, plan, builds, lambda build: build.cards[WILD])

    def _wants_tickets(self, view: Any, legal: Sequence[Any]) -> bool:
        cars = view.network.cars
        return cars[view.seat] >= self.many_cars and min(cars) >= self.many_cars / 2 and DrawTickets() in legal

    def _collected(self, situation: Situation, plan: Plan) -> Iterable[Route]:
        """The routes for which cards are collected: those of the plan, or the long ones that are free."""
        routes = self.board.routes
        if plan.wanted:
            return [routes[index] for index in indices(plan.wanted)]
        free = [routes[index] for index in indices(situation.free) if self.prospects.points[index] >= LONG]
        return free or [routes[index] for index in indices(situation.free)]
