"""What a lesson may settle before the first turn, and how that is written down. Knows not how a table is laid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ttr_nb.content.board import Board
from ttr_nb.content.names import Match, find_city, find_route, find_ticket
from ttr_nb.core.errors import TOLD, ContentError, Fault, NotationError
from ttr_nb.mechanics.cards import KINDS, Cards, parse_cards, write_cards


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Everything is by seat, but for the first player and the cards on the table. An empty one is an honest game."""

    first: int | None = None
    hands: Mapping[int, Cards] = field(default_factory=dict)
    row: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    tickets: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    claimed: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    stations: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    @property
    def is_rigged(self) -> bool:
        """Whether more than the first player is settled."""
        return any((self.hands, self.row, self.deck, self.tickets, self.claimed, self.stations))

    def wishes(self) -> dict[str, tuple[str, ...]]:
        """What a stacked chance has to bring about."""
        return {"train": self.row + self.deck} if self.row else {}

    def written(self) -> dict[str, Any]:
        """As plain data, without what is not arranged; `read_arrangement` reads it back."""
        plain: dict[str, Any] = {} if self.first is None else {"first": self.first}
        if self.hands:
            plain["hands"] = {str(seat): write_cards(hand) for seat, hand in self.hands.items()}
        for name in ("row", "deck"):
            if getattr(self, name):
                plain[name] = list(getattr(self, name))
        for name in ("tickets", "claimed", "stations"):
            if getattr(self, name):
                plain[name] = {str(seat): list(ids) for seat, ids in getattr(self, name).items()}
        return plain


def read_arrangement(options: Mapping[str, Any]) -> Arrangement:
    """Read an arrangement from plain data; every fault is reported.

    >>> read_arrangement({"hands": {"0": "2 red"}, "deck": ["red", "blue"]}).written()
    {'hands': {'0': '2 red'}, 'deck': ['red', 'blue']}
    """
    reader = _Reader()
    readers: dict[str, Callable[[Any, str], Any]] = {
        "first": reader.seat,
        "hands": lambda value, place: reader.by_seat(value, place, reader.hand),
        "row": reader.cards,
        "deck": reader.cards,
        "tickets": lambda value, place: reader.by_seat(value, place, reader.names),
        "claimed": lambda value, place: reader.by_seat(value, place, reader.names),
        "stations": lambda value, place: reader.by_seat(value, place, reader.names),
    }
    read: dict[str, Any] = {}
    for name, value in options.items():
        if name in readers:
            read[name] = readers[name](value, name)
        else:
            reader.fault(str(name)[:60], f"is not something that can be arranged; it can be {', '.join(readers)}")
    if reader.faults:
        raise ContentError(reader.faults)
    return Arrangement(**read)


class _Reader:
    """Reads plain data part by part and collects what is wrong."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, place: str, what: str) -> None:
        self.faults.append(Fault("arrangement", place, what))
        if len(self.faults) == TOLD:
            raise ContentError(self.faults)

    def seat(self, value: Any, place: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 100:
            return value
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= 2:
            return int(value)
        self.fault(place, f"{str(value)[:60]!r} is nobody here: expected a player's name or the number of a seat")
        return 0

    def by_seat(self, value: Any, place: str, read: Any) -> dict[int, Any]:
        if not isinstance(value, Mapping):
            self.fault(place, "expected something for each seat")
            return {}
        parts: dict[int, Any] = {}
        for name, part in value.items():
            seat = self.seat(name, place)
            if seat in parts:
                self.fault(f"{place}.{str(name)[:60]}", f"seat {seat} stands there twice")
            parts[seat] = read(part, f"{place}.{str(name)[:60]}")
        return parts

    def hand(self, value: Any, place: str) -> Cards:
        try:
            if isinstance(value, str):
                return parse_cards(value)
            self.fault(place, "expected cards such as '2 red 1 locomotive'")
        except NotationError as error:
            self.fault(place, str(error))
        return (0,) * len(KINDS)

    def cards(self, value: Any, place: str) -> tuple[str, ...]:
        names = self.names(value, place)
        for name in names:
            if name not in KINDS:
                self.fault(place, f"{name[:60]!r} is not a train card; the kinds are {', '.join(KINDS)}")
        return names

    def names(self, value: Any, place: str) -> tuple[str, ...]:
        if isinstance(value, list | tuple) and all(isinstance(name, str) for name in value):
            return tuple(value)
        self.fault(place, "expected a list of names")
        return ()


def by_name(board: Board, players: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """What a person writes, with names of players, routes and cities, as the plain data `read_arrangement` takes.

    What is not understood stays as it is, for `read_arrangement` and the rules to complain of.

    >>> from ttr_nb.content.maps import load_board
    >>> by_name(load_board("europe"), ["Ana", "Ben"], {"first": "Ben", "claimed": {"Ana": ["London-Amsterdam"]}})
    {'first': 1, 'claimed': {0: ['amsterdam-london']}}
    """

    def seat(player: Any) -> Any:
        return players.index(player) if player in players else player

    def ids(names: Any, find: Callable[[Board, str], Match[Any]]) -> Any:
        if not isinstance(names, list | tuple):
            return names
        return [find(board, name).id_or(name) if isinstance(name, str) else name for name in names]

    finders: dict[str, Callable[[Board, str], Match[Any]]] = {
        "tickets": find_ticket,
        "claimed": find_route,
        "stations": find_city,
    }
    plain = {name: value for name, value in options.items() if value is not None}
    for name, value in plain.items():
        if name == "first":
            plain[name] = seat(value)
        elif name in ("row", "deck") and isinstance(value, str):
            plain[name] = value.replace(",", " ").split()
        elif isinstance(value, Mapping):
            find = finders.get(name)
            parts: dict[Any, Any] = {}
            for player, part in value.items():
                place = seat(player) if seat(player) not in parts else str(player)  # said twice: left to be found out
                parts[place] = ids(part, find) if find else part
            plain[name] = parts
    return plain
