"""Cheapest connections on a board, for bots that plan: Dijkstra's search over weights by route. Knows no game.

Weights are a list in the order of the board's routes; what cannot be used weighs `FAR`. Sets of routes are bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from ttr_nb.content.board import Board, Ticket
from ttr_nb.mechanics.network import Atlas, atlas

FAR = 1e9
"""The weight of a route that cannot be used."""


class Way(NamedTuple):
    """A cheapest way to a goal of a ticket: its cost, the routes as bits, and the points of that goal."""

    cost: float
    routes: int
    points: int


class Roads:
    """A board as a list of links for each city, all looked up once."""

    def __init__(self, map: Atlas) -> None:
        board = map.board
        self.atlas = map
        self.places = {city.id: place for place, city in enumerate(board.cities)}
        self.links: list[list[tuple[int, int]]] = [[] for _ in board.cities]
        self.ends: list[tuple[int, int]] = []
        for index, route in enumerate(board.routes):
            here, there = (self.places[city] for city in route.cities)
            self.links[here].append((index, there))
            self.links[there].append((index, here))
            self.ends.append((here, there))
        self.lengths = [route.length for route in board.routes]
        self.goals = {ticket.id: self._goals(ticket) for ticket in board.tickets}

    def _goals(self, ticket: Ticket) -> tuple[tuple[int, ...], dict[int, int]]:
        """Where a ticket begins, and the points of each city where it can end."""
        points: dict[int, int] = {}
        for goal in ticket.goals:
            for city in goal.cities:
                points[self.places[city]] = max(goal.points, points.get(self.places[city], 0))
        return tuple(self.places[city] for city in ticket.origins), points

    def cheapest(self, ticket: str, weights: Sequence[float]) -> Way | None:
        """The cheapest way to make a ticket; of several goals the one with most points less cost. None: no way.

        >>> from ttr_nb.content.maps import load_board
        >>> roads = roads_of(load_board("europe"))
        >>> way = roads.cheapest("berlin-bucuresti", roads.lengths)
        >>> way.cost, [route.id for route in roads.atlas.routes(way.routes)]
        (8.0, ['berlin-wien', 'bucuresti-budapest', 'budapest-wien-red'])
        """
        starts, goals = self.goals[ticket]
        links = self.links
        costs = dict.fromkeys(starts, 0.0)
        came: dict[int, tuple[int, int]] = {}
        ahead = [(0.0, start) for start in starts]
        open_goals = len(goals)
        best: tuple[float, int] | None = None
        while ahead:
            cost, here = heappop(ahead)
            if cost > costs[here]:
                continue
            if here in goals:
                if best is None or goals[here] - cost > goals[best[1]] - best[0]:
                    best = cost, here
                open_goals -= 1
                if not open_goals:
                    break
            for index, there in links[here]:
                total = cost + weights[index]
                if total < FAR and total < costs.get(there, FAR):
                    costs[there] = total
                    came[there] = index, here
                    heappush(ahead, (total, there))
        if best is None:
            return None
        cost, goal = best
        routes, here = 0, goal
        while here in came:
            index, here = came[here]
            routes |= 1 << index
        return Way(cost, routes, goals[goal])

    def cars(self, routes: int) -> int:
        """How many cars a set of routes takes."""
        lengths = self.lengths
        return sum(lengths[index] for index in indices(routes))


def indices(bits: int) -> Iterable[int]:
    """The places of the bits that are set, lowest first.

    >>> list(indices(0b10110))
    [1, 2, 4]
    """
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


@lru_cache(maxsize=32)
def roads_of(board: Board) -> Roads:
    """The roads of a board."""
    return Roads(atlas(board))
