"""A fixed corpus of positions of the board game: every kind of waiting decision, the end, and every kind of want.

Most are met in seeded games; those that play hardly ever reaches are made by moving cards about. No card is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from tests.conformance.playing import builder, by_kind, hoarder, play, uniform
from tests.conformance.tables import card_rules
from ttr_nb.core.apply import apply
from ttr_nb.core.chance import Recorded
from ttr_nb.games.europe.actions import ClaimRoute
from ttr_nb.games.europe.state import SecondCard, TunnelDue
from ttr_nb.mechanics.cards import NONE, WILD, Cards, add, counted, listed
from ttr_nb.mechanics.market import Market
from ttr_nb.mechanics.tickets import TicketOffer

Wanted = Callable[[Any], bool]


def _waits(kind: type, **wanted: object) -> Wanted:
    def fits(state: Any) -> bool:
        waiting = state.pending[0] if state.pending else None
        return isinstance(waiting, kind) and all(getattr(waiting, name) == value for name, value in wanted.items())

    return fits


def _cars(state: Any) -> int:
    cars: int = state.network.cars[state.turn.seat]
    return cars


def _stations(state: Any) -> int:
    built: int = state.network.stations[state.turn.seat].bit_count()
    return built


def _is_free(state: Any) -> bool:
    return not state.pending and state.turn.left != 0


MET: dict[str, Wanted] = {
    "opening offer": _waits(TicketOffer, rule="EU-SETUP-6"),
    "later offer": _waits(TicketOffer, rule="EU-TICKET-1"),
    "second card": _waits(SecondCard),
    "second card, locomotive up": lambda s: _waits(SecondCard)(s) and "locomotive" in s.market.row,
    "tunnel, 1 due": _waits(TunnelDue, extra=1),
    "tunnel, 2 due": _waits(TunnelDue, extra=2),
    "tunnel, 3 due": _waits(TunnelDue, extra=3),
    "first turn": lambda s: _is_free(s) and not any(s.network.owned),
    "middle": lambda s: _is_free(s) and sum(map(int.bit_count, s.network.owned)) > 15,
    "large hand": lambda s: _is_free(s) and sum(s.hands[s.turn.seat]) > 20,
    "one station": lambda s: _is_free(s) and _stations(s) == 1,
    "two stations": lambda s: _is_free(s) and _stations(s) == 2,
    "no station left": lambda s: _is_free(s) and _stations(s) == 3,
    "few cars": lambda s: _is_free(s) and 2 < _cars(s) < 6,
    "last turn": lambda s: _is_free(s) and s.turn.left == 1,
    "hardly a car": lambda s: _is_free(s) and _cars(s) < 3,
    "empty deck": lambda s: _is_free(s) and not s.market.deck,
    "empty ticket deck": lambda s: _is_free(s) and not s.tickets.deck,
    "over": lambda s: s.turn.left == 0 and not s.pending,
}

MADE = (
    "tunnel of locomotives",
    "rich",
    "poor",
    "stuck",
    "only locomotives up",
    "second card from the deck",
    "nothing can be paid",
)


@cache
def corpus(board: str, players: int) -> dict[str, Any]:
    """The positions of a table, by what is special about them; what its board does not have is left out."""
    positions: dict[str, Any] = {}
    for state in _met(board, players):
        for name, fits in MET.items():
            if name not in positions and fits(state):
                positions[name] = state
    return positions | _made(card_rules(board), positions)


def _met(board: str, players: int) -> Iterator[Any]:
    rules = card_rules(board)
    for policy in (by_kind, hoarder, uniform, builder):
        for seed in (11, 12, 13):
            for step in play(rules, players, seed, policy):
                yield step.before
            yield step.after


def _made(rules: Any, met: dict[str, Any]) -> dict[str, Any]:
    """Positions made of others by moving cards between the seat to act, the table and the next seat."""
    middle, second, tunnel = met["middle"], met["second card"], met.get("tunnel, 2 due")
    stuck = _hand_over(middle, mine=NONE, row=())
    made = {
        "rich": _hand_over(middle, mine=(4, 5, 6, 7, 8, 9, 3, 2, 9), row=middle.market.row[:0]),
        "poor": _hand_over(middle, mine=counted(["red", "locomotive"]), row=("blue", "blue")),
        "stuck": stuck._replace(tickets=stuck.tickets._replace(deck=())),
        "only locomotives up": _hand_over(middle, mine=NONE, row=("locomotive",) * 3),
        "second card from the deck": _hand_over(second, mine=NONE, row=("locomotive",) * 5, deck=("locomotive",)),
    }
    if tunnel is not None:
        made["tunnel of locomotives"] = _dig_with_locomotives(rules, middle)
        made["nothing can be paid"] = _hand_over(tunnel, mine=NONE, row=())
    return made


def _dig_with_locomotives(rules: Any, state: Any) -> Any:
    """A tunnel tried with locomotives alone, and a locomotive turned up."""
    revealed = ("red", "locomotive", "blue")
    mine = counted(["locomotive"] * 10 + ["red"] * 5)
    rich = _hand_over(state, mine=mine, row=("blue",) * 5, deck=(*revealed, "red"))
    for action in rules.legal_actions(rich):
        tunnel = isinstance(action, ClaimRoute) and rules.board.route[action.route].tunnel
        if tunnel and action.cards[WILD] == sum(action.cards):
            return apply(rules, rich, action, Recorded(())).state
    raise AssertionError("no tunnel is open")


def _hand_over(state: Any, mine: Cards, row: tuple[str, ...], deck: tuple[str, ...] = ()) -> Any:
    """The seat to act gets `mine`, the table `row` and `deck`, and the next seat all the rest that is not laid out."""
    seat = state.turn.seat
    other = (seat + 1) % len(state.hands)
    pool = NONE
    for pile in (*state.hands, counted(state.market.deck), counted(state.market.row), state.market.discards):
        pool = add(pool, pile)
    used = add(mine, counted((*row, *deck)))
    rest = tuple(have - gone for have, gone in zip(pool, used, strict=True))
    assert min(rest) >= 0, f"there are no such cards: {rest}"
    hands = {seat: mine, other: rest}
    return state._replace(
        hands=tuple(hands.get(place, NONE) for place in range(len(state.hands))), market=Market(deck, row, NONE)
    )


def hidden_cards(state: Any, seat: int | None) -> list[str]:
    """Every card that a seat does not see, one by one."""
    others = [card for place, hand in enumerate(state.hands) if place != seat for card in listed(hand)]
    return [*others, *state.market.deck]
