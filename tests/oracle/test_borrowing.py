"""The best borrowing against brute force: every combination of routes, with networkx to say what is joined."""

from __future__ import annotations

import random
from itertools import product

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.benchmarks.reference import Network, full_position
from tests.oracle.networks import CITIES, multigraph, networks, ticket, track
from ttr_nb.content.board import Goal, Ticket
from ttr_nb.content.maps import load_board
from ttr_nb.mechanics.borrowing import Borrowing, Station, all_choices, best_borrowing
from ttr_nb.mechanics.trail import longest_trail


def tickets_made(routes: Network, tickets: list[Ticket]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The tickets made over these routes, and the points of all tickets."""
    graph = multigraph(routes)
    graph.add_nodes_from(city for asked in tickets for goal in asked.goals for city in (*asked.origins, *goal.cities))
    made, scored = [], []
    for asked in tickets:
        reached = [
            goal.points
            for goal in asked.goals
            if any(nx.has_path(graph, origin, city) for origin in asked.origins for city in goal.cities)
        ]
        scored.append(max(reached) if reached else -asked.penalty)
        made += [asked.id] if reached else []
    return tuple(made), tuple(scored)


def brute_force(own: Network, stations: list[Station], tickets: list[Ticket]) -> Borrowing:
    """Try everything; keep the first of the best."""
    without, _ = tickets_made(own, tickets)
    best, best_merit = None, None
    for choice in product(*[[*station.routes, None] for station in stations]):
        borrowed = [route for route in choice if route is not None]
        made, scored = tickets_made([*own, *borrowed], tickets)
        merit = (sum(scored), len(made), -len(borrowed))
        if best_merit is None or merit > best_merit:
            rescued = tuple(name for name in made if name not in without)
            routes = tuple(route.id if route else None for route in choice)
            best = Borrowing(routes, made, sum(scored), rescued, scored)
            best_merit = merit
    assert best is not None
    return best


@st.composite
def positions(draw: st.DrawFn) -> tuple[Network, list[Station], list[Ticket]]:
    """Draw a small position; tickets may have several origins and goals, and equal points."""
    routes = draw(networks(most=14))
    mine = draw(st.integers(0, len(routes)))
    own, others = routes[:mine], routes[mine:]
    cities = draw(st.lists(st.sampled_from(CITIES), max_size=3, unique=True))
    stations = [Station(city, tuple(route for route in others if city in route.cities)) for city in cities]
    some = st.lists(st.sampled_from(CITIES), min_size=1, max_size=2, unique=True).map(tuple)
    goals = st.lists(st.builds(Goal, some, st.integers(1, 6)), min_size=1, max_size=2).map(tuple)
    drawn = draw(st.lists(st.tuples(some, goals), max_size=5))
    return own, stations, [Ticket(f"t{place}", here, there, "") for place, (here, there) in enumerate(drawn)]


@settings(max_examples=300, deadline=None)
@given(positions())
def test_no_combination_is_better(position: tuple[Network, list[Station], list[Ticket]]) -> None:
    expected = brute_force(*position)
    assert best_borrowing(*position) == expected
    assert all_choices(*position)[0] == expected


@pytest.mark.parametrize("tickets", [6, 20])
def test_full_positions_on_the_board(tickets: int) -> None:
    rng = random.Random(tickets)
    helped = 0
    for _ in range(8):
        own, stations, hand = full_position(load_board("europe"), rng, tickets)
        stations = [station._replace(routes=station.routes[:5]) for station in stations]  # to keep brute force short
        best = best_borrowing(own, stations, hand)
        assert best == brute_force(own, stations, hand)
        helped += bool(best.rescued)
    assert helped  # or we have tested nothing


@given(positions())
def test_the_table_is_complete_and_in_order(position: tuple[Network, list[Station], list[Ticket]]) -> None:
    own, stations, tickets = position
    table = all_choices(own, stations, tickets)
    everything = product(*[[*(route.id for route in station.routes), None] for station in stations])
    assert sorted(map(str, everything)) == sorted(str(row.routes) for row in table)
    merits = [(row.points, len(row.made), row.routes.count(None)) for row in table]
    assert merits == sorted(merits, reverse=True)


@pytest.mark.rule("EU-STATION-4")
def test_one_route_only() -> None:
    (ab,), others = track("ab1"), track("bc1 bd1")
    tickets = [ticket("ac", 5), ticket("ad", 8)]
    best = best_borrowing([ab], [Station("b", tuple(others))], tickets)
    assert best == Borrowing((others[1].id,), ("ad",), 8 - 5, ("ad",), (-5, 8))


@pytest.mark.rule("EU-STATION-5")
def test_the_same_route_serves_many_tickets() -> None:
    own, others = track("ab1 cd1"), track("bc1 bx1")
    tickets = [ticket("ac", 4), ticket("ad", 4), ticket("bx", 7)]
    best = best_borrowing(own, [Station("b", tuple(others))], tickets)
    assert best == Borrowing((others[0].id,), ("ac", "ad"), 4 + 4 - 7, ("ac", "ad"), (4, 4, -7))


@pytest.mark.rule("EU-STATION-6")
def test_stations_are_decided_together() -> None:
    own, at_b, at_c = track("ab1"), track("bc1 bx1"), track("cd1")
    tickets = [ticket("ad", 6), ticket("bx", 5)]
    alone = best_borrowing(own, [Station("b", tuple(at_b))], tickets)
    together = best_borrowing(own, [Station("b", tuple(at_b)), Station("c", tuple(at_c))], tickets)
    assert alone.routes == (at_b[1].id,)
    assert together.routes == (at_b[0].id, at_c[0].id)


@pytest.mark.rule("EU-STATION-8")
def test_stations_chain_where_the_player_owns_nothing() -> None:
    ab, bc, cd = track("ab1 bc1 cd1")
    stations = [Station("b", (ab, bc)), Station("c", (bc, cd)), Station("d", (cd,))]
    best = best_borrowing([], stations, [ticket("ad", 12)])
    assert best == Borrowing((ab.id, bc.id, cd.id), ("ad",), 12, ("ad",), (12,))


def test_an_unused_station_borrows_nothing() -> None:
    own, others = track("ab1 bc1"), track("ac1 cd1")
    best = best_borrowing(own, [Station("c", tuple(others)), Station("z", ())], [ticket("ac", 5)])
    assert best == Borrowing((None, None), ("ac",), 5, (), (5,))


def test_equal_points_go_to_more_tickets() -> None:
    own, others = track("ab1 cd1"), track("bx1 bc1")
    tickets = [ticket("ax", 8), ticket("ac", 4), ticket("ad", 4)]
    best = best_borrowing(own, [Station("b", tuple(others))], tickets)
    assert best.made == ("ac", "ad")
    assert best.points == 0


def test_a_better_goal_is_worth_another_route() -> None:
    own, (bc,), (cd,) = track("ab1"), track("bc1"), track("cd1")
    far = Ticket("far", ("a",), (Goal(("c",), 3), Goal(("d",), 9)), "country")
    best = best_borrowing(own, [Station("b", (bc,)), Station("c", (cd,))], [far])
    assert best == Borrowing((bc.id, cd.id), ("far",), 9, ("far",), (9,))


def test_a_better_goal_is_not_another_ticket_made() -> None:
    own, others = track("ab1"), track("bd1 bc1")
    near = Ticket("near", ("a",), (Goal(("b",), 2), Goal(("d",), 6)), "country")  # made already: gains 4
    best = best_borrowing(own, [Station("b", tuple(others))], [near, ticket("ac", 2)])  # missed: gains 4 as well
    assert best == Borrowing((others[1].id,), ("near", "ac"), 4, ("ac",), (2, 2))


@pytest.mark.rule("EU-LONGEST-2")
def test_borrowed_routes_make_tickets_but_no_longer_path() -> None:
    own, others = track("ab4 cd3"), track("bc2")
    assert best_borrowing(own, [Station("b", tuple(others))], [ticket("ad", 9)]).made == ("ad",)
    assert longest_trail(own).length == 4
