"""The boards we ship, against the figures that the facts were checked with, and against networkx."""

from __future__ import annotations

from collections import Counter
from itertools import product

import networkx as nx
import pytest

from ttr_nb.content.board import COLOURS, GRAY
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.content.maps import board_ids, load_board

# cities, tracks, pairs of cities, car spaces, tunnels, ferries by locomotives, parallel groups by size, tickets, points
FIGURES = {
    "europe": (47, 101, 90, 300, 18, {1: 9, 2: 4}, {2: 11}, 46, 444),
    "usa": (36, 100, 78, 309, 0, {}, {2: 22}, 30, 349),
    "nordic": (39, 81, 67, 207, 10, {1: 18, 2: 6}, {2: 14}, 46, 460),
    "switzerland": (51, 88, 76, 205, 42, {}, {2: 12}, 46, None),
    "germany": (49, 110, 85, 313, 0, {}, {2: 21, 3: 2}, 89, 941),
}
LENGTHS = {
    "europe": {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1},
    "usa": {1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9},
    "nordic": {1: 17, 2: 28, 3: 20, 4: 11, 5: 3, 6: 1, 9: 1},
    "switzerland": {1: 31, 2: 21, 3: 18, 4: 14, 5: 2, 6: 2},
    "germany": {1: 23, 2: 30, 3: 25, 4: 17, 5: 8, 6: 2, 7: 5},
}
# tracks and car spaces of each colour, in the order of COLOURS and then gray
TRACKS = {
    "europe": [8, 8, 8, 8, 8, 8, 8, 8, 37],
    "usa": [7, 7, 7, 7, 7, 7, 7, 7, 44],
    "nordic": [10, 8, 9, 9, 9, 8, 9, 8, 11],
    "switzerland": [9, 9, 10, 9, 9, 11, 9, 8, 14],
    "germany": [8, 8, 8, 8, 8, 9, 8, 8, 45],
}
SPACES = {
    "europe": [22, 23, 22, 22, 23, 22, 22, 22, 122],
    "usa": [27, 27, 27, 27, 27, 27, 27, 27, 93],
    "nordic": [21, 21, 23, 20, 22, 21, 21, 21, 37],
    "switzerland": [18, 19, 19, 18, 20, 18, 19, 18, 56],
    "germany": [28, 28, 27, 27, 28, 27, 28, 28, 92],
}
# what the plain tickets are worth beyond their shortest way, where that is anything
BEYOND = {
    "europe": {"edinburgh-athina": 1, "london-wien": 1},
    "usa": {
        "los_angeles-chicago": 1,
        "los_angeles-miami": 1,
        "los_angeles-new_york": 1,
        "sault_st_marie-oklahoma_city": 1,
        "seattle-new_york": 2,
    },
    "nordic": {},
    "switzerland": {},
    "germany": {"kiel-stuttgart": 1},
}


@pytest.fixture(params=list(FIGURES))
def board(request):
    return load_board(request.param)


@pytest.fixture
def graph(board):
    graph = nx.MultiGraph()
    for route in board.routes:
        graph.add_edge(*route.cities, key=route.id, length=route.length)
    return graph


def distance(graph, origins, goals):
    return min(nx.shortest_path_length(graph, a, b, weight="length") for a, b in product(origins, goals))


def test_the_boards_are_these_five():
    assert set(board_ids()) == set(FIGURES)


def test_figures(board):
    cities, tracks, pairs, spaces, tunnels, ferries, groups, tickets, points = FIGURES[board.id]
    assert len(board.cities) == cities
    assert len(board.routes) == tracks
    assert len({frozenset(route.cities) for route in board.routes}) == pairs
    assert sum(route.length for route in board.routes) == spaces
    assert sum(route.tunnel for route in board.routes) == tunnels
    assert Counter(route.locomotives for route in board.routes if route.locomotives) == ferries
    assert Counter(len(group) for group in board.doubles.values()) == groups
    assert len(board.tickets) == tickets
    assert points is None or sum(ticket.points for ticket in board.tickets) == points


def test_lengths_and_colours(board):
    assert Counter(route.length for route in board.routes) == LENGTHS[board.id]
    colours = (*COLOURS, GRAY)
    assert [sum(r.colour == colour for r in board.routes) for colour in colours] == TRACKS[board.id]
    assert [sum(r.length for r in board.routes if r.colour == colour) for colour in colours] == SPACES[board.id]


def test_the_map_hangs_together(board, graph):
    assert nx.is_connected(graph)
    assert set(graph) == set(board.city)


