"""What a learner's function may return: a number, yes or no, cards. Knows how to read it, and no right answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ttr_nb.core.numbers import whole

UNREADABLE = object()
"""What cannot be the answer, whatever the question."""


class Shape(NamedTuple):
    """A kind of answer; `read` gives it in the form in which answers are compared, or `UNREADABLE`."""

    name: str
    read: Callable[[Any], Any]


def _simple(value: Any) -> Any:
    """A number of numpy's as one of Python's."""
    if type(value).__module__ == "numpy" and getattr(value, "shape", None) == ():
        return value.item()
    return value


def _number(value: Any) -> Any:
    number = whole(_simple(value))
    return UNREADABLE if number is None else number


def _yes_or_no(value: Any) -> Any:
    value = _simple(value)
    return value if isinstance(value, bool) else UNREADABLE


def _cards(value: Any) -> Any:
    if isinstance(value, list | tuple) and all(type(card) is str for card in value):
        return sorted(value)
    return UNREADABLE


def _numbers(value: Any) -> Any:
    if not isinstance(value, list | tuple):
        return UNREADABLE
    numbers = [_number(each) for each in value]
    return UNREADABLE if UNREADABLE in numbers else numbers


def _word(value: Any) -> Any:
    return value if type(value) is str else UNREADABLE


NUMBER = Shape("number", _number)
YES_OR_NO = Shape("yes-or-no", _yes_or_no)
CARDS = Shape("cards", _cards)
"""The names of cards, in any order."""
NUMBERS = Shape("numbers", _numbers)
"""A number for each player, in their order."""
WORD = Shape("word", _word)

SHAPES = (NUMBER, YES_OR_NO, CARDS, NUMBERS, WORD)
