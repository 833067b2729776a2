"""Which routes a seat still wants for its tickets: a plan, made anew when somebody builds. Knows no cards, no dice.

Ticket after ticket, the dearest first, takes the cheapest way over its own routes (which cost nothing more), over what
is planned already, over free routes, and, where stations are left, over opponents' routes. What costs more effort than
it brings, or more cars than there are, is given up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ttr_nb.bots.roads import FAR, Roads, indices


class Plan(NamedTuple):
    """Routes still to be built, and opponents' routes to be borrowed, as bits; what they take; the tickets by fate."""

    wanted: int
    borrowed: int
    cars: int
    effort: float
    made: tuple[str, ...]
    open: tuple[str, ...]
    lost: tuple[str, ...]
    finishing: int
    """Of the wanted routes those that are the last one to be built for some ticket."""
    completing: int
    """Of these the ones that finish it: no station has to be built for it either."""
    shares: Mapping[int, float]
    """By wanted route: its part, by length, of what is at stake with the tickets whose way it is on."""


class Situation(NamedTuple):
    """What a plan depends on: bits of routes by what they are to the seat, cars, stations left, turns to go."""

    owned: int
    free: int
    lent: int
    cars: int
    stations: int
    turns: float


def make_plan(
    roads: Roads,
    efforts: Sequence[float],
    situation: Situation,
    tickets: Sequence[str],
    worth: float,
    station: float = FAR,
) -> Plan:
    """Plan the ways of some tickets. `efforts` are turns by route, `station` is the effort of borrowing one.

    `worth` are the points that a turn brings when one does nothing for tickets: what effort is weighed against.
    """
    owned, free, lent, cars, stations, turns = situation
    weights = [FAR] * len(efforts)
    for index in indices(free):
        weights[index] = efforts[index]
    if stations and station < FAR:
        for index in indices(lent):
            weights[index] = station
    for index in indices(owned):
        weights[index] = 0.0
    board_tickets = roads.atlas.board.ticket
    wanted = borrowed = finishing = completing = 0
    effort = 0.0
    made, open_, lost = [], [], []
    shares: dict[int, float] = {}
    for ticket in sorted(tickets, key=lambda id: (-board_tickets[id].points, id)):
        way = roads.cheapest(ticket, weights)
        if way is None:
            lost.append(ticket)
            continue
        new = way.routes & ~owned & ~wanted & ~borrowed
        if not way.routes & ~owned:
            made.append(ticket)
            continue
        build, borrow = new & free, new & ~free
        at_stake = way.points + board_tickets[ticket].penalty
        if (
            roads.cars(wanted | build) > cars
            or (borrowed | borrow).bit_count() > stations
            or effort + way.cost > turns
            or worth * way.cost > at_stake
        ):
            lost.append(ticket)
            continue
        open_.append(ticket)
        if (way.routes & ~owned & ~borrow).bit_count() == 1:
            finishing |= way.routes & free & ~owned
        if (way.routes & ~owned).bit_count() == 1:
            completing |= way.routes & free & ~owned
        wanted |= build
        borrowed |= borrow
        effort += way.cost
        for index in indices(new):
            weights[index] = 0.0
        ahead = way.routes & ~owned & free
        cars_ahead = roads.cars(ahead)
        for index in indices(ahead):
            shares[index] = shares.get(index, 0.0) + at_stake * roads.lengths[index] / cars_ahead
    fates = (tuple(made), tuple(open_), tuple(lost))
    return Plan(wanted, borrowed, roads.cars(wanted), effort, *fates, finishing, completing, shares)
