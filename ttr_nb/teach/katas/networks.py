"""Katas about networks: connected, and the longest path. Routes are those of the Europe board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import TypeAlias

from ttr_nb.content.board import Board, Route
from ttr_nb.content.maps import load_board
from ttr_nb.mechanics import trail
from ttr_nb.mechanics.connection import pieces
from ttr_nb.teach.katas.exercise import Case, Exercise
from ttr_nb.teach.katas.shapes import NUMBER, YES_OR_NO

Pair: TypeAlias = tuple[str, str]


def europe() -> Board:
    """The board on which networks are built."""
    return load_board("europe")


@cache
def joined() -> tuple[Route, ...]:
    """A route of the board for each two cities that one joins; of a double route, one track."""
    return tuple({frozenset(route.cities): route for route in reversed(europe().routes)}.values())


@cache
def _leaving() -> dict[str, list[Route]]:
    """The same by city."""
    return {city.id: [route for route in joined() if city.id in route.cities] for city in europe().cities}


def grown(rng: Random, count: int) -> list[Route]:
    """So many routes of the board that mostly hang together, with loops among them."""
    routes = [rng.choice(joined())]
    while len(routes) < count:
        cities = dict.fromkeys(city for route in routes for city in route.cities)
        near = [route for city in cities for route in _leaving()[city] if route not in routes]
        loops = [route for route in near if cities.keys() >= set(route.cities)]
        found = rng.choice(loops if loops and rng.random() < 0.5 else near if rng.random() < 0.9 else joined())
        if found not in routes:
            routes.append(found)
    return routes


def _tracks(pairs: Iterable[Sequence[str]], lengths: Iterable[int] = ()) -> list[Route]:
    """Routes between these cities, whatever they are called."""
    known = list(lengths)
    return [
        Route(f"{place:02}", (pair[0], pair[1]), known[place] if known else 1, "gray")
        for place, pair in enumerate(pairs)
    ]


# --- connected ----------------------------------------------------------------------------------


def _connected(routes: list[Pair], start: str, end: str) -> bool:
    piece = pieces(_tracks(routes))
    return piece.get(start, start) == piece.get(end, end)


def _piece(routes: list[Pair], start: str, end: str) -> str:
    """All that hangs together with the start."""
    piece = pieces(_tracks(routes))
    together = [city for city in piece if piece[city] == piece.get(start, start)] or [start]
    return f"{start}: {', '.join(sorted(together))}"


def _two_cities(rng: Random) -> tuple[list[Pair], str, str]:
    routes = []
    for route in grown(rng, rng.randint(1, 9)):
        here, there = rng.sample(route.cities, 2)
        routes.append((here, there))
    rng.shuffle(routes)
    cities = sorted({city for pair in routes for city in pair})
    others = [city.id for city in europe().cities]
    start, end = rng.sample(cities, 2) if rng.random() < 0.8 else (rng.choice(cities), rng.choice(others))
    return routes, start, end if end != start else rng.choice(others)


def connected(routes: list[tuple[str, str]], start: str, end: str) -> bool:
    reached = {start}
    while True:
        more = {city for route in routes if reached & set(route) for city in route}
        if more <= reached:
            return end in reached
        reached |= more


LINE = [("paris", "dieppe"), ("dieppe", "brest"), ("paris", "brest")]

CONNECTED = Exercise(
    id="connected",
    notebook="06_tickets",
    rules=("EU-TICKET-4",),
    shape=YES_OR_NO,
    engine=_connected,
    chosen=lambda: tuple(
        Case("EU-TICKET-4", arguments)
        for arguments in (
            ([("paris", "dieppe")], "paris", "dieppe"),
            ([("paris", "dieppe")], "dieppe", "paris"),
            ([("paris", "dieppe"), ("dieppe", "brest")], "paris", "brest"),
            ([("dieppe", "brest"), ("paris", "dieppe")], "paris", "brest"),
            ([("paris", "dieppe"), ("brest", "dieppe"), ("brest", "pamplona")], "pamplona", "paris"),
            (LINE, "paris", "roma"),
            ([*LINE, ("roma", "venezia")], "roma", "brest"),
            ([], "paris", "roma"),
        )
    ),
    draw=_two_cities,
    about=lambda routes, start, end: "EU-TICKET-4",
    witness=_piece,
    solution=connected,
)


# --- the longest path ---------------------------------------------------------------------------


def _longest(routes: list[tuple[str, str, int]]) -> trail.Trail:
    return trail.longest_trail(_tracks([route[:2] for route in routes], [route[2] for route in routes]))


def _walk(routes: list[tuple[str, str, int]]) -> str:
    return " – ".join(_longest(routes).cities) or "–"


def _network(rng: Random) -> tuple[list[tuple[str, str, int]]]:
    routes = []
    for route in grown(rng, rng.randint(1, 8)):
        here, there = rng.sample(route.cities, 2)
        routes.append((here, there, route.length))
    rng.shuffle(routes)
    return (routes,)


def longest_trail(routes: list[tuple[str, str, int]]) -> int:
    def onward(city: str, left: list) -> int:
        best = 0
        for route in left:
            if city in route[:2]:
                there = route[1] if city == route[0] else route[0]
                rest = [other for other in left if other is not route]
                best = max(best, route[2] + onward(there, rest))
        return best

    return max((onward(city, routes) for route in routes for city in route[:2]), default=0)


TRAIL = Exercise(
    id="longest-trail",
    notebook="08_longest_route",
    rules=("EU-LONGEST-1",),
    shape=NUMBER,
    engine=lambda routes: _longest(routes).length,
    chosen=lambda: tuple(
        Case("EU-LONGEST-1", (routes,))
        for routes in (
            [("paris", "dieppe", 1)],
            [("paris", "dieppe", 1), ("dieppe", "brest", 2)],
            [("dieppe", "brest", 2), ("brest", "pamplona", 4), ("paris", "dieppe", 1)],
            [("paris", "dieppe", 1), ("roma", "palermo", 4), ("roma", "brindisi", 2)],
            [("paris", "brest", 3), ("paris", "dieppe", 1), ("paris", "marseille", 4)],
            [("paris", "dieppe", 1), ("dieppe", "brest", 2), ("brest", "paris", 3)],
            [("paris", "zurich", 3), ("paris", "dieppe", 1), ("dieppe", "brest", 2), ("brest", "paris", 3)],
            [
                ("paris", "zurich", 3),
                ("paris", "dieppe", 1),
                ("dieppe", "brest", 2),
                ("brest", "paris", 3),
                ("paris", "frankfurt", 3),
            ],
            [],
        )
    ),
    draw=_network,
    about=lambda routes: "EU-LONGEST-1",
    witness=_walk,
    solution=longest_trail,
)
