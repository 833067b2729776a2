"""Every rule set that the suite is run on. A new game joins by a row; what is true of it is in `invariants`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from tests.conformance import cardgame_invariants, dice_invariants, invariants
from ttr_nb.content.cardgame import load_deck
from ttr_nb.content.maps import load_board
from ttr_nb.games.cardgame import CardGame
from ttr_nb.games.dice import Dice
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


def rules_for(game: str) -> Europe | Dice | CardGame:
    """The rule set of a saved game, as `session.load` asks for it."""
    if game == "cardgame":
        return cardgame_rules()
    if game.startswith("dice:"):
        return dice_rules(game.removeprefix("dice:"))
    if game not in ("europe", "usa"):
        raise KeyError(game)
    return card_rules(game)


def _board_game(board: str, players: int) -> Table:
    rules = card_rules(board)
    return Table(
        board, rules, players, invariants.position_faults, invariants.step_faults, invariants.score_faults
    )


@cache
def dice_rules(board: str) -> Dice:
    """The rules of the Dice Expansion on one of our boards, made once."""
    return Dice(load_board(board))


def _dice_game(board: str, players: int) -> Table:
    rules = dice_rules(board)
    return Table(
        rules.id, rules, players, dice_invariants.position_faults, dice_invariants.step_faults, invariants.score_faults
    )


@cache
def cardgame_rules() -> CardGame:
    """The rules of the Card Game, made once."""
    return CardGame(load_deck())


def _card_game(players: int) -> Table:
    checks = cardgame_invariants
    return Table(
        "cardgame", cardgame_rules(), players, checks.position_faults, checks.step_faults, checks.score_faults
    )


TABLES = (
    _board_game("europe", 2),
    _board_game("europe", 3),
    _board_game("europe", 4),
    _board_game("europe", 5),
    _board_game("usa", 2),
    _board_game("usa", 4),
    _dice_game("europe", 2),
    _dice_game("europe", 5),
    _dice_game("usa", 3),
    _dice_game("nordic", 2),
    _dice_game("nordic", 3),
    _dice_game("switzerland", 3),
    _dice_game("germany", 2),
    _dice_game("germany", 4),
    _card_game(2),
    _card_game(3),
    _card_game(4),
)