def test_plain_tickets_are_worth_their_shortest_way(board, graph):
    beyond = {
        ticket.id: ticket.points - distance(graph, ticket.origins, ticket.goals[0].cities)
        for ticket in board.tickets
        if len(ticket.goals) == 1
    }
    assert {id: points for id, points in beyond.items() if points} == BEYOND[board.id]


def test_the_tickets_of_switzerland():
    board = load_board("switzerland")
    plain = [ticket for ticket in board.tickets if len(ticket.goals) == 1]
    assert (len(plain), sum(ticket.points for ticket in plain)) == (34, 258)
    assert Counter(len(ticket.goals) for ticket in board.tickets) == {1: 34, 3: 8, 4: 4}
    assert Counter(city.country for city in board.cities if city.country) == {
        "france": 4,
        "deutschland": 5,
        "oesterreich": 3,
        "italia": 5,
    }
    chur = board.ticket["chur-countries"]
    assert (chur.points, chur.penalty, chur.kind) == (12, 3, "regular")


def test_country_tickets_against_their_shortest_way():
    board = load_board("switzerland")
    graph = nx.MultiGraph()
    graph.add_edges_from((*route.cities, {"length": route.length}) for route in board.routes)
    odd = {}
    values = 0
    for ticket in board.tickets:
        if len(ticket.goals) > 1 and not ticket.id.endswith("-2"):
            for goal in ticket.goals:
                values += 1
                shortest = distance(graph, ticket.origins, goal.cities)
                if shortest != goal.points:
                    odd[ticket.id.split("-")[0], board.city[goal.cities[0]].country] = (goal.points, shortest)
    assert values == 28
    assert odd == {
        ("france", "italia"): (11, 10),
        ("italia", "france"): (11, 10),
        ("deutschland", "italia"): (13, 11),
        ("italia", "deutschland"): (13, 11),
        ("chur", "france"): (12, 13),
    }


def test_kinds_of_tickets():
    kinds = {id: Counter(ticket.kind for ticket in load_board(id).tickets) for id in board_ids()}
    assert kinds["europe"] == {"long": 6, "regular": 40}
    assert kinds["germany"] == {"long": 34, "short": 55}
    assert all(set(kinds[id]) == {"regular"} for id in ("usa", "nordic", "switzerland"))


def test_parameters():
    play = {id: load_board(id).play for id in board_ids()}
    europe = play["europe"]
    assert (europe.players, europe.cars, europe.stations, europe.dealt) == ((2, 5), 45, 3, {"long": 1, "regular": 3})
    assert europe.points == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    assert [play[id].cars for id in board_ids()] == [45, 45, 40, 40, 45]
    assert [play[id].doubles_open_from for id in board_ids()] == [4, 4, 3, 3, 4]
    assert [play[id].draw for id in board_ids()] == [3, 4, 3, 3, 3]
    assert {id for id in board_ids() if play[id].bonus == "most tickets"} == {"germany", "nordic"}
    assert {id for id in board_ids() if play[id].stations} == {"europe"}
    assert (play["nordic"].points[9], play["germany"].points[7]) == (27, 18)


def test_route_ids_say_which_track(board):
    for route in board.routes:
        beside = board.doubles.get(route.group, ())
        start = "-".join(sorted(route.cities))
        if not beside:
            assert route.id == start
        elif len({track.colour for track in beside}) == len(beside):
            assert route.id == f"{start}-{route.colour}"
        else:
            assert route.id == f"{start}-{beside.index(route) + 1}"


def test_small_words_in_names_are_small():
    names = {city.name for id in board_ids() for city in load_board(id).cities}
    assert "Mo i Rana" in names
    assert not any(" I " in name or " De " in name for name in names)


def test_only_two_doubles_are_unequal():
    unequal = {
        (id, group)
        for id in board_ids()
        for group, tracks in load_board(id).doubles.items()
        if len({track.length for track in tracks}) > 1
    }
    assert unequal == {("nordic", "kristiansand-stavanger"), ("nordic", "mo_i_rana-trondheim")}


def test_border_ends_are_dead_ends(board, graph):
    assert all(graph.degree(city.id) == 1 for city in board.cities if city.country)


def test_names(board):
    for city in board.cities:
        assert all(name != city.name for name in city.names.values()) or city.country
    assert all(set(names) == set(LANGUAGES) for names in board.countries.values())


def test_the_names_of_a_city_that_every_language_calls_differently():
    wien = load_board("europe").city["wien"]
    assert (wien.name, wien.names) == ("Wien", {"en": "Vienna", "ro": "Viena", "pl": "Wiedeń", "it": "Vienna"})


def test_land_lies_on_the_board(board):
    width, height = board.size
    assert board.land
    for polygon in board.land:
        assert polygon[0] == polygon[-1]
        assert all(0 <= x <= width and 0 <= y <= height for x, y in polygon)
