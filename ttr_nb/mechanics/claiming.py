"""Which routes a seat can still claim, and putting its cars there. Knows no price and no turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ttr_nb.content.board import Board, Route
from ttr_nb.content.names import find_route
from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.mechanics import doubles
from ttr_nb.mechanics import network as networks
from ttr_nb.mechanics.cards import NONE
from ttr_nb.mechanics.events import RouteClaimed
from ttr_nb.mechanics.network import Atlas, Network


class Placed(NamedTuple):
    """The network and the route points after cars were put on a route, and what that scored."""

    network: Network
    points: tuple[int, ...]
    scored: int


@rule("EU-CLAIM-5")
def blocked_routes(atlas: Atlas, network: Network, seat: int) -> int:
    """EU-CLAIM-5: any free route can be claimed, wherever the seat's others are; these are not free."""
    taken = networks.union(network.owned)
    return taken | doubles.blocked(atlas, network, seat, taken)


def open_routes(atlas: Atlas, network: Network, seat: int) -> int:
    """The routes that are free for a seat and not too long for its cars."""
    return atlas.within[network.cars[seat]] & ~blocked_routes(atlas, network, seat)


def exists(board: Board, route: str) -> tuple[Refusal, ...]:
    """Stage 1: is there such a route?"""
    if route in board.route:
        return ()
    match = find_route(board, route)
    return refuse("EU-CLAIM-5", "which" if match.candidates else "unknown", name=route, near=match.suggestions)


def is_free(atlas: Atlas, network: Network, seat: int, route: str) -> tuple[Refusal, ...]:
    """Stage 3: is the place free?"""
    bit = atlas.route_bit[route]
    if not bit & blocked_routes(atlas, network, seat):
        return ()
    owner = networks.owner(network.owned, bit)
    if owner is not None:
        return refuse("EU-CLAIM-5", "taken", route=route, owner=owner)
    return doubles.refusals(atlas, network, seat, route)


@rule("EU-CLAIM-4")
def enough_cars(route: Route, left: int) -> tuple[Refusal, ...]:
    """EU-CLAIM-4: a car for each space."""
    return refuse("EU-CLAIM-4", "cars", route=route.id, needed=route.length, left=left) if left < route.length else ()


@rule("EU-CLAIM-4", "EU-POINTS-1")
def place_cars(atlas: Atlas, network: Network, points: tuple[int, ...], seat: int, route_id: str) -> Placed:
    """EU-POINTS-1: a car on each space, and points by length."""
    route = atlas.board.route[route_id]
    scored = atlas.board.play.points[route.length]
    network = networks.claim(network, seat, atlas.route_bit[route_id], route.length)
    return Placed(network, put(points, seat, points[seat] + scored), scored)


def claim_ahead(
    atlas: Atlas, network: Network, points: tuple[int, ...], claimed: Mapping[int, Iterable[str]]
) -> tuple[Network, tuple[int, ...], tuple[Event, ...]]:
    """Routes that are claimed before the first turn, by the rules but for their price."""
    events: list[Event] = []
    for seat, routes in claimed.items():
        for route in routes:
            reasons = exists(atlas.board, route) or is_free(atlas, network, seat, route)
            if reasons := reasons or enough_cars(atlas.board.route[route], network.cars[seat]):
                raise RuleViolation(reasons)
            network, points, scored = place_cars(atlas, network, points, seat, route)
            events.append(RouteClaimed(seat, route, NONE, scored))
    return network, points, tuple(events)
