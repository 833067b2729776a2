"""Claiming routes: EU-CLAIM-1 to EU-CLAIM-7, EU-POINTS-1."""

from __future__ import annotations

import pytest

from tests.rules.positions import counted, position, refused
from ttr_nb.core.errors import NotationError
from ttr_nb.games.europe.actions import ClaimRoute
from ttr_nb.mechanics.cards import cards
from ttr_nb.mechanics.events import RouteClaimed, TurnBegan

YELLOW = "amsterdam-essen"
"""Three yellow spaces."""

GRAY = "danzig-warszawa"
"""Two gray spaces."""

EXAMPLE_1 = ["3 yellow", "2 yellow 1 locomotive", "1 yellow 2 locomotive", "3 locomotive"]
EXAMPLE_2 = ["2 red", "1 yellow 1 locomotive", "2 locomotive"]


@pytest.mark.rule("EU-CLAIM-1")
@pytest.mark.rule("EU-CLAIM-2")
@pytest.mark.parametrize("paid", EXAMPLE_1)
def test_eu_claim_1_leaflet_example_1_three_yellow_spaces_in_four_ways(paid: str) -> None:
    table = position(hands=[paid]).do(f"claim {YELLOW} with {paid}")
    assert table.owner(YELLOW) == 0
    assert table.hand(0) == "nothing"
    assert table.events == (RouteClaimed(0, YELLOW, counted(paid), 4), TurnBegan(1))


@pytest.mark.rule("EU-CLAIM-1")
def test_eu_claim_1_and_in_no_other_way() -> None:
    table = position(hands=["12 yellow 12 red 9 blue 14 locomotive"])
    assert table.menu(f"claim {YELLOW} ") == {f"claim {YELLOW} with {paid}" for paid in EXAMPLE_1}


@pytest.mark.rule("EU-CLAIM-1")
def test_eu_claim_1_the_colour_is_that_of_the_route() -> None:
    table = position(hands=["12 red 2 locomotive"])
    for paid in ("3 red", "2 red 1 locomotive", "1 red 2 locomotive"):
        reasons = table.attempt(f"claim {YELLOW} with {paid}")
        refused(reasons, "EU-CLAIM-1", "colour", route=YELLOW, length=3, colour="yellow")


@pytest.mark.rule("EU-CLAIM-1")
def test_eu_claim_1_all_cards_have_one_colour() -> None:
    table = position(hands=["2 yellow 1 red"])
    reasons = table.attempt(f"claim {YELLOW} with 2 yellow 1 red")
    refused(reasons, "EU-CLAIM-1", "mixed", route=YELLOW, length=3, colour="yellow")


@pytest.mark.rule("EU-CLAIM-1")
def test_eu_claim_1_no_more_cards_than_spaces() -> None:
    table = position(hands=["4 yellow"])
    reasons = table.attempt(f"claim {YELLOW} with 4 yellow")
    refused(reasons, "EU-CLAIM-1", "many", route=YELLOW, length=3, given=4)
    assert table.do(f"claim {YELLOW} with 3 yellow").hand(0) == "1 yellow"


@pytest.mark.rule("EU-CLAIM-1")
def test_eu_claim_1_no_card_comes_back_as_change() -> None:
    with pytest.raises(NotationError, match="does not count cards"):
        ClaimRoute(YELLOW, cards(yellow=4, locomotive=-1))


@pytest.mark.rule("EU-CLAIM-1")
def test_eu_claim_1_one_pays_with_cards_one_holds() -> None:
    table = position(hands=["2 yellow", "12 red 5 yellow"])
    reasons = table.attempt(f"claim {YELLOW} with 3 yellow")
    refused(reasons, "EU-CLAIM-1", "held", route=YELLOW, lacking=counted("1 yellow"))
    reasons = table.attempt(f"claim {YELLOW} with 1 yellow 2 locomotive")
    refused(reasons, "EU-CLAIM-1", "held", route=YELLOW, lacking=counted("2 locomotive"))


@pytest.mark.rule("EU-CLAIM-2")
def test_eu_claim_2_a_locomotive_does_not_bring_a_second_colour() -> None:
    table = position(hands=["1 yellow 1 red 1 locomotive"])
    reasons = table.attempt(f"claim {YELLOW} with 1 yellow 1 red 1 locomotive")
    refused(reasons, "EU-CLAIM-1", "mixed", route=YELLOW, length=3, colour="yellow")


@pytest.mark.rule("EU-CLAIM-2")
def test_eu_claim_2_any_number_of_locomotives_up_to_all() -> None:
    hand = "8 red 8 locomotive"
    table = position(hands=[hand], top="white white white")
    ways = table.menu("claim petrograd-stockholm ")
    assert len(ways) == 9
    assert "claim petrograd-stockholm with 8 locomotive" in ways


@pytest.mark.rule("EU-CLAIM-3")
@pytest.mark.parametrize("paid", EXAMPLE_2)
def test_eu_claim_3_leaflet_example_2_two_gray_spaces_in_three_ways(paid: str) -> None:
    table = position(hands=[paid]).do(f"claim {GRAY} with {paid}")
    assert table.owner(GRAY) == 0
    assert table.events == (RouteClaimed(0, GRAY, counted(paid), 2), TurnBegan(1))


@pytest.mark.rule("EU-CLAIM-3")
def test_eu_claim_3_any_colour_but_only_one() -> None:
    table = position(hands=["2 red 2 yellow 1 locomotive"])
    reasons = table.attempt(f"claim {GRAY} with 1 red 1 yellow")
    refused(reasons, "EU-CLAIM-3", "mixed", route=GRAY, length=2)
    paid = {"2 red", "2 yellow", "1 red 1 locomotive", "1 yellow 1 locomotive"}
    assert table.menu(f"claim {GRAY} ") == {f"claim {GRAY} with {cards}" for cards in paid}


