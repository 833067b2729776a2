"""A finished game scored as if something had been otherwise: the engine counts again. Knows no table and no file.

Only the score is asked again, not the game: whoever builds no station also keeps the cards and has the turn for
something else. What that is worth only other games can tell.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ttr_nb.core.tuples import put
from ttr_nb.mechanics.tally import Tally


class Without(NamedTuple):
    """The score of a seat without something, and whether it would have won."""

    score: int
    is_winner: bool


def without_stations(rules: Any, state: Any, tally: Tally[Any], seat: int) -> Without:
    """If this seat had built no station: it borrows nothing, and has the points for stations it did not build.

    >>> from ttr_nb.core.chance import Seeded
    >>> from ttr_nb.shelf import open_box
    >>> rules = open_box("europe").rules
    >>> state, _ = rules.new(2, rules.arrangement({}), Seeded(1))
    >>> without_stations(rules, state, rules.score(state), 0) == Without(rules.score(state).seats[0].total, True)
    True
    """
    network = getattr(state, "network", None)
    if network is not None and network.stations[seat]:
        bare = network._replace(stations=put(network.stations, seat, 0))
        tally = rules.score(state._replace(network=bare))
    return Without(tally.seats[seat].total, seat in tally.winners)
