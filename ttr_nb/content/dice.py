"""The dice and route tokens of the Dice Expansion, read from `data/dice`. Knows no board and no rule."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ttr_nb.content.inspection import Inspection
from ttr_nb.content.paths import data_root
from ttr_nb.content.settings import Section, read_settings
from ttr_nb.core.errors import ContentError, Fault

ROUTE_KINDS = ("single", "double")
"""The kinds of route, of route symbol and of route token."""

STATION = "station"
JOKER = "joker"
SYMBOLS = (*ROUTE_KINDS, STATION, JOKER)
"""What a train die can show."""

TUNNEL = "tunnel"
BLANK = "blank"
SIGNS = (TUNNEL, BLANK)
"""What a tunnel die can show."""


@dataclass(frozen=True, slots=True)
class Die:
    """Equal dice: how many there are, and the faces of each."""

    count: int
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiceSet:
    """What the box holds; `tokens` are the piles, in the order of `ROUTE_KINDS`."""

    train: Die
    tunnel: Die
    tokens: tuple[int, ...]


def read_dice(path: Path) -> DiceSet:
    """The dice in a file, or a `ContentError` with every fault.

    >>> read_dice(Path("no/such/dice.toml"))
    Traceback (most recent call last):
        ...
    ttr_nb.core.errors.ContentError: dice.toml: the file is missing
    """
    faults: list[Fault] = []
    root = read_settings(Inspection(path, path.name, faults))
    train = _die(root.section("train"), SYMBOLS)
    tunnel = _die(root.section("tunnel"), SIGNS)
    piles = root.section("tokens")
    tokens = tuple(piles.whole(kind, least=0) for kind in ROUTE_KINDS)
    piles.close()
    root.close()
    if faults:
        raise ContentError(faults)
    return DiceSet(train, tunnel, tokens)


def _die(section: Section, symbols: tuple[str, ...]) -> Die:
    count = section.whole("dice", least=1)
    shown = section.section("faces")
    faces = tuple(symbol for symbol in symbols for _ in range(shown.whole(symbol, least=0)))
    shown.close()
    section.close()
    if section.ok("faces") and not faces:
        section.fault("faces", "the die has no face")
    return Die(count, faces)


@cache
def load_dice() -> DiceSet:
    """The dice that come with the package, read only once.

    >>> load_dice().train
    Die(count=5, faces=('single', 'single', 'double', 'double', 'station', 'joker'))
    """
    return read_dice(data_root() / "dice" / "dice.toml")
