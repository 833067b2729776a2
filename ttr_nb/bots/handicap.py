"""A bot that may not do one thing: who wants to know what stations are worth lets it play without. Knows no strategy.

What it may not do is taken out of its choices, unless nothing else is left. A bot that plans is told, so that it does
not count on what it cannot have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from ttr_nb.bots.choice import Bot
from ttr_nb.bots.roads import FAR
from ttr_nb.core.errors import TtrError
from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.cardgame.place import lying
from ttr_nb.games.cardgame.yard import rows_of
from ttr_nb.games.dice.actions import BuildStationWithDice, ClaimWithDice, DrawTicketsWithDice
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute
from ttr_nb.mechanics.actions import DrawTickets

STATIONS, TUNNELS, TICKETS, ROBBERY = "stations", "tunnels", "tickets", "robbery"

Forbidden = Callable[[Any, Any, Any], bool]
"""Whether an action is forbidden, by rules, view and action."""


def _station(rules: Any, view: Any, action: Any) -> bool:
    return isinstance(action, BuildStation | BuildStationWithDice)


def _tunnel(rules: Any, view: Any, action: Any) -> bool:
    return isinstance(action, ClaimRoute | ClaimWithDice) and rules.board.route[action.route].tunnel


def _tickets(rules: Any, view: Any, action: Any) -> bool:
    return isinstance(action, DrawTickets | DrawTicketsWithDice)


def _robbery(rules: Any, view: Any, action: Any) -> bool:
    """A row that lies in a yard: one's own cannot be outnumbered, so it is another's."""
    return isinstance(action, PlaceCards) and any(lying(view, row.colour) for row in rows_of(action.cards))


WITHOUT: Mapping[str, Forbidden] = {STATIONS: _station, TUNNELS: _tunnel, TICKETS: _tickets, ROBBERY: _robbery}
"""What can be forbidden: building stations, claiming tunnels, drawing more tickets, robbing rows."""


def handicapped(bot: Bot, rules: Any, without: str) -> Bot:
    """The same bot, but it may not do one thing.

    >>> from ttr_nb.bots.chance import make_random
    >>> from ttr_nb.shelf import open_box
    >>> handicapped(make_random(open_box("europe").rules), open_box("europe").rules, "luck")
    Traceback (most recent call last):
        ...
    ttr_nb.core.errors.TtrError: a bot can play without stations, tunnels, tickets or robbery, not without 'luck'
    """
    if without not in list(WITHOUT):
        *some, last = WITHOUT
        raise TtrError(f"a bot can play without {', '.join(some)} or {last}, not without {str(without)[:60]!r}")
    is_forbidden = WITHOUT[without]
    prospects = getattr(bot, "prospects", None)
    if without == STATIONS and prospects is not None:
        prospects.pace = replace(prospects.pace, station=FAR)

    def poorer(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        allowed = [action for action in legal if not is_forbidden(rules, view, action)]
        return bot(view, allowed or legal, rng)

    return poorer