@pytest.mark.rule("EU-CLAIM-4")
def test_eu_claim_4_a_car_on_each_space_the_cards_away_and_points_at_once() -> None:
    table = position(hands=["3 yellow 1 red"], cars=[10]).do(f"claim {YELLOW} with 3 yellow")
    assert table.cars(0) == 7
    assert table.points(0) == 4
    assert table.hand(0) == "1 red"
    assert table.discards == "3 yellow"


@pytest.mark.rule("EU-CLAIM-4")
def test_eu_claim_4_as_many_cars_must_be_left() -> None:
    reasons = position(hands=["3 yellow"], cars=[2]).attempt(f"claim {YELLOW} with 3 yellow")
    refused(reasons, "EU-CLAIM-4", "cars", route=YELLOW, needed=3, left=2)
    assert position(hands=["3 yellow"], cars=[3]).do(f"claim {YELLOW} with 3 yellow").cars(0) == 0


@pytest.mark.rule("EU-CLAIM-4")
def test_eu_claim_4_the_menu_knows_the_cars() -> None:
    table = position(hands=["12 red 12 locomotive"], cars=[3])
    lengths = {table.game.board.route[text.split()[1]].length for text in table.menu("claim ")}
    assert lengths == {1, 2, 3}


@pytest.mark.rule("EU-CLAIM-5")
def test_eu_claim_5_a_free_route_need_not_touch_the_others() -> None:
    table = position(hands=["3 yellow"], claimed=[["cadiz-lisboa"], ["amsterdam-bruxelles"]])
    assert table.do(f"claim {YELLOW} with 3 yellow").owner(YELLOW) == 0


@pytest.mark.rule("EU-CLAIM-5")
@pytest.mark.parametrize("owner", [0, 1])
def test_eu_claim_5_a_taken_route_is_not_free(owner: int) -> None:
    claimed: list[list[str]] = [[], []]
    claimed[owner] = [YELLOW]
    table = position(hands=["3 yellow"], claimed=claimed)
    refused(table.attempt(f"claim {YELLOW} with 3 yellow"), "EU-CLAIM-5", "taken", route=YELLOW, owner=owner)


@pytest.mark.rule("EU-CLAIM-5")
def test_eu_claim_5_a_route_that_does_not_exist() -> None:
    table = position(hands=["3 yellow"])
    reasons = table.attempt("claim amsterdam-esen with 3 yellow")
    near = ("amsterdam-essen", "amsterdam-london", "amsterdam-bruxelles")
    refused(reasons, "EU-CLAIM-5", "unknown", name="amsterdam-esen", near=near)
    reasons = table.attempt("claim lisboa-moskva with 3 yellow")
    refused(reasons, "EU-CLAIM-5", "unknown", name="lisboa-moskva", near=())


@pytest.mark.rule("EU-CLAIM-5")
def test_eu_claim_5_a_route_that_could_be_two() -> None:
    reasons = position(hands=["3 red"]).attempt("claim berlin-frankfurt with 3 red")
    near = ("berlin-frankfurt-black", "berlin-frankfurt-red")
    refused(reasons, "EU-CLAIM-5", "which", name="berlin-frankfurt", near=near)


@pytest.mark.rule("EU-CLAIM-5")
def test_eu_claim_5_a_route_called_by_its_cities_is_suggested() -> None:
    action = ClaimRoute("London - Amsterdam", counted("2 locomotive"))
    reasons = position(hands=["2 locomotive"]).attempt(action)
    refused(reasons, "EU-CLAIM-5", "unknown", name="London - Amsterdam", near=("amsterdam-london",))


@pytest.mark.rule("EU-CLAIM-6")
def test_eu_claim_6_leaflet_two_cars_on_a_route_of_three() -> None:
    table = position(hands=["3 yellow"])
    reasons = table.attempt(f"claim {YELLOW} with 2 yellow")
    refused(reasons, "EU-CLAIM-6", "few", route=YELLOW, length=3, given=2)
    assert table.do(f"claim {YELLOW} with 3 yellow").cars(0) == 42


@pytest.mark.rule("EU-CLAIM-7")
def test_eu_claim_7_one_route_a_turn() -> None:
    table = position(hands=["3 yellow 2 orange"]).do(f"claim {YELLOW} with 3 yellow")
    assert table.seat == 1
    reasons = table.attempt("claim brest-dieppe with 2 orange", seat=0)
    refused(reasons, "EU-SETUP-7", "turn", seat=0, turn=1)
    assert table.do("draw card", "draw card", "claim brest-dieppe with 2 orange").cars(0) == 40


@pytest.mark.rule("EU-POINTS-1")
@pytest.mark.parametrize(
    ("route", "paid", "length", "points"),
    [
        ("amsterdam-bruxelles", "1 black", 1, 1),
        ("brest-dieppe", "2 orange", 2, 2),
        ("amsterdam-essen", "3 yellow", 3, 4),
        ("berlin-danzig", "4 black", 4, 7),
        ("palermo-smyrna", "4 black 2 locomotive", 6, 15),
        ("petrograd-stockholm", "8 black", 8, 21),
    ],
)
def test_eu_points_1_points_by_length(route: str, paid: str, length: int, points: int) -> None:
    table = position(hands=[paid], top="red red red").do(f"claim {route} with {paid}")
    assert (table.points(0), table.cars(0)) == (points, 45 - length)
    assert RouteClaimed(0, route, counted(paid), points) in table.events


@pytest.mark.rule("EU-POINTS-1")
def test_eu_points_1_there_are_no_other_lengths_on_the_board() -> None:
    table = position()
    assert {route.length for route in table.game.board.routes} == set(table.game.board.play.points)
