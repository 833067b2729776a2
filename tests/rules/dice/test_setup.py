"""The table of a dice game: DX-SETUP-1 to DX-SETUP-3."""

from __future__ import annotations

import pytest

from tests.rules.dice.positions import opening, position, refusals_of, refused, rolled
from ttr_nb.content.dice import DiceSet, load_dice
from ttr_nb.core.chance import Seeded
from ttr_nb.core.errors import ChanceError
from ttr_nb.games.dice import Dice
from ttr_nb.games.dice.events import DiceRolled
from ttr_nb.mechanics.events import GameStarted, TicketsOffered, TurnBegan
from ttr_nb.mechanics.tickets import TicketOffer


@pytest.mark.rule("DX-SETUP-1")
def test_dx_setup_1_tickets_are_dealt_as_on_the_board_and_no_cards() -> None:
    table = opening(first=1)
    kinds = [type(event) for event in table.events]
    assert kinds == [GameStarted, TicketsOffered, TicketsOffered]
    for offer in table.state.pending:
        assert isinstance(offer, TicketOffer)
        assert sorted(table.game.board.ticket[t].kind for t in offer.tickets) == ["long"] + ["regular"] * 3
    assert not any(table.state.dice)


@pytest.mark.rule("DX-SETUP-1")
def test_dx_setup_1_route_colours_do_not_matter() -> None:
    menu = position("3 single 2 station").menu("claim ")
    assert {"claim brest-paris with 3 single", "claim athina-sofia with 3 single"} <= menu


@pytest.mark.rule("DX-SETUP-1")
@pytest.mark.rule("DX-ROLL-1")
def test_dx_setup_1_when_everybody_has_chosen_the_first_player_rolls() -> None:
    table = opening(first=1)
    after = table.do(table.game.legal_actions(table.state)[0])
    assert after.waiting == "TicketOffer"
    after = after.do(after.game.legal_actions(after.state)[0])
    assert [type(event) for event in after.events[1:]] == [TurnBegan, DiceRolled]
    assert (after.waiting, after.seat, sum(after.state.dice)) == ("Reroll", 1, 5)


@pytest.mark.rule("DX-SETUP-1")
def test_dx_setup_1_germany_deals_two_of_each_kind_and_draws_from_one_pile() -> None:
    table = opening(board="germany")
    board = table.game.board
    for offer in table.state.pending:
        assert isinstance(offer, TicketOffer)
        assert sorted(board.ticket[t].kind for t in offer.tickets) == ["long", "long", "short", "short"]
    assert len(table.state.tickets.deck) == len(board.tickets) - 8
    assert {board.ticket[t].kind for t in table.state.tickets.deck[:30]} == {"long", "short"}


@pytest.mark.rule("DX-SETUP-2")
@pytest.mark.parametrize(("board", "cars"), [("europe", 45), ("usa", 45), ("nordic", 40), ("switzerland", 40)])
def test_dx_setup_2_usual_cars_and_fifteen_tokens_of_each_kind(board: str, cars: int) -> None:
    table = opening(board=board)
    assert table.cars(0) == cars
    assert (table.piles, table.tokens(0), table.tokens(1)) == ((15, 15), "nothing", "nothing")


@pytest.mark.rule("DX-SETUP-2")
def test_dx_setup_2_arranged_tokens_come_from_the_piles() -> None:
    table = rolled(held=["2 double", "1 single"])
    assert (table.piles, table.tokens(0), table.tokens(1)) == ((14, 13), "2 double", "1 single")
    reasons = refusals_of(lambda: rolled(held=["2 double 2 single"]))
    refused(reasons, "DX-TOKEN-3", "full", limit=3)


@pytest.mark.rule("DX-SETUP-3")
def test_dx_setup_3_the_dice() -> None:
    dice = load_dice()
    assert dice.train.count == 5
    assert sorted(dice.train.faces) == ["double", "double", "joker", "single", "single", "station"]
    assert dice.tunnel.count == 3
    assert sorted(dice.tunnel.faces) == ["blank"] * 5 + ["tunnel"]


@pytest.mark.rule("DX-SETUP-3")
def test_dx_setup_3_five_dice_are_rolled_and_every_face_comes_up() -> None:
    rolls = [opening(seed=seed, tickets={0: (), 1: ()}).state.dice for seed in range(60)]
    assert {sum(roll) for roll in rolls} == {5}
    shares = [sum(roll[place] for roll in rolls) / 300 for place in range(4)]
    assert shares == pytest.approx([1 / 3, 1 / 3, 1 / 6, 1 / 6], abs=0.07)


@pytest.mark.rule("DX-SETUP-2")
def test_dx_setup_2_no_more_tokens_than_there_are() -> None:
    board, box = position().game.board, load_dice()
    few = Dice(board, DiceSet(box.train, box.tunnel, (5, 15)))
    arranged = few.arrangement({"tokens": {"0": "3 single", "1": "3 single"}})
    with pytest.raises(ChanceError, match="1 single more than there are"):
        few.new(2, arranged, Seeded(1))
