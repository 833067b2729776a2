"""JSON, read strictly: finite numbers, no name twice in one object, bounded size and depth. Knows no game.

Python's own reader accepts NaN, keeps the last of two equal names and recurses as deep as the text asks. What we load
may come from anybody, so all of that is refused, with its place.
"""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import TypeAlias, cast

from ttr_nb.core.text_files import TextFault, read_text

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

DEEPEST = 64
"""How many arrays and objects may stand inside each other."""

LONGEST_NUMBER = 100
"""How many characters a number may have."""

# A string token runs to its closing quote or, if it has none, to the end: so that every character is looked at once.
TOKEN = re.compile(
    r'(?P<string>"[^"\\]*+(?:\\.[^"\\]*+)*+"?)'
    r"|(?P<opening>[\[{])|(?P<closing>[\]}])|(?P<number>-?[0-9][-+.0-9eE]*+)|(?P<constant>-?(?:NaN|Infinity))",
    re.DOTALL,
)


class JsonFault(TextFault):
    """A JSON text is wrong: where in it, and why."""


def load_strict(path: Path, limit_bytes: int) -> Json:
    """The value in a JSON file of at most `limit_bytes`, or a `JsonFault`."""
    try:
        text = read_text(path, limit_bytes)
    except TextFault as fault:
        raise JsonFault(fault.place, fault.what) from None
    return parse_strict(text)


def parse_strict(text: str) -> Json:
    """The value of a JSON text, or a `JsonFault` that says where and why not.

    >>> parse_strict('{"seat": 0, "cars": [45, 44]}')
    {'seat': 0, 'cars': [45, 44]}
    >>> parse_strict('{"cars": NaN}')
    Traceback (most recent call last):
        ...
    ttr_nb.core.strict_json.JsonFault: line 1, column 10: NaN is not a JSON number
    """
    _check_tokens(text)
    try:
        return cast(Json, json.loads(text, object_pairs_hook=_object))
    except json.JSONDecodeError as error:
        raise JsonFault(_place(text, error.pos), f"not JSON: {error.msg}") from None
    except RecursionError:
        raise JsonFault("", "nested too deep") from None


def _check_tokens(text: str) -> None:
    """Refuse what the reader would let pass: depth, numbers without end or value, halves of characters."""
    depth = 0
    for match in TOKEN.finditer(text):
        token = match.group()
        what = ""
        if match.lastgroup == "opening":
            depth += 1
            what = f"nested deeper than {DEEPEST}" if depth > DEEPEST else ""
        elif match.lastgroup == "closing":
            depth -= 1
        elif match.lastgroup == "constant":
            what = f"{token} is not a JSON number"
        elif match.lastgroup == "number":
            what = _number_fault(token)
        elif _has_half_character(token):
            what = "the text holds half of a character (a lone surrogate)"
        if what:
            raise JsonFault(_place(text, match.start()), what)


def _number_fault(token: str) -> str:
    if len(token) > LONGEST_NUMBER:
        return f"a number of more than {LONGEST_NUMBER} characters"
    try:
        return "" if math.isfinite(float(token)) else f"the number {token} is too large"
    except ValueError:
        return f"{token!r} is not a JSON number"


def _has_half_character(token: str) -> bool:
    """Whether a string holds a lone surrogate, which could be neither printed nor saved again."""
    try:
        json.loads(token).encode() if "\\u" in token else token.encode()
    except UnicodeEncodeError:
        return True
    except ValueError:
        return False  # not a string at all: the reader will say so, in its own words
    return False


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    value: dict[str, Json] = {}
    for name, part in pairs:
        if name in value:
            raise JsonFault("", f"the name {name[:60]!r} stands twice in one object")
        value[name] = part
    return value


def _place(text: str, position: int) -> str:
    line = text.count("\n", 0, position) + 1
    return f"line {line}, column {position - text.rfind(chr(10), 0, position)}"
