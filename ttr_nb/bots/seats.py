"""Bots among the players: named in a list of players like anybody else. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from ttr_nb.bots.choice import Bot, Choice
from ttr_nb.bots.play import BotError, called, decide, fault, one_line
from ttr_nb.bots.registry import NamedBot, make_bot
from ttr_nb.core.errors import TtrError
from ttr_nb.session import Session


def seated(players: Iterable[Any]) -> tuple[tuple[Any, ...], dict[int, NamedBot]]:
    """The players by name, and which seats bots have. A bot is called after what it is, numbered where that is taken.

    >>> from ttr_nb.bots.registry import bot
    >>> seated(["Ana", bot("greedy"), bot("greedy")])[0]
    ('Ana', 'greedy', 'greedy 2')
    """
    names: list[Any] = []
    bots: dict[int, NamedBot] = {}
    people = list(players)
    for seat, player in enumerate(people):
        if isinstance(player, NamedBot):
            bots[seat] = player
            names.append(_free_name(str(player.name)[:30], {*names, *filter(_is_name, people)}))
        else:
            names.append(player)
    return tuple(names), bots


def as_bot(given: Any, rules: Any) -> Bot:
    """A bot given by name, as a player, or as a function of one's own."""
    if isinstance(given, NamedBot):
        return given.made_for(rules)
    if isinstance(given, str):
        return make_bot(given, rules)
    if callable(given):
        function: Bot = given
        return function
    raise TtrError(f"a bot is a name, ttr.bot(…) or a function of view, legal actions and rng; not {str(given)[:60]!r}")


def staying(bots: Mapping[int, Any], rules: Any, session: Session) -> dict[int, Any]:
    """The bots that stay at the table where another game follows: those asked for by name, whatever it is; a function
    of one's own knows no other rules."""
    is_same = session.rules.id == rules.id
    seats = range(len(session.players))
    return {seat: bot for seat, bot in bots.items() if seat in seats and (is_same or isinstance(bot, str | NamedBot))}


def choose(session: Session, bot: Bot) -> Choice:
    """What a bot would do now for the seat that has to decide; the same every time it is asked at this moment."""
    rules = session.rules
    seat = _to_act(session)
    rng = Random(f"{session.seed}/{session.moves}/{seat}")
    view, legal = rules.view(session.state, seat), rules.legal_actions(session.state)
    try:
        return decide(bot, view, legal, rng)
    except Exception as error:
        raise BotError(fault(called(bot), session.seed, seat, session.moves + 1, one_line(error))) from error


def play_on(session: Session, bots: Mapping[int, Bot], heard: Callable[[Choice], None] = lambda choice: None) -> int:
    """Let bots play for their seats, as long as it is one of those; how many moves that were."""
    moves = 0
    while (bot := bots.get(_to_act(session))) is not None:
        choice = choose(session, bot)
        session.submit(choice.action, _to_act(session))
        heard(choice)
        moves += 1
    return moves


def _to_act(session: Session) -> int:
    seat = session.rules.seat_to_act(session.state)
    return -1 if seat is None else seat


def _is_name(player: Any) -> bool:
    return isinstance(player, str)


def _free_name(name: str, taken: set[Any]) -> str:
    number, called = 1, name
    while called in taken:
        number += 1
        called = f"{name} {number}"
    return called
