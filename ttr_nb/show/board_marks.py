"""Marks on the picture of a board, given as arguments: what one may choose, a walk, borrowed routes, tickets as arcs.

Only draws what it is told. Knows no rule and no turn.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from math import hypot

from ttr_nb.content.board import Board
from ttr_nb.mechanics.network import Network, atlas
from ttr_nb.show.layout import Quad, curve, layout
from ttr_nb.show.scene import AnyShape, Disc, Line, Point, Polygon, Text

LAYER = "marks"

_LINES = {
    "playable": (("halo", 4.8), ("playable", 2.4)),
    "highlight": (("halo", 4.6), ("highlight", 3.0)),
    "selected": (("halo", 9.4), ("highlight", 7.0), ("halo", 2.2)),
}
"""The lines of a frame, from below: each lies on its halo, and what is selected has two."""


def outlined(board: Board, ids: Collection[str], how: str) -> Iterator[AnyShape]:
    """Frames round routes and cities: thin where they may be chosen, bold for what is new, double if selected."""
    frames = [frame for id in sorted(ids) if (frame := _frame(board, id, how))]
    for lines in zip(*frames, strict=True):
        yield from lines


@lru_cache(maxsize=4096)
def _frame(board: Board, id: str, how: str) -> tuple[AnyShape, ...]:
    kind, _, name = id.partition(":")
    plan, lines = layout(board), _LINES[how]
    if kind == "route" and name in board.route:
        points = plan.tracks[name].frame
        return tuple(Polygon(layer=LAYER, points=points, stroke=role, width=width) for role, width in lines)
    if kind == "city" and name in board.city:
        x, y = board.city[name].x, board.city[name].y
        radius = plan.scale.city * 1.2 + 1.7 if how == "playable" else plan.scale.city * 1.6
        return tuple(Disc(layer=LAYER, x=x, y=y, radius=radius, stroke=role, width=width) for role, width in lines)
    return ()


# --- a walk over routes ----------------------------------------------------------------------------------------------


def walked(board: Board, path: Sequence[str], cars: int | None = None) -> Iterator[AnyShape]:
    """A bold line over the cars of a walk, up to some car, with a number on each route in the order of the walk."""
    plan = layout(board)
    bold = round(plan.scale.width * 0.5, 1)
    left = sum(board.route[route].length for route in path) if cars is None else cars
    lines: list[tuple[Point, ...]] = []
    numbers: list[tuple[Point, int]] = []
    for number, (route, forward) in enumerate(_directed(board, path), 1):
        if left <= 0:
            break
        length = board.route[route].length
        track = plan.tracks[route]
        spaces = track.spaces if forward else tuple(reversed(track.spaces))
        line = track.line if forward else tuple(reversed(track.line))
        if left >= length:
            lines.append(line)
        else:
            lines.append((line[0], *(_middle(space) for space in spaces[:left])))
        numbers.append((_middle(spaces[min(left, length) // 2]) if left < length else track.middle, number))
        left -= length
    for line in lines:
        yield Line(layer=LAYER, points=line, stroke="halo", width=round(bold + 3, 1))
    for line in lines:
        yield Line(layer=LAYER, points=line, stroke="path", width=bold)
    size = round(plan.scale.width * 0.95, 1)
    for (x, y), number in numbers:
        yield Disc(layer=LAYER, x=x, y=y, radius=round(size * 0.72, 1), fill="halo", stroke="path", width=1.5)
        yield Text(layer=LAYER, x=x, y=y, text=str(number), size=size, fill="ink", bold=True)


def _directed(board: Board, path: Sequence[str]) -> Iterator[tuple[str, bool]]:
    """Each route of a walk, and whether it is walked in the direction in which its track is drawn."""
    here = ""
    for place, route in enumerate(path):
        cities = sorted(board.route[route].cities)
        if not here:
            later = board.route[path[place + 1]].cities if place + 1 < len(path) else (cities[1],)
            here = cities[0] if cities[1] in later else cities[1]
        forward = here == cities[0]
        yield route, forward
        here = cities[1] if forward else cities[0]


def _middle(space: Quad) -> Point:
    return sum(x for x, _ in space) / 4, sum(y for _, y in space) / 4


# --- borrowed routes and tickets -------------------------------------------------------------------------------------


def borrowed_routes(board: Board, network: Network, routes: Iterable[str]) -> Iterator[AnyShape]:
    """A broken line along each borrowed route, and a ring round each station at its ends."""
    plan = layout(board)
    bold = round(plan.scale.width * 0.42, 1)
    built = {city for stations in network.stations for city in atlas(board).cities(stations)}
    for route in routes:
        dashes = _dashes(plan.tracks[route].line, plan.scale.car * 0.36)
        for under, width in (("halo", round(bold + 2.5, 1)), ("borrowed", bold)):
            for dash in dashes:
                yield Line(layer=LAYER, points=dash, stroke=under, width=width)
        for id in board.route[route].cities:
            if id in built:
                city = board.city[id]
                radius = plan.scale.city * 1.9
                yield Disc(layer=LAYER, x=city.x, y=city.y, radius=radius, stroke="borrowed", width=3.0)


def ticket_arcs(board: Board, tickets: Iterable[tuple[str, bool]]) -> Iterator[AnyShape]:
    """Each ticket as an arc between its cities with its points on it: whole if it is made, broken if it is not."""
    for ticket, made in tickets:
        yield from _arc(board, ticket, made)


@lru_cache(maxsize=1024)
def _arc(board: Board, id: str, made: bool) -> tuple[AnyShape, ...]:
    scale = layout(board).scale
    ticket = board.ticket[id]
    starts = [board.city[city] for city in ticket.origins]
    shapes: list[AnyShape] = []
    rings = {city.id: city for city in starts}
    for goal in ticket.goals:
        ends = [board.city[city] for city in goal.cities]
        start, end = min(
            ((start, end) for start in starts for end in ends),
            key=lambda pair: hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y),
        )
        rings |= {city.id: city for city in ends}
        bend = 0.16 if start.x < end.x else -0.16
        line = curve((end.x, end.y), (start.x, start.y), bend, parts=14)
        parts = [line] if made else _dashes(line, scale.car * 0.45)
        shapes += [Line(layer=LAYER, points=part, stroke="halo", width=6.0) for part in parts]
        shapes += [Line(layer=LAYER, points=part, stroke="ticket", width=3.5) for part in parts]
        x, y = line[len(line) // 2]
        size = round(scale.letters * 0.95, 1)
        shapes.append(Disc(layer=LAYER, x=x, y=y, radius=round(size * 0.9, 1), fill="ticket", stroke="halo", width=1.5))
        shapes.append(Text(layer=LAYER, x=x, y=y, text=str(goal.points), size=size, fill="halo", bold=True))
    shapes += [
        Disc(layer=LAYER, x=city.x, y=city.y, radius=scale.city * 1.5, stroke="ticket", width=3.5)
        for city in rings.values()
    ]
    return tuple(shapes)


def _dashes(line: Sequence[Point], dash: float) -> list[tuple[Point, ...]]:
    """The pieces of a broken line, about as long as a dash, with gaps of the same length."""
    total = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(line))
    count = max(1, round((total / dash + 1) / 2))
    long = total / (2 * count - 1)
    pieces: list[tuple[Point, ...]] = []
    walked, piece = 0.0, [line[0]]
    for a, b in itertools.pairwise(line):
        size = hypot(b[0] - a[0], b[1] - a[1])
        at = 0.0
        while walked + size - at >= long * (1 - 1e-9):
            at += long - walked
            point = (a[0] + (b[0] - a[0]) * at / size, a[1] + (b[1] - a[1]) * at / size)
            pieces.append((*piece, point))
            walked, piece = 0.0, [point]
        walked += size - at
        piece.append(b)
    return pieces[::2]
