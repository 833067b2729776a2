"""Games to look at, and positions in the middle of some."""

from __future__ import annotations

from random import Random
from typing import Any

import ttr_nb as ttr
from ttr_nb.bots.chance import anything


def played(game: str, players: int, seed: int, moves: int) -> Any:
    """A game after so many random moves, or at its end."""
    table = ttr.new_game(game, players, seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        if table.is_over:
            break
        table.session.submit(anything(None, list(table.rules.legal_actions(table.state)), rng), None)
    return table


def tunnel_table() -> Any:
    """Ana before a tunnel."""
    return ttr.new_game(
        "europe",
        players=["Ana", "Ben"],
        seed=7,
        first="Ana",
        hands={"Ana": "3 purple 1 locomotive 1 red", "Ben": "2 locomotive"},
        row="locomotive locomotive red red blue",
        tickets={"Ana": ["Paris-Wien"], "Ben": ["Berlin-Roma"]},
    )
