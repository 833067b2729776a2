"""Learn the rules of three railway games by doing them. The front door: names are looked up when they are used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ttr_nb.api import Game, bot, find_seed, load, new_game, replay, rule, rules, scenario, set_language
    from ttr_nb.core.errors import ChanceError, ContentError, LogError, RuleViolation, TtrError
    from ttr_nb.lab.laboratory import laboratory
    from ttr_nb.lab.simulating import simulate
    from ttr_nb.teach.authoring import workshop
    from ttr_nb.teach.katas.kata import kata, katas
    from ttr_nb.ui.lesson_front import lesson, lessons, progress, scenarios

__version__ = "0.1.0"

_DOORS = {
    "Game": "ttr_nb.api",
    "bot": "ttr_nb.api",
    "find_seed": "ttr_nb.api",
    "load": "ttr_nb.api",
    "new_game": "ttr_nb.api",
    "replay": "ttr_nb.api",
    "rule": "ttr_nb.api",
    "rules": "ttr_nb.api",
    "scenario": "ttr_nb.api",
    "set_language": "ttr_nb.api",
    "ChanceError": "ttr_nb.core.errors",
    "ContentError": "ttr_nb.core.errors",
    "LogError": "ttr_nb.core.errors",
    "RuleViolation": "ttr_nb.core.errors",
    "TtrError": "ttr_nb.core.errors",
    "kata": "ttr_nb.teach.katas.kata",
    "katas": "ttr_nb.teach.katas.kata",
    "laboratory": "ttr_nb.lab.laboratory",
    "lesson": "ttr_nb.ui.lesson_front",
    "lessons": "ttr_nb.ui.lesson_front",
    "progress": "ttr_nb.ui.lesson_front",
    "scenarios": "ttr_nb.ui.lesson_front",
    "simulate": "ttr_nb.lab.simulating",
    "workshop": "ttr_nb.teach.authoring",
}

__all__ = [
    "ChanceError",
    "ContentError",
    "Game",
    "LogError",
    "RuleViolation",
    "TtrError",
    "bot",
    "find_seed",
    "kata",
    "katas",
    "laboratory",
    "lesson",
    "lessons",
    "load",
    "new_game",
    "progress",
    "replay",
    "rule",
    "rules",
    "scenario",
    "scenarios",
    "set_language",
    "simulate",
    "workshop",
]


def __getattr__(name: str) -> Any:
    if name in _DOORS:
        return getattr(import_module(_DOORS[name]), name)
    raise AttributeError(f"module 'ttr_nb' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_DOORS])
