"""What a lesson may settle before the first roll, and how that is written down. Knows not how a table is laid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ttr_nb.content.board import Board
from ttr_nb.content.dice import ROUTE_KINDS, SIGNS, SYMBOLS
from ttr_nb.core.errors import NotationError
from ttr_nb.mechanics import naming
from ttr_nb.mechanics.arranging import Arranging
from ttr_nb.mechanics.dice import NO_TOKENS, Tokens, parse, write

LISTS = ("dice", "tunnel_dice")
BY_SEAT = ("tickets", "claimed", "stations", "passengers")


@dataclass(frozen=True, slots=True)
class Arrangement:
    """`dice` and `tunnel_dice` are what the coming rolls show, in order; all else but the first player is by seat."""

    first: int | None = None
    dice: tuple[str, ...] = ()
    tunnel_dice: tuple[str, ...] = ()
    tokens: Mapping[int, Tokens] = field(default_factory=dict)
    tickets: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    claimed: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    stations: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    passengers: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    @property
    def is_rigged(self) -> bool:
        """Whether more than the first player is settled."""
        return any(getattr(self, name) for name in ("tokens", *LISTS, *BY_SEAT))

    def wishes(self) -> dict[str, tuple[str, ...]]:
        """What a stacked chance has to bring about: nothing, as coming rolls lie in the position."""
        return {}

    def written(self) -> dict[str, Any]:
        """As plain data, without what is not arranged; `read_arrangement` reads it back."""
        plain: dict[str, Any] = {} if self.first is None else {"first": self.first}
        for name in LISTS:
            if getattr(self, name):
                plain[name] = list(getattr(self, name))
        if self.tokens:
            plain["tokens"] = {str(seat): write(held) for seat, held in self.tokens.items()}
        for name in BY_SEAT:
            if getattr(self, name):
                plain[name] = {str(seat): list(ids) for seat, ids in getattr(self, name).items()}
        return plain


def read_arrangement(options: Mapping[str, Any]) -> Arrangement:
    """Read an arrangement from plain data; every fault is reported.

    >>> read_arrangement({"tokens": {"0": "2 double"}, "dice": ["single", "joker"]}).written()
    {'dice': ['single', 'joker'], 'tokens': {'0': '2 double'}}
    """
    reader = Arranging()
    names = reader.by_seat(reader.names)

    def faces(known: tuple[str, ...]) -> Callable[[Any, str], tuple[str, ...]]:
        def read(value: Any, place: str) -> tuple[str, ...]:
            shown = reader.names(value, place)
            for face in shown:
                if face not in known:
                    reader.fault(place, f"{face[:60]!r} is not on these dice; there are {', '.join(known)}")
            return shown

        return read

    def tokens(value: Any, place: str) -> Tokens:
        try:
            if isinstance(value, str):
                return parse(value, ROUTE_KINDS)
            reader.fault(place, "expected tokens such as '2 double'")
        except NotationError as error:
            reader.fault(place, str(error))
        return NO_TOKENS

    parts = {
        "first": reader.seat,
        "dice": faces(SYMBOLS),
        "tunnel_dice": faces(SIGNS),
        "tokens": reader.by_seat(tokens),
        **dict.fromkeys(BY_SEAT, names),
    }
    return Arrangement(**reader.read(options, parts))


def by_name(board: Board, players: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """What a person writes, with names of players, routes and cities, as the plain data `read_arrangement` takes.

    >>> from ttr_nb.content.maps import load_board
    >>> by_name(load_board("europe"), ["Ana", "Ben"], {"dice": "single joker", "tokens": {"Ben": "1 double"}})
    {'dice': ['single', 'joker'], 'tokens': {1: '1 double'}}
    """
    return naming.by_name(board, players, options, LISTS)
