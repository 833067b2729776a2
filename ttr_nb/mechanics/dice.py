"""Dice and route tokens as counts: a roll, what is left of it and a payment are small tuples. Knows no price.

`Faces` counts what train dice show; `Tokens` counts route tokens; `Means` is both together, what a route is paid with.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias

from ttr_nb.content.dice import JOKER, ROUTE_KINDS, STATION, SYMBOLS
from ttr_nb.core.errors import NotationError

Faces: TypeAlias = tuple[int, ...]
"""How many dice show each of `SYMBOLS`."""

Tokens: TypeAlias = tuple[int, ...]
"""How many route tokens of each of `ROUTE_KINDS`."""

Means: TypeAlias = tuple[int, ...]
"""Dice and tokens together: how many of each of `MEANS`."""

TOKENS = tuple(f"{kind} token" for kind in ROUTE_KINDS)
MEANS = (*SYMBOLS, *TOKENS)
INDEX = {name: place for place, name in enumerate(MEANS)}
STATIONS, JOKERS = INDEX[STATION], INDEX[JOKER]

NO_DICE: Faces = (0,) * len(SYMBOLS)
NO_TOKENS: Tokens = (0,) * len(TOKENS)
NO_MEANS: Means = NO_DICE + NO_TOKENS


@cache
def counted(shown: tuple[str, ...]) -> Faces:
    """The counts of dice listed one by one."""
    counts = [0] * len(SYMBOLS)
    for symbol in shown:
        counts[INDEX[symbol]] += 1
    return tuple(counts)


def means(names: Sequence[str] = MEANS, /, **counts: int) -> tuple[int, ...]:
    """Counts by name; a blank in a name is written as an underscore.

    >>> means(single=2, joker=1, single_token=1)
    (2, 0, 0, 1, 1, 0)
    >>> means(SYMBOLS, station=1)
    (0, 0, 1, 0)
    """
    return tuple(counts.get(name.replace(" ", "_"), 0) for name in names)


def split(held: Means) -> tuple[Faces, Tokens]:
    """The dice and the tokens apart."""
    return held[: len(SYMBOLS)], held[len(SYMBOLS) :]


@lru_cache(maxsize=16384)
def add(held: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """Both together."""
    return tuple(map(operator.add, held, more))


@lru_cache(maxsize=16384)
def remove(held: tuple[int, ...], less: tuple[int, ...]) -> tuple[int, ...]:
    """What stays when `less` is taken out; ask `missing` first."""
    return tuple(map(operator.sub, held, less))


@lru_cache(maxsize=16384)
def missing(held: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[int, ...]:
    """What `held` lacks of `wanted`; all zero when it covers everything."""
    return tuple([b - a if b > a else 0 for a, b in zip(held, wanted, strict=True)])


@cache
def choices(held: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every choice of some or all of these, but not of none.

    >>> choices((2, 0, 1))
    ((0, 0, 1), (1, 0, 0), (1, 0, 1), (2, 0, 0), (2, 0, 1))
    """
    return tuple(product(*(range(count + 1) for count in held)))[1:]


def well_formed(held: object, names: Sequence[str]) -> tuple[int, ...]:
    """The same counts, if they can be counts of these names at all: one of each, none below zero."""
    if isinstance(held, tuple) and len(held) == len(names) and all(type(n) is int and n >= 0 for n in held):
        return held
    what = f"does not count {', '.join(names)}: expected {len(names)} whole numbers from 0 on"
    raise NotationError(str(held)[:60], what)


def write(held: tuple[int, ...], names: Sequence[str] = MEANS) -> str:
    """The notation of dice and tokens; `names` may also be those of dice or of tokens alone.

    >>> write((3, 0, 0, 1, 1, 0))
    '3 single 1 joker 1 single token'
    """
    return " ".join(f"{count} {name}" for name, count in zip(names, held, strict=False) if count) or "nothing"


_ITEM = re.compile(r"(?:([0-9]{1,3})\s+)?([a-z]+)((?:\s+tokens?)?)\s*", re.ASCII)


def parse(text: str, names: Sequence[str] = MEANS) -> tuple[int, ...]:
    """Read the notation of dice and tokens; a bare name counts once, commas and order do not matter.

    >>> write(parse("joker, 3 singles, single token"))
    '3 single 1 joker 1 single token'
    >>> parse("2 station token")
    Traceback (most recent call last):
    ttr_nb.core.errors.NotationError: 'station token' is not one of single, double, station, joker, single token, ...
    """
    held = [0] * len(names)
    rest = text.replace(",", " ").strip().lower()
    if rest == "nothing":
        return tuple(held)
    place = 0
    while place < len(rest):
        item = _ITEM.match(rest, place)
        if item is None:
            raise NotationError(text, "cannot be read as dice; write for example '2 single 1 joker'")
        count, symbol, token = item.groups()
        symbol = symbol if symbol in SYMBOLS else symbol.removesuffix("s")
        name = f"{symbol} token" if token else symbol
        if name not in names:
            raise NotationError(name, f"is not one of {', '.join(names)}")
        held[names.index(name)] += 1 if count is None else int(count)
        place = item.end()
    if not any(held):
        raise NotationError(text, "names nothing; write for example '2 single 1 joker'")
    return tuple(held)
