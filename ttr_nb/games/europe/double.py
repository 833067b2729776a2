"""Double routes: which tracks are closed because of a parallel one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.europe.state import State
from ttr_nb.mechanics.network import union

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe


@rule("EU-DOUBLE-1", "EU-DOUBLE-3")
def own_doubles(game: Europe, state: State, seat: int) -> int:
    """EU-DOUBLE-1: one player never owns both tracks. Only tracks with the same two ends count (EU-DOUBLE-3)."""
    return game.atlas.groups_touched(state.network.owned[seat])


@rule("EU-DOUBLE-2")
def closed_doubles(game: Europe, state: State, taken: int) -> int:
    """EU-DOUBLE-2: with few players the second track closes for everybody."""
    return 0 if len(state.hands) >= game.board.play.doubles_open_from else game.atlas.groups_touched(taken)


def blocked(game: Europe, state: State, seat: int, taken: int) -> int:
    """Every track of a double route that is closed to a seat; those closed to everybody include its own."""
    return closed_doubles(game, state, taken) or own_doubles(game, state, seat)


def refusals(game: Europe, state: State, seat: int, route: str) -> tuple[Refusal, ...]:
    """Why a free track is closed to a seat."""
    bit = game.atlas.route_bit[route]
    reasons: tuple[Refusal, ...] = ()
    if own_doubles(game, state, seat) & bit:
        reasons += refuse("EU-DOUBLE-1", "own", route=route)
    if closed_doubles(game, state, union(state.network.owned)) & bit:
        needed = game.board.play.doubles_open_from
        reasons += refuse("EU-DOUBLE-2", "closed", route=route, players=state.players, needed=needed)
    return reasons
