"""Bots by name for any rule set: what each game's bots are called stands with the game. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from inspect import signature
from typing import Any

from ttr_nb.bots.cardgame import BOTS as CARDGAME
from ttr_nb.bots.choice import Bot
from ttr_nb.bots.dice import BOTS as DICE
from ttr_nb.bots.europe import BOTS as EUROPE
from ttr_nb.bots.handicap import handicapped
from ttr_nb.core.errors import TtrError
from ttr_nb.games.cardgame import CardGame
from ttr_nb.games.dice import Dice
from ttr_nb.games.europe import Europe

MAKERS: Mapping[type, Mapping[str, Callable[..., Bot]]] = {Europe: EUROPE, Dice: DICE, CardGame: CARDGAME}
"""By rule set: the bots by name."""


@dataclass(frozen=True)
class NamedBot:
    """A bot that has been asked for by name, before it is known what will be played."""

    name: str
    options: Mapping[str, Any] = field(default_factory=dict)

    def made_for(self, rules: Any) -> Bot:
        """The bot itself, for a game."""
        return make_bot(self.name, rules, **self.options)


def bot(name: str, **options: Any) -> NamedBot:
    """Ask for a bot by name, for whatever game it will sit at.

    >>> bot("planner")
    NamedBot(name='planner', options={})
    >>> bot("planer")
    Traceback (most recent call last):
        ...
    ttr_nb.core.errors.TtrError: there is no bot 'planer'; there is random, greedy, planner, search
    """
    known = dict.fromkeys(each for makers in MAKERS.values() for each in makers)
    if name not in list(known):
        raise TtrError(f"there is no bot {str(name)[:60]!r}; there is {', '.join(known)}")
    return NamedBot(name, options)


def bot_names(rules: Any) -> tuple[str, ...]:
    """The bots that play by these rules, the weakest first.

    >>> from ttr_nb.shelf import open_box
    >>> bot_names(open_box("cardgame").rules)
    ('random', 'greedy', 'planner', 'search')
    """
    return tuple(_makers(rules))


def make_bot(name: str, rules: Any, /, without: str = "", **options: Any) -> Bot:
    """A bot that plays by these rules; the searching one takes its budget, `nodes=` or `seconds=`.

    Any of them can be forbidden something: `without="stations"`, "tunnels", "tickets" or "robbery".

    >>> from ttr_nb.shelf import open_box
    >>> make_bot("planer", open_box("europe").rules)
    Traceback (most recent call last):
        ...
    ttr_nb.core.errors.TtrError: there is no bot 'planer' for europe; there is random, greedy, planner, search
    """
    makers = _makers(rules)
    if name not in list(makers):  # a list, as what is asked for may be anything
        raise TtrError(f"there is no bot {str(name)[:60]!r} for {rules.id}; there is {', '.join(makers)}")
    try:
        bot = makers[name](rules, **options)
    except TypeError as error:
        takes = [each.name for each in signature(makers[name]).parameters.values() if each.kind is not each.VAR_KEYWORD]
        known = ", ".join([*takes[1:], "without"])
        asked = " ".join([name, *[f"{option}={value}" for option, value in options.items()]])[:60]
        raise TtrError(f"there is no such bot as {asked!r} ({error}); {name} takes {known}") from None
    bot = handicapped(bot, rules, without) if without else bot
    bot.__name__ = name  # how errors and tables call it
    return bot


def _makers(rules: Any) -> Mapping[str, Callable[..., Bot]]:
    if type(rules) not in MAKERS:
        raise TtrError(f"there are no bots for {str(rules)[:60]!r}")
    return MAKERS[type(rules)]
