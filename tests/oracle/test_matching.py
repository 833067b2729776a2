"""The best matching against brute force: every set of tickets, with every criterion spelled out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.benchmarks.bench_matching import deal
from ttr_nb.content.board import COLOURS
from ttr_nb.content.cardgame import CardTicket, load_deck
from ttr_nb.mechanics.cards import NONE, WILD, Cards, add, cards, covers
from ttr_nb.mechanics.matching import Matching, best_matching, left_though_possible

Case = tuple[Cards, list[CardTicket]]


def ticket(points: int, place: int = 0, **asks: int) -> CardTicket:
    """A ticket that asks for these cards, told apart by its place."""
    return CardTicket(f"t{place}", ("here", "there"), points, cards(**asks)[:WILD])


def brute_force(stack: Cards, tickets: Sequence[CardTicket]) -> tuple[str, ...]:
    """Try every set of tickets, those with the first tickets first; keep the first of the best."""
    best, best_merit = (), (-1, 0, 0, 0)
    for choice in product((True, False), repeat=len(tickets)):
        chosen = [ticket for ticket, yes in zip(tickets, choice, strict=True) if yes]
        asked = [sum(ticket.asks[colour] for ticket in chosen) for colour in range(len(COLOURS))]
        locomotives = sum(max(0, asked[colour] - stack[colour]) for colour in range(len(COLOURS)))
        merit = sum(ticket.points for ticket in chosen), len(chosen), -locomotives, -sum(asked)
        if locomotives <= stack[WILD] and merit > best_merit:
            best, best_merit = tuple(ticket.id for ticket in chosen), merit
    return best


def check_witness(stack: Cards, tickets: Sequence[CardTicket], matching: Matching) -> None:
    """Every completed ticket is paid exactly, from cards that are there, and the rest of the answer agrees."""
    completed, left, points, used = matching
    by_id = {ticket.id: ticket for ticket in tickets}
    assert [ticket.id for ticket in tickets if ticket.id in completed] == list(completed)
    assert [ticket.id for ticket in tickets if ticket.id not in completed] == list(left)
    assert points == sum(by_id[id].points for id in completed)
    together = NONE
    for id, paid in zip(completed, used, strict=True):
        short = [asked - card for asked, card in zip(by_id[id].asks, paid, strict=False)]
        assert min(paid) >= 0
        assert min(short) >= 0
        assert sum(short) == paid[WILD]
        together = add(together, paid)
    assert covers(stack, together)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A few cards against tickets of one to five: equal points, equal asks, and asks for which there is no card."""
    colours = draw(st.sampled_from((COLOURS[:2], COLOURS[:4], COLOURS)))
    stack = {colour: draw(st.integers(0, 4)) for colour in colours}
    asks = st.lists(st.sampled_from(colours), min_size=1, max_size=5)
    points = draw(st.sampled_from((st.integers(1, 22), st.integers(9, 10), st.just(10))))
    drawn = draw(st.lists(st.tuples(points, asks), max_size=8))
    tickets = [
        CardTicket(f"t{place}", ("a", "b"), worth, cards(*asked)[:WILD]) for place, (worth, asked) in enumerate(drawn)
    ]
    return cards(**stack, locomotive=draw(st.integers(0, 5))), tickets


@settings(max_examples=300, deadline=None)
@given(cases())
def test_no_set_of_tickets_is_better(case: Case) -> None:
    best = best_matching(*case)
    assert best.completed == brute_force(*case)
    check_witness(*case, best)


@pytest.mark.parametrize("tickets", [6, 9, 12])
def test_the_tickets_of_the_deck(tickets: int) -> None:
    rng = random.Random(tickets)
    left = 0
    for _ in range(12):
        stack, hand = deal(rng, tickets, cards=rng.randint(tickets, 3 * tickets), locomotives=rng.randint(0, 5))
        best = best_matching(stack, hand)
        assert best.completed == brute_force(stack, hand)
        check_witness(stack, hand, best)
        left += bool(left_though_possible(stack, hand, best))
    assert left > 3  # or we have tested nothing


@pytest.mark.parametrize("tickets", [20, 30, 46])
def test_a_large_hand_is_paid_and_no_ticket_can_be_added_or_exchanged(tickets: int) -> None:
    rng = random.Random(tickets)
    for _ in range(3):
        stack, hand = deal(rng, tickets, cards=50, locomotives=10)
        best = best_matching(stack, hand)
        check_witness(stack, hand, best)
        done = [ticket for ticket in hand if ticket.id in best.completed]
        for other in [ticket for ticket in hand if ticket.id in best.left]:
            for given_up in [None, *done]:
                instead = [ticket for ticket in [*done, other] if ticket is not given_up]
                assert brute_points(stack, instead) <= best.points


