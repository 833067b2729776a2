"""The names of people at a table, as they type them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

LONGEST = 60
"""Characters. Longer names fit on no score sheet."""


def unfit_names(names: Sequence[object]) -> list[object]:
    """The names that cannot be used: not a text, blank, too long, unprintable, or somebody else's too.

    >>> unfit_names(["Ana", "Ben", "Ana", " "])
    ['Ana', 'Ana', ' ']
    >>> unfit_names(["Ana", "<b>Ben</b>"])
    []
    """
    times = Counter(name for name in names if isinstance(name, str))
    return [name for name in names if not (isinstance(name, str) and _is_fit(name) and times[name] == 1)]


def _is_fit(name: str) -> bool:
    return bool(name.strip()) and name.isprintable() and len(name) <= LONGEST
