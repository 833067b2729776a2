"""Rolling, what faces mean, one action a turn: DX-ROLL-1, DX-FACE-1, DX-ACTION-1; and the leaflet's example."""

from __future__ import annotations

import pytest

from tests.rules.dice.positions import dice, position, refused, rolled
from ttr_nb.games.dice.actions import RollAgain
from ttr_nb.games.dice.events import DiceKept, DiceRolled, DiceRolledAgain
from ttr_nb.mechanics.events import GameEnded, LastRoundBegan, TurnBegan


@pytest.mark.rule("DX-ROLL-1")
def test_dx_roll_1_a_turn_starts_with_all_five_dice() -> None:
    table = rolled("single double station joker joker")
    assert (table.dice, table.waiting) == ("1 single 1 double 1 station 2 joker", "Reroll")


@pytest.mark.rule("DX-ROLL-1")
def test_dx_roll_1_any_of_them_once_again() -> None:
    table = rolled("single single double station joker", then="joker double")
    again = table.do("roll again 1 single 1 station")
    assert again.dice == "1 single 2 double 2 joker"
    assert again.events == (DiceRolledAgain(0, dice("1 single 1 station"), ("joker", "double"), again.state.dice),)
    refused(again.attempt("roll again 1 double"), "DX-ROLL-1", "final")
    refused(again.attempt("keep dice"), "DX-ROLL-1", "final")


@pytest.mark.rule("DX-ROLL-1")
def test_dx_roll_1_all_or_none() -> None:
    table = rolled("single single double station joker", then="joker joker joker joker joker")
    assert table.do("roll again 2 single 1 double 1 station 1 joker").dice == "5 joker"
    kept = table.do("keep dice")
    assert kept.dice == table.dice
    assert kept.events == (DiceKept(0, kept.state.dice),)
    refused(kept.attempt("roll again 1 single"), "DX-ROLL-1", "final")


@pytest.mark.rule("DX-ROLL-1")
def test_dx_roll_1_every_choice_is_on_the_menu_once() -> None:
    table = rolled("single single double station joker")
    assert len(table.menu("roll again")) == 3 * 2 * 2 * 2 - 1
    assert table.menu() - table.menu("roll again") == {"keep dice"}


@pytest.mark.rule("DX-ROLL-1")
def test_dx_roll_1_only_dice_that_lie_there() -> None:
    table = rolled("single single double station joker")
    refused(table.attempt("roll again 3 single 1 joker"), "DX-ROLL-1", "rolled", dice=dice("1 single"))
    refused(table.attempt(RollAgain((0, 0, 0, 0))), "DX-ROLL-1", "none")


@pytest.mark.rule("DX-ROLL-1")
def test_dx_roll_1_comes_before_everything_else() -> None:
    table = rolled("single single double station joker")
    for move in ("claim brest-dieppe with 2 single", "buy single with 2 single", "build paris with 1 joker"):
        refused(table.attempt(move), "DX-ROLL-1", "pending")


@pytest.mark.rule("DX-FACE-1")
def test_dx_face_1_what_each_face_pays_for() -> None:
    table = position("single single double double station")
    claims = table.menu("claim ")
    doubles = {route.id for route in table.game.board.routes if route.group}
    for text in claims:
        route, paid = text.split()[1], text.partition(" with ")[2]
        assert paid.endswith("double" if route in doubles else "single"), text
    assert table.menu("draw ") == {"draw tickets with 1 station"}


@pytest.mark.rule("DX-FACE-1")
def test_dx_face_1_a_joker_is_any_of_the_three() -> None:
    table = position("joker station station station station")
    menu = table.menu()
    assert "claim dieppe-paris with 1 joker" in menu
    assert "claim budapest-wien-red with 1 joker" in menu
    assert "draw tickets with 1 joker" in menu
    assert "build paris with 1 joker" in menu


@pytest.mark.rule("DX-FACE-1")
def test_dx_face_1_a_station_is_no_space_of_a_route() -> None:
    table = position("single single double station joker")
    reasons = table.attempt("claim brest-dieppe with 1 single 1 station")
    refused(reasons, "DX-FACE-1", "station", route="brest-dieppe")
    assert table.do("claim brest-dieppe with 1 single 1 joker").owner("brest-dieppe") == 0


@pytest.mark.rule("DX-FACE-1")
def test_dx_face_1_what_is_no_symbol_cannot_be_read() -> None:
    table = position()
    refused(table.attempt("claim brest-dieppe with 2 purple"), "DX-FACE-1", "unreadable", name="purple")
    refused(table.attempt("build paris with 1 single token"), "DX-FACE-1", "unreadable", name="single token")


