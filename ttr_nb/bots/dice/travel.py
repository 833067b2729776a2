"""Passengers and their trips, for the planning bot: the most goods over a seat's own routes. Knows no dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_nb.bots.choice import Choice, because
from ttr_nb.bots.prospects import Prospects
from ttr_nb.games.dice.actions import EndTrip, KeepPassenger, MovePassenger, PutPassenger

FARTHEST = 6
"""So many routes a trip is thought ahead."""


def goods_ahead(prospects: Prospects, view: Any, city: int, routes: int, cities: int, depth: int = FARTHEST) -> int:
    """The most goods that a passenger in a city can still collect over own routes; `routes`, `cities` are behind it."""
    best = 0
    if depth:
        own = view.network.owned[view.seat] & ~routes
        for index, there in prospects.roads.links[city]:
            if own >> index & 1 and prospects.atlas.sites >> there & 1:
                there_now = _found(view, there, cities)
                ahead = goods_ahead(prospects, view, there, routes | 1 << index, cities | 1 << there, depth - 1)
                best = max(best, there_now + ahead)
    return best


def _found(view: Any, city: int, cities: int) -> int:
    stack = view.travel.goods[city]
    return stack[0] if stack and not cities >> city & 1 else 0


def first_steps(prospects: Prospects, view: Any, legal: Sequence[Any]) -> list[tuple[float, Choice]]:
    """Trips that can begin now, by the goods they promise; while there is time the network may still grow."""
    steps = [action for action in legal if type(action) is MovePassenger]
    if not steps:
        return []
    soon = 1.0 if prospects.turns(view) <= 1 + view.travel.standing[view.seat].bit_count() else 0.5
    ranked = [(soon * _promise(prospects, view, step, 0, 0), step) for step in steps]
    worth, best = max(ranked, key=lambda each: each[0])
    return [(worth, because(best, "bot-trip", city=best.city))]


def _promise(prospects: Prospects, view: Any, step: MovePassenger, routes: int, cities: int) -> int:
    """The goods of a step over an own route and of all that can follow."""
    index, here = prospects.place[step.route], prospects.roads.places[step.city]
    if not view.network.owned[view.seat] >> index & 1:
        return 0
    ends = prospects.roads.ends[index]
    there = ends[1] if ends[0] == here else ends[0]
    cities |= 1 << here
    return _found(view, there, cities) + goods_ahead(prospects, view, there, routes | 1 << index, cities | 1 << there)


def travel_options(prospects: Prospects, view: Any, legal: Sequence[Any]) -> list[Choice]:
    """Where a passenger gets on, where it goes on, and when it gets off."""
    places = [action for action in legal if type(action) is PutPassenger]
    if places:
        put = max(places, key=lambda put: (_nearby(prospects, view, prospects.roads.places[put.city]), put.city))
        return [because(put, "bot-passenger", city=put.city), because(KeepPassenger(), "bot-nothing-better")]
    trip = view.pending[0]
    steps = [action for action in legal if type(action) is MovePassenger]
    if steps:
        best = max(steps, key=lambda step: _promise(prospects, view, step, trip.routes, trip.cities))
        if _promise(prospects, view, best, trip.routes, trip.cities):
            return [because(best, "bot-trip", city=best.city)]
    end = EndTrip()
    return [because(end if end in legal else legal[0], "bot-end-trip")]


def _nearby(prospects: Prospects, view: Any, city: int) -> int:
    """The goods that lie around a city, whoever owns the routes: a network grows."""
    return sum(_found(view, there, 1 << city) for there in {there for _, there in prospects.roads.links[city]})
