"""What lies under a point: pure geometry on the shapes of a scene."""

from __future__ import annotations

import pytest

from ttr_nb.show.scene import Disc, Line, Polygon, Scene, Text, distance

SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))


@pytest.mark.parametrize(
    ("shape", "point", "away"),
    [
        (Polygon(points=SQUARE), (5, 5), 0),
        (Polygon(points=SQUARE), (13, 14), 5),
        (Polygon(points=((0, 0), (10, 0), (5, 2), (10, 10))), (9, 4), pytest.approx(22 / 89**0.5)),
        (Disc(x=0, y=0, radius=2), (3, 4), 3),
        (Disc(x=0, y=0, radius=2), (1, 1), 0),
        (Line(points=((0, 0), (10, 0)), stroke="ink", width=2), (5, 4), 3),
        (Line(points=((0, 0), (10, 0)), stroke="ink", width=2), (5, 1), 0),
        (Text(x=3, y=3, text="a", size=4), (5, 3), 2),
    ],
)
def test_distances(shape, point, away):
    assert distance(shape, *point) == away


def test_the_topmost_wins_inside_and_the_nearest_outside():
    low, high = Polygon(id="low", points=SQUARE), Disc(id="high", x=10, y=10, radius=3)
    scene = Scene((100, 100), (low, high))
    assert scene.at(9, 9) == "high"
    assert scene.at(2, 2) == "low"
    assert scene.at(-3, 5) == "low"
    assert scene.at(14, 10) == "high"
    assert scene.at(40, 40) == ""


def test_decoration_hides_nothing():
    scene = Scene((9, 9), (Polygon(id="below", points=SQUARE), Polygon(points=SQUARE, fill="ink")))
    assert scene.at(5, 5) == "below"


def test_layers_and_titles():
    one = Disc(layer="a", id="x", title="first", x=1, y=1, radius=1)
    two = Disc(layer="b", id="x", title="second", x=1, y=1, radius=1)
    scene = Scene((9, 9), (one, two))
    assert scene.of("a") == (one,)
    assert scene.of("b", "a") == (one, two)
    assert scene.titles() == {"x": "second"}
