"""Claiming with dice: DX-CLAIM-1, DX-CLAIM-2, DX-FERRY-1, and what is as on the board."""

from __future__ import annotations

import pytest

from tests.rules.dice.positions import dice, means, position, refused
from ttr_nb.games.dice.events import DiceRolled, RouteClaimedWithDice
from ttr_nb.mechanics.events import TurnBegan

BLACK, RED = "berlin-frankfurt-black", "berlin-frankfurt-red"
NINE = "lieksa-murmansk"


@pytest.mark.rule("DX-CLAIM-1")
def test_dx_claim_1_as_many_symbols_as_spaces() -> None:
    table = position("4 single 1 station", then="double double double double double")
    after = table.do("claim athina-sarajevo with 4 single")
    assert (after.owner("athina-sarajevo"), after.cars(0), after.points(0)) == (0, 41, 7)
    claimed = RouteClaimedWithDice(0, "athina-sarajevo", means("4 single"), 7)
    assert after.events == (claimed, TurnBegan(1), DiceRolled(1, ("double",) * 5))


@pytest.mark.rule("DX-CLAIM-1")
def test_dx_claim_1_jokers_and_tokens_count() -> None:
    table = position("2 single 1 joker 2 station", held=["1 single"])
    ways = table.menu("claim athina-sarajevo ")
    assert ways == {"claim athina-sarajevo with 2 single 1 joker 1 single token"}
    assert table.do(*ways).tokens(0) == "nothing"


@pytest.mark.rule("DX-CLAIM-1")
def test_dx_claim_1_all_at_once_and_no_more() -> None:
    table = position("4 single 1 joker")
    what = {"route": "brest-paris", "kind": "single", "needed": 3}
    refused(table.attempt("claim brest-paris with 2 single"), "DX-CLAIM-1", "few", **what, given=2)
    refused(table.attempt("claim brest-paris with 4 single"), "DX-CLAIM-1", "many", **what, given=4)
    assert table.do("claim brest-paris with 3 single").owner("brest-paris") == 0


@pytest.mark.rule("DX-CLAIM-1")
def test_dx_claim_1_with_dice_that_lie_there() -> None:
    table = position("2 single 2 double 1 station")
    reasons = table.attempt("claim brest-paris with 2 single 1 joker")
    refused(reasons, "DX-CLAIM-1", "rolled", route="brest-paris", dice=dice("1 joker"))


@pytest.mark.rule("DX-CLAIM-1")
def test_dx_claim_1_nothing_is_not_a_price() -> None:
    reasons = position().attempt("claim dieppe-paris with nothing")
    refused(reasons, "DX-CLAIM-1", "few", route="dieppe-paris", kind="single", needed=1, given=0)


@pytest.mark.rule("DX-CLAIM-1")
def test_dx_claim_1_the_ruling_on_nine_spaces() -> None:
    """Eight symbols are all that can be reached; the route still takes nine cars and scores 27."""
    table = position("5 single", board="nordic", held=["3 single"])
    after = table.do(f"claim {NINE} with 5 single 3 single token")
    assert (after.cars(0), after.points(0)) == (31, 27)
    few = position("5 single", board="nordic", held=["2 single"]).attempt(f"claim {NINE} with 5 single 2 single token")
    refused(few, "DX-CLAIM-1", "few", route=NINE, kind="single", needed=8, given=7)


@pytest.mark.rule("DX-CLAIM-1")
def test_dx_claim_1_cars_and_free_routes_are_as_on_the_board() -> None:
    table = position("4 single 1 joker", cars=[2], claimed=[["cadiz-madrid"], ["brest-dieppe"]])
    reasons = table.attempt("claim brest-paris with 3 single")
    refused(reasons, "EU-CLAIM-4", "cars", route="brest-paris", needed=3, left=2)
    reasons = table.attempt("claim brest-dieppe with 2 single")
    refused(reasons, "EU-CLAIM-5", "taken", route="brest-dieppe", owner=1)
    near = ("brest-paris",)
    refused(table.attempt("claim brst-paris with 3 single"), "EU-CLAIM-5", "unknown", name="brst-paris", near=near)


