"""A board, or what a seat has built on it, as a networkx MultiGraph. Knows no rule."""

from __future__ import annotations

from typing import Any

import networkx as nx

from ttr_nb.mechanics.network import Atlas, Network, owner


def board_graph(atlas: Atlas, network: Network, seat: int | None = None) -> Any:
    """Cities as nodes, routes as edges keyed by their id; with a seat, only what that seat owns."""
    graph = nx.MultiGraph(name=atlas.board.name)
    for city in atlas.board.cities:
        bit = atlas.city_bit[city.id]
        graph.add_node(city.id, name=city.name, x=city.x, y=city.y, station=owner(network.stations, bit))
    routes = atlas.board.routes if seat is None else atlas.routes(network.owned[seat])
    for route in routes:
        graph.add_edge(
            *route.cities,
            key=route.id,
            length=route.length,
            colour=route.colour,
            locomotives=route.locomotives,
            tunnel=route.tunnel,
            group=route.group or None,
            owner=owner(network.owned, atlas.route_bit[route.id]),
        )
    if seat is not None:
        station = network.stations[seat]
        lonely = [city for city in nx.isolates(graph) if not atlas.city_bit[city] & station]
        graph.remove_nodes_from(lonely)
    return graph
