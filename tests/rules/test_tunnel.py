"""Tunnels: EU-TUNNEL-1 to EU-TUNNEL-8."""

from __future__ import annotations

import pytest

from tests.rules.positions import ROW, Table, counted, position, refused
from ttr_nb.core.errors import NotationError
from ttr_nb.games.europe.actions import PayExtra
from ttr_nb.games.europe.events import TunnelGivenUp, TunnelRevealed, TunnelTried
from ttr_nb.games.europe.state import TunnelDue
from ttr_nb.mechanics.cards import cards
from ttr_nb.mechanics.events import DeckReshuffled, RouteClaimed, TurnBegan

GRAY = "angora-constantinople"
"""A gray tunnel of two spaces."""

BLUE = "munchen-venezia"
"""A blue tunnel of two spaces."""

LONG = "petrograd-stockholm"
"""A gray tunnel of eight spaces."""


def tried(hand: str, laid_out: str, turned_up: str, route: str = GRAY, **more: object) -> Table:
    """Seat 0 has laid out cards for a tunnel, and three cards have been turned up."""
    return position(hands=[hand], top=turned_up, **more).do(f"claim {route} with {laid_out}")


def due(table: Table) -> int:
    """How many more cards the tunnel asks for; 0 when it has been claimed."""
    (waiting,) = table.state.pending or (None,)
    return waiting.extra if isinstance(waiting, TunnelDue) else 0


@pytest.mark.rule("EU-TUNNEL-2")
def test_eu_tunnel_2_leaflet_example_1_a_red_card_after_two_red_ones() -> None:
    table = tried("3 red", "2 red", "red blue white")
    assert due(table) == 1
    assert table.menu() == {"take back", "pay 1 red"}
    after = table.do("pay 1 red")
    assert after.owner(GRAY) == 0
    assert after.events == (RouteClaimed(0, GRAY, counted("3 red"), 2), TurnBegan(1))


@pytest.mark.rule("EU-TUNNEL-3")
def test_eu_tunnel_3_leaflet_example_2_a_locomotive_after_two_green_cards() -> None:
    table = tried("3 green", "2 green", "locomotive blue white")
    assert due(table) == 1
    assert table.do("pay 1 green").owner(GRAY) == 0


@pytest.mark.rule("EU-TUNNEL-4")
def test_eu_tunnel_4_leaflet_example_3_a_locomotive_after_two_locomotives() -> None:
    table = tried("3 locomotive", "2 locomotive", "locomotive blue white")
    assert due(table) == 1
    assert table.do("pay 1 locomotive").owner(GRAY) == 0


@pytest.mark.rule("EU-TUNNEL-1")
def test_eu_tunnel_1_the_price_is_laid_out_and_three_cards_are_turned_up() -> None:
    table = tried("3 red 1 blue", "2 red", "red blue white")
    assert table.events == (
        TunnelTried(0, GRAY, counted("2 red")),
        TunnelRevealed(0, GRAY, ("red", "blue", "white"), 1),
    )
    assert table.state.pending == (TunnelDue(0, GRAY, counted("2 red"), ("red", "blue", "white"), 1),)
    assert table.hand(0) == "1 blue 1 red"
    assert (table.owner(GRAY), table.cars(0), table.points(0), table.seat) == (None, 45, 0, 0)


@pytest.mark.rule("EU-TUNNEL-1")
def test_eu_tunnel_1_the_ordinary_price_is_asked_first() -> None:
    table = position(hands=["1 red 3 blue"])
    reasons = table.attempt(f"claim {GRAY} with 1 red")
    refused(reasons, "EU-CLAIM-6", "few", route=GRAY, length=2, given=1)
    reasons = table.attempt(f"claim {GRAY} with 3 blue")
    refused(reasons, "EU-CLAIM-1", "many", route=GRAY, length=2, given=3)


@pytest.mark.rule("EU-TUNNEL-1")
def test_eu_tunnel_1_without_a_tunnel_nothing_is_due() -> None:
    table = position(hands=["2 red"])
    refused(table.attempt("pay 1 red"), "EU-TUNNEL-1", "none")
    refused(table.attempt("take back"), "EU-TUNNEL-1", "none")


@pytest.mark.rule("EU-TUNNEL-2")
@pytest.mark.parametrize(
    ("turned_up", "extra"),
    [("white white white", 0), ("red white white", 1), ("red white red", 2), ("red red red", 3)],
)
def test_eu_tunnel_2_one_more_card_for_each_of_that_colour(turned_up: str, extra: int) -> None:
    table = tried("5 red", "2 red", turned_up)
    assert due(table) == extra
    assert table.owner(GRAY) == (None if extra else 0)


