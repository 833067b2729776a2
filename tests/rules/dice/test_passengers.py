"""Passengers on the board that has goods: DX-PASSENGER-1."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.dice.positions import Table, position, refusals_of, refused, rolled
from ttr_nb.games.dice.events import GoodsCollected, PassengerMoved, PassengerPlaced, TripEnded

MINE = ["berlin-leipzig", "leipzig-magdeburg", "berlin-magdeburg", "chemnitz-leipzig"]
"""A triangle and a branch."""

THEIRS = ["chemnitz-dresden", "dresden-leipzig"]


def germany(roll: str = "5 single", **laid: object) -> Table:
    return position(roll, board="germany", **laid)


def travellers(roll: str = "5 station", **laid: object) -> Table:
    """Seat 0 has a passenger in Berlin, and a network around it; seat 1 has two routes."""
    return germany(roll, **{"claimed": [MINE, THEIRS], "passengers": [["berlin"]], **laid})


@pytest.mark.rule("DX-PASSENGER-1")
def test_dx_passenger_1_a_claim_may_put_one_in_either_city() -> None:
    table = germany().do("claim berlin-leipzig with 4 single")
    assert table.menu() == {"keep passenger", "put passenger berlin", "put passenger leipzig"}
    after = table.do("put passenger leipzig")
    assert after.passengers(0) == ("leipzig",)
    assert after.events[0] == PassengerPlaced(0, "leipzig")
    assert table.do("keep passenger").passengers(0) == ()
    refused(table.attempt("end turn"), "DX-PASSENGER-1", "pending")
    refused(table.attempt("put passenger hamburg"), "DX-PASSENGER-1", "not-there", city="hamburg")


@pytest.mark.rule("DX-PASSENGER-1")
def test_dx_passenger_1_one_a_city_never_in_a_country() -> None:
    table = germany(passengers=[[], ["berlin"]]).do("claim berlin-leipzig with 4 single")
    assert table.menu("put passenger") == {"put passenger leipzig"}
    border = germany("5 joker").do("claim daenemark_2-kiel with 2 joker")
    assert border.menu("put passenger") == {"put passenger kiel"}


@pytest.mark.rule("DX-PASSENGER-1")
def test_dx_passenger_1_three_each() -> None:
    table = germany(passengers=[["kiel", "hamburg", "rostock"]]).do("claim berlin-leipzig with 4 single")
    assert (table.seat, table.waiting) == (1, "Reroll")
    four = ["kiel", "hamburg", "rostock", "berlin"]
    reasons = refusals_of(lambda: rolled(board="germany", passengers=[four]))
    refused(reasons, "DX-PASSENGER-1", "none", passengers=3)


@pytest.mark.rule("DX-PASSENGER-1")
def test_dx_passenger_1_own_routes_take_no_symbol_and_every_city_gives_its_top_token() -> None:
    table = travellers()
    assert table.menu("move ") == {
        "move passenger berlin along berlin-leipzig",
        "move passenger berlin along berlin-magdeburg",
    }
    there = table.do("move passenger berlin along berlin-leipzig")
    assert there.events == (PassengerMoved(0, "berlin-leipzig", "leipzig", None), GoodsCollected(0, "leipzig", 4))
    assert (there.collected(0), there.goods("leipzig"), there.goods("berlin")) == ((4,), (3, 2), (7, 6, 5, 4))
    assert (there.passengers(0), there.waiting, there.dice) == ((), "Trip", "5 station")
    after = there.do("end trip")
    assert after.events[0] == TripEnded(0, "leipzig")
    assert after.passengers(0) == ()


@pytest.mark.rule("DX-PASSENGER-1")
def test_dx_passenger_1_a_route_once_a_city_gives_once_and_the_first_city_nothing() -> None:
    """The last two are our ruling: going round and coming back gives nothing more."""
    table = travellers().do("move passenger berlin along berlin-leipzig")
    refused(
        table.attempt("move passenger leipzig along berlin-leipzig"), "DX-PASSENGER-1", "again", route="berlin-leipzig"
    )
    round_trip = table.do("move passenger leipzig along leipzig-magdeburg")
    after = round_trip.do("move passenger magdeburg along berlin-magdeburg")
    assert after.collected(0) == (4, table.goods("magdeburg")[0])
    assert after.goods("berlin") == (7, 6, 5, 4)
    assert (after.waiting, after.passengers(0)) == ("Leftover", ()), "where no way leads on, the trip is over"


@pytest.mark.rule("DX-PASSENGER-1")
def test_dx_passenger_1_a_joker_for_each_opponents_route() -> None:
    poor = travellers().do("move passenger berlin along berlin-leipzig")
    reasons = poor.attempt("move passenger leipzig along dresden-leipzig")
    refused(reasons, "DX-PASSENGER-1", "joker", route="dresden-leipzig", owner=1)
    table = travellers("1 joker 4 station").do("move passenger berlin along berlin-leipzig")
    there = table.do("move passenger leipzig along dresden-leipzig")
    assert there.events[0] == PassengerMoved(0, "dresden-leipzig", "dresden", 1)
    assert (there.dice, there.waiting) == ("4 station", "Leftover"), "no joker left, so no way on"
    rich = travellers("2 joker 3 station").do(
        "move passenger berlin along berlin-leipzig", "move passenger leipzig along dresden-leipzig"
    )
    far = rich.do("move passenger dresden along chemnitz-dresden")
    assert (far.dice, len(far.collected(0))) == ("3 station", 3)


@pytest.mark.rule("DX-PASSENGER-1")
def test_dx_passenger_1_moving_is_the_only_action_of_the_turn() -> None:
    table = travellers().do("move passenger berlin along berlin-leipzig")
    refused(table.attempt("draw tickets with 1 station"), "DX-PASSENGER-1", "travelling", city="leipzig")
    over = table.do("end trip")
    refused(over.attempt("draw tickets with 1 station"), "DX-ACTION-1", "pending")
    assert over.do("buy single with 2 station").tokens(0) == "1 single"


@pytest.mark.rule("DX-PASSENGER-1")
def test_dx_passenger_1_where_it_cannot_go() -> None:
    table = travellers(claimed=[[*MINE, "bremerhaven-daenemark_1"], THEIRS], passengers=[["berlin", "bremerhaven"]])
    reasons = table.attempt("move passenger bremerhaven along bremerhaven-daenemark_1")
    refused(reasons, "DX-PASSENGER-1", "country", route="bremerhaven-daenemark_1")
    refused(
        table.attempt("move passenger berlin along chemnitz-leipzig"),
        "DX-PASSENGER-1",
        "away",
        city="berlin",
        route="chemnitz-leipzig",
    )
    reasons = table.attempt("move passenger berlin along berlin-dresden")
    refused(reasons, "DX-PASSENGER-1", "unclaimed", route="berlin-dresden")
    reasons = table.attempt("move passenger leipzig along chemnitz-leipzig")
    refused(reasons, "DX-PASSENGER-1", "absent", city="leipzig")
    reasons = table.attempt("move passenger atlantis along chemnitz-leipzig")
    refused(reasons, "DX-PASSENGER-1", "city", name="atlantis", near=())


@pytest.mark.rule("DX-PASSENGER-1")
def test_dx_passenger_1_it_may_pass_a_city_with_another_passenger() -> None:
    table = travellers(passengers=[["berlin"], ["leipzig"]]).do("move passenger berlin along berlin-leipzig")
    assert table.passengers(1) == ("leipzig",)
    assert table.collected(0) == (4,)


@pytest.mark.rule("DX-PASSENGER-1")
def test_dx_passenger_1_nothing_to_put_down_or_to_end() -> None:
    refused(germany().attempt("put passenger berlin"), "DX-PASSENGER-1", "no-route")
    refused(germany().attempt("end trip"), "DX-PASSENGER-1", "no-trip")
    for move in ("keep passenger", "end trip", "move passenger paris along dieppe-paris"):
        refused(position().attempt(move), "DX-PASSENGER-1", "board")


@pytest.mark.rule("DX-PASSENGER-1")
def test_dx_passenger_1_goods_are_the_boxs_and_count_at_the_end() -> None:
    stacks = Counter(germany().game.board.goods.values())
    assert stacks == {(7, 6, 5, 4): 1, (4, 3, 2): 6, (3, 2, 1): 12, (2,): 16}
    table = travellers().do("move passenger berlin along berlin-leipzig", "end trip")
    lines = {line.what: (line.rule, line.points) for line in table.score(0).lines()}
    assert lines["goods"] == ("DX-PASSENGER-1", 4)
    assert lines["most-tickets"] == ("EU-SCORE-1", 0)
