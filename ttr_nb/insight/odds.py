"""The door to the odds of any game: which questions can be asked of a view. Knows no rule."""

from __future__ import annotations

from typing import Any

from ttr_nb.core.errors import TtrError
from ttr_nb.games.cardgame.view import View as CardGameView
from ttr_nb.games.dice.view import View as DiceView
from ttr_nb.games.europe.view import View as EuropeView
from ttr_nb.insight.card_odds import CardOdds
from ttr_nb.insight.dice_odds import DiceOdds
from ttr_nb.insight.tunnel_odds import TunnelBoardOdds

ODDS: dict[type, Any] = {EuropeView: TunnelBoardOdds, DiceView: DiceOdds, CardGameView: CardOdds}
"""Who answers for which view."""


def odds(rules: Any, view: Any, names: Any) -> Any:
    """The odds of a game from what a seat sees.

    >>> import ttr_nb as ttr
    >>> type(ttr.new_game("cardgame", seed=1).odds("Ana")).__name__
    'CardOdds'
    """
    if type(view) not in ODDS:
        raise TtrError(f"there are no odds for {type(view).__name__}")
    return ODDS[type(view)](rules, view, names)
