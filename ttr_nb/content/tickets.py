"""The tickets of a board, read from `tickets.csv`. Knows no rule of dealing or scoring them.

A plain ticket gives a city, a city and points. A ticket with several goals gives each with its points, as in
`italia 5, france 7`, and leaves the column of points empty. A country stands for any of the cities that lead there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ttr_nb.content.board import Goal, Ticket
from ttr_nb.content.board_settings import BoardSettings
from ttr_nb.content.cities import Cities
from ttr_nb.content.inspection import Inspection, hint, quoted
from ttr_nb.content.reach import areas
from ttr_nb.content.routes import RouteEntry
from ttr_nb.content.tables import Row, check_unique, read_table

REQUIRED = ("id", "from", "to", "points", "kind")
OPTIONAL = ("copies",)
MOST_COPIES = 100


def read_tickets(
    inspection: Inspection, settings: BoardSettings, cities: Cities, routes: Sequence[RouteEntry]
) -> tuple[Ticket, ...]:
    """Read `tickets.csv`, noting every fault."""
    rows = read_table(inspection, REQUIRED, OPTIONAL)
    if rows is None:
        return ()
    sound = bool(routes) and all(row.ok("from", "to") for row, _ in routes)
    area = areas(route.cities for _, route in routes) if sound else None
    entries = [(row, ticket) for row in rows for ticket in _copies(row, _ticket(row, cities, area))]
    check_unique((row, ticket.id) for row, ticket in entries)
    _check_kinds(entries, settings)
    return tuple(ticket for _, ticket in entries)


def _ticket(row: Row, cities: Cities, area: Mapping[str, int] | None) -> Ticket:
    origin = row.id("from")
    cities.check(row, "from", [origin], countries=True)
    goals = _goals(row)
    cities.check(row, "to", list(goals), countries=True)
    ticket = Ticket(
        id=row.id("id", dashes=True),
        origins=cities.named(origin),
        goals=tuple(Goal(cities.named(name), points) for name, points in goals.items()),
        kind=row.id("kind"),
    )
    for name, goal in zip(goals, ticket.goals, strict=True):
        if not row.ok("from", "to"):
            break
        if set(goal.cities) & set(ticket.origins):
            row.fault("to", f"the ticket leads from {quoted(origin)} to itself")
        elif area is not None and cities.readable and not _joined(ticket.origins, goal.cities, area):
            row.fault("to", f"no routes lead from {quoted(origin)} to {quoted(name)}")
    return ticket


def _goals(row: Row) -> Mapping[str, int]:
    """Points by the goals' names: the one of a plain ticket, or each of several."""
    cell = row.text("to")
    if re.fullmatch(r"\S*", cell) and "," not in cell:
        return {cell: row.whole("points", least=1)}
    goals: dict[str, int] = {}
    for part in cell.split(","):
        match = re.fullmatch(r"\s*([a-z0-9_]+)\s+([1-9][0-9]{0,2})\s*", part)
        if not match:
            row.fault("to", f"expected a city, or goals like 'italia 5, france 7', found {quoted(cell)}")
            return {}
        name, points = match.groups()
        if name in goals:
            row.fault("to", f"the goal {name!r} stands there twice")
        goals[name] = int(points)
    if row.cells.get("points"):
        row.fault("points", "the goals have their points in column to; leave this cell empty")
    return goals


def _joined(origins: Sequence[str], goals: Sequence[str], area: Mapping[str, int]) -> bool:
    """Whether some origin and some goal hang together on the map."""
    return not {area[city] for city in origins if city in area}.isdisjoint(area[city] for city in goals if city in area)


def _copies(row: Row, ticket: Ticket) -> Sequence[Ticket]:
    copies = row.whole("copies", least=1, most=MOST_COPIES, empty=1)
    if copies == 1:
        return [ticket]
    return [replace(ticket, id=f"{ticket.id}-{number}") for number in range(1, copies + 1)]


def _check_kinds(entries: Sequence[tuple[Row, Ticket]], settings: BoardSettings) -> None:
    """The kinds of ticket there are and the kinds that are dealt must be the same, and the tickets enough."""
    play, section = settings.play, settings.play_section
    if not section.ok("dealt"):
        return
    for row, ticket in entries:
        if ticket.kind not in play.dealt:
            what = f"the kind {quoted(ticket.kind)} is not in board.toml's play.dealt"
            row.fault("kind", what + hint(ticket.kind, play.dealt))
    if not all(row.ok("kind", "copies") for row, _ in entries):
        return
    count = Counter(ticket.kind for _, ticket in entries)
    for kind, dealt in play.dealt.items():
        needed = dealt * play.players[1]
        if not count[kind]:
            section.fault(f"dealt.{kind}", "tickets.csv has no ticket of this kind")
        elif section.ok("players") and needed > count[kind]:
            what = f"{play.players[1]} players are dealt {needed} tickets, but tickets.csv has {count[kind]}"
            section.fault(f"dealt.{kind}", what)
