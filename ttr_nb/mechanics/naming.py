"""What a person arranges by names, as plain data with ids and seats. Knows no particular game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from ttr_nb.content.board import Board
from ttr_nb.content.names import Match, find_city, find_route, find_ticket

FINDERS: dict[str, Callable[[Board, str], Match[Any]]] = {
    "tickets": find_ticket,
    "claimed": find_route,
    "stations": find_city,
    "passengers": find_city,
}
"""How the names of what is arranged by seat are found."""


def by_name(
    board: Board, players: Sequence[str], options: Mapping[str, Any], lists: Collection[str]
) -> dict[str, Any]:
    """Names of players, routes and cities as seats and ids; `lists` may be written as one text.

    What is not understood stays as it is, for the reader and the rules to complain of.

    >>> from ttr_nb.content.maps import load_board
    >>> options = {"first": "Ben", "claimed": {"Ana": ["London-Amsterdam"]}, "deck": "red blue"}
    >>> by_name(load_board("europe"), ["Ana", "Ben"], options, lists=["deck"])
    {'first': 1, 'claimed': {0: ['amsterdam-london']}, 'deck': ['red', 'blue']}
    """

    def seat(player: Any) -> Any:
        return players.index(player) if player in players else player

    def ids(names: Any, find: Callable[[Board, str], Match[Any]]) -> Any:
        if not isinstance(names, list | tuple):
            return names
        return [find(board, name).id_or(name) if isinstance(name, str) else name for name in names]

    plain = {name: value for name, value in options.items() if value is not None}
    for name, value in plain.items():
        if name == "first":
            plain[name] = seat(value)
        elif name in lists and isinstance(value, str):
            plain[name] = value.replace(",", " ").split()
        elif isinstance(value, Mapping):
            find = FINDERS.get(name)
            parts: dict[Any, Any] = {}
            for player, part in value.items():
                place = seat(player) if seat(player) not in parts else str(player)  # said twice: left to be found out
                parts[place] = ids(part, find) if find else part
            plain[name] = parts
    return plain
