"""The deck of the Card Game, read from its folder: the door to everything printed there. Knows no rule.

A deck is a folder of three files. `deck.toml` has the numbers, `tickets.csv` says what each ticket asks for, with a
column for each colour, and `big_cities.csv` lists the bonus cards. Cities are those of a board.
"""

from __future__ import annotations

import os.path
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from ttr_nb.content import names
from ttr_nb.content.board import COLOURS, Board, Goal, Ticket
from ttr_nb.content.deck import BigCity, CardDeck, CardTicket
from ttr_nb.content.inspection import LARGEST, Inspection, hint, quoted
from ttr_nb.content.maps import board_ids, load_board
from ttr_nb.content.paths import data_root
from ttr_nb.content.settings import Section, is_id, is_whole, read_settings
from ttr_nb.content.tables import Row, check_unique, read_table
from ttr_nb.core.errors import ContentError, Fault

__all__ = ["BigCity", "CardDeck", "CardTicket", "find_ticket", "load_deck", "read_deck"]

TICKETS = ("id", "from", "to", "points", *COLOURS)
BIG_CITIES = ("city", "points", "colour")


@cache
def load_deck() -> CardDeck:
    """The deck that comes with the package. It is read only once.

    >>> deck = load_deck()
    >>> len(deck.tickets), deck.big_city["new_york"].points, deck.names["sault_st_marie"]
    (46, 15, 'Sault St. Marie')
    >>> dict(zip(COLOURS, deck.ticket["los_angeles-pittsburgh"].asks))
    {'purple': 1, 'blue': 2, 'orange': 0, 'white': 1, 'green': 0, 'yellow': 0, 'black': 0, 'red': 0}
    """
    return read_deck(data_root() / "decks" / "cardgame")


def find_ticket(deck: CardDeck, text: str) -> names.Match[Ticket]:
    """The ticket that a text names, as on a board: its id, or where it leads from and to.

    >>> find_ticket(load_deck(), "Pittsburgh, Los Angeles").found.id
    'los_angeles-pittsburgh'
    >>> find_ticket(load_deck(), "New York - Chicago").suggestions
    ('chicago-new_york-yellow', 'chicago-new_york-blue')
    """
    return names.find_ticket(_board_with_tickets(deck), text)


def read_deck(path: str | Path) -> CardDeck:
    """The deck in a folder, or a `ContentError` with every fault of its files.

    >>> read_deck("no/such/folder")
    Traceback (most recent call last):
        ...
    ttr_nb.core.errors.ContentError: no/such/folder: no such folder
    """
    folder = Path(path)
    if not os.path.isdir(path):  # unlike Path.is_dir, never raises, whatever the text
        raise ContentError([Fault(str(path), "", "no such folder")])
    faults: list[Fault] = []

    def inspect(file: str) -> Inspection:
        return Inspection(folder / file, f"{folder.resolve().name}/{file}", faults)

    root = read_settings(inspect("deck.toml"))
    board = load_board(root.choice("board", board_ids()))
    known = tuple(board.city) if root.ok("board") else None  # if we do not know the board, any city will do
    tickets = _tickets(inspect("tickets.csv"), known)
    big_cities = _big_cities(inspect("big_cities.csv"), known)
    deck = _deck(root, board, tickets, big_cities)
    if faults:
        raise ContentError(faults)
    return deck


def _deck(root: Section, board: Board, tickets: tuple[CardTicket, ...], big_cities: tuple[BigCity, ...]) -> CardDeck:
    cards, play = root.section("train_cards"), root.section("play")
    coloured, wild = cards.whole("of_each_colour", least=1), cards.whole("locomotives", least=0)
    fewest, most = play.take("players", _is_range, "[fewest, most], from 2 up", (2, 2))
    deck = CardDeck(
        id=root.take("id", is_id, "an id of a-z, 0-9 and '_' in quotes", ""),
        name=root.text("name"),
        board=board,
        train_cards=(coloured,) * len(COLOURS) + (wild,),
        tickets=tickets,
        big_cities=big_cities,
        players=(fewest, most),
        first_locomotives=play.whole("first_locomotives", least=0),
        first_cards=play.whole("first_cards", least=0),
        first_tickets=play.whole("first_tickets", least=1),
        keep_at_start=play.whole("keep_at_start", least=0),
        tickets_drawn=play.whole("tickets_drawn", least=1),
        keep_later=play.whole("keep_later", least=0),
        second_half_from=play.whole("second_half_from", least=2),
        second_half_cards=play.whole("second_half_cards", least=0),
    )
    for section in (root, cards, play):
        section.close()
    if root.ok("train_cards", "play"):
        _check_numbers(deck, play)
    return deck


