"""A passenger's trip: step by step over claimed routes, collecting goods. Only on boards that have goods."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.dice import turn
from ttr_nb.games.dice.actions import EndTrip, MovePassenger
from ttr_nb.games.dice.events import GoodsCollected, PassengerMoved, TripEnded
from ttr_nb.games.dice.state import State, Trip
from ttr_nb.mechanics.dice import JOKERS, NO_DICE, remove
from ttr_nb.mechanics.network import Atlas, owner, union

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice

ONE_JOKER = put(NO_DICE, JOKERS, 1)
END = EndTrip()


class Lead(NamedTuple):
    """A way out of a city that a passenger can take: countries are closed to them."""

    bit: int
    there: str
    action: MovePassenger


def leads(atlas: Atlas) -> dict[str, tuple[Lead, ...]]:
    """Every way out of every city."""
    ways: dict[str, list[Lead]] = {city.id: [] for city in atlas.board.cities}
    for route in atlas.board.routes:
        for here, there in (route.cities, route.cities[::-1]):
            if atlas.city_bit[there] & atlas.sites:
                ways[here].append(Lead(atlas.route_bit[route.id], there, MovePassenger(here, route.id)))
    return {city: tuple(out) for city, out in ways.items()}


def legal(game: Dice, state: State, seat: int) -> tuple[MovePassenger, ...]:
    """Every first step of a trip."""
    if state.travel is None or not state.travel.standing[seat]:
        return ()
    cities = game.atlas.cities(state.travel.standing[seat])
    return tuple([step for city in cities for step in _steps(game, state, seat, city, 0)])


def steps(game: Dice, state: State, trip: Trip) -> tuple[MovePassenger | EndTrip, ...]:
    """Every next step of a trip, and its end."""
    return (END, *_steps(game, state, trip.seat, trip.city, trip.routes))


def _steps(game: Dice, state: State, seat: int, city: str, used: int) -> list[MovePassenger]:
    """Own routes, and with a joker the opponents'; none that was used."""
    own = state.network.owned[seat]
    can_use = (union(state.network.owned) if state.dice[JOKERS] else own) & ~used
    return [lead.action for lead in game.leads[city] if lead.bit & can_use]


def is_travelling(game: Dice, state: State, seat: int, action: EndTrip) -> tuple[Refusal, ...]:
    """Stage 3: is a passenger on its way?"""
    return () if _trip(state) else refuse("DX-PASSENGER-1", "no-trip")


@rule("DX-PASSENGER-1")
def can_go(game: Dice, state: State, seat: int, action: MovePassenger) -> tuple[Refusal, ...]:
    """DX-PASSENGER-1: over claimed routes, each at most once in a trip, never into a country. Stage 3."""
    trip, route = _trip(state), game.board.route[action.route]
    standing = state.travel.standing[seat] if state.travel else 0
    bit = game.atlas.route_bit[action.route]
    reasons: tuple[Refusal, ...] = ()
    if trip and trip.city != action.city:
        reasons += refuse("DX-PASSENGER-1", "travelling", city=trip.city)
    elif not trip and not game.atlas.city_bit[action.city] & standing:
        reasons += refuse("DX-PASSENGER-1", "absent", city=action.city)
    if action.city not in route.cities:
        reasons += refuse("DX-PASSENGER-1", "away", city=action.city, route=action.route)
    elif not any(lead.bit == bit for lead in game.leads[action.city]):
        reasons += refuse("DX-PASSENGER-1", "country", route=action.route)
    if owner(state.network.owned, bit) is None:
        reasons += refuse("DX-PASSENGER-1", "unclaimed", route=action.route)
    if trip and trip.routes & bit:
        reasons += refuse("DX-PASSENGER-1", "again", route=action.route)
    return reasons


@rule("DX-PASSENGER-1")
def can_pay(game: Dice, state: State, seat: int, action: MovePassenger) -> tuple[Refusal, ...]:
    """DX-PASSENGER-1: a joker for each opponent's route. Stage 4."""
    other = owner(state.network.owned, game.atlas.route_bit[action.route])
    if other == seat or state.dice[JOKERS]:
        return ()
    return refuse("DX-PASSENGER-1", "joker", route=action.route, owner=other)


@rule("DX-PASSENGER-1")
def move(game: Dice, state: State, action: MovePassenger, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """DX-PASSENGER-1: a step along a route; an opponent's takes a joker; the first step is the turn's only action.

    Ruling: each city a passenger comes through gives its top token once in a trip, the one it started from none.
    """
    seat, travel = state.turn.seat, state.travel
    if travel is None:
        raise TypeError("there are no passengers on this board")
    bit = game.atlas.route_bit[action.route]
    there = next(lead.there for lead in game.leads[action.city] if lead.bit == bit)
    goal = game.atlas.city_bit[there]
    place = goal.bit_length() - 1
    other = None if state.network.owned[seat] & bit else owner(state.network.owned, bit)
    trip = _trip(state) or Trip(seat, action.city, 0, game.atlas.city_bit[action.city])
    if not trip.routes:
        travel = travel._replace(standing=put(travel.standing, seat, travel.standing[seat] & ~trip.cities))
    events: tuple[Event, ...] = (PassengerMoved(seat, action.route, there, other),)
    stack = travel.goods[place]
    if stack and not goal & trip.cities:
        travel = travel._replace(
            collected=put(travel.collected, seat, (*travel.collected[seat], stack[0])),
            goods=put(travel.goods, place, stack[1:]),
        )
        events += (GoodsCollected(seat, there, stack[0]),)
    trip = Trip(seat, there, trip.routes | bit, trip.cities | goal)
    dice = state.dice if other is None else remove(state.dice, ONE_JOKER)
    state = state._replace(pending=(trip,), dice=dice, travel=travel)
    if steps(game, state, trip) != (END,):
        return state, events
    state, ended = end_trip(game, state, END, chance)
    return state, events + ended


def end_trip(game: Dice, state: State, action: EndTrip, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """The passenger gets off and leaves the game."""
    trip = _trip(state)
    if trip is None:
        raise TypeError("no passenger is travelling")
    return turn.finish(game, state._replace(pending=()), chance, (TripEnded(trip.seat, trip.city),))


def _trip(state: State) -> Trip | None:
    waiting = state.pending[0] if state.pending else None
    return waiting if isinstance(waiting, Trip) else None
