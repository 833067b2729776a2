"""A fixed corpus of positions with dice: every kind of waiting decision, the end, and every kind of want."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from tests.conformance.playing import builder, by_kind, hoarder, play, uniform
from tests.conformance.tables import dice_rules
from ttr_nb.core.tuples import put
from ttr_nb.mechanics.network import union

Wanted = Callable[[Any], bool]


def _waits(kind: str, **wanted: object) -> Wanted:
    def fits(state: Any) -> bool:
        waiting = state.pending[0] if state.pending else None
        return type(waiting).__name__ == kind and all(getattr(waiting, name) == it for name, it in wanted.items())

    return fits


def _free(state: Any) -> bool:
    return not state.pending and state.turn.left != 0


def _mine(state: Any) -> int:
    return sum(state.tokens[state.turn.seat])


MET: dict[str, Wanted] = {
    "opening offer": _waits("TicketOffer", rule="EU-SETUP-6"),
    "later offer": _waits("TicketOffer", rule="DX-TICKET-1"),
    "reroll": _waits("Reroll"),
    "tunnel, 1 due": _waits("TunnelDice", extra=1),
    "tunnel, 2 due": _waits("TunnelDice", extra=2),
    "tunnel failed": _waits("TunnelFailed"),
    "leftover": _waits("Leftover"),
    "leftover, nothing to buy": lambda s: _waits("Leftover")(s) and sum(s.dice) < 2,
    "leftover, began with 3": lambda s: _waits("Leftover")(s) and s.began == 3 and sum(s.dice) > 1,
    "passenger offer": _waits("PassengerOffer"),
    "trip": _waits("Trip"),
    "trip without a joker": lambda s: _waits("Trip")(s) and not s.dice[3],
    "first turn": lambda s: _free(s) and not any(s.network.owned),
    "middle": lambda s: _free(s) and sum(map(int.bit_count, s.network.owned)) > 15,
    "jokers": lambda s: _free(s) and s.dice[3] > 1 and sum(map(int.bit_count, s.network.owned)) > 5,
    "no token": lambda s: _free(s) and not _mine(s) and sum(s.dice) == 5,
    "three tokens": lambda s: _free(s) and s.began == 3,
    "three tokens bought": lambda s: _free(s) and _mine(s) == 3 and s.began < 3 and sum(s.dice) > 1,
    "dice all used": lambda s: _free(s) and sum(s.dice) < 2,
    "two stations": lambda s: _free(s) and s.network.stations[s.turn.seat].bit_count() == 2,
    "no station left": lambda s: _free(s) and s.network.stations[s.turn.seat].bit_count() == 3,
    "passengers": lambda s: _free(s) and s.travel is not None and s.travel.standing[s.turn.seat].bit_count() > 1,
    "few cars": lambda s: _free(s) and 2 < s.network.cars[s.turn.seat] < 6,
    "last turn": lambda s: _free(s) and s.turn.left == 1,
    "over": lambda s: s.turn.left == 0 and not s.pending,
}

MADE = ("no tickets", "one ticket", "no tokens in the piles", "one pile empty", "trip, all taken")


@cache
def corpus(board: str, players: int) -> dict[str, Any]:
    """The positions of a table, by what is special about them; what its board does not have is left out."""
    positions: dict[str, Any] = {}
    for state in _met(board, players):
        for name, fits in MET.items():
            if name not in positions and fits(state):
                positions[name] = state
    if "trip without a joker" in positions:
        positions["trip, all taken"] = _others_take_the_rest(positions["trip without a joker"], dice_rules(board))
    jokers, fresh = positions["jokers"], positions["no token"]
    taken = sum(held[1] for held in fresh.tokens)
    return positions | {
        "no tickets": jokers._replace(tickets=jokers.tickets._replace(deck=())),
        "one ticket": jokers._replace(tickets=jokers.tickets._replace(deck=jokers.tickets.deck[:1])),
        "no tokens in the piles": fresh._replace(piles=(0, 0)),
        "one pile empty": fresh._replace(piles=(15 - taken, 0)),
    }


def _others_take_the_rest(state: Any, rules: Any) -> Any:
    """The same position when every free route belongs to the next seat."""
    other = (state.turn.seat + 1) % len(state.points)
    free = ((1 << len(rules.board.routes)) - 1) & ~union(state.network.owned)
    owned = put(state.network.owned, other, state.network.owned[other] | free)
    return state._replace(network=state.network._replace(owned=owned))


def _met(board: str, players: int) -> Iterator[Any]:
    rules = dice_rules(board)
    for policy in (by_kind, hoarder, uniform, builder):
        for seed in (11, 12, 13):
            for step in play(rules, players, seed, policy):
                yield step.before
            yield step.after
