"""Answers that thousands of kept games give: who wins more often, which ticket pays, which tunnel hurts. No widget."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ttr_nb.content.inspection import quoted
from ttr_nb.lab import questions
from ttr_nb.lab.kept import RUNS, kept_frames, kept_run
from ttr_nb.lab.laboratory import Laboratory
from ttr_nb.lab.plan import name_of
from ttr_nb.lab.questions import LESS, MORE, SAME, estimate
from ttr_nb.lab.speaking import Speech
from ttr_nb.show.words import say
from ttr_nb.teach.asking import Solved, Spec, Unanswerable, options
from ttr_nb.teach.cases import Case

FIRST, DUEL, TICKETS, TUNNELS = "first_turn", "duel", "tickets", "tunnels"

CHOSEN = {TICKETS: ("ticket", "points"), TUNNELS: ("route", "failed")}
"""What is chosen among, and by which column of its table."""


def games(case: Case, spec: Spec) -> Solved:
    """What the games that are kept say. Only what is clear beyond chance has an answer."""
    results, what = spec["results"], spec["what"]
    if results not in RUNS:
        raise Unanswerable("results", f"there are no results {quoted(results)}; there is {', '.join(RUNS)}")
    if what not in (FIRST, DUEL, *CHOSEN):
        raise Unanswerable("what", f"expected {', '.join((FIRST, DUEL, *CHOSEN))}, found {quoted(what)}")
    if what not in kept(results).questions:
        raise Unanswerable(
            "what", f"{results} say nothing about {what}, but about {', '.join(kept(results).questions)}"
        )

    def told(language: str) -> list[tuple[str, str]]:
        found = getattr(kept(results, language), what)()
        return [(line, "") for line in (*found.told[:2], found.plot.words)]

    if what in CHOSEN:
        thing, column = CHOSEN[what]
        if "among" not in spec:
            raise Unanswerable("among", "which ones? Give the options in 'among'")
        among = options(case, spec, thing)
        value = _most(getattr(questions, what)(kept(results).events), among, column)
        return Solved(value, among, getattr(case.names, thing), lines=told)
    return Solved(_compared(results, what), (MORE, SAME, LESS), _word, lines=told)


def games_named(spec: Spec, name: str, language: str) -> str:
    """What was played, in words."""
    run = kept_run(name or spec.get("results", ""))
    return Speech(language).played(run.games, run.game, map(name_of, run.bots))


@lru_cache(maxsize=32)
def kept(results: str, language: str | None = None) -> Laboratory:
    """Kept results to ask questions about, read only once."""
    return Laboratory(_frames(results), kept_run(results), language)


@lru_cache(maxsize=8)
def _frames(results: str) -> Any:
    return kept_frames(results)


def _compared(results: str, what: str) -> str:
    """Whether the first player, or the bot that may do everything, wins more than a fair share."""
    frame = kept(results).games
    if what == FIRST:
        return estimate(questions.first_turn(frame).loc[0], "share").against(1 / kept(results).players)
    table = questions.duel(frame)
    free = min(table.index, key=len)
    return estimate(table.loc[free], "share").against(float((frame["bot"] == free).mean()))


def _most(table: Any, among: tuple[str, ...], column: str) -> str:
    """The one with the highest value, where its interval lies above the values of all the others."""
    missing = [id for id in among if id not in table.index]
    if missing:
        raise Unanswerable("among", f"{', '.join(missing)} never came up in these games")
    best, *others = sorted(among, key=lambda id: -float(table[column][id]))
    for other in others:
        if table[column][other] >= table["low"][best]:
            raise Unanswerable("among", f"{best} and {other} are too close to tell which is ahead")
    return best


def _word(option: str, language: str) -> str:
    return say(f"lab-answer-{option}", language)
