"""Events as rows of a tidy table, and the tickets of a finished game as if each were an event. Knows no file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ttr_nb.core.events import Event
from ttr_nb.lab.plan import Plan, name_of
from ttr_nb.lab.records import Row
from ttr_nb.mechanics.tally import SeatScore as BoardScore
from ttr_nb.mechanics.tally import Tally
from ttr_nb.shelf import Box
from ttr_nb.show.narration import RULES

COLUMNS = {
    "game": "str",
    "number": "int64",
    "seed": "int64",
    "move": "int64",
    "seat": "Int64",
    "bot": "str",
    "event": "str",
    "thing": "str",
    "count": "Int64",
    "points": "Int64",
    "other": "Int64",
}
"""`thing` is the route, city, ticket or card it is about; `other` the seat it was done to."""

MADE, MISSED = "TicketMade", "TicketMissed"
"""Told at the end, ticket by ticket: here one row each."""

THINGS = ("route", "city", "card", "kind")
COUNTS = ("extra", "count", "cars")


def kinds(box: Box) -> tuple[str, ...]:
    """The kinds of events there are in a game."""
    return (*RULES[box.letters], MADE, MISSED)


class Diary:
    """What happened in one game, as far as the plan asks for it."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.rows: list[Row] = []
        self._noted = frozenset(plan.noted)
        self._game = plan.game, number, plan.deal(number)
        self._names = [name_of(bot) for bot in plan.seated(number)]

    def note(self, move: int, events: Iterable[Event]) -> None:
        """Write down what happened in a move."""
        for event in events:
            kind = type(event).__name__
            if kind in self._noted:
                self.rows.append((*self._head(move, getattr(event, "seat", None)), kind, *_about(event)))

    def close(self, move: int, rules: Any, tally: Tally[Any]) -> None:
        """Write down every ticket at the end, with the points it brought or cost."""
        for score in tally.seats:
            for ticket, points, is_made in _tickets(rules, score):
                kind = MADE if is_made else MISSED
                if kind in self._noted:
                    self.rows.append((*self._head(move, score.seat), kind, ticket, None, points, None))

    def _head(self, move: int, seat: int | None) -> Row:
        return (*self._game, move, seat, "" if seat is None else self._names[seat])


def _about(event: Any) -> Row:
    """Which thing, how many, how many points, and whom else it concerns."""
    thing = next((getattr(event, name) for name in THINGS if hasattr(event, name)), None)
    count = next((getattr(event, name) for name in COUNTS if hasattr(event, name)), None)
    if count is None and getattr(event, "cards", None):
        count = sum(event.cards)
    return thing or "", count, getattr(event, "points", None), getattr(event, "owner", None)


def _tickets(rules: Any, score: Any) -> Iterable[tuple[str, int, bool]]:
    if isinstance(score, BoardScore):
        return score.tickets
    worth = rules.deck.ticket
    made = [(ticket, worth[ticket].points, True) for ticket in score.completed]
    return made + [(ticket, -worth[ticket].points, False) for ticket in score.missed]
