"""Many games as a table: right numbers, equal seats, the same whoever plays; bots that go wrong spoil one game."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from threading import Lock, Thread
from threading import enumerate as enumerate_threads
from typing import Any

import pytest
from pandas.testing import assert_frame_equal

import ttr_nb as ttr
from tests.lab import misbehaving
from ttr_nb.bots.arena import play_game
from ttr_nb.bots.registry import make_bot
from ttr_nb.core.errors import TtrError
from ttr_nb.lab.plan import Plan
from ttr_nb.lab.sending import Pace
from ttr_nb.lab.watching import Watched
from ttr_nb.shelf import game_ids, open_box

QUICK = get_context("forkserver")
QUICK.set_forkserver_preload(["ttr_nb.lab.chunks"])
"""Processes that are not copies of this one, which has threads, and still need not import everything each."""


def simulate(*arguments: Any, **options: Any) -> Any:
    """Without a bar."""
    return ttr.simulate(*arguments, progress=False, **options)


@pytest.fixture(scope="module")
def processes() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(2, QUICK) as pool:
        yield pool


# --- what the table says ------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["europe", "dice:europe", "cardgame"])
def test_every_number_is_the_arenas(game: str) -> None:
    """The arena plays the same games by another loop. Planted and caught: bots seated the other way round."""
    rules = open_box(game).rules
    table = simulate(game, ["greedy", "random"], games=4, seed=5)
    for _, rows in table.groupby("number"):
        played = play_game(rules, [make_bot(bot, rules) for bot in rows["bot"]], int(rows["seed"].iloc[0]))
        assert tuple(rows["score"]) == played.totals
        assert tuple(rows["seat"][rows["winner"]]) == played.winners
        assert rows["moves"].sum() == played.moves
    lines = [name for name in table if name.startswith("points_")]
    assert (table[lines].sum(axis=1) == table["score"]).all()
    assert (table["error"] == "").all()


@pytest.mark.parametrize("game", game_ids())
def test_every_game_can_be_simulated(game: str) -> None:
    table = simulate(game, ["greedy", "random"], games=1)
    assert list(table["seat"]) == [0, 1]
    assert table.notna().all(axis=None)
    assert set(table["order"]) == {0, 1}


def test_the_row_of_a_game_leads_back_to_the_game() -> None:
    """The seed is one for `new_game`, and `order` says who begins."""
    table = simulate("europe", ["random", "random", "random"], games=3, seed=2)
    for _, rows in table.groupby("number"):
        game = ttr.new_game("europe", players=3, seed=int(rows["seed"].iloc[0]))
        beginner = next(event.seat for event in game.session.moments[0].events if type(event).__name__ == "GameStarted")
        assert list(rows["order"]).index(0) == beginner


@pytest.mark.parametrize("bots", [["greedy", "random"], ["greedy", "random", "planner"]])
def test_every_bot_has_every_seat_equally_often_and_every_deal(bots: list[str]) -> None:
    plan = Plan("cardgame", tuple(bots), 1)
    games = range(4 * len(bots))
    seats = Counter((seat, bot) for number in games for seat, bot in enumerate(plan.seated(number)))
    deals = Counter((plan.deal(number), seat, bot) for number in games for seat, bot in enumerate(plan.seated(number)))
    assert set(seats.values()) == {4}
    assert len(seats) == len(bots) ** 2
    assert set(deals.values()) == {1}


def test_where_all_bots_are_the_same_no_game_is_played_twice() -> None:
    plan = Plan("europe", ("planner", "planner"), 1)
    assert len({plan.deal(number) for number in range(1000)}) == 1000


def test_a_bot_by_its_name_is_the_same_as_one_asked_for_without_options() -> None:
    """Planted and caught: each deal was played twice."""
    table = simulate("cardgame", ["greedy", ttr.bot("greedy")], games=6)
    assert table["seed"].nunique() == 6
    assert Plan("cardgame", (ttr.bot("search", nodes=5), ttr.bot("search", nodes=6)), 1).rotations == 2


def test_events_add_up_to_what_the_games_say() -> None:
    games, events = simulate("europe", ["greedy", "random"], games=4, seed=3, events=True)
    rows = games.set_index(["number", "seat"])

    def counted(kind: str) -> Any:
        return events[events["event"] == kind].groupby(["number", "seat"])

    for column, found in {
        "routes_built": counted("RouteClaimed").size(),
        "points_routes": counted("RouteClaimed")["points"].sum(),
        "stations_built": counted("StationBuilt").size(),
        "tunnels": counted("TunnelRevealed").size(),
        "extra_cards": counted("TunnelRevealed")["count"].sum(),
        "tunnels_failed": counted("TunnelGivenUp").size(),
        "tickets_made": counted("TicketMade").size(),
        "points_made": counted("TicketMade")["points"].sum(),
        "points_missed": counted("TicketMissed")["points"].sum(),
    }.items():
        assert (found.reindex(rows.index, fill_value=0) == rows[column]).all(), column


def test_a_bot_with_a_budget_of_its_own_is_called_after_it() -> None:
    table = simulate("cardgame", [ttr.bot("search", nodes=3), "random"], games=1)
    assert list(table["bot"]) == ["search nodes=3", "random"]


def test_robberies_are_counted_on_both_sides() -> None:
    games, events = simulate("cardgame", ["greedy", "planner"], games=6, seed=3, events=["RowRobbed"])
    assert set(events["event"]) == {"RowRobbed"}
    assert games["robberies"].sum() == len(events) > 0
    assert games["cards_robbed"].sum() == games["cards_lost"].sum() == events["count"].sum()
    assert (events["seat"] != events["other"]).all()


# --- whoever plays ------------------------------------------------------------------------------


def test_threads_and_processes_change_nothing(processes: ProcessPoolExecutor) -> None:
    call = ("dice:europe", ["greedy", "random"], 30, 11)
    here = simulate(*call, events=["TunnelDiceRolled"])
    with ThreadPoolExecutor(3) as threads:
        for executor in (threads, processes):
            there = simulate(*call, events=["TunnelDiceRolled"], executor=executor)
            assert_frame_equal(there.games, here.games)
            assert_frame_equal(there.events, here.events)


def test_a_bot_that_remembers_begins_each_game_as_it_was_given(processes: ProcessPoolExecutor) -> None:
    """Planted and caught: one object for all games, so they depended on those before."""
    bot = misbehaving.Counting()
    call = ("cardgame", [bot, "random"], 12, 3)
    here = simulate(*call)
    assert bot.asked == 0
    assert_frame_equal(simulate(*call), here)
    with ThreadPoolExecutor(2) as threads:
        for executor in (threads, processes):
            assert_frame_equal(simulate(*call, executor=executor), here)


def test_a_bot_that_cannot_be_copied_plays_as_it_is() -> None:
    bot = misbehaving.Counting()
    bot.lock = Lock()  # type: ignore[attr-defined]
    assert len(simulate("cardgame", [bot, "random"], 2)) == 4
    assert bot.asked > 0


def test_more_games_begin_with_the_same_games() -> None:
    assert_frame_equal(
        simulate("cardgame", ["greedy", "random"], 3, 7), simulate("cardgame", ["greedy", "random"], 6, 7)[:6]
    )


def test_chunks_grow_with_speed_and_shrink_in_the_end() -> None:
    pace = Pace(workers=2)
    assert pace.size(10_000) == 1
    pace.seconds = 0.005
    assert pace.size(10_000) == 100
    assert pace.size(80) == 20
    assert pace.size(1) == 1
    pace.seconds = 30.0
    assert pace.size(10_000) == 1


def test_no_more_is_on_its_way_than_workers_need() -> None:
    """So that memory does not grow with the number of games. Planted and caught: everything submitted at once."""

    class Counting(ThreadPoolExecutor):
        waiting = most = 0

        def submit(self, *arguments: Any, **options: Any) -> Future[Any]:  # type: ignore[override]
            self.waiting += 1
            self.most = max(self.most, self.waiting)
            future = super().submit(*arguments, **options)
            future.add_done_callback(lambda _: setattr(self, "waiting", self.waiting - 1))
            return future

    with Counting(2) as executor:
        assert len(simulate("cardgame", ["greedy", "greedy"], games=40, executor=executor)) == 80
        assert executor.most <= 4


# --- bots that go wrong -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (misbehaving.exits, "SystemExit: enough"),
        (misbehaving.cheats, "'take everything', which is not one of the"),
        (misbehaving.forges, "Error"),
        (misbehaving.loops, "no answer within 0.2 s"),
        (misbehaving.clings, "no answer within 0.2 s"),
        (misbehaving.sleeps, "no answer within 0.2 s"),
    ],
)
def test_a_bot_that_goes_wrong_is_named_with_seed_and_move(bot: Any, what: str) -> None:
    table = simulate("cardgame", [bot, misbehaving.first], games=2, seed=4, patience=0.2)
    assert len(table) == 4
    assert table[["score", "winner", "moves"]].isna().all(axis=None)
    for row in table.itertuples():
        assert row.error.startswith(f"bot {bot.__name__!r}, seed {row.seed}, seat "), row.error
        assert ", move " in row.error
        assert what in row.error
    assert sorted(table["order"]) == [0, 0, 1, 1]


def test_a_bot_that_never_returns_does_not_stay_at_work() -> None:
    """It would slow down all games to come. Planted and caught: it was only left behind."""
    simulate("cardgame", [misbehaving.loops, misbehaving.loops], games=2, patience=0.1)
    assert not [thread for thread in enumerate_threads() if thread.name == Watched.NAME and is_looping(thread)]


def is_looping(thread: Thread) -> bool:
    """Whether a thread is in the loop."""
    frame = sys._current_frames().get(thread.ident or 0)
    return frame is not None and frame.f_code is misbehaving.loops.__code__


def test_the_rest_of_the_run_goes_on() -> None:
    table = simulate("cardgame", [misbehaving.raises, misbehaving.first], games=20, seed=1)
    failed = table[table["error"] != ""]
    assert 0 < len(failed) < len(table)
    assert failed["error"].str.contains("ZeroDivisionError: division by zero").all()
    assert table[table["error"] == ""]["score"].notna().all()
    assert list(table["number"]) == [number for number in range(20) for _ in range(2)]


def test_slow_bots_are_stopped_in_worker_processes_and_threads_too(processes: ProcessPoolExecutor) -> None:
    call = ("cardgame", [misbehaving.loops, misbehaving.first], 2, 4)
    here = simulate(*call, patience=0.2)
    with ThreadPoolExecutor(1) as threads:
        for executor in (threads, processes):
            assert_frame_equal(simulate(*call, patience=0.2, executor=executor), here)


def test_a_lambda_cannot_be_sent_to_another_process(processes: ProcessPoolExecutor) -> None:
    with pytest.raises(TtrError, match=r"cannot be played by this executor: .*function in a module"):
        simulate("cardgame", [lambda view, legal, rng: legal[0], "random"], games=2, executor=processes)


# --- workers that die ---------------------------------------------------------------------------


def test_what_a_dead_worker_held_is_played_again(tmp_path: Path) -> None:
    """Planted and caught: lost games were not sent again."""
    folder = tmp_path / "deaths"
    folder.mkdir()
    with ProcessPoolExecutor(2, QUICK) as pool:
        table = simulate("cardgame", [misbehaving.Dies(folder, 1), "greedy"], games=12, seed=1, executor=pool)
    assert len(list(folder.iterdir())) == 1
    assert_frame_equal(table, simulate("cardgame", [misbehaving.Dies(folder, 0), "greedy"], games=12, seed=1))


class Doomed(Executor):
    """Loses every worker that gets game number 3; all others are quick."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []

    def submit(self, work: Any, plan: Any, numbers: Any) -> Future[Any]:  # type: ignore[override]
        future: Future[Any] = Future()
        self.asked.append(list(numbers))
        if 3 in numbers:
            future.set_exception(KilledWorker("a worker is gone"))
        else:
            future.set_result(work(plan, numbers))
        return future


