"""The printed ground of a board: sea and land, tracks with their spaces and signs, cities and their names.

The same shapes whatever happens in a game, made once a board and language. Knows no position.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ttr_nb.content.board import Board, Route
from ttr_nb.show.coast import area, simplified
from ttr_nb.show.labels import labels
from ttr_nb.show.layout import TOOTH, Layout, Quad, layout
from ttr_nb.show.names import Names
from ttr_nb.show.scene import AnyShape, Disc, Line, Point, Polygon, Text
from ttr_nb.show.symbols import symbol
from ttr_nb.show.words import say

LAYER = "board"


@lru_cache(maxsize=32)
def ground(board: Board, language: str) -> tuple[AnyShape, ...]:
    """All that is printed on a board, with names in a language: always the very same shapes."""
    plan = layout(board)
    return (
        *_land(board),
        *_rails(board, plan),
        *_tunnels(board, plan),
        *_spaces(board, plan),
        *_signs(board, plan),
        *_leads(board, language),
        *_routes(board, plan, language),
        *_cities(board, plan, language),
        *_names(board, language),
    )


def route_title(board: Board, id: str, language: str) -> str:
    """What one is told of a route: its name, length and colour, and whether it is a ferry or a tunnel."""
    route = board.route[id]
    what = [say(f"colour-{route.colour}.route", language)]
    if route.tunnel:
        what.append(say("board-picture-tunnel", language))
    if route.locomotives:
        what.append(say("board-picture-ferry", language, n=route.locomotives))
    name = Names(board).route(id, language)
    return say("board-picture-route", language, route=name, length=route.length, what=", ".join(what))


def city_title(board: Board, id: str, language: str) -> str:
    """What one is told of a city, or of the end of a border route."""
    name = Names(board).city(id, language)
    return say("board-picture-border", language, country=name) if board.city[id].country else name


def _land(board: Board) -> Iterator[AnyShape]:
    """The sea, and the land with an outline as fine as one can see; specks are left out.

    Where routes lead to other countries, what lies round the land is those, not the sea.
    """
    wide, high = board.size
    around = "abroad" if any(city.country for city in board.cities) else "sea"
    yield Polygon(layer=LAYER, points=((0, 0), (wide, 0), (wide, high), (0, high)), fill=around)
    fine = (wide * high) ** 0.5 / 800
    for outline in board.land:
        if area(outline) > fine * fine * 40:
            points = simplified(outline, fine)
            if len(points) > 2:
                yield Polygon(layer=LAYER, points=points, fill="land", stroke="coast", width=1.0)


def _leads(board: Board, language: str) -> Iterator[AnyShape]:
    """Lines from cities to their names, over the tracks, with an edge so that they show on every colour."""
    leads = [label.lead for label in labels(board, language) if label.lead]
    for stroke, width in (("halo", 3.5), ("ink", 1.5)):
        for points in leads:
            yield Line(layer=LAYER, points=points, stroke=stroke, width=width)


def _rails(board: Board, plan: Layout) -> Iterator[AnyShape]:
    """Thin lines between spaces and cities, so that one sees where spaces lead that do not fill their way."""
    for route in board.routes:
        line = plan.tracks[route.id].line
        beside = [plan.tracks[other.id].line for other in board.doubles.get(route.group, ())]
        if not beside:
            yield Line(layer=LAYER, points=line, stroke="track-edge", width=1.5)
        elif line is beside[0]:
            for end, start in ((0, 1), (-1, -2)):
                x = sum(other[start][0] for other in beside) / len(beside)
                y = sum(other[start][1] for other in beside) / len(beside)
                yield Line(layer=LAYER, points=(line[end], (x, y)), stroke="track-edge", width=1.5)


def _tunnels(board: Board, plan: Layout) -> Iterator[AnyShape]:
    """The dark hatched border of tunnels: sleepers that stick out on both sides of each space."""
    over = plan.scale.width * (TOOTH - 0.5)
    for route in board.routes:
        for space in plan.tracks[route.id].spaces if route.tunnel else ():
            for part in (0.08, 0.29, 0.5, 0.71, 0.92):
                yield Line(layer=LAYER, points=_across(space, part, over), stroke="tunnel", width=2.0)


def _across(space: Quad, part: float, over: float) -> tuple[Point, Point]:
    """A line across a space at some part of its length, that sticks out on both sides."""
    a, b, c, d = space
    x, y = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
    u, v = d[0] + (c[0] - d[0]) * part, d[1] + (c[1] - d[1]) * part
    long = ((u - x) ** 2 + (v - y) ** 2) ** 0.5
    dx, dy = (u - x) / long * over, (v - y) / long * over
    return (x - dx, y - dy), (u + dx, v + dy)


def _spaces(board: Board, plan: Layout) -> Iterator[AnyShape]:
    for route in board.routes:
        edge = ("tunnel", 2.5) if route.tunnel else ("track-edge", 1.2)
        for space in plan.tracks[route.id].spaces:
            yield Polygon(layer=LAYER, points=space, fill=f"card-{route.colour}", stroke=edge[0], width=edge[1])


def _signs(board: Board, plan: Layout) -> Iterator[AnyShape]:
    """The symbol of its colour on each space, and locomotives on those of a ferry that need one."""
    size = plan.scale.width * 0.66
    for route in board.routes:
        ink = f"on-card-{route.colour}"
        for place, space in enumerate(plan.tracks[route.id].spaces):
            x, y = _middle(space)
            if place in _ferried(route):
                yield from symbol("locomotive", x, y, plan.scale.width * 0.86, ink, LAYER)
            else:
                yield from symbol(route.colour, x, y, size, ink, LAYER)


def _ferried(route: Route) -> range:
    """The spaces of a ferry that show a locomotive: those in the middle."""
    first = (route.length - route.locomotives) // 2
    return range(first, first + route.locomotives)


def _middle(space: Quad) -> Point:
    return sum(x for x, _ in space) / 4, sum(y for _, y in space) / 4


def _routes(board: Board, plan: Layout, language: str) -> Iterator[AnyShape]:
    """Routes as one points at them."""
    for route in board.routes:
        title = route_title(board, route.id, language)
        yield Polygon(layer=LAYER, id=f"route:{route.id}", title=title, points=plan.tracks[route.id].outline)


def _cities(board: Board, plan: Layout, language: str) -> Iterator[AnyShape]:
    """Cities are discs; the ends of border routes diamonds."""
    size = plan.scale.city
    for city in board.cities:
        id, title = f"city:{city.id}", city_title(board, city.id, language)
        x, y = city.x, city.y
        if city.country:
            corners = ((x, y - size), (x + size, y), (x, y + size), (x - size, y))
            yield Polygon(layer=LAYER, id=id, title=title, points=corners, fill="border", stroke="city-edge", width=2.0)
        else:
            yield Disc(
                layer=LAYER, id=id, title=title, x=x, y=y, radius=size, fill="city", stroke="city-edge", width=2.0
            )


def _names(board: Board, language: str) -> Iterator[AnyShape]:
    for label in labels(board, language):
        fill = "faint" if board.city[label.cities[0]].country else "ink"
        for words, x, y in label.places():
            yield Text(layer=LAYER, x=x, y=y, text=words, size=label.size, fill=fill, anchor=label.anchor, halo="halo")
