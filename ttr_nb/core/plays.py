"""How a rule set judges actions: stage by stage, all reasons of the first stage that has any. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse

Reasons = tuple[Refusal, ...]


class Play(NamedTuple):
    """How an action is judged and done: `exists` is stage 1, the moment is stage 2, `stages` are those after it."""

    exists: Callable[[Any, Any], Reasons]
    stages: tuple[Callable[[Any, Any, int, Any], Reasons], ...]
    perform: Callable[[Any, Any, Any, Chance], tuple[Any, tuple[Event, ...]]]


def always(game: Any, action: Any) -> Reasons:
    """Stage 1 of an action that names nothing: there is always such a thing."""
    return ()


class Judge(NamedTuple):
    """The plays of a game, whose moment it is, and the rule that refuses what is no action at all."""

    plays: Mapping[type, Play]
    seat_to_act: Callable[[Any], int | None]
    moment: Callable[[Any, Any, int | None, int | None], Reasons]
    unreadable: str

    def refusals(self, game: Any, state: Any, action: Any, seat: int | None) -> Reasons:
        """Every reason of the first stage that has any: exists, moment, and the action's own stages."""
        play = self.plays.get(type(action))
        if play is None:
            return refuse(self.unreadable, "unreadable", text=str(action)[:60])
        actor = self.seat_to_act(state)
        reasons = play.exists(game, action) or self.moment(state, action, seat, actor)
        if actor is None or reasons:
            return reasons
        for stage in play.stages:
            if reasons := stage(game, state, actor, action):
                return reasons
        return ()
