"""Networks against the engine: pieces, bridges and cheapest ways by networkx, and the engine's own connections."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import networkx as nx
import pytest

import ttr_nb as ttr
from tests.analysis.positions import played
from ttr_nb.analysis.values import board_values, deck_values
from ttr_nb.analysis.ways import bridges, cheapest, components, cuts
from ttr_nb.content.board import Ticket
from ttr_nb.content.cardgame import load_deck
from ttr_nb.content.maps import board_ids, load_board
from ttr_nb.mechanics import network as networks
from ttr_nb.mechanics.claiming import blocked_routes, is_free
from ttr_nb.mechanics.connection import is_made, pieces
from ttr_nb.mechanics.network import Network

GAMES = [("europe", 2), ("europe", 4), ("usa", 3), ("dice:switzerland", 2), ("dice:nordic", 3), ("dice:germany", 2)]


def grown(game: str, players: int, seed: int, claims: int = 30) -> tuple[Any, Network]:
    """Rules and a network on which many routes are claimed, as the rules about double routes allow."""
    table = ttr.new_game(game, players, seed=1)
    atlas, network, rng = table.rules.atlas, table.state.network, Random(seed)
    for _ in range(claims):
        seat = rng.randrange(players)
        free = [route for route in atlas.board.routes if not is_free(atlas, network, seat, route.id)]
        near = {city for route in atlas.routes(network.owned[seat]) for city in route.cities}
        close = [route for route in free if near & set(route.cities)] or free
        route = rng.choice(close if rng.random() < 0.8 else free)
        network = networks.claim(network, seat, atlas.route_bit[route.id], 0)
    return table.rules, network


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_components_are_the_engines_pieces(game: str, players: int, seed: int) -> None:
    rules, network = grown(game, players, seed)
    for seat in range(players):
        owned = rules.atlas.routes(network.owned[seat])
        piece = pieces(owned)
        found = components(rules.atlas, network, seat)
        assert sorted(route for part in found for route in part.routes) == sorted(route.id for route in owned)
        by_engine: dict[str, set[str]] = {}
        for city, name in piece.items():
            by_engine.setdefault(name, set()).add(city)
        assert {frozenset(part.cities) for part in found} == {frozenset(some) for some in by_engine.values()}
        assert sum(part.cars for part in found) == sum(route.length for route in owned)
        assert [part.cars for part in found] == sorted((part.cars for part in found), reverse=True)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_bridge_is_a_route_without_which_there_are_more_pieces(game: str, players: int) -> None:
    for seed in range(4):
        rules, network = grown(game, players, seed)
        for seat in range(players):
            owned = list(rules.atlas.routes(network.owned[seat]))
            found = set(bridges(rules.atlas, network, seat))
            for route in owned:
                rest = pieces([other for other in owned if other is not route])
                a, b = route.cities
                assert (rest.get(a, a) != rest.get(b, b)) == (route.id in found), route.id


def least_cars(rules: Any, network: Network, seat: int, ticket: Ticket) -> int | None:
    """The same by another way: networkx on a plain graph of lengths, over every pair of ends."""
    own, closed = network.owned[seat], blocked_routes(rules.atlas, network, seat)
    graph = nx.Graph()
    graph.add_nodes_from(rules.board.city)
    for route in rules.board.routes:
        bit = rules.atlas.route_bit[route.id]
        if own & bit or not closed & bit:
            cost = 0 if own & bit else route.length
            a, b = route.cities
            graph.add_edge(a, b, cost=min(cost, graph.edges[a, b]["cost"] if graph.has_edge(a, b) else cost))
    costs = []
    for start in ticket.origins:
        far = nx.single_source_dijkstra_path_length(graph, start, weight="cost")
        costs += [far[city] for goal in ticket.goals for city in goal.cities if city in far]
    return min(costs, default=None)


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_the_cheapest_way_is_cheapest_can_be_claimed_and_makes_the_ticket(game: str, players: int, seed: int) -> None:
    rules, network = grown(game, players, seed, claims=45)
    rng = Random(seed)
    lost = 0
    for ticket in rng.sample(rules.board.tickets, 20):
        seat = rng.randrange(players)
        way = cheapest(rules, network, seat, ticket)
        assert (None if way is None else way.cars) == least_cars(rules, network, seat, ticket)
        if way is None:
            lost += 1
            continue
        after = network
        for route in way.new:
            assert is_free(rules.atlas, after, seat, route) == (), "the way never uses both tracks of a double route"
            after = networks.claim(after, seat, rules.atlas.route_bit[route], 0)
        assert is_made(ticket, pieces(rules.atlas.routes(after.owned[seat])))
        assert way.cars == sum(rules.board.route[route].length for route in way.new)
        assert way.cards == sum(len_of(rules, route) for route in way.new)
        assert set(way.new) == {r for r in way.routes if not rules.atlas.route_bit[r] & network.owned[seat]}
        assert bool(way.new) != is_made(ticket, pieces(rules.atlas.routes(network.owned[seat])))
    assert lost < 20


def len_of(rules: Any, route: str) -> int:
    """What a route costs, as the engine says it."""
    return rules.prices[route].amount if hasattr(rules, "prices") else rules.board.route[route].length


@pytest.mark.parametrize(("game", "players"), [("europe", 2), ("europe", 5), ("dice:switzerland", 3), ("dice:usa", 2)])
def test_a_cut_is_a_claim_of_another_after_which_no_way_is_left(game: str, players: int) -> None:
    met = 0
    for seed in range(3):
        rules, network = grown(game, players, seed, claims=60)
        for ticket in Random(seed).sample(rules.board.tickets, 6):
            found = cuts(rules, network, 0, ticket)
            way = cheapest(rules, network, 0, ticket)
            if found.is_made:
                assert way is not None
                assert found.open == way.new == ()
                continue
            expected = set()
            for route in rules.board.routes if way else ():
                for other in range(1, players):
                    if not is_free(rules.atlas, network, other, route.id):
                        after = networks.claim(network, other, rules.atlas.route_bit[route.id], 0)
                        if least_cars(rules, after, 0, ticket) is None:
                            expected.add(route.id)
            assert set(found.open) == expected
            met += bool(expected)
    assert met, "these positions have no cut at all: the test shows nothing"


@pytest.mark.parametrize(("game", "players"), [("europe", 2), ("dice:germany", 3), ("dice:switzerland", 2)])
def test_what_a_made_ticket_hangs_by_is_what_would_unmake_it(game: str, players: int) -> None:
    met = 0
    for seed in range(6):
        rules, network = grown(game, players, seed, claims=60)
        owned = list(rules.atlas.routes(network.owned[0]))
        for ticket in rules.board.tickets:
            if len(ticket.goals) > 1 or not is_made(ticket, pieces(owned)):
                continue
            expected = {
                route.id for route in owned if not is_made(ticket, pieces([r for r in owned if r is not route]))
            }
            assert set(cuts(rules, network, 0, ticket).own) == expected
            met += bool(expected)
    assert met


def test_with_few_players_the_track_beside_cuts_as_well() -> None:
    for players, expected in ((2, {"edinburgh-london-black", "edinburgh-london-orange"}), (4, set())):
        game = ttr.new_game("europe", players, seed=1)
        found = cuts(game.rules, game.state.network, 0, game.board.ticket["edinburgh-athina"])
        assert set(found.open) == expected


# --- ticket values ------------------------------------------------------------------------------


@pytest.mark.parametrize("board", board_ids())
def test_distances_are_the_shortest_of_all_simple_walks(board: str) -> None:
    printed = load_board(board)
    graph = nx.MultiGraph()
    for route in printed.routes:
        graph.add_edge(*route.cities, length=route.length)
    for row in board_values(printed)[::7]:
        ticket = printed.ticket[row.ticket]
        far = [
            nx.shortest_path_length(graph, a, b, weight="length")
            for goal in ticket.goals
            if goal.points == row.points
            for a in ticket.origins
            for b in goal.cities
        ]
        assert row.distance in far
        assert row.distance > 0


def test_every_ticket_of_the_card_game_has_its_cards_and_its_distance() -> None:
    rows = {row.ticket: row for row in deck_values(load_deck())}
    assert rows.keys() == load_deck().ticket.keys()
    for id, row in rows.items():
        assert row.cards == sum(load_deck().ticket[id].asks)
        assert row.points == load_deck().ticket[id].points
    pairs = combinations(sorted({row.cards or 0 for row in rows.values()}), 2)
    mean = {n: [row.points for row in rows.values() if row.cards == n] for n in range(1, 6)}
    assert all(sum(mean[a]) / len(mean[a]) < sum(mean[b]) / len(mean[b]) for a, b in pairs)


def test_a_game_in_play_can_be_looked_at_at_any_time() -> None:
    game = played("europe", 3, 2, 120)
    for seat in range(3):
        for ticket in game.state.tickets.kept[seat]:
            assert game.cheapest(seat, ticket).told()
            assert game.bridges(seat, ticket).told()
