"""Twins with dice: only tickets and coming rolls are secret; all else lies open, and nothing tells of them.

Seen to fail: with `View.tickets` of all seats, with `stack` in the view, and with `TicketsKept.secret` emptied.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.dice_corpus import corpus
from tests.conformance.dice_universe import universe
from tests.conformance.playing import Impatient, by_kind, hoarder, play
from tests.conformance.tables import dice_rules
from tests.secrets.twins import deal_tickets
from ttr_nb.content.board import Board
from ttr_nb.core.apply import apply
from ttr_nb.core.events import seen_by
from ttr_nb.games.dice.actions import DrawTicketsWithDice
from ttr_nb.games.dice.state import Stack
from ttr_nb.mechanics.actions import KeepTickets

TABLES = (("europe", 2), ("germany", 3))
every_table = pytest.mark.parametrize(("board", "players"), TABLES)


def twin(board: Board, state: Any, seat: int | None, rng: random.Random, shown: int = 0, rolls: bool = True) -> Any:
    """Another world that looks the same to a seat: other tickets elsewhere and, if one likes, other coming rolls."""
    other = deal_tickets(board, state, seat, rng, shown)
    settled = Stack(tuple(rng.choices(("single", "joker"), k=9)), tuple(rng.choices(("tunnel", "blank"), k=9)))
    return other._replace(stack=settled) if rolls else other


def positions(board: str, players: int, every: int = 9) -> Iterator[Any]:
    yield from corpus(board, players).values()
    for seed, policy in ((21, by_kind), (22, hoarder)):
        for number, step in enumerate(play(dice_rules(board), players, seed, policy)):
            if number % every == 0:
                yield step.before


@every_table
def test_twins_look_the_same_and_are_not(board: str, players: int) -> None:
    rules = dice_rules(board)
    rng = random.Random(1)
    for state in positions(board, players):
        for seat in (None, *range(players)):
            other = twin(rules.board, state, seat, rng)
            assert other != state
            assert rules.view(other, seat) == rules.view(state, seat)
            assert repr(rules.view(other, seat)) == repr(rules.view(state, seat))


@every_table
def test_a_refusal_tells_nothing_that_a_view_does_not(board: str, players: int) -> None:
    rules = dice_rules(board)
    rng = random.Random(2)
    routes, cities = list(rules.board.route), list(rules.board.city)
    for state in positions(board, players, every=60):
        asked = list(universe(rules.board, state, rng.sample(routes, 4), rng.sample(cities, 3)))
        for seat in range(players):
            other = twin(rules.board, state, seat, rng)
            for action in rng.sample(asked, 200):
                assert rules.refusals(other, action, seat) == rules.refusals(state, action, seat), str(action)
            if rules.seat_to_act(state) == seat:
                assert rules.legal_actions(other) == rules.legal_actions(state)


@every_table
def test_what_happens_tells_a_seat_only_what_it_may_see(board: str, players: int) -> None:
    rules = dice_rules(board)
    rng = random.Random(3)
    kinds = set()
    for seed, policy in ((31, by_kind), (32, hoarder)):
        for step in play(rules, players, seed, policy):
            actor = rules.seat_to_act(step.before)
            for seat in range(players):
                shown = 5 if seat == actor and isinstance(step.action, DrawTicketsWithDice) else 0
                other = twin(rules.board, step.before, seat, rng, shown, rolls=False)
                action = step.action
                if isinstance(action, KeepTickets) and seat != actor:
                    action = KeepTickets(other.pending[0].tickets[: len(action.tickets)])
                one = apply(rules, step.before, step.action, Impatient(7))
                two = apply(rules, other, action, Impatient(7))
                assert [seen_by(e, seat) for e in two.events] == [seen_by(e, seat) for e in one.events], str(action)
                assert rules.view(two.state, seat) == rules.view(one.state, seat)
                kinds.update(type(event).__name__ for event in one.events)
    assert {"TicketsOffered", "TicketsKept", "RouteClaimedWithDice", "DiceRolled", "TokenBought", "TurnBegan"} <= kinds


@every_table
def test_a_view_is_for_a_seat_at_the_table(board: str, players: int) -> None:
    rules = dice_rules(board)
    for stranger in (-1, -players, players):
        with pytest.raises(Exception, match="EU-SETUP-1"):
            rules.view(corpus(board, players)["middle"], stranger)
