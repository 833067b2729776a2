"""What must be true of every position and step with dice. Written from the rules; what is on the board is shared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.conformance.invariants import (
    board_faults,
    board_step_faults,
    moment_faults,
    only_the_actor_changes,
    owned_routes,
    turns_go_on,
)
from ttr_nb.content.board import Board

DICE = 5
PILE = 15
MOST_TOKENS = 3
PASSENGERS = 3


def position_faults(rules: Any, state: Any) -> list[str]:
    """Everything that is wrong with a position."""
    return [
        *board_faults(rules.board, state),
        *moment_faults(rules, state),
        *_tokens(state),
        *_dice(state),
        *(_passengers(rules.board, state) if state.travel else ()),
    ]


def step_faults(rules: Any, before: Any, action: Any, after: Any) -> list[str]:
    """Everything that is wrong with a step."""
    held, held_then = ([*zip(s.tokens, *_travellers(s), strict=True)] for s in (before, after))
    near = after.network.cars[before.turn.seat] <= 2 or not _anything_left(rules.board, after)
    return [
        *only_the_actor_changes(rules, before, after, held, held_then),
        *board_step_faults(before, after),
        *turns_go_on(before, after, near),
        *_dice_are_used_up(before, after),
        *_tokens_are_earned(before, action, after),
    ]


def _travellers(state: Any) -> list[Any]:
    return [state.travel.waiting, state.travel.standing, state.travel.collected] if state.travel else [state.points]


def _tokens(state: Any) -> Iterator[str]:
    """DX-SETUP-2, DX-TOKEN-3: fifteen of each kind, at most three in a hand."""
    forward = [waiting.means[4:] for waiting in state.pending if hasattr(waiting, "means")]
    for kind in (0, 1):
        total = state.piles[kind] + sum(held[kind] for held in (*state.tokens, *forward))
        if total != PILE or min(state.piles[kind], *(held[kind] for held in state.tokens)) < 0:
            yield f"there are {total} tokens of kind {kind}: {state.piles}, {state.tokens}, {forward}"
    for seat, held in enumerate(state.tokens):
        mine = sum(held) + (sum(map(sum, forward)) if seat == state.turn.seat else 0)
        if mine > MOST_TOKENS:
            yield f"seat {seat} has {mine} tokens"
    if not 0 <= state.began <= MOST_TOKENS:
        yield f"the turn began with {state.began} tokens"


def _dice(state: Any) -> Iterator[str]:
    """DX-ROLL-1: five dice at the start of a turn, none before the first and after the last."""
    if min(state.dice) < 0 or sum(state.dice) > DICE:
        yield f"the dice are {state.dice}"
    waiting = type(state.pending[0]).__name__ if state.pending else ""
    if waiting == "Reroll" and sum(state.dice) != DICE:
        yield f"{sum(state.dice)} dice have been rolled"
    is_first = waiting == "TicketOffer" and state.pending[0].rule == "EU-SETUP-6"
    if (is_first or state.turn.left == 0 or waiting == "TunnelFailed") and any(state.dice):
        yield f"dice lie there: {state.dice}"
    if waiting == "TunnelDice" and state.pending[0].extra != state.pending[0].rolled.count("tunnel"):
        yield f"a tunnel asks for {state.pending[0].extra} more after {state.pending[0].rolled}"


def _passengers(board: Board, state: Any) -> Iterator[str]:
    """Goods are in their city or somebody's; a city has one passenger; nobody has more than three."""
    travel = state.travel
    goods = Counter(token for stack in travel.goods for token in stack)
    goods.update(token for tokens in travel.collected for token in tokens)
    if goods != Counter(token for stack in board.goods.values() for token in stack):
        yield f"the goods are {dict(goods)}"
    for place, city in enumerate(board.cities):
        whole, left = board.goods.get(city.id, ()), travel.goods[place]
        if whole[len(whole) - len(left) :] != left:
            yield f"{city.id} has {left} of {whole}"
        if sum(bits >> place & 1 for bits in travel.standing) > (0 if city.country else 1):
            yield f"{city.id} has too many passengers"
    for seat, waiting in enumerate(travel.waiting):
        if not 0 <= waiting <= PASSENGERS or waiting + travel.standing[seat].bit_count() > PASSENGERS:
            yield f"seat {seat} has too many passengers"


def _dice_are_used_up(before: Any, after: Any) -> Iterator[str]:
    """DX-ACTION-1: within a turn dice only become fewer, but for the one second roll."""
    if before.turn != after.turn or any(type(w).__name__ in ("Reroll", "TicketOffer") for w in before.pending):
        return
    if any(then > now for now, then in zip(before.dice, after.dice, strict=True)):
        yield f"the dice were {before.dice} and are {after.dice}"


def _tokens_are_earned(before: Any, action: Any, after: Any) -> Iterator[str]:
    """DX-TOKEN-1, DX-TOKEN-3: two dice a token, none for who began with three."""
    bought = type(action).__name__ == "BuyToken"
    if bought and (before.began >= MOST_TOKENS or sum(before.dice) - sum(after.dice) != 2):
        yield f"{action} with {before.dice} after beginning with {before.began}"
    if not bought and sum(after.piles) < sum(before.piles):
        yield f"tokens were taken from the piles by {action}"


def _anything_left(board: Board, state: Any) -> bool:
    """Whether anybody has a route to put cars on."""
    owned = [owned_routes(board, bits) for bits in state.network.owned]
    taken = [route for mine in owned for route in mine]
    few = len(owned) < board.play.doubles_open_from
    return any(
        route not in taken
        and route.length <= state.network.cars[seat]
        and not (route.group and any(other.group == route.group for other in (taken if few else mine)))
        for seat, mine in enumerate(owned)
        for route in board.routes
    )
