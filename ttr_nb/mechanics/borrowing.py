"""The best joint choice of borrowed routes over all stations and tickets. Knows no owner, no price and no other score.

A station lets its owner use one opponent's route into its city, for tickets only (EU-STATION-4), the same for all of
them (EU-STATION-5), chosen at the end (EU-STATION-6); several stations may serve one ticket (EU-STATION-8). The best
choice has most ticket points, then most tickets made, then fewest routes borrowed, then comes first in the order given.

`all_choices` is the plain table of all one could do. `best_borrowing` finds its first row without making the table: see
each piece of the player's own network as one place, and each candidate as a line between two places. For every ticket
that stations can help, list the ways to make it, each a set of lines, at most one of a station. Lines on no way are
useless, of lines between the same places one is enough, and few choices remain to be compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from ttr_nb.content.board import Goal, Route, Ticket
from ttr_nb.core.rules import rule
from ttr_nb.mechanics.connection import goal_reached, is_made, pieces, ticket_points


class Station(NamedTuple):
    """A station's city, and the opponents' routes into it, one of which it can borrow."""

    city: str
    routes: tuple[Route, ...]


class Borrowing(NamedTuple):
    """What each station borrows (None: nothing), the tickets made, and the points of all, made minus missed.

    `rescued` are the tickets made that would be missed without stations; `scored` are the points ticket by ticket.
    """

    routes: tuple[str | None, ...]
    made: tuple[str, ...]
    points: int
    rescued: tuple[str, ...]
    scored: tuple[int, ...]


class _Line(NamedTuple):
    """A candidate, as a bit, seen from one of its two places; `rivals` are all lines of its station."""

    bit: int
    rivals: int
    there: str


class _Way(NamedTuple):
    """A set of lines that leads on to a goal: the points it gains, and 1 if the ticket was missed without it."""

    gain: int
    rescues: int
    lines: int


@rule("EU-STATION-5", "EU-STATION-6")
def best_borrowing(own: Iterable[Route], stations: Sequence[Station], tickets: Sequence[Ticket]) -> Borrowing:
    """Choose what the stations borrow so that the tickets score most.

    >>> from ttr_nb.content.board import Goal
    >>> ab, bc, bd = (Route(x + y, (x, y), 2, "gray") for x, y in ("ab", "bc", "bd"))
    >>> to_c, to_d = (Ticket("a" + x, ("a",), (Goal((x,), points),), "short") for x, points in (("c", 5), ("d", 8)))
    >>> best_borrowing([ab], [Station("b", (bc, bd))], [to_c, to_d])
    Borrowing(routes=('bd',), made=('ad',), points=3, rescued=('ad',), scored=(-5, 8))
    """
    own = list(own)
    alone = pieces(own)
    at_most = pieces(own + [route for station in stations for route in station.routes])
    before = [goal_reached(ticket, alone) for ticket in tickets]
    helped = [ticket for ticket, goal in zip(tickets, before, strict=True) if goal_reached(ticket, at_most) != goal]
    choice: Sequence[Route | None] = [None] * len(stations)
    if helped:
        lines, candidates = _lines(stations, alone)
        choice = _best_choice([_ways(ticket, alone, lines) for ticket in helped], candidates)
    return _outcome(own, choice, tickets, before)


def all_choices(own: Iterable[Route], stations: Sequence[Station], tickets: Sequence[Ticket]) -> list[Borrowing]:
    """List every combination of borrowed routes, nothing included, with what it does to the tickets; the best first.

    >>> from ttr_nb.content.board import Goal
    >>> ab, bc, bd = (Route(x + y, (x, y), 2, "gray") for x, y in ("ab", "bc", "bd"))
    >>> to_c, to_d = (Ticket("a" + x, ("a",), (Goal((x,), points),), "short") for x, points in (("c", 5), ("d", 8)))
    >>> for row in all_choices([ab], [Station("b", (bc, bd))], [to_c, to_d]):
    ...     print(row.routes, row.made, row.points)
    ('bd',) ('ad',) 3
    ('bc',) ('ac',) -3
    (None,) () -13
    """
    own = list(own)
    alone = pieces(own)
    before = [goal_reached(ticket, alone) for ticket in tickets]
    choices = product(*[(*station.routes, None) for station in stations])
    table = [_outcome(own, choice, tickets, before) for choice in choices]
    return sorted(table, key=lambda row: (-row.points, -len(row.made), len(row.routes) - row.routes.count(None)))


def _outcome(
    own: list[Route], choice: Sequence[Route | None], tickets: Sequence[Ticket], before: Sequence[Goal | None]
) -> Borrowing:
    """Score the tickets over the player's own routes and those borrowed; `before` are the goals reached without."""
    after = before
    if any(choice):
        piece = pieces(own + [route for route in choice if route])
        after = [goal_reached(ticket, piece) for ticket in tickets]
    made, rescued, scored = [], [], []
    for ticket, goal, goal_before in zip(tickets, after, before, strict=True):
        scored.append(goal.points if goal else -ticket.penalty)
        if goal:
            made.append(ticket.id)
            if not goal_before:
                rescued.append(ticket.id)
    routes = tuple([route.id if route else None for route in choice])
    return Borrowing(routes, tuple(made), sum(scored), tuple(rescued), tuple(scored))


