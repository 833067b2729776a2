"""Texts that authors write, in four languages, with names put in where they leave room. Knows no lesson and no game.

An author writes `{route:brest-dieppe}` or `{hand:Ana}`; what stands there is what a learner's language calls it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from ttr_nb.content.languages import LANGUAGES
from ttr_nb.content.settings import Section
from ttr_nb.core.errors import TtrError

Texts: TypeAlias = Mapping[str, str]
"""A text in each of our languages, by its code."""

Namer: TypeAlias = Callable[[str, str], str]
"""What a placeholder stands for: its name and what follows the colon ("" where there is none)."""

PLACE = re.compile(r"\{([a-z]+)(?::([^{}]*))?\}")
LONGEST = 1_000
"""Characters. Longer is not a question but a chapter."""


class Unnamed(TtrError):
    """A placeholder that stands for nothing."""


def read_texts(around: Section, key: str, required: bool = True) -> Texts:
    """A table with the four languages, each noted when it is missing; line breaks are blanks."""
    section = around.section(key, required)
    if not section.readable or (not required and key not in around):
        return {}
    texts = {code: section.take(code, _is_text, "a text in quotes", "") for code in LANGUAGES}
    section.close(LANGUAGES)
    return {code: " ".join(text.split()) for code, text in texts.items()}


def fill(text: str, named: Namer) -> str:
    """Put the names in.

    >>> fill("From {city:wien} to {city:roma}", lambda kind, name: name.title())
    'From Wien to Roma'
    """
    filled = PLACE.sub(lambda found: named(found[1], found[2] or ""), text)
    if "{" in PLACE.sub("", text):
        raise Unnamed("a '{' that begins no placeholder; they look like {action} or {route:brest-dieppe}")
    return filled


def places(texts: Texts) -> Iterator[tuple[str, frozenset[str]]]:
    """The placeholders of a text, language by language."""
    for code, text in texts.items():
        yield code, frozenset(found[0] for found in PLACE.finditer(text))


def _is_text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST and " ".join(value.split()).isprintable()
