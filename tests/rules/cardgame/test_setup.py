"""Set-up: CG-SETUP-1 to CG-SETUP-4."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rules.cardgame.positions import Table, counted, opening, position, refused, rules
from tests.rules.positions import refusals_of
from ttr_nb.api import new_game
from ttr_nb.content.board import COLOURS
from ttr_nb.core.chance import Seeded
from ttr_nb.core.errors import ChanceError
from ttr_nb.games.cardgame import Arrangement
from ttr_nb.mechanics.cards import KINDS, add
from ttr_nb.mechanics.events import CardsDealt, CardTurnedUp, GameStarted, TicketsKept, TicketsOffered, TurnBegan

PLAYERS = (2, 3, 4)
TICKETS = ("chicago-dallas", "dallas-miami")


def dealt_anew(**arranged: Any) -> Table:
    return opening(2, tickets={0: (), 1: ()}, **arranged)


def all_cards(table: Table) -> Counter[str]:
    piles = Counter((*table.state.market.deck, *table.state.market.row))
    for hand in (*table.state.hands, *table.state.tracks, *(row.cards for yard in table.state.yards for row in yard)):
        piles.update(dict(zip(KINDS, hand, strict=True)))
    return +piles


@pytest.mark.rule("CG-SETUP-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_cg_setup_1_two_to_four_players(players: int) -> None:
    assert opening(players).state.players == players


@pytest.mark.rule("CG-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_cg_setup_1_not_fewer_and_not_more(players: int) -> None:
    reasons = refusals_of(lambda: opening(players))
    refused(reasons, "CG-SETUP-1", "players", given=players, least=2, most=4)


@pytest.mark.rule("CG-SETUP-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_cg_setup_1_96_train_cards_46_tickets_6_big_cities(players: int) -> None:
    table = opening(players)
    assert all_cards(table) == {**dict.fromkeys(COLOURS, 10), "locomotive": 16}
    tickets = [*table.state.tickets.deck, *(t for offer in table.state.pending for t in offer.tickets)]
    assert len(tickets) == len(set(tickets)) == 46
    assert len(table.game.deck.big_city) == 6


@pytest.mark.rule("CG-SETUP-1")
@pytest.mark.parametrize("what", ["hands", "tracks", "tickets", "yards"])
def test_cg_setup_1_something_for_a_seat_that_is_not_there(what: str) -> None:
    value = {"tickets": (), "yards": ()}.get(what, counted("1 red"))
    refused(refusals_of(lambda: opening(2, **{what: {2: value}})), "CG-SETUP-1", "seat", seat_number=2, players=2)


@pytest.mark.rule("CG-SETUP-1")
@pytest.mark.parametrize("seat", [-1, 2])
def test_cg_setup_1_only_those_at_the_table_act_and_look(seat: int) -> None:
    table = position()
    refused(table.attempt("draw card", seat), "CG-SETUP-1", "seat", seat_number=seat, players=2)
    refused(refusals_of(lambda: table.view(seat)), "CG-SETUP-1", "seat", seat_number=seat, players=2)


@pytest.mark.rule("CG-SETUP-1")
@pytest.mark.parametrize("name", ["Ana", "", "two\nlines", "x" * 61])
def test_cg_setup_1_each_player_has_a_name_of_their_own(name: str) -> None:
    reasons = refusals_of(lambda: new_game("cardgame", players=["Ana", name], seed=7))
    refused(reasons, "CG-SETUP-1", "names", name=name[:60])


@pytest.mark.rule("CG-SETUP-1")
def test_cg_setup_1_only_who_sits_at_the_table_plays() -> None:
    game = new_game("cardgame", players=["Ana", "Ben"], seed=7)
    reasons = refusals_of(lambda: game.play("draw card", seat="Cleo"))
    refused(reasons, "CG-SETUP-1", "stranger", name="Cleo", players=2)


@pytest.mark.rule("CG-SETUP-1")
def test_cg_setup_1_there_are_no_other_train_cards() -> None:
    table = position(hands=["2 red"])
    refused(table.attempt("place 2 pink"), "CG-SETUP-1", "card", name="pink")
    assert table.do("place 2 reds").yard(0) == ["2 red"]


@pytest.mark.rule("CG-SETUP-2")
@pytest.mark.parametrize(("players", "deck"), [(2, 75), (3, 67), (4, 59)])
def test_cg_setup_2_eight_cards_each_five_face_up(players: int, deck: int) -> None:
    table = opening(players)
    assert [sum(hand) for hand in table.state.hands] == [8] * players
    assert len(table.state.market.row) == 5
    assert len(table.state.market.deck) == deck
    assert not any(table.state.yards)
    assert not any(map(sum, table.state.tracks))


@pytest.mark.rule("CG-SETUP-2")
def test_cg_setup_2_one_of_them_is_a_locomotive_in_every_hand() -> None:
    for seed in range(30):
        assert all(hand[-1] >= 1 for hand in opening(4, seed).state.hands)


@pytest.mark.rule("CG-SETUP-2")
def test_cg_setup_2_the_seven_others_are_from_the_shuffled_rest() -> None:
    """So a hand can have more than one locomotive, and two tables differ."""
    hands = [hand for seed in range(30) for hand in opening(4, seed).state.hands]
    assert max(hand[-1] for hand in hands) > 1
    assert len(set(hands)) > 100


@pytest.mark.rule("CG-SETUP-2")
def test_cg_setup_2_what_is_arranged_is_there_and_not_twice() -> None:
    table = opening(
        3,
        hands={1: counted("10 red")},
        row=("locomotive",) * 5,
        deck=("blue", "white"),
        yards={2: (counted("2 green 1 locomotive"),)},
        tracks={0: counted("3 black")},
    )
    assert (table.hand(1), table.yard(2), table.track(0)) == ("10 red", ["2 green 1 locomotive"], "3 black")
    assert table.row == "locomotive locomotive locomotive locomotive locomotive"
    assert table.deck.startswith("blue white ")
    assert sum(table.state.hands[0]) == 8
    assert all_cards(table) == {**dict.fromkeys(COLOURS, 10), "locomotive": 16}


@pytest.mark.rule("CG-SETUP-2")
def test_cg_setup_2_there_are_no_more_cards_than_there_are() -> None:
    with pytest.raises(ChanceError, match="1 red more than there are"):
        dealt_anew(hands={0: counted("8 red")}, yards={1: (counted("3 red"),)})
    with pytest.raises(ChanceError, match="1 locomotive more than there are"):
        dealt_anew(hands={0: counted("16 locomotive")})
    with pytest.raises(ChanceError, match="leave 11 to deal, but 12 are needed"):
        dealt_anew(hands={0: (10, 10, 10, 10, 10, 10, 10, 10, 4)})
    assert sum(dealt_anew(hands={0: (10, 10, 10, 10, 10, 10, 10, 10, 3)}).state.hands[1]) == 8
    with pytest.raises(ChanceError, match="has 5 cards, not 4"):
        dealt_anew(row=("red",) * 4)


@pytest.mark.rule("CG-SETUP-3")
def test_cg_setup_3_six_tickets_are_offered_to_each() -> None:
    table = opening(4)
    assert [(len(offer.tickets), offer.keep, offer.rule) for offer in table.state.pending] == [(6, 1, "CG-SETUP-3")] * 4
    assert len(table.state.tickets.deck) == 46 - 24


@pytest.mark.rule("CG-SETUP-3")
def test_cg_setup_3_one_is_enough_and_none_is_too_few() -> None:
    table = opening(2, first=0)
    offered = table.state.pending[0].tickets
    refused(table.attempt("keep nothing"), "CG-SETUP-3", "few", keep=1, offered=6, given=0)
    after = table.do(f"keep {offered[3]}")
    assert after.tickets(0) == (offered[3],)
    assert after.events == (TicketsKept(0, 1, 5, (offered[3],)),)
    assert after.seat == 1


@pytest.mark.rule("CG-SETUP-3")
def test_cg_setup_3_all_six_can_be_kept() -> None:
    table = opening(2, first=0)
    offered = table.state.pending[0].tickets
    assert set(table.do(f"keep {', '.join(offered)}").tickets(0)) == set(offered)
    assert len(table.menu("keep")) == 63, "every choice of one or more"


@pytest.mark.rule("CG-SETUP-3")
def test_cg_setup_3_only_what_is_offered() -> None:
    table = opening(2, first=0)
    other = table.state.pending[1].tickets[0]
    refused(table.attempt(f"keep {other}"), "CG-SETUP-3", "not-offered", ticket=other)


@pytest.mark.rule("CG-SETUP-3")
def test_cg_setup_3_nobody_plays_before_all_have_chosen() -> None:
    table = opening(2, first=0)
    refused(table.attempt("draw card"), "CG-SETUP-3", "pending", keep=1, offered=6)
    chosen = table.do(f"keep {table.state.pending[0].tickets[0]}")
    refused(chosen.attempt("draw card"), "CG-SETUP-3", "pending", keep=1, offered=6)
    begun = chosen.do(f"keep {chosen.state.pending[0].tickets[0]}")
    assert begun.events[-1] == TurnBegan(0)
    assert "draw card" in begun.menu()


@pytest.mark.rule("CG-SETUP-3")
def test_cg_setup_3_the_rest_is_shuffled_back_into_the_deck() -> None:
    table = opening(2, first=0)
    mine, yours = (offer.tickets for offer in table.state.pending)
    wished = (yours[5], mine[1], mine[5])
    after = table.do(f"keep {mine[0]}").do(f"keep {yours[0]}", tickets_again=" ".join(wished))
    deck = after.state.tickets.deck
    assert deck[:3] == wished, "what was given back can lie on top"
    assert sorted(deck) == sorted({*table.game.deck.ticket} - {mine[0], yours[0]})


@pytest.mark.rule("CG-SETUP-3")
def test_cg_setup_3_who_has_tickets_arranged_does_not_choose() -> None:
    table = opening(2, first=0, tickets={0: TICKETS})
    assert [offer.seat for offer in table.state.pending] == [1]
    assert table.tickets(0) == TICKETS
    assert not {*TICKETS} & {*table.state.tickets.deck, *table.state.pending[0].tickets}


@pytest.mark.rule("CG-SETUP-3")
def test_cg_setup_3_six_for_everybody_or_the_table_is_not_laid() -> None:
    ids = tuple(rules().deck.ticket)
    with pytest.raises(ChanceError, match="5 tickets are left to deal, but 6 are needed"):
        opening(2, tickets={0: ids[:41]})
    assert len(opening(2, tickets={0: ids[:40]}).state.pending[0].tickets) == 6
    with pytest.raises(ChanceError, match="wanted twice"):
        opening(2, tickets={0: ids[:1], 1: ids[:1]})


@pytest.mark.rule("CG-SETUP-4")
def test_cg_setup_4_a_chosen_first_player_then_clockwise() -> None:
    table = position(3, turn=1)
    seats = [table.seat]
    for _ in range(4):
        table = table.do("draw card", "stop drawing")
        seats.append(table.seat)
    assert seats == [1, 2, 0, 1, 2]


@pytest.mark.rule("CG-SETUP-4")
def test_cg_setup_4_or_one_drawn_by_lot_and_they_choose_tickets_in_that_order() -> None:
    seen = set()
    for seed in range(30):
        state, _ = rules().new(3, Arrangement(), Seeded(seed))
        first = state.turn.seat
        assert [offer.seat for offer in state.pending] == [first, (first + 1) % 3, (first + 2) % 3]
        seen.add(first)
    assert seen == {0, 1, 2}


@pytest.mark.rule("CG-SETUP-4")
def test_cg_setup_4_not_out_of_turn() -> None:
    refused(position(turn=1).attempt("draw card", 0), "CG-SETUP-4", "turn", seat=0, turn=1)


@pytest.mark.rule("CG-SETUP-4")
def test_cg_setup_4_what_is_told_of_the_opening() -> None:
    table = opening(2, first=1)
    kinds = [type(event) for event in table.events]
    assert kinds == [GameStarted, CardsDealt, CardsDealt, *[CardTurnedUp] * 5, TicketsOffered, TicketsOffered]
    assert table.events[0] == GameStarted(1, 2, False)
    assert table.events[1] == CardsDealt(0, 8, table.state.hands[0])
    assert add(table.state.hands[0], table.state.hands[1]) != table.state.hands[0]
