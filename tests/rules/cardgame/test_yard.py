"""The yard and the train robbery: CG-YARD-1 to CG-YARD-5, CG-ROB-1 to CG-ROB-4."""

from __future__ import annotations

import pytest

from tests.rules.cardgame.positions import counted, opening, position, refused
from tests.rules.positions import refusals_of
from ttr_nb.core.errors import NotationError
from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.cardgame.events import CardsPlaced, RowRobbed
from ttr_nb.mechanics.cards import cards
from ttr_nb.mechanics.events import TurnBegan

MICHAL, PAWEL = 0, 1


@pytest.mark.rule("CG-ROB-2")
def test_cg_rob_2_leaflet_example_three_blue_cards_rob_the_one_of_three_colours() -> None:
    table = position(hands=["1 blue 1 red 1 yellow", "3 blue"]).do("place 1 blue 1 red 1 yellow")
    assert table.yard(MICHAL) == ["1 blue", "1 yellow", "1 red"]
    after = table.do("place 3 blue")
    assert after.yard(PAWEL) == ["3 blue"]
    assert after.discards == "1 blue"
    assert after.events[:2] == (
        CardsPlaced(PAWEL, counted("3 blue")),
        RowRobbed(PAWEL, MICHAL, counted("1 blue")),
    )
    assert after.yard(MICHAL) == [], "red and yellow have moved to the track in Michał's turn"
    assert after.track(MICHAL) == "1 yellow 1 red"


@pytest.mark.rule("CG-ROB-3")
def test_cg_rob_3_leaflet_picture_two_green_and_two_locomotives_are_four() -> None:
    """They rob a row of three, not one of four; and it takes five to rob them."""
    hand = "2 green 2 locomotive"
    assert position(hands=[hand], yards=[[], ["3 green"]]).do(f"place {hand}").yard(0) == [hand]
    reasons = position(hands=[hand], yards=[[], ["4 green"]]).attempt(f"place {hand}")
    refused(reasons, "CG-ROB-3", "equal", colour="green", owner=1, lying=4, given=4)
    robbers = position(hands=["5 green"], yards=[[], [hand]])
    refused(robbers.attempt("place 4 green"), "CG-ROB-3", "equal", colour="green", owner=1, lying=4, given=4)
    assert robbers.do("place 5 green").discards == hand


@pytest.mark.rule("CG-YARD-1")
@pytest.mark.parametrize("placed", ["2 red", "5 red", "10 red"])
def test_cg_yard_1_two_or_more_of_one_colour(placed: str) -> None:
    table = position(hands=["10 red 1 blue"]).do(f"place {placed}")
    assert table.yard(0) == [placed]
    assert table.events == (CardsPlaced(0, counted(placed)), TurnBegan(1))


@pytest.mark.rule("CG-YARD-1")
def test_cg_yard_1_one_card_is_too_few() -> None:
    reasons = position(hands=["2 red"]).attempt("place 1 red")
    refused(reasons, "CG-YARD-1", "few", colour="red", least=2)


@pytest.mark.rule("CG-YARD-1")
def test_cg_yard_1_or_three_of_three_colours_in_three_rows() -> None:
    table = position(hands=["2 red 2 blue 2 white"]).do("place 1 red 1 blue 1 white")
    assert table.yard(0) == ["1 blue", "1 white", "1 red"]
    assert table.hand(0) == "1 blue 1 white 1 red"


@pytest.mark.rule("CG-YARD-1")
@pytest.mark.parametrize(
    ("placed", "colours", "given"),
    [
        ("1 red 1 blue", 2, 2),
        ("2 red 1 blue", 2, 3),
        ("2 red 1 blue 1 white", 3, 4),
        ("1 red 1 blue 1 white 1 green", 4, 4),
    ],
)
def test_cg_yard_1_exactly_three_that_all_differ(placed: str, colours: int, given: int) -> None:
    reasons = position(hands=["2 red 2 blue 2 white 2 green"]).attempt(f"place {placed}")
    refused(reasons, "CG-YARD-1", "mixed", colours=colours, given=given, needed=3)


@pytest.mark.rule("CG-YARD-1")
def test_cg_yard_1_of_cards_in_hand() -> None:
    table = position(hands=["2 red 1 locomotive 1 blue"], yards=[["3 white"]], tracks=["3 red"])
    reasons = table.attempt("place 3 red 2 locomotive")
    refused(reasons, "CG-YARD-1", "held", lacking=counted("1 red 1 locomotive"))
    assert table.do("place 2 red 1 locomotive").hand(0) == "1 blue"


@pytest.mark.rule("CG-YARD-1")
def test_cg_yard_1_the_whole_menu_of_a_hand() -> None:
    table = position(hands=["2 red 1 blue 1 white 1 locomotive"])
    assert table.menu("place") == {
        "place 2 red",
        "place 1 red 1 locomotive",
        "place 2 red 1 locomotive",
        "place 1 blue 1 locomotive",
        "place 1 white 1 locomotive",
        "place 1 blue 1 white 1 red",
    }


