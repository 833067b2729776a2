"""How the engine finds the right answer to a question, kind by kind. No answer stands in any file.

Each kind is a small function of a case and what the author wants to know. Knows no widget and no lesson.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ttr_nb.content.inspection import quoted
from ttr_nb.teach import answers_games as games
from ttr_nb.teach import answers_possible as possible
from ttr_nb.teach import answers_story as story
from ttr_nb.teach import answers_table as table
from ttr_nb.teach.asking import Solved, Spec, Unanswerable
from ttr_nb.teach.cases import Case


@dataclass(frozen=True)
class Kind:
    """A kind of question: how it is solved, and the fields that it needs and may have."""

    solve: Callable[[Case, Spec], Solved]
    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = field(default=())


def solve(case: Case, spec: Spec) -> Solved:
    """The right answer to what is asked, or `Unanswerable`."""
    solved = KINDS[spec["kind"]].solve(case, spec)
    if solved.options:
        key = "among" if "among" in spec else "kind"
        if len(set(solved.options)) < max(2, len(solved.options)):
            raise Unanswerable(key, f"expected at least two different options, found {', '.join(solved.options)}")
        if solved.value not in solved.options:
            raise Unanswerable(key, f"the right answer, {quoted(solved.value)}, is not among {solved.options}")
    return solved


KINDS: dict[str, Kind] = {
    "allowed": Kind(possible.allowed, ("action",), ("player", "after")),
    "rule": Kind(possible.rule, ("action", "among"), ("player", "after")),
    "pick": Kind(possible.pick, ("actions",), ("possible", "after")),
    "ways": Kind(possible.ways, (), ("about", "verb", "after")),
    "event": Kind(story.event, ("event", "field"), ("where", "among")),
    "times": Kind(story.times, ("event",), ("where",)),
    "score": Kind(table.score, ("line",), ("player", "after")),
    "count": Kind(table.count, ("of",), ("player", "after")),
    "who": Kind(table.who, ("what",), ("route", "city", "after")),
    "made": Kind(table.made, ("among",), ("player", "after")),
    "borrowed": Kind(table.borrowed, ("city", "among"), ("player", "after")),
    "games": Kind(games.games, ("results", "what"), ("among",)),
}
"""Every kind of question there is."""
