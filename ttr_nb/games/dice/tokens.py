"""Route tokens: two unused dice buy one, and nobody holds more than three."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from ttr_nb.content.dice import ROUTE_KINDS
from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.dice.actions import BuyToken
from ttr_nb.games.dice.events import TokenBought
from ttr_nb.games.dice.state import State
from ttr_nb.mechanics.dice import Faces, Tokens, add, choices, missing, remove

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice
    from ttr_nb.games.dice.view import View

BOUGHT = cache(TokenBought)

LIMIT = 3
"""DX-TOKEN-3: so many tokens can be held, kinds together."""

PRICE = 2
"""DX-TOKEN-1: so many unused dice buy one."""

ONE: dict[str, Tokens] = {kind: tuple(int(kind == each) for each in ROUTE_KINDS) for kind in ROUTE_KINDS}
"""A single token of a kind."""


@rule("DX-TOKEN-3")
def room(state: State | View, seat: int) -> int:
    """DX-TOKEN-3: nobody holds more than three, and who began the turn with three takes none in it."""
    return LIMIT - sum(state.tokens[seat]) if state.began < LIMIT else 0


def legal(state: State, seat: int) -> tuple[BuyToken, ...]:
    """Every token a seat can buy."""
    if sum(state.dice) < PRICE or not room(state, seat):
        return ()
    return _purchases(state.dice, tuple(map(bool, state.piles)))


@lru_cache(maxsize=1024)
def _purchases(dice: Faces, there: tuple[bool, ...]) -> tuple[BuyToken, ...]:
    """Any two of these dice for a token of any pile in which there is one."""
    kinds = [kind for kind, is_there in zip(ROUTE_KINDS, there, strict=True) if is_there]
    return tuple(BuyToken(kind, pair) for kind in kinds for pair in choices(dice) if sum(pair) == PRICE)


def exists(game: Dice, action: BuyToken) -> tuple[Refusal, ...]:
    """Stage 1: is there such a token?"""
    return () if action.kind in ROUTE_KINDS else refuse("DX-TOKEN-1", "unknown", name=action.kind)


@rule("DX-TOKEN-3", "DX-TOKEN-1")
def is_there(game: Dice, state: State, seat: int, action: BuyToken) -> tuple[Refusal, ...]:
    """DX-TOKEN-3: room for one more; DX-TOKEN-1: and one left in the pile. Stage 3."""
    reasons: tuple[Refusal, ...] = ()
    if state.began >= LIMIT:
        reasons += refuse("DX-TOKEN-3", "began", limit=LIMIT)
    elif sum(state.tokens[seat]) >= LIMIT:
        reasons += refuse("DX-TOKEN-3", "full", limit=LIMIT)
    if not state.piles[ROUTE_KINDS.index(action.kind)]:
        reasons += refuse("DX-TOKEN-1", "pile", kind=action.kind)
    return reasons


@rule("DX-TOKEN-1")
def can_pay(game: Dice, state: State, seat: int, action: BuyToken) -> tuple[Refusal, ...]:
    """DX-TOKEN-1: two dice that have not been used, whatever they show. Stage 4."""
    reasons: tuple[Refusal, ...] = ()
    if sum(action.dice) != PRICE:
        reasons += refuse("DX-TOKEN-1", "pair", given=sum(action.dice))
    lacking = missing(state.dice, action.dice)
    if any(lacking):
        reasons += refuse("DX-TOKEN-1", "rolled", dice=lacking)
    return reasons


@rule("DX-TOKEN-1")
def buy(game: Dice, state: State, action: BuyToken, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """DX-TOKEN-1: besides the action, before or after it; so up to two in a turn."""
    turn, pending, dice, held, piles, began, tickets, network, points, stack, travel = state
    token = ONE[action.kind]
    held = put(held, turn.seat, add(held[turn.seat], token))
    dice, piles = remove(dice, action.dice), remove(piles, token)
    bought = State(turn, pending, dice, held, piles, began, tickets, network, points, stack, travel)
    return bought, (BOUGHT(turn.seat, action.kind, action.dice),)
