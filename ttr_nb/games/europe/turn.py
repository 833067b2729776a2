"""The frame of a turn: whose moment it is, how a turn ends, and when the last round begins."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.europe.actions import PayExtra, TakeBack
from ttr_nb.games.europe.state import SecondCard, State, TunnelDue
from ttr_nb.mechanics import market as markets
from ttr_nb.mechanics.actions import DrawCard, KeepTickets, Pass, TakeCard
from ttr_nb.mechanics.cards import NONE, Cards
from ttr_nb.mechanics.events import GameEnded, LastRoundBegan, TurnBegan, TurnPassed
from ttr_nb.mechanics.tickets import TicketOffer
from ttr_nb.mechanics.turn import Turn, following

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe

TURN_BEGAN = cache(TurnBegan)

LAST_CARS = 2
"""EU-END-1: with so many cars or fewer the last round begins."""

SWEEP_AT = 3
"""EU-DRAW-6: so many face-up locomotives are too many."""

REPLIES: dict[type, tuple[type, ...]] = {
    TicketOffer: (KeepTickets,),
    SecondCard: (TakeCard, DrawCard),
    TunnelDue: (PayExtra, TakeBack),
}
"""What answers a waiting decision."""


def seat_to_act(state: State) -> int | None:
    """Who must decide now; None after the end."""
    if state.pending:
        return state.pending[0].seat
    return None if state.turn.left == 0 else state.turn.seat


@rule("EU-TURN-1")
def moment(state: State, action: Any, seat: int | None, to_act: int | None) -> tuple[Refusal, ...]:
    """EU-TURN-1: one thing at a time, in one's own turn. Stage 2: is it the moment?"""
    if to_act is None:
        return refuse("EU-END-1", "over")
    if seat is not None and not 0 <= seat < state.players:
        return refuse("EU-SETUP-1", "seat", seat_number=seat, players=state.players)
    if seat is not None and seat != to_act:
        return refuse("EU-SETUP-7", "turn", seat=seat, turn=to_act)
    if state.pending and not isinstance(action, REPLIES[type(state.pending[0])]):
        return refuse(state.pending[0].rule, "pending", **_asked(state))
    return ()


def _asked(state: State) -> dict[str, object]:
    """What the waiting decision is about, for whoever must explain it."""
    waiting = state.pending[0]
    if isinstance(waiting, TicketOffer):
        return {"keep": waiting.keep, "offered": len(waiting.tickets)}
    if isinstance(waiting, TunnelDue):
        return {"route": waiting.route, "extra": waiting.extra}
    return {}


def end(
    game: Europe, state: State, discarded: Cards, chance: Chance, events: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    """End the turn: discard what was used, and give the turn to the next seat."""
    turn, called = next_turn(state)
    _, pending, hands, market, tickets, network, points = state
    if discarded is not NONE:
        market, dealt = markets.discard(market, discarded, chance, SWEEP_AT)
        called = dealt + called
    return State(turn, pending, hands, market, tickets, network, points), events + called


@rule("EU-END-1")
def next_turn(state: State) -> tuple[Turn, tuple[Event, ...]]:
    """EU-END-1: two cars or fewer at the end of a turn give everyone, that seat included, one last turn."""
    seat = state.turn.seat
    cars = state.network.cars[seat]
    turn = following(state.turn, len(state.hands))
    if turn.left == 0:
        return turn, (GameEnded(),)
    if turn.left is None and cars <= LAST_CARS:
        return turn._replace(left=state.players), (LastRoundBegan(seat, cars), TurnBegan(turn.seat))
    return turn, (TURN_BEGAN(turn.seat),)


@rule("EU-TURN-2")
def must_be_stuck(game: Europe, state: State, seat: int, action: Pass) -> tuple[Refusal, ...]:
    """EU-TURN-2: one passes only when nothing else is possible."""
    possible = game.legal_actions(state)
    if Pass() in possible:
        return ()
    return refuse("EU-TURN-2", "possible", count=len(possible), example=str(possible[0]))


def perform_pass(game: Europe, state: State, action: Pass, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Give the turn to the next seat; when nobody can do anything any more, the game is over."""
    passed = TurnPassed(state.turn.seat)
    if all(game.legal_actions(state._replace(turn=Turn(seat))) == (Pass(),) for seat in range(state.players)):
        return state._replace(turn=state.turn._replace(left=0)), (passed, GameEnded())
    return end(game, state, NONE, chance, (passed,))
