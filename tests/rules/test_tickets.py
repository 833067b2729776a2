"""Tickets: EU-TICKET-1 to EU-TICKET-6."""

from __future__ import annotations

import pytest

from tests.rules.positions import position, refused
from ttr_nb.core.events import seen_by
from ttr_nb.games.europe.view import HiddenOffer
from ttr_nb.mechanics.events import TicketsKept, TicketsOffered, TurnBegan
from ttr_nb.mechanics.tally import TicketScore

FIVE = ["athina-wilno", "berlin-roma", "brest-venezia", "essen-kyiv", "kyiv-sochi"]


@pytest.mark.rule("EU-TICKET-1")
def test_eu_ticket_1_three_tickets_are_drawn() -> None:
    table = position(ticket_deck=FIVE).do("draw tickets")
    assert table.events == (TicketsOffered(0, 3, 1, tuple(FIVE[:3])),)
    assert table.state.tickets.deck == tuple(FIVE[3:])
    assert table.seat == 0
    assert table.menu() == table.menu("keep")
    assert len(table.menu()) == 3 + 3 + 1


@pytest.mark.rule("EU-TICKET-1")
@pytest.mark.parametrize("left", [1, 2])
def test_eu_ticket_1_or_all_that_are_left(left: int) -> None:
    table = position(ticket_deck=FIVE[:left]).do("draw tickets")
    assert table.events == (TicketsOffered(0, left, 1, tuple(FIVE[:left])),)
    refused(table.attempt("keep nothing"), "EU-TICKET-1", "few", keep=1, offered=left, given=0)
    assert table.do("keep athina-wilno").tickets(0) == ("athina-wilno",)


@pytest.mark.rule("EU-TICKET-1")
def test_eu_ticket_1_at_least_one_is_kept() -> None:
    table = position(ticket_deck=FIVE).do("draw tickets")
    refused(table.attempt("keep nothing"), "EU-TICKET-1", "few", keep=1, offered=3, given=0)
    after = table.do("keep berlin-roma")
    assert after.tickets(0) == ("berlin-roma",)
    assert after.events == (TicketsKept(0, 1, 2, ("berlin-roma",)), TurnBegan(1))
    assert set(table.do("keep athina-wilno, berlin-roma, brest-venezia").tickets(0)) == set(FIVE[:3])


@pytest.mark.rule("EU-TICKET-1")
def test_eu_ticket_1_only_what_is_offered() -> None:
    table = position(ticket_deck=FIVE).do("draw tickets")
    refused(table.attempt("keep essen-kyiv"), "EU-TICKET-1", "not-offered", ticket="essen-kyiv")
    refused(table.attempt("keep berlin-roma, essen-kyiv"), "EU-TICKET-1", "not-offered", ticket="essen-kyiv")


@pytest.mark.rule("EU-TICKET-1")
def test_eu_ticket_1_a_ticket_that_does_not_exist() -> None:
    table = position(ticket_deck=FIVE).do("draw tickets")
    reasons = table.attempt("keep berlin-rma")
    refused(reasons, "EU-TICKET-1", "unknown", name="berlin-rma", near=("berlin-roma", "berlin-moskva"))


@pytest.mark.rule("EU-TICKET-1")
def test_eu_ticket_1_without_an_offer_there_is_nothing_to_keep() -> None:
    refused(position(ticket_deck=FIVE).attempt("keep athina-wilno"), "EU-TICKET-1", "none")


@pytest.mark.rule("EU-TICKET-1")
def test_eu_ticket_1_the_choice_comes_before_anything_else() -> None:
    table = position(ticket_deck=FIVE).do("draw tickets")
    refused(table.attempt("draw tickets"), "EU-TICKET-1", "pending", keep=1, offered=3)


@pytest.mark.rule("EU-TICKET-2")
def test_eu_ticket_2_the_others_go_under_the_deck() -> None:
    table = position(ticket_deck=FIVE).do("draw tickets", "keep berlin-roma")
    assert table.state.tickets.deck == ("essen-kyiv", "kyiv-sochi", "athina-wilno", "brest-venezia")


@pytest.mark.rule("EU-TICKET-2")
def test_eu_ticket_2_also_on_the_usa_board() -> None:
    deck = [ticket.id for ticket in position(board="usa").game.board.tickets[:5]]
    table = position(board="usa", ticket_deck=deck).do("draw tickets", f"keep {deck[1]}")
    assert table.state.tickets.deck == (deck[3], deck[4], deck[0], deck[2])


