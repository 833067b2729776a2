"""A rail yard (Bocznica, Deposito Treni): its rows, and what moves out of it. Knows neither hands nor turns."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ttr_nb.core.rules import rule
from ttr_nb.mechanics.cards import INDEX, LOCOMOTIVE, NONE, WILD, Cards, add_one, cards


class Row(NamedTuple):
    """Cards of one colour with locomotives at its head."""

    colour: str
    locomotives: int
    coloured: int

    @property
    @rule("CG-ROB-3")
    def size(self) -> int:
        """CG-ROB-3: what counts when rows are compared: all cards that lie there now."""
        return self.locomotives + self.coloured

    @property
    def cards(self) -> Cards:
        """The cards of the row, counted."""
        return cards(**{self.colour: self.coloured, LOCOMOTIVE: self.locomotives})


Yard: TypeAlias = tuple[Row, ...]


@rule("CG-TURN-1", "CG-TURN-2")
def move_out(yard: Yard) -> tuple[tuple[str, ...], Yard]:
    """CG-TURN-1: one card of each row leaves; a locomotive at the head goes first (CG-TURN-2).

    >>> move_out((Row("red", 1, 2), Row("blue", 0, 1)))
    (('locomotive', 'blue'), (Row(colour='red', locomotives=0, coloured=2),))
    """
    moved = []
    rest = []
    for colour, locomotives, coloured in yard:
        moved.append(LOCOMOTIVE if locomotives else colour)
        if locomotives:
            rest.append(Row(colour, locomotives - 1, coloured))
        elif coloured > 1:
            rest.append(Row(colour, 0, coloured - 1))
    return tuple(moved), tuple(rest)


@rule("CG-YARD-2")
@lru_cache(maxsize=4096)
def rows_of(placed: Cards) -> Yard:
    """CG-YARD-2: the rows that placed cards make; locomotives stand at the head of a one-colour row.

    >>> rows_of(cards(red=2, locomotive=1))
    (Row(colour='red', locomotives=1, coloured=2),)
    """
    return tuple(
        Row(colour, placed[WILD], placed[place]) for colour, place in INDEX.items() if placed[place] and place != WILD
    )


def without(yard: Yard, colour: str) -> Yard:
    """A yard when its row of a colour is gone."""
    return tuple(each for each in yard if each.colour != colour)


def contents(yard: Yard) -> Cards:
    """Everything that lies in a yard, counted."""
    held = NONE
    for each in yard:
        for card in (LOCOMOTIVE,) * each.locomotives + (each.colour,) * each.coloured:
            held = add_one(held, card)
    return held
