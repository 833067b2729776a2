"""Where each rule is taught and tested, from the index in `data/rules`. Knows neither notebooks nor tests themselves.

`tests/notebooks/index.py` writes the index, and a test compares it with what is there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from ttr_nb.content.paths import data_root
from ttr_nb.core.errors import ContentError, Fault
from ttr_nb.core.strict_json import Json, JsonFault, load_strict

FILE = "rules/index.json"
LARGEST = 1_000_000
"""Bytes."""


class Lesson(NamedTuple):
    """A place in the course: a notebook, and the heading above the cell."""

    notebook: str
    heading: str

    def __str__(self) -> str:
        return f"{self.notebook} ({self.heading})" if self.heading else self.notebook


class Places(NamedTuple):
    """Where a rule is taught, and the files of its tests."""

    taught: tuple[Lesson, ...] = ()
    tested: tuple[str, ...] = ()


def places(id: str) -> Places:
    """Where a rule is taught and tested; nowhere, when the index does not name it.

    >>> places("EU-TUNNEL-4").tested[0]
    'tests/rules/test_tunnel.py'
    """
    return _index().get(id, Places())


@cache
def _index() -> Mapping[str, Places]:
    file = data_root() / FILE
    if not file.is_file():
        return {}
    try:
        value = load_strict(file, LARGEST)
    except JsonFault as fault:
        raise ContentError([Fault(FILE, fault.place, fault.what)]) from None
    if not isinstance(value, dict):
        raise ContentError([Fault(FILE, "", "expected an object with a name for each rule")])
    return {id: _places(id, each) for id, each in value.items()}


def _places(id: str, value: Json) -> Places:
    try:
        match value:
            case {"taught": list(taught), "tested": list(tested)}:
                lessons = tuple(Lesson(*_texts(pair, 2)) for pair in taught)
                return Places(lessons, tuple(_texts(tested, len(tested))))
    except ValueError:
        pass
    what = 'expected {"taught": [[notebook, heading], …], "tested": [file, …]}'
    raise ContentError([Fault(FILE, id[:60], what)])


def _texts(value: Json, count: int) -> list[str]:
    if isinstance(value, list) and len(value) == count:
        texts = [each for each in value if isinstance(each, str)]
        if len(texts) == count:
            return texts
    raise ValueError(value)
