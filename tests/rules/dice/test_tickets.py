"""Drawing tickets with dice: DX-TICKET-1."""

from __future__ import annotations

import pytest

from tests.rules.dice.positions import dice, opening, position, refused
from ttr_nb.games.dice.actions import DrawTicketsWithDice
from ttr_nb.mechanics.events import TicketsKept, TicketsOffered

DECK = ("berlin-roma", "brest-venezia", "kyiv-sochi", "riga-bucuresti")


@pytest.mark.rule("DX-TICKET-1")
def test_dx_ticket_1_one_ticket_for_each_station_or_joker_used() -> None:
    table = position("2 station 1 joker 2 single", ticket_deck=DECK)
    draws = {"1 station", "2 station", "1 joker", "1 station 1 joker", "2 station 1 joker"}
    assert table.menu("draw ") == {f"draw tickets with {some}" for some in draws}
    after = table.do("draw tickets with 1 station 1 joker")
    assert after.events == (TicketsOffered(0, 2, 0, DECK[:2]),)
    assert after.dice == "2 single 1 station"


@pytest.mark.rule("DX-TICKET-1")
def test_dx_ticket_1_each_is_kept_or_refused_and_refused_ones_go_to_the_bottom() -> None:
    table = position("2 station 1 joker 2 single", ticket_deck=DECK).do("draw tickets with 2 station")
    assert table.menu() == {"keep nothing", "keep berlin-roma", "keep brest-venezia", "keep berlin-roma, brest-venezia"}
    after = table.do("keep brest-venezia")
    assert after.tickets(0) == ("brest-venezia",)
    assert after.state.tickets.deck == (*DECK[2:], "berlin-roma")
    assert after.events == (TicketsKept(0, 1, 1, ("brest-venezia",)),)
    assert table.do("keep nothing").tickets(0) == ()


@pytest.mark.rule("DX-TICKET-1")
@pytest.mark.parametrize("board", ["nordic", "switzerland", "germany", "usa"])
def test_dx_ticket_1_to_the_bottom_on_every_board(board: str) -> None:
    table = position("5 station", board=board)
    deck = table.state.tickets.deck
    after = table.do("draw tickets with 2 station", "keep nothing")
    assert after.state.tickets.deck == deck[2:] + deck[:2]


@pytest.mark.rule("DX-TICKET-1")
def test_dx_ticket_1_only_stations_and_jokers_that_lie_there() -> None:
    table = position("2 station 3 single", ticket_deck=DECK)
    refused(table.attempt("draw tickets with 1 station 1 single"), "DX-TICKET-1", "symbol")
    refused(table.attempt("draw tickets with 1 joker"), "DX-TICKET-1", "rolled", dice=dice("1 joker"))
    refused(table.attempt(DrawTicketsWithDice((0, 0, 0, 0))), "DX-TICKET-1", "nothing")


@pytest.mark.rule("DX-TICKET-1")
def test_dx_ticket_1_no_more_than_there_are() -> None:
    table = position("2 station 3 single", ticket_deck=DECK[:1])
    refused(table.attempt("draw tickets with 2 station"), "DX-TICKET-1", "left", given=2, left=1)
    assert table.menu("draw ") == {"draw tickets with 1 station"}
    empty = position("2 station 3 single", ticket_deck=())
    refused(empty.attempt("draw tickets with 1 station"), "EU-TICKET-6", "empty")


@pytest.mark.rule("DX-TICKET-1")
def test_dx_ticket_1_nothing_else_before_one_has_chosen() -> None:
    table = position("2 station 3 single", ticket_deck=DECK).do("draw tickets with 2 station")
    refused(table.attempt("end turn"), "DX-TICKET-1", "pending", keep=0, offered=2)
    refused(table.attempt("keep kyiv-sochi"), "DX-TICKET-1", "not-offered", ticket="kyiv-sochi")
    refused(table.attempt("keep dice"), "DX-TICKET-1", "pending", keep=0, offered=2)


@pytest.mark.rule("DX-TICKET-1")
def test_dx_ticket_1_without_an_offer_there_is_nothing_to_keep() -> None:
    refused(position().attempt("keep nothing"), "EU-TICKET-1", "none")
    refused(position().attempt("keep atlantis-roma"), "EU-TICKET-1", "unknown", name="atlantis-roma", near=())


@pytest.mark.rule("DX-TICKET-1")
def test_dx_ticket_1_the_first_tickets_are_kept_as_on_the_board() -> None:
    table = opening(first=0)
    refused(table.attempt("keep nothing"), "EU-SETUP-6", "few", keep=2, offered=4, given=0)
    refused(table.attempt("end turn"), "EU-SETUP-6", "pending", keep=2, offered=4)
