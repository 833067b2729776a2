"""The one way forward: `apply` asks for refusals, and only then performs. Pure apart from `chance`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from ttr_nb.core.chance import Chance
from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal

S = TypeVar("S")


class Action(Protocol):
    """Something a player can try. `str(action)` is its notation."""

    def __hash__(self) -> int: ...


class Step(NamedTuple):
    """What an action led to."""

    state: Any
    events: tuple[Event, ...]


class Given(Protocol):
    """What is settled before a game begins."""

    @property
    def is_rigged(self) -> bool:
        """Whether a lesson had its hand in it."""
        ...

    def wishes(self) -> Mapping[str, tuple[str, ...]]:
        """What a stacked chance has to bring about, by label."""
        ...

    def written(self) -> dict[str, Any]:
        """The same as plain data, for the log."""
        ...


class RuleSet(Protocol[S]):
    """What a game must be able to say. Everything else is built on it."""

    @property
    def id(self) -> str: ...
    @property
    def version(self) -> int: ...
    def arrangement(self, options: Mapping[str, Any]) -> Any:
        """Read what is settled beforehand (a `Given`) from plain data, strictly."""
        ...

    def new(self, players: int, given: Any, chance: Chance) -> tuple[S, tuple[Event, ...]]:
        """The table laid for a game."""
        ...

    def seat_to_act(self, state: S) -> int | None:
        """Who must decide now; None after the end."""
        ...

    def legal_actions(self, state: S) -> tuple[Any, ...]:
        """All that seat may do."""
        ...

    def refusals(self, state: S, action: Any, seat: int | None = None) -> tuple[Refusal, ...]:
        """Every reason of the first stage that has any, or nothing; `seat` None means the seat to act."""
        ...

    def meant(self, state: S, target: str, seat: int) -> Any:
        """What a seat would do with a thing it points at, allowed or not; None where there is nothing to do."""
        ...

    def perform(self, state: S, action: Any, chance: Chance) -> tuple[S, tuple[Event, ...]]:
        """Carry out an action that nothing refuses."""
        ...

    def view(self, state: S, seat: int | None) -> Any:
        """What a seat may see; None is a spectator."""
        ...

    def parse(self, text: str) -> Any:
        """The action a notation stands for."""
        ...


def apply(rules: RuleSet[S], state: S, action: Any, chance: Chance, seat: int | None = None) -> Step:
    """Carry out an action, or raise `RuleViolation` and leave everything as it was."""
    reasons = rules.refusals(state, action, seat)
    if reasons:
        raise RuleViolation(reasons)
    return Step(*rules.perform(state, action, chance))