@pytest.mark.rule("EU-TUNNEL-2")
def test_eu_tunnel_2_no_card_of_that_colour_and_the_tunnel_is_claimed_at_once() -> None:
    table = tried("2 red", "2 red", "blue white white")
    assert table.events == (
        TunnelTried(0, GRAY, counted("2 red")),
        TunnelRevealed(0, GRAY, ("blue", "white", "white"), 0),
        RouteClaimed(0, GRAY, counted("2 red"), 2),
        TurnBegan(1),
    )


@pytest.mark.rule("EU-TUNNEL-2")
def test_eu_tunnel_2_a_locomotive_stands_in() -> None:
    table = tried("3 red 2 locomotive", "2 red", "red red white")
    assert table.menu() == {"take back", "pay 1 red 1 locomotive", "pay 2 locomotive"}
    assert table.do("pay 2 locomotive").hand(0) == "1 red"


@pytest.mark.rule("EU-TUNNEL-2")
def test_eu_tunnel_2_a_locomotive_laid_out_does_not_change_the_colour() -> None:
    table = tried("1 red 2 locomotive", "1 red 1 locomotive", "red blue white")
    assert due(table) == 1


@pytest.mark.rule("EU-TUNNEL-2")
@pytest.mark.parametrize(("paid", "given"), [("1 red", 1), ("3 red", 3), ("nothing", 0)])
def test_eu_tunnel_2_neither_fewer_nor_more_than_due(paid: str, given: int) -> None:
    table = tried("6 red", "2 red", "red red white")
    refused(table.attempt(f"pay {paid}"), "EU-TUNNEL-2", "count", route=GRAY, extra=2, given=given)


@pytest.mark.rule("EU-TUNNEL-2")
def test_eu_tunnel_2_of_the_colour_laid_out() -> None:
    table = tried("3 red 2 blue", "2 red", "red red white")
    for paid in ("2 blue", "1 red 1 blue"):
        refused(table.attempt(f"pay {paid}"), "EU-TUNNEL-2", "colour", route=GRAY, extra=2, colour="red")


@pytest.mark.rule("EU-TUNNEL-2")
def test_eu_tunnel_2_from_the_hand_not_from_what_lies_there() -> None:
    table = tried("2 red", "2 red", "red white white")
    refused(table.attempt("pay 1 red"), "EU-TUNNEL-2", "held", route=GRAY, lacking=counted("1 red"))


@pytest.mark.rule("EU-TUNNEL-2")
def test_eu_tunnel_2_all_that_is_wrong_is_told_at_once() -> None:
    reasons = tried("3 red", "2 red", "red red white").attempt("pay 1 blue")
    refused(reasons, "EU-TUNNEL-2", "count", in_all=3, route=GRAY, extra=2, given=1)
    refused(reasons, "EU-TUNNEL-2", "colour", in_all=3, route=GRAY, extra=2, colour="red")
    refused(reasons, "EU-TUNNEL-2", "held", in_all=3, route=GRAY, lacking=counted("1 blue"))


@pytest.mark.rule("EU-TUNNEL-2")
def test_eu_tunnel_2_no_card_comes_back_as_change() -> None:
    with pytest.raises(NotationError, match="does not count cards"):
        PayExtra(cards(red=2, locomotive=-1))


@pytest.mark.rule("EU-TUNNEL-3")
@pytest.mark.parametrize(
    ("turned_up", "extra"),
    [("locomotive white white", 1), ("locomotive red white", 2), ("locomotive locomotive locomotive", 3)],
)
def test_eu_tunnel_3_a_turned_up_locomotive_always_counts(turned_up: str, extra: int) -> None:
    assert due(tried("5 red", "2 red", turned_up)) == extra


@pytest.mark.rule("EU-TUNNEL-4")
@pytest.mark.parametrize(
    ("turned_up", "extra"),
    [("blue blue blue", 0), ("blue locomotive white", 1), ("locomotive locomotive blue", 2)],
)
def test_eu_tunnel_4_after_locomotives_alone_only_locomotives_count(turned_up: str, extra: int) -> None:
    assert due(tried("4 locomotive", "2 locomotive", turned_up, route=BLUE)) == extra
    assert due(tried("5 blue", "2 blue", turned_up, route=BLUE)) == len(turned_up.split()) - turned_up.count("white")


@pytest.mark.rule("EU-TUNNEL-4")
def test_eu_tunnel_4_and_only_locomotives_pay() -> None:
    table = tried("2 blue 4 locomotive", "2 locomotive", "locomotive locomotive blue", route=BLUE)
    assert table.menu() == {"take back", "pay 2 locomotive"}
    for paid in ("2 blue", "1 blue 1 locomotive"):
        refused(table.attempt(f"pay {paid}"), "EU-TUNNEL-4", "colour", route=BLUE, extra=2)
    refused(table.attempt("pay 1 locomotive"), "EU-TUNNEL-2", "count", route=BLUE, extra=2, given=1)


