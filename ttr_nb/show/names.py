"""What players call the things on a board: ids in, words out, in any of our languages. Knows no rule and no action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ttr_nb.content.board import Board, Route
from ttr_nb.mechanics.cards import KINDS, Cards
from ttr_nb.show.language import checked
from ttr_nb.show.words import can_say, join, say


@dataclass(frozen=True)
class Names:
    """The names on a board and at a table; `players` by seat.

    What the board does not know keeps the name it was called by.
    """

    board: Board
    players: Sequence[str] = ()

    def city(self, id: str, language: str | None = None) -> str:
        """A city.

        >>> from ttr_nb.content.maps import load_board
        >>> names = Names(load_board("europe"), ["Ana", "Ben"])
        >>> names.city("wien", "pl"), names.city("atlantis", "pl")
        ('Wiedeń', 'atlantis')
        """
        city = self.board.city.get(id)
        return city.names.get(checked(language), city.name) if city else id

    def route(self, id: str, language: str | None = None) -> str:
        """A route by its cities; where several join what is called the same, by its colour or number, too.

        >>> from ttr_nb.content.maps import load_board
        >>> names = Names(load_board("europe"))
        >>> names.route("frankfurt-paris-white", "ro"), names.route("dieppe-london-2", "it")
        ('Frankfurt – Paris (albă)', 'Dieppe – Londra (binario 2)')
        """
        route = self.board.route.get(id)
        if route is None:
            return id
        start, end = (self.city(city, language) for city in route.cities)
        colours = _alike(self.board)[_ends(self.board, route)]
        if len(colours) == 1:
            return say("route-plain", language, **{"from": start, "to": end})
        if colours.count(route.colour) == 1:
            colour = say(f"colour-{route.colour}.route", language)
            return say("route-coloured", language, **{"from": start, "to": end, "colour": colour})
        number = id.rpartition("-")[2]
        return say("route-numbered", language, **{"from": start, "to": end, "number": number})

    def ticket(self, id: str, language: str | None = None) -> str:
        """A ticket: where it leads, and what it is worth.

        >>> from ttr_nb.content.maps import load_board
        >>> Names(load_board("europe")).ticket("brest-petrograd", "pl")
        'Brest – Piotrogród (20)'
        """
        ticket = self.board.ticket.get(id)
        if ticket is None:
            return id
        start = self.city(ticket.origins[0], language)
        ends = [{"to": self.city(goal.cities[0], language), "points": goal.points} for goal in ticket.goals]
        if len(ends) == 1:
            return say("ticket-plain", language, **{"from": start}, **ends[0])
        goals = ", ".join(say("ticket-goal", language, **end) for end in ends)
        return say("ticket-goals", language, **{"from": start}, goals=goals)

    def tickets(self, ids: Iterable[str], language: str | None = None) -> str:
        """Some tickets, as a list."""
        return join([self.ticket(id, language) for id in ids], language)

    def player(self, seat: int | None, language: str | None = None) -> str:
        """The person at a seat; None is a spectator.

        >>> from ttr_nb.content.maps import load_board
        >>> names = Names(load_board("europe"), ["Ana"])
        >>> names.player(0), names.player(1), names.player(None)
        ('Ana', 'Player 2', 'Spectator')
        """
        if seat is None:
            return say("label-spectator", language)
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return say("player-unnamed", language, number=seat + 1)

    def colour(self, id: str, language: str | None = None) -> str:
        """A colour by its name."""
        return say(f"colour-{id}", language)

    def card(self, kind: str, language: str | None = None, form: str = "") -> str:
        """One card: as a label, or with form "object" as it follows a verb.

        >>> from ttr_nb.content.maps import load_board
        >>> names = Names(load_board("europe"))
        >>> names.card("orange"), names.card("orange", form="object"), names.card("orange", "pl", "object")
        ('orange card', 'an orange card', 'pomarańczową kartę')
        """
        return _formed(f"card-{kind}", language, form) if kind in KINDS else kind

    def cards(self, held: Cards, language: str | None = None, form: str = "") -> str:
        """Cards, counted by kind: by themselves, or with form "object" as they follow a verb.

        >>> from ttr_nb.content.maps import load_board
        >>> from ttr_nb.mechanics.cards import cards
        >>> names = Names(load_board("europe"))
        >>> names.cards(cards(red=5, locomotive=1), "pl"), names.cards(cards(red=5, locomotive=1), "pl", "object")
        ('5 czerwonych kart i 1 lokomotywa', '5 czerwonych kart i 1 lokomotywę')
        """
        parts = [
            _formed(f"cards-{kind}", language, form, n=count) for kind, count in zip(KINDS, held, strict=True) if count
        ]
        return join(parts, language) or say("cards-none", language)


def _ends(board: Board, route: Route) -> frozenset[str]:
    return frozenset(board.city[city].name for city in route.cities)


@lru_cache(maxsize=32)
def _alike(board: Board) -> Mapping[frozenset[str], list[str]]:
    """The colours of all routes that join what is called the same: double routes, and some across a border."""
    colours: dict[frozenset[str], list[str]] = {}
    for route in board.routes:
        colours.setdefault(_ends(board, route), []).append(route.colour)
    return colours


def _formed(key: str, language: str | None, form: str, **params: object) -> str:
    """A message in a grammatical form, where the language has one of its own."""
    formed = f"{key}.{form}"
    return say(formed if form and can_say(formed, language) else key, language, **params)
