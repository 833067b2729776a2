"""The kata about stations: the best joint choice of borrowed routes. The answer is the score's own."""

from __future__ import annotations

from random import Random

from ttr_nb.content.board import Goal, Route, Ticket
from ttr_nb.mechanics import borrowing
from ttr_nb.mechanics.borrowing import Borrowing
from ttr_nb.mechanics.network import Network, atlas, union
from ttr_nb.mechanics.tally import lending
from ttr_nb.teach.katas.exercise import Case, Exercise
from ttr_nb.teach.katas.networks import Pair, europe, grown, joined
from ttr_nb.teach.katas.shapes import NUMBER


def _lent(
    own: list[Pair], others: list[Pair], stations: list[str], tickets: list[tuple[str, str, int]]
) -> tuple[list[Route], tuple[borrowing.Station, ...], list[Ticket]]:
    """The same on the board: the player's routes, what each station could borrow, and the tickets."""
    map = atlas(europe())
    by_ends = {frozenset(route.cities): route for route in joined()}
    owned = [union(map.route_bit[by_ends[frozenset(pair)].id] for pair in pairs) for pairs in (own, others)]
    built = union(map.city_bit[city] for city in stations)
    network = Network((owned[0], owned[1]), (built, 0), (0, 0))
    goals = [
        Ticket(f"{place}", (here,), (Goal((there,), points),), "regular")
        for place, (here, there, points) in enumerate(tickets)
    ]
    return list(map.routes(owned[0])), lending(map, network, 0), goals


def _best(
    own: list[Pair], others: list[Pair], stations: list[str], tickets: list[tuple[str, str, int]]
) -> Borrowing:
    return borrowing.best_borrowing(*_lent(own, others, stations, tickets))


def _borrowing_rule(
    own: list[Pair], others: list[Pair], stations: list[str], tickets: list[tuple[str, str, int]]
) -> str:
    """What makes this case one to think about: several stations at work, a choice between tickets, or one station."""
    best = _best(own, others, stations, tickets)
    if len(best.routes) - best.routes.count(None) > 1:
        return "EU-STATION-8"
    alone = [_best(own, others, stations, [ticket]) for ticket in tickets]
    if sum(len(each.rescued) for each in alone) > len(best.rescued):
        return "EU-STATION-5"
    return "EU-STATION-4" if best.rescued else "EU-TICKET-4"


def _borrowed(
    own: list[Pair], others: list[Pair], stations: list[str], tickets: list[tuple[str, str, int]]
) -> str:
    """What each station borrows."""
    _, lent, _ = _lent(own, others, stations, tickets)
    best = _best(own, others, stations, tickets)
    pairs = [f"{station.city}: {route or '–'}" for station, route in zip(lent, best.routes, strict=True)]
    return "; ".join(pairs) or "–"


def _end_of_game(rng: Random) -> tuple[list[Pair], list[Pair], list[str], list[tuple[str, str, int]]]:
    """An end at which, more often than not, a station is of use."""
    end = _any_end(rng)
    for _ in range(5):
        if _best(*end).rescued:
            break
        end = _any_end(rng)
    return end


def _any_end(rng: Random) -> tuple[list[Pair], list[Pair], list[str], list[tuple[str, str, int]]]:
    routes = grown(rng, rng.randint(5, 10))
    rng.shuffle(routes)
    cut = rng.randint(1, len(routes) - 3)
    own, others = routes[:cut], routes[cut:]
    cities = sorted({city for route in routes for city in route.cities})
    lending_cities = sorted({city for route in others for city in route.cities})
    stations = rng.sample(lending_cities, min(len(lending_cities), rng.randint(0, 3)))
    tickets = []
    for _ in range(rng.randint(1, 3)):
        here, there = rng.sample(cities, 2)
        tickets.append((here, there, rng.randint(4, 15)))
    return [route.cities for route in own], [route.cities for route in others], stations, tickets


def best_borrowing(
    own: list[tuple[str, str]],
    others: list[tuple[str, str]],
    stations: list[str],
    tickets: list[tuple[str, str, int]],
) -> int:
    from itertools import product

    def joined(routes: list, start: str, end: str) -> bool:
        reached = {start}
        for _ in routes:
            reached |= {city for route in routes if reached & set(route) for city in route}
        return end in reached

    def points(routes: list) -> int:
        return sum(worth if joined(routes, start, end) else -worth for start, end, worth in tickets)

    choices = [[None, *(route for route in others if city in route)] for city in stations]
    return max(points([*own, *filter(None, chosen)]) for chosen in product(*choices))


AB, BC, BD = ("paris", "dieppe"), ("dieppe", "london"), ("dieppe", "brest")

BORROWING = Exercise(
    id="best-borrowing",
    notebook="07_stations",
    rules=("EU-TICKET-4", "EU-STATION-4", "EU-STATION-5", "EU-STATION-8"),
    shape=NUMBER,
    engine=lambda *arguments: _best(*arguments).points,
    chosen=lambda: (
        Case("EU-TICKET-4", ([AB], [], [], [("paris", "dieppe", 5)])),
        Case("EU-TICKET-4", ([AB], [BD], [], [("paris", "brest", 5)])),
        Case("EU-STATION-4", ([AB], [BD], ["dieppe"], [("paris", "brest", 5)])),
        Case("EU-STATION-4", ([AB], [BD], ["paris"], [("paris", "brest", 5)])),
        Case("EU-STATION-4", ([AB], [BD], ["brest"], [("paris", "brest", 5)])),
        Case("EU-STATION-5", ([AB], [BC, BD], ["dieppe"], [("paris", "london", 5), ("paris", "brest", 8)])),
        Case("EU-STATION-5", ([AB], [BC, BD], ["dieppe"], [("paris", "brest", 8), ("dieppe", "brest", 4)])),
        Case("EU-STATION-8", ([AB], [BC, BD], ["dieppe", "brest"], [("london", "brest", 7)])),
        Case(
            "EU-STATION-8",
            ([], [AB, BD, ("brest", "pamplona")], ["paris", "dieppe", "pamplona"], [("paris", "pamplona", 9)]),
        ),
    ),
    draw=_end_of_game,
    about=_borrowing_rule,
    witness=_borrowed,
    solution=best_borrowing,
)
