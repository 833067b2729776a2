"""Small positions of the Card Game, readably laid. The one way tests/rules/cardgame makes a table.

As for the board game, everything by seat is a list that may stop early. Nobody holds a ticket unless told so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.rules import positions
from tests.rules.positions import ROW, SEED, counted, told_once
from ttr_nb.content.cardgame import load_deck
from ttr_nb.core.chance import Stacked
from ttr_nb.core.refusals import Refusal
from ttr_nb.games.cardgame import Arrangement, CardGame, State
from ttr_nb.games.cardgame.reasons import REASONS
from ttr_nb.games.cardgame.score import SeatScore
from ttr_nb.games.cardgame.view import View
from ttr_nb.games.cardgame.yard import rows_of
from ttr_nb.mechanics.cards import write_cards
from ttr_nb.mechanics.market import Market
from ttr_nb.mechanics.turn import Turn

__all__ = ["ROW", "SEED", "Table", "counted", "opening", "over", "position", "refused", "stuck"]


@dataclass(frozen=True)
class Table(positions.Table):
    """A position of the Card Game. How moves are made and attempted is as on the board."""

    game: CardGame
    state: State

    @property
    def discards(self) -> str:
        return write_cards(self.state.discards)

    def yard(self, seat: int) -> list[str]:
        return [write_cards(row.cards) for row in self.state.yards[seat]]

    def track(self, seat: int) -> str:
        return write_cards(self.state.tracks[seat])

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    def score(self, seat: int) -> SeatScore:
        return self.game.score(self.state).seats[seat]

    def made(self, seat: int) -> set[str]:
        """The tickets a seat would have completed, if the game ended now."""
        return set(self.score(seat).completed)


@cache
def rules() -> CardGame:
    """The rules with the box that comes with the package."""
    return CardGame(load_deck())


def opening(players: int = 2, seed: int = SEED, **arranged: Any) -> Table:
    """A table just laid: tickets are on offer to every seat for which none are arranged."""
    given = Arrangement(**arranged)
    return Table(rules(), *rules().new(players, given, Stacked(seed, given.wishes())))


def position(
    players: int = 2,
    *,
    hands: Sequence[str] = (),
    row: str = ROW,
    top: str = "",
    deck: str | None = None,
    discards: str = "",
    tickets: Sequence[Sequence[str]] = (),
    ticket_deck: Sequence[str] | None = None,
    yards: Sequence[Sequence[str]] = (),
    tracks: Sequence[str] = (),
    completed: Sequence[Sequence[str]] = (),
    open_tracks: bool = False,
    turn: int = 0,
    turns_left: int | None = None,
    half: int = 1,
) -> Table:
    """A seat whose cards have moved to the track and which is about to act: `yards` is what lies there now.

    `top` lies on a full deck; `deck` is the whole deck ("" for none), and then other cards are simply not in play.
    """
    seats = range(players)
    lying = {seat: tuple(map(counted, _at(yards, seat, ()))) for seat in seats}
    gone = {seat: counted(_at(tracks, seat, "")) for seat in seats}
    table = opening(
        players,
        first=turn,
        hands={seat: counted(_at(hands, seat, "")) for seat in seats},
        row=tuple(row.split()) if deck is None else (),
        deck=tuple(top.split()),
        tickets={seat: tuple(_at(tickets, seat, ())) for seat in seats},
        yards=lying,
        tracks=gone,
        open_tracks=open_tracks,
    )
    state = table.state._replace(
        turn=Turn(turn, turns_left),
        yards=tuple(tuple(rows_of(cards)[0] for cards in lying[seat]) for seat in seats),
        tracks=tuple(gone.values()),
        discards=counted(discards),
        completed=tuple(tuple(_at(completed, seat, ())) for seat in seats),
        half=half,
    )
    if deck is not None:
        state = state._replace(market=Market(tuple(deck.split()), tuple(row.split())))
    if ticket_deck is not None:
        state = state._replace(tickets=state.tickets._replace(deck=tuple(ticket_deck)))
    return Table(table.game, state)


def over(players: int = 2, **laid: Any) -> Table:
    """The last turn is over; what counts is on the tracks."""
    return position(players, **{"turns_left": 0, "half": 2 if players == 4 else 1, **laid})


def stuck(**changes: Any) -> Table:
    """Nothing to draw, nothing to place, no tickets; but for what is changed."""
    return position(**{"deck": "", "row": "", "ticket_deck": (), **changes})


def refused(reasons: tuple[Refusal, ...], rule: str, case: str, /, *, in_all: int = 1, **params: Any) -> None:
    """This reason is given, with exactly these parameters, and so many reasons `in_all`.

    `tests/test_complete.py` reads the literal rule and case of every call.
    """
    told_once(reasons, rule, case, in_all, params, REASONS)


def _at(values: Sequence[Any], seat: int, otherwise: Any) -> Any:
    return values[seat] if seat < len(values) else otherwise
