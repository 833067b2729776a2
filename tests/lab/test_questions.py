"""What many games say: counted again by other means, sure of no more than the games allow, said in four languages."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

import networkx as nx
import pandas as pd
import pytest

import ttr_nb as ttr
from ttr_nb.bots.registry import make_bot
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.core.errors import TtrError
from ttr_nb.lab import questions
from ttr_nb.lab.kept import RUNS, kept_frames
from ttr_nb.lab.laboratory import ASKED, laboratory
from ttr_nb.lab.playing import moves
from ttr_nb.lab.simulating import Frames
from ttr_nb.shelf import open_box


@pytest.fixture(scope="module")
def europe() -> Frames:
    return kept_frames("europe")


def rows(games: Any) -> list[dict[str, Any]]:
    return list(games.to_dict("records"))


# --- counted again ------------------------------------------------------------------------------


def test_the_share_of_the_first_player_counted_game_by_game(europe: Frames) -> None:
    won = [row["winner"] for row in rows(europe.games) if row["order"] == 0]
    table = questions.first_turn(europe.games)
    assert table["share"][0] == sum(won) / len(won)
    assert table["trials"][0] == len(won) == RUNS["europe"].games
    assert table["low"][0] < table["share"][0] < table["high"][0]


def test_tickets_and_tunnels_counted_event_by_event(europe: Frames) -> None:
    found: dict[str, list[int]] = {}
    tried, failed = {}, {}
    for row in rows(europe.events):
        if row["event"] in ("TicketMade", "TicketMissed"):
            found.setdefault(row["thing"], []).append(row["points"])
        elif row["event"] == "TunnelRevealed":
            tried.setdefault(row["thing"], []).append(row["count"])
        else:
            failed[row["thing"]] = failed.get(row["thing"], 0) + 1
    tickets, tunnels = questions.tickets(europe.events), questions.tunnels(europe.events)
    assert set(tickets.index) == set(found)
    for ticket, points in found.items():
        row = tickets.loc[ticket]
        assert row["points"] == pytest.approx(fmean(points))
        assert row["made"] == pytest.approx(sum(some > 0 for some in points) / len(points))
        assert row["high"] - row["points"] == pytest.approx(1.96 * stdev(points) / sqrt(len(points)))
    for route, extra in tried.items():
        row = tunnels.loc[route]
        assert row["extra"] == pytest.approx(fmean(extra))
        assert row["failed"] == pytest.approx(failed.get(route, 0) / len(extra))
    assert list(tickets["points"]) == sorted(tickets["points"], reverse=True)


def test_robberies_counted_seat_by_seat() -> None:
    games = kept_frames("cardgame").games
    won: dict[int, list[bool]] = {}
    for row in rows(games):
        won.setdefault(min(row["robberies"], questions.MANY_ROBBERIES), []).append(row["winner"])
    table = questions.robberies(games)
    assert table["share"].to_dict() == pytest.approx({count: sum(wins) / len(wins) for count, wins in won.items()})


def test_a_duel_counted_deal_by_deal() -> None:
    games = kept_frames("without-stations").games
    played: dict[tuple[int, int], list[Any]] = {}
    for seat in games.itertuples():
        played.setdefault((seat.seed, seat.number), []).append(seat)
    deals: dict[int, list[float]] = {}
    points: dict[int, list[float]] = {}
    for (seed, _), seats in played.items():
        own, others = ([seat for seat in seats if (seat.bot == "planner") == mine] for mine in (True, False))
        deals.setdefault(seed, []).append(sum(seat.winner for seat in own) / sum(seat.winner for seat in seats))
        points.setdefault(seed, []).append(fmean(seat.score for seat in own) - fmean(seat.score for seat in others))
    shares = [fmean(each) for each in deals.values()]
    row = questions.duel(games).loc["planner"]
    assert row["share"] == pytest.approx(fmean(shares))
    assert row["high"] - row["share"] == pytest.approx(1.96 * stdev(shares) / sqrt(len(shares)))
    assert questions.duel(games)["share"].sum() == pytest.approx(1)
    assert questions.lead(games, "planner").value == pytest.approx(fmean(fmean(each) for each in points.values()))


def test_what_stations_were_worth_by_another_count() -> None:
    """The score without them, from networkx. Planted and caught: stations that stayed."""
    rules = open_box("europe").rules
    board, stations = rules.board, 0
    table = ttr.simulate("europe", ["planner"] * 4, games=6, seed=18, progress=False)
    for number, seats in table.groupby("number"):
        bots = [make_bot("planner", rules) for _ in range(4)]
        *_, last = moves(rules, bots, int(seats["seed"].iloc[0]))
        tally = rules.score(last.state)
        bare = []
        for seat, row in enumerate(rows(seats)):
            graph = nx.MultiGraph()
            graph.add_nodes_from(board.city)
            graph.add_edges_from(route.cities for route in rules.atlas.routes(last.state.network.owned[seat]))
            made = [
                (
                    board.ticket[id].points,
                    nx.has_path(graph, board.ticket[id].origins[0], board.ticket[id].goals[0].cities[0]),
                )
                for id in last.state.tickets.kept[seat]
            ]
            tickets = sum(points if is_made else -points for points, is_made in made)
            bare.append(last.state.points[seat] + tickets + 4 * board.play.stations + tally.seats[seat].bonus)
            assert row["score_without_stations"] == bare[seat], (number, seat)
            assert row["score"] == row["score_without_stations"] or row["stations_built"]
            stations += row["stations_built"]
            others = [score.total for score in tally.seats if score.seat != seat]
            if bare[seat] != max(others):
                assert row["winner_without_stations"] == (bare[seat] > max(others))
    assert stations > 0, "games in which there is something to see"


def test_stations_in_steps_and_together() -> None:
    frame = kept_frames("europe-4").games
    found = questions.stations(frame)
    worth = [row["score"] - row["score_without_stations"] for row in rows(frame) if row["stations_built"]]
    assert found.average.value == pytest.approx(fmean(worth))
    assert found.paid.value == pytest.approx(sum(each > 0 for each in worth) / len(worth))
    assert found.worth["share"].sum() == pytest.approx(1)
    edges = (-inf, *questions.STEPS, inf)
    for (low, high), row in found.worth.iterrows():
        assert row["share"] == pytest.approx(sum(_is_between(each, low, high) for each in worth) / len(worth))
    assert len(found.worth) == len(edges) - 1
    turned = {row["number"] for row in rows(frame) if row["winner"] and not row["winner_without_stations"]}
    assert found.decided.value == pytest.approx(len(turned) / RUNS["europe-4"].games)


def _is_between(worth: int, low: float, high: float) -> bool:
    """Nothing or less; from 1 to 9; from 10 to 19 …"""
    return worth <= 0 if low == -inf else max(low, 1) <= worth < high


# --- how sure one can be ------------------------------------------------------------------------


def test_more_games_make_surer(europe: Frames) -> None:
    few = questions.first_turn(europe.games[europe.games["number"] < 50])
    many = questions.first_turn(europe.games)
    assert many["high"][0] - many["low"][0] < (few["high"][0] - few["low"][0]) / 4


def test_of_one_or_no_trial_nothing_is_sure() -> None:
    assert questions.share(0, 0)[:3] == (0.0, 0.0, 1.0)
    assert questions.mean([3])[:3] == (3.0, -inf, inf)
    assert questions.mean([]).trials == 0
    assert questions.mean([3]).against(0) == questions.SAME


def test_games_without_an_end_are_left_out() -> None:
    table = ttr.simulate("cardgame", ["greedy", "random"], games=4, seed=5, progress=False)
    broken = pd.concat([table, table.assign(number=table["number"] + 4, error="bot", winner=None, score=None)])
    assert questions.duel(broken).equals(questions.duel(table))
    with pytest.raises(TtrError, match="no finished game"):
        laboratory(table.assign(error="bot"))


def test_too_few_games_say_so() -> None:
    games, events = ttr.simulate("europe", ["greedy", "greedy"], games=1, events=True, progress=False)
    with pytest.raises(TtrError, match="too few games"):
        laboratory(Frames(games, events.drop_duplicates(["event"]))).tickets()
    table = questions.duel(ttr.simulate("cardgame", ["greedy", "random"], games=2, progress=False))
    assert table["low"].min() == 0.0
    assert table["high"].max() == 1.0


# --- put into words and pictures ----------------------------------------------------------------


@pytest.mark.parametrize(("id", "language"), product(RUNS, LANGUAGES))
def test_every_question_is_answered_in_every_language(id: str, language: str) -> None:
    there = laboratory(id, language)
    assert there.questions
    for name in there.questions:
        found = getattr(there, name)()
        assert found.told
        assert found.plot.words
        (bars,) = found.plot.bars
        assert len(bars.values) == len(bars.intervals) == len(bars.texts) == len(found.plot.ticks)
        assert all(low <= value <= high for value, (low, high) in zip(bars.values, bars.intervals, strict=True))
        assert all(text in found.plot.words for text in bars.texts), "what one sees one can read"
    assert str(there).count("\n") >= len(there.questions)
    assert "<li><code>." in there._repr_mimebundle_()["text/html"]


def test_the_languages_differ() -> None:
    told = {"\n".join(laboratory("cardgame", language).robbery().told) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_all_kept_games_are_listed() -> None:
    assert [line.split(" · ")[0] for line in laboratory()] == list(RUNS)


@pytest.mark.parametrize(
    ("id", "question", "why"),
    [
        ("cardgame", "stations", "of a game with stations"),
        ("europe", "robbery", "of the Card Game"),
        ("europe", "duel", "between different bots"),
        ("europe-3", "tickets", "simulated with events=True"),
        ("dice", "tunnels", "simulated with events=True"),
        ("without-robbery", "first_turn", "the same bot at every seat"),
    ],
)
def test_what_cannot_be_asked_is_said_clearly(id: str, question: str, why: str) -> None:
    assert question in ASKED
    with pytest.raises(TtrError, match=f"{why}; about these one can ask"):
        getattr(laboratory(id), question)()


@pytest.mark.parametrize("what", ["europe-9", 3, ["europe"], pd.DataFrame({"game": [1]})])
def test_what_are_no_results_is_said_clearly(what: Any) -> None:
    with pytest.raises(TtrError, match="results"):
        laboratory(what)


@pytest.mark.parametrize("game", ["europe", "dice:germany", "cardgame"])
def test_ones_own_games_can_be_asked(game: str) -> None:
    there = laboratory(ttr.simulate(game, ["greedy", "greedy"], games=6, seed=2, events=True, progress=False))
    for name in set(there.questions) - {"stations"}:
        svg = getattr(there, name)().plot.svg()
        assert svg == getattr(there, name)().plot.svg()
        assert "<svg" in svg


def test_intervals_and_the_level_are_drawn() -> None:
    plot = laboratory("europe").first_turn().plot
    bare = replace(plot, bars=(replace(plot.bars[0], intervals=(), texts=()),))
    assert plot.svg().count("LineCollection") > bare.svg().count("LineCollection")
    assert plot.svg().count("stroke-dasharray") > replace(plot, level=None, line="").svg().count("stroke-dasharray")
