"""The frame of a turn: EU-TURN-1, EU-TURN-2, and the stages in which reasons are told."""

from __future__ import annotations

import pytest

from tests.rules.positions import Table, counted, position, refused, stuck
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute
from ttr_nb.mechanics.actions import DrawCard, DrawTickets, TakeCard
from ttr_nb.mechanics.events import GameEnded, TurnBegan, TurnPassed

FOUR = ["draw card", "take blue", "claim brest-dieppe with 2 orange", "draw tickets", "build paris with 1 red"]
"""A move of each of the four kinds; drawing cards can begin in two ways."""

HAND = "2 orange 1 red"


def second_card() -> Table:
    """One card taken, the second to come."""
    return position(hands=[HAND]).do("take purple")


def ticket_offer() -> Table:
    """Three tickets on the table."""
    return position(hands=[HAND]).do("draw tickets")


def tunnel_due() -> Table:
    """A gray tunnel tried with red, and one more red due."""
    return position(hands=["2 orange 3 red"], top="red white white").do("claim angora-constantinople with 2 red")


@pytest.mark.rule("EU-TURN-1")
def test_eu_turn_1_a_turn_begins_with_one_of_four_actions() -> None:
    table = position(hands=[HAND])
    kinds = {type(action) for action in table.game.legal_actions(table.state)}
    assert kinds == {TakeCard, DrawCard, ClaimRoute, DrawTickets, BuildStation}
    assert set(FOUR) <= table.menu()


@pytest.mark.rule("EU-TURN-1")
@pytest.mark.parametrize(
    "moves",
    [
        ["draw card", "take blue"],
        ["claim brest-dieppe with 2 orange"],
        ["draw tickets", "keep athina-wilno"],
        ["build paris with 1 red"],
    ],
)
def test_eu_turn_1_each_of_them_is_the_whole_turn(moves: list[str]) -> None:
    table = position(hands=[HAND], ticket_deck=["athina-wilno"]).do(*moves)
    assert table.seat == 1
    assert table.events[-1] == TurnBegan(1)
    for move in FOUR:
        refused(table.attempt(move, seat=0), "EU-SETUP-7", "turn", seat=0, turn=1)


@pytest.mark.rule("EU-TURN-1")
@pytest.mark.parametrize("move", [move for move in FOUR if move not in ("draw card", "take blue")])
def test_eu_turn_1_nothing_else_between_two_cards(move: str) -> None:
    refused(second_card().attempt(move), "EU-DRAW-1", "pending")


@pytest.mark.rule("EU-TURN-1")
@pytest.mark.parametrize("move", FOUR)
def test_eu_turn_1_nothing_else_while_tickets_are_on_offer(move: str) -> None:
    refused(ticket_offer().attempt(move), "EU-TICKET-1", "pending", keep=1, offered=3)


@pytest.mark.rule("EU-TURN-1")
@pytest.mark.parametrize("move", FOUR)
def test_eu_turn_1_nothing_else_while_a_tunnel_waits(move: str) -> None:
    refused(tunnel_due().attempt(move), "EU-TUNNEL-5", "pending", route="angora-constantinople", extra=1)


@pytest.mark.rule("EU-TURN-1")
def test_eu_turn_1_a_waiting_decision_takes_no_foreign_answer() -> None:
    refused(second_card().attempt("keep athina-wilno"), "EU-DRAW-1", "pending")
    refused(second_card().attempt("take back"), "EU-DRAW-1", "pending")
    refused(ticket_offer().attempt("pay 1 red"), "EU-TICKET-1", "pending", keep=1, offered=3)
    refused(tunnel_due().attempt("pass"), "EU-TUNNEL-5", "pending", route="angora-constantinople", extra=1)


@pytest.mark.rule("EU-TURN-1")
@pytest.mark.parametrize("text", ["", "dance", "claim", "claim brest-dieppe", "draw", "build paris", "x" * 3000])
def test_eu_turn_1_an_unknown_action_is_refused(text: str) -> None:
    refused(position().attempt(text), "EU-TURN-1", "unreadable", text=text[:60])


@pytest.mark.rule("EU-TURN-1")
def test_eu_turn_1_a_foreign_value_is_no_action() -> None:
    refused(position().attempt(42), "EU-TURN-1", "unreadable", text="42")


