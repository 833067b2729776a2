"""Drawing tickets, CG-TICKET-1; completing them, CG-MATCH-1 and CG-MATCH-2."""

from __future__ import annotations

import pytest

from tests.rules.cardgame.positions import Table, over, position, refused
from ttr_nb.games.cardgame.events import TicketsCompleted
from ttr_nb.mechanics.cards import write_cards
from ttr_nb.mechanics.events import GameEnded, TicketsKept, TicketsOffered, TurnBegan

FIVE = ("chicago-dallas", "dallas-miami", "seattle-denver", "miami-boston", "seattle-dallas")
TWINS = ("chicago-new_york-yellow", "chicago-new_york-blue")


@pytest.mark.rule("CG-TICKET-1")
def test_cg_ticket_1_four_are_drawn_and_any_number_is_kept() -> None:
    table = position(ticket_deck=FIVE).do("draw tickets")
    assert table.events == (TicketsOffered(0, 4, 0, FIVE[:4]),)
    assert len(table.menu()) == 16, "every choice, none and all included"
    after = table.do("keep dallas-miami, miami-boston")
    assert after.tickets(0) == ("dallas-miami", "miami-boston")
    assert after.events == (TicketsKept(0, 2, 2, ("dallas-miami", "miami-boston")), TurnBegan(1))


@pytest.mark.rule("CG-TICKET-1")
def test_cg_ticket_1_even_none() -> None:
    after = position(ticket_deck=FIVE, tickets=[["seattle-chicago"]]).do("draw tickets", "keep nothing")
    assert (after.tickets(0), after.seat) == (("seattle-chicago",), 1)


@pytest.mark.rule("CG-TICKET-1")
def test_cg_ticket_1_the_rest_go_to_the_bottom_of_the_deck() -> None:
    after = position(ticket_deck=FIVE).do("draw tickets", "keep dallas-miami")
    assert after.state.tickets.deck == ("seattle-dallas", "chicago-dallas", "seattle-denver", "miami-boston")


@pytest.mark.rule("CG-TICKET-1")
@pytest.mark.parametrize("left", [1, 3])
def test_cg_ticket_1_with_fewer_left_what_there_is_is_drawn(left: int) -> None:
    table = position(ticket_deck=FIVE[:left]).do("draw tickets")
    assert table.state.pending[0].tickets == FIVE[:left]
    assert table.do("keep nothing").state.tickets.deck == FIVE[:left]


@pytest.mark.rule("CG-TICKET-1")
def test_cg_ticket_1_from_an_empty_deck_none() -> None:
    table = position(ticket_deck=())
    refused(table.attempt("draw tickets"), "CG-TICKET-1", "empty")


@pytest.mark.rule("CG-TICKET-1")
def test_cg_ticket_1_choosing_comes_before_anything_else() -> None:
    table = position(ticket_deck=FIVE, hands=["2 red"]).do("draw tickets")
    for other in ("draw card", "place 2 red", "draw tickets", "pass", "stop drawing"):
        refused(table.attempt(other), "CG-TICKET-1", "pending", keep=0, offered=4)


@pytest.mark.rule("CG-TICKET-1")
def test_cg_ticket_1_only_what_was_drawn() -> None:
    table = position(ticket_deck=FIVE).do("draw tickets")
    refused(table.attempt("keep seattle-dallas"), "CG-TICKET-1", "not-offered", ticket="seattle-dallas")


@pytest.mark.rule("CG-TICKET-1")
def test_cg_ticket_1_at_least_as_many_as_the_box_asks_for() -> None:
    """Ours asks for none; another box could ask for one."""
    table = position(ticket_deck=FIVE).do("draw tickets")
    (offer,) = table.state.pending
    asking = type(offer)(offer.seat, offer.tickets, 1, offer.returned, offer.rule)
    strict = Table(table.game, table.state._replace(pending=(asking,)))
    refused(strict.attempt("keep nothing"), "CG-TICKET-1", "few", keep=1, offered=4, given=0)


@pytest.mark.rule("CG-TICKET-1")
def test_cg_ticket_1_nothing_is_kept_that_was_not_drawn() -> None:
    refused(position(ticket_deck=FIVE).attempt("keep chicago-dallas"), "CG-TICKET-1", "none")


