"""The language in which we speak when nobody says another. Knows no sentence."""

from __future__ import annotations

from ttr_nb.content.languages import LANGUAGES
from ttr_nb.core.errors import TtrError

__all__ = ["LANGUAGES", "LanguageError", "checked", "language", "set_language"]

_current = ["en"]


class LanguageError(TtrError):
    """A language we do not speak."""


def set_language(code: str) -> None:
    """Speak this language from now on.

    >>> set_language("ro")
    >>> language()
    'ro'
    >>> set_language("en")
    >>> set_language("de")
    Traceback (most recent call last):
        ...
    ttr_nb.show.language.LanguageError: 'de' is not a language we speak; choose one of en, ro, pl, it
    """
    _current[0] = checked(code)


def language() -> str:
    """The code of the language spoken now."""
    return _current[0]


def checked(code: str | None) -> str:
    """The code of a language we speak; None means the one spoken now.

    >>> checked("pl")
    'pl'
    """
    if code is None:
        return _current[0]
    if code not in LANGUAGES:
        raise LanguageError(f"{code!r} is not a language we speak; choose one of {', '.join(LANGUAGES)}")
    return code