def _lines(
    stations: Sequence[Station], alone: Mapping[str, str]
) -> tuple[dict[str, list[_Line]], list[dict[int, Route]]]:
    """Number the candidates that join two places, each pair of places once a station; by place, and by station."""
    lines: dict[str, list[_Line]] = {}
    candidates: list[dict[int, Route]] = []
    bit = 1
    for station in stations:
        between: dict[tuple[str, str], Route] = {}
        for route in station.routes:
            here, there = (alone.get(city, city) for city in route.cities)
            if here != there and (there, here) not in between:
                between.setdefault((here, there), route)
        rivals = bit * ((1 << len(between)) - 1)
        candidates.append({})
        for (here, there), route in between.items():
            candidates[-1][bit] = route
            lines.setdefault(here, []).append(_Line(bit, rivals, there))
            lines.setdefault(there, []).append(_Line(bit, rivals, here))
            bit <<= 1
    return lines, candidates


def _ways(ticket: Ticket, alone: Mapping[str, str], lines: Mapping[str, list[_Line]]) -> list[_Way]:
    """List the sets of lines, at most one of a station, that lead on to a (better) goal; those that gain most first."""
    before = ticket_points(ticket, alone)
    rescues = 0 if is_made(ticket, alone) else 1
    gains: dict[str, int] = {}
    for goal in ticket.goals:
        for city in goal.cities:
            place = alone.get(city, city)
            gains[place] = max(goal.points - before, gains.get(place, 0))
    ways = []
    trips: list[tuple[int, tuple[str, ...]]] = [(0, (alone.get(city, city),)) for city in ticket.origins]
    for taken, visited in trips:
        for bit, rivals, there in lines.get(visited[-1], ()):
            if not taken & rivals and there not in visited:
                trips.append((taken | bit, (*visited, there)))
                if gains.get(there):
                    ways.append(_Way(gains[there], rescues, taken | bit))
    return sorted(ways, reverse=True)


def _best_choice(ways: list[list[_Way]], candidates: list[dict[int, Route]]) -> list[Route | None]:
    """Compare all choices of useful lines, in the order given; `ways` is by ticket, `candidates` by station."""
    useful = 0
    for options in ways:
        for way in options:
            useful |= way.lines
    best, best_choice = (-1, 0, 0), (0,) * len(candidates)
    for choice in product(*[[*[bit for bit in routes if bit & useful], 0] for routes in candidates]):
        taken = sum(choice)
        gained = made = 0
        for options in ways:
            for gain, rescues, needed in options:
                if taken & needed == needed:
                    gained += gain
                    made += rescues
                    break
        merit = gained, made, -taken.bit_count()
        if merit > best:
            best, best_choice = merit, choice
    return [routes.get(bit) for bit, routes in zip(best_choice, candidates, strict=True)]
