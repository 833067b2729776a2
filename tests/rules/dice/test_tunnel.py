"""Tunnels with dice: DX-TUNNEL-1 to DX-TUNNEL-3."""

from __future__ import annotations

import pytest

from tests.rules.dice.positions import Table, means, position, refused
from ttr_nb.games.dice.events import RouteClaimedWithDice, TunnelDiceRolled, TunnelLost
from ttr_nb.games.dice.state import TunnelDice

TWO = "angora-constantinople"
"""A tunnel of two spaces."""

DOUBLE = "madrid-pamplona-black"
"""A track of a double tunnel, three spaces."""

LONG = "petrograd-stockholm"


def tried(roll: str, signs: int, forward: str = "2 single", route: str = TWO, **laid: object) -> Table:
    """Seat 0 has put dice forward for a tunnel, and the tunnel dice show so many signs."""
    shown = ["tunnel"] * signs + ["blank"] * (3 - signs)
    return position(roll, tunnel=" ".join(shown), **laid).do(f"claim {route} with {forward}")


@pytest.mark.rule("DX-TUNNEL-1")
def test_dx_tunnel_1_three_dice_are_rolled_and_without_a_sign_the_tunnel_is_claimed() -> None:
    table = tried("2 single 3 station", 0)
    assert table.events == (
        TunnelDiceRolled(0, TWO, means("2 single"), ("blank",) * 3, 0),
        RouteClaimedWithDice(0, TWO, means("2 single"), 2),
    )
    assert (table.owner(TWO), table.cars(0), table.waiting) == (0, 43, "Leftover")


@pytest.mark.rule("DX-TUNNEL-1")
@pytest.mark.parametrize("signs", [1, 2, 3])
def test_dx_tunnel_1_one_more_for_each_sign(signs: int) -> None:
    table = tried("5 single", signs)
    assert table.state.pending == (
        TunnelDice(0, TWO, means("2 single"), ("tunnel",) * signs + ("blank",) * (3 - signs), signs),
    )
    assert table.menu() == {"give up", f"pay {signs} single"}
    after = table.do(f"pay {signs} single")
    assert (after.owner(TWO), after.cars(0), after.points(0)) == (0, 43, 2)
    assert RouteClaimedWithDice(0, TWO, means(f"{2 + signs} single"), 2) in after.events


@pytest.mark.rule("DX-TUNNEL-1")
def test_dx_tunnel_1_dice_tokens_or_jokers_of_the_kind() -> None:
    table = tried("3 single 1 joker 1 double", 1, held=["1 single 1 double"])
    assert table.menu("pay ") == {"pay 1 single", "pay 1 joker", "pay 1 single token"}
    after = table.do("pay 1 single token")
    assert (after.tokens(0), after.piles) == ("1 double", (15, 14))


@pytest.mark.rule("DX-TUNNEL-1")
def test_dx_tunnel_1_a_double_tunnel_asks_for_doubles() -> None:
    table = tried("4 double 1 single", 1, "3 double", DOUBLE)
    assert table.menu("pay ") == {"pay 1 double"}


@pytest.mark.rule("DX-TUNNEL-1")
def test_dx_tunnel_1_what_does_not_pay() -> None:
    table = tried("3 single 1 double 1 station", 1)
    refused(table.attempt("pay 1 single 1 joker"), "DX-TUNNEL-1", "count", route=TWO, extra=1, given=2, in_all=2)
    refused(table.attempt("pay 1 double"), "DX-TUNNEL-1", "kind", route=TWO, extra=1, kind="single")
    refused(table.attempt("pay 1 station"), "DX-TUNNEL-1", "kind", route=TWO, extra=1, kind="single")
    reasons = table.attempt("pay 1 single token")
    refused(reasons, "DX-TUNNEL-1", "held", route=TWO, means=means("1 single token"))


@pytest.mark.rule("DX-TUNNEL-1")
def test_dx_tunnel_1_without_a_tunnel_nothing_is_due() -> None:
    refused(position().attempt("pay 1 single"), "DX-TUNNEL-1", "none")
    refused(position().attempt("give up"), "DX-TUNNEL-1", "none")


@pytest.mark.rule("DX-TUNNEL-1")
def test_dx_tunnel_1_eight_spaces_take_everything_and_no_sign() -> None:
    laid = {"held": ["3 single"], "forward": "5 single 3 single token", "route": LONG}
    assert tried("5 single", 0, **laid).owner(LONG) == 0
    assert tried("5 single", 1, **laid).menu() == {"give up"}


@pytest.mark.rule("DX-TUNNEL-2")
def test_dx_tunnel_2_who_cannot_pay_does_nothing_else() -> None:
    table = tried("2 single 3 station", 1)
    assert table.menu() == {"give up"}
    for move in ("draw tickets with 1 station", "claim brest-dieppe with 2 single", "buy single with 2 station"):
        refused(table.attempt(move), "DX-TUNNEL-2", "pending", route=TWO, extra=1)
    after = table.do("give up")
    assert after.events[0] == TunnelLost(0, TWO)
    assert (after.seat, after.waiting, after.owner(TWO), after.cars(0)) == (1, "Reroll", None, 45)


@pytest.mark.rule("DX-TUNNEL-2")
def test_dx_tunnel_2_tokens_put_forward_are_kept_and_none_is_bought() -> None:
    table = tried("1 single 4 station", 1, "1 single 1 single token", held=["1 single"]).do("give up")
    assert (table.tokens(0), table.dice, table.waiting) == ("1 single", "nothing", "TunnelFailed")
    assert table.menu() == {"end turn", "put back 1 single"}
    refused(table.attempt("buy single with 2 station"), "DX-TUNNEL-2", "failed")
    refused(table.attempt("draw tickets with 1 station"), "DX-TUNNEL-2", "failed")
    assert table.do("end turn").seat == 1
    assert table.do("put back 1 single").tokens(0) == "nothing"


@pytest.mark.rule("DX-TUNNEL-2")
def test_dx_tunnel_2_who_can_pay_may_decline() -> None:
    table = tried("5 single", 1)
    assert table.do("give up").owner(TWO) is None


@pytest.mark.rule("DX-TUNNEL-2")
def test_dx_tunnel_2_who_pays_buys_tokens_with_the_rest() -> None:
    table = tried("3 single 2 station", 1).do("pay 1 single", "buy double with 2 station")
    assert table.tokens(0) == "1 double"


@pytest.mark.rule("DX-TUNNEL-3")
def test_dx_tunnel_3_no_train_dice_after_the_tunnel_dice() -> None:
    table = tried("2 single 3 station", 1, held=["1 double"])
    refused(table.attempt("roll again 3 station"), "DX-TUNNEL-3", "again")
    refused(table.do("give up").attempt("roll again 3 station"), "DX-TUNNEL-3", "again")
    refused(table.attempt("keep dice"), "DX-TUNNEL-3", "again")
