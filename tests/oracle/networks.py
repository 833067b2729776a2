"""Networks to try the algorithms on: random multigraphs, and what players might build on the Europe board."""

from __future__ import annotations

import random
from collections.abc import Iterable

import networkx as nx
from hypothesis import strategies as st

from tests.benchmarks.reference import Network, dense_network, grow_network
from ttr_nb.content.board import Goal, Route, Ticket
from ttr_nb.content.maps import load_board

CITIES = "abcdefg"


def track(text: str) -> Network:
    """Read routes off a line: `ab2` leads from a to b with two cars. Parallel routes are told apart by their place."""
    return [
        Route(f"{word}-{place}", (word[0], word[1]), int(word[2:]), "gray") for place, word in enumerate(text.split())
    ]


def ticket(name: str, points: int) -> Ticket:
    """Make a ticket from one city to another: `ab` from a to b."""
    return Ticket(name, (name[0],), (Goal((name[1],), points),), "regular")


def multigraph(routes: Iterable[Route]) -> nx.MultiGraph:
    """Show the routes to networkx."""
    graph = nx.MultiGraph()
    for route in routes:
        graph.add_edge(*route.cities, key=route.id, length=route.length)
    return graph


@st.composite
def networks(draw: st.DrawFn, most: int = 11, cities: str = CITIES) -> Network:
    """Draw any network: parallel routes, loops of routes, several pieces, equal lengths."""
    pairs = st.lists(st.sampled_from(cities), min_size=2, max_size=2, unique=True)
    drawn = draw(st.lists(st.tuples(pairs, st.sampled_from((1, 1, 2, 2, 3, 4, 6, 8))), max_size=most))
    return [Route(f"{place:02}", (here, there), cars, "gray") for place, ((here, there), cars) in enumerate(drawn)]


def grown_networks(count: int, seed: int) -> list[Network]:
    """Grow networks on the Europe board: sparse, dense, and in two pieces that may touch."""
    board, rng = load_board("europe"), random.Random(seed)
    nets = []
    for place in range(count):
        if place % 3 == 0:
            nets.append(grow_network(board, rng))
        elif place % 3 == 1:
            nets.append(dense_network(board, rng, cars=36))
        else:
            both = grow_network(board, rng, cars=22) + dense_network(board, rng, cars=22)
            nets.append(list({route.id: route for route in both}.values()))
    return nets
