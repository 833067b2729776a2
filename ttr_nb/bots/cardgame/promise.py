"""What the cards of a seat promise in the Card Game: who is ahead, about, long before tickets are counted."""

from __future__ import annotations

from ttr_nb.bots.cardgame.planner import CARD, SPARE, Planner, turns_left
from ttr_nb.games.cardgame.state import State
from ttr_nb.mechanics.cards import INDEX, WILD

IDLE = 2.0
"""What a locomotive on the track is worth, in points, that no ticket needs yet."""

HELD = 0.7
"""The part of a card's worth that it has in hand, as long as there is time to place it."""

IN_TIME = 6
"""With fewer turns left, it has less of it."""


def promise(planner: Planner, state: State, seat: int) -> float:
    """What lies on the track, will come there from the yard in time, and may come from the hand, in points."""
    turns = turns_left(state.turn, len(state.market.deck), len(state.yards))
    have = [float(count) for count in state.tracks[seat]]
    for row in state.yards[seat]:
        moved = min(turns, row.size) / row.size
        have[INDEX[row.colour]] += moved * row.coloured
        have[WILD] += moved * row.locomotives
    placed = HELD * min(1.0, turns / IN_TIME)
    have = [count + placed * held for count, held in zip(have, state.hands[seat], strict=True)]
    asks = [0] * WILD
    for ticket in state.tickets.kept[seat]:
        for place, count in planner.asks[ticket]:
            asks[place] += count
    fitting = sum(map(min, have, asks))
    lacking = sum(asks) - fitting
    helping = min(have[WILD], lacking)
    spare = sum(have[:WILD]) - fitting
    return CARD * (fitting + helping + SPARE * spare) + IDLE * (have[WILD] - helping)