@pytest.mark.rule("CG-TICKET-1")
def test_cg_ticket_1_only_tickets_there_are_and_the_twins_need_their_colour() -> None:
    table = position(ticket_deck=(*TWINS, *FIVE)).do("draw tickets")
    refused(table.attempt("keep atlantis"), "CG-TICKET-1", "unknown", name="atlantis", near=())
    reasons = table.attempt("keep New York - Chicago")
    refused(reasons, "CG-TICKET-1", "unknown", name="New York - Chicago", near=TWINS)
    assert table.do(f"keep {TWINS[1]}").tickets(0) == TWINS[1:]


@pytest.mark.rule("CG-MATCH-1")
@pytest.mark.parametrize(
    ("track", "made"),
    [
        ("1 purple 2 blue 1 white", True),
        ("1 purple 1 blue 1 white 1 locomotive", True),
        ("4 locomotive", True),
        ("1 purple 1 blue 1 white", False),
        ("1 purple 1 blue 1 white 5 red", False),
        ("2 purple 1 blue 1 white 1 green", False),
    ],
)
def test_cg_match_1_leaflet_picture_los_angeles_pittsburgh(track: str, made: bool) -> None:
    """The picture completes it with one locomotive and three coloured cards."""
    score = over(tracks=[track], tickets=[["los_angeles-pittsburgh"]]).score(0)
    assert (score.completed == ("los_angeles-pittsburgh",), score.completed_points) == (made, 18 if made else 0)


@pytest.mark.rule("CG-MATCH-1")
def test_cg_match_1_each_card_serves_one_ticket() -> None:
    tickets = ["chicago-dallas", "chicago-montreal"]  # yellow and green; yellow and blue
    assert over(tracks=["1 green 1 blue 1 yellow"], tickets=[tickets]).made(0) == {"chicago-montreal"}
    assert over(tracks=["1 green 1 blue 2 yellow"], tickets=[tickets]).made(0) == set(tickets)


@pytest.mark.rule("CG-MATCH-1")
def test_cg_match_1_the_best_choice_is_found_with_its_witness() -> None:
    tickets = ["chicago-dallas", "dallas-raleigh", "dallas-miami"]
    matching = over(tracks=["1 green 1 red 2 locomotive"], tickets=[tickets]).score(0).matching
    assert (matching.completed, matching.left, matching.points) == (tuple(tickets[1:]), ("chicago-dallas",), 17)
    assert [write_cards(paid) for paid in matching.used] == ["1 green 1 red", "2 locomotive"]


@pytest.mark.rule("CG-MATCH-1")
def test_cg_match_1_the_twins_ask_for_different_cards() -> None:
    assert over(tracks=["1 yellow"], tickets=[TWINS]).made(0) == {"chicago-new_york-yellow"}
    assert over(tracks=["1 blue"], tickets=[TWINS]).made(0) == {"chicago-new_york-blue"}
    assert over(tracks=["1 blue 1 locomotive"], tickets=[TWINS]).made(0) == set(TWINS)


@pytest.mark.rule("CG-MATCH-1")
def test_cg_match_1_it_is_done_when_the_last_turn_is_over() -> None:
    table = position(turns_left=1, turn=1, tracks=["1 green 1 yellow"], tickets=[["chicago-dallas"], ["dallas-miami"]])
    after = table.do("draw card").do("stop drawing")
    assert after.events == (TicketsCompleted(0, ("chicago-dallas",), 6), TicketsCompleted(1, (), 0), GameEnded())


@pytest.mark.rule("CG-MATCH-2")
def test_cg_match_2_cards_in_hand_or_in_the_yard_do_not_count() -> None:
    tickets = [["chicago-new_york-blue"]]
    assert over(hands=["3 blue"], yards=[["1 blue 2 locomotive"]], tickets=tickets).made(0) == set()
    assert over(tracks=["1 blue"], tickets=tickets).made(0) == {"chicago-new_york-blue"}


@pytest.mark.rule("CG-MATCH-2")
def test_cg_match_2_nor_those_on_another_track() -> None:
    assert over(tracks=["", "5 blue"], tickets=[["chicago-new_york-blue"]]).made(0) == set()
