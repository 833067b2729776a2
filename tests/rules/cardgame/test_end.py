"""The end of a half, and the second half of four: CG-END-1, CG-END-2, CG-FOUR-1."""

from __future__ import annotations

import pytest

from tests.rules.cardgame.positions import Table, counted, over, position, refused
from ttr_nb.games.cardgame.events import CardsMoved, DeckRanOut, SecondHalfBegan, TicketsCompleted
from ttr_nb.mechanics.cards import NONE, add
from ttr_nb.mechanics.events import CardDrawn, CardsDealt, CardTaken, CardTurnedUp, GameEnded, TurnBegan
from ttr_nb.mechanics.turn import Turn

FOUR = range(4)


def turns(table: Table, count: int) -> tuple[Table, list[int | None]]:
    """Everybody draws tickets and keeps none; who did."""
    seats = []
    for _ in range(count):
        seats.append(table.seat)
        table = table.do("draw tickets", "keep nothing")
    return table, seats


@pytest.mark.rule("CG-END-1")
def test_cg_end_1_after_the_last_card_everyone_has_one_more_turn_and_who_drew_it_plays_last() -> None:
    table = position(3, turn=1, deck="red black").do("draw card", "draw card")
    assert table.state.turn == Turn(2, 3)
    assert table.events[-2:] == (DeckRanOut(1), TurnBegan(2))
    table, seats = turns(table, 3)
    assert seats == [2, 0, 1]
    assert (table.seat, table.menu(), table.events[-1]) == (None, set(), GameEnded())


@pytest.mark.rule("CG-END-1")
def test_cg_end_1_with_one_card_in_the_deck_the_game_goes_on() -> None:
    table = position(deck="red black").do("draw card", "stop drawing")
    assert table.state.turn == Turn(1, None)


@pytest.mark.rule("CG-END-1")
def test_cg_end_1_a_replacement_empties_the_deck_too() -> None:
    table = position(deck="red").do("take blue")
    assert table.events == (CardTaken(0, "blue"), CardTurnedUp("red"))
    assert (table.deck, table.row, table.seat) == ("", "purple red orange white green", 0)
    after = table.do("stop drawing")
    assert after.state.turn == Turn(1, 2)
    assert after.events == (DeckRanOut(0), TurnBegan(1))


@pytest.mark.rule("CG-END-1")
def test_cg_end_1_also_the_replacement_of_a_locomotive() -> None:
    table = position(row="locomotive blue orange white green", deck="red").do("take locomotive")
    assert table.state.turn == Turn(1, 2)


@pytest.mark.rule("CG-END-1")
def test_cg_end_1_the_last_round_begins_once() -> None:
    table = position(deck="red").do("draw card", "take blue")
    after = table.do("take purple", "take white")
    assert after.state.turn == Turn(0, 1)
    assert not any(isinstance(event, DeckRanOut) for event in after.events)


@pytest.mark.rule("CG-END-1")
def test_cg_end_1_cards_move_in_the_last_turn_too() -> None:
    table = position(turns_left=2, deck="", yards=[[], ["1 yellow 1 locomotive"]], tickets=[[], ["chicago-dallas"]])
    after = table.do("take blue", "stop drawing")
    assert after.events[-2:] == (TurnBegan(1), CardsMoved(1, counted("1 locomotive")))
    end = after.do("take purple", "stop drawing")
    assert (end.seat, end.track(1), end.yard(1)) == (None, "1 locomotive", ["1 yellow"])
    assert end.made(1) == set(), "what is still in the yard does not count"


@pytest.mark.rule("CG-END-1")
def test_cg_end_1_after_the_end_everything_is_refused() -> None:
    table = over(hands=["2 red"])
    for move in ("draw card", "take blue", "stop drawing", "place 2 red", "draw tickets", "keep nothing", "pass"):
        refused(table.attempt(move), "CG-END-1", "over")


@pytest.mark.rule("CG-END-2")
def test_cg_end_2_a_single_card_left_can_be_the_whole_turn() -> None:
    table = position(deck="red", row="").do("draw card")
    assert table.state.turn == Turn(1, 2), "there is no second card to ask about"
    assert table.events == (CardDrawn(0, "red"), DeckRanOut(0), TurnBegan(1))
    last = position(deck="", row="blue", turns_left=2).do("take blue")
    assert (last.hand(0), last.row, last.seat) == ("1 blue", "", 1)


@pytest.mark.rule("CG-END-2")
def test_cg_end_2_a_face_up_locomotive_is_no_second_card_either() -> None:
    table = position(deck="", row="blue locomotive", turns_left=2).do("take blue")
    assert (table.row, table.seat) == ("locomotive", 1)


@pytest.mark.rule("CG-END-2")
def test_cg_end_2_face_up_cards_stay_drawable_without_replacement() -> None:
    table = position(deck="", turns_left=2).do("take blue")
    assert table.row == "purple orange white green"
    assert table.menu() == {"stop drawing", *(f"take {card}" for card in table.row.split())}
    after = table.do("take orange")
    assert (after.row, after.hand(0)) == ("purple white green", "1 blue 1 orange")


@pytest.mark.rule("CG-END-2")
def test_cg_end_2_the_deck_is_not_made_anew() -> None:
    table = position(deck="", discards="5 red", turns_left=2)
    refused(table.attempt("draw card"), "CG-END-2", "empty", face_up=5)
    second = table.do("take blue")
    refused(second.attempt("draw card"), "CG-END-2", "empty", face_up=4)
    assert second.discards == "5 red"


@pytest.mark.rule("CG-END-2")
def test_cg_end_2_with_no_card_left_yard_and_tickets_remain() -> None:
    table = position(deck="", row="", hands=["2 red"], turns_left=2)
    assert table.menu() == {"draw tickets", "place 2 red"}


