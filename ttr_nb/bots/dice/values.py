"""What dice results are worth on a board: the best claim that each can pay for. For the planner; knows no decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ttr_nb.bots.dice.odds import tunnel_at_most
from ttr_nb.bots.guessing import Rivals, guesses_on
from ttr_nb.bots.plans import Plan, Situation
from ttr_nb.bots.prospects import Pace, Prospects
from ttr_nb.bots.roads import indices
from ttr_nb.content.board import Route
from ttr_nb.games.dice import Dice, stations
from ttr_nb.games.dice.price import DOUBLE, SINGLE, Price
from ttr_nb.games.dice.tokens import LIMIT, room
from ttr_nb.games.dice.tokens import PRICE as DICE_A_TOKEN
from ttr_nb.mechanics.dice import INDEX, JOKERS, STATIONS, Faces

PACE = Pace(worth=5.0, cars=3.0, station=2.0)
"""How the game goes."""

PATIENCE = 0.6
"""What a ticket's part of a route counts now, as it could be built later, too."""

TOKEN = 0.8
"""What a token in hand is worth, in points."""

TICKET = 4.0
"""What a ticket to choose from is worth, in points, while there are many cars left."""

RESCUE = 8.0
"""What a station is worth, in points, that rescues a ticket."""

MANY_CARS = 15
"""With so many cars left and all tickets settled, new tickets are worth a turn."""

TURNS = (0.0, 1.0, 1.0, 1.15, 1.5, 2.2, 3.0, 4.0, 5.0, 6.0)
"""How many turns a route takes, by its length."""

TURNS_A_JOKER = 0.5
"""How many more, for each joker that a ferry needs."""

NOTHING = 0.1
"""What a route is worth whose cars are needed for tickets."""


def effort(route: Route, points: int) -> float:
    """How many turns a route costs, less what its points are worth."""
    turns = TURNS[min(route.length, len(TURNS) - 1)] + TURNS_A_JOKER * route.locomotives + 0.3 * route.tunnel
    return max(0.2, turns - points / PACE.worth)


class Offer(NamedTuple):
    """A route that is open, by its place on the board: its price, what it is worth, whether it is a tunnel."""

    place: int
    price: Price
    worth: float
    tunnel: bool


class Valued(NamedTuple):
    """The open routes with their worth, the plan that says so, and the best of them by kind, jokers and symbols.

    `spites` is what each route of the board is worth only because others need it; empty where that counts for nothing.
    """

    offers: tuple[Offer, ...]
    plan: Plan
    best: dict[str, list[list[float]]]
    spites: tuple[float, ...]


