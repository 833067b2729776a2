"""Scenes as SVG: well-formed, escaped, themed, and as the shapes say."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ttr_nb.show.palette import PALETTES
from ttr_nb.show.scene import Disc, Line, Polygon, Scene, Text
from ttr_nb.show.svg import svg

NASTY = """<script>alert("1")</script> & 'Ana'"""
SQUARE = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))
SPACE = "{http://www.w3.org/2000/svg}"


def drawn(*shapes, theme="light", **more):
    return ElementTree.fromstring(svg(Scene((100, 50), shapes, **more), theme))


def test_what_people_typed_is_words_and_nothing_else():
    picture = drawn(
        Text(x=1, y=2, text=NASTY, size=9),
        Polygon(points=SQUARE, fill="land", title=NASTY, id="a"),
        Disc(x=1, y=1, radius=2, fill="sea", title=NASTY),
        Line(points=SQUARE, stroke="ink", title=NASTY),
        title=NASTY,
        desc=NASTY,
    )
    assert [element.text for element in picture.iter(f"{SPACE}title")] == [NASTY] * 4
    assert picture.find(f"{SPACE}desc").text == NASTY
    assert picture.find(f"{SPACE}text").text == NASTY
    assert picture.find(f".//{SPACE}script") is None


def test_neighbours_painted_alike_become_one_path_and_others_do_not():
    alike = [Polygon(points=SQUARE, fill="land", stroke="coast", width=2.0) for _ in range(3)]
    other = Polygon(points=SQUARE, fill="sea", stroke="coast", width=2.0)
    lines = [Line(points=SQUARE[:2], stroke="ink", width=2.0) for _ in range(2)]
    paths = drawn(*alike, other, *lines, alike[0]).findall(f"{SPACE}path")
    assert [path.get("d").count("M") for path in paths] == [3, 1, 2, 1]
    assert [path.get("d").count("Z") for path in paths] == [3, 1, 0, 1]
    assert [path.get("fill") for path in paths] == ["var(--land)", "var(--sea)", "none", "var(--land)"]
    assert paths[2].get("stroke-linecap") == "round"


def test_a_place_to_point_at_can_be_pointed_at():
    place = drawn(Polygon(points=SQUARE, id="route:a", title="A")).find(f"{SPACE}polygon")
    assert (place.get("fill"), place.get("stroke"), place.get("pointer-events")) == ("none", None, "all")


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_every_role_used_has_its_colour_in_the_theme(theme):
    text = svg(Scene((9, 9), (Text(x=1, y=1, text="a", size=3, fill="faint", halo="halo"),)), theme)
    for name in ("light", "dark") if theme == "auto" else (theme,):
        assert f"--faint:{PALETTES[name]['faint']}" in text
        assert f"--halo:{PALETTES[name]['halo']}" in text
    assert ("prefers-color-scheme" in text) == (theme == "auto")


def test_a_width_in_pixels_keeps_the_proportions():
    picture = ElementTree.fromstring(svg(Scene((100, 50), ()), "light", 600))
    assert (picture.get("width"), picture.get("height"), picture.get("viewBox")) == ("600", "300", "0 0 100 50")
