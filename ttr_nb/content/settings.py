"""TOML settings, read strictly: every fault with its key. Knows no board."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from ttr_nb.content.inspection import LARGEST, Inspection, hint, quoted

T = TypeVar("T")


class Section:
    """A table of settings. Its readers note what is wrong with a value and return something harmless instead.

    A section without values could not be read, which has been noted: it stays silent, and none of its keys is sound.
    A fault inside a section makes it unsound in the section around it.
    """

    def __init__(
        self, inspection: Inspection, values: Mapping[str, Any] | None, around: Section | None = None, key: str = ""
    ) -> None:
        self.inspection = inspection
        self._values = values
        self._around = around
        self._key = key
        self._asked: set[str] = set()
        self._unsound: set[str] = set()

    def __iter__(self) -> Iterator[str]:
        return iter(self._values or ())

    def __contains__(self, key: str) -> bool:
        return key in (self._values or ())

    @property
    def readable(self) -> bool:
        """Whether this is a table at all, whatever may be wrong inside it."""
        return self._values is not None

    def ok(self, *keys: str) -> bool:
        """Whether these keys have been read without a fault, in them or inside them."""
        return self._values is not None and self._unsound.isdisjoint(keys)

    def fault(self, key: str, what: str) -> None:
        """Note a fault against a key. A key has one fault at most: the first is the cause."""
        if self.ok(key):
            self._distrust(key)
            self.inspection.fault(self._path(key), what)

    def take(self, key: str, fits: Callable[[Any], bool], expected: str, stand_in: T, required: bool = True) -> T:
        """The value of a key if it fits; else the stand-in and, unless it may be left out and is, a fault."""
        self._asked.add(key)
        if key not in self:
            if required:
                self.fault(key, "the key is missing")
            return stand_in
        value = (self._values or {})[key]
        if not fits(value):
            self.fault(key, f"expected {expected}, found {quoted(value)}")
            return stand_in
        result: T = value
        return result

    def text(self, key: str) -> str:
        """A name to be printed: one line of visible characters."""
        return self.take(key, is_name, "a text of one line in quotes", "")

    def whole(self, key: str, least: int) -> int:
        """A whole number."""
        expected = f"a whole number, at least {least}"
        return self.take(key, lambda value: is_whole(value) and least <= value <= LARGEST, expected, least)

    def choice(self, key: str, options: Sequence[str]) -> str:
        """One of the options."""
        return self.take(key, lambda value: value in options, " or ".join(map(repr, options)), options[0])

    def section(self, key: str, required: bool = True) -> Section:
        """A table inside this one; an optional one that is left out is empty."""
        nothing: Mapping[str, Any] = {}
        values = self.take(key, lambda value: isinstance(value, dict), "a table", nothing, required)
        return Section(self.inspection, values if self.ok(key) else None, self, key)

    def close(self, known: Iterable[str] | None = None) -> None:
        """Note every key that nobody asked for; `known` is what it may have been, if not the keys asked for."""
        options = sorted(self._asked if known is None else known)
        for key in self:
            if key not in self._asked:
                what = f"unknown key; expected one of {', '.join(options)}"
                self.inspection.fault(self._path(key), what + hint(key, options))

    def _distrust(self, key: str) -> None:
        self._unsound.add(key)
        if self._around:
            self._around._distrust(self._key)

    def _path(self, key: str) -> str:
        """The way to a key from the top of the file: `play.points.3`."""
        step = key if re.fullmatch(r"[A-Za-z0-9_.-]{1,60}", key) else quoted(key)
        return f"{self._around._path(self._key)}.{step}" if self._around else step


def read_settings(inspection: Inspection) -> Section:
    """The settings in a TOML file."""
    text = inspection.text()
    values: Mapping[str, Any] | None = None
    if text is not None:
        try:
            values = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            what, _, place = str(error).partition(" (at ")
            inspection.fault(place.rstrip(")"), f"not TOML: {what}")
        except RecursionError:
            inspection.fault("", "nested too deep")
        except ValueError:  # Python refuses to read a number of thousands of digits
            inspection.fault("", "a number has too many digits")
    return Section(inspection, values)


def is_whole(value: object) -> bool:
    """Whether a value is a whole number; true and false, which Python counts as numbers, are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_number(value: object) -> bool:
    """Whether a value is a finite number."""
    return is_whole(value) or (isinstance(value, float) and math.isfinite(value))


def is_name(value: object) -> bool:
    """Whether a value is a text that can be printed on one line."""
    return isinstance(value, str) and value.strip() != "" and value.isprintable()


def is_id(value: object) -> bool:
    """Whether a value is an id of one word: a-z, 0-9 and underscores."""
    return isinstance(value, str) and re.fullmatch(r"[a-z0-9_]+", value) is not None