@pytest.mark.rule("CG-YARD-1")
def test_cg_yard_1_no_card_comes_back_as_change() -> None:
    with pytest.raises(NotationError, match="does not count cards"):
        PlaceCards(cards(red=3, blue=-1))


@pytest.mark.rule("CG-YARD-2")
def test_cg_yard_2_locomotives_are_part_of_a_row_and_stand_at_its_head() -> None:
    table = position(hands=["3 red 2 locomotive"]).do("place 3 red 2 locomotive")
    (row,) = table.state.yards[0]
    assert (row.colour, row.locomotives, row.coloured, row.size) == ("red", 2, 3, 5)


@pytest.mark.rule("CG-YARD-2")
def test_cg_yard_2_when_tickets_are_scored_a_locomotive_is_any_colour() -> None:
    table = position(turn=1, yards=[["1 red 2 locomotive"]], tickets=[["chicago-dallas"]])
    assert table.made(0) == set()
    for _ in range(2):
        table = table.do("draw card", "stop drawing").do("draw card", "stop drawing")
    assert (table.track(0), table.made(0)) == ("2 locomotive", {"chicago-dallas"})


@pytest.mark.rule("CG-YARD-3")
def test_cg_yard_3_no_locomotive_among_three_colours() -> None:
    table = position(hands=["1 red 1 blue 1 white 1 locomotive"])
    reasons = table.attempt("place 1 red 1 blue 1 white 1 locomotive")
    refused(reasons, "CG-YARD-3", "locomotive", given=1)
    assert table.do("place 1 red 1 blue 1 white").hand(0) == "1 locomotive"


@pytest.mark.rule("CG-YARD-3")
def test_cg_yard_3_nor_in_place_of_the_third() -> None:
    reasons = position(hands=["1 red 1 blue 1 locomotive"]).attempt("place 1 red 1 blue 1 locomotive")
    refused(reasons, "CG-YARD-3", "locomotive", in_all=2, given=1)
    refused(reasons, "CG-YARD-1", "mixed", in_all=2, colours=2, given=3, needed=3)


@pytest.mark.rule("CG-YARD-4")
def test_cg_yard_4_a_colour_in_ones_own_yard_is_closed() -> None:
    table = position(hands=["3 red 2 blue"], yards=[["1 red"]])
    reasons = table.attempt("place 3 red")
    refused(reasons, "CG-YARD-4", "own", colour="red", lying=1)
    assert table.menu("place") == {"place 2 blue"}


@pytest.mark.rule("CG-YARD-4")
def test_cg_yard_4_until_its_cards_are_gone() -> None:
    table = position(hands=["2 red"], yards=[["1 red"]], turn=1).do("draw card", "stop drawing")
    assert table.track(0) == "1 red"
    assert table.do("place 2 red").yard(0) == ["2 red"]


@pytest.mark.rule("CG-YARD-4")
def test_cg_yard_4_also_for_three_colours_and_every_one_is_told() -> None:
    table = position(hands=["1 red 1 blue 1 white 1 green"], yards=[["2 red 1 locomotive", "2 blue"]])
    reasons = table.attempt("place 1 red 1 blue 1 white")
    assert [(r.rule, r.case, dict(r.params)) for r in reasons] == [
        ("CG-YARD-4", "own", {"colour": "blue", "lying": 2}),
        ("CG-YARD-4", "own", {"colour": "red", "lying": 3}),
    ]


@pytest.mark.rule("CG-YARD-5")
def test_cg_yard_5_a_row_needs_a_coloured_card() -> None:
    table = position(hands=["1 red 3 locomotive"])
    refused(table.attempt("place 3 locomotive"), "CG-YARD-5", "wild", given=3)
    refused(table.attempt("place nothing"), "CG-YARD-5", "wild", given=0)


@pytest.mark.rule("CG-YARD-5")
def test_cg_yard_5_one_coloured_card_and_one_locomotive_are_a_row() -> None:
    assert position(hands=["1 red 1 locomotive"]).do("place 1 red 1 locomotive").yard(0) == ["1 red 1 locomotive"]


@pytest.mark.rule("CG-YARD-5")
def test_cg_yard_5_an_arranged_row_has_one_colour_too() -> None:
    wild = refusals_of(lambda: opening(2, yards={0: (counted("2 locomotive"),)}))
    refused(wild, "CG-YARD-5", "wild", given=2)
    for mixed, count in (("1 red 1 blue", 2), ("1 red 1 blue 1 white", 3)):
        reasons = refusals_of(lambda row=mixed: opening(2, yards={0: (counted(row),)}))
        assert [(r.rule, r.case, r.params["colours"]) for r in reasons] == [("CG-YARD-1", "mixed", count)]
    assert opening(2, yards={0: (counted("1 red"),)}).yard(0) == ["1 red"], "one that has begun to move out"


