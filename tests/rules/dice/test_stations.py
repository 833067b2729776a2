"""Stations with dice: DX-STATION-1."""

from __future__ import annotations

import pytest

from tests.rules.dice.positions import dice, position, refused
from ttr_nb.games.dice.events import StationBuiltWithDice

CITIES = ("paris", "roma", "berlin")


@pytest.mark.rule("DX-STATION-1")
@pytest.mark.parametrize("built", [0, 1, 2])
def test_dx_station_1_one_then_two_then_three_symbols(built: int) -> None:
    table = position("2 station 2 joker 1 single", stations=[CITIES[:built]])
    ways = (
        {"1 station", "1 joker"},
        {"2 station", "1 station 1 joker", "2 joker"},
        {"2 station 1 joker", "1 station 2 joker"},
    )[built]
    assert table.menu("build wien ") == {f"build wien with {way}" for way in ways}
    way = min(ways)
    after = table.do(f"build wien with {way}")
    assert StationBuiltWithDice(0, "wien", dice(way)) in after.events
    assert "wien" in after.stations(0)


@pytest.mark.rule("DX-STATION-1")
def test_dx_station_1_neither_more_nor_fewer_nor_other_symbols() -> None:
    table = position("2 station 1 joker 2 single", stations=[["paris"]])
    refused(table.attempt("build wien with 1 station"), "DX-STATION-1", "count", needed=2, given=1)
    refused(table.attempt("build wien with 2 station 1 joker"), "DX-STATION-1", "count", needed=2, given=3)
    refused(table.attempt("build wien with 1 station 1 single"), "DX-STATION-1", "symbol", needed=2)
    refused(table.attempt("build wien with 2 joker"), "DX-STATION-1", "rolled", dice=dice("1 joker"))


@pytest.mark.rule("DX-STATION-1")
def test_dx_station_1_is_the_only_action_of_the_turn() -> None:
    table = position("2 station 1 joker 2 single").do("build wien with 1 station")
    refused(table.attempt("claim brest-dieppe with 2 single"), "DX-ACTION-1", "pending")
    refused(table.attempt("build roma with 1 station"), "DX-ACTION-1", "pending")
    assert table.do("buy single with 2 single").tokens(0) == "1 single"


@pytest.mark.rule("DX-STATION-1")
def test_dx_station_1_where_and_how_many_are_as_on_the_board() -> None:
    table = position("3 station 2 joker", stations=[CITIES, ["wien"]])
    refused(table.attempt("build london with 3 station"), "EU-STATION-2", "none", stations=3)
    fresh = position("3 station 2 joker", stations=[[], ["wien"]])
    refused(fresh.attempt("build wien with 1 station"), "EU-STATION-1", "taken", city="wien", owner=1)
    refused(fresh.attempt("build atlantis with 1 station"), "EU-STATION-1", "unknown", name="atlantis", near=())
    usa = position("3 station 2 joker", board="usa")
    refused(usa.attempt("build miami with 1 station"), "EU-STATION-2", "none", stations=0)
