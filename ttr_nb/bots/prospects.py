"""What a seat on a board can plan with, and what tickets promise it. Shared by cards and dice; knows neither."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ttr_nb.bots.choice import Choice, because
from ttr_nb.bots.plans import Plan, Situation, make_plan
from ttr_nb.bots.roads import indices, roads_of
from ttr_nb.content.board import Board
from ttr_nb.mechanics.claiming import blocked_routes
from ttr_nb.mechanics.network import atlas, union
from ttr_nb.mechanics.stations import open_cities
from ttr_nb.mechanics.turn import LAST_CARS

HOPE = 0.9
"""The part of a ticket's points that one may count on while its way is still to be built."""

ANSWERS = 4
"""So many answers to an offer of tickets are worth a thought."""


@dataclass(frozen=True)
class Pace:
    """How a game goes: points that a turn is worth without tickets, cars put down in a turn, turns for a station."""

    worth: float
    cars: float
    station: float


class Prospects:
    """A board with all that planning looks up again and again; no memory of a game.

    `efforts` says how many turns each route costs, less what its points are worth.
    """

    def __init__(self, board: Board, efforts: Sequence[float], pace: Pace) -> None:
        self.board = board
        self.atlas = atlas(board)
        self.roads = roads_of(board)
        self.efforts = efforts
        self.pace = pace
        self.points = [board.play.points[route.length] for route in board.routes]
        self.place = {route.id: place for place, route in enumerate(board.routes)}
        self.every_route = (1 << len(board.routes)) - 1
        self.touching = [union(1 << place for place, _ in links) for links in self.roads.links]
        self.plan = lru_cache(maxsize=4096)(self._plan)

    def _plan(self, situation: Situation, tickets: tuple[str, ...]) -> Plan:
        return make_plan(self.roads, self.efforts, situation, tickets, self.pace.worth, self.pace.station)

    def situation(self, view: Any) -> Situation:
        """The board as the seat of a view finds it."""
        seat, network = view.seat, view.network
        owned = network.owned[seat]
        lent = union(network.owned) & ~owned
        free = self.every_route & ~blocked_routes(self.atlas, network, seat) & self.atlas.within[network.cars[seat]]
        stations = network.stations[seat]
        if stations:  # about: each of them lends one route only
            owned |= lent & union(self.touching[city] for city in indices(stations))
        left = self.board.play.stations - stations.bit_count()
        return Situation(owned, free, lent & ~owned, network.cars[seat], left, self.turns(view))

    def turns(self, view: Any) -> float:
        """How many turns the seat probably has."""
        if view.turn.left is not None:
            return 1.0
        return 2.0 + max(0, min(view.network.cars) - LAST_CARS) // self.pace.cars

    def worth(self, situation: Situation, tickets: tuple[str, ...]) -> float:
        """What tickets promise: their points, less the effort, less what is lost."""
        plan = self.plan(situation, tickets)
        ticket = self.board.ticket
        gained = sum(ticket[id].points for id in plan.made) + HOPE * sum(ticket[id].points for id in plan.open)
        return gained - sum(ticket[id].penalty for id in plan.lost) - self.pace.worth * plan.effort

    def keep(self, view: Any, legal: Sequence[Any]) -> list[Choice]:
        """The answers to an offer of tickets that promise most."""
        situation = self.situation(view)
        ranked = sorted(legal, key=lambda answer: -self.worth(situation, view.tickets + answer.tickets))
        offered = len(view.pending[0].tickets)
        return [because(each, "bot-keep", count=len(each.tickets), offered=offered) for each in ranked[:ANSWERS]]

    def rescue(self, view: Any, plan: Plan, builds: Iterable[Any], price: Callable[[Any], int]) -> Choice | None:
        """The cheapest station to build at an end of a route that the plan borrows; None where there is none."""
        sites = open_cities(self.atlas, view.network)
        ends = [end for place in indices(plan.borrowed) for end in self.roads.ends[place]]
        cities = {self.board.cities[end].id for end in ends if sites >> end & 1}
        fitting = [build for build in builds if build.city in cities]
        if not fitting:
            return None
        best = min(fitting, key=lambda build: (price(build), build.city))
        return because(best, "bot-station", city=best.city)
