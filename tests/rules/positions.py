"""Small positions, readably laid, and the few questions one asks of them. The one way tests/rules makes a table.

Everything by seat is a list that may stop early: `hands=["2 red"]` gives seat 0 two red cards and the others nothing.
Nobody holds a ticket unless told so; cards that nobody was given are simply not in play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Self

import pytest

from ttr_nb.content.maps import load_board
from ttr_nb.core.apply import apply
from ttr_nb.core.chance import Stacked
from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal
from ttr_nb.games.europe import Arrangement, Europe, State
from ttr_nb.games.europe.reasons import REASONS
from ttr_nb.mechanics.cards import NONE, Cards, parse_cards, write_cards
from ttr_nb.mechanics.market import Market
from ttr_nb.mechanics.network import owner
from ttr_nb.mechanics.tally import SeatScore
from ttr_nb.mechanics.turn import Turn

SEED = 7
ROW = "purple blue orange white green"
"""Five face-up cards that set nothing off."""


@dataclass(frozen=True)
class Table:
    """A position, and what happened in the moves that led to it from the last one."""

    game: Europe
    state: State
    events: tuple[Event, ...] = ()

    def do(self, *moves: Any, **on_top: str) -> Self:
        """Make moves that must be legal; `reshuffle=` names what comes on top when discards become a deck."""
        chance = Stacked(SEED, {label.replace("_", " "): names.split() for label, names in on_top.items()})
        state, events = self.state, self.events[:0]
        for move in moves:
            action = self._read(move)
            assert action in self.game.legal_actions(state), f"{move} is not on the menu"
            state, more = apply(self.game, state, action, chance)
            events += more
        return replace(self, state=state, events=events)

    def attempt(self, move: Any, seat: int | None = None) -> tuple[Refusal, ...]:
        """Try a move that must be refused, and see that it leaves no trace; return the reasons."""
        before, chance = repr(self.state), Stacked(SEED, {})

        def play() -> None:
            action = self._read(move)
            assert seat is not None or action not in self.game.legal_actions(self.state), f"{move} is on the menu"
            apply(self.game, self.state, action, chance, seat)

        reasons = refusals_of(play)
        assert repr(self.state) == before, "a refused move changed the state"
        assert not chance.outcomes, "a refused move asked for chance"
        return reasons

    def _read(self, move: Any) -> Any:
        return self.game.parse(move) if isinstance(move, str) else move

    def menu(self, about: str = "") -> set[str]:
        """The notation of what is legal; `about` keeps what begins so."""
        return {text for action in self.game.legal_actions(self.state) if (text := str(action)).startswith(about)}

    @property
    def seat(self) -> int | None:
        """Whose decision it is."""
        return self.game.seat_to_act(self.state)

    @property
    def row(self) -> str:
        return " ".join(self.state.market.row)

    @property
    def deck(self) -> str:
        return " ".join(self.state.market.deck)

    @property
    def discards(self) -> str:
        return write_cards(self.state.market.discards)

    def hand(self, seat: int) -> str:
        return write_cards(self.state.hands[seat])

    def cars(self, seat: int) -> int:
        return self.state.network.cars[seat]

    def points(self, seat: int) -> int:
        return self.state.points[seat]

    def tickets(self, seat: int) -> tuple[str, ...]:
        return self.state.tickets.kept[seat]

    def stations(self, seat: int) -> tuple[str, ...]:
        return self.game.atlas.cities(self.state.network.stations[seat])

    def owner(self, route: str) -> int | None:
        return owner(self.state.network.owned, self.game.atlas.route_bit[route])

    def score(self, seat: int) -> SeatScore:
        return self.game.score(self.state).seats[seat]

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.score(self.state).winners

    def made(self, seat: int) -> set[str]:
        """The tickets a seat would have made, if the game ended now."""
        return {ticket.ticket for ticket in self.score(seat).tickets if ticket.is_made}


@cache
def rules_on(board: str) -> Europe:
    """The rules on a board; a value, whose price lists are worth making only once."""
    return Europe(load_board(board))


def opening(players: int = 2, board: str = "europe", seed: int = SEED, **arranged: Any) -> Table:
    """A table just laid: tickets are on offer to every seat for which none are arranged."""
    game, given = rules_on(board), Arrangement(**arranged)
    return Table(game, *game.new(players, given, Stacked(seed, given.wishes())))


def position(
    players: int = 2,
    board: str = "europe",
    *,
    hands: Sequence[str] = (),
    row: str = ROW,
    top: str = "",
    deck: str | None = None,
    discards: str = "",
    tickets: Sequence[Sequence[str]] = (),
    ticket_deck: Sequence[str] | None = None,
    claimed: Sequence[Sequence[str]] = (),
    stations: Sequence[Sequence[str]] = (),
    cars: Sequence[int] = (),
    points: Sequence[int] = (),
    turn: int = 0,
    turns_left: int | None = None,
) -> Table:
    """A seat about to begin its turn. `top` lies on a full deck; `deck` is the whole deck ("" for none)."""
    table = opening(
        players,
        board,
        first=turn,
        hands={seat: counted(_at(hands, seat, "")) for seat in range(players)},
        row=tuple(row.split()) if deck is None else (),
        deck=tuple(top.split()),
        tickets={seat: tuple(_at(tickets, seat, ())) for seat in range(players)},
        claimed=dict(enumerate(map(tuple, claimed))),
        stations=dict(enumerate(map(tuple, stations))),
    )
    state = table.state
    if deck is not None:
        state = state._replace(market=Market(tuple(deck.split()), tuple(row.split())))
    if ticket_deck is not None:
        state = state._replace(tickets=state.tickets._replace(deck=tuple(ticket_deck)))
    seats = range(players)
    network = state.network._replace(cars=tuple(_at(cars, seat, state.network.cars[seat]) for seat in seats))
    return Table(
        table.game,
        state._replace(
            turn=Turn(turn, turns_left),
            market=state.market._replace(discards=counted(discards)) if discards else state.market,
            network=network,
            points=tuple(_at(points, seat, state.points[seat]) for seat in seats),
        ),
    )


def stuck(**changes: Any) -> Table:
    """Nothing to draw, nothing to pay with, no tickets; but for what is changed."""
    return position(**{"deck": "", "row": "", "ticket_deck": (), **changes})


def counted(text: str) -> Cards:
    """Cards in notation as the engine counts them."""
    return parse_cards(text) if text else NONE


def refusals_of(deed: Callable[[], Any]) -> tuple[Refusal, ...]:
    """The reasons for which a deed is refused; a deed that is allowed fails the test."""
    with pytest.raises(RuleViolation) as violation:
        deed()
    assert violation.value.refusals, "a violation without a reason"
    return violation.value.refusals


def refused(reasons: tuple[Refusal, ...], rule: str, case: str, /, *, in_all: int = 1, **params: Any) -> None:
    """This reason is given, with exactly these parameters, and so many reasons `in_all`.

    `tests/test_complete.py` reads the literal rule and case of every call.
    """
    told_once(reasons, rule, case, in_all, params, REASONS)


def told_once(
    reasons: tuple[Refusal, ...],
    rule: str,
    case: str,
    in_all: int,
    params: dict[str, Any],
    listed: Mapping[tuple[str, str], Sequence[str]],
) -> None:
    """The same for any game; `listed` are the reasons that it can give."""
    told = "; ".join(map(str, reasons))
    assert [dict(reason.params) for reason in reasons if (reason.rule, reason.case) == (rule, case)] == [params], told
    assert len(reasons) == in_all, told
    assert sorted(listed[rule, case]) == sorted(params), "reasons.py lists other parameters"


def _at(values: Sequence[Any], seat: int, otherwise: Any) -> Any:
    return values[seat] if seat < len(values) else otherwise
