"""Learn the rules of three railway games by doing them. The front door: names are looked up when they are used."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ttr_nb.api import Game, load, new_game, rule, set_language
    from ttr_nb.core.errors import ChanceError, ContentError, LogError, RuleViolation, TtrError

__version__ = "0.1.0"

_DOORS = {
    "Game": "ttr_nb.api",
    "load": "ttr_nb.api",
    "new_game": "ttr_nb.api",
    "rule": "ttr_nb.api",
    "set_language": "ttr_nb.api",
    "ChanceError": "ttr_nb.core.errors",
    "ContentError": "ttr_nb.core.errors",
    "LogError": "ttr_nb.core.errors",
    "RuleViolation": "ttr_nb.core.errors",
    "TtrError": "ttr_nb.core.errors",
}

__all__ = [
    "ChanceError",
    "ContentError",
    "Game",
    "LogError",
    "RuleViolation",
    "TtrError",
    "load",
    "new_game",
    "rule",
    "set_language",
]


def __getattr__(name: str) -> Any:
    if name in _DOORS:
        return getattr(import_module(_DOORS[name]), name)
    raise AttributeError(f"module 'ttr_nb' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_DOORS])
