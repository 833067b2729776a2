"""Drawing train cards: EU-DRAW-1 to EU-DRAW-9."""

from __future__ import annotations

import pytest

from tests.rules.positions import ROW, counted, position, refused
from ttr_nb.games.europe.state import SecondCard
from ttr_nb.mechanics.events import CardDrawn, CardTaken, CardTurnedUp, DeckReshuffled, RowSwept, TurnBegan


@pytest.mark.rule("EU-DRAW-1")
@pytest.mark.parametrize(
    ("first", "second", "hand"),
    [
        ("take blue", "take white", "1 blue 1 white"),
        ("take blue", "draw card", "1 blue 1 black"),
        ("draw card", "take blue", "1 blue 1 red"),
        ("draw card", "draw card", "1 black 1 red"),
    ],
)
def test_eu_draw_1_two_cards_each_face_up_or_blind(first: str, second: str, hand: str) -> None:
    table = position(top="red black yellow yellow").do(first)
    assert table.state.pending == (SecondCard(0),)
    assert table.seat == 0
    after = table.do(second)
    assert after.hand(0) == hand
    assert after.state.pending == ()
    assert after.seat == 1


@pytest.mark.rule("EU-DRAW-1")
def test_eu_draw_1_the_menu_is_what_lies_face_up_and_the_deck() -> None:
    table = position(row="red red blue white locomotive")
    assert table.menu("take") | table.menu("draw card") == {
        "take red",
        "take blue",
        "take white",
        "take locomotive",
        "draw card",
    }


@pytest.mark.rule("EU-DRAW-1")
def test_eu_draw_1_a_card_that_does_not_lie_there() -> None:
    refused(position(row=ROW).attempt("take red"), "EU-DRAW-1", "absent", card="red")
    assert position(row="red blue orange white green").do("take red").hand(0) == "1 red"


@pytest.mark.rule("EU-DRAW-1")
def test_eu_draw_1_a_card_that_does_not_exist() -> None:
    refused(position().attempt("take pink"), "EU-DRAW-1", "unknown", name="pink")


@pytest.mark.rule("EU-DRAW-1")
def test_eu_draw_1_an_unknown_card_is_named_as_it_was_written() -> None:
    refused(position().attempt("take glass"), "EU-DRAW-1", "unknown", name="glass")


@pytest.mark.rule("EU-DRAW-1")
def test_eu_draw_1_the_second_card_comes_before_anything_else() -> None:
    refused(position().do("take blue").attempt("draw tickets"), "EU-DRAW-1", "pending")


@pytest.mark.rule("EU-DRAW-2")
def test_eu_draw_2_a_face_up_card_is_replaced_at_once() -> None:
    table = position(row=ROW, top="red black").do("take blue")
    assert table.row == "purple red orange white green"
    assert table.events == (CardTaken(0, "blue"), CardTurnedUp("red"))
    after = table.do("take red")
    assert after.hand(0) == "1 blue 1 red"
    assert after.row == "purple black orange white green"


@pytest.mark.rule("EU-DRAW-2")
def test_eu_draw_2_a_blind_card_changes_nothing_face_up() -> None:
    table = position(row=ROW, top="red black").do("draw card")
    assert table.row == ROW
    assert table.events == (CardDrawn(0, "red"),)


@pytest.mark.rule("EU-DRAW-3")
def test_eu_draw_3_a_face_up_locomotive_is_the_only_card() -> None:
    table = position(row="locomotive blue orange white green", top="red").do("take locomotive")
    assert table.hand(0) == "1 locomotive"
    assert table.seat == 1
    assert table.events == (CardTaken(0, "locomotive"), CardTurnedUp("red"), TurnBegan(1))


@pytest.mark.rule("EU-DRAW-3")
def test_eu_draw_3_any_other_face_up_card_is_not() -> None:
    table = position(row="locomotive blue orange white green", top="red").do("take blue")
    assert (table.hand(0), table.seat) == ("1 blue", 0)


@pytest.mark.rule("EU-DRAW-4")
def test_eu_draw_4_the_second_card_is_no_locomotive_that_was_lying_there() -> None:
    table = position(row="locomotive blue orange white green", top="red").do("take blue")
    refused(table.attempt("take locomotive"), "EU-DRAW-4", "second")
    assert table.menu() == {"take red", "take orange", "take white", "take green", "draw card"}