@pytest.mark.rule("DX-ACTION-1")
@pytest.mark.parametrize(
    "action", ["claim dieppe-paris with 1 single", "claim budapest-wien-red with 1 double", "build wien with 1 station"]
)
def test_dx_action_1_one_action_and_no_other(action: str) -> None:
    table = position("single single double station joker").do(action)
    assert table.waiting == "Leftover"
    for move in ("claim amsterdam-bruxelles with 1 joker", "draw tickets with 1 joker", "build roma with 1 joker"):
        refused(table.attempt(move), "DX-ACTION-1", "pending")


@pytest.mark.rule("DX-ACTION-1")
def test_dx_action_1_tickets_are_an_action_too() -> None:
    table = position("single single double station joker").do("draw tickets with 1 station", "keep nothing")
    refused(table.attempt("claim dieppe-paris with 1 single"), "DX-ACTION-1", "pending")
    refused(table.attempt("draw tickets with 1 joker"), "DX-ACTION-1", "pending")


@pytest.mark.rule("DX-ACTION-1")
def test_dx_action_1_one_may_do_nothing() -> None:
    table = position(then="double double double double double").do("end turn")
    assert table.events == (TurnBegan(1), DiceRolled(1, ("double",) * 5))
    assert (table.seat, table.waiting) == (1, "Reroll")


@pytest.mark.rule("DX-ACTION-1")
def test_dx_action_1_where_nothing_is_left_to_decide_the_turn_ends_by_itself() -> None:
    table = position("single single single single station").do("claim athina-sarajevo with 4 single")
    assert (table.seat, table.waiting) == (1, "Reroll")


@pytest.mark.rule("DX-ACTION-1")
def test_dx_action_1_what_is_no_action_cannot_be_read() -> None:
    refused(position().attempt("draw card"), "DX-ACTION-1", "unreadable", text="draw card")
    refused(position().attempt("claim brest-dieppe"), "DX-ACTION-1", "unreadable", text="claim brest-dieppe")


@pytest.mark.rule("DX-ACTION-1")
def test_dx_action_1_the_last_round_is_as_on_the_board() -> None:
    table = position("single single station station station", cars=[4], held=["1 single"])
    after = table.do("claim brest-dieppe with 2 single", "end turn")
    assert after.events[1:3] == (LastRoundBegan(0, 2), TurnBegan(1))
    assert after.state.turn.left == 2


@pytest.mark.rule("DX-ACTION-1")
def test_dx_action_1_the_last_round_begins_too_when_nobody_has_a_route_left() -> None:
    """A ruling: else a game could go on for ever."""
    short = position("single single station station station", cars=[3, 3], claimed=[["brest-dieppe"], []])
    assert short.do("end turn").state.turn.left is None
    board = short.game.board
    cities = [route.id for route in board.routes if route.length < 4]
    owned = [sum(short.game.atlas.route_bit[route] for route in cities[half::2]) for half in (0, 1)]
    full = short.state._replace(network=short.state.network._replace(owned=tuple(owned)))
    after = short.__class__(short.game, full).do("end turn")
    assert after.events[0] == LastRoundBegan(0, 3)
    over = after.do("keep dice", "end turn").do("keep dice", "end turn")
    assert over.events[-1:] == (GameEnded(),)
    assert over.menu() == set()


EXAMPLE = "single single double station joker"
HELD = ["2 double"]


@pytest.mark.rule("DX-ACTION-1")
@pytest.mark.rule("DX-TOKEN-1")
def test_dx_action_1_leaflet_example_a_single_route_of_three_and_a_token() -> None:
    table = position(EXAMPLE, held=HELD).do("claim brest-paris with 2 single 1 joker")
    assert table.owner("brest-paris") == 0
    after = table.do("buy single with 1 double 1 station")
    assert (after.tokens(0), after.dice) == ("1 single 2 double", "nothing")


@pytest.mark.rule("DX-ACTION-1")
@pytest.mark.rule("DX-TOKEN-2")
def test_dx_action_1_leaflet_example_a_double_route_of_four_with_both_tokens_and_a_token() -> None:
    table = position(EXAMPLE, held=HELD)
    table = table.do("claim pamplona-paris-blue with 1 double 1 joker 2 double token")
    assert (table.owner("pamplona-paris-blue"), table.tokens(0), table.dice) == (0, "nothing", "2 single 1 station")
    after = table.do("buy double with 1 single 1 station")
    assert (after.tokens(0), after.dice, after.piles) == ("1 double", "1 single", (15, 14))


@pytest.mark.rule("DX-ACTION-1")
@pytest.mark.rule("DX-TICKET-1")
def test_dx_action_1_leaflet_example_two_tickets_and_a_token() -> None:
    table = position(EXAMPLE, held=HELD).do("draw tickets with 1 station 1 joker")
    offer = table.state.pending[0]
    assert len(getattr(offer, "tickets", ())) == 2
    after = table.do("keep nothing", "buy double with 1 single 1 double")
    assert (after.tokens(0), after.tickets(0)) == ("3 double", ())
