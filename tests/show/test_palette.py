"""Everything stands out from what it lies on: words by 4.5:1, marks by 3:1, in every theme."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from ttr_nb.content.board import COLOURS
from ttr_nb.content.maps import load_board
from ttr_nb.show.board_marks import outlined
from ttr_nb.show.palette import CARDS, OWNERS, PALETTES, THEMES, contrast, on
from ttr_nb.show.symbols import PATTERNS, SYMBOLS

TEXT, MARK = 4.5, 3.0

DRAWN = ("highlight", "playable", "path", "borrowed", "ticket")

WORDS = [
    *[(ink, ground) for ink in ("ink", "faint") for ground in ("page", "panel", "land", "sea", "abroad", "halo")],
    *[(ink, ground) for ink in ("good", "bad") for ground in ("page", "panel")],
    *[(f"on-card-{name}", f"card-{name}") for name in CARDS],
    *[(f"on-owner-{name}", f"owner-{name}") for name in OWNERS],
    ("on-city", "city"),
    ("halo", "ticket"),
]
"""What is written on what."""

MARKS = [
    *[
        (mark, ground)
        for mark in ("track-edge", "tunnel", "city-edge", "car-edge", *DRAWN)
        for ground in ("land", "sea", "abroad", "halo")
    ],
    *[(mark, ground) for mark in ("edge", "highlight", "playable", "good", "bad") for ground in ("page", "panel")],
    ("city-edge", "city"),
]
"""What is drawn on what."""


def short_of(pairs, theme, least):
    palette = PALETTES[theme]
    return {
        pair: round(contrast(palette[pair[0]], palette[pair[1]]), 2)
        for pair in pairs
        if contrast(palette[pair[0]], palette[pair[1]]) < least
    }


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_on_their_grounds(theme):
    assert short_of(WORDS, theme, TEXT) == {}


@pytest.mark.parametrize("theme", THEMES)
def test_marks_can_be_seen_on_their_grounds(theme):
    assert short_of(MARKS, theme, MARK) == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("how", ["playable", "highlight", "selected"])
@pytest.mark.parametrize("thing", ["route:venezia-zurich", "city:wien"])
def test_a_frame_touches_only_its_halo_whatever_it_lies_on(thing, how, theme):
    lines = [*outlined(load_board("europe"), [thing], how)]
    assert lines[0].stroke == "halo"
    for under, over in pairwise(lines):
        assert under.width >= over.width + 1.5, "its edge is seen"
        assert contrast(PALETTES[theme][under.stroke], PALETTES[theme][over.stroke]) >= MARK


def test_the_themes_have_the_same_roles_and_every_colour_is_written_in_full():
    assert set(PALETTES) == set(THEMES)
    light, dark = PALETTES["light"], PALETTES["dark"]
    assert set(light) == set(dark)
    for palette in (light, dark):
        assert all(len(colour) == 7 and int(colour[1:], 16) >= 0 for colour in palette.values())


def test_cards_and_owners_are_those_of_the_games():
    assert {*CARDS} == {*COLOURS, "gray", "locomotive"}
    assert {*CARDS} - {"gray"} == {*SYMBOLS}
    assert {*OWNERS} == {*PATTERNS}


@pytest.mark.parametrize("printed", [CARDS, OWNERS])
def test_no_two_colours_are_the_same(printed):
    def apart(one, other):
        return sum(abs(int(one[at : at + 2], 16) - int(other[at : at + 2], 16)) for at in (1, 3, 5))

    assert all(apart(printed[one], printed[other]) > 60 for one, other in combinations(printed, 2))


def test_contrast_is_that_of_wcag():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.478, abs=0.001)
    assert on("#000000") == "#ffffff"
