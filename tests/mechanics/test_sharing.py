"""What the docstring of `mechanics` says about sharing is so."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import ttr_nb.games
from ttr_nb import mechanics

GAMES = Path(ttr_nb.games.__file__).parent
PARTS = {path.stem for path in Path(mechanics.__file__).parent.glob("*.py")} - {"__init__"}
BEHIND_TALLY = {"trail", "trail_core", "borrowing", "connection", "doubles"}
"""Parts that the games reach through another part."""


def used_by(game: str) -> set[str]:
    """The parts that the modules of a game import."""
    used = set()
    for path in (GAMES / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "ttr_nb.mechanics":
                used |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ttr_nb.mechanics."):
                used.add(str(node.module).rpartition(".")[2])
    return used


def test_the_docstring_names_every_part_with_the_games_that_share_it() -> None:
    all_three, cards, boards, alone = [
        set(re.findall("`([a-z_]+)`", line)) for line in (mechanics.__doc__ or "").split("\n- ")[1:]
    ]
    assert all_three | cards | boards | alone == PARTS
    europe, dice, cardgame = used_by("europe"), used_by("dice"), used_by("cardgame")
    assert all_three == europe & dice & cardgame
    assert cards == (europe & cardgame) - dice
    assert boards - BEHIND_TALLY - {"tally"} == (europe & dice) - cardgame
    assert alone == (dice ^ cardgame) - europe
