"""Networks drawn on the board: what a seat owns, what a ticket hangs by, the cheapest way on. Knows no rule.

Each is a value with the routes in it, and shows itself as a picture with its words, in the language spoken then.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from string import ascii_uppercase
from typing import Any

from ttr_nb.analysis.ways import Cuts, Piece, Way, bridges, cheapest, components, cuts
from ttr_nb.content.board import Board
from ttr_nb.mechanics.network import Network
from ttr_nb.show.boards import board_scene
from ttr_nb.show.layout import layout
from ttr_nb.show.scene import AnyShape, Disc, Scene, Text
from ttr_nb.show.twin import bundle
from ttr_nb.show.words import join, say


@dataclass(frozen=True)
class Sight:
    """What a picture of a position needs: the rules with their board, what is built on it, and what all is called."""

    rules: Any
    network: Network
    names: Any

    @property
    def board(self) -> Board:
        """The board."""
        return self.rules.board

    def scene(self, title: str, words: Sequence[str], **marks: Any) -> Scene:
        """The board with marks on it."""
        colours = [self.rules.colour(seat) for seat in range(len(self.network.owned))]
        return board_scene(
            self.board, self.network, colours, self.names, title=title, desc=" ".join(words), **marks
        )

    def routes(self, ids: Iterable[str]) -> str:
        """Routes by their names."""
        return join([self.names.route(id) for id in ids])


class Shown:
    """Something with a picture and words."""

    def told(self) -> tuple[str, ...]:
        """The words, line by line."""
        raise NotImplementedError

    def scene(self) -> Scene:
        """The picture."""
        raise NotImplementedError

    def __str__(self) -> str:
        return "\n".join(self.told())

    __repr__ = __str__

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        words = "".join(f"<p>{escape(line)}</p>" for line in self.told())
        return bundle(self.scene(), str(self), below=words)


@dataclass(frozen=True, repr=False)
class Map(Shown):
    """The whole board as a network: how many routes meet in each city."""

    sight: Sight = field(compare=False)
    degrees: tuple[tuple[str, int], ...]
    """Cities with the number of routes that end there, most first."""

    def told(self) -> tuple[str, ...]:
        names = self.sight.names
        most = self.degrees[0][1]
        hubs = [names.city(city) for city, count in self.degrees if count == most]
        board = self.sight.board
        cities = sum(not city.country for city in board.cities)
        return (
            say("insight-map-told", cities=cities, routes=len(board.routes), cars=sum(r.length for r in board.routes)),
            say("insight-map-hubs", n=most, cities=join(hubs)),
        )

    def scene(self) -> Scene:
        most = self.degrees[0][1]
        hubs = {f"city:{city}" for city, count in self.degrees if count == most}
        return self.sight.scene(say("insight-map-title"), self.told(), highlight=hubs)


@dataclass(frozen=True, repr=False)
class Holding(Shown):
    """What a seat owns: its pieces, and the routes that hold them together."""

    sight: Sight = field(compare=False)
    seat: int
    pieces: tuple[Piece, ...]
    bridges: tuple[str, ...]

    @property
    def routes(self) -> tuple[str, ...]:
        """All routes of the seat."""
        return tuple(route for piece in self.pieces for route in piece.routes)

    def told(self) -> tuple[str, ...]:
        player = self.sight.names.player(self.seat)
        if not self.pieces:
            return (say("insight-network-none", player=player),)
        lines = [say("insight-network-told", player=player, pieces=len(self.pieces))]
        for letter, piece in zip(_letters(), self.pieces, strict=False):
            cities = join([self.sight.names.city(city) for city in piece.cities])
            lines.append(say("insight-piece", letter=letter, cars=piece.cars, cities=cities))
        if self.bridges:
            lines.append(say("insight-network-bridges", routes=self.sight.routes(self.bridges)))
        else:
            lines.append(say("insight-network-no-bridges"))
        return tuple(lines)

    def scene(self) -> Scene:
        title = say("insight-network-title", player=self.sight.names.player(self.seat))
        bare = self.sight.scene(title, self.told(), highlight={f"route:{route}" for route in self.bridges})
        badges = [
            badge
            for letter, piece in zip(_letters(), self.pieces, strict=False)
            for route in piece.routes
            for badge in _badge(self.sight.board, route, letter)
        ]
        return replace(bare, shapes=(*bare.shapes, *badges))


@dataclass(frozen=True, repr=False)
class Hanging(Shown):
    """What a ticket hangs by: routes that would cut it."""

    sight: Sight = field(compare=False)
    seat: int
    ticket: str
    cuts: Cuts
    way: Way | None

    @property
    def routes(self) -> tuple[str, ...]:
        """The routes that would cut the ticket."""
        return self.cuts.own or self.cuts.open

    def told(self) -> tuple[str, ...]:
        named = {"player": self.sight.names.player(self.seat), "ticket": self.sight.names.ticket(self.ticket)}
        routes = self.sight.routes(self.routes)
        if self.cuts.is_made:
            first = say("insight-cuts-made", **named)
            return first, say("insight-cuts-own", routes=routes) if routes else say("insight-cuts-own-none")
        if self.way is None:
            return (say("insight-cuts-lost", **named),)
        first = say("insight-cuts-unmade", **named)
        return first, say("insight-cuts-open", routes=routes) if routes else say("insight-cuts-open-none")

    def scene(self) -> Scene:
        title = say("insight-cuts-title", ticket=self.sight.names.ticket(self.ticket))
        marks = {f"route:{route}" for route in self.routes}
        arcs = [(self.ticket, self.cuts.is_made)]
        path = () if self.cuts.is_made or self.way is None else self.way.routes
        return self.sight.scene(title, self.told(), highlight=marks, tickets=arcs, path=path)


@dataclass(frozen=True, repr=False)
class Cheapest(Shown):
    """The cheapest way to make a ticket; `way` is None when there is none."""

    sight: Sight = field(compare=False)
    seat: int
    ticket: str
    way: Way | None

    @property
    def routes(self) -> tuple[str, ...]:
        """The routes still to be claimed."""
        return self.way.new if self.way else ()

    @property
    def cars(self) -> int | None:
        """How many cars that takes; None when there is no way."""
        return self.way.cars if self.way else None

    def told(self) -> tuple[str, ...]:
        named = {"player": self.sight.names.player(self.seat), "ticket": self.sight.names.ticket(self.ticket)}
        way = self.way
        if way is None:
            return (say("insight-cuts-lost", **named),)
        if not way.new:
            return (say("insight-cuts-made", **named),)
        dice = "-dice" if hasattr(self.sight.rules, "dice") else ""
        lines = [
            say("insight-cuts-unmade", **named),
            say(f"insight-way-told{dice}", routes=self.sight.routes(way.new), cars=way.cars, cards=way.cards),
        ]
        if way.locomotives:
            lines.append(say(f"insight-way-locomotives{dice}", n=way.locomotives))
        if way.tunnels:
            lines.append(say("insight-way-tunnels", n=way.tunnels))
        left = self.sight.network.cars[self.seat]
        if left < way.cars:
            lines.append(say("insight-way-short", n=left))
        return tuple(lines)

    def scene(self) -> Scene:
        names = self.sight.names
        title = say("insight-way-title", player=names.player(self.seat), ticket=names.ticket(self.ticket))
        arcs = [(self.ticket, self.way is not None and not self.way.new)]
        return self.sight.scene(title, self.told(), tickets=arcs, path=self.way.routes if self.way else ())


def the_map(sight: Sight) -> Map:
    """The board as a network."""
    from ttr_nb.analysis.graphs import board_graph

    graph = board_graph(sight.rules.atlas, sight.network)
    return Map(sight, tuple(sorted(graph.degree, key=lambda pair: (-pair[1], pair[0]))))


def holding(sight: Sight, seat: int) -> Holding:
    """What a seat owns."""
    atlas = sight.rules.atlas
    return Holding(
        sight, seat, components(atlas, sight.network, seat), bridges(atlas, sight.network, seat)
    )


def hanging(sight: Sight, seat: int, ticket: str) -> Hanging:
    """What a ticket of a seat hangs by."""
    asked = sight.board.ticket[ticket]
    found = cuts(sight.rules, sight.network, seat, asked)
    return Hanging(sight, seat, ticket, found, cheapest(sight.rules, sight.network, seat, asked))


def cheapest_way(sight: Sight, seat: int, ticket: str) -> Cheapest:
    """The cheapest way for a seat to make a ticket."""
    way = cheapest(sight.rules, sight.network, seat, sight.board.ticket[ticket])
    return Cheapest(sight, seat, ticket, way)


def _letters() -> Iterable[str]:
    """A, B, C … and after Z numbers."""
    yield from ascii_uppercase
    yield from map(str, range(1, 1000))


def _badge(board: Board, route: str, letter: str) -> tuple[AnyShape, ...]:
    """A letter in the middle of a route."""
    plan = layout(board)
    x, y = plan.tracks[route].middle
    size = round(plan.scale.width * 1.05, 1)
    return (
        Disc(layer="marks", x=x, y=y, radius=round(size * 0.72, 1), fill="halo", stroke="ink", width=1.5),
        Text(layer="marks", x=x, y=y, text=letter, size=size, fill="ink", bold=True),
    )
