"""Symbols and patterns: one shape for each colour, none like another, all inside their place."""

from __future__ import annotations

from itertools import combinations

import pytest

from ttr_nb.show.scene import Disc, Line, Polygon
from ttr_nb.show.symbols import PATTERNS, SYMBOLS, pattern, symbol

CAR = ((10.0, 10.0), (46.0, 10.0), (46.0, 22.0), (10.0, 22.0))


def numbers(shapes):
    """The geometry of shapes, without their colours."""
    return [
        (type(shape).__name__, shape.points if hasattr(shape, "points") else (shape.x, shape.y, shape.radius))
        for shape in shapes
    ]


def extent(shapes):
    """The box that shapes fill."""
    xs, ys = [], []
    for shape in shapes:
        if isinstance(shape, Disc):
            xs += [shape.x - shape.radius, shape.x + shape.radius]
            ys += [shape.y - shape.radius, shape.y + shape.radius]
        else:
            half = shape.width / 2 if isinstance(shape, Line) else 0
            xs += [x + sign * half for x, _ in shape.points for sign in (-1, 1)]
            ys += [y + sign * half for _, y in shape.points for sign in (-1, 1)]
    return min(xs), min(ys), max(xs), max(ys)


def test_no_two_symbols_have_the_same_shape():
    drawn = {kind: numbers(symbol(kind, 0, 0, 10, "ink")) for kind in SYMBOLS}
    assert all(drawn.values())
    assert all(drawn[one] != drawn[other] for one, other in combinations(drawn, 2))


def test_no_two_owners_have_the_same_pattern():
    drawn = {colour: numbers(pattern(colour, CAR, "ink")) for colour in PATTERNS}
    assert all(drawn.values())
    assert all(drawn[one] != drawn[other] for one, other in combinations(drawn, 2))


@pytest.mark.parametrize("kind", SYMBOLS)
def test_a_symbol_stays_in_its_square_and_fills_much_of_it(kind):
    left, top, right, bottom = extent(symbol(kind, 50, 80, 20, "ink"))
    assert 39 <= left < right <= 61
    assert 69 <= top < bottom <= 91
    assert min(right - left, bottom - top) >= 12


@pytest.mark.parametrize("colour", PATTERNS)
def test_a_pattern_stays_inside_its_car(colour):
    left, top, right, bottom = extent(pattern(colour, CAR, "ink"))
    assert 10 <= left < right <= 46
    assert 10 <= top < bottom <= 22


@pytest.mark.parametrize("kind", SYMBOLS)
def test_symbols_are_small_to_send_and_carry_what_they_are_told(kind):
    shapes = symbol(kind, 1, 2, 8, "on-card-red", "board", "card:1")
    assert sum(len(shape.points) if hasattr(shape, "points") else 1 for shape in shapes) <= 12
    assert {(shape.layer, shape.id) for shape in shapes} == {("board", "card:1")}
    assert {shape.stroke if isinstance(shape, Line) else shape.fill for shape in shapes} == {"on-card-red"}
    assert all(isinstance(shape, Polygon | Line | Disc) for shape in shapes)


def test_gray_has_no_symbol_and_a_wrong_name_is_an_error():
    assert symbol("gray", 0, 0, 10, "ink") == ()
    with pytest.raises(KeyError):
        symbol("mauve", 0, 0, 10, "ink")
    with pytest.raises(KeyError):
        pattern("mauve", CAR, "ink")
