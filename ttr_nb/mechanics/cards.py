"""Train cards as counts: a hand, a payment and a pile of discards are the same small tuple. Knows no price."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable
from typing import TypeAlias

from ttr_nb.content.board import COLOURS
from ttr_nb.core.errors import NotationError

LOCOMOTIVE = "locomotive"
KINDS = (*COLOURS, LOCOMOTIVE)
"""Every kind of train card, in the order of the counts."""

INDEX = {kind: place for place, kind in enumerate(KINDS)}
WILD = INDEX[LOCOMOTIVE]

Cards: TypeAlias = tuple[int, ...]
"""How many cards of each of `KINDS`."""

NONE: Cards = (0,) * len(KINDS)


def cards(*names: str, **counts: int) -> Cards:
    """Count cards by name, by number, or both.

    >>> cards("red", "red", locomotive=1) == parse_cards("2 red 1 locomotive")
    True
    """
    held = list(counted(names))
    for name, count in counts.items():
        held[INDEX[name]] += count
    return tuple(held)


def well_formed(held: object) -> Cards:
    """The same cards, if they can be cards at all: a count of each kind, none below zero."""
    if isinstance(held, tuple) and len(held) == len(KINDS) and all(type(n) is int and n >= 0 for n in held):
        return held
    raise NotationError(str(held)[:60], f"does not count cards: expected {len(KINDS)} whole numbers from 0 on")


def add(held: Cards, more: Cards) -> Cards:
    """Both piles together."""
    return tuple(map(operator.add, held, more))


def remove(held: Cards, less: Cards) -> Cards:
    """What stays when `less` is taken out; ask `missing` first."""
    return tuple(map(operator.sub, held, less))


def add_one(held: Cards, kind: str) -> Cards:
    """One more card of a kind."""
    more = list(held)
    more[INDEX[kind]] += 1
    return tuple(more)


def covers(held: Cards, wanted: Cards) -> bool:
    """Whether everything wanted is held."""
    return all(map(operator.ge, held, wanted))


def missing(held: Cards, wanted: Cards) -> Cards:
    """What `held` lacks of `wanted`; all zero when it covers everything."""
    return NONE if covers(held, wanted) else tuple([max(0, b - a) for a, b in zip(held, wanted, strict=True)])


def listed(held: Cards) -> tuple[str, ...]:
    """The cards one by one, in the order of kinds."""
    return tuple(kind for kind, count in zip(KINDS, held, strict=True) for _ in range(count))


def counted(names: Iterable[str]) -> Cards:
    """The counts of cards listed one by one."""
    held = [0] * len(KINDS)
    for name in names:
        held[INDEX[name]] += 1
    return tuple(held)


def write_cards(held: Cards) -> str:
    """The notation of cards.

    >>> write_cards(cards("locomotive", "red", "red"))
    '2 red 1 locomotive'
    """
    return " ".join(f"{count} {kind}" for kind, count in zip(KINDS, held, strict=True) if count) or "nothing"


_ITEM = re.compile(r"(?:(\d{1,3})\s+)?([a-z]+)", re.ASCII)


def parse_cards(text: str) -> Cards:
    """Read the notation of cards; a bare name counts once, commas and order do not matter.

    >>> write_cards(parse_cards("locomotive, 2 red"))
    '2 red 1 locomotive'
    >>> parse_cards("2 rde")
    Traceback (most recent call last):
    ttr_nb.core.errors.NotationError: 'rde' is not a train card; the kinds are purple, blue, orange, ...
    """
    held = [0] * len(KINDS)
    rest = text.replace(",", " ").strip().lower()
    if rest == "nothing":
        return NONE
    place = 0
    while place < len(rest):
        item = _ITEM.match(rest, place)
        if item is None:
            raise NotationError(text, "cannot be read as cards; write for example '2 red 1 locomotive'")
        count, name = item.groups()
        kind = name if name in INDEX else name.removesuffix("s")
        if kind not in INDEX:
            raise NotationError(name, f"is not a train card; the kinds are {', '.join(KINDS)}")
        held[INDEX[kind]] += 1 if count is None else int(count)
        place = item.end()
        while place < len(rest) and rest[place].isspace():
            place += 1
    if not any(held):
        raise NotationError(text, "names no card; write for example '2 red 1 locomotive'")
    return tuple(held)
