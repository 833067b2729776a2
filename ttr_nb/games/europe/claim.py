"""Claiming a route: what is open, what it costs, and what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.content.board import GRAY, Route
from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.europe import ferry, placing, tunnel
from ttr_nb.games.europe.actions import ClaimRoute
from ttr_nb.games.europe.state import State
from ttr_nb.mechanics import claiming
from ttr_nb.mechanics.cards import WILD, Cards, missing, remove
from ttr_nb.mechanics.payment import Price, PriceList, faults

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe


@rule("EU-CLAIM-1", "EU-CLAIM-2", "EU-CLAIM-3")
def price(route: Route) -> Price:
    """EU-CLAIM-1: a card of the route's colour for each space; locomotives are wild, gray is any one colour."""
    return ferry.price(route) if route.locomotives else Price(route.length, route.colour)


def price_list(game: Europe) -> PriceList[ClaimRoute]:
    """Every claim there can be on a board, by what it costs."""
    return PriceList(
        (game.atlas.route_bit[route.id], paid, ClaimRoute(route.id, paid))
        for route in game.board.routes
        for paid in sorted(game.payments[route.id], reverse=True)
    )


def legal(game: Europe, state: State, seat: int) -> list[ClaimRoute]:
    """Every claim a seat can make with its cars and cards."""
    return game.claims.affordable(state.hands[seat], claiming.open_routes(game.atlas, state.network, seat))


def exists(game: Europe, action: ClaimRoute) -> tuple[Refusal, ...]:
    """Stage 1: is there such a route?"""
    return claiming.exists(game.board, action.route)


def is_free(game: Europe, state: State, seat: int, action: ClaimRoute) -> tuple[Refusal, ...]:
    """Stage 3: is the place free?"""
    return claiming.is_free(game.atlas, state.network, seat, action.route)


def can_pay(game: Europe, state: State, seat: int, action: ClaimRoute) -> tuple[Refusal, ...]:
    """Stage 4: cars and cards."""
    route = game.board.route[action.route]
    reasons = claiming.enough_cars(route, state.network.cars[seat])
    if action.cards not in game.payments[action.route]:
        reasons += _cards(route, action.cards)
    return reasons + _held(route, state.hands[seat], action.cards)


@rule("EU-CLAIM-6")
def _cards(route: Route, paid: Cards) -> tuple[Refusal, ...]:
    """EU-CLAIM-6: the whole route at once; and every other way in which the cards are not its price."""
    where: dict[str, object] = {"route": route.id, "length": route.length}
    counted = {**where, "given": sum(paid)}
    coloured = {**where, "colour": route.colour}
    symbols = route.locomotives
    ferry_part = {"route": route.id, "needed": symbols, "given": paid[WILD], "rest": route.length - symbols}
    is_gray = route.colour == GRAY
    reasons = {
        "few": Refusal("EU-CLAIM-6", "few", counted),
        "many": Refusal("EU-CLAIM-1", "many", counted),
        "mixed": Refusal("EU-CLAIM-3", "mixed", where) if is_gray else Refusal("EU-CLAIM-1", "mixed", coloured),
        "colour": Refusal("EU-CLAIM-1", "colour", coloured),
        "locomotives": Refusal("EU-FERRY-1", "locomotives", ferry_part),
    }
    return tuple(reasons[fault] for fault in faults(price(route), paid))


def _held(route: Route, hand: Cards, paid: Cards) -> tuple[Refusal, ...]:
    """One pays with cards one holds."""
    lacking = missing(hand, paid)
    return refuse("EU-CLAIM-1", "held", route=route.id, lacking=lacking) if any(lacking) else ()


def perform(game: Europe, state: State, action: ClaimRoute, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Lay out the cards; a tunnel then turns cards up, any other route is claimed."""
    current, pending, hands, market, tickets, network, points = state
    hands = put(hands, current.seat, remove(hands[current.seat], action.cards))
    laid_out = State(current, pending, hands, market, tickets, network, points)
    if game.board.route[action.route].tunnel:
        return tunnel.dig(game, laid_out, action, chance)
    return placing.complete(game, laid_out, action.route, action.cards, action.cards, chance)
