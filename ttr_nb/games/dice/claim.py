"""Claiming a route with dice and tokens: what it costs, and what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.content.board import Route
from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.dice import placing, tunnel
from ttr_nb.games.dice.actions import ClaimWithDice
from ttr_nb.games.dice.price import DicePrices, faults, ways
from ttr_nb.games.dice.state import State
from ttr_nb.mechanics import claiming
from ttr_nb.mechanics.dice import JOKERS, NO_DICE, NO_TOKENS, Means, missing, remove, split

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice


def price_list(game: Dice) -> DicePrices[ClaimWithDice]:
    """Every claim there can be on a board, by what it costs."""
    return DicePrices(
        (game.atlas.route_bit[route], paid, ClaimWithDice(route, paid))
        for route, due in game.prices.items()
        for paid in ways(due)
    )


def legal(game: Dice, state: State, seat: int) -> list[ClaimWithDice]:
    """Every claim a seat can make with its cars, dice and tokens."""
    held = state.dice + state.tokens[seat]
    return game.claims.affordable(held, claiming.open_routes(game.atlas, state.network, seat))


def exists(game: Dice, action: ClaimWithDice) -> tuple[Refusal, ...]:
    """Stage 1: is there such a route?"""
    return claiming.exists(game.board, action.route)


def is_free(game: Dice, state: State, seat: int, action: ClaimWithDice) -> tuple[Refusal, ...]:
    """Stage 3: is the place free?"""
    return claiming.is_free(game.atlas, state.network, seat, action.route)


def can_pay(game: Dice, state: State, seat: int, action: ClaimWithDice) -> tuple[Refusal, ...]:
    """Stage 4: cars, dice and tokens."""
    route = game.board.route[action.route]
    reasons = claiming.enough_cars(route, state.network.cars[seat])
    if action.means not in game.payments[action.route]:
        reasons += _means(game, route, action.means)
    return reasons + _held(route, state.dice + state.tokens[seat], action.means)


@rule("DX-CLAIM-1", "DX-CLAIM-2", "DX-FACE-1", "DX-TOKEN-2", "DX-FERRY-1")
def _means(game: Dice, route: Route, paid: Means) -> tuple[Refusal, ...]:
    """DX-CLAIM-1: all symbols at once; and every other way in which dice and tokens are not the price."""
    due = game.prices[route.id]
    counts: dict[str, object] = {"route": route.id, "kind": due.kind, "needed": due.amount, "given": sum(paid)}
    kind: dict[str, object] = {"route": route.id, "kind": due.kind}
    jokers = {"route": route.id, "needed": due.jokers, "given": paid[JOKERS], "rest": due.amount - due.jokers}
    reasons = {
        "few": Refusal("DX-CLAIM-1", "few", counts),
        "many": Refusal("DX-CLAIM-1", "many", counts),
        "kind": Refusal("DX-CLAIM-2", "kind", kind),
        "station": Refusal("DX-FACE-1", "station", {"route": route.id}),
        "token": Refusal("DX-TOKEN-2", "kind", kind),
        "jokers": Refusal("DX-FERRY-1", "jokers", jokers),
    }
    return tuple(reasons[fault] for fault in faults(due, paid))


def _held(route: Route, held: Means, paid: Means) -> tuple[Refusal, ...]:
    """One pays with dice that lie there and tokens one has."""
    dice, tokens = split(missing(held, paid))
    reasons: tuple[Refusal, ...] = ()
    if dice != NO_DICE:
        reasons += refuse("DX-CLAIM-1", "rolled", route=route.id, dice=dice)
    if tokens != NO_TOKENS:
        reasons += refuse("DX-TOKEN-2", "held", route=route.id, tokens=tokens)
    return reasons


def perform(game: Dice, state: State, action: ClaimWithDice, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Put dice and tokens forward; for a tunnel the tunnel dice are then rolled, any other route is claimed."""
    turn, pending, dice, held, piles, began, tickets, network, points, stack, travel = state
    spent, tokens = split(action.means)
    held = put(held, turn.seat, remove(held[turn.seat], tokens))
    dice = remove(dice, spent)
    forward = State(turn, pending, dice, held, piles, began, tickets, network, points, stack, travel)
    if game.board.route[action.route].tunnel:
        return tunnel.dig(game, forward, action, chance)
    return placing.complete(game, forward, action.route, action.means, chance, ())
