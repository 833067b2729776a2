"""What a question asks and how its answer is held; reading what authors write about it. Knows no kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ttr_nb.content.dice import ROUTE_KINDS
from ttr_nb.content.inspection import hint, quoted
from ttr_nb.core.errors import RuleViolation, TtrError
from ttr_nb.core.refusals import Refusal
from ttr_nb.mechanics.cards import KINDS
from ttr_nb.show.words import say
from ttr_nb.teach.cases import Case, explained

LISTS = ("actions", "among", "about")
TEXTS = ("action", "event", "field", "line", "of", "what", "route", "city", "player", "verb", "results")
"""The fields of an answer that are lists of texts, and those that are texts."""

Spec = Mapping[str, Any]
"""What the author wants to know: the `answer` of a round."""


class Unanswerable(TtrError):
    """A question that has no right answer: which field of it is wrong, and why."""

    def __init__(self, key: str, what: str) -> None:
        super().__init__(f"{key}: {what}")
        self.key = key
        self.what = what


@dataclass(frozen=True)
class Solved:
    """The right answer. Without options it is a number to be typed; `word` says an option in a language.

    What explains it: `refused` are actions with the reasons why they are not possible, `after` is how many moves of the
    solution lead to it, and `lines` tells what else there is to say, each with its rule or "".
    """

    value: int | str
    options: tuple[str, ...] = ()
    word: Callable[[str, str], str] = lambda option, language: option
    refused: tuple[tuple[Any, tuple[Refusal, ...]], ...] = ()
    after: int = 0
    lines: Callable[[str], Sequence[tuple[str, str]]] = lambda language: ()

    def said(self, value: int | str, language: str) -> str:
        """An answer, right or wrong, as a learner reads it."""
        return self.word(value, language) if isinstance(value, str) and value in self.options else str(value)


def parsed(case: Case, text: str, key: str) -> Any:
    """The action that a notation stands for."""
    try:
        return case.rules.parse(text)
    except RuleViolation as violation:
        raise Unanswerable(key, f"{quoted(text)} cannot be read: {explained(case, violation.refusals)}") from None


def options(case: Case, spec: Spec, what: str) -> tuple[str, ...]:
    """The options that an author gives, where they are ids of something: each must be one."""
    ids = things(case, what)
    for option in spec["among"]:
        if ids and option not in ids:
            raise Unanswerable("among", f"there is no {what} {quoted(option)}{hint(option, ids)}")
    return tuple(spec["among"])


def things(case: Case, what: str) -> tuple[str, ...]:
    """The ids of the routes, cities, tickets, kinds of card or tokens, or players, of a game; none of anything else."""
    board = case.box.board
    known_ids = {
        "route": board.route,
        "city": board.city,
        "ticket": case.names.deck.ticket if hasattr(case.names, "deck") else board.ticket,
        "card": KINDS,
        "kind": ROUTE_KINDS,
        "seat": case.scenario.players,
        "owner": case.scenario.players,
    }
    return tuple(known_ids.get(what, ()))


def named(case: Case, what: str, id: str, language: str) -> str:
    """An option in words, by what it is."""
    if what == "kind":
        return say(f"face-{id}", language)
    return str(getattr(case.names, what)(id, language)) if what in ("route", "city", "ticket", "card") else id


def refusals(case: Case, spec: Spec, action: Any) -> tuple[Refusal, ...]:
    """Why an action is not possible at the moment of the question."""
    seat = seat_of(case, spec) if "player" in spec else None
    reasons: tuple[Refusal, ...] = case.rules.refusals(case.state(moves_made(case, spec, 0)), action, seat)
    return reasons


def moves_made(case: Case, spec: Spec, default: int | None = None) -> int:
    """After how many moves of the solution is asked; all of them where nothing else is said."""
    moves = spec.get("after", case.length if default is None else default)
    if not 0 <= moves <= case.length:
        raise Unanswerable("after", f"the solution has {case.length} moves, not {moves}")
    return int(moves)


def seat_of(case: Case, spec: Spec) -> int:
    """The player asked about, by default the one in focus."""
    name, players = spec.get("player", case.scenario.focus), case.scenario.players
    if name not in players:
        raise Unanswerable("player", f"{quoted(name)} does not play; {', '.join(players)} do")
    return players.index(name)


def known(spec: Spec, key: str, ids: Sequence[str]) -> str:
    """A field that names something of the board."""
    value = str(spec[key])
    if value not in ids:
        raise Unanswerable(key, f"the board has no {key} {quoted(value)}{hint(value, ids)}")
    return value


def spoken(option: str, language: str) -> str:
    """An option that is a word of ours: yes, nobody."""
    return say(f"lesson-{option}", language)