@pytest.mark.rule("DX-CLAIM-1")
def test_dx_claim_1_one_owner_and_one_turn_as_on_the_board() -> None:
    table = position()
    refused(table.attempt("end turn", seat=1), "EU-SETUP-7", "turn", seat=1, turn=0)
    refused(table.attempt("end turn", seat=2), "EU-SETUP-1", "seat", seat_number=2, players=2)


@pytest.mark.rule("DX-CLAIM-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dx_claim_2_a_track_of_a_double_route_takes_doubles_however_many_play(players: int) -> None:
    table = position("3 double 2 single", players=players)
    assert table.menu(f"claim {RED} ") == {f"claim {RED} with 3 double"}
    reasons = position("3 single 2 double", players=players).attempt(f"claim {RED} with 3 single")
    refused(reasons, "DX-CLAIM-2", "kind", route=RED, kind="double")


@pytest.mark.rule("DX-CLAIM-2")
def test_dx_claim_2_a_single_route_takes_no_doubles() -> None:
    reasons = position("3 double 2 single").attempt("claim brest-paris with 3 double")
    refused(reasons, "DX-CLAIM-2", "kind", route="brest-paris", kind="single")


@pytest.mark.rule("DX-CLAIM-2")
def test_dx_claim_2_doubles_that_are_ferries_or_tunnels_too() -> None:
    ferry = position("1 double 1 joker 3 station")
    assert ferry.menu("claim dieppe-london-1 ") == {"claim dieppe-london-1 with 1 double 1 joker"}
    tunnel = position("3 double 2 single")
    assert tunnel.menu("claim madrid-pamplona-black ") == {"claim madrid-pamplona-black with 3 double"}


@pytest.mark.rule("DX-CLAIM-2")
@pytest.mark.parametrize(("players", "is_open"), [(2, False), (3, False), (4, True), (5, True)])
def test_dx_claim_2_the_other_track_closes_as_on_the_board(players: int, is_open: bool) -> None:
    table = position("3 double 2 single", players=players, claimed=[[], [BLACK]])
    assert bool(table.menu(f"claim {RED} ")) == is_open
    own = position("3 double 2 single", players=players, claimed=[[BLACK]]).attempt(f"claim {RED} with 3 double")
    refused(own, "EU-DOUBLE-1", "own", route=RED, in_all=1 if is_open else 2)


@pytest.mark.rule("DX-FERRY-1")
def test_dx_ferry_1_a_joker_on_a_die_for_each_locomotive() -> None:
    assert position("2 joker 3 station").menu("claim amsterdam-london ") == {"claim amsterdam-london with 2 joker"}
    reasons = position("2 single 1 joker 2 station").attempt("claim amsterdam-london with 1 single 1 joker")
    refused(reasons, "DX-FERRY-1", "jokers", route="amsterdam-london", needed=2, given=1, rest=0)


@pytest.mark.rule("DX-FERRY-1")
def test_dx_ferry_1_a_token_stands_only_for_the_other_spaces() -> None:
    table = position("2 single 1 joker 2 station", held=["3 single"])
    assert table.menu("claim athina-smyrna ") == {
        "claim athina-smyrna with 1 single 1 joker",
        "claim athina-smyrna with 1 joker 1 single token",
    }
    reasons = table.attempt("claim athina-smyrna with 2 single token")
    refused(reasons, "DX-FERRY-1", "jokers", route="athina-smyrna", needed=1, given=0, rest=1)


@pytest.mark.rule("DX-FERRY-1")
def test_dx_ferry_1_more_jokers_will_do() -> None:
    assert "claim athina-smyrna with 2 joker" in position("2 joker 3 station").menu("claim athina-smyrna ")
