"""Where each rule lives: a decorator that ties a function to the ids it implements, and changes nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_homes: dict[str, list[str]] = {}


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a function as the home of these rules."""

    def mark(function: F) -> F:
        for id in ids:
            _homes.setdefault(id, []).append(f"{function.__module__}.{function.__qualname__}")
        return function

    return mark


def homes(id: str) -> tuple[str, ...]:
    """The functions that implement a rule, as dotted names; empty when none is loaded."""
    return tuple(_homes.get(id, ()))


def implemented() -> tuple[str, ...]:
    """Every rule id that some loaded function claims."""
    return tuple(sorted(_homes))
