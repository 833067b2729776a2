"""The frame of a turn: whose moment it is, the first phase, how a turn ends, and what ends a half."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.cardgame import halves
from ttr_nb.games.cardgame.actions import StopDrawing
from ttr_nb.games.cardgame.events import CardsMoved, DeckRanOut
from ttr_nb.games.cardgame.state import SecondCard, State
from ttr_nb.games.cardgame.yard import Yard, move_out
from ttr_nb.mechanics.actions import DrawCard, KeepTickets, Pass, TakeCard
from ttr_nb.mechanics.cards import Cards, add, counted
from ttr_nb.mechanics.events import TurnBegan, TurnPassed
from ttr_nb.mechanics.tickets import TicketOffer
from ttr_nb.mechanics.turn import Turn, following

if TYPE_CHECKING:
    from ttr_nb.games.cardgame.ruleset import CardGame

TURN_BEGAN = cache(TurnBegan)
CARDS_MOVED = lru_cache(maxsize=4096)(CardsMoved)

REPLIES: dict[type, tuple[type, ...]] = {
    TicketOffer: (KeepTickets,),
    SecondCard: (TakeCard, DrawCard, StopDrawing),
}
"""What answers a waiting decision."""


def seat_to_act(state: State) -> int | None:
    """Who must decide now; None after the end."""
    if state.pending:
        return state.pending[0].seat
    return None if state.turn.left == 0 else state.turn.seat


@rule("CG-TURN-4")
def moment(state: State, action: Any, seat: int | None, to_act: int | None) -> tuple[Refusal, ...]:
    """CG-TURN-4: one thing at a time, in one's own turn. Stage 2: is it the moment?"""
    if to_act is None:
        return refuse("CG-END-1", "over")
    if seat is not None and not 0 <= seat < state.players:
        return refuse("CG-SETUP-1", "seat", seat_number=seat, players=state.players)
    if seat is not None and seat != to_act:
        return refuse("CG-SETUP-4", "turn", seat=seat, turn=to_act)
    if state.pending and not isinstance(action, REPLIES[type(state.pending[0])]):
        waiting = state.pending[0]
        asked = {"keep": waiting.keep, "offered": len(waiting.tickets)} if isinstance(waiting, TicketOffer) else {}
        return refuse(waiting.rule, "pending", **asked)
    return ()


def begin(state: State, turn: Turn) -> tuple[State, tuple[Event, ...]]:
    """Begin a turn with its phase 1: one card of each row goes to the track; nothing with an empty yard."""
    _, _, hands, market, tickets, yards, tracks, discards, completed, half, open_tracks = state
    seat = turn.seat
    events: tuple[Event, ...] = (TURN_BEGAN(seat),)
    if yards[seat]:
        cards, yard = _moved(yards[seat])
        yards = put(yards, seat, yard)
        tracks = put(tracks, seat, add(tracks[seat], cards))
        events = (TURN_BEGAN(seat), CARDS_MOVED(seat, cards))
    state = State(turn, (), hands, market, tickets, yards, tracks, discards, completed, half, open_tracks)
    return state, events


@lru_cache(maxsize=4096)
def _moved(yard: Yard) -> tuple[Cards, Yard]:
    """What moves out of a yard, counted, and what stays. Most yards are small: the same ones come again and again."""
    moved, rest = move_out(yard)
    return counted(moved), rest


@rule("CG-END-1")
def end(
    game: CardGame, state: State, chance: Chance, events: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    """CG-END-1: an empty deck at the end of a turn gives everyone, that seat included, one more turn."""
    current, players = state.turn, len(state.hands)
    turn = following(current, players)
    if turn.left == 0:
        state, after = halves.end(game, state._replace(turn=turn, pending=()), chance)
        return state, events + after
    if turn.left is None and not state.market.deck:
        turn = turn._replace(left=players)
        events = (*events, DeckRanOut(current.seat))
    state, began = begin(state, turn)
    return state, events + began


def must_be_stuck(game: CardGame, state: State, seat: int, action: Pass) -> tuple[Refusal, ...]:
    """One passes only when nothing else is possible. Stage 3."""
    possible = game.legal_actions(state)
    if Pass() in possible:
        return ()
    return refuse("CG-TURN-4", "possible", count=len(possible), example=str(possible[0]))


def perform_pass(game: CardGame, state: State, action: Pass, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Give the turn to the next seat."""
    return end(game, state, chance, (TurnPassed(state.turn.seat),))
