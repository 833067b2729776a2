"""The types of a printed board: cities, routes, tickets, parameters of play. Knows no file format and no rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
"""The colours of train cards and routes."""

GRAY = "gray"
"""The colour of a route that takes any one colour."""


@dataclass(frozen=True, slots=True)
class City:
    """A city, or the end of a border route (then `country` names where it leads)."""

    id: str
    name: str
    x: float
    y: float
    names: Mapping[str, str] = field(default_factory=dict)
    country: str = ""


@dataclass(frozen=True, slots=True)
class Route:
    """One track between two cities. `locomotives` makes it a ferry; tracks that share a `group` are a double route."""

    id: str
    cities: tuple[str, str]
    length: int
    colour: str
    locomotives: int = 0
    tunnel: bool = False
    group: str = ""


class Goal(NamedTuple):
    """Where a ticket can lead: reaching any of these cities is worth `points`."""

    cities: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Ticket:
    """A destination ticket: from any of `origins` to any of its `goals` (nearly always one city to one city)."""

    id: str
    origins: tuple[str, ...]
    goals: tuple[Goal, ...]
    kind: str

    @property
    def points(self) -> int:
        """What the ticket is worth at best."""
        return max(goal.points for goal in self.goals)

    @property
    def penalty(self) -> int:
        """What it costs when no goal is reached."""
        return min(goal.points for goal in self.goals)


@dataclass(frozen=True, slots=True)
class Parameters:
    """The numbers a board brings to the rules. `dealt` says how many tickets of each kind a player is dealt.

    What is left over of the kinds in `deck` is the ticket deck; the other kinds leave the game.
    """

    players: tuple[int, int]
    cars: int
    stations: int
    dealt: Mapping[str, int]
    keep_at_start: int
    draw: int
    keep_later: int
    returned_at_start: str
    returned_later: str
    doubles_open_from: int
    bonus: str
    bonus_points: int
    points: Mapping[int, int]
    deck: tuple[str, ...] = ("regular",)


@dataclass(frozen=True)
class Board:
    """A whole printed board. Order is that of the files; positions are in units of `size`.

    `goods` are stacks of merchandise tokens by city, the top one first; most boards have none.
    """

    id: str
    name: str
    size: tuple[float, float]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    play: Parameters
    land: tuple[tuple[tuple[float, float], ...], ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    countries: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    goods: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @cached_property
    def city(self) -> Mapping[str, City]:
        """Cities by id."""
        return {city.id: city for city in self.cities}

    @cached_property
    def route(self) -> Mapping[str, Route]:
        """Routes by id."""
        return {route.id: route for route in self.routes}

    @cached_property
    def ticket(self) -> Mapping[str, Ticket]:
        """Tickets by id."""
        return {ticket.id: ticket for ticket in self.tickets}

    @cached_property
    def doubles(self) -> Mapping[str, tuple[Route, ...]]:
        """Groups of parallel tracks, by group id."""
        groups: dict[str, list[Route]] = {}
        for route in self.routes:
            if route.group:
                groups.setdefault(route.group, []).append(route)
        return {group: tuple(routes) for group, routes in groups.items()}

    def __hash__(self) -> int:
        return hash(self.id)
