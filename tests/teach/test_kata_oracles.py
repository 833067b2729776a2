"""What katas hold to be right, against networkx and brute force: the library agrees with the engine."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import networkx as nx
import pytest

from ttr_nb.teach.katas import exercise

SEEDS = range(2, 5)


def graph(routes: list[Any], *cities: str) -> nx.MultiGraph:
    found = nx.MultiGraph()
    found.add_nodes_from(cities)
    for here, there, *cars in routes:
        found.add_edge(here, there, length=cars[0] if cars else 1)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_connected(seed: int) -> None:
    one = exercise("connected")
    for _, (routes, start, end) in one.drawn(seed, 200):
        assert one.engine(routes, start, end) == nx.has_path(graph(routes, start, end), start, end)


@pytest.mark.parametrize("seed", SEEDS)
def test_longest_trail(seed: int) -> None:
    """Of all sets of routes that hang together and can be walked in one go, the longest."""
    one = exercise("longest-trail")
    for _, (routes,) in one.drawn(seed, 60):
        sets = [some for count in range(len(routes) + 1) for some in combinations(routes, count)]
        walks = [some for some in sets if some and nx.has_eulerian_path(graph(list(some)))]
        assert one.engine(routes) == max((sum(route[2] for route in some) for some in walks), default=0)


@pytest.mark.parametrize("seed", SEEDS)
def test_best_borrowing(seed: int) -> None:
    one = exercise("best-borrowing")
    for _, (own, others, stations, tickets) in one.drawn(seed, 60):
        cities = [city for ticket in tickets for city in ticket[:2]]

        def points(routes: list[Any], tickets: Any = tickets, cities: Any = cities) -> int:
            board = graph(routes, *cities)
            return sum(worth if nx.has_path(board, a, b) else -worth for a, b, worth in tickets)

        choices = product(*[[None, *[route for route in others if city in route]] for city in stations])
        best = max(points([*own, *filter(None, choice)]) for choice in choices)
        assert one.engine(own, others, stations, tickets) == best


@pytest.mark.parametrize("seed", SEEDS)
def test_best_matching(seed: int) -> None:
    one = exercise("best-matching")
    for _, (stack, tickets) in one.drawn(seed, 100):
        best = 0
        for count in range(len(tickets) + 1):
            for some in combinations(tickets, count):
                asked = {colour: sum(t["asks"].get(colour, 0) for t in some) for t in some for colour in t["asks"]}
                lacking = sum(max(0, more - stack.get(colour, 0)) for colour, more in asked.items())
                if lacking <= stack.get("locomotive", 0):
                    best = max(best, sum(ticket["points"] for ticket in some))
        assert one.engine(stack, tickets) == best
