"""Where everything lies on the picture of a board: tracks as gentle curves, cut into spaces of the size of a car.

Pure geometry, worked out once a board and the same every time. Knows no position, no colour and no word; the places of
names are in `labels.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from math import ceil, hypot
from statistics import median
from typing import NamedTuple, TypeAlias

from ttr_nb.content.board import Board, Route
from ttr_nb.show.kept import kept
from ttr_nb.show.scene import Point

Cell: TypeAlias = tuple[int, int]
Quad: TypeAlias = tuple[Point, Point, Point, Point]

BENDS = (0.0, 0.05, -0.05, 0.1, -0.1, 0.15, -0.15, 0.2, -0.2, 0.26, -0.26, 0.33, -0.33, 0.4, -0.4)
"""How far the middle of a curve may lie off the straight line, for a line of length 1; the first of equals is taken."""

TOOTH = 0.74
"""How far from the line of a tunnel its teeth reach, for a track of width 1."""

_ROUNDS = 16


class Scale(NamedTuple):
    """How large things are on a board, in its units: a car, a city, letters; tracks side by side lie `pitch` apart."""

    car: float
    width: float
    pitch: float
    city: float
    letters: float

    @property
    def clear(self) -> float:
        """How far from the middle of a city its tracks begin."""
        return self.city + self.width * 0.3


class Track(NamedTuple):
    """A route as drawn: its spaces, the line through their middles from city to city, and an outline to point at.

    The frame is for a line round it: outside the teeth of a tunnel, and little more than half way to a track beside it.
    """

    spaces: tuple[Quad, ...]
    line: tuple[Point, ...]
    outline: tuple[Point, ...]
    frame: tuple[Point, ...]

    @property
    def middle(self) -> Point:
        """The middle of the line."""
        return _along(self.line, _length(self.line) / 2)[0]


@dataclass(frozen=True)
class Layout:
    """The geometry of a board."""

    scale: Scale
    tracks: Mapping[str, Track]


@lru_cache(maxsize=32)
def layout(board: Board) -> Layout:
    """The geometry of a board, worked out once.

    >>> from ttr_nb.content.maps import load_board
    >>> len(layout(load_board("europe")).tracks["palermo-smyrna"].spaces)
    6
    """
    scale = scale_of(board)
    found = kept(board)
    bends, clear = worked_out(board) if found is None else (found.bends, found.clear)
    lines = _lines(board, bends, scale)
    tracks = {}
    for routes in _bundles(board):
        for place, route in enumerate(routes):
            free = TOOTH * scale.width + 3.5 if route.tunnel else scale.width * 0.72
            left = free if place == 0 else scale.pitch * 0.545
            right = free if place == len(routes) - 1 else scale.pitch * 0.545
            tracks[route.id] = _drawn(board, route, lines, clear, scale, (left, right))
    return Layout(scale, {route.id: tracks[route.id] for route in board.routes})


def worked_out(board: Board) -> tuple[list[float], dict[str, list[float]]]:
    """How much each bundle of tracks is bent, and how far from its two cities each track begins."""
    scale = scale_of(board)
    bends = _bends(board, _bundles(board), scale)
    return bends, _clearances(board, _lines(board, bends, scale), scale)


def _lines(board: Board, bends: Sequence[float], scale: Scale) -> dict[str, Sequence[Point]]:
    return {
        route.id: curve(*_ends(board, route), bend, (place - (len(routes) - 1) / 2) * scale.pitch)
        for routes, bend in zip(_bundles(board), bends, strict=True)
        for place, route in enumerate(routes)
    }


def scale_of(board: Board) -> Scale:
    """The size of a car is such that most routes have room for theirs."""
    spaces = [_apart(*_ends(board, route)) / route.length for route in board.routes]
    car = round((median(spaces) if spaces else 40.0) * 0.75, 1)
    width = round(car * 0.36, 1)
    return Scale(car, width, round(width * 1.16, 1), round(width * 0.72, 1), round(width * 1.15))


def _ends(board: Board, route: Route) -> tuple[Point, Point]:
    a, b = sorted(route.cities)
    return (board.city[a].x, board.city[a].y), (board.city[b].x, board.city[b].y)


def _bundles(board: Board) -> list[tuple[Route, ...]]:
    """Tracks that run side by side, together."""
    bundles: dict[frozenset[str], list[Route]] = {}
    for route in board.routes:
        bundles.setdefault(frozenset(route.cities), []).append(route)
    return [tuple(routes) for routes in bundles.values()]


# --- curves ----------------------------------------------------------------------------------------------------------


def curve(a: Point, b: Point, bend: float, aside: float = 0.0, parts: int = 24) -> tuple[Point, ...]:
    """A quadratic curve whose middle lies `bend` times its chord off it, moved `aside` to its right."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    cx, cy = (a[0] + b[0]) / 2 - dy * 2 * bend, (a[1] + b[1]) / 2 + dx * 2 * bend
    points = []
    for step in range(parts + 1):
        t = step / parts
        x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * cx + t * t * b[0]
        y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * cy + t * t * b[1]
        if aside:
            ux, uy = (1 - t) * (cx - a[0]) + t * (b[0] - cx), (1 - t) * (cy - a[1]) + t * (b[1] - cy)
            size = hypot(ux, uy) or 1.0
            x, y = x - uy / size * aside, y + ux / size * aside
        points.append((x, y))
    return tuple(points)


