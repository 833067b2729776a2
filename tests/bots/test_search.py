"""The searching bot: its budget, its fairness, and that it sees what a planner does not."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from ttr_nb.bots.choice import because
from ttr_nb.bots.registry import make_bot
from ttr_nb.bots.search import Imagination, make_search
from ttr_nb.core.chance import Seeded
from ttr_nb.core.errors import TtrError
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


class Watch:
    """A clock that goes on only when somebody works."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def timed_mind(watch: Watch, thinking: float) -> Imagination:
    """A game in which thinking of options takes so many seconds, and everything that is imagined a hundredth."""

    def options(view: Any, legal: Any) -> list[Any]:
        watch.now += thinking
        return [because(action, "bot-only") for action in legal]

    def play(view: Any, legal: Any, rng: Random) -> Any:
        watch.now += 0.01
        return because(legal[0], "bot-only")

    return Imagination(
        Endless(), options, play, play, lambda rules, view, rng: (), lambda state, seat: float(len(state))
    )


class Endless(Round):
    """A game that never ends."""

    def seat_to_act(self, state: Any) -> int | None:
        return len(state) % 2


@pytest.mark.parametrize("thinking", [0.0, 0.05, 0.15])
def test_the_budget_of_seconds_is_kept(thinking: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted and caught: a clock that starts when the options are there, and one that no imagined game looks at."""
    watch = Watch()
    monkeypatch.setattr("ttr_nb.bots.search.perf_counter", watch)
    bot: Any = make_search(timed_mind(watch, thinking), nodes=10**9, seconds=0.2)
    begin = watch.now
    choice = bot(type("View", (), {"seat": 0}), ["one", "other"], Random(1))
    assert choice.reason.params["worlds"] >= 1
    assert 0.2 <= watch.now - begin <= 0.2 + 2 * 0.02, "an action more for each option, at most"


@pytest.mark.parametrize("seconds", [1e-9, 0.1])
def test_without_time_to_imagine_anything_the_planners_choice_stands(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    monkeypatch.setattr("ttr_nb.bots.search.perf_counter", watch)
    bot = make_search(timed_mind(watch, 0.2), nodes=100, seconds=seconds)
    choice = bot(type("View", (), {"seat": 0}), ["one", "other"], Random(1))
    assert (choice.action, choice.reason.key) == ("one", "bot-only")


def test_a_real_game_is_imagined_for_seconds_too() -> None:
    rules = open_box("europe").rules
    bot: Any = make_bot("search", rules, nodes=10**9, seconds=0.2)
    state, _ = rules.new(2, rules.arrangement({}), Seeded(4))
    seat = rules.seat_to_act(state)
    bot(rules.view(state, seat), rules.legal_actions(state), Random(1))
    assert 0 < bot.budget.used < 10**6


@pytest.mark.parametrize("game", ["europe", "dice:europe", "cardgame"])
@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"nodes": -1}, "nodes of a search is a whole number from 1 on, not -1"),
        ({"nodes": 0}, "not 0"),
        ({"nodes": "many"}, "not many"),
        ({"nodes": True}, "not True"),
        ({"seconds": 0}, "seconds of a search is a number above 0, not 0"),
        ({"seconds": -1.5}, r"not -1\.5"),
        ({"seconds": float("nan")}, "not nan"),
        ({"seconds": "1"}, "not 1"),
        ({"width": 0}, "width of a search is a whole number from 1 on, not 0"),
        ({"horizon": -1}, "horizon of a search is a whole number from 0 on, not -1"),
    ],
    ids=str,
)
def test_a_search_that_cannot_be_is_refused_before_the_game(game: str, options: dict[str, Any], what: str) -> None:
    with pytest.raises(TtrError, match=what):
        make_bot("search", open_box(game).rules, **options)
