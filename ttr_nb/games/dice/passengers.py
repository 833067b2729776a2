"""Passengers: one may be put down when a route is claimed. Only on boards that have goods for them to collect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ttr_nb.content.names import find_city
from ttr_nb.core.chance import Chance
from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.dice import turn
from ttr_nb.games.dice.actions import EndTrip, KeepPassenger, MovePassenger, PutPassenger
from ttr_nb.games.dice.events import PassengerPlaced
from ttr_nb.games.dice.state import PassengerOffer, State, Travel
from ttr_nb.mechanics import claiming
from ttr_nb.mechanics.network import union

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice

PASSENGERS = 3
"""How many each player has."""

KEEP = KeepPassenger()


@rule("DX-PASSENGER-1")
def offer(game: Dice, travel: Travel, seat: int, route: str) -> PassengerOffer | None:
    """The cities of a claimed route in which the seat may put a passenger: one a city, never in a country."""
    if not travel.waiting[seat]:
        return None
    free = game.atlas.sites & ~union(travel.standing)
    cities = tuple(city for city in game.board.route[route].cities if game.atlas.city_bit[city] & free)
    return PassengerOffer(seat, cities) if cities else None


def answers(waiting: PassengerOffer) -> tuple[PutPassenger | KeepPassenger, ...]:
    """Either city, or none."""
    return (KEEP, *map(PutPassenger, waiting.cities))


def exists(game: Dice, action: PutPassenger | KeepPassenger | MovePassenger | EndTrip) -> tuple[Refusal, ...]:
    """Stage 1: are there passengers, such a city, such a route?"""
    if not game.board.goods:
        return refuse("DX-PASSENGER-1", "board")
    city = getattr(action, "city", None)
    if city is not None and city not in game.board.city:
        return refuse("DX-PASSENGER-1", "city", name=city, near=find_city(game.board, city).suggestions)
    return claiming.exists(game.board, action.route) if isinstance(action, MovePassenger) else ()


def is_offered(game: Dice, state: State, seat: int, action: PutPassenger | KeepPassenger) -> tuple[Refusal, ...]:
    """Stage 3: has a route been claimed, and can the passenger stand there?"""
    waiting = state.pending[0] if state.pending else None
    if not isinstance(waiting, PassengerOffer):
        return refuse("DX-PASSENGER-1", "no-route")
    if isinstance(action, PutPassenger) and action.city not in waiting.cities:
        return refuse("DX-PASSENGER-1", "not-there", city=action.city)
    return ()


def put_down(
    game: Dice, state: State, action: PutPassenger | KeepPassenger, chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    """Put a passenger in a city of the route just claimed, or keep it."""
    seat, travel = state.turn.seat, state.travel
    if travel is None or isinstance(action, KeepPassenger):
        return turn.finish(game, state._replace(pending=()), chance, ())
    travel = _stand(game, travel, seat, action.city)
    placed = PassengerPlaced(seat, action.city)
    return turn.finish(game, state._replace(pending=(), travel=travel), chance, (placed,))


def set_out(
    game: Dice, players: int, arranged: Mapping[int, Sequence[str]]
) -> tuple[Travel | None, tuple[Event, ...]]:
    """Goods in their cities and three passengers for each player, some of whom may stand somewhere already."""
    goods = game.board.goods
    if not goods and any(arranged.values()):
        raise RuleViolation(refuse("DX-PASSENGER-1", "board"))
    if not goods:
        return None, ()
    stacks = tuple(goods.get(city.id, ()) for city in game.board.cities)
    travel = Travel((PASSENGERS,) * players, (0,) * players, ((),) * players, stacks)
    events: list[Event] = []
    for seat, cities in arranged.items():
        for city in cities:
            if reasons := exists(game, PutPassenger(city)):
                raise RuleViolation(reasons)
            if not travel.waiting[seat]:
                raise RuleViolation(refuse("DX-PASSENGER-1", "none", passengers=PASSENGERS))
            if not game.atlas.city_bit[city] & game.atlas.sites & ~union(travel.standing):
                raise RuleViolation(refuse("DX-PASSENGER-1", "not-there", city=city))
            travel = _stand(game, travel, seat, city)
            events.append(PassengerPlaced(seat, city))
    return travel, tuple(events)


def _stand(game: Dice, travel: Travel, seat: int, city: str) -> Travel:
    """A passenger stands in a city."""
    return travel._replace(
        waiting=put(travel.waiting, seat, travel.waiting[seat] - 1),
        standing=put(travel.standing, seat, travel.standing[seat] | game.atlas.city_bit[city]),
    )
