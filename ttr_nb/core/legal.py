"""The legal actions as a set-like view: iterate, count, ask with `in`, by value or by notation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from dataclasses import fields, is_dataclass
from typing import Any

from ttr_nb.core.errors import TtrError

SHOWN = 12
"""How many actions a display lists before it only counts."""


class LegalActions(Set[Any]):
    """All that can be done now. `parse` reads notation; `meaning` tells which ids a person's words can stand for."""

    def __init__(
        self, actions: tuple[Any, ...], parse: Callable[[str], Any], meaning: Callable[[str], frozenset[str]]
    ) -> None:
        self._actions = actions
        self._known = frozenset(actions)
        self._parse = parse
        self._meaning = meaning

    @classmethod
    def _from_iterable(cls, actions: Any) -> Any:
        return frozenset(actions)

    def __contains__(self, action: object) -> bool:
        try:
            return (self._parse(action) if isinstance(action, str) else action) in self._known
        except (TtrError, TypeError):  # unreadable, or not hashable
            return False

    def __iter__(self) -> Iterator[Any]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def about(self, *words: str) -> LegalActions:
        """Those that name a route, city, ticket or kind of card."""
        ids = frozenset().union(*(self._meaning(word) for word in words))
        return LegalActions(
            tuple(action for action in self._actions if not ids.isdisjoint(_named(action))), self._parse, self._meaning
        )

    def __repr__(self) -> str:
        lines = [str(action) for action in self._actions[:SHOWN]]
        if len(self) > SHOWN:
            lines.append(f"… {len(self) - SHOWN} more")
        return "\n".join([f"{len(self)} legal", *lines])


def _named(action: Any) -> set[str]:
    """The ids an action carries."""
    values = [getattr(action, field.name) for field in fields(action)] if is_dataclass(action) else []
    parts = [part for value in values for part in (value if isinstance(value, tuple) else (value,))]
    return {part for part in parts if isinstance(part, str)}
