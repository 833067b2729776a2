"""The Card Game: every CG rule, one room each. `ruleset.CardGame` is the door."""

from ttr_nb.games.cardgame.arrangement import Arrangement
from ttr_nb.games.cardgame.ruleset import CardGame
from ttr_nb.games.cardgame.state import State

__all__ = ["Arrangement", "CardGame", "State"]
