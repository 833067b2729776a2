"""What takes long to work out about the pictures of our boards, kept in `data/pictures`. Knows no shape.

A board of one's own, or one that has been changed since, has nothing kept: then it is worked out when it is drawn. What
is kept is exactly what would be worked out; `tests/show/test_kept.py` says so, and how to keep it anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

from ttr_nb.content.board import Board
from ttr_nb.content.paths import data_root

FOLDER = "pictures"


class Kept(NamedTuple):
    """The bends of a board's tracks, how far from their two cities they begin, and where its names stand."""

    bends: list[float]
    clear: Mapping[str, list[float]]
    labels: Mapping[str, list[Any]]


def fingerprint(board: Board) -> str:
    """What tells whether a board is still the one that something was kept of."""
    cities = [(city.id, city.name, city.x, city.y, city.country, sorted(city.names.items())) for city in board.cities]
    routes = [(route.id, route.cities, route.length, route.group) for route in board.routes]
    return sha256(repr((board.size, cities, routes)).encode()).hexdigest()


@lru_cache(maxsize=32)
def kept(board: Board) -> Kept | None:
    """What is kept of a board; None where nothing is, or it was of another one."""
    try:
        text = (data_root() / FOLDER / f"{board.id}.json").read_text(encoding="utf-8")
    except OSError:
        return None
    stored = json.loads(text)
    return Kept(stored["bends"], stored["clear"], stored["labels"]) if stored["of"] == fingerprint(board) else None


def written(board: Board, found: Kept) -> str:
    """What is to be kept of a board, as the text of its file."""
    parts = {"of": fingerprint(board), **found._asdict()}
    lines = [f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"