class Values:
    """What routes and results are worth to a seat. It holds no memory of a game.

    A point that others have at stake on a route, as far as one can tell, is worth `spite` points.
    """

    def __init__(self, rules: Dice, spite: float = 0.0) -> None:
        board = rules.board
        self.spite = spite
        self.guesses = guesses_on(board)
        self.dice = rules.dice
        efforts = [effort(route, board.play.points[route.length]) for route in board.routes]
        self.prospects = Prospects(board, efforts, PACE)
        self._printed = [
            (place, rules.prices[route.id], float(self.prospects.points[place]), route.length, route.tunnel)
            for place, route in enumerate(board.routes)
        ]
        self.tunnels = {route.id for route in board.routes if route.tunnel}
        self._known = lru_cache(maxsize=4096)(self._valued)

    def tracks(self, place: int) -> int:
        """A route and its parallel track, as bits."""
        return self.prospects.atlas.groups_touched(1 << place) | 1 << place

    def valued(self, view: Any) -> Valued:
        """What the open routes are worth to the seat of a view; the same until somebody builds or draws tickets."""
        rivals = Rivals(view.seat, view.network, view.tickets, view.ticket_counts) if self.spite else None
        return self._known(self.prospects.situation(view), view.tickets, rivals)

    def _valued(self, situation: Situation, tickets: tuple[str, ...], rivals: Rivals | None) -> Valued:
        plan = self.prospects.plan(situation, tickets)
        spare = situation.cars - plan.cars
        last = situation.turns <= 1
        shares = dict(plan.shares)
        for place, part in plan.shares.items():
            for track in indices(self.tracks(place)):  # the other track of a wanted double route will do
                shares.setdefault(track, part)
        spites = tuple(self.spite * threat for threat in self.guesses.threats(rivals)) if rivals else ()
        found = []
        for place, price, points, length, tunnel in self._printed:
            if not situation.free >> place & 1:
                continue
            worth = points
            share = shares.get(place)
            if share and last:
                worth += share if plan.finishing >> place & 1 else 0.0
            elif share:
                worth += PATIENCE * share
            elif not last and length > spare:
                worth = NOTHING
            if spites:
                worth += spites[place]
            found.append(Offer(place, price, worth, tunnel))
        return Valued(tuple(found), plan, self._best_by_symbols(found), spites)

    def of_result(self, view: Any) -> Callable[[Faces], float]:
        """What a final result of the dice is worth: the best claim, station or tickets it pays for, or tokens."""
        tokens, space = view.tokens[view.seat], room(view, view.seat)
        _, plan, best, _ = self.valued(view)
        station, needed = self.station(view, plan)
        ticket = TICKET if self.wants_tickets(view, plan) else 0.0

        kinds = [(held, INDEX[kind], best[kind]) for held, kind in zip(tokens, (SINGLE, DOUBLE), strict=True)]

        def worth(dice: Faces) -> float:
            count, jokers = sum(dice), dice[JOKERS]
            symbols = dice[STATIONS] + jokers
            most = TOKEN * min(space, count // DICE_A_TOKEN)
            if symbols >= needed and station > most:
                most = station
            if ticket * symbols > most:
                most = ticket * symbols
            for held, place, lines in kinds:
                useful = dice[place] + jokers
                bought = min((count - useful) // DICE_A_TOKEN, space)
                claim = lines[jokers][useful + bought + held]
                if claim > most:
                    most = claim
            return most

        return worth

    def _best_by_symbols(self, offers: Sequence[Offer]) -> dict[str, list[list[float]]]:
        """By kind, jokers and symbols in all: the worth of the best route that they pay for."""
        count, tunnel_die = self.dice.train.count, self.dice.tunnel
        reach = count + LIMIT + 1
        best = {kind: [[0.0] * reach for _ in range(count + 1)] for kind in (SINGLE, DOUBLE)}
        for _, (amount, kind, jokers), worth, tunnel in offers:
            if jokers > count:
                continue
            line = best[kind][jokers]
            for symbols in range(amount, reach if tunnel else amount + 1):
                value = worth * tunnel_at_most(tunnel_die, symbols - amount) if tunnel else worth
                if value > line[symbols]:
                    line[symbols] = value
        for lines in best.values():
            for jokers, line in enumerate(lines):
                for symbols in range(reach):
                    if symbols and line[symbols - 1] > line[symbols]:
                        line[symbols] = line[symbols - 1]
                    if jokers and lines[jokers - 1][symbols] > line[symbols]:
                        line[symbols] = lines[jokers - 1][symbols]
        return best

    def station(self, view: Any, plan: Plan) -> tuple[float, int]:
        """What the next station is worth, in points, and how many symbols it takes."""
        needed = stations.price(view.network.stations[view.seat].bit_count())
        return RESCUE if plan.borrowed and not plan.wanted else 0.0, needed

    def wants_tickets(self, view: Any, plan: Plan) -> bool:
        """Whether there are cars and time for more tickets."""
        cars = view.network.cars
        enough = cars[view.seat] - plan.cars >= MANY_CARS and min(cars) >= MANY_CARS
        return enough and not plan.wanted and view.turn.left is None and view.ticket_deck_count > 0
