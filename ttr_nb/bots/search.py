"""The searching bot: it deals worlds it cannot tell from the true one, and plays its ideas in each. Knows no game.

A planner says what is worth a thought. Each of that is done in the same worlds, with the same chance, and planners at
all seats play on; what comes out best on average is done. Options that fall behind are dropped early.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from ttr_nb.bots.choice import Bot, Choice, Reason
from ttr_nb.bots.fate import Fate
from ttr_nb.core.errors import TtrError
from ttr_nb.core.numbers import whole

WIDTH = 4
"""So many options are compared."""

HORIZON = 400
"""So many actions are played on: as good as to the end."""

WON = 15.0
"""What it is worth to win, in points of lead."""

AT_LEAST = 4
"""In so many worlds an option is tried before it can be dropped."""

MARGIN = 0.1
"""By so much the last imagined games may overdraw a budget."""


@dataclass(frozen=True)
class Imagination:
    """What a game brings to the search: `options` are those worth a thought, best first.

    In imagined games the seat itself plays on as `own` does, all others as `others`. `determinize` deals a world,
    `lead` says how far a seat is ahead in a game that has not ended.
    """

    rules: Any
    options: Callable[[Any, Sequence[Any]], list[Choice]]
    own: Bot
    others: Bot
    determinize: Callable[[Any, Any, Random], Any]
    lead: Callable[[Any, int], float]


@dataclass
class Budget:
    """How much may be imagined for one decision: actions performed, or seconds, whichever ends first."""

    nodes: int
    seconds: float | None = None
    used: int = 0
    began: float = 0.0

    def start(self) -> None:
        """Begin a decision."""
        self.used, self.began = 0, perf_counter()

    @property
    def elapsed(self) -> float:
        """Seconds since the decision began."""
        return perf_counter() - self.began

    def allows(self, nodes: int, seconds: float) -> bool:
        """Whether there is still room for so much."""
        return self.used + nodes <= self.nodes and (self.seconds is None or self.elapsed + seconds <= self.seconds)

    def share(self, among: int) -> int:
        """The most actions that each of so many games may take, so that all of them stay within the budget, nearly."""
        return max(1, int((self.nodes * (1 + MARGIN) - self.used) / among))

    @property
    def is_late(self) -> bool:
        """Whether the time is up."""
        return self.seconds is not None and self.elapsed > self.seconds


def make_search(
    mind: Imagination, nodes: int, seconds: float | None = None, width: int = WIDTH, horizon: int = HORIZON
) -> Bot:
    """The searching bot: at most `width` options, each played on for at most `horizon` actions."""
    _check(nodes, seconds, width, horizon)
    budget = Budget(nodes, seconds)

    def search(view: Any, legal: Sequence[Any], rng: Random) -> Choice:
        budget.start()
        ideas: dict[Any, Choice] = {}
        for choice in mind.options(view, legal):
            ideas.setdefault(choice.action, choice)
        options = list(ideas.values())[:width]
        if len(options) == 1:
            return options[0]
        results: list[list[float]] = [[] for _ in options]
        alive = list(range(len(options)))
        seed = rng.getrandbits(48)
        worlds, cost, time = 0, 0, 0.0  # what the last world took
        while len(alive) > 1 and budget.allows(cost, time):
            used, elapsed = budget.used, budget.elapsed
            world = mind.determinize(mind.rules, view, Random(seed + worlds))
            for number, place in enumerate(alive):
                most = min(horizon, budget.share(len(alive) - number))
                results[place].append(
                    _outcome(mind, world, options[place].action, seed + worlds, view.seat, most, budget)
                )
            worlds += 1
            cost, time = budget.used - used, budget.elapsed - elapsed
            alive = _still_in_play(results, alive)
        if not worlds:  # no time to imagine anything: the planner's choice stands
            return options[0]
        best = alive[0]
        for place in alive[1:]:
            better, error = _difference(results[place], results[best])
            if better > error:  # else the planner, who put the first first, knows its trade
                best = place
        params = {"worlds": worlds, "options": len(options), "because": options[best].reason}
        return Choice(options[best].action, Reason("bot-search", params))

    search.budget = budget  # type: ignore[attr-defined]  # so that one can see what was used
    return search


def _check(nodes: object, seconds: object, width: object, horizon: object) -> None:
    """Whether a search can be done so, or an error that says what cannot be."""
    for name, value, least in (("nodes", nodes, 1), ("width", width, 1), ("horizon", horizon, 0)):
        number = whole(value)
        if number is None or number < least:
            raise TtrError(f"{name} of a search is a whole number from {least} on, not {str(value)[:60]}")
    if seconds is None:
        return
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds > 0:
        raise TtrError(f"seconds of a search is a number above 0, not {str(seconds)[:60]}")


def _outcome(mind: Imagination, world: Any, action: Any, seed: int, seat: int, most: int, budget: Budget) -> float:
    """How far the seat is ahead when the action is done in a world and planners play on, for `most` actions in all."""
    rules = mind.rules
    chance, rng = Fate(seed), Random(seed)
    state, _ = rules.perform(world, action, chance)
    done = 1
    while done < most and not budget.is_late and (actor := rules.seat_to_act(state)) is not None:
        policy = mind.own if actor == seat else mind.others
        choice = policy(rules.view(state, actor), rules.legal_actions(state), rng)
        state, _ = rules.perform(state, choice.action, chance)
        done += 1
    budget.used += done
    if rules.seat_to_act(state) is not None:
        return mind.lead(state, seat)
    totals = [score.total for score in rules.score(state).seats]
    lead = totals[seat] - max(total for place, total in enumerate(totals) if place != seat)
    return float(lead + WON * ((lead > 0) - (lead < 0)))


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much one option was better on average in the same worlds, and the standard error of that."""
    pairs = [a - b for a, b in zip(one, other, strict=False)]
    count = len(pairs)
    mean = sum(pairs) / count
    if count == 1:
        return mean, abs(mean)
    return mean, sqrt(sum((pair - mean) ** 2 for pair in pairs) / (count - 1) / count)


def _still_in_play(results: Sequence[Sequence[float]], alive: list[int]) -> list[int]:
    """Without the options that are clearly worse than the best one."""
    if len(results[alive[0]]) < AT_LEAST:
        return alive
    best = max(alive, key=lambda place: (sum(results[place]), -place))
    stay = []
    for place in alive:
        behind, error = _difference(results[best], results[place])
        if place == best or behind <= 2 * error:
            stay.append(place)
    return stay
