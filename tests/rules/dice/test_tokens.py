"""Route tokens: DX-TOKEN-1 to DX-TOKEN-4."""

from __future__ import annotations

import pytest

from tests.rules.dice.positions import dice, position, refused, tokens
from ttr_nb.games.dice.actions import BuyToken, PutBackTokens
from ttr_nb.games.dice.events import TokenBought, TokensPutBack


@pytest.mark.rule("DX-TOKEN-1")
def test_dx_token_1_any_two_unused_dice_for_a_token_of_either_kind() -> None:
    table = position("2 single 1 double 1 station 1 joker")
    pairs = ["2 single", "1 single 1 double", "1 single 1 station", "1 single 1 joker", "1 double 1 station"]
    pairs += ["1 double 1 joker", "1 station 1 joker"]
    assert table.menu("buy ") == {f"buy {kind} with {pair}" for kind in ("single", "double") for pair in pairs}
    after = table.do("buy double with 1 single 1 station")
    assert (after.tokens(0), after.dice, after.piles) == ("1 double", "1 single 1 double 1 joker", (15, 14))
    assert after.events == (TokenBought(0, "double", dice("1 single 1 station")),)


@pytest.mark.rule("DX-TOKEN-1")
def test_dx_token_1_a_pair_each_so_two_in_a_turn() -> None:
    table = position("5 station").do("buy single with 2 station", "buy double with 2 station")
    assert (table.tokens(0), table.dice) == ("1 single 1 double", "1 station")
    assert not table.menu("buy ")


@pytest.mark.rule("DX-TOKEN-1")
def test_dx_token_1_exactly_two_that_lie_there() -> None:
    table = position("3 single 2 station")
    refused(table.attempt("buy single with 1 single"), "DX-TOKEN-1", "pair", given=1)
    refused(table.attempt("buy single with 3 single"), "DX-TOKEN-1", "pair", given=3)
    refused(table.attempt("buy single with 2 double"), "DX-TOKEN-1", "rolled", dice=dice("2 double"))
    refused(table.attempt(BuyToken("triple", dice("2 single"))), "DX-TOKEN-1", "unknown", name="triple")


@pytest.mark.rule("DX-TOKEN-1")
def test_dx_token_1_with_dice_that_were_not_used() -> None:
    table = position("3 single 2 station").do("claim brest-dieppe with 2 single")
    refused(table.attempt("buy single with 2 single"), "DX-TOKEN-1", "rolled", dice=dice("1 single"))
    assert table.do("buy single with 1 single 1 station").tokens(0) == "1 single"


@pytest.mark.rule("DX-TOKEN-1")
def test_dx_token_1_a_pile_may_run_out() -> None:
    table = position("5 station", piles=(0, 1))
    assert table.menu("buy ") == {"buy double with 2 station"}
    refused(table.attempt("buy single with 2 station"), "DX-TOKEN-1", "pile", kind="single")


@pytest.mark.rule("DX-TOKEN-2")
def test_dx_token_2_a_bought_token_is_used_at_once_or_kept() -> None:
    table = position("1 single 2 double 2 station").do("buy single with 2 station")
    used = table.do("claim brest-dieppe with 1 single 1 single token")
    assert (used.owner("brest-dieppe"), used.tokens(0), used.piles) == (0, "nothing", (15, 15))
    assert table.do("end turn").tokens(0) == "1 single"


@pytest.mark.rule("DX-TOKEN-2")
def test_dx_token_2_of_its_own_kind_only() -> None:
    table = position("1 single 4 station", held=["1 double"])
    reasons = table.attempt("claim brest-dieppe with 1 single 1 double token")
    refused(reasons, "DX-TOKEN-2", "kind", route="brest-dieppe", kind="single")
    reasons = table.attempt("claim brest-dieppe with 1 single 1 single token")
    refused(reasons, "DX-TOKEN-2", "held", route="brest-dieppe", tokens=tokens("1 single"))


@pytest.mark.rule("DX-TOKEN-2")
def test_dx_token_2_tokens_alone_can_claim() -> None:
    assert position("5 station", held=["3 single"]).do("claim brest-paris with 3 single token").tokens(0) == "nothing"


@pytest.mark.rule("DX-TOKEN-3")
def test_dx_token_3_nobody_holds_more_than_three() -> None:
    table = position("5 station", held=["1 single 1 double"]).do("buy single with 2 station")
    assert table.tokens(0) == "2 single 1 double"
    refused(table.attempt("buy single with 2 station"), "DX-TOKEN-3", "full", limit=3)


@pytest.mark.rule("DX-TOKEN-3")
def test_dx_token_3_who_begins_with_three_takes_none_even_after_spending() -> None:
    table = position("5 station", held=["3 single"])
    refused(table.attempt("buy double with 2 station"), "DX-TOKEN-3", "began", limit=3)
    spent = table.do("claim brest-paris with 3 single token")
    assert spent.seat == 1
    some = position("1 single 4 station", held=["3 single"]).do("claim brest-dieppe with 1 single 1 single token")
    assert some.waiting == "Leftover"
    refused(some.attempt("buy double with 2 station"), "DX-TOKEN-3", "began", limit=3)


@pytest.mark.rule("DX-TOKEN-3")
def test_dx_token_3_who_begins_with_two_and_spends_them_may_take_more() -> None:
    table = position("4 station 1 single", held=["2 single"]).do("claim brest-paris with 1 single 2 single token")
    after = table.do("buy single with 2 station", "buy single with 2 station")
    assert after.tokens(0) == "2 single"


@pytest.mark.rule("DX-TOKEN-4")
def test_dx_token_4_any_go_back_at_the_end_of_the_turn() -> None:
    table = position("5 station", held=["2 single 1 double"])
    assert table.menu("put back") == {
        f"put back {some}"
        for some in ("1 single", "2 single", "1 double", "1 single 1 double", "2 single 1 double")
    }
    after = table.do("put back 1 single 1 double")
    assert (after.tokens(0), after.piles, after.seat) == ("1 single", (14, 15), 1)
    assert after.events[0] == TokensPutBack(0, tokens("1 single 1 double"))


@pytest.mark.rule("DX-TOKEN-4")
def test_dx_token_4_makes_room_for_later() -> None:
    table = position("5 station", held=["3 single"], then=" ".join(["station"] * 10)).do("put back 2 single")
    later = table.do("keep dice", "end turn", "keep dice", "buy double with 2 station")
    assert later.tokens(0) == "1 single 1 double"


@pytest.mark.rule("DX-TOKEN-4")
def test_dx_token_4_only_what_one_has() -> None:
    table = position("5 station", held=["1 single"])
    refused(table.attempt("put back 2 single"), "DX-TOKEN-4", "held", tokens=tokens("1 single"))
    refused(table.attempt(PutBackTokens((0, 0))), "DX-TOKEN-4", "none")


@pytest.mark.rule("DX-TOKEN-4")
def test_dx_token_4_after_that_the_turn_is_over() -> None:
    table = position("2 single 3 station", held=["1 single"], then="single single single single single")
    after = table.do("put back 1 single")
    assert (after.seat, after.waiting) == (1, "Reroll")
