"""Who has built what where: routes and stations as bits, cars left. Knows no price, no turn and no rule id.

A set of routes is an integer with one bit a route, in the order of the board; a set of cities likewise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from ttr_nb.content.board import Board, Route
from ttr_nb.core.tuples import put


class Network(NamedTuple):
    """By seat: routes owned and cities with a station (as bits), and cars left."""

    owned: tuple[int, ...]
    stations: tuple[int, ...]
    cars: tuple[int, ...]


@dataclass(frozen=True)
class Atlas:
    """A board with its bits looked up once."""

    board: Board
    route_bit: Mapping[str, int]
    city_bit: Mapping[str, int]
    groups: tuple[int, ...]
    within: tuple[int, ...]
    """By a number of cars: the routes that need no more."""
    sites: int
    """The cities proper: the end of a border route takes no station."""

    def routes(self, bits: int) -> tuple[Route, ...]:
        """The routes of a set."""
        return tuple([self.board.routes[place] for place in _places(bits)])

    def cities(self, bits: int) -> tuple[str, ...]:
        """The ids of the cities of a set."""
        return tuple([self.board.cities[place].id for place in _places(bits)])

    @cached_property
    def groups_touched(self) -> Callable[[int], int]:
        """The whole of every double route of which some track is in a set; asked again and again between claims."""
        return lru_cache(maxsize=4096)(lambda bits: union(group for group in self.groups if group & bits))


def _places(bits: int) -> list[int]:
    """The places of the bits that are set, lowest first.

    >>> _places(0b10110)
    [1, 2, 4]
    """
    places = []
    while bits:
        lowest = bits & -bits
        places.append(lowest.bit_length() - 1)
        bits ^= lowest
    return places


@lru_cache(maxsize=32)
def atlas(board: Board) -> Atlas:
    """The atlas of a board."""
    route_bit = {route.id: 1 << place for place, route in enumerate(board.routes)}
    city_bit = {city.id: 1 << place for place, city in enumerate(board.cities)}
    return Atlas(
        board,
        route_bit,
        city_bit,
        tuple(union(route_bit[route.id] for route in tracks) for tracks in board.doubles.values()),
        tuple(
            union(route_bit[route.id] for route in board.routes if route.length <= cars)
            for cars in range(board.play.cars + 1)
        ),
        union(city_bit[city.id] for city in board.cities if not city.country),
    )


def union(sets: Iterable[int]) -> int:
    """Everything that is in some set."""
    everything = 0
    for bits in sets:
        everything |= bits
    return everything


def owner(sets: tuple[int, ...], bit: int) -> int | None:
    """The seat in whose set a bit is."""
    return next((seat for seat, bits in enumerate(sets) if bits & bit), None)


def claim(network: Network, seat: int, bit: int, length: int) -> Network:
    """Put a seat's cars on a route."""
    return Network(
        put(network.owned, seat, network.owned[seat] | bit),
        network.stations,
        put(network.cars, seat, network.cars[seat] - length),
    )


def build(network: Network, seat: int, bit: int) -> Network:
    """Put a seat's station on a city."""
    return network._replace(stations=put(network.stations, seat, network.stations[seat] | bit))
