"""The search for the longest path, step by step, to be watched; and the same with the usual mistake in it.

Plain depth-first search, slow and easy to follow. What counts in a game is found by `mechanics.trail`.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from ttr_nb.content.board import Route
from ttr_nb.mechanics.trail import longest_trail

LIMIT = 2000
"""How many steps are worth watching."""
FAR = 100_000
"""How many walks are looked through for the longest of them, where nobody watches."""


class Tried(NamedTuple):
    """A walk that was tried, its length, and the best one found up to then."""

    routes: tuple[str, ...]
    length: int
    best: tuple[str, ...]
    best_length: int


def search(routes: Iterable[Route], may_return: bool = True, limit: int = LIMIT) -> list[Tried]:
    """Every step of the search, up to a limit. Without `may_return` no city is visited twice: the usual mistake.

    >>> ring = [Route(x + y, (x, y), 1, "gray") for x, y in ("ab", "bc", "ca", "ad")]
    >>> search(ring)[-1].best_length, search(ring, may_return=False)[-1].best_length
    (4, 3)
    """
    return list(islice(_tried(routes, may_return), limit))


def result(routes: Iterable[Route], may_return: bool = True) -> Tried:
    """What the search comes to, though nobody could watch all of it: by the rule, as the engine finds it.

    Without `may_return` it is the best of all walks, or of so many that it hardly ever matters.

    >>> ring = [Route(x + y, (x, y), 1, "gray") for x, y in ("ab", "bc", "ca", "ad")]
    >>> result(ring).best_length, result(ring, may_return=False).best_length
    (4, 3)
    """
    if may_return:
        trail = longest_trail(routes)
        return Tried(trail.routes, trail.length, trail.routes, trail.length)
    tried = deque(islice(_tried(routes, may_return), FAR), maxlen=1)
    return tried[0] if tried else Tried((), 0, (), 0)


def _tried(routes: Iterable[Route], may_return: bool) -> Iterator[Tried]:
    best: tuple[tuple[str, ...], int] = ((), 0)
    for walk, length in _walks(routes, may_return):
        if length > best[1]:
            best = walk, length
        yield Tried(walk, length, *best)


def _walks(routes: Iterable[Route], may_return: bool) -> Iterator[tuple[tuple[str, ...], int]]:
    leads: dict[str, list[tuple[Route, str]]] = defaultdict(list)
    for route in routes:
        here, there = route.cities
        leads[here].append((route, there))
        leads[there].append((route, here))
    for start in sorted(leads, key=lambda city: (len(leads[city]) % 2 == 0, city)):  # ends of a walk are odd cities
        stack: list[tuple[str, tuple[str, ...], int, frozenset[str]]] = [(start, (), 0, frozenset((start,)))]
        while stack:
            city, walk, length, seen = stack.pop()
            if walk:
                yield walk, length
            for route, there in leads[city]:
                if route.id not in walk and (may_return or there not in seen):
                    stack.append((there, (*walk, route.id), length + route.length, seen | {there}))
