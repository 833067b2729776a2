"""What a bot answers: an action, and the reason for it as a value that can be told. Knows no game and no word."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Reason:
    """Why: the key of a message and its parameters, as ids. It names no secret, so that everybody may hear it."""

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot does, and why."""

    action: Any
    reason: Reason


Bot: TypeAlias = Callable[[Any, Sequence[Any], Random], Any]
"""A function of a view, the legal actions and a random generator. It returns an action, or a `Choice`."""


def because(action: Any, key: str, **params: Any) -> Choice:
    """A choice with its reason.

    >>> because("draw card", "bot-draw-blind").reason.key
    'bot-draw-blind'
    """
    return Choice(action, Reason(key, params))