class KilledWorker(Exception):
    """Called as Dask calls it."""


def test_a_game_that_kills_every_worker_is_given_up_and_the_others_are_not() -> None:
    executor = Doomed()
    table = simulate("cardgame", ["greedy", "greedy"], games=30, seed=1, executor=executor)
    assert set(table[table["error"] != ""]["number"]) == {3}
    assert "workers died" in table[table["number"] == 3]["error"].iloc[0]
    assert sum(3 in asked for asked in executor.asked) <= 6
    assert len(table) == 60


def test_workers_that_all_die_are_no_accident() -> None:
    class Hopeless(Doomed):
        def submit(self, work: Any, plan: Any, numbers: Any) -> Future[Any]:  # type: ignore[override]
            future: Future[Any] = Future()
            future.set_exception(KilledWorker("a worker is gone"))
            return future

    with pytest.raises(TtrError, match="workers died one after the other"):
        simulate("cardgame", ["greedy", "greedy"], games=30, seed=1, executor=Hopeless())


# --- what cannot be -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"game": "chess"}, "no game 'chess' here; there is europe"),
        ({"bots": ["greedy", "genius"]}, "no bot 'genius' for cardgame; there is random, greedy"),
        ({"bots": "greedy"}, "bots are a list"),
        ({"bots": []}, "bots are a list"),
        ({"bots": [3, 4]}, "no bot '3'"),
        ({"bots": [ttr.bot("greedy", speed=9), "greedy"]}, "no such bot as 'greedy speed=9'"),
        ({"games": 0}, "number of games is a whole number from 1 on, not 0"),
        ({"games": 2.5}, r"not 2\.5"),
        ({"seed": "7"}, "a seed is a whole number, not 7"),
        (
            {"bots": [ttr.bot("search", nodes="many"), "greedy"]},
            "nodes of a search is a whole number from 1 on, not many",
        ),
        ({"bots": ["greedy"]}, "cannot seat 1 player"),
        ({"patience": 0}, "patience is a number of seconds, not 0"),
        ({"executor": 4}, "an executor is one of concurrent"),
        ({"executor": ProcessPoolExecutor}, "an executor is one of concurrent"),
        ({"events": ["TunnelRevealed"]}, "no event 'TunnelRevealed' in this game; there is GameStarted"),
        ({"events": "RowRobbed"}, "events are True, False or a list"),
        ({"file": "results.xlsx"}, r"ends in \.csv, \.csv\.gz or \.parquet"),
        ({"file": 3}, r"ends in \.csv, \.csv\.gz or \.parquet, not '3'"),
        ({"file": "a\0.csv"}, r"ends in \.csv"),
        ({"file": "a" * 300 + ".csv"}, "no file can be called"),
        ({"file": "no/such/folder/results.csv"}, "no folder 'no/such/folder'"),
    ],
)
def test_what_cannot_be_is_said_clearly(options: dict[str, Any], what: str) -> None:
    call = {"game": "cardgame", "bots": ["greedy", "random"], "games": 2, "seed": 1} | options
    with pytest.raises(TtrError, match=what):
        simulate(**call)


def test_too_many_bots_are_refused_by_the_rule_about_players() -> None:
    with pytest.raises(TtrError, match="CG-SETUP-1"):
        simulate("cardgame", ["random"] * 9, games=2)


def test_a_bar_shows_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    ttr.simulate("cardgame", ["random", "random"], games=3)
    assert "3/3" in capsys.readouterr().err
