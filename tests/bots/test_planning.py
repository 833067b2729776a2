"""Ways, plans and odds against independent referees: networkx, counting, brute force."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import networkx as nx
import pytest

from ttr_nb.bots.dice.odds import best_reroll, results, tunnel_at_most
from ttr_nb.bots.europe.odds import surcharge_at_most, tunnel_odds
from ttr_nb.bots.europe.planner import Planner
from ttr_nb.bots.plans import Situation, make_plan
from ttr_nb.bots.roads import FAR, roads_of
from ttr_nb.content.dice import SYMBOLS, TUNNEL, load_dice
from ttr_nb.content.maps import board_ids, load_board
from ttr_nb.core.chance import Seeded
from ttr_nb.games.europe import Europe
from ttr_nb.games.europe.setup import train_deck
from ttr_nb.mechanics.cards import cards, counted, listed, remove
from ttr_nb.mechanics.dice import counted as counted_dice


@pytest.mark.parametrize("board", board_ids())
def test_the_cheapest_way_costs_what_the_library_says_and_leads_there(board: str) -> None:
    """Planted and caught: a search that stops at the first city it has seen before."""
    printed = load_board(board)
    roads = roads_of(printed)
    rng = Random(1)
    for _ in range(12):
        weights = [rng.choice((0.0, 0.5, 1.0, 2.5, 4.0, FAR)) for _ in printed.routes]
        graph = nx.Graph()
        graph.add_nodes_from(city.id for city in printed.cities)
        for route, weight in zip(printed.routes, weights, strict=True):
            known = graph.get_edge_data(*route.cities, {"weight": FAR})["weight"]
            if weight < FAR:
                graph.add_edge(*route.cities, weight=min(weight, known))
        for ticket in printed.tickets:
            way = roads.cheapest(ticket.id, weights)
            costs = [
                (goal.points - nx.dijkstra_path_length(graph, origin, city), goal.points)
                for goal in ticket.goals
                for city in goal.cities
                for origin in ticket.origins
                if nx.has_path(graph, origin, city)
            ]
            if way is None:
                assert costs == []
                continue
            assert way.points - way.cost == pytest.approx(max(costs)[0])
            routes = roads.atlas.routes(way.routes)
            assert sum(weights[printed.routes.index(route)] for route in routes) == pytest.approx(way.cost)
            joined = nx.Graph(route.cities for route in routes)
            goals = {city for goal in ticket.goals for city in goal.cities}
            assert not routes or any(
                start in joined and goal in joined and nx.has_path(joined, start, goal)
                for start in ticket.origins
                for goal in goals
            )


def everything(board: str) -> int:
    return (1 << len(load_board(board).routes)) - 1


def test_a_plan_shares_what_two_tickets_have_in_common() -> None:
    roads = roads_of(load_board("europe"))
    efforts = [float(length) for length in roads.lengths]
    situation = Situation(0, everything("europe"), 0, cars=45, stations=3, turns=99.0)
    alone = make_plan(roads, efforts, situation, ["berlin-roma"], worth=0.1)
    both = make_plan(roads, efforts, situation, ["berlin-roma", "frankfurt-kobenhavn"], worth=0.1)
    assert set(alone.open) == {"berlin-roma"}
    assert alone.cars == sum(route.length for route in roads.atlas.routes(alone.wanted))
    assert both.cars < alone.cars + make_plan(roads, efforts, situation, ["frankfurt-kobenhavn"], worth=0.1).cars + 1
    assert sum(alone.shares.values()) == pytest.approx(2 * load_board("europe").ticket["berlin-roma"].points)


def test_a_plan_gives_up_what_cars_or_turns_are_not_enough_for() -> None:
    roads = roads_of(load_board("europe"))
    efforts = [float(length) for length in roads.lengths]
    free = everything("europe")
    for routes, cars, turns in ((free, 5, 99.0), (free, 45, 2.0), (0, 45, 99.0)):
        situation = Situation(0, routes, 0, cars, 3, turns)
        plan = make_plan(roads, efforts, situation, ["brest-petrograd"], worth=0.1)
        assert (plan.lost, plan.wanted) == (("brest-petrograd",), 0)


def test_a_plan_borrows_where_stations_are_left_and_only_there() -> None:
    board = load_board("europe")
    roads = roads_of(board)
    efforts = [1.0] * len(board.routes)
    into_edinburgh = roads.atlas.route_bit["edinburgh-london-black"] | roads.atlas.route_bit["edinburgh-london-orange"]
    lent = roads.atlas.route_bit["edinburgh-london-black"]
    free = everything("europe") & ~into_edinburgh
    plan = make_plan(roads, efforts, Situation(0, free, lent, 45, 3, 99.0), ["edinburgh-paris"], 1.0, station=2.0)
    assert plan.borrowed == lent
    assert plan.open == ("edinburgh-paris",)
    assert not plan.completing, "whatever is built, the station is lacking"
    without = make_plan(roads, efforts, Situation(0, free, lent, 45, 0, 99.0), ["edinburgh-paris"], 1.0, station=2.0)
    assert without.lost == ("edinburgh-paris",)


def test_the_planner_builds_a_station_that_rescues_its_ticket() -> None:
    rules = Europe(load_board("europe"))
    arranged = {
        "first": 0,
        "hands": {0: "3 red"},
        "tickets": {0: ["edinburgh-paris"], 1: ["berlin-roma"]},
        "claimed": {1: ["edinburgh-london-black"], 0: ["dieppe-london-1", "dieppe-paris"]},
    }
    state, _ = rules.new(2, rules.arrangement(arranged), Seeded(1))
    options = Planner(rules).options(rules.view(state, 0), rules.legal_actions(state))
    assert options[0].reason.key == "bot-station"
    assert options[0].action.city in ("edinburgh", "london")


def test_tunnel_odds_are_those_of_all_triples() -> None:
    unseen = ["red"] * 3 + ["locomotive"] * 2 + ["blue"] * 7
    triples = list(combinations(range(len(unseen)), 3))
    for spare in range(4):
        few = sum(sum(unseen[card] != "blue" for card in triple) <= spare for triple in triples)
        assert surcharge_at_most(spare, 5, len(unseen)) == pytest.approx(few / len(triples))
    assert surcharge_at_most(0, 0, 0) == 1.0


def test_tunnel_odds_count_what_a_seat_does_not_see() -> None:
    rules = Europe(load_board("europe"))
    arranged = {"first": 0, "hands": {0: "3 red"}, "tickets": {0: ["berlin-roma"], 1: ["berlin-bucuresti"]}}
    state, _ = rules.new(2, rules.arrangement(arranged), Seeded(1))
    view = rules.view(state, 0)
    hidden = listed(remove(remove(train_deck(), view.hand), counted(view.row)))
    matching = sum(card in ("red", "locomotive") for card in hidden)
    assert tunnel_odds(rules, view, cards("red", "red")) == surcharge_at_most(1, matching, len(hidden))


@pytest.mark.parametrize("count", range(6))
def test_results_of_dice_are_counted_right(count: int) -> None:
    die = load_dice().train
    brute: dict[tuple[int, ...], float] = {}
    for shown in product(die.faces, repeat=count):
        key = counted_dice(shown)
        brute[key] = brute.get(key, 0) + 1 / len(die.faces) ** count
    assert dict(results(die, count)) == pytest.approx(brute)


def test_tunnel_dice() -> None:
    die = load_dice().tunnel
    for spare in range(4):
        few = sum(shown.count(TUNNEL) <= spare for shown in product(die.faces, repeat=die.count))
        assert tunnel_at_most(die, spare) == pytest.approx(few / len(die.faces) ** die.count)


def test_a_reroll_is_chosen_by_the_mean_of_what_comes_of_it() -> None:
    """Worth: a point for each joker. So everything else is rolled again, and a sixth of a joker is gained for each."""
    die = load_dice().train
    jokers = SYMBOLS.index("joker")
    again, gain = best_reroll(die, (2, 1, 1, 1), lambda dice: float(dice[jokers]))
    assert again == (2, 1, 1, 0)
    assert gain == pytest.approx(4 / 6)
    assert best_reroll(die, (0, 0, 0, 5), lambda dice: float(dice[jokers])) == (None, 0.0)
