"""What we measure against: the plain search for the longest trail, and the networks it is timed on.

Times on two machines cannot be compared, ratios in one run can. So every figure stands beside the *unit*: the CPU time
of the plain search over 300 networks grown at random. It was 0.11 s on the machine where the targets were set.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from time import process_time
from typing import Any, NamedTuple

from ttr_nb.content.board import Board, Route, Ticket
from ttr_nb.mechanics.borrowing import Station

UNIT_NETWORKS = 300
UNIT_SEED = 23
"""The median of seeds 0 to 29 by the steps the plain search takes: 0.65 million, where they range from 0.51 to 0.85."""
UNIT_THERE = 0.11
"""Seconds that the unit took on the machine where the targets were set."""

Network = list[Route]


def plain_longest_trail(routes: Sequence[Route]) -> int:
    """Return the length of the longest trail by trying every walk from every city; no pruning, no memory."""
    leads: dict[str, list[tuple[str, int, int]]] = {}
    for index, route in enumerate(routes):
        here, there = route.cities
        leads.setdefault(here, []).append((there, 1 << index, route.length))
        leads.setdefault(there, []).append((here, 1 << index, route.length))
    best = 0

    def walk(city: str, used: int, length: int) -> None:
        nonlocal best
        if length > best:
            best = length
        for there, bit, cars in leads[city]:
            if not used & bit:
                walk(there, used | bit, length + cars)

    for city in leads:
        walk(city, 0, 0)
    return best


def grow(board: Board, cars: int, pick: Callable[[Network, set[str]], Route]) -> Network:
    """Grow a connected network until no route next to it fits any more: `pick` chooses one of those that do."""
    network: Network = []
    cities: set[str] = set()
    while fitting := [
        route
        for route in board.routes
        if route.length <= cars
        and (not network or not cities.isdisjoint(route.cities))
        and not any(route is mine or (route.group and route.group == mine.group) for mine in network)
    ]:
        route = pick(fitting, cities)
        network.append(route)
        cities.update(route.cities)
        cars -= route.length
    return network


def grow_network(board: Board, rng: random.Random, cars: int = 45) -> Network:
    """Grow a network at random, as an aimless player might."""
    return grow(board, cars, lambda fitting, cities: rng.choice(fitting))


def dense_network(board: Board, rng: random.Random, cars: int = 45) -> Network:
    """Grow a network mostly of short routes that close circles: hard to search, as there are so many ways round it."""

    def pick(fitting: Network, cities: set[str]) -> Route:
        appeal = [(10 if cities.issuperset(route.cities) else 1) / route.length**3 for route in fitting]
        return rng.choices(fitting, appeal)[0]

    return grow(board, cars, pick)


class Position(NamedTuple):
    """What one player has to score at the end."""

    own: Network
    stations: list[Station]
    tickets: list[Ticket]


def full_position(board: Board, rng: random.Random, tickets: int = 6) -> Position:
    """Deal the routes to five players; return what the first has to score, with stations in the busiest cities."""
    owned: list[Network] = [[] for _ in range(5)]
    free = list(board.routes)
    rng.shuffle(free)
    for route in free:
        seat = min(range(5), key=lambda seat: (sum(mine.length for mine in owned[seat]), seat))
        if not any(route.group and route.group == mine.group for mine in owned[seat]):
            owned[seat].append(route)
    taken = [route for network in owned[1:] for route in network]
    busy = Counter(city for route in taken for city in route.cities)
    cities = rng.sample([city for city, _ in busy.most_common(10)], board.play.stations)
    stations = [Station(city, tuple(route for route in taken if city in route.cities)) for city in cities]
    return Position(owned[0], stations, rng.sample(board.tickets, tickets))


def unit_networks(board: Board) -> list[Network]:
    """Return the networks of the unit, always the same."""
    rng = random.Random(UNIT_SEED)
    return [grow_network(board, rng) for _ in range(UNIT_NETWORKS)]


def cpu_times(work: Callable[..., object], cases: Iterable[tuple[Any, ...]], rounds: int = 3) -> list[float]:
    """Time the work on each case in CPU seconds, the best of some rounds so as to damp noise."""

    def once(case: tuple[Any, ...]) -> float:
        begin = process_time()
        work(*case)
        return process_time() - begin

    return [min(once(case) for _ in range(rounds)) for case in cases]


def unit(board: Board, rounds: int = 3) -> float:
    """Return the CPU seconds of the plain search over the networks of the unit."""
    return sum(cpu_times(plain_longest_trail, [(network,) for network in unit_networks(board)], rounds))