def last_turn_of_four(**laid: object) -> Table:
    """Seat 2 is about to have the last turn of a half."""
    return position(4, turn=2, turns_left=1, **laid)


@pytest.mark.rule("CG-FOUR-1")
@pytest.mark.parametrize("players", [2, 3])
def test_cg_four_1_with_two_or_three_the_game_ends_here(players: int) -> None:
    table = position(players, turns_left=1).do("draw tickets", "keep nothing")
    assert (table.seat, table.events[-1]) == (None, GameEnded())


@pytest.mark.rule("CG-FOUR-1")
def test_cg_four_1_play_resumes_to_the_left_of_the_last_player() -> None:
    table = last_turn_of_four().do("draw tickets", "keep nothing")
    assert (table.state.turn, table.state.half) == (Turn(3), 2)
    kinds = [type(event) for event in table.events[-11:]]
    assert kinds == [SecondHalfBegan, *[CardsDealt] * 4, *[CardTurnedUp] * 5, TurnBegan]
    assert table.events[-11] == SecondHalfBegan(3, 4)
    assert table.events[-1] == TurnBegan(3)


@pytest.mark.rule("CG-FOUR-1")
def test_cg_four_1_hands_stay_and_four_are_dealt_to_each_without_a_locomotive() -> None:
    dealt = ["red", "blue", "white", "green"]
    stacked = " ".join(card for seat in FOUR for card in [dealt[seat]] * 4)
    table = last_turn_of_four(hands=["2 black", "1 locomotive"]).do(
        "draw tickets", "keep nothing", second_half=f"{stacked} yellow yellow locomotive locomotive locomotive black"
    )
    assert [table.hand(seat) for seat in FOUR] == ["2 black 4 red", "4 blue 1 locomotive", "4 white", "4 green"]
    assert table.row == "yellow yellow locomotive locomotive locomotive"
    assert table.deck.startswith("black")


@pytest.mark.rule("CG-FOUR-1")
def test_cg_four_1_all_other_cards_are_shuffled_track_yards_discards_row_and_deck() -> None:
    before = position(
        4,
        turn=2,
        turns_left=1,
        hands=["2 black"],
        row="red red blue",
        deck="",
        yards=[["2 white 1 locomotive"], ["3 orange"]],
        tracks=["", "", "5 green", "4 yellow"],
        discards="2 purple 3 locomotive",
    )
    after = before.do("draw tickets", "keep nothing").state
    everything = NONE
    for hand in (*after.hands, counted(" ".join((*after.market.row, *after.market.deck)))):
        everything = add(everything, hand)
    assert everything == counted("2 black 2 red 1 blue 2 white 3 orange 5 green 4 yellow 2 purple 4 locomotive")
    assert (after.yards, after.tracks, after.discards) == (((),) * 4, (NONE,) * 4, NONE)


@pytest.mark.rule("CG-FOUR-1")
def test_cg_four_1_completed_tickets_are_set_aside_and_the_others_stay() -> None:
    table = last_turn_of_four(
        tracks=["1 green 1 yellow", "1 blue"],
        tickets=[["dallas-miami", "chicago-dallas"], ["chicago-new_york-blue"], ["seattle-miami"]],
    ).do("draw tickets", "keep nothing")
    assert [table.tickets(seat) for seat in FOUR] == [("dallas-miami",), (), ("seattle-miami",), ()]
    assert table.state.completed == (("chicago-dallas",), ("chicago-new_york-blue",), (), ())
    assert TicketsCompleted(0, ("chicago-dallas",), 6) in table.events
    assert not {"chicago-dallas", "chicago-new_york-blue"} & {*table.state.tickets.deck}


@pytest.mark.rule("CG-FOUR-1")
def test_cg_four_1_both_halves_are_added_and_what_is_missed_in_the_first_can_be_made_in_the_second() -> None:
    laid = {"tickets": [["dallas-miami"]], "completed": [["chicago-dallas"]]}
    made, missed = (over(4, tracks=[track], **laid).score(0) for track in ("1 green 1 red", ""))
    assert (made.completed, made.completed_points, made.missed_points) == (("chicago-dallas", "dallas-miami"), 15, 0)
    assert (missed.completed, missed.completed_points, missed.missed_points) == (("chicago-dallas",), 6, -9)


@pytest.mark.rule("CG-FOUR-1")
def test_cg_four_1_then_until_the_deck_is_out_again_and_no_third_time() -> None:
    table = position(4, half=2, deck="red", turn=1).do("draw card", "stop drawing")
    assert table.state.turn == Turn(2, 4)
    table, seats = turns(table, 4)
    assert seats == [2, 3, 0, 1]
    assert (table.seat, table.events[-1], table.state.half) == (None, GameEnded(), 2)


@pytest.mark.rule("CG-FOUR-1")
def test_cg_four_1_the_points_of_the_first_half_stay_when_the_cards_are_gone() -> None:
    table = last_turn_of_four(tracks=["1 green 1 yellow"], tickets=[["chicago-dallas"]])
    assert table.score(0).completed_points == 6
    after = table.do("draw tickets", "keep nothing")
    assert (after.track(0), after.score(0).completed_points) == ("nothing", 6)


@pytest.mark.rule("CG-FOUR-1")
def test_cg_four_1_with_too_few_cards_what_there_is_is_dealt() -> None:
    """Nobody is stuck for ever: the half ends with the turns that an empty deck leaves."""
    table = position(4, turn=3, turns_left=1, row="", deck="", discards="3 red").do("draw tickets", "keep nothing")
    assert [table.hand(seat) for seat in FOUR] == ["3 red", "nothing", "nothing", "nothing"]
    table, seats = turns(table, 5)
    assert seats == [0, 1, 2, 3, 0]
    assert table.seat is None
