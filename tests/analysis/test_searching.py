"""The search one can watch finds what the engine finds, and the mistake finds what networkx says of simple paths."""

from __future__ import annotations

import random

import networkx as nx
import pytest

from ttr_nb.analysis.searching import result, search
from ttr_nb.content.board import Route
from ttr_nb.content.maps import load_board
from ttr_nb.mechanics.trail import longest_trail

BOARD = load_board("europe")


def grown(seed: int, size: int) -> list[Route]:
    """A connected set of routes, with cycles where they come."""
    rng = random.Random(seed)
    routes = [rng.choice(BOARD.routes)]
    while len(routes) < size:
        cities = {city for route in routes for city in route.cities}
        near = [r for r in BOARD.routes if r not in routes and cities & set(r.cities)]
        routes.append(rng.choice(near))
    return routes


def longest_simple_path(routes: list[Route]) -> int:
    graph = nx.Graph()
    for route in routes:
        a, b = route.cities
        length = max(route.length, graph.edges[a, b]["length"] if graph.has_edge(a, b) else 0)
        graph.add_edge(a, b, length=length)
    best = 0
    for a in graph:
        for path in nx.all_simple_paths(graph, a, [b for b in graph if b > a]):
            best = max(best, nx.path_weight(graph, path, "length"))
    return best


@pytest.mark.parametrize("seed", range(12))
def test_the_search_agrees_with_the_engine(seed: int) -> None:
    routes = grown(seed, 9)
    steps = search(routes, limit=100_000)
    assert steps[-1].best_length == longest_trail(routes).length


@pytest.mark.parametrize("seed", range(12))
def test_the_mistake_is_the_longest_simple_path(seed: int) -> None:
    routes = grown(seed, 9)
    assert search(routes, may_return=False, limit=100_000)[-1].best_length == longest_simple_path(routes)


def test_the_mistake_can_cost_cars() -> None:
    lost = [seed for seed in range(30) if search(grown(seed, 9))[-1].best_length > longest_simple_path(grown(seed, 9))]
    assert lost


def test_a_long_search_stops_at_its_limit() -> None:
    assert len(search(grown(1, 20), limit=50)) == 50
    assert search([]) == []


@pytest.mark.parametrize("seed", range(12))
def test_the_result_is_that_of_the_whole_search_however_little_is_shown(seed: int) -> None:
    routes = grown(seed, 11)
    assert result(routes).best_length == longest_trail(routes).length
    assert result(routes, may_return=False).best_length == longest_simple_path(routes)
    assert result([]).best == result([], may_return=False).best == ()
