"""Whole numbers as people and libraries hand them in."""

from __future__ import annotations

import operator
from typing import Any


def whole(value: Any) -> int | None:
    """The whole number a value is, or None: True is not one, a number of numpy's is.

    >>> whole(3), whole(True), whole("3"), whole(2.0)
    (3, None, None, None)
    """
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None
