"""Double routes: which tracks are closed because of a parallel one. Knows no price and no turn."""

from __future__ import annotations

from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.mechanics.network import Atlas, Network, union


@rule("EU-DOUBLE-1", "EU-DOUBLE-3")
def own_doubles(atlas: Atlas, network: Network, seat: int) -> int:
    """EU-DOUBLE-1: one player never owns both tracks. Only tracks with the same two ends count (EU-DOUBLE-3)."""
    return atlas.groups_touched(network.owned[seat])


@rule("EU-DOUBLE-2")
def closed_doubles(atlas: Atlas, network: Network, taken: int) -> int:
    """EU-DOUBLE-2: with few players the second track closes for everybody."""
    return 0 if len(network.owned) >= atlas.board.play.doubles_open_from else atlas.groups_touched(taken)


def blocked(atlas: Atlas, network: Network, seat: int, taken: int) -> int:
    """Every track of a double route that is closed to a seat; those closed to everybody include its own."""
    return closed_doubles(atlas, network, taken) or own_doubles(atlas, network, seat)


def refusals(atlas: Atlas, network: Network, seat: int, route: str) -> tuple[Refusal, ...]:
    """Why a free track is closed to a seat."""
    bit = atlas.route_bit[route]
    reasons: tuple[Refusal, ...] = ()
    if own_doubles(atlas, network, seat) & bit:
        reasons += refuse("EU-DOUBLE-1", "own", route=route)
    if closed_doubles(atlas, network, union(network.owned)) & bit:
        needed = atlas.board.play.doubles_open_from
        reasons += refuse("EU-DOUBLE-2", "closed", route=route, players=len(network.owned), needed=needed)
    return reasons
