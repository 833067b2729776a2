"""What the Card Game's searching bot takes for a lead: cards that tickets ask for, where they can still be used."""

from __future__ import annotations

import pytest

import ttr_nb as ttr
from ttr_nb.bots.cardgame.planner import CARD, SPARE, Planner, turns_left
from ttr_nb.bots.cardgame.promise import HELD, IDLE, IN_TIME, promise
from ttr_nb.games.cardgame.state import State

TICKET = "Dallas-Chicago"
"""It asks for one green and one yellow card."""


def position(tracks: str = "", yard: str = "", hand: str = "1 red", deck: int | None = None) -> State:
    """Ana's cards beside one ticket, and so many cards in the deck."""
    game = ttr.new_game(
        "cardgame",
        players=["Ana", "Ben"],
        seed=7,
        first="Ana",
        tickets={"Ana": [TICKET], "Ben": ["Chicago-Miami"]},
        tracks={"Ana": tracks} if tracks else {},
        yards={"Ana": [yard]} if yard else {},
        hands={"Ana": hand},
    )
    market = game.state.market
    return game.state._replace(market=market._replace(deck=market.deck[:deck]))


def promised(state: State) -> float:
    return promise(Planner(ttr.new_game("cardgame").rules), state, 0)


SPARE_IN_HAND = HELD * CARD * SPARE
"""The red card that Ana holds."""


@pytest.mark.parametrize(
    ("tracks", "points"),
    [
        ("1 green", CARD),
        ("1 blue", CARD * SPARE),
        ("2 green", CARD + CARD * SPARE),
        ("1 locomotive", CARD),
        ("2 locomotive", 2 * CARD),
        ("3 locomotive", 2 * CARD + IDLE),
        ("1 green 2 locomotive", 2 * CARD + IDLE),
    ],
)
def test_a_card_on_the_track_counts_by_whether_a_ticket_asks_for_it(tracks: str, points: float) -> None:
    assert promised(position(tracks)) == pytest.approx(points + SPARE_IN_HAND)


def test_a_row_in_the_yard_counts_as_far_as_it_will_move_in_time() -> None:
    in_time = position(yard="3 green")
    assert in_time.yards[0][0].size == 2, "one card has moved to the track as the turn began"
    assert promised(in_time) == pytest.approx(CARD + CARD * SPARE * 2 + SPARE_IN_HAND)
    late = position(yard="3 green", deck=1)
    turns = turns_left(late.turn, 1, 2)
    assert 1 < turns < 2
    assert promised(late) == pytest.approx(CARD + CARD * SPARE * turns + SPARE_IN_HAND * turns / IN_TIME)


def test_a_card_in_hand_counts_less_and_nothing_when_it_is_too_late() -> None:
    state = position(hand="1 green")
    assert promised(state) == pytest.approx(HELD * CARD)
    assert promised(state._replace(turn=state.turn._replace(left=1))) == 0

