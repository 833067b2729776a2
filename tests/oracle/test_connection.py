"""Pieces of a network and tickets made, with networkx as the referee."""

from __future__ import annotations

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.benchmarks.reference import Network
from tests.oracle.networks import CITIES, grown_networks, multigraph, networks, ticket, track
from ttr_nb.content.board import Goal, Ticket
from ttr_nb.content.maps import load_board
from ttr_nb.mechanics.connection import goal_reached, is_made, pieces, ticket_points


@st.composite
def wide_tickets(draw: st.DrawFn) -> Ticket:
    """Draw a ticket with several origins and goals, as on the Switzerland map."""
    some = st.lists(st.sampled_from(CITIES), min_size=1, max_size=3, unique=True).map(tuple)
    goals = st.builds(Goal, some, st.integers(1, 9))
    return Ticket("wide", draw(some), tuple(draw(st.lists(goals, min_size=1, max_size=3))), "country")


def points_by_networkx(asked: Ticket, routes: Network) -> int:
    graph = multigraph(routes)
    graph.add_nodes_from(CITIES)
    reached = [
        goal.points
        for goal in asked.goals
        if any(nx.has_path(graph, origin, city) for origin in asked.origins for city in goal.cities)
    ]
    return max(reached) if reached else -min(goal.points for goal in asked.goals)


@given(networks())
def test_pieces_are_the_connected_components(routes: Network) -> None:
    piece = pieces(routes)
    ours = {frozenset(city for city in piece if piece[city] == name) for name in piece.values()}
    assert ours == {frozenset(component) for component in nx.connected_components(multigraph(routes))}
    assert all(piece[name] == name for name in piece.values())


@given(networks(), wide_tickets())
def test_a_ticket_scores_its_best_goal_or_loses_its_least(routes: Network, asked: Ticket) -> None:
    piece = pieces(routes)
    expected = points_by_networkx(asked, routes)
    assert ticket_points(asked, piece) == expected
    assert is_made(asked, piece) == (expected > 0)
    assert is_made(asked, piece) == (goal_reached(asked, piece) is not None)


@pytest.mark.parametrize("seed", range(3))
def test_every_ticket_of_the_board_on_grown_networks(seed: int) -> None:
    for routes in grown_networks(12, seed):
        graph, piece = multigraph(routes), pieces(routes)
        for asked in load_board("europe").tickets:
            (here,), (there,) = asked.origins, asked.goals[0].cities
            assert is_made(asked, piece) == (here in graph and there in graph and nx.has_path(graph, here, there))


def test_cities_without_a_route_are_alone() -> None:
    piece = pieces(track("ab1"))
    assert not is_made(ticket("xy", 5), piece)
    assert ticket_points(ticket("ax", 5), piece) == -5
