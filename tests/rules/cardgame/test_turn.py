"""The turn: CG-TURN-1 to CG-TURN-4."""

from __future__ import annotations

import pytest

from tests.rules.cardgame.positions import Table, counted, opening, position, refused, stuck
from ttr_nb.games.cardgame.events import CardsMoved
from ttr_nb.mechanics.events import TurnBegan, TurnPassed

PASS_ON = ("draw card", "stop drawing")
"""The shortest turn."""


def next_turn(*yard: str, **laid: object) -> Table:
    """Seat 0 has just begun a turn in which this lay in its yard."""
    return position(yards=[list(yard)], turn=1, **laid).do(*PASS_ON)


@pytest.mark.rule("CG-TURN-1")
def test_cg_turn_1_one_card_of_each_row_moves_to_the_track() -> None:
    table = next_turn("3 red", "2 blue", tracks=["1 white"])
    assert table.yard(0) == ["2 red", "1 blue"]
    assert table.track(0) == "1 blue 1 white 1 red"
    assert table.events[-2:] == (TurnBegan(0), CardsMoved(0, counted("1 red 1 blue")))


@pytest.mark.rule("CG-TURN-1")
def test_cg_turn_1_nobody_moves_the_cards_of_a_yard_by_hand() -> None:
    table = position(yards=[["3 red"]])
    for colour in ("red", "blue"):
        refused(table.game.untouchable(table.state, f"yard:0:{colour}", 0), "CG-TURN-1", "own")
    assert table.game.untouchable(table.state, "card:red", 0) == ()


@pytest.mark.rule("CG-TURN-1")
def test_cg_turn_1_the_last_card_of_a_row_takes_the_row_away() -> None:
    table = next_turn("1 red", "2 blue")
    assert table.yard(0) == ["1 blue"]
    assert table.track(0) == "1 blue 1 red"


@pytest.mark.rule("CG-TURN-1")
def test_cg_turn_1_skipped_with_an_empty_yard() -> None:
    table = next_turn()
    assert table.events[-1] == TurnBegan(0)
    assert table.track(0) == "nothing"


@pytest.mark.rule("CG-TURN-1")
def test_cg_turn_1_only_in_ones_own_turn() -> None:
    table = position(yards=[["3 red"], ["3 blue"]], hands=["2 white"]).do("place 2 white")
    assert table.yard(0) == ["3 red", "2 white"], "what was placed waits for the next turn"
    assert table.yard(1) == ["2 blue"]
    assert (table.track(0), table.track(1)) == ("nothing", "1 blue")


@pytest.mark.rule("CG-TURN-1")
def test_cg_turn_1_once_in_a_turn_whatever_is_decided_in_it() -> None:
    table = next_turn("3 red").do("draw tickets")
    assert table.yard(0) == ["2 red"]
    assert table.do("keep nothing").yard(0) == ["2 red"]


@pytest.mark.rule("CG-TURN-1")
def test_cg_turn_1_in_the_very_first_turn_of_a_rigged_game_too() -> None:
    table = opening(2, first=1, tickets={0: (), 1: ()}, yards={1: (counted("2 red"),), 0: (counted("2 blue"),)})
    assert (table.yard(1), table.track(1), table.yard(0)) == (["1 red"], "1 red", ["2 blue"])
    assert table.events[-2:] == (TurnBegan(1), CardsMoved(1, counted("1 red")))


@pytest.mark.rule("CG-TURN-2")
def test_cg_turn_2_locomotives_move_first() -> None:
    table = next_turn("2 red 2 locomotive")
    assert (table.yard(0), table.track(0)) == (["2 red 1 locomotive"], "1 locomotive")
    for rest, track in (
        (["2 red"], "2 locomotive"),
        (["1 red"], "1 red 2 locomotive"),
        ([], "2 red 2 locomotive"),
    ):
        table = table.do(*PASS_ON).do(*PASS_ON)
        assert (table.yard(0), table.track(0)) == (rest, track)


@pytest.mark.rule("CG-TURN-2")
def test_cg_turn_2_row_by_row() -> None:
    table = next_turn("1 red 1 locomotive", "2 blue")
    assert (table.yard(0), table.track(0)) == (["1 red", "1 blue"], "1 blue 1 locomotive")


@pytest.mark.rule("CG-TURN-3")
def test_cg_turn_3_nobody_takes_cards_from_a_track() -> None:
    for open_tracks in (False, True):
        table = position(tracks=["1 white", "2 red"], open_tracks=open_tracks)
        for owner in (0, 1):
            refused(table.game.untouchable(table.state, f"track:{owner}", 0), "CG-TURN-3", "track")


@pytest.mark.rule("CG-TURN-3")
def test_cg_turn_3_nobody_sees_what_is_on_a_track() -> None:
    red, blue = (position(3, tracks=[track, "2 white"]) for track in ("2 red 1 locomotive", "3 blue"))
    for seat in (None, 0, 1, 2):
        assert red.view(seat).track is None
        assert red.view(seat).track_sizes == (3, 2, 0)
        assert red.view(seat)._replace(deck_count=0) == blue.view(seat)._replace(deck_count=0)


@pytest.mark.rule("CG-TURN-3")
def test_cg_turn_3_young_players_may_look_at_their_own() -> None:
    table = position(3, tracks=["2 red", "2 white"], open_tracks=True)
    assert [table.view(seat).track for seat in (None, 0, 1, 2)] == [
        None,
        counted("2 red"),
        counted("2 white"),
        counted(""),
    ]


@pytest.mark.rule("CG-TURN-4")
def test_cg_turn_4_exactly_one_of_three() -> None:
    table = position(hands=["2 red"], ticket_deck=["chicago-dallas"])
    assert table.menu("place") == {"place 2 red"}
    assert {"draw card", "draw tickets", "take blue"} <= table.menu()
    assert table.do("place 2 red").seat == 1
    assert table.do("draw tickets", "keep chicago-dallas").seat == 1
    assert table.do("draw card", "draw card").seat == 1


@pytest.mark.rule("CG-TURN-4")
def test_cg_turn_4_not_a_second_one_after_a_first_card() -> None:
    table = position(hands=["2 red"]).do("draw card")
    for other in ("place 2 red", "draw tickets", "pass"):
        refused(table.attempt(other), "CG-DRAW-1", "pending")


@pytest.mark.rule("CG-TURN-4")
@pytest.mark.parametrize("text", ["claim paris-dieppe with 2 red", "take", "place", "", "keep", "roll", "x" * 3000])
def test_cg_turn_4_what_cannot_be_read_is_no_action(text: str) -> None:
    refused(position().attempt(text), "CG-TURN-4", "unreadable", text=text[:60])


@pytest.mark.rule("CG-TURN-4")
def test_cg_turn_4_a_value_of_another_kind_is_no_action() -> None:
    refused(position().attempt(7), "CG-TURN-4", "unreadable", text="7")


@pytest.mark.rule("CG-TURN-4")
def test_cg_turn_4_one_passes_only_when_nothing_else_is_possible() -> None:
    table = stuck(hands=["1 red"])
    assert table.menu() == {"pass"}
    assert table.do("pass").events[0] == TurnPassed(0)
    other = stuck(hands=["2 red"])
    assert other.menu() == {"place 2 red"}
    refused(other.attempt("pass"), "CG-TURN-4", "possible", count=1, example="place 2 red")
