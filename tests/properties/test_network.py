"""Routes and cities as bits: the atlas against plain sets."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttr_nb.content.maps import board_ids, load_board
from ttr_nb.core.tuples import put
from ttr_nb.mechanics.network import Network, atlas, build, claim, owner, union

boards = pytest.mark.parametrize("board", board_ids())


@boards
@given(data=st.data())
def test_a_set_of_bits_is_a_set_of_routes_or_cities(board: str, data: st.DataObject) -> None:
    of = atlas(load_board(board))
    routes = data.draw(st.sets(st.sampled_from(list(of.board.route))))
    cities = data.draw(st.sets(st.sampled_from(list(of.board.city))))
    assert {route.id for route in of.routes(union(of.route_bit[id] for id in routes))} == routes
    assert set(of.cities(union(of.city_bit[id] for id in cities))) == cities


@boards
@given(data=st.data())
def test_double_routes_by_bits_and_by_ends(board: str, data: st.DataObject) -> None:
    """EU-DOUBLE-1, 3: every track of a touched group is touched, and they all have the same two ends."""
    of = atlas(load_board(board))
    routes = data.draw(st.sets(st.sampled_from(of.board.routes)))
    touched = set(of.routes(of.groups_touched(union(of.route_bit[route.id] for route in routes))))
    groups = {route.group for route in routes if route.group}
    assert touched == {route for route in of.board.routes if route.group in groups}
    for group in groups:
        assert len({frozenset(route.cities) for route in touched if route.group == group}) == 1


@boards
def test_the_routes_that_fit(board: str) -> None:
    of = atlas(load_board(board))
    for cars in range(of.board.play.cars + 1):
        fits = {route.id for route in of.routes(of.within[cars])}
        assert fits == {route.id for route in of.board.routes if route.length <= cars}


def test_bits_are_one_each() -> None:
    for board in board_ids():
        of = atlas(load_board(board))
        for bits in (of.route_bit, of.city_bit):
            assert all(bit.bit_count() == 1 for bit in bits.values())
            assert len(set(bits.values())) == len(bits)


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 20), st.booleans()), max_size=30))
def test_building_against_plain_sets(builds: list[tuple[int, int, bool]]) -> None:
    network = Network((0, 0, 0), (0, 0, 0), (45, 45, 45))
    routes: dict[int, int] = {}
    stations: dict[int, int] = {}
    cars = [45, 45, 45]
    for seat, place, is_station in builds:
        before: Any = network
        if is_station and place not in stations:
            network, stations[place] = build(network, seat, 1 << place), seat
        elif not is_station and place not in routes:
            network, routes[place] = claim(network, seat, 1 << place, 2), seat
            cars[seat] -= 2
        assert before == Network(*before)
    for place in range(21):
        assert owner(network.owned, 1 << place) == routes.get(place)
        assert owner(network.stations, 1 << place) == stations.get(place)
    assert network.cars == tuple(cars)


@given(st.lists(st.integers(), min_size=1), st.data())
def test_putting_changes_one_place(values: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(values) - 1))
    changed = put(tuple(values), place, 99)
    assert changed[place] == 99
    assert len(changed) == len(values)
    assert all(new == old for i, (new, old) in enumerate(zip(changed, values, strict=True)) if i != place)
