"""The merchandise of a board, read from `merchandise.csv` where there is one. Knows no passenger."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ttr_nb.content.cities import Cities
from ttr_nb.content.inspection import Inspection, quoted
from ttr_nb.content.tables import Row, read_table

REQUIRED = ("city", "tokens")
MOST = 99
"""No token is worth more."""


def read_goods(inspection: Inspection, cities: Cities) -> Mapping[str, tuple[int, ...]]:
    """Stacks of tokens by city, the top one first; noting every fault. A board without the file has no goods."""
    rows = read_table(inspection, REQUIRED) if inspection.path.exists() else None
    goods: dict[str, tuple[int, ...]] = {}
    for row in rows or ():
        city = row.id("city")
        cities.check(row, "city", [city])
        if city in goods:
            row.fault("city", f"the city {quoted(city)} has goods already")
        elif any(place.id == city and place.country for place in cities.all):
            row.fault("city", f"{quoted(city)} is the end of a border route, where no passenger comes")
        goods[city] = _tokens(row)
    return goods


def _tokens(row: Row) -> tuple[int, ...]:
    """A stack, the highest token on top."""
    cell = row.text("tokens")
    tokens = tuple(map(int, cell.split())) if re.fullmatch(r"[1-9][0-9]?( [1-9][0-9]?)*", cell) else ()
    if not tokens:
        row.fault("tokens", f"expected points from 1 to {MOST}, like '4 3 2', found {quoted(cell)}")
    elif list(tokens) != sorted(tokens, reverse=True):
        row.fault("tokens", "the highest token lies on top: expected falling numbers")
    return tokens
