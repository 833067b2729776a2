"""The search for the longest path, step by step, to be watched; and the same with the usual mistake in it.

Plain depth-first search, slow and easy to follow. What counts in a game is found by `mechanics.trail`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ttr_nb.content.board import Route

LIMIT = 2000
"""How many steps are worth watching."""


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
    steps: list[Tried] = []
    best: tuple[tuple[str, ...], int] = ((), 0)
    for walk, length in _walks(routes, may_return):
        if length > best[1]:
            best = walk, length
        steps.append(Tried(walk, length, *best))
        if len(steps) == limit:
            break
    return steps


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
