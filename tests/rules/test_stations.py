"""Stations: EU-STATION-1 to EU-STATION-8."""

from __future__ import annotations

import pytest

from tests.rules.positions import counted, position, refused
from ttr_nb.core.errors import NotationError
from ttr_nb.games.europe.actions import BuildStation
from ttr_nb.mechanics.cards import cards
from ttr_nb.mechanics.events import StationBuilt, TurnBegan


@pytest.mark.rule("EU-STATION-1")
@pytest.mark.parametrize("claimed", [[], [["brest-paris"]], [[], ["brest-paris"]]], ids=["free", "own", "opponent's"])
def test_eu_station_1_any_city_whoever_owns_the_routes_there(claimed: list[list[str]]) -> None:
    table = position(hands=["1 red"], claimed=claimed).do("build paris with 1 red")
    assert table.stations(0) == ("paris",)
    assert (table.hand(0), table.discards) == ("nothing", "1 red")
    assert table.events == (StationBuilt(0, "paris", counted("1 red")), TurnBegan(1))


@pytest.mark.rule("EU-STATION-1")
@pytest.mark.parametrize("owner", [0, 1])
def test_eu_station_1_one_station_a_city(owner: int) -> None:
    stations: list[list[str]] = [[], []]
    stations[owner] = ["paris"]
    table = position(hands=["2 red"], stations=stations)
    refused(table.attempt("build paris with 2 red"), "EU-STATION-1", "taken", city="paris", owner=owner)
    assert "build brest with " in {text[:17] for text in table.menu("build")}


@pytest.mark.rule("EU-STATION-1")
def test_eu_station_1_a_city_that_does_not_exist() -> None:
    reasons = position(hands=["1 red"]).attempt("build pari with 1 red")
    refused(reasons, "EU-STATION-1", "unknown", name="pari", near=("paris",))


@pytest.mark.rule("EU-STATION-1")
def test_eu_station_1_a_city_called_by_another_name_is_suggested() -> None:
    reasons = position(hands=["1 red"]).attempt(BuildStation("Vienna", counted("1 red")))
    refused(reasons, "EU-STATION-1", "unknown", name="Vienna", near=("wien",))


@pytest.mark.rule("EU-STATION-2")
def test_eu_station_2_three_in_a_game() -> None:
    three = ["paris", "roma", "wien"]
    table = position(hands=["4 red"], stations=[three])
    refused(table.attempt("build brest with 4 red"), "EU-STATION-2", "none", stations=3)
    assert not table.menu("build")
    assert position(hands=["3 red"], stations=[three[:2]]).do("build wien with 3 red").stations(0) == tuple(three)


@pytest.mark.rule("EU-STATION-2")
def test_eu_station_2_one_in_a_turn() -> None:
    table = position(hands=["3 red"]).do("build paris with 1 red")
    assert table.seat == 1
    refused(table.attempt("build roma with 2 red", seat=0), "EU-SETUP-7", "turn", seat=0, turn=1)
    assert table.do("draw card", "draw card", "build roma with 2 red").stations(0) == ("paris", "roma")


@pytest.mark.rule("EU-STATION-2")
def test_eu_station_2_the_usa_board_has_none() -> None:
    table = position(board="usa", hands=["1 red"])
    refused(table.attempt("build chicago with 1 red"), "EU-STATION-2", "none", stations=0)
    assert not table.menu("build")
    assert table.score(0).unbuilt == 0


@pytest.mark.rule("EU-STATION-2")
def test_eu_station_2_a_taken_city_and_no_station_left_are_told_together() -> None:
    table = position(hands=["4 red"], stations=[["paris", "roma", "wien"], ["brest"]])
    reasons = table.attempt("build brest with 4 red")
    refused(reasons, "EU-STATION-1", "taken", in_all=2, city="brest", owner=1)
    refused(reasons, "EU-STATION-2", "none", in_all=2, stations=3)


@pytest.mark.rule("EU-STATION-3")
@pytest.mark.parametrize(
    ("built", "ways"),
    [
        ([], {"1 red", "1 locomotive"}),
        (["roma"], {"2 red", "1 red 1 locomotive", "2 locomotive"}),
        (["roma", "wien"], {"3 red", "2 red 1 locomotive", "1 red 2 locomotive", "3 locomotive"}),
    ],
    ids=["first", "second", "third"],
)
def test_eu_station_3_one_two_three_cards_and_locomotives_stand_in(built: list[str], ways: set[str]) -> None:
    table = position(hands=["4 red 4 locomotive"], stations=[built])
    assert table.menu("build paris ") == {f"build paris with {paid}" for paid in ways}