@pytest.mark.rule("EU-TURN-2")
def test_eu_turn_2_who_is_stuck_passes() -> None:
    table = stuck(hands=["", "1 red"])
    assert table.menu() == {"pass"}
    after = table.do("pass")
    assert after.events == (TurnPassed(0), TurnBegan(1))
    assert after.seat == 1
    assert after.state._replace(turn=table.state.turn) == table.state


@pytest.mark.rule("EU-TURN-2")
def test_eu_turn_2_when_nobody_can_do_anything_the_game_is_over() -> None:
    after = stuck().do("pass")
    assert after.events == (TurnPassed(0), GameEnded())
    assert after.menu() == set()


@pytest.mark.rule("EU-TURN-2")
@pytest.mark.parametrize(
    ("changes", "count", "example"),
    [
        ({"row": "red"}, 1, "take red"),
        ({"row": "purple blue orange white green", "deck": "red"}, 6, "take purple"),
        ({"ticket_deck": ["athina-wilno"]}, 1, "draw tickets"),
        ({"hands": ["1 red"], "stations": [["roma"]], "cars": [1]}, 1, "claim budapest-wien-red with 1 red"),
        ({"hands": ["1 red"], "cars": [0]}, 47, "build amsterdam with 1 red"),
    ],
    ids=["a face-up card", "a deck", "a ticket", "a route", "a station"],
)
def test_eu_turn_2_nobody_passes_who_can_do_anything(changes: dict[str, object], count: int, example: str) -> None:
    refused(stuck(**changes).attempt("pass"), "EU-TURN-2", "possible", count=count, example=example)


@pytest.mark.rule("EU-TURN-2")
def test_eu_turn_2_cards_that_pay_for_nothing_do_not_help() -> None:
    table = stuck(hands=["1 red"], stations=[["roma"]], cars=[0])
    assert table.menu() == {"pass"}


# The stages: does it exist, is it the moment, is the place free, can you pay. One is told whole, the later ones not.


@pytest.mark.rule("EU-TURN-1")
def test_eu_turn_1_what_does_not_exist_is_told_before_the_moment() -> None:
    table = second_card()
    refused(table.attempt("claim nowhere with 2 red", seat=1), "EU-CLAIM-5", "unknown", name="nowhere", near=())
    refused(table.attempt("build nowhere with 2 red", seat=1), "EU-STATION-1", "unknown", name="nowhere", near=())
    refused(table.attempt("keep nothing at all", seat=1), "EU-TICKET-1", "unknown", name="nothing at all", near=())
    refused(table.attempt("take pink", seat=1), "EU-DRAW-1", "unknown", name="pink")


@pytest.mark.rule("EU-TURN-1")
def test_eu_turn_1_the_moment_is_told_before_the_place() -> None:
    table = position(claimed=[[], ["brest-dieppe"]], stations=[[], ["paris"]])
    move = "claim brest-dieppe with 9 red"
    refused(table.attempt(move, seat=1), "EU-SETUP-7", "turn", seat=1, turn=0)
    refused(table.do("take blue").attempt(move), "EU-DRAW-1", "pending")
    refused(table.attempt("build paris with 2 red", seat=1), "EU-SETUP-7", "turn", seat=1, turn=0)


@pytest.mark.rule("EU-TURN-1")
def test_eu_turn_1_the_place_is_told_before_the_payment() -> None:
    table = position(claimed=[[], ["brest-dieppe"]], stations=[[], ["paris"]], cars=[1])
    taken = table.attempt("claim brest-dieppe with 9 red")
    refused(taken, "EU-CLAIM-5", "taken", route="brest-dieppe", owner=1)
    refused(table.attempt("build paris with 2 red"), "EU-STATION-1", "taken", city="paris", owner=1)


@pytest.mark.rule("EU-TURN-1")
def test_eu_turn_1_all_reasons_of_one_stage_come_together() -> None:
    table = position(hands=["1 red"], cars=[3])
    reasons = table.attempt("claim athina-sarajevo with 2 red 1 blue")
    refused(reasons, "EU-CLAIM-4", "cars", in_all=4, route="athina-sarajevo", needed=4, left=3)
    refused(reasons, "EU-CLAIM-6", "few", in_all=4, route="athina-sarajevo", length=4, given=3)
    refused(reasons, "EU-CLAIM-1", "mixed", in_all=4, route="athina-sarajevo", length=4, colour="green")
    refused(reasons, "EU-CLAIM-1", "held", in_all=4, route="athina-sarajevo", lacking=counted("1 red 1 blue"))
