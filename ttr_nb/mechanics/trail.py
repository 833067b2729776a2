"""The longest trail of a network: no route twice, cities as often as one likes. Knows no player, ticket or turn.

Euler tells which networks can be walked without lifting the pencil: those that hang together and where at most two
cities, the ends of the walk, meet an odd number of routes. So we need not ask which walk to take, only which routes to
leave out, and there are few of them.

1. A branch that leads nowhere can only be an end of the trail. Peel the branches off, and remember at the city where
   they begin the two longest ways into them, its `tails`.
2. What is left has no dead end: the core. `trail_core` finds the cheapest routes to leave out there.
3. Hierholzer's method walks what was kept.

Inside, a route is one bit, and a set of routes a sum of bits.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import NamedTuple

from ttr_nb.content.board import Route
from ttr_nb.core.rules import rule
from ttr_nb.mechanics.trail_core import NOTHING, Links, Stretch, Tails, longest_through_core


class Trail(NamedTuple):
    """A walk over routes: `cities[i]` and `cities[i + 1]` are the ends of `routes[i]`."""

    length: int
    cities: tuple[str, ...]
    routes: tuple[str, ...]


@rule("EU-LONGEST-1")
def longest_trail(routes: Iterable[Route]) -> Trail:
    """Find a longest trail over the routes given, with the walk as its proof, whatever the order they come in.

    >>> track = [Route(x + y, (x, y), 2, "gray") for x, y in ("ab", "bc", "cd", "bd", "be")]
    >>> longest_trail(track)
    Trail(length=10, cities=('a', 'b', 'c', 'd', 'b', 'e'), routes=('ab', 'bc', 'cd', 'bd', 'be'))
    >>> longest_trail([])
    Trail(length=0, cities=(), routes=())
    """
    ordered = sorted(routes, key=attrgetter("id"))
    lengths = {1 << index: route.length for index, route in enumerate(ordered)}
    links = _links(ordered)
    tails = _peel(links, lengths)
    best = NOTHING
    for (longest, there), (second, back) in tails.values():
        if longest + second > best[0]:
            best = longest + second, there | back
    best = longest_through_core(links, lengths, tails, best)
    return _walk(ordered, best)


def _links(routes: Sequence[Route], among: int = -1) -> Links:
    """Say for each city where each route leads; of all routes, take those whose bits are in `among`."""
    links: Links = defaultdict(dict)
    bit = 1
    for route in routes:
        if bit & among:
            here, there = route.cities
            links[here][bit] = there
            links[there][bit] = here
        bit <<= 1
    return links


def _peel(links: Links, lengths: dict[int, int]) -> Tails:
    """Take the routes of all branches out of `links`; return each city's two longest ways into its branches."""
    tails: Tails = {}
    for city in links:
        while len(links[city]) == 1:
            route, inward = links[city].popitem()
            del links[inward][route]
            length, beyond = tails[city][0] if city in tails else NOTHING
            tail = length + lengths[route], beyond | route
            first, second = tails.get(inward, (NOTHING, NOTHING))
            tails[inward] = (tail, first) if tail > first else (first, max(tail, second))
            city = inward
    return tails


def _walk(routes: Sequence[Route], stretch: Stretch) -> Trail:
    """Walk all routes of the stretch in one go (Hierholzer: go on until stuck, step back, go round what is left)."""
    length, among = stretch
    links = _links(routes, among)
    if not links:
        return Trail(0, (), ())
    ends = [city for city, leads in links.items() if len(leads) & 1]
    pending = [(max(ends or links), 0)]  # a trail is written down from its end back to where the walk began
    cities, taken = [], []
    while pending:
        city, arrived_by = pending[-1]
        if leads := links[city]:
            route, there = leads.popitem()
            del links[there][route]
            pending.append((there, route))
        else:
            pending.pop()
            cities.append(city)
            taken.append(arrived_by)
    return Trail(length, tuple(cities), tuple([routes[route.bit_length() - 1].id for route in taken[:-1]]))
