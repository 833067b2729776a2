"""The games on the shelf: each rule set with the names, the arrangements and the words that go with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

from ttr_nb.content.board import Board
from ttr_nb.content.cardgame import CardDeck, find_ticket, load_deck
from ttr_nb.content.maps import board_ids, load_board
from ttr_nb.content.names import meant
from ttr_nb.games.cardgame import CardGame
from ttr_nb.games.cardgame.arrangement import by_name as arrange_cards
from ttr_nb.games.dice import Dice
from ttr_nb.games.dice.arrangement import by_name as arrange_dice
from ttr_nb.games.europe import Europe
from ttr_nb.games.europe.arrangement import by_name as arrange_board
from ttr_nb.show.names import DeckNames, Names, Naming

CARD_BOARDS = ("europe", "usa")
"""The boards that are played with train cards."""

DICE = "dice:"
"""What stands before the name of a board that is played with dice."""


class Box(NamedTuple):
    """A game in its box. `seating` is the rule about who sits at the table, `letters` begin the ids of its rules."""

    rules: Any
    board: Board
    names: Callable[[Sequence[str]], Naming]
    arrange: Callable[[Sequence[str], Mapping[str, Any]], dict[str, Any]]
    meaning: Callable[[str], frozenset[str]]
    seating: str
    letters: str


def game_ids() -> tuple[str, ...]:
    """The games one can ask for by name.

    >>> game_ids()
    ('europe', 'usa', 'dice:europe', 'dice:germany', 'dice:nordic', 'dice:switzerland', 'dice:usa', 'cardgame')
    """
    return (*CARD_BOARDS, *(f"{DICE}{board}" for board in sorted(board_ids())), load_deck().id)


@lru_cache(maxsize=16)
def open_box(game: str) -> Box:
    """The box of a game by its id; `KeyError` when there is none."""
    if game not in game_ids():
        raise KeyError(game)
    if game == load_deck().id:
        return _deck_box(load_deck())
    if game.startswith(DICE):
        board = load_board(game.removeprefix(DICE))
        return _board_box(Dice(board), board, arrange_dice, "DX")
    return card_box(load_board(game))


def card_box(board: Board) -> Box:
    """The box of any board played with train cards."""
    return _board_box(Europe(board), board, arrange_board, "EU")


def _board_box(rules: Any, board: Board, arrange: Callable[..., dict[str, Any]], letters: str) -> Box:
    return Box(
        rules, board, partial(Names, board), partial(arrange, board), partial(meant, board), "EU-SETUP-1", letters
    )


def _deck_box(deck: CardDeck) -> Box:
    def meaning(words: str) -> frozenset[str]:
        return frozenset((words, find_ticket(deck, words).id_or(words), *find_ticket(deck, words).suggestions))

    names = partial(DeckNames, deck)
    return Box(CardGame(deck), deck.board, names, partial(arrange_cards, deck), meaning, "CG-SETUP-1", "CG")