@pytest.mark.rule("CG-ROB-1")
def test_cg_rob_1_a_row_of_another_is_not_taken_by_pointing_at_it() -> None:
    table = position(yards=[[], ["2 blue 1 locomotive"]])
    reasons = table.game.untouchable(table.state, "yard:1:blue", 0)
    refused(reasons, "CG-ROB-1", "lying", colour="blue", owner=1, lying=3)
    refused(table.game.untouchable(table.state, "yard:1:red", 0), "CG-ROB-1", "nothing", owner=1)


@pytest.mark.rule("CG-ROB-1")
def test_cg_rob_1_more_cards_than_lie_in_the_other_yard() -> None:
    table = position(hands=["4 red"], yards=[[], ["3 red"]])
    refused(table.attempt("place 2 red"), "CG-ROB-1", "fewer", colour="red", owner=1, lying=3, given=2)
    assert table.menu("place") == {"place 4 red"}


@pytest.mark.rule("CG-ROB-1")
def test_cg_rob_1_another_colour_is_free() -> None:
    table = position(hands=["2 blue"], yards=[[], ["3 red"]]).do("place 2 blue")
    assert (table.yard(0), table.discards) == (["2 blue"], "nothing")


@pytest.mark.rule("CG-ROB-1")
def test_cg_rob_1_what_has_moved_to_the_track_protects_nothing_and_is_safe() -> None:
    table = position(hands=["", "3 red"], yards=[["3 red"]], turn=1)
    assert table.menu("place") == set()
    later = table.do("draw card", "stop drawing").do("draw card", "stop drawing")
    assert later.yard(0) == ["2 red"]
    robbed = later.do("place 3 red")
    assert (robbed.track(0), robbed.discards, robbed.yard(1)) == ("1 red", "2 red", ["3 red"])


@pytest.mark.rule("CG-ROB-2")
def test_cg_rob_2_the_whole_row_is_discarded_and_only_that_row() -> None:
    table = position(3, hands=["4 red"], yards=[["2 white"], [], ["1 red 2 locomotive", "2 blue"]], discards="1 green")
    after = table.do("place 4 red")
    assert after.yard(2) == ["2 blue"]
    assert after.yard(0) == ["2 white", "4 red"]
    assert after.discards == "1 green 1 red 2 locomotive"
    assert after.hand(0) == "nothing", "the robber does not get them"
    assert after.events == (
        CardsPlaced(0, counted("4 red")),
        RowRobbed(0, 2, counted("1 red 2 locomotive")),
        TurnBegan(1),
    )


@pytest.mark.rule("CG-ROB-2")
def test_cg_rob_2_at_once_before_it_could_move_out() -> None:
    table = position(hands=["3 red"], yards=[[], ["2 red"]]).do("place 3 red")
    assert (table.yard(1), table.track(1)) == ([], "nothing")


@pytest.mark.rule("CG-ROB-3")
def test_cg_rob_3_locomotives_count_on_both_sides() -> None:
    table = position(hands=["1 red 3 locomotive"], yards=[[], ["1 red 2 locomotive"]])
    reasons = table.attempt("place 1 red 2 locomotive")
    refused(reasons, "CG-ROB-3", "equal", colour="red", owner=1, lying=3, given=3)
    assert table.do("place 1 red 3 locomotive").discards == "1 red 2 locomotive"


@pytest.mark.rule("CG-ROB-3")
def test_cg_rob_3_equal_numbers_do_not_rob() -> None:
    table = position(hands=["3 red"], yards=[[], ["2 red"]])
    refused(table.attempt("place 2 red"), "CG-ROB-3", "equal", colour="red", owner=1, lying=2, given=2)
    assert table.do("place 3 red").discards == "2 red"


@pytest.mark.rule("CG-ROB-4")
def test_cg_rob_4_three_colours_never_rob_not_even_a_single_card() -> None:
    table = position(hands=["1 red 1 blue 1 white 1 green"], yards=[[], ["1 red"]])
    reasons = table.attempt("place 1 red 1 blue 1 white")
    refused(reasons, "CG-ROB-4", "three", colour="red", owner=1)
    assert table.menu("place") == {"place 1 blue 1 white 1 green"}


@pytest.mark.rule("CG-ROB-4")
def test_cg_rob_4_a_colour_lies_in_one_yard_at_a_time() -> None:
    """Red goes from yard to yard, each time with one card more."""
    table = position(3, hands=["2 red", "3 red", "4 red"])
    for seat, placed in enumerate(("place 2 red", "place 3 red", "place 4 red")):
        table = table.do(placed)
        owners = [owner for owner, yard in enumerate(table.state.yards) for row in yard if row.colour == "red"]
        assert owners == [seat]
    assert table.discards == "5 red"


@pytest.mark.rule("CG-ROB-4")
def test_cg_rob_4_nor_can_it_be_arranged_otherwise() -> None:
    red = (counted("2 red"),)
    reasons = refusals_of(lambda: opening(2, yards={0: red, 1: red}))
    refused(reasons, "CG-ROB-4", "three", colour="red", owner=0)
    refused(refusals_of(lambda: opening(2, yards={1: red * 2})), "CG-ROB-4", "three", colour="red", owner=1)
