"""Ticket to Ride Europe: every EU rule, one room each. `ruleset.Europe` is the door.

Rules that other games share live in `mechanics`: EU-DRAW-6 and EU-DRAW-8 in `market`, EU-STATION-5 and EU-STATION-6 in
`borrowing`, EU-LONGEST-1 in `trail`, the rest of the scoring (EU-SCORE, EU-LONGEST, EU-WIN, EU-TICKET-4) in `tally`.
"""

from ttr_nb.games.europe.arrangement import Arrangement
from ttr_nb.games.europe.ruleset import Europe
from ttr_nb.games.europe.state import State

__all__ = ["Arrangement", "Europe", "State"]
