"""Every rule set that the suite is run on. A new game joins by a row; what is true of it is in `invariants`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from tests.conformance import invariants
from ttr_nb.content.maps import load_board
from ttr_nb.games.europe import Europe

Faults = Callable[..., list[str]]


class Table(NamedTuple):
    """A rule set, how many play, and what must be true of its positions, steps and score sheets."""

    name: str
    rules: Any
    players: int
    position_faults: Faults
    step_faults: Faults
    score_faults: Faults

    def __str__(self) -> str:
        return f"{self.name}-{self.players}"


@cache
def card_rules(board: str) -> Europe:
    """The rules of the board game on one of our boards, made once."""
    return Europe(load_board(board))


def rules_for(game: str) -> Europe:
    """The rule set of a saved game, as `session.load` asks for it."""
    if game not in ("europe", "usa"):
        raise KeyError(game)
    return card_rules(game)


def _board_game(board: str, players: int) -> Table:
    rules = card_rules(board)
    return Table(
        board, rules, players, invariants.position_faults, invariants.step_faults, invariants.score_faults
    )


TABLES = (
    _board_game("europe", 2),
    _board_game("europe", 3),
    _board_game("europe", 4),
    _board_game("europe", 5),
    _board_game("usa", 2),
    _board_game("usa", 4),
)
