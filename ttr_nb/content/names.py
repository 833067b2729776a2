"""Finding a city, a route or a ticket by what a person calls it. Knows no notation of actions.

An exact id always finds its own. Otherwise case, accents and the signs between words do not matter, a city goes by its
printed name or its name in any language, and the two ends of a route or ticket may stand in either order.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Generic, TypeVar

from ttr_nb.content.board import Board, City, Route, Ticket

LONGEST_NAME = 100
"""Characters. Nobody means anything on a board by a longer text."""

UNACCENTED = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe"})
"""Letters that Unicode does not take apart into a letter and its accent."""

T = TypeVar("T", City, Route, Ticket)


@dataclass(frozen=True, slots=True)
class Match(Generic[T]):
    """What a text means: the one thing `found`, else the `candidates` it fits alike, else what is `near`."""

    found: T | None = None
    candidates: tuple[T, ...] = ()
    near: tuple[T, ...] = ()

    def id_or(self, text: str) -> str:
        """The id of what was found, else the text as it was."""
        return text if self.found is None else self.found.id

    @property
    def suggestions(self) -> tuple[str, ...]:
        """The ids of what might have been meant."""
        found = () if self.found is None else (self.found,)
        return tuple(thing.id for thing in found or self.candidates or self.near)


def plain(text: str) -> str:
    """A name as it is compared: small letters without accents, one blank between words.

    >>> plain("La Chaux-de-Fonds"), plain("KØBENHAVN"), plain("mo_i_rana")
    ('la chaux de fonds', 'kobenhavn', 'mo i rana')
    """
    letters = unicodedata.normalize("NFKD", text.casefold().translate(UNACCENTED))
    return " ".join(re.findall(r"[^\W_]+", "".join(c for c in letters if not unicodedata.combining(c))))


def find_city(board: Board, text: str) -> Match[City]:
    """The city that a text names, in any language. A country is the cities at its border.

    >>> from ttr_nb.content.maps import load_board
    >>> find_city(load_board("europe"), "Wiedeń").found.id
    'wien'
    >>> [city.id for city in find_city(load_board("europe"), "Budapset").near]
    ['budapest']
    """
    if text in board.city:
        return Match(board.city[text])
    called = _cities_by_name(board)
    words = plain(text[:LONGEST_NAME])
    if words in called:
        return _match(board.city[id] for id in called[words])
    return Match(near=_near(words, ((name, board.city[id]) for name, ids in called.items() for id in ids)))


def find_route(board: Board, text: str) -> Match[Route]:
    """The route that a text names: two cities and, where tracks run side by side, the colour or number of one.

    >>> from ttr_nb.content.maps import load_board
    >>> board = load_board("europe")
    >>> find_route(board, "London - Amsterdam").found.id
    'amsterdam-london'
    >>> [route.id for route in find_route(board, "paris-frankfurt").candidates]
    ['frankfurt-paris-orange', 'frankfurt-paris-white']
    >>> find_route(board, "Paris Frankfurt white").found.id
    'frankfurt-paris-white'
    """
    if text in board.route:
        return Match(board.route[text])
    words = plain(text[:LONGEST_NAME])
    fitting: dict[str, Route] = {}
    for some, others, rest in _ends(board, words):
        for route in board.routes:
            if _joins(route.cities, some, others) and rest in ("", route.colour, _which(route)):
                fitting[route.id] = route
    if fitting:
        return _match(fitting.values())
    return Match(near=_near(words, ((name, route) for route in board.routes for name in _route_names(route))))


def find_ticket(board: Board, text: str) -> Match[Ticket]:
    """The ticket that a text names: its id, or where it leads from and to. Copies of one ticket are candidates.

    >>> from ttr_nb.content.maps import load_board
    >>> find_ticket(load_board("europe"), "Sankt Petersburg").found is None
    True
    >>> find_ticket(load_board("europe"), "Petrograd, Brest").found.id
    'brest-petrograd'
    >>> [ticket.id for ticket in find_ticket(load_board("switzerland"), "Francia Austria").candidates]
    ['france-countries-1', 'france-countries-2', 'oesterreich-countries-1', 'oesterreich-countries-2']
    """
    if text in board.ticket:
        return Match(board.ticket[text])
    words = plain(text[:LONGEST_NAME])
    fitting = {ticket.id: ticket for ticket in board.tickets if words in _ticket_names(ticket)}
    for some, others, rest in _ends(board, words):
        for ticket in board.tickets:
            if not rest and (_leads(ticket, some, others) or _leads(ticket, others, some)):
                fitting[ticket.id] = ticket
    if fitting:
        return _match(fitting.values())
    return Match(near=_near(words, ((name, ticket) for ticket in board.tickets for name in _ticket_names(ticket))))


def _ends(board: Board, words: str) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], str]]:
    """Every way to read a text as a city, a city, and some rest."""
    called = _cities_by_name(board)
    word = words.split()
    for i in range(1, len(word)):
        for j in range(i + 1, len(word) + 1):
            some, others = called.get(" ".join(word[:i])), called.get(" ".join(word[i:j]))
            if some and others:
                yield some, others, " ".join(word[j:])


@lru_cache(maxsize=32)
def _cities_by_name(board: Board) -> Mapping[str, tuple[str, ...]]:
    """City ids by everything they are called, compared plainly."""
    called: dict[str, dict[str, None]] = {}
    for city in board.cities:
        for name in (city.id, city.name, city.country, *city.names.values()):
            called.setdefault(plain(name), {})[city.id] = None
    return {name: tuple(ids) for name, ids in called.items() if name}


def _joins(ends: tuple[str, str], some: tuple[str, ...], others: tuple[str, ...]) -> bool:
    a, b = ends
    return (a in some and b in others) or (b in some and a in others)


def _leads(ticket: Ticket, some: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Whether a ticket leads from one of these cities to one of those."""
    goals = {city for goal in ticket.goals for city in goal.cities}
    return not (goals.isdisjoint(others) or set(ticket.origins).isdisjoint(some))


