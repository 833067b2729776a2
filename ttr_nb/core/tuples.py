"""Changing one place of a tuple: the everyday step of immutable positions."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same tuple with another value at one place.

    >>> put(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    changed = list(values)
    changed[place] = value
    return tuple(changed)