@pytest.mark.rule("EU-DRAW-4")
def test_eu_draw_4_nor_one_that_has_just_come_up() -> None:
    table = position(row=ROW, top="locomotive red").do("take blue")
    assert table.row == "purple locomotive orange white green"
    refused(table.attempt("take locomotive"), "EU-DRAW-4", "second")


@pytest.mark.rule("EU-DRAW-4")
def test_eu_draw_4_also_after_a_blind_first_card() -> None:
    table = position(row="locomotive blue orange white green", top="red").do("draw card")
    refused(table.attempt("take locomotive"), "EU-DRAW-4", "second")
    assert table.do("take blue").hand(0) == "1 blue 1 red"


@pytest.mark.rule("EU-DRAW-5")
def test_eu_draw_5_a_blind_locomotive_counts_as_one_card() -> None:
    table = position(top="locomotive locomotive red").do("draw card")
    assert (table.hand(0), table.seat) == ("1 locomotive", 0)
    after = table.do("draw card")
    assert (after.hand(0), after.seat) == ("2 locomotive", 1)


@pytest.mark.rule("EU-DRAW-6")
def test_eu_draw_6_a_third_locomotive_sweeps_the_row() -> None:
    table = position(row="locomotive blue locomotive white green", top=f"locomotive {ROW}").do("take blue")
    assert table.row == ROW
    assert table.discards == "1 white 1 green 3 locomotive"
    assert table.events == (
        CardTaken(0, "blue"),
        CardTurnedUp("locomotive"),
        RowSwept(counted("1 white 1 green 3 locomotive")),
        *map(CardTurnedUp, ROW.split()),
    )
    assert table.do("take purple").hand(0) == "1 purple 1 blue"


@pytest.mark.rule("EU-DRAW-6")
def test_eu_draw_6_a_second_one_does_not() -> None:
    table = position(row="locomotive blue orange white green", top=f"locomotive {ROW}").do("take blue")
    assert table.row == "locomotive locomotive orange white green"
    assert table.discards == "nothing"


@pytest.mark.rule("EU-DRAW-6")
def test_eu_draw_6_it_repeats_while_it_applies() -> None:
    again = "locomotive red locomotive red locomotive"
    table = position(row="locomotive blue locomotive white green", top=f"locomotive {again} {ROW}").do("take blue")
    assert table.row == ROW
    assert [event for event in table.events if isinstance(event, RowSwept)] == [
        RowSwept(counted("1 white 1 green 3 locomotive")),
        RowSwept(counted("2 red 3 locomotive")),
    ]


@pytest.mark.rule("EU-DRAW-6")
def test_eu_draw_6_ruling_it_stops_when_it_could_never_end() -> None:
    table = position(row="locomotive locomotive red blue green", deck="locomotive").do("take red")
    assert table.row == "locomotive locomotive locomotive blue green"
    assert table.events == (CardTaken(0, "red"), CardTurnedUp("locomotive"))


@pytest.mark.rule("EU-DRAW-6")
def test_eu_draw_6_ruling_one_more_coloured_card_and_it_can_end() -> None:
    table = position(row="locomotive locomotive red blue green", deck="locomotive white").do("take red")
    assert any(isinstance(event, RowSwept) for event in table.events)
    assert table.state.market.row.count("locomotive") == 2
    assert sorted(table.row.split() + table.deck.split()) == ["blue", "green", *["locomotive"] * 3, "white"]


@pytest.mark.rule("EU-DRAW-7")
def test_eu_draw_7_a_hand_has_no_limit() -> None:
    table = position(hands=["12 red 11 blue 12 black 12 yellow 8 locomotive"], top="white white")
    after = table.do("draw card", "draw card")
    assert sum(after.state.hands[0]) == 57


@pytest.mark.rule("EU-DRAW-8")
def test_eu_draw_8_an_empty_deck_is_made_of_the_discards() -> None:
    table = position(deck="red", discards="1 black 1 yellow").do("draw card", reshuffle="yellow black")
    assert table.hand(0) == "1 red"
    assert (table.deck, table.discards) == ("yellow black", "nothing")
    assert table.events == (CardDrawn(0, "red"), DeckReshuffled(2))


@pytest.mark.rule("EU-DRAW-8")
def test_eu_draw_8_also_when_the_last_card_is_turned_up() -> None:
    table = position(row=ROW, deck="red", discards="1 black 1 yellow").do("take blue", reshuffle="yellow black")
    assert table.row == "purple red orange white green"
    assert (table.deck, table.discards) == ("yellow black", "nothing")
    assert table.events == (CardTaken(0, "blue"), CardTurnedUp("red"), DeckReshuffled(2))


