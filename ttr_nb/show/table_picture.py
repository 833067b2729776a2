"""The whole table as one picture, as a seat sees it: from a view of any game to a scene. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from ttr_nb.content.board import Board
from ttr_nb.games.cardgame.view import View as CardGameView
from ttr_nb.games.dice.view import View as DiceView
from ttr_nb.games.europe.view import View as EuropeView
from ttr_nb.show.board_ground import ground
from ttr_nb.show.boards import board_scene
from ttr_nb.show.card_pictures import hand_scene, market_scene, pile_scene
from ttr_nb.show.dice_pictures import dice_scene, tokens_scene
from ttr_nb.show.language import checked
from ttr_nb.show.names import DeckNames, Names
from ttr_nb.show.panel_pictures import GAP, WIDTH, fitted, flowed, headed, moved, stacked
from ttr_nb.show.player_pictures import players_scene
from ttr_nb.show.position import headline, tell_position
from ttr_nb.show.scene import AnyShape, Scene
from ttr_nb.show.ticket_pictures import big_cities_scene, connected, tickets_scene
from ttr_nb.show.waiting_pictures import waiting_scene
from ttr_nb.show.words import say
from ttr_nb.show.yard_pictures import yards_scene

TALL, SIDE = 700.0, 380.0
"""A board higher than wide becomes so wide, with a column of this width beside it."""


def table_scene(view: Any, names: Any, rules: Any, language: str | None = None) -> Scene:
    """The table as the view's seat sees it; `rules` know the players' colours.

    >>> import ttr_nb
    >>> game = ttr_nb.new_game("europe", ["Ana", "Ben"], seed=1, first="Ana")
    >>> table_scene(game.view("Ana"), game.names, game.rules, "en").title
    'Europe · To play: Ana'
    """
    code = checked(language)
    return PAINTERS[type(view)](view, names, rules, code)


def _europe(view: EuropeView, names: Names, rules: Any, code: str) -> Scene:
    def parts(width: float) -> Iterable[Scene]:
        piles = (view.deck_count, sum(view.discards), view.ticket_deck_count)
        yield headed(_label("face-up", code), market_scene(view.row, *piles, names, code, width), width)
        yield from _own(view, names, code, width, connected(view, names.board))

    return _board_table(view, names, rules, code, parts)


def _dice(view: DiceView, names: Names, rules: Any, code: str) -> Scene:
    def parts(width: float) -> Iterable[Scene]:
        unused = headed(_label("unused-dice", code), dice_scene(view.dice, code, width), width)
        piles = headed(_label("token-piles", code), tokens_scene(view.piles, code, "token", width), width)
        tickets = pile_scene("tickets", view.ticket_deck_count, _label("tickets", code), code, "ticket-deck")
        yield flowed([*([unused] if any(view.dice) else []), piles, tickets], width, 40)
        yield from _own(view, names, code, width, connected(view, names.board))

    return _board_table(view, names, rules, code, parts)


def _cardgame(view: CardGameView, names: DeckNames, rules: Any, code: str) -> Scene:
    piles = (view.deck_count, sum(view.discards), view.ticket_deck_count)
    parts = [
        _headline(view, names, code, WIDTH),
        players_scene(view, names, (), code),
        yards_scene(view, names, code),
        *waiting_scene(view, names, code),
        headed(_label("face-up", code), market_scene(view.row, *piles, names, code)),
        *_own(view, names, code, WIDTH, frozenset()),
        *_completed(view, names, code),
        headed(_label("big-cities", code), big_cities_scene(names.deck, names, code)),
    ]
    return _told(stacked(parts), view, names, code)


PAINTERS: dict[type, Callable[[Any, Any, Any, str], Scene]] = {
    EuropeView: _europe,
    DiceView: _dice,
    CardGameView: _cardgame,
}
"""Who paints the table of which game."""


def _board_table(view: Any, names: Names, rules: Any, code: str, parts: Callable[[float], Iterable[Scene]]) -> Scene:
    """A table with a board: below it all the rest, or beside it where the board is tall."""
    board = names.board
    colours = tuple(rules.colour(seat) for seat in range(len(view.points)))
    tall = board.size[1] > board.size[0]
    scale = (TALL if tall else WIDTH) / board.size[0]
    size = (board.size[0] * scale, board.size[1] * scale)
    side = SIDE if tall else WIDTH
    total = TALL + GAP + SIDE if tall else WIDTH
    head = _headline(view, names, code, total)
    players = players_scene(view, names, colours, code, side)
    rest = [*waiting_scene(view, names, code, side), *parts(side)]
    drawn = board_scene(board, view.network, colours, names, code, travel=getattr(view, "travel", None))
    top = GAP + head.size[1] + GAP + (0 if tall else players.size[1] + GAP)
    others = stacked([head, _beside([players, *rest], size)] if tall else [head, players, Scene(size, ()), *rest])
    shapes = (*others.shapes, *_embedded(drawn, board, code, GAP, top, scale))
    return _told(Scene(others.size, shapes), view, names, code)


def _beside(scenes: list[Scene], size: tuple[float, float]) -> Scene:
    """A column of pictures to the right of something of a size."""
    shapes: list[AnyShape] = []
    y = 0.0
    for scene in scenes:
        shapes += moved(scene.shapes, size[0] + GAP, y)
        y += scene.size[1] + GAP
    return Scene((size[0] + GAP + SIDE, max(size[1], y - GAP)), tuple(shapes))


def _embedded(scene: Scene, board: Board, code: str, dx: float, dy: float, scale: float) -> tuple[AnyShape, ...]:
    """A board at its place in a larger picture. What is printed on it is moved there only once."""
    printed = ground(board, code)
    if scene.shapes[: len(printed)] != printed:
        return moved(scene.shapes, dx, dy, scale)
    return (*_ground_at(board, code, dx, dy, scale), *moved(scene.shapes[len(printed) :], dx, dy, scale))


@lru_cache(maxsize=32)
def _ground_at(board: Board, code: str, dx: float, dy: float, scale: float) -> tuple[AnyShape, ...]:
    return moved(ground(board, code), dx, dy, scale)


def _headline(view: Any, names: Any, code: str, width: float) -> Scene:
    return Scene((width, 30), (fitted(headline(view, names, code), 2, 15, width - 4, 24, "ink", "start", True),))


def _own(view: Any, names: Any, code: str, width: float, made: frozenset[str]) -> Iterable[Scene]:
    """What only the seat itself sees; a spectator's view has neither hand nor tickets."""
    hand = getattr(view, "hand", None)
    if hand is not None and any(hand):
        yield headed(_own_label("hand", view, names, code), hand_scene(hand, names, code, width), width)
    if view.tickets:
        scene = tickets_scene(view.tickets, names, code, made, width)
        yield headed(_own_label("tickets", view, names, code), scene, width)


def _completed(view: CardGameView, names: DeckNames, code: str) -> Iterable[Scene]:
    """The tickets completed in an earlier half; after the end the score sheet has those of all."""
    for seat, done in enumerate(view.completed):
        if done and not view.turn.is_over:
            heading = f"{_label('completed', code)} · {names.player(seat, code)}"
            yield headed(heading, tickets_scene(done, names, code, done))


def _own_label(label: str, view: Any, names: Any, code: str) -> str:
    return f"{_label(label, code)} · {names.player(view.seat, code)}"


def _label(label: str, code: str) -> str:
    return say(f"label-{label}", code)


def _told(scene: Scene, view: Any, names: Any, code: str) -> Scene:
    return Scene(scene.size, scene.shapes, headline(view, names, code), "\n".join(tell_position(view, names, code)))
