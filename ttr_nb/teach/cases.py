"""A scenario played out: the moment that a question is about, and what the solution leads to. Knows no lesson.

Everything goes through a session, so that what an author writes is either possible or refused with its reason.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ttr_nb.core.errors import ContentError, RuleViolation, TtrError
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal
from ttr_nb.session import Session
from ttr_nb.shelf import Box
from ttr_nb.show.tell import tell_violation
from ttr_nb.teach.happenings import matching
from ttr_nb.teach.scenarios import Goal, Scenario


class Impossible(TtrError):
    """A scenario cannot be played: where in it, and why, all there is to say about that place."""

    def __init__(self, faults: Iterable[tuple[str, str]]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(": ".join(fault) for fault in self.faults))


@dataclass(frozen=True)
class Case:
    """A scenario with the session that played it: `opening` moves, then those of the solution.

    Where the goal is a refusal, the last move of the solution is the `attempt` that is refused.
    """

    scenario: Scenario
    session: Session
    opening: int
    attempt: Any = None
    kept: dict[Any, str] = field(default_factory=dict, compare=False, repr=False)
    """What was drawn of it once, and is shown again and again."""

    @property
    def box(self) -> Box:
        """The game in its box."""
        return self.scenario.box

    @property
    def rules(self) -> Any:
        """The rules of the game."""
        return self.session.rules

    @cached_property
    def names(self) -> Any:
        """What things are called here."""
        return self.box.names(self.scenario.players)

    @property
    def length(self) -> int:
        """How many moves of the solution were made."""
        return self.session.moves - self.opening

    def state(self, after: int = 0) -> Any:
        """The position after so many moves of the solution."""
        return self.session.moments[self.opening + after].state

    def events(self, after: int) -> tuple[Event, ...]:
        """What happened in a move of the solution, the first is 1."""
        return self.session.moments[self.opening + after].events

    def story(self) -> list[Event]:
        """All that happened in the solution."""
        return [event for number in range(1, self.length + 1) for event in self.events(number)]

    def actions(self) -> list[Any]:
        """The moves of the solution, the attempt included."""
        moves = [moment.move for moment in self.session.moments[self.opening + 1 :]]
        actions = [self.rules.parse(move.action) for move in moves if move]
        return actions if self.attempt is None else [*actions, self.attempt]

    def begin(self) -> Session:
        """A session of its own at the moment of the question, to play on from."""
        return self.session.fork(self.opening)

    def refusals(self) -> tuple[Refusal, ...]:
        """Why the attempt is refused."""
        if self.attempt is None:
            return ()
        reasons: tuple[Refusal, ...] = self.rules.refusals(self.session.state, self.attempt)
        return reasons


def play(scenario: Scenario) -> Case:
    """Lay the table, make the opening moves and those of the solution, or say what is not possible."""
    session = _laid(scenario)
    for number, move in enumerate(scenario.moves):
        _submit(session, scenario, move, f"moves[{number}]")
    opening = session.moves
    attempt = None
    last = len(scenario.solution) - 1
    for number, move in enumerate(scenario.solution):
        if number == last and scenario.goal and scenario.goal.refusal:
            attempt = _parsed(session, scenario, move, f"solution[{number}]")
        else:
            _submit(session, scenario, move, f"solution[{number}]")
    return Case(scenario, session, opening, attempt)


def is_reached(goal: Goal, events: Iterable[Event], refusals: Iterable[str], players: tuple[str, ...]) -> bool:
    """Whether a goal is reached by what happened, or by the rules that refused something."""
    if goal.refusal:
        return goal.refusal in refusals
    return any(True for _ in matching(events, goal.event, goal.fields, players))


def unreached(case: Case) -> str:
    """What is wrong with a solution that does not reach the goal; "" where it does."""
    goal = case.scenario.goal
    if goal is None:
        return ""
    refusals = [reason.rule for reason in case.refusals()]
    if is_reached(goal, case.story(), refusals, case.scenario.players):
        return ""
    if goal.refusal:
        return f"the last move is not refused by {goal.refusal}, but {_listed(refusals) or 'possible'}"
    happened = _listed(type(event).__name__ for event in case.story())
    return f"the goal is not reached: no such {goal.event}; what happens is {happened or 'nothing'}"


def explained(case: Case, reasons: tuple[Refusal, ...]) -> str:
    """Reasons in English, in one line, for authors."""
    return _one_line(RuleViolation(reasons), case.names)


def _laid(scenario: Scenario) -> Session:
    box = scenario.box
    try:
        arranged = box.arrange(scenario.players, scenario.arranged)
        return Session.start(box.rules, scenario.players, scenario.seed, arranged)
    except ContentError as error:
        raise Impossible((_place(fault.place, scenario.players), fault.what) for fault in error.faults) from None
    except RuleViolation as violation:
        raise Impossible([("arranged", _one_line(violation, box.names(scenario.players)))]) from None
    except TtrError as error:
        raise Impossible([("arranged", str(error))]) from None


def _place(place: str, players: tuple[str, ...]) -> str:
    """Where in an arrangement, with players by their names as the author wrote them."""
    key, dot, seat = place.partition(".")
    who = players[int(seat)] if seat.isdecimal() and int(seat) < len(players) else seat
    return f"arranged.{key}{dot}{who}"


def _submit(session: Session, scenario: Scenario, move: str, place: str) -> None:
    try:
        session.submit(move)
    except RuleViolation as violation:
        names = scenario.box.names(scenario.players)
        raise Impossible([(place, f"{move!r} is not possible: {_one_line(violation, names)}")]) from None


def _parsed(session: Session, scenario: Scenario, move: str, place: str) -> Any:
    try:
        return session.rules.parse(move)
    except RuleViolation as violation:
        names = scenario.box.names(scenario.players)
        raise Impossible([(place, f"{move!r} cannot be read: {_one_line(violation, names)}")]) from None


def _one_line(violation: RuleViolation, names: Any) -> str:
    return " ".join(tell_violation(violation, names, "en").split())


def _listed(names: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(names))
