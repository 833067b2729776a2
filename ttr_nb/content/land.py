"""The land under a board, read from `land.json`: polygons in the units of the cities. Knows no drawing."""

from __future__ import annotations

from typing import TypeAlias

from ttr_nb.content.inspection import LARGEST, LARGEST_FILE, Inspection, quoted
from ttr_nb.content.settings import is_number
from ttr_nb.core.strict_json import Json, JsonFault, load_strict

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = tuple[Point, ...]


def read_land(inspection: Inspection) -> tuple[Polygon, ...]:
    """Read `land.json`, noting every fault. A board can do without the file: it is drawn on plain ground."""
    if not inspection.path.exists():
        return ()
    try:
        value = load_strict(inspection.path, LARGEST_FILE)
    except JsonFault as fault:
        inspection.fault(fault.place, fault.what)
        return ()
    if not isinstance(value, list):
        inspection.fault("", f"expected a list of polygons, found {quoted(value)}")
        return ()
    return tuple(_polygon(inspection, f"polygon {number}", part) for number, part in enumerate(value, 1))


def _polygon(inspection: Inspection, place: str, value: Json) -> Polygon:
    if not isinstance(value, list) or len(value) < 3:
        inspection.fault(place, f"expected a list of three points or more, found {quoted(value)}")
        return ()
    points = []
    for number, part in enumerate(value, 1):
        point = _point(part)
        if point is None:
            inspection.fault(f"{place}, point {number}", f"expected two numbers, [x, y], found {quoted(part)}")
        else:
            points.append(point)
    return tuple(points)


def _point(value: Json) -> Point | None:
    match value:
        case [int() | float() as x, int() | float() as y] if _is_position(x) and _is_position(y):
            return float(x), float(y)
    return None


def _is_position(value: float) -> bool:
    return is_number(value) and abs(value) <= LARGEST