def _check_numbers(deck: CardDeck, play: Section) -> None:
    """Nobody keeps more than there was to choose from, and there is enough for as many players as may play."""
    most = deck.players[1]
    each = deck.first_locomotives + deck.first_cards
    limits = [
        ("keep_at_start", deck.keep_at_start, deck.first_tickets, "tickets are kept"),
        ("keep_later", deck.keep_later, deck.tickets_drawn, "tickets are kept"),
        ("first_locomotives", most * deck.first_locomotives, deck.train_cards[-1], f"locomotives go to {most} players"),
        ("first_cards", most * each, sum(deck.train_cards), f"train cards go to {most} players"),
    ]
    if deck.tickets:  # else their table could not be read
        limits.append(("first_tickets", most * deck.first_tickets, len(deck.tickets), f"tickets go to {most} players"))
    for key, wanted, there, what in limits:
        if wanted > there:
            play.fault(key, f"{wanted} {what}, out of {there}")


def _tickets(inspection: Inspection, known: Sequence[str] | None) -> tuple[CardTicket, ...]:
    rows = read_table(inspection, TICKETS) or []
    tickets = tuple(_ticket(row, known) for row in rows)
    check_unique((row, ticket.id) for row, ticket in zip(rows, tickets, strict=True))
    return tickets


def _ticket(row: Row, known: Sequence[str] | None) -> CardTicket:
    here, there = _city(row, "from", known), _city(row, "to", known)
    if row.ok("from", "to") and here == there:
        row.fault("to", f"the ticket leads from {quoted(here)} to itself")
    asks = tuple(row.whole(colour, least=0, empty=0) for colour in COLOURS)
    if row.ok(*COLOURS) and not any(asks):
        row.fault(COLOURS[0], "the ticket asks for no card of any colour")
    return CardTicket(row.id("id", dashes=True), (here, there), row.whole("points", least=1), asks)


def _big_cities(inspection: Inspection, known: Sequence[str] | None) -> tuple[BigCity, ...]:
    first: dict[str, Row] = {}
    big_cities = []
    for row in read_table(inspection, BIG_CITIES) or ():
        big = BigCity(_city(row, "city", known), row.whole("points", least=1), row.text("colour"))
        if big.colour not in COLOURS:
            row.fault("colour", f"unknown colour {quoted(big.colour)}{hint(big.colour, COLOURS)}")
        if row.ok("city") and first.setdefault(big.city, row) is not row:
            row.fault("city", f"the city {quoted(big.city)} stands already in line {first[big.city].line}")
        big_cities.append(big)
    return tuple(big_cities)


def _city(row: Row, column: str, known: Sequence[str] | None) -> str:
    """The id of a city that is on the board."""
    city = row.id(column)
    if known is not None and city not in known:
        row.fault(column, f"unknown city {quoted(city)}{hint(city, known)}")
    return city


def _is_range(value: Any) -> bool:
    pair = isinstance(value, list) and len(value) == 2 and all(map(is_whole, value))
    return pair and 2 <= value[0] <= value[1] <= LARGEST


@cache
def _board_with_tickets(deck: CardDeck) -> Board:
    """The board as if these were its tickets, which is all that finding one by its name needs."""
    plain = tuple(Ticket(x.id, x.cities[:1], (Goal(x.cities[1:], x.points),), deck.id) for x in deck.tickets)
    return replace(deck.board, id=deck.id, tickets=plain)
