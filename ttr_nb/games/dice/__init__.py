"""The Dice Expansion: every DX rule, one room each, on any board. `ruleset.Dice` is the door."""

from ttr_nb.games.dice.arrangement import Arrangement
from ttr_nb.games.dice.ruleset import Dice
from ttr_nb.games.dice.state import State

__all__ = ["Arrangement", "Dice", "State"]
