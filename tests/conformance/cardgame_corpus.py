"""A fixed corpus of positions of the Card Game: every kind of waiting decision, the end, and every kind of want."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from tests.conformance.playing import builder, by_kind, hoarder, play, uniform
from tests.conformance.tables import cardgame_rules
from ttr_nb.games.cardgame.state import SecondCard
from ttr_nb.mechanics.cards import NONE, add, counted
from ttr_nb.mechanics.market import Market
from ttr_nb.mechanics.tickets import TicketOffer

Wanted = Callable[[Any], bool]


def _waits(kind: type, **wanted: object) -> Wanted:
    def fits(state: Any) -> bool:
        waiting = state.pending[0] if state.pending else None
        return isinstance(waiting, kind) and all(getattr(waiting, name) == value for name, value in wanted.items())

    return fits


def _is_free(state: Any) -> bool:
    return not state.pending and state.turn.left != 0


def _rows(state: Any) -> int:
    return sum(map(len, state.yards))


MET: dict[str, Wanted] = {
    "opening offer": _waits(TicketOffer, rule="CG-SETUP-3"),
    "later offer": _waits(TicketOffer, rule="CG-TICKET-1"),
    "second card": _waits(SecondCard),
    "second card, locomotive up": lambda s: _waits(SecondCard)(s) and "locomotive" in s.market.row,
    "second card, deck out": lambda s: _waits(SecondCard)(s) and not s.market.deck,
    "first turn": lambda s: _is_free(s) and not _rows(s) and not any(map(any, s.tracks)),
    "middle": lambda s: _is_free(s) and _rows(s) > 4 and sum(s.hands[s.turn.seat]) > 5,
    "own yard": lambda s: _is_free(s) and len(s.yards[s.turn.seat]) > 0,
    "full yards": lambda s: _is_free(s) and _rows(s) > 5,
    "something to rob": lambda s: _is_free(s) and any(r.locomotives for r in s.yards[s.turn.seat - 1]),
    "large hand": lambda s: _is_free(s) and sum(s.hands[s.turn.seat]) > 20,
    "robbed": lambda s: _is_free(s) and any(s.discards),
    "last turn": lambda s: _is_free(s) and s.turn.left == 1,
    "empty deck": lambda s: _is_free(s) and not s.market.deck and len(s.market.row) < 5,
    "second half": lambda s: _is_free(s) and s.half == 2 and _rows(s) > 2,
    "over": lambda s: s.turn.left == 0 and not s.pending,
}

MADE = ("rich", "nothing to draw", "stuck", "only locomotives up", "few tickets")


@cache
def corpus(players: int) -> dict[str, Any]:
    """The positions of a table, by what is special about them."""
    positions: dict[str, Any] = {}
    for state in _met(players):
        for name, fits in MET.items():
            if name not in positions and fits(state):
                positions[name] = state
    return positions | _made(positions["middle"])


def _met(players: int) -> Iterator[Any]:
    for policy in (by_kind, hoarder, uniform, builder):
        for seed in (11, 12, 13):
            for step in play(cardgame_rules(), players, seed, policy):
                yield step.before
            yield step.after


def _made(middle: Any) -> dict[str, Any]:
    """Positions made of another by moving cards between the seat to act, the table and the next seat."""
    bare = _hand_over(middle, (), ())
    tickets = bare.tickets
    seat = middle.turn.seat
    given = middle.tickets.kept[seat] + tickets.deck
    stuck = bare._replace(tickets=tickets._replace(deck=(), kept=_put(tickets.kept, seat, given)))
    few = tickets._replace(deck=tickets.deck[:2], kept=_put(tickets.kept, seat, tickets.kept[seat] + tickets.deck[2:]))
    everything = _hand_over(middle, (), (), mine=_loose(middle))
    return {
        "rich": everything,
        "nothing to draw": bare._replace(hands=everything.hands),
        "stuck": stuck,
        "only locomotives up": _hand_over(middle, ("locomotive",) * 3, ()),
        "few tickets": middle._replace(tickets=few),
    }


def _put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _loose(state: Any) -> Any:
    """Every card that is in a hand, in the deck, face up or discarded."""
    pool = add(add(state.discards, counted(state.market.row)), counted(state.market.deck))
    for hand in state.hands:
        pool = add(pool, hand)
    return pool


def _hand_over(state: Any, row: tuple[str, ...], deck: tuple[str, ...], mine: Any = NONE) -> Any:
    """The seat to act gets `mine`, the table `row` and `deck`, and the next seat all the rest."""
    seat = state.turn.seat
    other = (seat + 1) % len(state.hands)
    used = add(mine, counted((*row, *deck)))
    rest = tuple(have - gone for have, gone in zip(_loose(state), used, strict=True))
    assert min(rest) >= 0, f"there are no such cards: {rest}"
    hands = {seat: mine, other: rest}
    return state._replace(
        hands=tuple(hands.get(place, NONE) for place in range(len(state.hands))),
        market=Market(deck, row),
        discards=NONE,
    )
