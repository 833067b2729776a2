"""Tunnels: put dice and tokens forward, roll the tunnel dice, pay what they ask for or give up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.content.dice import TUNNEL
from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.dice import placing, rolling, turn
from ttr_nb.games.dice.actions import ClaimWithDice, GiveUpTunnel, PayTunnel
from ttr_nb.games.dice.events import TunnelDiceRolled, TunnelLost
from ttr_nb.games.dice.price import Price, faults, kind_of, ways
from ttr_nb.games.dice.state import Stack, State, TunnelDice, TunnelFailed
from ttr_nb.mechanics.dice import NO_DICE, add, missing, remove, split

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice

GIVE_UP = GiveUpTunnel()


@rule("DX-TUNNEL-1")
def extra_price(game: Dice, due: TunnelDice) -> Price:
    """DX-TUNNEL-1: for each tunnel sign one more die or token of the route's kind; jokers are any kind."""
    return Price(due.extra, kind_of(game.board.route[due.route]))


@rule("DX-TUNNEL-1", "DX-SETUP-3")
def dig(game: Dice, state: State, action: ClaimWithDice, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """DX-TUNNEL-1: the price is put forward; roll the three tunnel dice, and count the signs."""
    seat = state.turn.seat
    die = game.dice.tunnel
    rolled, left = rolling.roll(rolling.TUNNEL, die.faces, die.count, state.stack.tunnel, chance)
    extra = rolled.count(TUNNEL)
    state = state._replace(stack=Stack(state.stack.train, left))
    events = (TunnelDiceRolled(seat, action.route, action.means, rolled, extra),)
    if extra:
        due = TunnelDice(seat, action.route, action.means, rolled, extra)
        return state._replace(pending=(due,)), events
    return placing.complete(game, state, action.route, action.means, chance, events)


def legal(game: Dice, state: State, due: TunnelDice) -> tuple[PayTunnel | GiveUpTunnel, ...]:
    """Giving up, and every way to pay."""
    held = state.dice + state.tokens[due.seat]
    payable = [paid for paid in ways(extra_price(game, due)) if not any(missing(held, paid))]
    return (GIVE_UP, *map(PayTunnel, payable))


def is_due(game: Dice, state: State, seat: int, action: PayTunnel | GiveUpTunnel) -> tuple[Refusal, ...]:
    """Stage 3: is there a tunnel to pay for?"""
    return () if _waiting(state) else refuse("DX-TUNNEL-1", "none")


def can_pay(game: Dice, state: State, seat: int, action: PayTunnel) -> tuple[Refusal, ...]:
    """Stage 4: what is due, in unused dice and tokens."""
    due = _due(state)
    price = extra_price(game, due)
    found = faults(price, action.means)
    reasons: tuple[Refusal, ...] = ()
    if "few" in found or "many" in found:
        reasons += refuse("DX-TUNNEL-1", "count", route=due.route, extra=due.extra, given=sum(action.means))
    if {"kind", "station", "token"} & set(found):
        reasons += refuse("DX-TUNNEL-1", "kind", route=due.route, extra=due.extra, kind=price.kind)
    lacking = missing(state.dice + state.tokens[seat], action.means)
    if any(lacking):
        reasons += refuse("DX-TUNNEL-1", "held", route=due.route, means=lacking)
    return reasons


def pay(game: Dice, state: State, action: PayTunnel, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Claim the tunnel; what was paid on top takes no extra cars."""
    due = _due(state)
    dice, tokens = split(action.means)
    held = put(state.tokens, due.seat, remove(state.tokens[due.seat], tokens))
    state = state._replace(dice=remove(state.dice, dice), tokens=held)
    return placing.complete(game, state, due.route, add(due.means, action.means), chance, ())


@rule("DX-TUNNEL-2")
def give_up(game: Dice, state: State, action: GiveUpTunnel, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """DX-TUNNEL-2: tokens put forward are kept, none is bought, nothing else is done: the turn is over.

    Tokens can still be put back, as at the end of any turn.
    """
    due = _due(state)
    _, tokens = split(due.means)
    held = add(state.tokens[due.seat], tokens)
    lost = (TunnelLost(due.seat, due.route),)
    state = state._replace(pending=(), dice=NO_DICE, tokens=put(state.tokens, due.seat, held))
    if any(held):
        return state._replace(pending=(TunnelFailed(due.seat),)), lost
    return turn.end(game, state, chance, lost)


def _waiting(state: State) -> bool:
    return bool(state.pending) and isinstance(state.pending[0], TunnelDice)


def _due(state: State) -> TunnelDice:
    due = state.pending[0]
    if not isinstance(due, TunnelDice):
        raise TypeError(f"no tunnel is waiting, but {due}")
    return due
