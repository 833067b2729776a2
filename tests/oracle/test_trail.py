"""The longest trail against the plain search, and its witness against Euler as networkx knows him."""

from __future__ import annotations

import random

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.benchmarks.reference import Network, plain_longest_trail
from tests.oracle.networks import grown_networks, multigraph, networks, track
from ttr_nb.content.maps import load_board
from ttr_nb.mechanics.trail import Trail, longest_trail


def check_walk(trail: Trail, routes: Network) -> None:
    """A walk over own routes, none twice, whose lengths add up; networkx agrees that it can be walked in one go."""
    by_id = {route.id: route for route in routes}
    walked = [by_id[name] for name in trail.routes]
    assert len(set(trail.routes)) == len(trail.routes)
    assert trail.length == sum(route.length for route in walked)
    if not walked:
        assert trail == Trail(0, (), ())
        return
    assert len(trail.cities) == len(walked) + 1
    for route, here, there in zip(walked, trail.cities, trail.cities[1:], strict=False):
        assert {here, there} == set(route.cities)
    assert nx.has_eulerian_path(multigraph(walked))


def longest_simple_path(routes: Network) -> int:
    """The usual mistake: no city twice."""
    graph = nx.Graph()
    for route in routes:
        graph.add_edge(*route.cities, length=route.length)
    ways = (way for here in graph for there in graph for way in nx.all_simple_paths(graph, here, there))
    return max(nx.path_weight(graph, way, "length") for way in ways)


@settings(max_examples=300, deadline=None)
@given(networks())
def test_as_long_as_the_plain_search_finds(routes: Network) -> None:
    trail = longest_trail(routes)
    check_walk(trail, routes)
    assert trail.length == plain_longest_trail(routes)


@settings(deadline=None)
@given(networks(most=8, cities="abc"))
def test_also_where_most_routes_are_parallel(routes: Network) -> None:
    trail = longest_trail(routes)
    check_walk(trail, routes)
    assert trail.length == plain_longest_trail(routes)


@pytest.mark.parametrize("seed", range(4))
def test_on_networks_grown_on_the_board(seed: int) -> None:
    for routes in grown_networks(30, seed):
        trail = longest_trail(routes)
        check_walk(trail, routes)
        assert trail.length == plain_longest_trail(routes)


@given(networks(), st.randoms(use_true_random=False))
def test_the_order_of_the_routes_does_not_matter(routes: Network, rng: random.Random) -> None:
    shuffled = routes.copy()
    rng.shuffle(shuffled)
    assert longest_trail(shuffled) == longest_trail(routes)


@pytest.mark.parametrize("name", ["europe", "usa"])
def test_even_a_whole_board_is_walked(name: str) -> None:
    routes = list(load_board(name).routes)
    trail = longest_trail(routes)
    check_walk(trail, routes)
    assert trail.length > 0.8 * sum(route.length for route in routes)


@pytest.mark.rule("EU-LONGEST-1")
@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("", 0),
        ("ab3", 3),
        ("ab1 bc1 cd1", 3),  # a line
        ("ab2 ac3 ad4", 7),  # a star: in by one arm, out by another
        ("ab1 bc1 ca1", 3),  # a loop
        ("ab1 bc1 ca1 cd1 de1 ec1", 6),  # a figure of eight passes its waist twice
        ("xa4 ab1 bc1 ca1 ay2", 9),  # in, round the loop, out where we came in
        ("ab1 bc1 ca1 ax1 by1 cz1", 4),  # three arms on a loop: all of it and one arm, or two sides and two arms
        ("ab1 ab1 ab1", 3),  # three ways to the same place
        ("ab1 bc1 ca1 cd8 de1 ef1 fd1", 14),  # a dumb-bell
        ("ab4 cd3 de2", 5),  # two pieces: the one with more cars, not with the longer route
        ("ab1 bc1 ca1 ad1 bd1 cd1", 5),  # four cities, each joined to all others: one route stays out
    ],
)
def test_loops_and_cities_passed_again(text: str, length: int) -> None:
    routes = track(text)
    trail = longest_trail(routes)
    check_walk(trail, routes)
    assert trail.length == length == plain_longest_trail(routes)


@pytest.mark.rule("EU-LONGEST-1")
def test_a_simple_path_is_not_what_counts() -> None:
    routes = track("ab2 bc2 cd2 db2 be2")
    assert longest_simple_path(routes) == 6
    assert longest_trail(routes).length == 10
