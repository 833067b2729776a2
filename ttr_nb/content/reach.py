"""Which cities of a map hang together. Knows no rule: a map, not a player's network."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def areas(links: Iterable[tuple[str, str]]) -> Mapping[str, int]:
    """The number of the area each linked city lies in: equal numbers can reach each other.

    >>> areas([("rome", "venice"), ("cork", "dublin"), ("venice", "zurich")])
    {'rome': 0, 'venice': 0, 'zurich': 0, 'cork': 1, 'dublin': 1}
    """
    neighbours: dict[str, list[str]] = {}
    for a, b in links:
        neighbours.setdefault(a, []).append(b)
        neighbours.setdefault(b, []).append(a)
    area: dict[str, int] = {}
    number = 0
    for start in neighbours:
        if start in area:
            continue
        area[start] = number
        waiting = [start]
        while waiting:
            for city in neighbours[waiting.pop()]:
                if city not in area:
                    area[city] = number
                    waiting.append(city)
        number += 1
    return area