@pytest.mark.rule("EU-STATION-3")
@pytest.mark.parametrize(
    ("built", "paid", "needed", "given"),
    [([], "2 red", 1, 2), (["roma"], "1 red", 2, 1), (["roma", "wien"], "2 red", 3, 2)],
)
def test_eu_station_3_neither_fewer_nor_more(built: list[str], paid: str, needed: int, given: int) -> None:
    reasons = position(hands=["4 red"], stations=[built]).attempt(f"build paris with {paid}")
    refused(reasons, "EU-STATION-3", "count", needed=needed, given=given)


@pytest.mark.rule("EU-STATION-3")
def test_eu_station_3_of_one_colour() -> None:
    table = position(hands=["2 red 1 blue"], stations=[["roma"]])
    refused(table.attempt("build paris with 1 red 1 blue"), "EU-STATION-3", "mixed", needed=2)
    assert table.do("build paris with 2 red").hand(0) == "1 blue"


@pytest.mark.rule("EU-STATION-3")
def test_eu_station_3_from_the_hand() -> None:
    table = position(hands=["1 red", "1 blue"])
    refused(table.attempt("build paris with 1 blue"), "EU-STATION-3", "held", lacking=counted("1 blue"))


@pytest.mark.rule("EU-STATION-3")
def test_eu_station_3_all_that_is_wrong_is_told_at_once() -> None:
    reasons = position(hands=["1 red"], stations=[["roma"]]).attempt("build paris with 2 red 1 blue")
    refused(reasons, "EU-STATION-3", "count", in_all=3, needed=2, given=3)
    refused(reasons, "EU-STATION-3", "mixed", in_all=3, needed=2)
    refused(reasons, "EU-STATION-3", "held", in_all=3, lacking=counted("1 red 1 blue"))


@pytest.mark.rule("EU-STATION-3")
def test_eu_station_3_no_card_comes_back_as_change() -> None:
    with pytest.raises(NotationError, match="does not count cards"):
        BuildStation("paris", cards(red=2, locomotive=-1))


# What stations are good for at the end. Seat 0 wants Edinburgh to Paris and lacks only the way from Dieppe to Paris.

OWN = ["edinburgh-london-black", "dieppe-london-1"]
LACKING = "dieppe-paris"
TICKET = "edinburgh-paris"


@pytest.mark.rule("EU-STATION-4")
def test_eu_station_4_a_station_borrows_an_opponents_route_into_its_city() -> None:
    table = position(tickets=[[TICKET]], claimed=[OWN, [LACKING]], stations=[["paris"]])
    assert table.score(0).borrowing.routes == (LACKING,)
    assert table.score(0).borrowing.rescued == (TICKET,)
    assert table.made(0) == {TICKET}


@pytest.mark.rule("EU-STATION-4")
def test_eu_station_4_not_a_route_into_another_city() -> None:
    table = position(tickets=[[TICKET]], claimed=[OWN, [LACKING]], stations=[["brest"]])
    assert table.score(0).borrowing.routes == (None,)
    assert table.made(0) == set()


@pytest.mark.rule("EU-STATION-4")
def test_eu_station_4_an_opponents_station_does_not_help() -> None:
    table = position(tickets=[[TICKET]], claimed=[OWN, [LACKING]], stations=[[], ["paris"]])
    assert table.made(0) == set()


@pytest.mark.rule("EU-STATION-4")
def test_eu_station_4_only_one_route() -> None:
    two_steps = ["bruxelles-dieppe", "bruxelles-paris-red"]
    one_station = position(tickets=[[TICKET]], claimed=[OWN, two_steps], stations=[["bruxelles"]])
    assert one_station.made(0) == set()
    two_stations = position(tickets=[[TICKET]], claimed=[OWN, two_steps], stations=[["bruxelles", "paris"]])
    assert two_stations.made(0) == {TICKET}


@pytest.mark.rule("EU-STATION-4")
def test_eu_station_4_only_for_tickets() -> None:
    table = position(tickets=[[TICKET]], claimed=[OWN, [LACKING]], stations=[["paris"]])
    assert table.score(0).routes == 7 + 2
    assert table.score(0).trail.length == 4 + 2


