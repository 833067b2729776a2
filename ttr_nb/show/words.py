"""Sentences from the Fluent files in `data/text`. Knows no game and no board.

A message is read when it is first said. What cannot be said is an error, never a sentence with a hole in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ttr_nb.content.paths import data_root
from ttr_nb.core.errors import ContentError, Fault, TtrError
from ttr_nb.show.language import checked

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


class WordsError(TtrError):
    """Something cannot be said: which message, in which language, and why."""

    def __init__(self, key: str, language: str, why: str) -> None:
        super().__init__(f"{key} ({language}): {why}")
        self.key = key
        self.language = language


def say(key: str, language: str | None = None, **params: object) -> str:
    """A message, or an attribute of one, with its parameters put in. They are inserted, never interpreted.

    >>> say("score-total"), say("score-total", "pl")
    ('Total', 'Razem')
    >>> say("count-cards", "ro", n=20)
    '20 de cărți'
    >>> say("EU-CLAIM-5.unknown", name="{ $near }")
    'There is no route “{ $near }” on this board.'
    """
    code = checked(language)
    pattern = _pattern(code, key)
    if pattern is None:
        raise WordsError(key, code, "there is no such message")
    text, errors = _bundle(code).format_pattern(pattern, params)
    if errors:
        raise WordsError(key, code, "; ".join(str(error) for error in errors))
    return str(text)


def can_say(key: str, language: str | None = None) -> bool:
    """Whether there is such a message or attribute.

    >>> can_say("EU-DRAW-6.ruling"), can_say("EU-DRAW-7.ruling")
    (True, False)
    """
    return _pattern(checked(language), key) is not None


def keys(language: str | None = None) -> tuple[str, ...]:
    """The names of all messages, file by file, in the order in which they stand there.

    >>> "EU-TURN-1" in keys()
    True
    """
    return tuple(_index(checked(language)))


def join(parts: Sequence[str], language: str | None = None, how: str = "and") -> str:
    """A list as it is said; `how` is "and" or "or".

    >>> join(["one", "two", "three"]), join(["jeden", "dwa"], "pl", "or")
    ('one, two and three', 'jeden lub dwa')
    """
    if len(parts) < 2:
        return "".join(parts)
    return say(f"list-{how}", language, items=", ".join(parts[:-1]), last=parts[-1])


def files(language: str) -> list[Path]:
    """The files of a language, by name."""
    return sorted((data_root() / "text" / language).glob("*.ftl"))


class Entry(NamedTuple):
    """A message as it stands in its file, not read yet."""

    file: Path
    source: str


@cache
def _index(code: str) -> Mapping[str, Entry]:
    """Where each message stands. Reading them all would take longer than most sessions ever need."""
    entries: dict[str, Entry] = {}
    for file in files(code):
        text = file.read_text(encoding="utf-8")
        starts = list(MESSAGE.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            key = start[1]
            if key in entries:
                raise ContentError([Fault(_called(file), key, f"stands in {_called(entries[key].file)}, too")])
            entries[key] = Entry(file, text[start.start() : end])
    return entries


@cache
def _bundle(code: str) -> Any:
    """What has been read of a language. Fluent is imported here, when somebody speaks."""
    from fluent.runtime import FluentBundle

    functions: dict[str, Callable[..., Any]] = {
        "COUNT": lambda n, of, form="": say(f"count-{of}{form and '.' + form}", code, n=n),
        "CARDS": lambda n, colour, form="": say(f"cards-{colour}{form and '.' + form}", code, n=n),
        "COLOUR": lambda colour, form="like": say(f"colour-{colour}.{form}", code),
        "DICE": lambda n, symbol, form="": say(f"dice-{symbol}{form and '.' + form}", code, n=n),
        "KIND": lambda kind, form: say(f"kind-{kind}.{form}", code),
    }
    return FluentBundle([code], functions=functions, use_isolating=False)


@cache
def _read(code: str, key: str) -> None:
    """Add a message to its language, once."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    file, source = _index(code)[key]
    resource = FluentResource(source)
    if any(isinstance(entry, Junk) for entry in resource.body):
        raise ContentError([Fault(_called(file), key, "cannot be read as Fluent")])
    _bundle(code).add_resource(resource)


def _pattern(code: str, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if name not in _index(code):
        return None
    _read(code, name)
    message = _bundle(code).get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _called(file: Path) -> str:
    return f"text/{file.parent.name}/{file.name}"
