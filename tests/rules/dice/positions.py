"""Small positions with dice, readably laid. The one way tests/rules/dice makes a table.

As for the board game, everything by seat is a list that may stop early. Nobody holds a ticket unless told so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.rules import positions
from tests.rules.positions import SEED, refusals_of, told_once
from ttr_nb.content.dice import ROUTE_KINDS, SYMBOLS
from ttr_nb.content.maps import load_board
from ttr_nb.core.chance import Stacked
from ttr_nb.core.refusals import Refusal
from ttr_nb.games.dice import Arrangement, Dice, State
from ttr_nb.games.dice.reasons import REASONS
from ttr_nb.mechanics.dice import NO_TOKENS, Faces, Means, Tokens, counted, parse, write
from ttr_nb.mechanics.turn import Turn

__all__ = ["Table", "dice", "means", "opening", "position", "refusals_of", "refused", "rolled", "tokens"]

ONE_OF_EACH = "single single double station joker"
"""The roll of the leaflet's example: every action is possible with it."""


@dataclass(frozen=True)
class Table(positions.Table):
    """A position with dice. How moves are made and attempted is as with cards."""

    game: Dice
    state: State

    @property
    def dice(self) -> str:
        return write(self.state.dice)

    @property
    def piles(self) -> Tokens:
        return self.state.piles

    def tokens(self, seat: int) -> str:
        return write(self.state.tokens[seat])

    @property
    def waiting(self) -> str:
        """What kind of decision is waiting."""
        return type(self.state.pending[0]).__name__ if self.state.pending else ""

    def passengers(self, seat: int) -> tuple[str, ...]:
        assert self.state.travel is not None
        return self.game.atlas.cities(self.state.travel.standing[seat])

    def goods(self, city: str) -> tuple[int, ...]:
        assert self.state.travel is not None
        return self.state.travel.goods[[c.id for c in self.game.board.cities].index(city)]

    def collected(self, seat: int) -> tuple[int, ...]:
        assert self.state.travel is not None
        return self.state.travel.collected[seat]


def dice(text: str) -> Faces:
    """Dice in notation as the engine counts them."""
    return parse(text, SYMBOLS)


def tokens(text: str) -> Tokens:
    """Tokens in notation as the engine counts them."""
    return parse(text, ROUTE_KINDS) if text else NO_TOKENS


def means(text: str) -> Means:
    """Dice and tokens in notation as the engine counts them."""
    return parse(text)


@cache
def rules_on(board: str) -> Dice:
    """The rules on a board; a value, whose price lists are worth making only once."""
    return Dice(load_board(board))


def opening(players: int = 2, board: str = "europe", seed: int = SEED, **arranged: Any) -> Table:
    """A table just laid: tickets are on offer to every seat for which none are arranged."""
    game, given = rules_on(board), Arrangement(**arranged)
    return Table(game, *game.new(players, given, Stacked(seed, given.wishes())))


def rolled(
    roll: str = ONE_OF_EACH,
    players: int = 2,
    board: str = "europe",
    *,
    then: str = "",
    tunnel: str = "",
    held: Sequence[str] = (),
    tickets: Sequence[Sequence[str]] = (),
    ticket_deck: Sequence[str] | None = None,
    claimed: Sequence[Sequence[str]] = (),
    stations: Sequence[Sequence[str]] = (),
    passengers: Sequence[Sequence[str]] = (),
    cars: Sequence[int] = (),
    piles: Tokens | None = None,
    turn: int = 0,
    turns_left: int | None = None,
) -> Table:
    """A seat has rolled for the first time. `then` and `tunnel` are what the coming rolls show, `held` are tokens."""
    table = opening(
        players,
        board,
        first=turn,
        dice=(*roll.split(), *then.split()),
        tunnel_dice=tuple(tunnel.split()),
        tokens={seat: tokens(_at(held, seat, "")) for seat in range(players)},
        tickets={seat: tuple(_at(tickets, seat, ())) for seat in range(players)},
        claimed=dict(enumerate(map(tuple, claimed))),
        stations=dict(enumerate(map(tuple, stations))),
        passengers=dict(enumerate(map(tuple, passengers))),
    )
    state = table.state._replace(turn=Turn(turn, turns_left))
    if ticket_deck is not None:
        state = state._replace(tickets=state.tickets._replace(deck=tuple(ticket_deck)))
    if piles is not None:
        state = state._replace(piles=piles)
    left = tuple(_at(cars, seat, state.network.cars[seat]) for seat in range(players))
    return Table(table.game, state._replace(network=state.network._replace(cars=left)))


def position(roll: str = ONE_OF_EACH, players: int = 2, board: str = "europe", **laid: Any) -> Table:
    """A seat has rolled, keeps the dice, and is about to act; `roll` may be in notation or die by die."""
    faces = roll if not any(word.isdecimal() for word in roll.split()) else _one_by_one(roll)
    return rolled(faces, players, board, **laid).do("keep dice")


def refused(reasons: tuple[Refusal, ...], rule: str, case: str, /, *, in_all: int = 1, **params: Any) -> None:
    """This reason is given, with exactly these parameters, and so many reasons `in_all`.

    `tests/test_complete.py` reads the literal rule and case of every call.
    """
    told_once(reasons, rule, case, in_all, params, REASONS)


def _one_by_one(roll: str) -> str:
    shown = " ".join(symbol for symbol, count in zip(SYMBOLS, dice(roll), strict=True) for _ in range(count))
    assert sum(counted(tuple(shown.split()))) == 5, f"five dice are rolled, not {roll}"
    return shown


def _at(values: Sequence[Any], seat: int, otherwise: Any) -> Any:
    return values[seat] if seat < len(values) else otherwise
