"""Trying things out many times in hidden worlds, through the engine, to set against exact odds. Knows no formula.

Each trial deals a world that fits the view, does the thing there and looks at what the engine says. The same seed gives
the same trials.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

from ttr_nb.analysis.rolls import Worth, rerolled
from ttr_nb.analysis.worlds import deal
from ttr_nb.content.dice import TUNNEL
from ttr_nb.core.apply import apply
from ttr_nb.core.chance import Seeded
from ttr_nb.core.errors import TtrError
from ttr_nb.core.numbers import whole
from ttr_nb.games.dice import rolling
from ttr_nb.games.dice import turn as dice_turn
from ttr_nb.games.dice.actions import ClaimWithDice, KeepDice, PayTunnel, RollAgain
from ttr_nb.games.dice.events import TunnelDiceRolled
from ttr_nb.games.dice.state import TunnelDice
from ttr_nb.games.europe.actions import ClaimRoute, PayExtra
from ttr_nb.games.europe.events import TunnelRevealed
from ttr_nb.games.europe.state import TunnelDue
from ttr_nb.mechanics.actions import DrawCard, TakeCard
from ttr_nb.mechanics.cards import Cards
from ttr_nb.mechanics.dice import Faces
from ttr_nb.mechanics.events import CardDrawn, RowSwept

SURE = 1.96
"""How many standard errors make a 95 % confidence interval."""

MOST = 200_000
"""Trials; more take longer than anybody waits."""


class Share(NamedTuple):
    """How often something happened in so many trials."""

    hits: int
    trials: int

    @property
    def share(self) -> float:
        """The part of all trials."""
        return self.hits / self.trials

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true chance lies with 95 % confidence (Wilson's interval: right also near 0 and 1).

        >>> [round(end, 3) for end in Share(0, 100).interval]
        [0.0, 0.037]
        """
        n, p, z = self.trials, self.share, SURE
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return min(p, max(0.0, middle - half)), max(p, min(1.0, middle + half))


def shares(trials: int, seed: int, outcomes: int, attempt: Callable[[Seeded], int]) -> tuple[Share, ...]:
    """Try something again and again, each time with chance of its own; how often each outcome 0, 1, 2 … came."""
    count = whole(trials)
    if count is None or not 1 <= count <= MOST:
        raise TtrError(f"the number of trials is from 1 to {MOST}, not {str(trials)[:60]!r}")
    number = whole(seed)
    if number is None:
        raise TtrError(f"a seed is a whole number, not {str(seed)[:60]!r}")
    hits = [0] * outcomes
    chance = Seeded(number)
    for _ in range(count):
        hits[attempt(chance)] += 1
        chance.outcomes.clear()
    return tuple(Share(some, count) for some in hits)


def tunnel(rules: Any, view: Any, route: str, cards: Cards) -> Callable[[Seeded], tuple[int, bool]]:
    """Dig a tunnel: the extra cards it asked for, and whether they could be paid."""

    def attempt(chance: Seeded) -> tuple[int, bool]:
        step = apply(rules, deal(rules, view, chance), ClaimRoute(route, cards), chance)
        extra = next(event.extra for event in step.events if isinstance(event, TunnelRevealed))
        waits = bool(step.state.pending) and isinstance(step.state.pending[0], TunnelDue)
        menu = rules.legal_actions(step.state) if waits else ()
        return extra, not waits or any(isinstance(action, PayExtra) for action in menu)

    return attempt


def draw(rules: Any, view: Any, kinds: tuple[str, ...], count: int) -> Callable[[Seeded], int]:
    """Draw from the deck, one turn's cards: how many are of the kinds wished for."""

    def attempt(chance: Seeded) -> int:
        state, found = deal(rules, view, chance), 0
        for _ in range(count):
            if not state.market.deck:
                break
            step = apply(rules, state, DrawCard(), chance)
            state = step.state
            found += sum(event.card in kinds for event in step.events if isinstance(event, CardDrawn))
        return found

    return attempt


def sweep(rules: Any, view: Any, card: str) -> Callable[[Seeded], int]:
    """Take a face-up card: whether the row was swept."""

    def attempt(chance: Seeded) -> int:
        step = apply(rules, deal(rules, view, chance), TakeCard(card), chance)
        return any(isinstance(event, RowSwept) for event in step.events)

    return attempt


def dice_claim(rules: Any, view: Any, route: str, worth: Worth, may_reroll: bool = True) -> Callable[[Seeded], int]:
    """Play a turn for a route: roll, roll again what is best, claim it, pay the tunnel dice; whether it was claimed."""
    best: dict[Faces, Faces] = {}

    def attempt(chance: Seeded) -> int:
        state, _ = dice_turn.begin(rules, deal(rules, view, chance), chance)
        if may_reroll and state.dice not in best:
            best[state.dice] = rerolled(rules, state.dice, worth)[0].dice
        again = best.get(state.dice, ())
        state = apply(rules, state, RollAgain(again) if any(again) else KeepDice(), chance).state
        return _claimed(rules, state, route, chance)

    return attempt


def tunnel_dice(rules: Any) -> Callable[[Seeded], int]:
    """Roll the tunnel dice: how many signs they show."""
    die = rules.dice.tunnel

    def attempt(chance: Seeded) -> int:
        shown, _ = rolling.roll(rolling.TUNNEL, die.faces, die.count, (), chance)
        return shown.count(TUNNEL)

    return attempt


def _claimed(rules: Any, state: Any, route: str, chance: Seeded) -> int:
    menu = [action for action in rules.legal_actions(state) if isinstance(action, ClaimWithDice)]
    claim = next((action for action in menu if action.route == route), None)
    if claim is None:
        return False
    step = apply(rules, state, claim, chance)
    if not any(isinstance(event, TunnelDiceRolled) for event in step.events):
        return True
    waits = bool(step.state.pending) and isinstance(step.state.pending[0], TunnelDice)
    return not waits or any(isinstance(action, PayTunnel) for action in rules.legal_actions(step.state))
