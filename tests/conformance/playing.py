"""Games to test with: policies that choose among legal actions, and a loop that plays them. Knows no game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ttr_nb.core.apply import apply
from ttr_nb.core.chance import Seeded

Policy = Callable[[Sequence[Any], random.Random], Any]
LIMIT = 5000
"""No game has so many steps."""

PATIENCE = 500
"""No honest step asks chance so often."""


class Impatient(Seeded):
    """Seeded chance that fails a test when one step asks it without end: a hang would say nothing."""

    def __init__(self, seed: int, asked: int = 0) -> None:
        super().__init__(seed, asked)
        self.patience = asked + PATIENCE

    def shuffle(self, label: str, items: Sequence[str], after: int = 0) -> tuple[str, ...]:
        if self.asked >= self.patience:
            raise AssertionError(f"chance was asked {PATIENCE} times in one step, lastly for {label!r} of {items}")
        return super().shuffle(label, items, after)


class Played(NamedTuple):
    """A step: the position, what was done there, what came of it."""

    before: Any
    action: Any
    after: Any
    events: tuple[Any, ...]


def uniform(legal: Sequence[Any], rng: random.Random) -> Any:
    """Any legal action."""
    return rng.choice(legal)


def by_kind(legal: Sequence[Any], rng: random.Random) -> Any:
    """First a kind of action, then one of that kind: so that rare kinds come up."""
    kind = rng.choice(sorted({type(action).__name__ for action in legal}))
    return rng.choice([action for action in legal if type(action).__name__ == kind])


DRAWS = ("DrawCard", "TakeCard", "DrawTickets", "DrawTicketsWithDice", "BuyToken")


def hoarder(legal: Sequence[Any], rng: random.Random) -> Any:
    """Draw as long as there is anything to draw: decks run out, hands grow huge, tickets come to an end."""
    drawing = [action for action in legal if type(action).__name__ in DRAWS]
    return rng.choice(drawing if drawing and rng.random() < 0.97 else legal)


NOT_BUILT = ("BuildStation", "DrawTickets", "BuildStationWithDice", "DrawTicketsWithDice")


def builder(legal: Sequence[Any], rng: random.Random) -> Any:
    """Claim the longest route one can: the games are short, and look like games."""
    claims = [action for action in legal if type(action).__name__ == "ClaimRoute"]
    if claims:
        return max(claims, key=lambda action: (sum(action.cards), -action.cards[-1], rng.random()))
    rows = [action for action in legal if type(action).__name__ == "PlaceCards"]
    if rows:
        return max(rows, key=lambda action: (sum(action.cards), -action.cards[-1], rng.random()))
    with_dice = [action for action in legal if type(action).__name__ == "ClaimWithDice"]
    if with_dice:
        return max(with_dice, key=lambda action: (sum(action.means), rng.random()))
    return by_kind([a for a in legal if type(a).__name__ not in NOT_BUILT] or legal, rng)


POLICIES: dict[str, Policy] = {"uniform": uniform, "by_kind": by_kind, "hoarder": hoarder, "builder": builder}


def play(rules: Any, players: int, seed: int, policy: Policy = uniform, limit: int = LIMIT) -> Iterator[Played]:
    """Play a game step by step; the moves depend on the seed alone."""
    chance = Impatient(seed)
    state, _ = rules.new(players, rules.arrangement({}), chance)
    rng = random.Random(f"moves {seed}")
    for _ in range(limit):
        legal = rules.legal_actions(state)
        if not legal:
            return
        action = policy(legal, rng)
        chance.patience = chance.asked + PATIENCE
        after, events = apply(rules, state, action, chance)
        yield Played(state, action, after, events)
        state = after
    raise AssertionError(f"seed {seed}: the game has not ended after {limit} steps")