@pytest.mark.rule("EU-TUNNEL-5")
def test_eu_tunnel_5_who_cannot_pay_takes_the_cards_back() -> None:
    table = tried("2 red 1 blue", "2 red", "red white white")
    assert table.menu() == {"take back"}
    after = table.do("take back")
    assert after.hand(0) == "1 blue 2 red"
    assert (after.owner(GRAY), after.cars(0), after.points(0), after.seat) == (None, 45, 0, 1)
    assert after.events == (TunnelGivenUp(0, GRAY), TurnBegan(1))


@pytest.mark.rule("EU-TUNNEL-5")
def test_eu_tunnel_5_who_does_not_want_to_pay_takes_them_back_too() -> None:
    table = tried("3 red", "2 red", "red white white")
    assert table.menu() == {"take back", "pay 1 red"}
    assert table.do("take back").hand(0) == "3 red"


@pytest.mark.rule("EU-TUNNEL-5")
def test_eu_tunnel_5_the_tunnel_is_answered_before_anything_else() -> None:
    table = tried("3 red", "2 red", "red white white")
    refused(table.attempt("draw card"), "EU-TUNNEL-5", "pending", route=GRAY, extra=1)


@pytest.mark.rule("EU-TUNNEL-6")
def test_eu_tunnel_6_turned_up_cards_are_discarded_when_the_extra_is_paid() -> None:
    table = tried("3 red", "2 red", "red white white")
    assert table.discards == "nothing"
    assert table.do("pay 1 red").discards == "2 white 4 red"


@pytest.mark.rule("EU-TUNNEL-6")
def test_eu_tunnel_6_turned_up_cards_are_discarded_when_the_tunnel_is_given_up() -> None:
    assert tried("3 red", "2 red", "red white white").do("take back").discards == "2 white 1 red"


@pytest.mark.rule("EU-TUNNEL-6")
def test_eu_tunnel_6_turned_up_cards_are_discarded_when_nothing_is_due() -> None:
    assert tried("2 red", "2 red", "blue white white").discards == "1 blue 2 white 2 red"


@pytest.mark.rule("EU-TUNNEL-7")
def test_eu_tunnel_7_fewer_than_three_cards_are_turned_up_if_there_are_no_more() -> None:
    table = position(hands=["4 red"], deck="red red").do(f"claim {GRAY} with 2 red")
    assert table.events[-1] == TunnelRevealed(0, GRAY, ("red", "red"), 2)
    assert table.deck == ""
    three = position(hands=["5 red"], deck="red red red").do(f"claim {GRAY} with 2 red")
    assert due(three) == 3


@pytest.mark.rule("EU-TUNNEL-7")
def test_eu_tunnel_7_discards_are_shuffled_in_but_not_what_is_laid_out() -> None:
    table = position(hands=["4 red"], deck="white", discards="1 red").do(f"claim {GRAY} with 2 red")
    assert table.events == (
        TunnelTried(0, GRAY, counted("2 red")),
        DeckReshuffled(1),
        TunnelRevealed(0, GRAY, ("white", "red"), 1),
    )


@pytest.mark.rule("EU-TUNNEL-7")
def test_eu_tunnel_7_with_no_card_at_all_nothing_extra_is_due() -> None:
    table = position(hands=["2 red"], row=ROW, deck="").do(f"claim {GRAY} with 2 red")
    assert table.owner(GRAY) == 0
    assert table.events[:3] == (
        TunnelTried(0, GRAY, counted("2 red")),
        TunnelRevealed(0, GRAY, (), 0),
        RouteClaimed(0, GRAY, counted("2 red"), 2),
    )
    assert table.deck == "red red", "the discards are the new deck"


@pytest.mark.rule("EU-TUNNEL-8")
def test_eu_tunnel_8_three_cards_whatever_the_length() -> None:
    short, long = tried("2 red", "2 red", "white white white"), tried("8 red", "8 red", "white white white", LONG)
    assert TunnelRevealed(0, GRAY, ("white",) * 3, 0) in short.events
    assert TunnelRevealed(0, LONG, ("white",) * 3, 0) in long.events


@pytest.mark.rule("EU-TUNNEL-8")
def test_eu_tunnel_8_on_a_gray_tunnel_the_colour_is_fixed_by_what_was_laid_out() -> None:
    table = tried("2 red 2 blue", "2 red", "red blue blue")
    assert due(table) == 1
    refused(table.attempt("pay 1 blue"), "EU-TUNNEL-2", "colour", route=GRAY, extra=1, colour="red")


@pytest.mark.rule("EU-TUNNEL-8")
def test_eu_tunnel_8_extra_cards_take_no_extra_cars() -> None:
    table = tried("5 red", "2 red", "red red red", cars=[2]).do("pay 3 red")
    assert table.owner(GRAY) == 0
    assert table.cars(0) == 0
    assert table.points(0) == 2