def _length(line: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def _along(line: Sequence[Point], distance: float) -> tuple[Point, Point]:
    """The point at a distance along a line, and the direction there."""
    left = distance
    for a, b in pairwise(line):
        dx, dy = b[0] - a[0], b[1] - a[1]
        size = hypot(dx, dy)
        if left <= size or b is line[-1]:
            return (a[0] + dx * left / size, a[1] + dy * left / size), (dx / size, dy / size)
        left -= size
    raise ValueError("a line has at least two points")


def _trimmed(line: Sequence[Point], ends: tuple[Point, Point], clear: tuple[float, float]) -> tuple[float, float]:
    """From where to where along a line one is clear of its two cities."""
    total = _length(line)
    step = total / 96
    start, end = 0.0, total
    while start < total / 3 and _apart(_along(line, start)[0], ends[0]) < clear[0]:
        start += step
    while end > total * 2 / 3 and _apart(_along(line, end)[0], ends[1]) < clear[1]:
        end -= step
    return start, end


def _apart(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _track(
    line: Sequence[Point],
    ends: tuple[Point, Point],
    route: Route,
    clear: tuple[float, float],
    scale: Scale,
    frame: tuple[float, float],
) -> Track:
    """Cut a line into spaces: as long as a car where there is room, a little longer to fill it, or shorter.

    `frame` is how far its left and its right side lie from the line.
    """
    start, end = _trimmed(line, ends, clear)
    gap = scale.width * 0.12
    pitch = min((end - start) / route.length, scale.car * 1.3)
    first = (start + end - pitch * route.length) / 2
    spaces = tuple(
        _space(line, first + place * pitch + gap / 2, first + (place + 1) * pitch - gap / 2, scale.width)
        for place in range(route.length)
    )
    parts = _parts(line)
    middle = [_along(line, start + (end - start) * part / parts) for part in range(parts + 1)]
    half = scale.width / 2 + gap

    def around(left: float, right: float) -> tuple[Point, ...]:
        there = [(x + uy * left, y - ux * left) for (x, y), (ux, uy) in middle]
        back = [(x - uy * right, y + ux * right) for (x, y), (ux, uy) in reversed(middle)]
        return (*there, *back)

    passing = (ends[0], *(point for point, _ in middle), ends[1])
    return Track(spaces, passing, around(half, half), around(*frame))


def _drawn(
    board: Board,
    route: Route,
    lines: Mapping[str, Sequence[Point]],
    clear: Mapping[str, Sequence[float]],
    scale: Scale,
    frame: tuple[float, float] = (0.0, 0.0),
) -> Track:
    start, end = clear[route.id]
    return _track(lines[route.id], _ends(board, route), route, (start, end), scale, frame)


def _clearances(board: Board, lines: Mapping[str, Sequence[Point]], scale: Scale) -> dict[str, list[float]]:
    """How far off its cities each track begins: further where several leave close together, until none overlap."""
    clear = {route.id: [scale.clear, scale.clear] for route in board.routes}
    leaving: dict[str, list[tuple[str, int]]] = {}
    for route in board.routes:
        for end, city in enumerate(sorted(route.cities)):
            leaving.setdefault(city, []).append((route.id, end))
    tracks = {route.id: _drawn(board, route, lines, clear, scale) for route in board.routes}
    changed = [*tracks]
    for _ in range(_ROUNDS):
        crowded = {end for ends in leaving.values() for end in _crowded(ends, tracks, frozenset(changed))}
        for id, end in sorted(crowded):
            room = _length(lines[id]) / 2 - board.route[id].length * scale.width * 0.65
            clear[id][end] = min(clear[id][end] + scale.width * 0.18, max(room, scale.clear))
        changed = sorted({id for id, _ in crowded})
        tracks |= {id: _drawn(board, board.route[id], lines, clear, scale) for id in changed}
        if not changed:
            break
    return clear


def _crowded(
    ends: Sequence[tuple[str, int]], tracks: Mapping[str, Track], changed: frozenset[str]
) -> Iterator[tuple[str, int]]:
    """The tracks at a city whose first spaces overlap others', where either has changed since one last looked."""
    for one, other in combinations(ends, 2):
        if one[0] not in changed and other[0] not in changed:
            continue
        mine, theirs = (tracks[id].spaces[:3] if end == 0 else tracks[id].spaces[-3:] for id, end in (one, other))
        if any(overlap(here, there) for here in mine for there in theirs):
            yield from (one, other)


def overlap(one: Quad, other: Quad) -> bool:
    """Whether two spaces overlap: no side of either has the other all beyond it.

    >>> square = ((0, 0), (2, 0), (2, 2), (0, 2))
    >>> overlap(square, ((1, 1), (3, 1), (3, 3), (1, 3))), overlap(square, ((2, 0), (4, 0), (4, 2), (2, 2)))
    (True, False)
    """
    reach = abs(one[0][0] - other[0][0]) + abs(one[0][1] - other[0][1])
    if reach > 2 * (_around(one) + _around(other)):
        return False
    for mine, theirs in ((one, other), (other, one)):
        for (ax, ay), (bx, by) in zip(mine, (*mine[1:], mine[0]), strict=True):
            across, down = by - ay, ax - bx
            own = max([across * x + down * y for x, y in mine])
            if min([across * x + down * y for x, y in theirs]) >= own - 1e-9:
                return False
    return True


def _around(quad: Quad) -> float:
    a, b, c, _ = quad
    return _apart(a, b) + _apart(b, c)


def _parts(line: Sequence[Point]) -> int:
    """Into how many straight pieces a line can be cut without a visible change."""
    a, b, middle = line[0], line[-1], line[len(line) // 2]
    off = hypot(middle[0] - (a[0] + b[0]) / 2, middle[1] - (a[1] + b[1]) / 2)
    return max(1, ceil((off / 1.2) ** 0.5))


def _space(line: Sequence[Point], start: float, end: float, width: float) -> Quad:
    """A space from one distance along a line to another; its corners run along one side, and back on the other."""
    (ax, ay), (au, av) = _along(line, start)
    (bx, by), (bu, bv) = _along(line, end)
    half = width / 2
    return (
        (ax + av * half, ay - au * half),
        (bx + bv * half, by - bu * half),
        (bx - bv * half, by + bu * half),
        (ax - av * half, ay + au * half),
    )


# --- choosing the bends ----------------------------------------------------------------------------------------------


def _bends(board: Board, bundles: Sequence[tuple[Route, ...]], scale: Scale) -> list[float]:
    """Bend the curves so that they keep clear of each other, of cities and of the edge, as little as will do.

    Each in turn takes the bend that collides least with the others as they lie now, until none moves. What collides is
    counted in cells of a grid.
    """
    size = scale.width / 2.2
    dots: Counter[Cell] = Counter()
    for city in board.cities:
        dots.update(_disc((city.x, city.y), scale.city + scale.width * 0.25, size))
    choices = [[_swath(board, routes, bend, scale, size) for bend in BENDS] for routes in bundles]
    costs = [
        _own_costs(board, routes, options, dots, scale, size) for routes, options in zip(bundles, choices, strict=True)
    ]
    taken: Counter[Cell] = Counter()
    chosen = [0] * len(bundles)
    for options in choices:
        taken.update(options[0])
    count = taken.get
    for _ in range(_ROUNDS):
        moved = False
        for place, options in enumerate(choices):
            now = chosen[place]
            taken.subtract(options[now])
            prices = [
                cost + 1.2 * sum([count(cell, 0) for cell in cells])
                for cost, cells in zip(costs[place], options, strict=True)
            ]
            best = min(range(len(BENDS)), key=prices.__getitem__)
            if prices[best] < prices[now] - 1e-9:
                chosen[place], moved = best, True
            taken.update(options[chosen[place]])
        if not moved:
            break
    return [BENDS[place] for place in chosen]


def _swath(board: Board, routes: Sequence[Route], bend: float, scale: Scale, size: float) -> frozenset[Cell]:
    """The cells that tracks side by side cover, but for those at their own cities."""
    a, b = _ends(board, routes[0])
    line = curve(a, b, bend, parts=max(8, round(_apart(a, b) / size)))
    half = (scale.pitch * (len(routes) - 1) + scale.width * 1.25) / 2
    steps = max(1, ceil(2 * half / size))
    offs = [(step / steps * 2 - 1) * half for step in range(steps + 1)]
    clear = scale.clear + half * 0.35
    cells = set()
    for before, (x, y), after in zip(line, line[1:], line[2:], strict=False):
        if hypot(x - a[0], y - a[1]) < clear or hypot(x - b[0], y - b[1]) < clear:
            continue
        ux, uy = after[0] - before[0], after[1] - before[1]
        long = (hypot(ux, uy) or 1.0) * size
        ux, uy, x, y = ux / long, uy / long, x / size, y / size
        for off in offs:
            cells.add((int(x - uy * off), int(y + ux * off)))
    return frozenset(cells)


def _own_costs(
    board: Board,
    routes: Sequence[Route],
    options: Sequence[frozenset[Cell]],
    dots: Mapping[Cell, int],
    scale: Scale,
    size: float,
) -> list[float]:
    """What each bend costs by itself: foreign cities under it, the edge of the picture, spaces too short, the bend.

    Where few spaces make a sharp bend, their corners show; side by side they would overlap.
    """
    a, b = _ends(board, routes[0])
    own = {*_disc(a, scale.city * 2, size), *_disc(b, scale.city * 2, size)}
    longest = max(route.length for route in routes)
    wide, high = board.size
    edge = scale.pitch * len(routes) / 2
    chord, tolerance = _apart(a, b), (scale.pitch - scale.width) * (0.7 if len(routes) > 1 else 1.6)
    costs = []
    for bend, cells in zip(BENDS, options, strict=True):
        line = curve(a, b, bend, parts=12)
        room = (_length(line) - 2 * scale.clear) / longest
        short = max(0.0, 0.85 - room / scale.car)
        outside = sum(not (edge < x < wide - edge and edge < y < high - edge) for x, y in line[2:-2])
        covered = sum([dots[cell] for cell in cells if cell in dots and cell not in own])
        kink = max(0.0, abs(bend) * chord / longest**2 - tolerance)
        costs.append(2 * covered + 40 * outside + abs(bend) * 14 + bend * bend * 150 + short * longest * 40 + kink * 8)
    return costs


def _disc(middle: Point, radius: float, size: float) -> list[Cell]:
    x, y = middle
    return [
        (across, down)
        for across in range(int((x - radius) // size), int((x + radius) // size) + 1)
        for down in range(int((y - radius) // size), int((y + radius) // size) + 1)
        if hypot((across + 0.5) * size - x, (down + 0.5) * size - y) <= radius
    ]
