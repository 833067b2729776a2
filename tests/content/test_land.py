"""`land.json`: its faults, each with its polygon and point."""

from __future__ import annotations

import pytest

# what is there, what stands there instead, the one fault
FAULTS = [
    ("[[[0, 0]", "[[0, 0]", "line 1, column 40: not JSON: Extra data"),
    ("[100, 0]", "[NaN, 0]", "line 1, column 12: NaN is not a JSON number"),
    ("[100, 0]", "[1e999, 0]", "line 1, column 12: the number 1e999 is too large"),
    ("[100, 0]", "[100]", "polygon 1, point 2: expected two numbers, [x, y], found [100]"),
    ("[100, 0]", '["a", 0]', "polygon 1, point 2: expected two numbers, [x, y], found ['a', 0]"),
    ("[100, 0]", "[true, 0]", "polygon 1, point 2: expected two numbers, [x, y], found [True, 0]"),
    ("[100, 0]", "[1e300, 0]", "polygon 1, point 2: expected two numbers, [x, y], found [1e+300, 0]"),
    (
        "[[[0, 0], [100, 0], [100, 80.5], [0, 0]]]",
        "[[[0, 0], [1, 1]]]",
        "polygon 1: expected a list of three points or more, found [[0, 0], [1, 1]]",
    ),
    ("[[[0, 0], [100, 0], [100, 80.5], [0, 0]]]", '{"a": 1, "a": 2}', "the name 'a' stands twice in one object"),
    ("[[[0, 0], [100, 0], [100, 80.5], [0, 0]]]", '{"a": 1}', "expected a list of polygons, found {'a': 1}"),
]

# what is there, what may stand there as well
FINE = [
    ("[[[0, 0], [100, 0], [100, 80.5], [0, 0]]]", "[]"),
    ("[100, 0]", "[-5.5, 1e2]"),
]


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_one_fault(toy, old, new, fault):
    toy.change("land.json", old, new)
    assert toy.report() == [f"toy/land.json: {fault}"]


@pytest.mark.parametrize(("old", "new"), FINE)
def test_fine(toy, old, new):
    toy.change("land.json", old, new)
    assert toy.report() == []


def test_every_wrong_point_is_named(toy):
    toy.change("land.json", "[100, 0]", "100, 0")
    assert toy.report() == [
        "toy/land.json: polygon 1, point 2: expected two numbers, [x, y], found 100",
        "toy/land.json: polygon 1, point 3: expected two numbers, [x, y], found 0",
    ]


def test_depth_is_refused_before_python_gives_up(toy):
    toy.write("land.json", 100_000 * "[")
    assert toy.report() == ["toy/land.json: line 1, column 65: nested deeper than 64"]


def test_a_board_can_do_without_land(toy):
    (toy.folder / "land.json").unlink()
    assert toy.read().land == ()