@pytest.mark.rule("EU-STATION-5")
def test_eu_station_5_several_tickets_share_the_one_borrowed_route() -> None:
    southward = ["madrid-pamplona-black", "pamplona-paris-blue"]
    tickets = [TICKET, "madrid-dieppe"]
    table = position(tickets=[tickets], claimed=[[*OWN, *southward], [LACKING]], stations=[["paris"]])
    assert table.score(0).borrowing.routes == (LACKING,)
    assert table.made(0) == set(tickets)


@pytest.mark.rule("EU-STATION-5")
def test_eu_station_5_two_tickets_that_need_two_routes_are_not_both_made() -> None:
    own = ["brest-dieppe", "marseille-paris", "barcelona-marseille"]
    borrowable = ["dieppe-paris", "bruxelles-paris-red"]
    tickets = ["brest-marseille", "barcelona-bruxelles"]
    table = position(tickets=[tickets], claimed=[own, borrowable], stations=[["paris"]])
    assert table.score(0).borrowing.routes == ("bruxelles-paris-red",), "8 points rather than 7"
    assert table.made(0) == {"barcelona-bruxelles"}
    both = position(tickets=[tickets], claimed=[own, borrowable], stations=[["paris", "dieppe"]])
    assert both.made(0) == set(tickets)


@pytest.mark.rule("EU-STATION-6")
def test_eu_station_6_the_route_is_chosen_at_the_end_not_when_the_station_is_built() -> None:
    table = position(hands=["1 red", "1 purple"], tickets=[[TICKET]], claimed=[OWN])
    built = table.do("build paris with 1 red")
    assert built.made(0) == set()
    assert built.do(f"claim {LACKING} with 1 purple").made(0) == {TICKET}


@pytest.mark.rule("EU-STATION-6")
def test_eu_station_6_a_later_route_can_be_the_better_choice() -> None:
    own = ["brest-dieppe", "marseille-paris", "barcelona-marseille"]
    tickets = ["brest-marseille", "barcelona-bruxelles"]
    table = position(
        hands=["", "2 red"], tickets=[tickets], claimed=[own, ["dieppe-paris"]], stations=[["paris"]], turn=1
    )
    assert table.score(0).borrowing.routes == ("dieppe-paris",)
    after = table.do("claim bruxelles-paris-red with 2 red")
    assert after.score(0).borrowing.routes == ("bruxelles-paris-red",)


THREE_STEPS = ["amsterdam-bruxelles", "bruxelles-paris-red", "pamplona-paris-blue"]
"""Amsterdam to Pamplona."""


@pytest.mark.rule("EU-STATION-8")
def test_eu_station_8_several_stations_serve_one_ticket_without_any_own_route() -> None:
    cities = ["amsterdam", "bruxelles", "pamplona"]
    table = position(tickets=[["amsterdam-pamplona"]], claimed=[[], THREE_STEPS], stations=[cities])
    assert table.made(0) == {"amsterdam-pamplona"}
    assert set(table.score(0).borrowing.routes) == set(THREE_STEPS)
    two = position(tickets=[["amsterdam-pamplona"]], claimed=[[], THREE_STEPS], stations=[cities[:2]])
    assert two.made(0) == set()


@pytest.mark.rule("EU-STATION-8")
def test_eu_station_8_two_players_borrow_the_same_route_and_its_owner_loses_nothing() -> None:
    claimed = [OWN, ["marseille-pamplona", "pamplona-paris-blue"], [LACKING, "brest-dieppe"]]
    tickets = [[TICKET], ["madrid-dieppe"], ["brest-marseille"]]
    claimed[1].append("madrid-pamplona-black")
    table = position(3, tickets=tickets, claimed=claimed, stations=[["paris"], ["dieppe"]])
    alone = position(3, tickets=tickets, claimed=claimed)
    assert table.score(0).borrowing.routes == table.score(1).borrowing.routes == (LACKING,)
    assert table.made(0) == {TICKET}
    assert table.made(1) == {"madrid-dieppe"}
    assert table.score(2) == alone.score(2)


@pytest.mark.rule("EU-STATION-8")
def test_eu_station_8_an_unclaimed_route_cannot_be_borrowed() -> None:
    table = position(tickets=[[TICKET]], claimed=[OWN], stations=[["paris"]])
    assert table.score(0).borrowing.routes == (None,)
    assert table.made(0) == set()


@pytest.mark.rule("EU-STATION-7")
@pytest.mark.parametrize(("built", "points"), [([], 12), (["paris"], 8), (["paris", "roma", "wien"], 0)])
def test_eu_station_7_four_points_for_each_not_built(built: list[str], points: int) -> None:
    table = position(stations=[built])
    assert table.score(0).total == points
    assert table.score(1).total == 12
