"""Ticket to Ride Europe: every EU rule, one room each. `ruleset.Europe` is the door."""

from ttr_nb.games.europe.arrangement import Arrangement
from ttr_nb.games.europe.ruleset import Europe
from ttr_nb.games.europe.state import State

__all__ = ["Arrangement", "Europe", "State"]
