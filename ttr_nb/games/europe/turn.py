"""The frame of a turn: whose moment it is, and how a turn ends."""

from __future__ import annotations

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
from ttr_nb.mechanics.events import GameEnded, TurnPassed
from ttr_nb.mechanics.tickets import TicketOffer
from ttr_nb.mechanics.turn import Turn, next_turn, whose_moment

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe

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
    if (seat is not None or to_act is None) and (reasons := whose_moment(len(state.hands), seat, to_act)):
        return reasons
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
    current, pending, hands, market, tickets, network, points = state
    turn, called = next_turn(current, len(hands), network.cars[current.seat])
    if discarded is not NONE:
        market, dealt = markets.discard(market, discarded, chance, SWEEP_AT)
        called = dealt + called
    return State(turn, pending, hands, market, tickets, network, points), events + called


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
