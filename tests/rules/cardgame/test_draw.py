"""Drawing train cards: CG-DRAW-1 to CG-DRAW-4."""

from __future__ import annotations

import pytest

from tests.rules.cardgame.positions import position, refused
from ttr_nb.mechanics.actions import TakeCard
from ttr_nb.mechanics.events import CardDrawn, CardTaken, CardTurnedUp, TurnBegan

LOCOMOTIVE_UP = "locomotive blue orange white green"


@pytest.mark.rule("CG-DRAW-1")
@pytest.mark.parametrize(
    ("moves", "hand"),
    [
        (("draw card", "draw card"), "1 black 1 red"),
        (("draw card", "take blue"), "1 blue 1 red"),
        (("take blue", "draw card"), "1 blue 1 black"),
        (("take blue", "take white"), "1 blue 1 white"),
    ],
)
def test_cg_draw_1_two_cards_face_up_or_blind(moves: tuple[str, ...], hand: str) -> None:
    table = position(top="red black yellow").do(*moves)
    assert table.hand(0) == hand
    assert table.seat == 1


@pytest.mark.rule("CG-DRAW-1")
def test_cg_draw_1_one_is_enough() -> None:
    for first in ("draw card", "take blue"):
        table = position(top="red").do(first)
        assert table.seat == 0
        after = table.do("stop drawing")
        assert (after.seat, sum(after.state.hands[0])) == (1, 1)
        assert after.events == (TurnBegan(1),)


@pytest.mark.rule("CG-DRAW-1")
def test_cg_draw_1_none_is_not() -> None:
    refused(position().attempt("stop drawing"), "CG-DRAW-1", "none")


@pytest.mark.rule("CG-DRAW-1")
def test_cg_draw_1_three_are_too_many() -> None:
    table = position(top="red black").do("draw card", "draw card")
    refused(table.attempt("draw card", 0), "CG-SETUP-4", "turn", seat=0, turn=1)


@pytest.mark.rule("CG-DRAW-1")
def test_cg_draw_1_a_face_up_card_is_replaced_at_once_and_can_be_the_next() -> None:
    table = position(top="red black").do("take blue")
    assert table.row == "purple red orange white green"
    assert table.events == (CardTaken(0, "blue"), CardTurnedUp("red"))
    assert table.do("take red").hand(0) == "1 blue 1 red"


@pytest.mark.rule("CG-DRAW-1")
def test_cg_draw_1_only_what_lies_there() -> None:
    table = position(top="black")
    refused(table.attempt("take red"), "CG-DRAW-1", "absent", card="red")
    refused(table.do("draw card").attempt("take red"), "CG-DRAW-1", "absent", card="red")
    refused(table.attempt("take pink"), "CG-DRAW-1", "unknown", name="pink")
    refused(table.attempt(TakeCard("")), "CG-DRAW-1", "unknown", name="")


@pytest.mark.rule("CG-DRAW-1")
def test_cg_draw_1_the_second_card_comes_before_anything_else() -> None:
    table = position(hands=["2 red"], top="black").do("draw card")
    assert table.menu() == {"draw card", "stop drawing", *(f"take {card}" for card in table.state.market.row)}
    refused(table.attempt("place 2 red"), "CG-DRAW-1", "pending")


@pytest.mark.rule("CG-DRAW-1")
def test_cg_draw_1_what_is_drawn_blind_is_told_to_its_owner() -> None:
    assert position(top="red").do("draw card").events == (CardDrawn(0, "red"),)
    assert CardDrawn.secret == ("card",)


@pytest.mark.rule("CG-DRAW-2")
def test_cg_draw_2_a_face_up_locomotive_ends_the_drawing() -> None:
    table = position(row=LOCOMOTIVE_UP, top="red").do("take locomotive")
    assert (table.hand(0), table.seat) == ("1 locomotive", 1)
    assert table.row == "red blue orange white green"


@pytest.mark.rule("CG-DRAW-2")
def test_cg_draw_2_it_is_never_the_second_card() -> None:
    table = position(row=LOCOMOTIVE_UP, top="red").do("take blue")
    refused(table.attempt("take locomotive"), "CG-DRAW-2", "second")
    assert "take locomotive" not in table.menu()


@pytest.mark.rule("CG-DRAW-2")
def test_cg_draw_2_nor_when_it_was_turned_up_just_now() -> None:
    table = position(top="locomotive").do("take blue")
    assert "locomotive" in table.row
    refused(table.attempt("take locomotive"), "CG-DRAW-2", "second")


@pytest.mark.rule("CG-DRAW-2")
def test_cg_draw_2_a_blind_locomotive_counts_as_one() -> None:
    table = position(top="locomotive locomotive").do("draw card")
    assert table.seat == 0
    after = table.do("draw card")
    assert (after.hand(0), after.seat) == ("2 locomotive", 1)


@pytest.mark.rule("CG-DRAW-3")
@pytest.mark.parametrize("row", ["locomotive locomotive blue red white", "locomotive locomotive locomotive blue red"])
def test_cg_draw_3_three_locomotives_stay(row: str) -> None:
    table = position(row=row, top="locomotive").do("take blue")
    assert table.row == row.replace("blue", "locomotive")
    assert table.discards == "nothing"


@pytest.mark.rule("CG-DRAW-3")
def test_cg_draw_3_and_five_lie_there_from_the_start() -> None:
    table = position(row="locomotive locomotive locomotive locomotive locomotive", top="red")
    assert table.row.count("locomotive") == 5
    assert table.menu("take") == {"take locomotive"}


@pytest.mark.rule("CG-DRAW-4")
def test_cg_draw_4_no_hand_limit() -> None:
    table = position(hands=["10 red 10 black 10 yellow 9 purple 9 white 9 green 10 locomotive"])
    assert sum(table.do("draw card", "draw card").state.hands[0]) == 69
