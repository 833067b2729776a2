"""Set-up: EU-SETUP-1 to EU-SETUP-7."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.positions import ROW, Table, counted, opening, position, refusals_of, refused
from ttr_nb.api import new_game
from ttr_nb.mechanics.cards import KINDS, add, listed, write_cards
from ttr_nb.mechanics.events import CardsDealt, CardTurnedUp, GameStarted, RowSwept, TicketsKept, TurnBegan


def offered(table: Table, seat: int) -> tuple[str, ...]:
    """The tickets a seat has to choose from at the start."""
    return next(offer.tickets for offer in table.state.pending if offer.seat == seat)


def kinds(table: Table, tickets: tuple[str, ...]) -> Counter[str]:
    return Counter(table.game.board.ticket[ticket].kind for ticket in tickets)


@pytest.mark.rule("EU-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eu_setup_1_each_player_gets_cars_stations_and_a_marker(players: int) -> None:
    table = opening(players)
    assert table.state.network.cars == (45,) * players
    assert table.state.points == (0,) * players
    assert [table.score(seat).unbuilt for seat in range(players)] == [3] * players
    assert table.events[0] == GameStarted(table.state.turn.seat, players, rigged=False)


@pytest.mark.rule("EU-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_eu_setup_1_two_to_five_players(players: int) -> None:
    refused(refusals_of(lambda: opening(players)), "EU-SETUP-1", "players", given=players, least=2, most=5)


@pytest.mark.rule("EU-SETUP-1")
def test_eu_setup_1_a_seat_is_at_the_table() -> None:
    table = position(players=2)
    refused(table.attempt("draw card", seat=2), "EU-SETUP-1", "seat", seat_number=2, players=2)
    refused(table.attempt("draw card", seat=-1), "EU-SETUP-1", "seat", seat_number=-1, players=2)
    assert position(players=3, turn=2).do("draw card").seat == 2


@pytest.mark.rule("EU-SETUP-1")
@pytest.mark.parametrize(
    "arranged",
    [
        {"first": 2},
        {"hands": {2: counted("2 red")}},
        {"tickets": {2: ()}},
        {"claimed": {2: ("brest-dieppe",)}},
        {"stations": {2: ("paris",)}},
    ],
)
def test_eu_setup_1_only_a_seat_at_the_table_can_be_arranged(arranged: dict[str, object]) -> None:
    refused(refusals_of(lambda: opening(2, **arranged)), "EU-SETUP-1", "seat", seat_number=2, players=2)
    assert opening(3, **arranged).state.players == 3


@pytest.mark.rule("EU-SETUP-1")
@pytest.mark.parametrize("name", ["Ana", "", "two\nlines", "x" * 61])
def test_eu_setup_1_each_player_has_a_name_of_their_own(name: str) -> None:
    reasons = refusals_of(lambda: new_game(players=["Ana", name], seed=7))
    refused(reasons, "EU-SETUP-1", "names", name=name[:60])
    assert new_game(players=["Ana", "Ben"], seed=7).players == ("Ana", "Ben")


@pytest.mark.rule("EU-SETUP-1")
def test_eu_setup_1_only_who_sits_at_the_table_plays() -> None:
    game = new_game(players=["Ana", "Ben"], seed=7)
    reasons = refusals_of(lambda: game.play("draw card", seat="Cleo"))
    refused(reasons, "EU-SETUP-1", "stranger", name="Cleo", players=2)


@pytest.mark.rule("EU-SETUP-2")
@pytest.mark.parametrize("players", [2, 5])
def test_eu_setup_2_the_deck_has_110_cards(players: int) -> None:
    state = opening(players).state
    everything = counted("")
    for hand in state.hands:
        everything = add(everything, hand)
    cards = Counter(listed(everything)) + Counter(state.market.row + state.market.deck)
    cards += Counter(listed(state.market.discards))
    assert cards == {**dict.fromkeys(KINDS, 12), "locomotive": 14}
    assert cards.total() == 110


@pytest.mark.rule("EU-SETUP-2")
@pytest.mark.parametrize("move", ["claim brest-dieppe with 2 pink", "build paris with pink", "pay 1 pink"])
def test_eu_setup_2_there_are_no_other_cards(move: str) -> None:
    refused(position(hands=["2 orange"]).attempt(move), "EU-SETUP-2", "card", name="pink")


@pytest.mark.rule("EU-SETUP-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eu_setup_3_four_cards_each_and_five_face_up(players: int) -> None:
    table = opening(players)
    assert [sum(hand) for hand in table.state.hands] == [4] * players
    assert len(table.state.market.row) == 5
    assert len(table.state.market.deck) + sum(table.state.market.discards) == 110 - 4 * players - 5
    dealt = [event for event in table.events if isinstance(event, CardsDealt)]
    assert dealt == [CardsDealt(seat, 4, table.state.hands[seat]) for seat in range(players)]


@pytest.mark.rule("EU-SETUP-3")
@pytest.mark.rule("EU-DRAW-6")
def test_eu_setup_3_three_locomotives_are_swept_before_the_first_turn() -> None:
    first = "locomotive locomotive locomotive red blue"
    table = opening(row=tuple(first.split()), deck=tuple(ROW.split()))
    assert table.row == ROW
    assert table.discards == "1 blue 1 red 3 locomotive"
    swept = table.events.index(RowSwept(counted("1 blue 1 red 3 locomotive")))
    assert table.events[swept + 1 : swept + 6] == tuple(map(CardTurnedUp, ROW.split()))


@pytest.mark.rule("EU-SETUP-3")
def test_eu_setup_3_two_locomotives_stay() -> None:
    first = "locomotive locomotive green red blue"
    table = opening(row=tuple(first.split()), deck=tuple(ROW.split()))
    assert (table.row, table.discards) == (first, "nothing")


@pytest.mark.rule("EU-SETUP-4")
@pytest.mark.parametrize("players", [2, 5])
def test_eu_setup_4_one_long_ticket_each_and_the_others_leave_the_game(players: int) -> None:
    table = opening(players)
    assert [kinds(table, offered(table, seat))["long"] for seat in range(players)] == [1] * players
    assert kinds(table, table.state.tickets.deck)["long"] == 0
    dealt = {ticket for seat in range(players) for ticket in offered(table, seat)}
    assert len(dealt) == 4 * players, "a ticket was dealt twice"


@pytest.mark.rule("EU-SETUP-5")
@pytest.mark.parametrize("players", [2, 5])
def test_eu_setup_5_three_regular_tickets_each_and_the_rest_are_the_deck(players: int) -> None:
    table = opening(players)
    assert [kinds(table, offered(table, seat))["regular"] for seat in range(players)] == [3] * players
    assert len(table.state.tickets.deck) == 40 - 3 * players
    dealt = {ticket for seat in range(players) for ticket in offered(table, seat)}
    assert dealt.isdisjoint(table.state.tickets.deck)


@pytest.mark.rule("EU-SETUP-6")
def test_eu_setup_6_one_ticket_is_too_few_and_two_are_enough() -> None:
    table = opening(first=0)
    long, one, other, _ = offered(table, 0)
    refused(table.attempt(f"keep {one}"), "EU-SETUP-6", "few", keep=2, offered=4, given=1)
    refused(table.attempt("keep nothing"), "EU-SETUP-6", "few", keep=2, offered=4, given=0)
    for kept in ((one, other), (long, one)):
        after = table.do(f"keep {', '.join(kept)}")
        assert set(after.tickets(0)) == set(kept)
        assert after.events == (TicketsKept(0, 2, 2, tuple(sorted(kept))),)


@pytest.mark.rule("EU-SETUP-6")
def test_eu_setup_6_any_two_or_more_will_do() -> None:
    table = opening(first=0)
    assert len(table.menu("keep")) == 6 + 4 + 1
    assert table.menu() == table.menu("keep")


@pytest.mark.rule("EU-SETUP-6")
def test_eu_setup_6_returned_tickets_leave_the_game() -> None:
    table = opening(first=0)
    long, one, other, third = offered(table, 0)
    after = table.do(f"keep {one}, {other}")
    assert after.state.tickets.deck == table.state.tickets.deck
    left = {*after.state.tickets.deck, *after.tickets(0), *after.tickets(1), *offered(after, 1)}
    assert left.isdisjoint({long, third})


@pytest.mark.rule("EU-SETUP-6")
def test_eu_setup_6_the_usa_board_puts_them_under_the_deck() -> None:
    table = opening(board="usa", first=0)
    one, other, third = offered(table, 0)
    after = table.do(f"keep {one}, {third}")
    assert after.state.tickets.deck == (*table.state.tickets.deck, other)


@pytest.mark.rule("EU-SETUP-6")
def test_eu_setup_6_only_tickets_dealt_to_the_seat() -> None:
    table = opening(first=0)
    one, other = offered(table, 0)[:2]
    foreign = offered(table, 1)[0]
    refused(table.attempt(f"keep {one}, {other}, {foreign}"), "EU-SETUP-6", "not-offered", ticket=foreign)
    reasons = table.attempt(f"keep {foreign}")
    refused(reasons, "EU-SETUP-6", "not-offered", in_all=2, ticket=foreign)
    refused(reasons, "EU-SETUP-6", "few", in_all=2, keep=2, offered=4, given=1)


@pytest.mark.rule("EU-SETUP-6")
@pytest.mark.parametrize("move", ["draw card", "take red", "draw tickets", "pass"])
def test_eu_setup_6_comes_before_the_first_turn(move: str) -> None:
    refused(opening(first=0).attempt(move), "EU-SETUP-6", "pending", keep=2, offered=4)


@pytest.mark.rule("EU-SETUP-6")
def test_eu_setup_6_everybody_chooses_and_then_the_first_turn_begins() -> None:
    table = opening(3, first=1)
    for seat in (1, 2, 0):
        assert table.seat == seat
        table = table.do(f"keep {', '.join(offered(table, seat))}")
    assert [len(table.tickets(seat)) for seat in range(3)] == [4, 4, 4]
    assert table.events[-1] == TurnBegan(1)
    assert table.seat == 1


@pytest.mark.rule("EU-SETUP-7")
def test_eu_setup_7_the_chosen_player_starts_and_play_goes_clockwise() -> None:
    table = position(players=3, turn=2)
    order = []
    for _ in range(4):
        order.append(table.seat)
        table = table.do("draw card", "draw card")
    assert order == [2, 0, 1, 2]


@pytest.mark.rule("EU-SETUP-7")
def test_eu_setup_7_without_a_choice_the_seed_decides() -> None:
    seats = [opening(2, seed=seed).state.turn.seat for seed in range(20)]
    assert set(seats) == {0, 1}
    assert seats == [opening(2, seed=seed).state.turn.seat for seed in range(20)]


@pytest.mark.rule("EU-SETUP-7")
def test_eu_setup_7_nobody_moves_out_of_turn() -> None:
    table = position(players=2)
    refused(table.attempt("draw card", seat=1), "EU-SETUP-7", "turn", seat=1, turn=0)
    after = table.do("draw card", "draw card")
    refused(after.attempt("draw card", seat=0), "EU-SETUP-7", "turn", seat=0, turn=1)


@pytest.mark.rule("EU-SETUP-7")
def test_eu_setup_7_a_waiting_decision_belongs_to_its_seat() -> None:
    table = opening(2, first=1)
    theirs = offered(table, 0)
    refused(table.attempt(f"keep {', '.join(theirs)}", seat=0), "EU-SETUP-7", "turn", seat=0, turn=1)


@pytest.mark.rule("EU-SETUP-3")
def test_eu_setup_3_an_arranged_hand_is_the_hand() -> None:
    table = position(hands=["2 red 1 locomotive", "3 blue"])
    assert [write_cards(hand) for hand in table.state.hands] == ["2 red 1 locomotive", "3 blue"]
    assert len(table.state.market.deck) == 110 - 3 - 3 - 5


@pytest.mark.rule("EU-SETUP-3")
@pytest.mark.parametrize("seed", [181, 182, 186])
def test_eu_setup_3_an_arranged_deck_lies_on_top_also_where_the_first_row_is_swept(seed: int) -> None:
    assert opening(seed=seed, deck=("red", "red", "red")).state.market.deck[:3] == ("red", "red", "red")
