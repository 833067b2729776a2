"""Ferries: EU-FERRY-1, EU-FERRY-2."""

from __future__ import annotations

import pytest

from tests.rules.positions import counted, position, refused
from ttr_nb.mechanics.events import RouteClaimed, TurnBegan

SHORT = "dieppe-london-1"
"""Two spaces, one locomotive symbol."""

LOCOMOTIVES_ONLY = "amsterdam-london"
"""Two spaces, both with a symbol."""

LONG = "palermo-smyrna"
"""Six spaces, two with a symbol."""


@pytest.mark.rule("EU-FERRY-1")
@pytest.mark.parametrize(
    ("route", "paid", "points"),
    [(SHORT, "1 red 1 locomotive", 2), (LOCOMOTIVES_ONLY, "2 locomotive", 2), (LONG, "4 blue 2 locomotive", 15)],
)
def test_eu_ferry_1_a_locomotive_for_each_symbol_and_a_set_for_the_rest(route: str, paid: str, points: int) -> None:
    table = position(hands=[paid]).do(f"claim {route} with {paid}")
    assert table.events == (RouteClaimed(0, route, counted(paid), points), TurnBegan(1))


@pytest.mark.rule("EU-FERRY-1")
@pytest.mark.parametrize(
    ("route", "paid", "needed", "given", "rest"),
    [
        (SHORT, "2 red", 1, 0, 1),
        (LOCOMOTIVES_ONLY, "2 red", 2, 0, 0),
        (LOCOMOTIVES_ONLY, "1 red 1 locomotive", 2, 1, 0),
        (LONG, "5 red 1 locomotive", 2, 1, 4),
    ],
)
def test_eu_ferry_1_one_locomotive_less_is_refused(route: str, paid: str, needed: int, given: int, rest: int) -> None:
    reasons = position(hands=[paid]).attempt(f"claim {route} with {paid}")
    refused(reasons, "EU-FERRY-1", "locomotives", route=route, needed=needed, given=given, rest=rest)


@pytest.mark.rule("EU-FERRY-1")
def test_eu_ferry_1_the_rest_is_of_one_colour() -> None:
    table = position(hands=["4 red 2 blue 2 locomotive"])
    reasons = table.attempt(f"claim {LONG} with 2 red 2 blue 2 locomotive")
    refused(reasons, "EU-CLAIM-3", "mixed", route=LONG, length=6)
    assert table.do(f"claim {LONG} with 4 red 2 locomotive").owner(LONG) == 0


@pytest.mark.rule("EU-FERRY-2")
def test_eu_ferry_2_further_locomotives_stand_in() -> None:
    table = position(hands=["4 red 6 locomotive"])
    wild = {f"claim {LONG} with {6 - count} red {count} locomotive" for count in range(2, 6)}
    assert table.menu(f"claim {LONG} ") == {*wild, f"claim {LONG} with 6 locomotive"}
    assert table.do(f"claim {LONG} with 6 locomotive").hand(0) == "4 red"


@pytest.mark.rule("EU-FERRY-2")
def test_eu_ferry_2_but_no_more_than_there_are_spaces() -> None:
    reasons = position(hands=["3 locomotive"]).attempt(f"claim {SHORT} with 3 locomotive")
    refused(reasons, "EU-CLAIM-1", "many", route=SHORT, length=2, given=3)