def _which(route: Route) -> str:
    """What sets a track apart from those beside it: the end of its id, behind the two cities."""
    return plain("-".join(route.id.split("-")[2:]))


def _route_names(route: Route) -> tuple[str, ...]:
    a, b = route.cities
    return plain(f"{a} {b} {_which(route)}"), plain(f"{b} {a} {_which(route)}")


def _ticket_names(ticket: Ticket) -> tuple[str, ...]:
    """The id and, for a copy, the id without its number."""
    return plain(ticket.id), plain(re.sub(r"-[0-9]+$", "", ticket.id))


def _match(fitting: Iterable[T]) -> Match[T]:
    things = tuple(fitting)
    return Match(things[0]) if len(things) == 1 else Match(candidates=things)


def _near(words: str, named: Iterable[tuple[str, T]]) -> tuple[T, ...]:
    """The things with a name like these words, the likest first, at most three."""
    things: dict[str, list[T]] = {}
    for name, thing in named:
        things.setdefault(name, []).append(thing)
    close = get_close_matches(words, things, n=6, cutoff=0.7)
    return tuple({thing.id: thing for name in close for thing in things[name]}.values())[:3]


def meant(board: Board, text: str) -> frozenset[str]:
    """The ids of every city, route and ticket that a text can stand for, and the text itself.

    >>> from ttr_nb.content.maps import load_board
    >>> sorted(meant(load_board("europe"), "Vienna"))
    ['Vienna', 'wien']
    """
    matches: tuple[Match[Any], ...] = (find_city(board, text), find_route(board, text), find_ticket(board, text))
    found = (thing.id for match in matches for thing in (match.found, *match.candidates) if thing)
    return frozenset((text, *found))
