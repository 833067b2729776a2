"""The longest path: EU-LONGEST-1 to EU-LONGEST-3."""

from __future__ import annotations

import pytest

from tests.rules.positions import position

LOOP = ["dieppe-paris", "bruxelles-dieppe", "bruxelles-paris-red"]
"""1 + 2 + 2 cars, round and back to Paris."""

TAILS = ["brest-paris", "paris-zurich"]
"""3 cars each, both out of Paris."""


@pytest.mark.rule("EU-LONGEST-1")
def test_eu_longest_1_ten_points_for_the_longest_path() -> None:
    table = position(claimed=[TAILS, LOOP])
    assert (table.score(0).trail.length, table.score(0).bonus) == (6, 10)
    assert (table.score(1).trail.length, table.score(1).bonus) == (5, 0)


@pytest.mark.rule("EU-LONGEST-1")
def test_eu_longest_1_it_may_loop_and_pass_a_city_several_times() -> None:
    trail = position(claimed=[[*LOOP, *TAILS]]).score(0).trail
    assert trail.length == 3 + 5 + 3
    assert trail.cities.count("paris") == 2
    assert sorted(trail.routes) == sorted([*LOOP, *TAILS])


@pytest.mark.rule("EU-LONGEST-1")
def test_eu_longest_1_but_counts_no_car_twice() -> None:
    trail = position(claimed=[[*TAILS, "dieppe-paris"]]).score(0).trail
    assert trail.length == 6, "a third way out of Paris is left out"
    assert sorted(trail.routes) == TAILS


@pytest.mark.rule("EU-LONGEST-1")
def test_eu_longest_1_it_is_one_piece() -> None:
    assert position(claimed=[["brest-paris", "cadiz-lisboa"]]).score(0).trail.length == 3


@pytest.mark.rule("EU-LONGEST-1")
def test_eu_longest_1_it_counts_cars_not_routes() -> None:
    table = position(claimed=[["petrograd-stockholm"], [*LOOP, "amsterdam-bruxelles"]])
    assert (table.score(0).bonus, table.score(1).bonus) == (10, 0)


@pytest.mark.rule("EU-LONGEST-1")
def test_eu_longest_1_the_usa_board_has_it_too() -> None:
    table = position(board="usa", claimed=[["calgary-winnipeg"]])
    assert (table.score(0).bonus, table.score(1).bonus) == (10, 0)


@pytest.mark.rule("EU-LONGEST-2")
def test_eu_longest_2_borrowed_routes_neither_count_nor_join() -> None:
    own = ["edinburgh-london-black", "dieppe-london-1", "brest-paris"]
    table = position(tickets=[["edinburgh-paris"]], claimed=[own, ["dieppe-paris"]], stations=[["paris"]])
    assert table.score(0).borrowing.routes == ("dieppe-paris",), "it is borrowed for the ticket"
    assert table.score(0).trail.length == 4 + 2
    assert "dieppe-paris" not in table.score(0).trail.routes
    joined = position(claimed=[[*own, "dieppe-paris"]])
    assert joined.score(0).trail.length == 4 + 2 + 1 + 3


@pytest.mark.rule("EU-LONGEST-3")
def test_eu_longest_3_all_who_tie_have_the_points() -> None:
    table = position(3, claimed=[["brest-paris"], ["paris-zurich"], ["cadiz-lisboa"]])
    assert [table.score(seat).bonus for seat in range(3)] == [10, 10, 0]


@pytest.mark.rule("EU-LONGEST-3")
def test_eu_longest_3_ruling_a_path_of_nothing_earns_nothing() -> None:
    table = position()
    assert [table.score(seat).bonus for seat in range(2)] == [0, 0]
    assert position(claimed=[["amsterdam-bruxelles"]]).score(0).bonus == 10
