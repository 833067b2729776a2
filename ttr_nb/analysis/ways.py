"""What hangs together, what it hangs by, and the cheapest way on, by networkx. Knows no rule.

Which routes are open to whom, and what they cost, is the engine's word.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import pairwise
from typing import Any, NamedTuple

import networkx as nx

from ttr_nb.analysis.graphs import board_graph
from ttr_nb.content.board import Board, Route, Ticket
from ttr_nb.mechanics import network as networks
from ttr_nb.mechanics.claiming import blocked_routes
from ttr_nb.mechanics.connection import is_made, pieces, ticket_points
from ttr_nb.mechanics.network import Atlas, Network

START: Hashable = ("start",)
END: Hashable = ("end",)
"""Nodes that stand for all origins and all goals of a ticket; no city is called so."""

STEP = 0.001
"""What a route costs beside its cars, so that of equal ways that with fewest routes is found."""


class Piece(NamedTuple):
    """A part of what a seat owns that hangs together."""

    cities: tuple[str, ...]
    routes: tuple[str, ...]
    cars: int


class Way(NamedTuple):
    """A way from an origin of a ticket to a goal: all its routes in order, and those still to be claimed.

    These take so many cars and so many cards (or symbols on dice), with as many locomotives (or jokers) among them as
    ferries ask for; tunnels may take more.
    """

    routes: tuple[str, ...]
    new: tuple[str, ...]
    cars: int
    cards: int
    locomotives: int
    tunnels: int


class Cuts(NamedTuple):
    """What a ticket hangs by. `own`: routes without which it would be worth less, as far as it is made.

    `open`: routes that leave no way to make it as soon as somebody else claims them.
    """

    is_made: bool
    own: tuple[str, ...]
    open: tuple[str, ...]


def components(atlas: Atlas, network: Network, seat: int) -> tuple[Piece, ...]:
    """What a seat owns, piece by piece, the one with most cars first."""
    graph = board_graph(atlas, network, seat)
    found = [_piece(atlas.board, graph, cities) for cities in nx.connected_components(graph) if len(cities) > 1]
    return tuple(sorted(found, key=lambda piece: (-piece.cars, piece.cities)))


def _piece(board: Board, graph: Any, cities: Iterable[str]) -> Piece:
    routes = sorted(key for _, _, key in graph.subgraph(cities).edges(keys=True))
    return Piece(tuple(sorted(cities)), tuple(routes), sum(board.route[route].length for route in routes))


def bridges(atlas: Atlas, network: Network, seat: int) -> tuple[str, ...]:
    """The routes of a seat without which one of its pieces would fall apart."""
    graph = board_graph(atlas, network, seat)
    return tuple(sorted(key for a, b in nx.bridges(graph) for key in graph[a][b]))


def cheapest(rules: Any, network: Network, seat: int, ticket: Ticket) -> Way | None:
    """The way to make a ticket with fewest new cars, one's own routes being free; None when there is none.

    >>> import ttr_nb
    >>> game = ttr_nb.new_game("europe", seed=1)
    >>> way = cheapest(game.rules, game.state.network, 0, game.board.ticket["paris-wien"])
    >>> way.routes, way.cars
    (('frankfurt-paris-orange', 'frankfurt-munchen', 'munchen-wien'), 8)
    """
    atlas = rules.atlas
    graph = _joined(_ground(atlas, network, seat), ticket)
    try:
        stops = nx.dijkstra_path(graph, START, END, weight="cost")
    except nx.NetworkXNoPath:
        return None
    steps = pairwise(stops[1:-1])
    routes = [min(graph[a][b].items(), key=lambda edge: (edge[1]["cost"], edge[0]))[0] for a, b in steps]
    new = [atlas.board.route[id] for id in routes if not atlas.route_bit[id] & network.owned[seat]]
    return Way(
        tuple(routes),
        tuple(route.id for route in new),
        sum(route.length for route in new),
        sum(sum(next(iter(rules.payments[route.id]))) for route in new),
        sum(route.locomotives for route in new),
        sum(route.tunnel for route in new),
    )


def cuts(rules: Any, network: Network, seat: int, ticket: Ticket) -> Cuts:
    """Which single routes a ticket hangs by: those it is made of, or those that are still open."""
    atlas = rules.atlas
    owned = atlas.routes(network.owned[seat])
    if is_made(ticket, pieces(owned)):
        worth = ticket_points(ticket, pieces(owned))
        own = [route for route in bridges(atlas, network, seat) if _worth(owned, route, ticket) < worth]
        return Cuts(True, tuple(own), ())
    way = cheapest(rules, network, seat, ticket)
    others = [other for other in range(len(network.owned)) if other != seat]
    threats = [
        route
        for route in _beside(atlas.board, way.new if way else ())  # whatever cuts every way cuts this one
        if any(_cuts(rules, network, seat, ticket, other, route) for other in others)
    ]
    return Cuts(False, (), tuple(threats))


def _cuts(rules: Any, network: Network, seat: int, ticket: Ticket, other: int, route: str) -> bool:
    """Whether another seat could claim a route, as far as it is open, and leave no way to a ticket."""
    if rules.atlas.route_bit[route] & blocked_routes(rules.atlas, network, other):
        return False
    return cheapest(rules, _claimed(rules.atlas, network, other, route), seat, ticket) is None


def _beside(board: Board, routes: Iterable[str]) -> list[str]:
    """Routes with the tracks beside them: a claim there can close these."""
    tracks = [(board.route[id], board.doubles.get(board.route[id].group, ())) for id in routes]
    return list(dict.fromkeys(track.id for route, parallel in tracks for track in (parallel or (route,))))


def _worth(owned: Iterable[Route], without: str, ticket: Ticket) -> int:
    return ticket_points(ticket, pieces([route for route in owned if route.id != without]))


def _claimed(atlas: Atlas, network: Network, seat: int, route: str) -> Network:
    """What the board would look like if a seat claimed a route; whether it can pay is another matter."""
    return networks.claim(network, seat, atlas.route_bit[route], 0)


def _ground(atlas: Atlas, network: Network, seat: int) -> Any:
    """The routes a seat owns or could claim, as a graph with what they cost it."""
    own = network.owned[seat]
    usable = own | ~blocked_routes(atlas, network, seat)
    graph = nx.MultiGraph()
    graph.add_nodes_from(city.id for city in atlas.board.cities)
    for route in atlas.board.routes:
        bit = atlas.route_bit[route.id]
        if usable & bit:
            graph.add_edge(*route.cities, key=route.id, cost=0.0 if own & bit else route.length + STEP)
    return graph


def _joined(graph: Any, ticket: Ticket) -> Any:
    """The same with one start and one end for all origins and goals of a ticket."""
    graph.add_edges_from((START, city, {"cost": 0.0}) for city in ticket.origins)
    graph.add_edges_from((city, END, {"cost": 0.0}) for goal in ticket.goals for city in goal.cities)
    return graph
