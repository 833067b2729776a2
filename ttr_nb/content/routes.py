"""The routes of a board, read from `routes.csv`. Knows each track by itself: `doubles` looks at them together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_nb.content.board import COLOURS, GRAY, Route
from ttr_nb.content.board_settings import BoardSettings
from ttr_nb.content.cities import Cities
from ttr_nb.content.inspection import Inspection, hint, quoted
from ttr_nb.content.tables import Row, check_unique, read_table

REQUIRED = ("id", "from", "to", "length", "colour")
OPTIONAL = ("ferry_locomotives", "tunnel", "double_group")


class RouteEntry(NamedTuple):
    """A route and the row it was read from, which knows what in it is to be trusted."""

    row: Row
    route: Route


def read_routes(inspection: Inspection, settings: BoardSettings, cities: Cities) -> Sequence[RouteEntry]:
    """Read `routes.csv`, noting every fault that a track has by itself."""
    rows = read_table(inspection, REQUIRED, OPTIONAL)
    if rows is None:
        return ()
    entries = [RouteEntry(row, _route(row, settings, cities)) for row in rows]
    check_unique((row, route.id) for row, route in entries)
    return entries


def _route(row: Row, settings: BoardSettings, cities: Cities) -> Route:
    ends = (row.id("from"), row.id("to"))
    for column, city in zip(("from", "to"), ends, strict=True):
        cities.check(row, column, [city])
    if row.ok("from", "to") and ends[0] == ends[1]:
        row.fault("to", f"the route leads from {quoted(ends[0])} to itself")
    route = Route(
        id=row.id("id", dashes=True),
        cities=ends,
        length=row.whole("length", least=1),
        colour=row.text("colour"),
        locomotives=row.whole("ferry_locomotives", least=0, empty=0),
        tunnel=row.yes("tunnel"),
        group=row.id("double_group", dashes=True, required=False),
    )
    _check(row, route, settings)
    return route


def _check(row: Row, route: Route, settings: BoardSettings) -> None:
    colours = (*COLOURS, GRAY)
    if route.colour not in colours:
        row.fault("colour", f"unknown colour {quoted(route.colour)}{hint(route.colour, colours)}")
    if row.ok("length") and settings.play_section.ok("points") and route.length not in settings.play.points:
        row.fault("length", f"board.toml's [play.points] has no points for length {route.length}")
    if row.ok("length", "ferry_locomotives") and route.locomotives > route.length:
        row.fault("ferry_locomotives", f"{route.locomotives} locomotives on a route of length {route.length}")
    start = "-".join(sorted(route.cities))
    if row.ok("id", "from", "to") and route.id != start and not route.id.startswith(f"{start}-"):
        what = f"expected {start!r}, for parallel tracks followed by '-' and a colour or number"
        row.fault("id", f"{what}, found {quoted(route.id)}")
