"""The picture of a board in play: its printed ground, what the players have built on it, and marks given as arguments.

From a network to a scene of three layers, "board", "claims" and "marks". The pieces of the first two are made once and
used again. Knows no rule and no widget.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from ttr_nb.content.board import Board
from ttr_nb.games.dice.state import Travel
from ttr_nb.mechanics.network import Network, atlas
from ttr_nb.show import board_marks as marks
from ttr_nb.show.board_ground import city_title, ground, route_title
from ttr_nb.show.labels import labels
from ttr_nb.show.language import checked
from ttr_nb.show.layout import Quad, layout
from ttr_nb.show.names import Names
from ttr_nb.show.scene import AnyShape, Disc, Point, Polygon, Scene, Text
from ttr_nb.show.symbols import pattern
from ttr_nb.show.words import join, say

LAYERS = ("board", "claims", "marks")
"""From bottom to top. The first is the same whatever happens in a game."""


def board_scene(
    board: Board,
    network: Network,
    colours: Sequence[str],
    names: Names,
    language: str | None = None,
    *,
    playable: Collection[str] = frozenset(),
    selected: str = "",
    path: Sequence[str] = (),
    cars: int | None = None,
    borrowed: Sequence[str] = (),
    tickets: Iterable[str | tuple[str, bool]] = (),
    highlight: Collection[str] = (),
    travel: Travel | None = None,
    title: str = "",
    desc: str | None = None,
) -> Scene:
    """The board with what is built on it. `colours` are the owners' by seat.

    `playable`, `selected` and `highlight` are ids ("route:brest-dieppe", "city:wien"; others are ignored). `path` is a
    walk over routes, drawn up to its first so many `cars`; `borrowed` are routes borrowed by stations; `tickets` are
    drawn as arcs, those given as `(ticket, False)` broken, for they are not made. `travel` are passengers and goods.
    Where no `desc` is given, the picture is told in words.

    >>> from ttr_nb.content.maps import load_board
    >>> europe, nobody = load_board("europe"), Network((0,), (0,), (45,))
    >>> scene = board_scene(europe, nobody, ["red"], Names(europe, ["Ana"]))
    >>> scene.title, scene.at(europe.city["wien"].x, europe.city["wien"].y)
    ('The board: Europe', 'city:wien')
    """
    code = checked(language)
    arcs = [(ticket, True) if isinstance(ticket, str) else ticket for ticket in tickets]
    claims = _claims(board, network, colours, names, code)
    if travel is not None:
        claims += _travel(board, travel, colours, names, code)
    drawn = (
        *marks.outlined(board, playable, "playable"),
        *marks.outlined(board, highlight, "highlight"),
        *marks.ticket_arcs(board, arcs),
        *marks.borrowed_routes(board, network, borrowed),
        *marks.walked(board, path, cars),
        *marks.outlined(board, (selected,) if selected else (), "selected"),
    )
    return Scene(
        board.size,
        (*ground(board, code), *claims, *drawn),
        title or say("board-picture-title", code, board=_called(board, code)),
        _told(board, network, colours, names, code, path, borrowed, [ticket for ticket, _ in arcs])
        if desc is None
        else desc,
    )


def _called(board: Board, code: str) -> str:
    return board.names.get(code, board.name)


# --- what is built ---------------------------------------------------------------------------------------------------


def _claims(board: Board, network: Network, colours: Sequence[str], names: Names, code: str) -> tuple[AnyShape, ...]:
    bits = atlas(board)
    shapes: list[AnyShape] = []
    for seat, owned in enumerate(network.owned):
        player, colour = names.player(seat, code), colours[seat]
        for route in bits.routes(owned):
            shapes += _cars(board, route.id, colour, player, code)
    for seat, built in enumerate(network.stations):
        player, colour = names.player(seat, code), colours[seat]
        for city in bits.cities(built):
            shapes += _station(board, city, colour, player, code)
    return tuple(shapes)


@lru_cache(maxsize=8192)
def _cars(board: Board, route: str, colour: str, player: str, code: str) -> tuple[AnyShape, ...]:
    """An owner's cars on a route, a little larger than its spaces, with the owner's pattern."""
    track = layout(board).tracks[route]
    owned = say(
        "board-picture-owned", code, thing=route_title(board, route, code), player=player, colour=_colour(colour, code)
    )
    ink = f"on-owner-{colour}"
    cars = [
        Polygon(layer="claims", points=_wider(space), fill=f"owner-{colour}", stroke="car-edge", width=2.0)
        for space in track.spaces
    ]
    signs = [shape for space in track.spaces for shape in pattern(colour, space, ink, "claims")]
    return (*cars, *signs, Polygon(layer="claims", id=f"route:{route}", title=owned, points=track.outline))


def _wider(space: Quad) -> Quad:
    """A car covers its space, and a little more on both sides."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = space
    ux, uy, vx, vy = (ax - dx) * 0.12, (ay - dy) * 0.12, (bx - cx) * 0.12, (by - cy) * 0.12
    return (ax + ux, ay + uy), (bx + vx, by + vy), (cx - vx, cy - vy), (dx - ux, dy - uy)


