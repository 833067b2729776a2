"""Which cities hang together over a set of routes, and what a ticket scores there. Knows no player, station or turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ttr_nb.content.board import Goal, Route, Ticket


def pieces(routes: Iterable[Route]) -> dict[str, str]:
    """Name, for every city on a route, the piece of the network it lies in; joined cities share the name.

    A piece is named after one of its cities, so a city on no route is the piece `piece.get(city, city)`.

    >>> track = [Route(x + y, (x, y), 1, "gray") for x, y in ("ab", "cd", "bd", "xy")]
    >>> piece = pieces(track)
    >>> piece["a"] == piece["c"], piece["a"] == piece["x"]
    (True, False)
    """
    members: dict[str, list[str]] = {}
    for route in routes:
        here, there = route.cities
        large, small = members.setdefault(here, [here]), members.setdefault(there, [there])
        if large is small:
            continue
        if len(large) < len(small):
            large, small = small, large
        large += small
        for city in small:
            members[city] = large
    return {city: piece[0] for city, piece in members.items()}


def goal_reached(ticket: Ticket, piece: Mapping[str, str]) -> Goal | None:
    """Return the goal worth most among those joined to an origin of the ticket, None when the ticket is missed.

    >>> ticket = Ticket("a-far", ("a",), (Goal(("b",), 5), Goal(("x", "y"), 9)), "short")
    >>> goal_reached(ticket, {"a": "a", "b": "a"})
    Goal(cities=('b',), points=5)
    >>> goal_reached(ticket, {"a": "a", "b": "a", "y": "a"})
    Goal(cities=('x', 'y'), points=9)
    >>> goal_reached(ticket, {}) is None
    True
    """
    starts = {piece.get(city, city) for city in ticket.origins}
    best = None
    for goal in ticket.goals:
        for city in goal.cities:
            if piece.get(city, city) in starts and (best is None or goal.points > best.points):
                best = goal
    return best


def is_made(ticket: Ticket, piece: Mapping[str, str]) -> bool:
    """Tell whether any origin of the ticket is joined to any of its goals.

    >>> is_made(Ticket("a-b", ("a",), (Goal(("b",), 5),), "short"), {"a": "a", "b": "a"})
    True
    """
    return goal_reached(ticket, piece) is not None


def ticket_points(ticket: Ticket, piece: Mapping[str, str]) -> int:
    """Return what the ticket adds to the score: the best goal reached, or minus the lowest one when it is missed.

    >>> ticket = Ticket("a-far", ("a",), (Goal(("b",), 5), Goal(("x",), 9)), "short")
    >>> ticket_points(ticket, {"a": "a", "x": "a"}), ticket_points(ticket, {})
    (9, -5)
    """
    goal = goal_reached(ticket, piece)
    return -ticket.penalty if goal is None else goal.points
