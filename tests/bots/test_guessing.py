"""What a bot guesses of others: tickets that fit their routes are likelier, and the routes these lack are named."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

from ttr_nb.bots.europe.worlds import determinize
from ttr_nb.bots.guessing import Guesses, guesses_on
from ttr_nb.bots.registry import make_bot
from ttr_nb.core.chance import Seeded
from ttr_nb.shelf import open_box

BOX = open_box("europe")


def bits(*routes: str) -> int:
    return sum(guesses_on(BOX.board).roads.atlas.route_bit[route] for route in routes)


def after(moves: int, seed: int) -> Any:
    """A game of two planners, after so many moves."""
    rules, rng, chance = BOX.rules, Random(seed), Seeded(seed)
    planner = make_bot("planner", rules)
    state, _ = rules.new(2, rules.arrangement({}), chance)
    for _ in range(moves):
        seat = rules.seat_to_act(state)
        choice = planner(rules.view(state, seat), rules.legal_actions(state), rng)
        state, _ = rules.perform(state, choice.action, chance)
    return state


def test_with_nothing_built_all_tickets_are_alike() -> None:
    found = Guesses(BOX.board).about(0, 0)
    assert {guess.weight for guess in found.values()} == {1.0}
    assert set(found) == set(BOX.board.ticket)


def test_a_ticket_is_likelier_the_more_of_its_way_is_built() -> None:
    about = Guesses(BOX.board).about
    way = ("berlin-wien", "budapest-wien-red", "bucuresti-budapest")
    found = [about(bits(*way[:count]), 0)["berlin-bucuresti"] for count in range(4)]
    weights = [guess.weight for guess in found]
    assert weights == sorted(set(weights))
    assert [guess.lacks for guess in found[2:]] == [bits("bucuresti-budapest"), 0]


def test_a_ticket_whose_city_is_cut_off_lacks_nothing_that_could_be_taken() -> None:
    roads = guesses_on(BOX.board).roads
    cut = bits(*[route.id for route in BOX.board.routes if "bucuresti" in route.cities])
    assert roads.cheapest("berlin-bucuresti", roads.lengths) is not None
    assert Guesses(BOX.board).about(0, cut)["berlin-bucuresti"] == (1.0, 0)


def test_imagined_worlds_hold_the_tickets_of_others_more_often_than_chance_would() -> None:
    """Planted and caught: heaps left as they were shuffled."""
    rules, found, by_chance = BOX.rules, [], []
    for seed in range(8):
        state = after(90, seed)
        view = rules.view(state, 0)
        true = set(state.tickets.kept[1])
        hidden = len(BOX.board.tickets) - len(view.tickets)
        for number in range(20):
            dealt = set(determinize(rules, view, Random(number)).tickets.kept[1])
            found.append(len(dealt & true) / len(true))
            by_chance.append(len(dealt) / hidden)
    assert fmean(found) > 2 * fmean(by_chance)


def test_threats_are_points_at_stake_on_routes_that_are_still_free() -> None:
    guesses = guesses_on(BOX.board)
    state = after(90, 3)
    threats = guesses.threats(BOX.rules.view(state, 0))
    assert max(threats) > 3
    assert all(not threats[place] for place in range(len(threats)) if state.network.owned[1] >> place & 1)
