"""What players call the things on a table: ids in, words out, in any of our languages. Knows no rule and no action.

`Names` are those of a board, `DeckNames` those of the Card Game; what tells of a game takes either.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Protocol

from ttr_nb.content.board import Board, Route
from ttr_nb.content.deck import CardDeck
from ttr_nb.mechanics.cards import KINDS, Cards
from ttr_nb.show.language import checked
from ttr_nb.show.words import can_say, join, say


class Naming(Protocol):
    """What there is to be called by a name, whatever the game. An unknown id keeps the name it was called by."""

    def city(self, id: str, language: str | None = None) -> str: ...
    def route(self, id: str, language: str | None = None) -> str: ...
    def ticket(self, id: str, language: str | None = None) -> str: ...
    def tickets(self, ids: Iterable[str], language: str | None = None) -> str: ...
    def player(self, seat: int | None, language: str | None = None) -> str: ...
    def colour(self, id: str, language: str | None = None) -> str: ...
    def card(self, kind: str, language: str | None = None, form: str = "") -> str: ...
    def cards(self, held: Cards, language: str | None = None, form: str = "") -> str: ...


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


@dataclass(frozen=True)
class DeckNames:
    """The names in the Card Game; `players` by seat. All but the tickets is called as on the board of its cities."""

    deck: CardDeck
    players: Sequence[str] = ()

    @cached_property
    def on_board(self) -> Names:
        """The names on the board whose cities the tickets name."""
        return Names(self.deck.board, self.players)

    def city(self, id: str, language: str | None = None) -> str:
        """A city.

        >>> from ttr_nb.content.cardgame import load_deck
        >>> DeckNames(load_deck()).city("new_york", "pl")
        'Nowy Jork'
        """
        return self.on_board.city(id, language)

    def route(self, id: str, language: str | None = None) -> str:
        """A route of the board. The Card Game has none, but what is asked for has a name."""
        return self.on_board.route(id, language)

    def ticket(self, id: str, language: str | None = None) -> str:
        """A ticket: its cities, and what it is worth; where several name the same cities, what it asks for, too.

        >>> from ttr_nb.content.cardgame import load_deck
        >>> names = DeckNames(load_deck())
        >>> names.ticket("los_angeles-pittsburgh"), names.ticket("chicago-new_york-yellow", "it")
        ('Los Angeles – Pittsburgh (18)', 'Chicago – New York (5: 1 carta gialla)')
        """
        ticket = self.deck.ticket.get(id)
        if ticket is None:
            return id
        start, end = (self.city(city, language) for city in ticket.cities)
        told = {"from": start, "to": end, "points": ticket.points}
        if sum(set(other.cities) == set(ticket.cities) for other in self.deck.tickets) == 1:
            return say("ticket-plain", language, **told)
        return say("ticket-asking", language, **told, cards=self.asks(id, language))

    def tickets(self, ids: Iterable[str], language: str | None = None) -> str:
        """Some tickets, as a list."""
        return join([self.ticket(id, language) for id in ids], language)

    def asks(self, id: str, language: str | None = None, form: str = "") -> str:
        """The cards that a ticket asks for.

        >>> from ttr_nb.content.cardgame import load_deck
        >>> DeckNames(load_deck()).asks("los_angeles-pittsburgh", "ro")
        '1 carte mov, 2 cărți albastre și 1 carte albă'
        """
        return self.cards((*self.deck.ticket[id].asks, 0), language, form)

    def player(self, seat: int | None, language: str | None = None) -> str:
        """The person at a seat; None is a spectator."""
        return self.on_board.player(seat, language)

    def colour(self, id: str, language: str | None = None) -> str:
        """A colour by its name."""
        return self.on_board.colour(id, language)

    def card(self, kind: str, language: str | None = None, form: str = "") -> str:
        """One card: as a label, or with form "object" as it follows a verb."""
        return self.on_board.card(kind, language, form)

    def cards(self, held: Cards, language: str | None = None, form: str = "") -> str:
        """Cards, counted by kind: by themselves, or with form "object" as they follow a verb."""
        return self.on_board.cards(held, language, form)


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
