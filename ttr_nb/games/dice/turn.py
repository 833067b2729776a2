"""The frame of a turn: the roll it begins with, whose moment it is, what is left to do after the action, its end."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.dice import rolling, tokens
from ttr_nb.games.dice.actions import (
    BuyToken,
    EndTrip,
    EndTurn,
    GiveUpTunnel,
    KeepDice,
    KeepPassenger,
    MovePassenger,
    PayTunnel,
    PutBackTokens,
    PutPassenger,
    RollAgain,
)
from ttr_nb.games.dice.events import TokensPutBack
from ttr_nb.games.dice.state import (
    Leftover,
    PassengerOffer,
    Pending,
    Reroll,
    State,
    Trip,
    TunnelDice,
    TunnelFailed,
)
from ttr_nb.mechanics.actions import KeepTickets
from ttr_nb.mechanics.claiming import open_routes
from ttr_nb.mechanics.dice import NO_DICE, Tokens, add, choices, missing, remove
from ttr_nb.mechanics.tickets import TicketOffer
from ttr_nb.mechanics.turn import next_turn, whose_moment

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice

REPLIES: dict[type, tuple[type, ...]] = {
    TicketOffer: (KeepTickets,),
    Reroll: (RollAgain, KeepDice),
    TunnelDice: (PayTunnel, GiveUpTunnel),
    TunnelFailed: (PutBackTokens, EndTurn),
    PassengerOffer: (PutPassenger, KeepPassenger),
    Trip: (MovePassenger, EndTrip),
    Leftover: (BuyToken, PutBackTokens, EndTurn),
}
"""What answers a waiting decision."""

REROLL = cache(Reroll)
LEFTOVER = cache(Leftover)
PUT_BACK = cache(TokensPutBack)
END_TURN = EndTurn()


def seat_to_act(state: State) -> int | None:
    """Who must decide now; None after the end."""
    if state.pending:
        return state.pending[0].seat
    return None if state.turn.left == 0 else state.turn.seat


@rule("DX-ACTION-1", "DX-TUNNEL-3")
def moment(state: State, action: Any, seat: int | None, to_act: int | None) -> tuple[Refusal, ...]:
    """DX-ACTION-1: one action a turn, one thing at a time; DX-TUNNEL-3: no roll after the tunnel dice. Stage 2."""
    if (seat is not None or to_act is None) and (reasons := whose_moment(len(state.tokens), seat, to_act)):
        return reasons
    waiting = state.pending[0] if state.pending else None
    is_roll = isinstance(action, RollAgain | KeepDice)
    if isinstance(action, REPLIES[type(waiting)]) if waiting else not is_roll:
        return ()
    if is_roll and isinstance(waiting, TunnelDice | TunnelFailed):
        return refuse("DX-TUNNEL-3", "again")
    if is_roll and not isinstance(waiting, TicketOffer):
        return refuse("DX-ROLL-1", "final")
    return _waits(waiting) if waiting else ()


def _waits(waiting: Pending) -> tuple[Refusal, ...]:
    """Something else must be decided first."""
    match waiting:
        case TicketOffer():
            return refuse(waiting.rule, "pending", keep=waiting.keep, offered=len(waiting.tickets))
        case TunnelDice():
            return refuse(waiting.rule, "pending", route=waiting.route, extra=waiting.extra)
        case TunnelFailed():
            return refuse(waiting.rule, "failed")
        case Trip():
            return refuse(waiting.rule, "travelling", city=waiting.city)
    return refuse(waiting.rule, "pending")


def begin(game: Dice, state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Begin the turn of the seat whose turn it is: roll all train dice, and see how many tokens it has."""
    turn, _, _, held, piles, _, tickets, network, points, stack, travel = state
    dice, stack, rolled = rolling.roll_all(game, turn.seat, stack, chance)
    pending = (REROLL(turn.seat),)
    began = sum(held[turn.seat])
    return State(turn, pending, dice, held, piles, began, tickets, network, points, stack, travel), (rolled,)


def finish(game: Dice, state: State, chance: Chance, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """After the action: buy tokens, put tokens back, or end the turn; where nothing is left to decide, it ends."""
    turn, _, dice, held, piles, began, tickets, network, points, stack, travel = state
    if any(held[turn.seat]) or tokens.legal(state, turn.seat):
        pending = (LEFTOVER(turn.seat),)
        return State(turn, pending, dice, held, piles, began, tickets, network, points, stack, travel), events
    return end(game, state, chance, events)


def end(game: Dice, state: State, chance: Chance, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """End the turn; the next seat rolls, unless the game is over.

    Ruling: the last round begins also when there is no route left on which anybody could put cars.
    """
    current, _, _, held, piles, began, tickets, network, points, stack, travel = state
    stuck = not any(open_routes(game.atlas, network, seat) for seat in range(len(held)))
    turn, called = next_turn(current, len(held), network.cars[current.seat], stuck)
    state = State(turn, (), NO_DICE, held, piles, began, tickets, network, points, stack, travel)
    if turn.left == 0:
        return state, events + called
    state, rolled = begin(game, state, chance)
    return state, events + called + rolled


@lru_cache(maxsize=64)
def endings(held: Tokens) -> tuple[EndTurn | PutBackTokens, ...]:
    """Every way to end a turn with these tokens."""
    return (END_TURN, *map(PutBackTokens, choices(held)))


def perform_end(game: Dice, state: State, action: EndTurn, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Give the dice to the next seat."""
    return end(game, state, chance, ())


@rule("DX-TOKEN-4")
def can_put_back(game: Dice, state: State, seat: int, action: PutBackTokens) -> tuple[Refusal, ...]:
    """DX-TOKEN-4: any of the tokens one has. Stage 4."""
    if not any(action.tokens):
        return refuse("DX-TOKEN-4", "none")
    lacking = missing(state.tokens[seat], action.tokens)
    return refuse("DX-TOKEN-4", "held", tokens=lacking) if any(lacking) else ()


@rule("DX-TOKEN-4")
def put_back(game: Dice, state: State, action: PutBackTokens, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """DX-TOKEN-4: tokens go back to their piles, to make room for others later; and the turn is over."""
    turn, pending, dice, held, piles, began, tickets, network, points, stack, travel = state
    seat = turn.seat
    held = put(held, seat, remove(held[seat], action.tokens))
    piles = add(piles, action.tokens)
    state = State(turn, pending, dice, held, piles, began, tickets, network, points, stack, travel)
    return end(game, state, chance, (PUT_BACK(seat, action.tokens),))