@lru_cache(maxsize=2048)
def _station(board: Board, city: str, colour: str, player: str, code: str) -> tuple[AnyShape, ...]:
    """A station: a house with its owner's pattern, over the city."""
    place, size = board.city[city], layout(board).scale.city * 1.35
    x, y = place.x, place.y
    title = say(
        "board-picture-station-of",
        code,
        city=city_title(board, city, code),
        player=player,
        colour=_colour(colour, code),
    )
    roof = ((x - size, y - size * 0.35), (x, y - size * 1.25), (x + size, y - size * 0.35))
    walls = ((x + size, y + size), (x - size, y + size))
    room = (
        (x - size, y - size * 0.35),
        (x + size, y - size * 0.35),
        (x + size, y + size),
        (x - size, y + size),
    )
    house = Polygon(
        layer="claims",
        id=f"city:{city}",
        title=title,
        points=(*roof, *walls),
        fill=f"owner-{colour}",
        stroke="car-edge",
        width=2.0,
    )
    return (house, *pattern(colour, room, f"on-owner-{colour}", "claims"))


def _colour(colour: str, code: str) -> str:
    return say(f"colour-{colour}", code)


def _travel(board: Board, travel: Travel, colours: Sequence[str], names: Names, code: str) -> tuple[AnyShape, ...]:
    """Goods as the number on top of a city's stack, passengers as pawns in their owner's colour."""
    shapes: list[AnyShape] = []
    for city, goods in zip(board.cities, travel.goods, strict=True):
        if goods:
            shapes += _goods(board, city.id, goods, code)
    for seat, standing in enumerate(travel.standing):
        player = names.player(seat, code)
        for id in atlas(board).cities(standing):
            shapes += _passenger(board, id, colours[seat], player, code)
    return tuple(shapes)


@lru_cache(maxsize=2048)
def _goods(board: Board, city: str, goods: tuple[int, ...], code: str) -> tuple[AnyShape, ...]:
    place, scale = board.city[city], layout(board).scale
    told = say("board-picture-goods", code, city=city_title(board, city, code), goods=", ".join(map(str, goods)))
    return (
        Disc(
            layer="claims",
            id=f"city:{city}",
            title=told,
            x=place.x,
            y=place.y,
            radius=scale.city * 1.15,
            fill="city",
            stroke="city-edge",
            width=2.0,
        ),
        Text(
            layer="claims",
            x=place.x,
            y=place.y,
            text=str(goods[0]),
            size=round(scale.city * 1.45, 1),
            fill="on-city",
            bold=True,
        ),
    )


@lru_cache(maxsize=2048)
def _passenger(board: Board, city: str, colour: str, player: str, code: str) -> tuple[AnyShape, ...]:
    size = layout(board).scale.city
    x, y = _beside(board, city, code)
    told = say(
        "board-picture-passenger-of",
        code,
        city=city_title(board, city, code),
        player=player,
        colour=_colour(colour, code),
    )
    fill = f"owner-{colour}"
    foot, neck = size * 0.9, size * 0.35
    body = ((x - foot, y + size), (x - neck, y - size), (x + neck, y - size), (x + foot, y + size))
    inner = (
        (x - size * 0.8, y - size * 0.1),
        (x + size * 0.8, y - size * 0.1),
        (x + size * 0.8, y + size * 0.9),
        (x - size * 0.8, y + size * 0.9),
    )
    return (
        Polygon(layer="claims", id=f"city:{city}", title=told, points=body, fill=fill, stroke="car-edge", width=2.0),
        Disc(layer="claims", x=x, y=y - size * 1.2, radius=size * 0.6, fill=fill, stroke="car-edge", width=2.0),
        *pattern(colour, inner, f"on-owner-{colour}", "claims"),
    )


def _beside(board: Board, city: str, code: str) -> Point:
    """Where a passenger stands by a city: at the side where it hides least of the names and of the number there."""
    place, size = board.city[city], layout(board).scale.city
    boxes = [label.box for label in labels(board, code)]

    def hidden(spot: Point) -> float:
        x, y = spot
        return sum(
            max(0.0, min(x + size, right) - max(x - size, left))
            * max(0.0, min(y + size, bottom) - max(y - size * 1.8, top))
            for left, top, right, bottom in boxes
        )

    spots = [(place.x + side * size * 1.9, place.y + up * size) for up in (-0.3, 0.6, -1.4) for side in (1, -1)]
    spots.append((place.x, place.y - size * 2.1))
    return min(spots, key=hidden)


# --- in words --------------------------------------------------------------------------------------------------------


def _told(
    board: Board,
    network: Network,
    colours: Sequence[str],
    names: Names,
    code: str,
    path: Sequence[str],
    borrowed: Sequence[str],
    tickets: Sequence[str],
) -> str:
    """The picture in words: the board, who has built what, and the marks."""
    cities = sum(not city.country for city in board.cities)
    parts = [say("board-picture-what", code, board=_called(board, code), cities=cities, routes=len(board.routes))]
    bits = atlas(board)
    for seat, (owned, built) in enumerate(zip(network.owned, network.stations, strict=True)):
        places = [_route(board, route.id, code) for route in bits.routes(owned)]
        places += [_built(board, city, code) for city in bits.cities(built)]
        if places:
            parts.append(
                say(
                    "board-picture-builder",
                    code,
                    player=names.player(seat, code),
                    colour=_colour(colours[seat], code),
                    places=", ".join(places),
                )
            )
    if len(parts) == 1:
        parts.append(say("board-picture-empty", code))
    for key, routes in (("path", path), ("borrowed", borrowed)):
        if routes:
            told = join([_route(board, route, code) for route in routes], code)
            parts.append(say(f"board-picture-{key}", code, routes=told))
    if tickets:
        parts.append(say("board-picture-tickets", code, tickets=names.tickets(tickets, code)))
    return " ".join(parts)


@lru_cache(maxsize=4096)
def _route(board: Board, route: str, code: str) -> str:
    return Names(board).route(route, code)


@lru_cache(maxsize=1024)
def _built(board: Board, city: str, code: str) -> str:
    return say("board-picture-station", code, city=Names(board).city(city, code))
