"""The searching bot: its budget, its fairness, and that it sees what a planner does not."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from ttr_nb.bots.choice import because
from ttr_nb.bots.registry import make_bot
from ttr_nb.bots.search import Imagination, make_search
from ttr_nb.core.chance import Seeded
from ttr_nb.shelf import open_box


@pytest.mark.parametrize("game", ["europe", "dice:europe", "cardgame"])
@pytest.mark.parametrize("nodes", [50, 200])
def test_the_budget_of_nodes_is_kept_within_a_fifth(game: str, nodes: int) -> None:
    rules = open_box(game).rules
    bot: Any = make_bot("search", rules, nodes=nodes)
    planner = make_bot("planner", rules)
    chance, rng = Seeded(4), Random(4)
    state, _ = rules.new(2, rules.arrangement({}), chance)
    searched = 0
    for _ in range(12):
        seat = rules.seat_to_act(state)
        view, legal = rules.view(state, seat), rules.legal_actions(state)
        if bot(view, legal, rng).reason.key == "bot-search":
            assert bot.budget.used <= 1.2 * nodes
            searched += 1
        state, _ = rules.perform(state, planner(view, legal, rng).action, chance)
    assert searched


class Coin:
    """A game of one move: heads wins in every world, tails in none; and what the planner likes is tails."""

    def __init__(self) -> None:
        self.performed = 0

    def perform(self, state: Any, action: str, chance: Any) -> tuple[Any, tuple[()]]:
        self.performed += 1
        return (action, chance.pick("luck", ["0", "1", "2"])), ()

    def seat_to_act(self, state: Any) -> int | None:
        return 0


def test_it_does_what_comes_out_best_and_not_what_is_thought_of_first() -> None:
    rules = Coin()
    mind = Imagination(
        rules,
        lambda view, legal: [because(action, "bot-only") for action in legal],
        lambda view, legal, rng: legal[0],
        lambda view, legal, rng: legal[0],
        lambda rules, view, rng: "world",
        lambda state, seat: {"tails": -5.0, "heads": 5.0}[state[0]] + int(state[1]),
    )
    view = type("View", (), {"seat": 0})
    search = make_search(mind, nodes=100, seconds=None, width=4, horizon=0)
    choice = search(view, ["tails", "heads"], Random(1))
    assert choice.action == "heads"
    assert choice.reason.params["options"] == 2
    assert rules.performed < 20, "tails should be dropped early"


class Round:
    """A game in which, after the move that is searched for, both seats move once. The first move decides it."""

    def perform(self, state: Any, action: str, chance: Any) -> tuple[Any, tuple[()]]:
        return (*state, action), ()

    def seat_to_act(self, state: Any) -> int | None:
        return len(state) - 1 if len(state) < 3 else None

    def view(self, state: Any, seat: int) -> int:
        return seat

    def legal_actions(self, state: Any) -> list[str]:
        return ["pass"]

    def score(self, state: Any) -> Any:
        return Tally((Score(len(state[0])), Score(5)))


class Score(NamedTuple):
    total: int


class Tally(NamedTuple):
    seats: tuple[Score, ...]


def test_in_imagined_games_it_plays_on_in_its_own_way_and_others_in_theirs() -> None:
    asked = set()

    def player(name: str) -> Any:
        def play(view: Any, legal: Any, rng: Random) -> Any:
            asked.add((name, view))
            return because(legal[0], "bot-only")

        return play

    mind = Imagination(
        Round(),
        lambda view, legal: [because(action, "bot-only") for action in legal],
        player("own"),
        player("others"),
        lambda rules, view, rng: (),
        lambda state, seat: 0.0,
    )
    choice = make_search(mind, nodes=60)(type("View", (), {"seat": 0}), ["short", "much longer"], Random(1))
    assert choice.action == "much longer"
    assert asked == {("own", 0), ("others", 1)}


def test_the_budget_of_seconds_is_kept() -> None:
    rules = open_box("europe").rules
    bot: Any = make_bot("search", rules, nodes=10**9, seconds=0.2)
    state, _ = rules.new(2, rules.arrangement({}), Seeded(4))
    seat = rules.seat_to_act(state)
    bot(rules.view(state, seat), rules.legal_actions(state), Random(1))
    assert 0 < bot.budget.used < 10**6
    assert bot.budget.elapsed < 5, "generous: a busy machine may stop us anywhere"