@pytest.mark.rule("EU-TICKET-3")
def test_eu_ticket_3_a_kept_ticket_stays() -> None:
    table = position(tickets=[["kyiv-sochi"]], ticket_deck=FIVE[:3]).do("draw tickets")
    assert all("kyiv-sochi" not in text for text in table.menu())
    reasons = table.attempt("keep athina-wilno, kyiv-sochi")
    refused(reasons, "EU-TICKET-1", "not-offered", ticket="kyiv-sochi")
    after = table.do("keep athina-wilno")
    assert after.tickets(0) == ("kyiv-sochi", "athina-wilno")
    assert "kyiv-sochi" not in after.state.tickets.deck


CHAIN = ["edinburgh-london-black", "dieppe-london-1", "dieppe-paris"]
"""Edinburgh to Paris."""


@pytest.mark.rule("EU-TICKET-4")
def test_eu_ticket_4_a_chain_of_own_routes_scores_the_ticket() -> None:
    table = position(tickets=[["edinburgh-paris"]], claimed=[CHAIN])
    assert table.score(0).tickets == (TicketScore("edinburgh-paris", 7, is_made=True),)


@pytest.mark.rule("EU-TICKET-4")
@pytest.mark.parametrize("gap", CHAIN)
def test_eu_ticket_4_a_gap_loses_its_points(gap: str) -> None:
    table = position(tickets=[["edinburgh-paris"]], claimed=[[route for route in CHAIN if route != gap]])
    assert table.score(0).tickets == (TicketScore("edinburgh-paris", -7, is_made=False),)


@pytest.mark.rule("EU-TICKET-4")
def test_eu_ticket_4_an_opponents_route_does_not_close_the_gap() -> None:
    table = position(tickets=[["edinburgh-paris"]], claimed=[CHAIN[:2], CHAIN[2:]])
    assert table.score(0).tickets == (TicketScore("edinburgh-paris", -7, is_made=False),)


@pytest.mark.rule("EU-TICKET-5")
def test_eu_ticket_5_tickets_are_their_owners_secret() -> None:
    table = position(tickets=[["athina-wilno", "berlin-roma"], ["kyiv-sochi"]])
    view = table.game.view
    assert view(table.state, 0).tickets == ("athina-wilno", "berlin-roma")
    assert view(table.state, 1).tickets == ("kyiv-sochi",)
    assert view(table.state, None).tickets == ()
    assert view(table.state, 1).ticket_counts == (2, 1)
    for other in (1, None):
        assert "athina-wilno" not in repr(view(table.state, other))


@pytest.mark.rule("EU-TICKET-5")
def test_eu_ticket_5_so_are_tickets_on_offer_and_those_just_kept() -> None:
    table = position(ticket_deck=FIVE).do("draw tickets")
    assert table.game.view(table.state, 1).pending == (HiddenOffer(0, 3, 1, "EU-TICKET-1"),)
    assert seen_by(table.events[0], 1) == TicketsOffered(0, 3, 1, None)
    assert seen_by(table.events[0], 0) == TicketsOffered(0, 3, 1, tuple(FIVE[:3]))
    after = table.do("keep berlin-roma")
    assert seen_by(after.events[0], 1) == TicketsKept(0, 1, 2, None)
    assert seen_by(after.events[0], None) == TicketsKept(0, 1, 2, None)


@pytest.mark.rule("EU-TICKET-5")
def test_eu_ticket_5_a_player_may_hold_any_number() -> None:
    everything = [ticket.id for ticket in position().game.board.tickets]
    table = position(tickets=[everything[:-3]], ticket_deck=everything[-3:])
    after = table.do("draw tickets", f"keep {', '.join(everything[-3:])}")
    assert len(after.tickets(0)) == 46


@pytest.mark.rule("EU-TICKET-6")
def test_eu_ticket_6_nothing_is_drawn_from_an_empty_deck() -> None:
    table = position(ticket_deck=[])
    refused(table.attempt("draw tickets"), "EU-TICKET-6", "empty")
    assert "draw tickets" not in table.menu()
    assert "draw tickets" in position(ticket_deck=FIVE[:1]).menu()
