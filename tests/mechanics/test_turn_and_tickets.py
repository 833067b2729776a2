"""Small parts: whose turn it is, and a pile of tickets."""

from __future__ import annotations

import pytest

from ttr_nb.mechanics.actions import KeepTickets
from ttr_nb.mechanics.tickets import BOTTOM, BOX, TicketOffer, Tickets, answers, draw, keep
from ttr_nb.mechanics.turn import Turn, following


def test_turns_go_clockwise_and_the_last_round_counts_down() -> None:
    turn = Turn(3)
    seats = []
    for _ in range(5):
        turn = following(turn, 4)
        seats.append((turn.seat, turn.left))
    assert seats == [(0, None), (1, None), (2, None), (3, None), (0, None)]
    turn = Turn(1, left=2)
    assert following(turn, 2) == Turn(0, left=1)
    assert following(following(turn, 2), 2) == Turn(1, left=0)
    assert following(following(turn, 2), 2).is_over
    assert not Turn(0).is_over


def test_drawing_takes_the_top_or_what_is_left() -> None:
    tickets = Tickets(("a", "b", "c", "d"), ((), ()))
    assert draw(tickets, 3) == (("a", "b", "c"), Tickets(("d",), ((), ())))
    assert draw(Tickets(("a",), ()), 3) == (("a",), Tickets((), ()))


@pytest.mark.parametrize(("returned", "deck"), [(BOTTOM, ("x", "a", "c")), (BOX, ("x",))])
def test_what_is_not_kept_goes_where_it_belongs(returned: str, deck: tuple[str, ...]) -> None:
    offer = TicketOffer(1, ("a", "b", "c"), 1, returned, "EU-TICKET-1")
    after = keep(Tickets(("x",), (("p",), ("q",))), offer, ("b",))
    assert after == Tickets(deck, (("p",), ("q", "b")))


def test_every_answer_to_an_offer_keeps_enough() -> None:
    offer = TicketOffer(0, ("a", "b", "c", "d"), 2, BOX, "EU-SETUP-6")
    given = answers(offer)
    assert len(given) == len(set(given)) == 6 + 4 + 1
    assert all(len(answer.tickets) >= 2 and set(answer.tickets) <= set(offer.tickets) for answer in given)


def test_the_order_of_naming_tickets_does_not_matter() -> None:
    assert KeepTickets(("b", "a", "b")) == KeepTickets(("a", "b"))
    assert hash(KeepTickets(("b", "a"))) == hash(KeepTickets(("a", "b")))
    assert str(KeepTickets(("b", "a"))) == "keep a, b"
    assert str(KeepTickets(())) == "keep nothing"
