"""Reading what a lesson settles beforehand from plain data, every fault told. Knows no particular game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ttr_nb.core.errors import TOLD, ContentError, Fault, NotationError
from ttr_nb.mechanics.cards import KINDS, NONE, Cards, parse_cards

Part = Callable[[Any, str], Any]
"""Reads a value at a place."""


class Arranging:
    """Reads plain data and collects what is wrong with it."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def read(self, options: Mapping[str, Any], parts: Mapping[str, Part]) -> dict[str, Any]:
        """Read every option with its part, or raise a `ContentError` with all faults."""
        read: dict[str, Any] = {}
        for name, value in options.items():
            if name in parts:
                read[name] = parts[name](value, name)
            else:
                self.fault(str(name)[:60], f"is not something that can be arranged; it can be {', '.join(parts)}")
        if self.faults:
            raise ContentError(self.faults)
        return read

    def fault(self, place: str, what: str) -> None:
        """Note what is wrong at a place."""
        self.faults.append(Fault("arrangement", place, what))
        if len(self.faults) == TOLD:
            raise ContentError(self.faults)

    def seat(self, value: Any, place: str) -> int:
        """The number of a seat."""
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 100:
            return value
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= 2:
            return int(value)
        self.fault(place, f"{str(value)[:60]!r} is nobody here: expected a player's name or the number of a seat")
        return 0

    def by_seat(self, part: Part) -> Part:
        """Something for each seat."""

        def read(value: Any, place: str) -> dict[int, Any]:
            if not isinstance(value, Mapping):
                self.fault(place, "expected something for each seat")
                return {}
            parts: dict[int, Any] = {}
            for name, each in value.items():
                seat = self.seat(name, place)
                if seat in parts:
                    self.fault(f"{place}.{str(name)[:60]}", f"seat {seat} stands there twice")
                parts[seat] = part(each, f"{place}.{str(name)[:60]}")
            return parts

        return read

    def yes_or_no(self, value: Any, place: str) -> bool:
        """A choice."""
        if not isinstance(value, bool):
            self.fault(place, f"expected true or false, found {str(value)[:60]!r}")
        return value is True

    def counted(self, value: Any, place: str) -> Cards:
        """Cards in notation."""
        try:
            if isinstance(value, str):
                return parse_cards(value)
            self.fault(place, "expected cards such as '2 red 1 locomotive'")
        except NotationError as error:
            self.fault(place, str(error))
        return NONE

    def cards(self, value: Any, place: str) -> tuple[str, ...]:
        """Cards one by one, in their order."""
        names = self.names(value, place)
        for name in names:
            if name not in KINDS:
                self.fault(place, f"{name[:60]!r} is not a train card; the kinds are {', '.join(KINDS)}")
        return names

    def names(self, value: Any, place: str) -> tuple[str, ...]:
        """A list of names."""
        if isinstance(value, list | tuple) and all(isinstance(name, str) for name in value):
            return tuple(value)
        self.fault(place, "expected a list of names")
        return ()
