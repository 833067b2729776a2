"""Where stations can stand and how many are left. Knows no price; what they are good for is decided in `tally`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ttr_nb.content.names import find_city
from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.mechanics import network as networks
from ttr_nb.mechanics.cards import NONE
from ttr_nb.mechanics.events import StationBuilt
from ttr_nb.mechanics.network import Atlas, Network


@rule("EU-STATION-1")
def open_cities(atlas: Atlas, network: Network) -> int:
    """EU-STATION-1: any city without a station, whoever's routes lead there."""
    return atlas.sites & ~networks.union(network.stations)


@rule("EU-STATION-2")
def left(atlas: Atlas, network: Network, seat: int) -> int:
    """EU-STATION-2: three in a game; and as a station is the whole turn, one a turn."""
    return atlas.board.play.stations - network.stations[seat].bit_count()


def exists(atlas: Atlas, city: str) -> tuple[Refusal, ...]:
    """Stage 1: is there such a city?"""
    if atlas.city_bit.get(city, 0) & atlas.sites:
        return ()
    return refuse("EU-STATION-1", "unknown", name=city, near=find_city(atlas.board, city).suggestions)


def is_free(atlas: Atlas, network: Network, seat: int, city: str) -> tuple[Refusal, ...]:
    """Stage 3: a city without a station, and a station left to put there."""
    reasons: tuple[Refusal, ...] = ()
    owner = networks.owner(network.stations, atlas.city_bit[city])
    if owner is not None:
        reasons += refuse("EU-STATION-1", "taken", city=city, owner=owner)
    if not left(atlas, network, seat):
        reasons += refuse("EU-STATION-2", "none", stations=atlas.board.play.stations)
    return reasons


def build_ahead(
    atlas: Atlas, network: Network, stations: Mapping[int, Iterable[str]]
) -> tuple[Network, tuple[Event, ...]]:
    """Stations that stand there before the first turn, by the rules but for their price."""
    events: list[Event] = []
    for seat, cities in stations.items():
        for city in cities:
            if reasons := exists(atlas, city) or is_free(atlas, network, seat, city):
                raise RuleViolation(reasons)
            network = networks.build(network, seat, atlas.city_bit[city])
            events.append(StationBuilt(seat, city, NONE))
    return network, tuple(events)
