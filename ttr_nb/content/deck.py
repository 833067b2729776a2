"""The types of the Card Game's printed matter: tickets with colours, Big Cities, the box. Knows no file and no rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from ttr_nb.content.board import Board


@dataclass(frozen=True, slots=True)
class CardTicket:
    """A ticket that asks for cards: `asks` counts them colour by colour, in the order of `COLOURS`."""

    id: str
    cities: tuple[str, str]
    points: int
    asks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BigCity:
    """A bonus card: what most completed tickets to the city are worth. Its colour is decoration."""

    city: str
    points: int
    colour: str


@dataclass(frozen=True)
class CardDeck:
    """The whole box, and the numbers it brings to the rules. Order is that of the files.

    `board` is the one whose cities the tickets name. `train_cards` counts each of `COLOURS`, then locomotives. What is
    given out, `first_…` and `second_half_cards`, is for each player.
    """

    id: str
    name: str
    board: Board
    train_cards: tuple[int, ...]
    tickets: tuple[CardTicket, ...]
    big_cities: tuple[BigCity, ...]
    players: tuple[int, int]
    first_locomotives: int
    first_cards: int
    first_tickets: int
    keep_at_start: int
    tickets_drawn: int
    keep_later: int
    second_half_from: int
    second_half_cards: int

    @cached_property
    def ticket(self) -> Mapping[str, CardTicket]:
        """Tickets by id."""
        return {ticket.id: ticket for ticket in self.tickets}

    @cached_property
    def big_city(self) -> Mapping[str, BigCity]:
        """Big Cities by city."""
        return {big.city: big for big in self.big_cities}

    @cached_property
    def names(self) -> Mapping[str, str]:
        """The printed names of all cities that a ticket names, by id; other languages are with `board.city`."""
        cities = [city for ticket in self.tickets for city in ticket.cities]
        return {city: self.board.city[city].name for city in cities}

    def __hash__(self) -> int:
        return hash(self.id)
