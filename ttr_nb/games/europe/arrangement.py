"""What a lesson may settle before the first turn, and how that is written down. Knows not how a table is laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ttr_nb.content.board import Board
from ttr_nb.mechanics import naming
from ttr_nb.mechanics.arranging import Arranging
from ttr_nb.mechanics.cards import Cards, write_cards


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
    reader = Arranging()
    names = reader.by_seat(reader.names)
    parts = {
        "first": reader.seat,
        "hands": reader.by_seat(reader.counted),
        "row": reader.cards,
        "deck": reader.cards,
        "tickets": names,
        "claimed": names,
        "stations": names,
    }
    return Arrangement(**reader.read(options, parts))


def by_name(board: Board, players: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """What a person writes, with names of players, routes and cities, as the plain data `read_arrangement` takes.

    What is not understood stays as it is, for `read_arrangement` and the rules to complain of.

    >>> from ttr_nb.content.maps import load_board
    >>> by_name(load_board("europe"), ["Ana", "Ben"], {"first": "Ben", "claimed": {"Ana": ["London-Amsterdam"]}})
    {'first': 1, 'claimed': {0: ['amsterdam-london']}}
    """
    return naming.by_name(board, players, options, ("row", "deck"))
