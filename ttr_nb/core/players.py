"""The names of people at a table, as they type them."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST = 60
"""Characters. Longer names fit on no score sheet."""


def unfit_name(names: Sequence[object]) -> object | None:
    """The first name that cannot be used: not a text, blank, too long, unprintable, or somebody else's too.

    >>> unfit_name(["Ana", "Ben", "Ana"])
    'Ana'
    >>> unfit_name(["Ana", "<b>Ben</b>"]) is None
    True
    """
    for name in names:
        if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST:
            return name
        if names.count(name) > 1:
            return name
    return None