@pytest.mark.rule("EU-DRAW-8")
def test_eu_draw_8_not_while_a_card_is_left() -> None:
    table = position(deck="red white", discards="1 black 1 yellow").do("draw card")
    assert (table.deck, table.discards) == ("white", "1 yellow 1 black")


@pytest.mark.rule("EU-DRAW-9")
def test_eu_draw_9_nothing_is_drawn_from_an_empty_deck() -> None:
    table = position(row=ROW, deck="")
    refused(table.attempt("draw card"), "EU-DRAW-9", "empty")
    assert position(row=ROW, deck="red").do("draw card").hand(0) == "1 red"


@pytest.mark.rule("EU-DRAW-9")
def test_eu_draw_9_nor_as_second_card() -> None:
    table = position(row=ROW, deck="red").do("draw card")
    refused(table.attempt("draw card"), "EU-DRAW-9", "empty")
    assert table.do("take blue").seat == 1


@pytest.mark.rule("EU-DRAW-9")
def test_eu_draw_9_ruling_face_up_cards_are_taken_and_not_replaced() -> None:
    table = position(row=ROW, deck="").do("take blue")
    assert table.row == "purple orange white green"
    assert table.events == (CardTaken(0, "blue"),)
    assert table.do("take green").row == "purple orange white"


@pytest.mark.rule("EU-DRAW-9")
def test_eu_draw_9_ruling_gaps_are_filled_when_discards_appear() -> None:
    table = position(hands=["2 orange"], row="red blue white white", deck="")
    after = table.do("claim brest-dieppe with 2 orange")
    assert after.row == "red blue white white orange"
    assert (after.deck, after.discards) == ("orange", "nothing")
    assert after.events[1:4] == (DeckReshuffled(2), CardTurnedUp("orange"), TurnBegan(1))


@pytest.mark.rule("EU-DRAW-9")
@pytest.mark.rule("EU-DRAW-6")
def test_eu_draw_9_ruling_filled_gaps_can_bring_the_third_locomotive() -> None:
    table = position(hands=["1 locomotive"], row="locomotive locomotive red blue", deck="")
    after = table.do("build paris with 1 locomotive")
    assert after.row == "locomotive locomotive red blue locomotive", "two coloured cards: a sweep could never end"
    more = position(hands=["1 white 1 locomotive"], row="locomotive locomotive red blue", deck="", stations=[["roma"]])
    swept = more.do("build paris with 1 white 1 locomotive", reshuffle="locomotive white")
    assert RowSwept(counted("1 red 1 blue 3 locomotive")) in swept.events
    assert swept.state.market.row.count("locomotive") == 2


@pytest.mark.rule("EU-DRAW-9")
def test_eu_draw_9_ruling_the_last_card_of_all_ends_the_turn() -> None:
    table = position(row="red", deck="").do("take red")
    assert (table.hand(0), table.row, table.seat) == ("1 red", "", 1)
    assert position(row="red blue", deck="").do("take red").seat == 0


@pytest.mark.rule("EU-DRAW-9")
def test_eu_draw_9_ruling_so_does_one_that_leaves_only_locomotives() -> None:
    table = position(row="red locomotive", deck="").do("take red")
    assert (table.hand(0), table.row, table.seat) == ("1 red", "locomotive", 1)
    assert table.events == (CardTaken(0, "red"), TurnBegan(1))


@pytest.mark.rule("EU-DRAW-9")
def test_eu_draw_9_ruling_a_blind_last_card_can_be_followed_by_a_face_up_one_only() -> None:
    table = position(row="locomotive locomotive red blue green", deck="white").do("draw card")
    assert table.menu() == {"take red", "take blue", "take green"}


@pytest.mark.rule("EU-DRAW-9")
def test_eu_draw_9_ruling_a_locomotive_left_lying_can_be_taken_first() -> None:
    table = position(row="locomotive locomotive", deck="").do("take locomotive")
    assert (table.hand(0), table.row, table.seat) == ("1 locomotive", "locomotive", 1)


@pytest.mark.rule("EU-DRAW-9")
def test_eu_draw_9_ruling_with_no_card_at_all_drawing_is_not_possible() -> None:
    table = position(row="", deck="")
    assert table.menu() == {"draw tickets"}
    refused(table.attempt("take red"), "EU-DRAW-1", "absent", card="red")
    refused(table.attempt("draw card"), "EU-DRAW-9", "empty")
