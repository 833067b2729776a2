"""Tickets and Big City cards as pictures: where they lead, what they ask for, whether they are made. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from ttr_nb.content.board import COLOURS, Board
from ttr_nb.content.deck import BigCity, CardDeck
from ttr_nb.mechanics.connection import is_made, pieces
from ttr_nb.mechanics.network import atlas
from ttr_nb.show.card_pictures import back
from ttr_nb.show.names import DeckNames, Names
from ttr_nb.show.panel_pictures import WIDTH, box, breadth, fitted, flowed, lines_of
from ttr_nb.show.scene import AnyShape, Disc, Line, Scene
from ttr_nb.show.symbols import symbol
from ttr_nb.show.words import say

TICKET = (322.0, 46.0)
"""A ticket: where it leads on the left, what it is worth on the right."""
DOT = 26.0
"""The room of a coloured dot."""


def connected(view: Any, board: Board) -> frozenset[str]:
    """One's own tickets whose cities are joined already, as the engine finds it."""
    if view.seat is None:
        return frozenset()
    piece = pieces(atlas(board).routes(view.network.owned[view.seat]))
    return frozenset(ticket for ticket in view.tickets if is_made(board.ticket[ticket], piece))


def ticket_scene(
    id: str, names: Names | DeckNames, language: str | None = None, made: bool = False, width: float = TICKET[0]
) -> Scene:
    """One ticket, with dots for the cards it asks for, and a mark if it is made."""
    if isinstance(names, DeckNames):
        asked = [colour for colour, n in zip(COLOURS, names.deck.ticket[id].asks, strict=True) for _ in range(n)]
        cities, points = _leads(names, names.deck.ticket[id].cities, language), str(names.deck.ticket[id].points)
    else:
        ticket = names.board.ticket[id]
        asked, points = [], str(ticket.points) if len(ticket.goals) == 1 else ""
        ends = (ticket.origins[0], ticket.goals[0].cities[0])
        cities = _leads(names, ends, language) if points else names.ticket(id, language)
    title = names.ticket(id, language)
    if asked:
        title = say("picture-ticket-asks", language, ticket=title, cards=names.asks(id, language))  # type: ignore[union-attr]
    if made:
        title = say("picture-ticket-made", language, ticket=title)
    return _drawn(id, title, cities, points, tuple(asked), made, width)


def _leads(names: Names | DeckNames, cities: tuple[str, str], language: str | None) -> str:
    start, end = (names.city(city, language) for city in cities)
    return say("route-plain", language, **{"from": start, "to": end})


@lru_cache(maxsize=512)
def _drawn(id: str, title: str, cities: str, points: str, asked: Sequence[str], made: bool, width: float) -> Scene:
    left = 34.0 if made else 12.0
    room = width - left - (54 if points else 10)
    lines = [cities] if breadth(cities, 15, True) <= room else lines_of(cities, room, 13, True)
    step = 20.0 if len(lines) == 1 else 16.0
    high = max(TICKET[1], step * len(lines) + 12, 30 + DOT + 6 if asked else 0)
    middle = 17.0 if asked else high / 2
    edge, thick = ("good", 3.0) if made else ("edge", 1.5)
    shapes: list[AnyShape] = [box(1, 1, width - 2, high - 2, "panel", edge, thick, 8, id=f"ticket:{id}", title=title)]
    first = middle - step * (len(lines) - 1) / 2
    for place, line in enumerate(lines):
        size = 15 if len(lines) == 1 else 13
        shapes.append(fitted(line, left, first + place * step, room, size, "ink", "start", True))
    for place, colour in enumerate(asked):
        shapes += dot(colour, left + DOT / 2 + place * DOT, 30 + DOT / 2, DOT / 2 - 1.5)
    if points:
        shapes.append(box(width - 50, 6, 43, high - 12, "page", "edge", 1.5, 6))
        shapes.append(fitted(points, width - 28.5, high / 2, 40, 20, "ink", "middle", True))
    if made:
        shapes += _tick(17, middle)
    return Scene((width, high), tuple(shapes), title)


def dot(colour: str, x: float, y: float, radius: float, layer: str = "") -> tuple[AnyShape, ...]:
    """A dot of a colour, with its symbol."""
    ground = Disc(x=x, y=y, radius=radius, fill=f"card-{colour}", stroke="ink", width=1, layer=layer)
    return (ground, *symbol(colour, x, y, radius * 1.15, f"on-card-{colour}", layer))


def _tick(x: float, y: float) -> tuple[AnyShape, ...]:
    points = ((x - 5, y), (x - 1, y + 4.5), (x + 6, y - 5))
    return Disc(x=x, y=y, radius=11, fill="good"), Line(points=points, stroke="panel", width=3.2)


def tickets_scene(
    ids: Iterable[str],
    names: Names | DeckNames,
    language: str | None = None,
    made: Iterable[str] = (),
    width: float = WIDTH,
) -> Scene:
    """Tickets side by side; those in `made` are marked."""
    done = frozenset(made)
    wide = min(width, TICKET[0])
    return flowed([ticket_scene(id, names, language, id in done, wide) for id in ids], width)


def hidden_tickets_scene(count: int, language: str | None = None, width: float = WIDTH) -> Scene:
    """So many tickets face down: another's secret."""
    label = say("label-hidden", language)
    scene = Scene((110, TICKET[1]), (*back(1, 1, (108, TICKET[1] - 2)), *_veil(label)))
    return flowed([scene] * count, width)


def _veil(label: str) -> tuple[AnyShape, ...]:
    return box(12, 13, 86, 20, "panel"), fitted(label, 55, 23, 84, 14, "faint", "middle", True)


def big_cities_scene(deck: CardDeck, names: DeckNames, language: str | None = None, width: float = WIDTH) -> Scene:
    """The Big City cards. Their colour is decoration."""
    return flowed([_big_city(big, names, language) for big in deck.big_cities], width)


def _big_city(big: BigCity, names: DeckNames, language: str | None) -> Scene:
    name = names.city(big.city, language)
    title = say("picture-big-city", language, city=name, points=big.points)
    wide, high = 158.0, 40.0
    shapes = (
        box(1, 1, wide - 2, high - 2, "panel", "edge", 1.5, 8, id=f"bigcity:{big.city}", title=title),
        *dot(big.colour, 18, high / 2, 11),
        fitted(name, 34, high / 2, wide - 66, 14, "ink", "start", True),
        fitted(str(big.points), wide - 10, high / 2, 30, 18, "ink", "end", True),
    )
    return Scene((wide, high), shapes, title)
