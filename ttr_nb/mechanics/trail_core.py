"""The cheapest routes to leave out, so that the rest of a network without dead ends is one trail. Knows only lengths.

Between two junctions a longest trail takes all of a *section* or nothing. Choose the two junctions where it leaves the
core for good; a tail may lead on from there. Every other junction must keep an even number of sections, an end an odd
number. Where that is not so, one section has to go; its far end may then be the next to lose one, and so on until all
are right. What still hangs together with the ends is then a trail, by Euler. Trying all ways to do so is exact: the
sections a longest trail leaves out include some such choice, and what that choice leaves is a trail and no shorter.

A bound keeps this short. To put a junction right costs at least its shortest section, and a section serves at most two
junctions: so the price of a junction is half its shortest section, and no trail is longer than what is left minus the
prices still to pay. The pairs of ends are tried in the order of this bound. It counts half cars, to stay whole.
"""

from __future__ import annotations

from collections.abc import Container
from itertools import combinations

Stretch = tuple[int, int]
"""Routes as a set of bits, with their length in front."""

Links = dict[str, dict[int, str]]
"""By city and route (its bit), the city at the other end."""

Tails = dict[str, tuple[Stretch, Stretch]]
"""By city, the two longest ways into the branches there, the longest first."""

Section = tuple[int, int, int]
"""Length, routes and far junction of a way between two junctions."""

NOTHING: Stretch = (0, 0)


def longest_through_core(links: Links, lengths: dict[int, int], tails: Tails, best: Stretch) -> Stretch:
    """Return the longest trail through a piece of the core, or `best` if none is longer. Uses up `links`.

    >>> triangle = {"a": {1: "b", 4: "c"}, "b": {1: "a", 2: "c"}, "c": {2: "b", 4: "a"}}
    >>> longest_through_core(triangle, {1: 3, 2: 3, 4: 3}, {}, NOTHING)
    (9, 7)
    """
    junctions = {city: 0 for city, leads in links.items() if leads and (len(leads) > 2 or city in tails)}
    for start in [*junctions, *links]:
        if links[start]:
            junctions[start] = 0
            cities, at = _sections(start, junctions, links, lengths)
            ends = [tails.get(city, (NOTHING, NOTHING)) for city in cities]
            best = _search(at, ends, best)
    return best


def _sections(
    start: str, junctions: Container[str], links: Links, lengths: dict[int, int]
) -> tuple[list[str], list[list[Section]]]:
    """List the junctions joined to `start`, and at each its sections, shortest first; a loop is listed twice."""
    cities, number = [start], {start: 0}
    at: list[list[Section]] = [[]]
    for here, city in enumerate(cities):
        while links[city]:
            end, length, routes = city, 0, 0
            while not routes or end not in junctions:
                route, onward = links[end].popitem()
                del links[onward][route]
                end, length, routes = onward, length + lengths[route], routes | route
            if end not in number:
                number[end] = len(cities)
                cities.append(end)
                at.append([])
            there = number[end]
            at[here].append((length, routes, there))
            at[there].append((length, routes, here))
        at[here].sort()
    return cities, at


def _search(at: list[list[Section]], tails: list[tuple[Stretch, Stretch]], best: Stretch) -> Stretch:
    """Return the longest trail over the sections `at` each junction, tails included, or `best` if none is longer."""
    odd = sum([1 << junction for junction, sections in enumerate(at) if len(sections) & 1])
    price = [sections[0][0] for sections in at]

    def drop(wrong: int, gone: int, settled: int, bound: int) -> None:
        """Put the `wrong` junctions right, one after the other, in every way that can beat the best."""
        nonlocal best
        if not wrong:
            length, routes = _joined(at, start, gone)
            if length + extra > best[0]:
                best = length + extra, routes | branches
            return
        here = wrong.bit_length() - 1
        for length, routes, far in at[here]:
            if not routes & settled and far != here:
                settled |= routes
                left = bound - 2 * length + price[here] + (price[far] if wrong >> far & 1 else -price[far])
                if left > 2 * best[0]:
                    drop(wrong ^ (1 << here | 1 << far), gone | routes, settled, left)

    for bound, start, stop in _pairs_of_ends(at, tails, price, odd):
        if bound <= 2 * best[0]:
            break
        (out, branch), (back, other_branch) = tails[start][0], tails[stop][start == stop]
        extra, branches = out + back, branch | other_branch
        settled = 0
        for end in (start, stop):
            if not tails[end][0][0]:
                for _, routes, _ in at[end]:
                    settled |= routes
        drop(odd ^ 1 << start ^ 1 << stop, 0, settled, bound)
    return best


def _pairs_of_ends(
    at: list[list[Section]], tails: list[tuple[Stretch, Stretch]], price: list[int], odd: int
) -> list[tuple[int, int, int]]:
    """List the pairs of junctions where a longest trail can end, the most promising first, with their bounds.

    A trail that could go on is not the longest: it ends in a tail, or where all sections are used and odd in number.
    """
    full = sum([length for sections in at for length, _, _ in sections])  # each section twice: in half cars
    full -= sum([cost for junction, cost in enumerate(price) if odd >> junction & 1])
    ends = []
    for junction, ((longest, _), _) in enumerate(tails):
        is_odd = odd >> junction & 1
        if longest or is_odd:
            ends.append((2 * longest + (price[junction] if is_odd else -price[junction]), junction))
    pairs = [(full + one + other, start, stop) for (one, start), (other, stop) in combinations(ends, 2)]
    for _, end in ends or [(0, 0)]:
        (longest, _), (second, _) = tails[end]
        pairs.append((full + 2 * (longest + second), end, end))
    return sorted(pairs, reverse=True)


def _joined(at: list[list[Section]], start: int, gone: int) -> Stretch:
    """Return all sections that still hang together with `start` when some are gone."""
    length = routes = 0
    reached, seen = [start], 1 << start
    for here in reached:
        for cars, section, far in at[here]:
            if not section & gone:
                gone |= section
                length += cars
                routes |= section
                if not seen >> far & 1:
                    seen |= 1 << far
                    reached.append(far)
    return length, routes
