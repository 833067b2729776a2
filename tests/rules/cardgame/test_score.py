"""The score: CG-SCORE-1, CG-CITY-1, CG-CITY-2, CG-WIN-1."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.rules.cardgame.positions import Table, over

ALL = "9 locomotive"
"""Enough for a few tickets, whatever they ask for."""


def done(*completed: Sequence[str], open_tickets: Sequence[Sequence[str]] = ()) -> Table:
    """Four players at the very end, who completed these tickets in the first half."""
    return over(4, completed=completed, tickets=open_tickets)


@pytest.mark.rule("CG-SCORE-1")
def test_cg_score_1_tickets_not_completed_lose_their_points() -> None:
    score = over(tracks=["1 green 1 yellow"], tickets=[["chicago-dallas", "seattle-miami", "dallas-miami"]]).score(0)
    assert score.missed == ("seattle-miami", "dallas-miami")
    assert (score.completed_points, score.missed_points) == (6, -31)
    assert [(line.rule, line.what, line.points) for line in score.lines()] == [
        ("CG-MATCH-1", "completed", 6),
        ("CG-SCORE-1", "missed", -31),
        ("CG-CITY-1", "cities", 22),
    ]
    assert score.total == 6 - 31 + 22


@pytest.mark.rule("CG-SCORE-1")
def test_cg_score_1_a_total_can_be_below_zero_and_no_ticket_costs_nothing() -> None:
    table = over(tickets=[["seattle-miami"]])
    assert [table.score(seat).total for seat in (0, 1)] == [-22, 0]


@pytest.mark.rule("CG-SCORE-1")
def test_cg_score_1_nothing_is_lost_for_what_was_completed_in_the_first_half() -> None:
    score = done(["chicago-dallas"], open_tickets=[["seattle-miami"]]).score(0)
    assert (score.completed_points, score.missed_points) == (6, -22)


@pytest.mark.rule("CG-CITY-1")
@pytest.mark.parametrize(
    ("ticket", "city", "points"),
    [
        ("seattle-denver", "seattle", 8),
        ("los_angeles-vancouver", "los_angeles", 12),
        ("chicago-santa_fe", "chicago", 12),
        ("dallas-helena", "dallas", 10),
        ("new_york-new_orleans", "new_york", 15),
        ("miami-omaha", "miami", 8),
    ],
)
def test_cg_city_1_most_completed_tickets_to_a_big_city(ticket: str, city: str, points: int) -> None:
    table = over(tracks=[ALL], tickets=[[ticket]])
    assert (table.score(0).cities, table.score(0).city_points) == ((city,), points)
    assert (table.score(1).cities, table.score(1).city_points) == ((), 0)


@pytest.mark.rule("CG-CITY-1")
def test_cg_city_1_the_number_counts_not_the_points() -> None:
    table = done(["miami-las_vegas"], ["miami-omaha", "miami-boston"])
    assert [table.score(seat).cities for seat in (0, 1)] == [(), ("miami",)]


@pytest.mark.rule("CG-CITY-1")
def test_cg_city_1_on_a_tie_all_tied_players_get_it() -> None:
    table = done(["miami-las_vegas"], ["miami-omaha"], ["seattle-denver"])
    assert [table.score(seat).city_points for seat in range(4)] == [8, 8, 8, 0]


@pytest.mark.rule("CG-CITY-1")
def test_cg_city_1_with_no_completed_ticket_nobody_gets_it() -> None:
    table = over(tickets=[["miami-omaha"], ["seattle-denver"]])
    assert [table.score(seat).cities for seat in (0, 1)] == [(), ()]


@pytest.mark.rule("CG-CITY-1")
def test_cg_city_1_tickets_of_both_halves_count() -> None:
    table = over(
        4,
        completed=[["miami-omaha"], ["miami-boston"]],
        tracks=["", "4 locomotive"],
        tickets=[[], ["miami-las_vegas"]],
    )
    assert [table.score(seat).cities for seat in (0, 1)] == [(), ("miami",)]


@pytest.mark.rule("CG-CITY-2")
def test_cg_city_2_a_ticket_naming_two_counts_for_both() -> None:
    table = over(tracks=[ALL], tickets=[["los_angeles-new_york"]])
    assert (table.score(0).cities, table.score(0).city_points) == (("los_angeles", "new_york"), 27)


@pytest.mark.rule("CG-CITY-2")
def test_cg_city_2_the_twins_count_twice_for_both_cities() -> None:
    twins = ["chicago-new_york-yellow", "chicago-new_york-blue"]
    table = done(twins, ["chicago-dallas", "new_york-miami"])
    assert table.score(0).cities == ("chicago", "new_york")
    assert table.score(1).cities == ("dallas", "miami")


def tie_of(total: int, *completed: Sequence[str]) -> Table:
    table = done(*completed)
    assert [table.score(seat).total for seat in range(len(completed))] == [total] * len(completed)
    return table


@pytest.mark.rule("CG-WIN-1")
def test_cg_win_1_most_points_win() -> None:
    table = done(["seattle-denver"], ["chicago-calgary"], ["dallas-helena"])
    assert [table.score(seat).total for seat in range(4)] == [18, 25, 20, 0]
    assert table.winners == (1,)


@pytest.mark.rule("CG-WIN-1")
def test_cg_win_1_then_most_tickets_completed() -> None:
    table = tie_of(34, ["seattle-dallas"], ["chicago-calgary", "chicago-santa_fe"])
    assert [len(table.score(seat).cities) for seat in (0, 1)] == [2, 1], "more Big Cities do not help yet"
    assert table.winners == (1,)


@pytest.mark.rule("CG-WIN-1")
def test_cg_win_1_then_most_big_cities() -> None:
    table = tie_of(34, ["new_york-las_vegas"], ["seattle-dallas"])
    assert [len(table.score(seat).completed) for seat in (0, 1)] == [1, 1]
    assert table.winners == (1,)


@pytest.mark.rule("CG-WIN-1")
def test_cg_win_1_else_the_win_is_shared() -> None:
    assert tie_of(20, ["seattle-phoenix"], ["dallas-helena"]).winners == (0, 1)
    assert over(3).winners == (0, 1, 2)