def brute_points(stack: Cards, tickets: Sequence[CardTicket]) -> int:
    """The points of all these tickets together, or nothing if the stack has not the cards."""
    asked = [sum(ticket.asks[colour] for ticket in tickets) for colour in range(len(COLOURS))]
    short = sum(max(0, asked[colour] - stack[colour]) for colour in range(len(COLOURS)))
    return sum(ticket.points for ticket in tickets) if short <= stack[WILD] else 0


@given(cases())
def test_the_same_again(case: Case) -> None:
    stack, tickets = case
    assert best_matching(stack, tickets) == best_matching(tuple(stack), list(tickets))


@given(cases(), st.randoms(use_true_random=False))
def test_the_order_of_the_tickets_decides_between_equals_only(case: Case, rng: random.Random) -> None:
    stack, tickets = case
    best = best_matching(stack, tickets)
    rng.shuffle(tickets)
    again = best_matching(stack, tickets)
    assert (best.points, len(best.completed)) == (again.points, len(again.completed))
    assert sum(paid[WILD] for paid in best.used) == sum(paid[WILD] for paid in again.used)


@given(cases())
def test_what_was_worth_leaving_could_have_been_had(case: Case) -> None:
    stack, tickets = case
    best = best_matching(stack, tickets)
    could = {ticket.id for ticket in tickets if best_matching(stack, [ticket]).completed}
    assert left_though_possible(stack, tickets, best) == tuple(id for id in best.left if id in could)


@pytest.mark.rule("CG-MATCH-1")
def test_the_leaflets_example() -> None:
    asked = load_deck().ticket["los_angeles-pittsburgh"]
    stack = cards(purple=1, blue=1, white=1, locomotive=1)
    assert best_matching(stack, [asked]) == Matching((asked.id,), (), 18, (stack,))
    for kind in ("purple", "blue", "white", "locomotive"):
        fewer = tuple(map(int.__sub__, stack, cards(kind)))
        assert best_matching(fewer, [asked]) == Matching((), (asked.id,), 0, ())


@pytest.mark.rule("CG-MATCH-1")
def test_a_locomotive_goes_where_it_brings_most() -> None:
    tickets = [ticket(5, 0, red=1), ticket(9, 1, blue=1), ticket(8, 2, green=1)]
    best = best_matching(cards("locomotive"), tickets)
    assert best == Matching(("t1",), ("t0", "t2"), 9, (cards("locomotive"),))
    assert left_though_possible(cards("locomotive"), tickets, best) == ("t0", "t2")


def test_a_card_serves_one_ticket() -> None:
    tickets = [ticket(10, 0, red=1, blue=1), ticket(6, 1, red=1), ticket(6, 2, blue=1)]
    assert best_matching(cards("red", "blue"), tickets).completed == ("t1", "t2")


def test_equal_points_go_to_more_tickets_then_fewer_locomotives_then_fewer_cards_then_the_first() -> None:
    stack = cards("red", "red", "blue", "locomotive")
    more = [ticket(10, 0, red=2), ticket(5, 1, red=1), ticket(5, 2, red=1)]
    assert best_matching(cards("red", "red"), more).completed == ("t1", "t2")
    dear = [ticket(10, 0, red=4), ticket(5, 1, red=2, blue=1), ticket(5, 2, red=2, green=1)]
    assert best_matching(cards(red=4, locomotive=2), dear).completed == ("t1", "t2")
    wild = [ticket(5, 0, blue=2, red=2), ticket(5, 1, blue=1, red=2)]
    assert best_matching(stack, wild).completed == ("t1",)
    fewer = [ticket(5, 0, red=2), ticket(5, 1, red=1)]
    assert best_matching(cards("red", "red"), fewer).completed == ("t1",)
    same = [ticket(5, 0, red=2), ticket(5, 1, red=2)]
    assert best_matching(cards("red", "red"), same).completed == ("t0",)


def test_nothing_to_do() -> None:
    asked = ticket(5, red=1)
    assert best_matching(NONE, []) == Matching((), (), 0, ())
    assert best_matching(NONE, [asked]) == Matching((), ("t0",), 0, ())
    assert best_matching(cards("red", "blue"), [asked]) == Matching(("t0",), (), 5, (cards("red"),))
