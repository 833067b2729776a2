"""`routes.csv`: the faults of a track by itself and of tracks side by side."""

from __future__ import annotations

import pytest

# what is there, what stands there instead, the one fault
FAULTS = [
    ("3,gray,,yes,", "3,gray,,yes,,", "line 4: expected 8 cells, found 9"),
    ("red,,,bern-wien", "red,,", "line 3: expected 8 cells, found 7"),
    ("bern-wien-red,wien,", "bern-wien-red,wein,", "line 3, column from: unknown city 'wein'; did you mean 'wien'?"),
    (
        "oslo-wien,",
        'oslo-wien",',
        "line 4, column id: expected an id of a-z, 0-9, '_' and '-' between words, found 'oslo-wien\"'",
    ),
    ("oslo-wien,oslo,wien,", "oslo-wien,oslo,wein,", "line 4, column to: unknown city 'wein'; did you mean 'wien'?"),
    ("oslo-wien,oslo,wien,", "oslo-wien,atlantis,wien,", "line 4, column from: unknown city 'atlantis'"),
    (
        "bern-north_1,bern,north_1,",
        "bern-north,bern,north,",
        "line 6, column to: unknown city 'north'; did you mean 'north_2'?",
    ),
    ("oslo-wien,oslo,wien,", "oslo-wien,oslo,,", "line 4, column to: the cell is empty"),
    ("roma-wien,roma,wien,", "roma-wien,roma,roma,", "line 5, column to: the route leads from 'roma' to itself"),
    (
        "roma-wien,roma",
        "wien-roma,roma",
        "line 5, column id: expected 'roma-wien', for parallel tracks followed by '-' and a colour or number, "
        "found 'wien-roma'",
    ),
    (
        "roma-wien,roma",
        "Roma-Wien,roma",
        "line 5, column id: expected an id of a-z, 0-9, '_' and '-' between words, found 'Roma-Wien'",
    ),
    ("bern-wien-red", "bern-wien-blue", "line 3, column id: the id 'bern-wien-blue' is used already in line 2"),
    ("3,gray", "three,gray", "line 4, column length: expected a whole number, at least 1, found 'three'"),
    ("3,gray", "0,gray", "line 4, column length: expected a whole number, at least 1, found '0'"),
    ("3,gray", "2.5,gray", "line 4, column length: expected a whole number, at least 1, found '2.5'"),
    ("3,gray", "4,gray", "line 4, column length: board.toml's [play.points] has no points for length 4"),
    ("3,gray", "3,grey", "line 4, column colour: unknown colour 'grey'; did you mean 'gray'?"),
    ("3,gray", "3,", "line 4, column colour: the cell is empty"),
    ("1,green,1", "1,green,2", "line 5, column ferry_locomotives: 2 locomotives on a route of length 1"),
    ("1,green,1", "1,green,yes", "line 5, column ferry_locomotives: expected a whole number, at least 0, found 'yes'"),
    ("gray,,yes,", "gray,,1,", "line 4, column tunnel: expected 'yes' or an empty cell, found '1'"),
    (
        "wien,bern,2,red",
        "wien,bern,3,red",
        "line 3, column length: the track of line 2 has length 2, this one 3; if that is meant, name the "
        "group in board.toml's unequal_doubles",
    ),
    (
        "red,,,bern-wien",
        "red,,,",
        "line 3, column double_group: the track runs beside that of line 2, but they share no group",
    ),
    (
        "red,,,bern-wien",
        "red,,,other",
        "line 3, column double_group: the track runs beside that of line 2, but they share no group",
    ),
    (
        "blue,,,bern-wien",
        "blue,,,",
        "line 3, column double_group: the track runs beside that of line 2, but they share no group",
    ),
    ("1,green,1,,", "1,green,1,,alone", "line 5, column double_group: the group 'alone' has only this track"),
    (
        "1,green,1,,",
        "1,green,1,,bern-wien",
        "line 5, column double_group: the track of line 2 has this group, but links other cities",
    ),
    (
        "1,green,1,,",
        "1,green,1,,A!",
        "line 5, column double_group: expected an id of a-z, 0-9, '_' and '-' between words, found 'A!'",
    ),
]

# what is there, what may stand there as well
FINE = [
    ("1,green,1", "1,green,0"),
    ("3,gray,,yes", "3,gray,3,yes"),
    ("oslo-wien,oslo,wien", "oslo-wien-gray,wien,oslo"),
    (
        "north_2-oslo,north_2,oslo,1,black,,,\n",
        "north_2-oslo,north_2,oslo,1,black,,,\nbern-wien-2,bern,wien,2,red,,,bern-wien\n",
    ),
]


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_one_fault(toy, old, new, fault):
    toy.change("routes.csv", old, new)
    assert toy.report() == [f"toy/routes.csv: {fault}"]


@pytest.mark.parametrize(("old", "new"), FINE)
def test_fine(toy, old, new):
    toy.change("routes.csv", old, new)
    assert toy.report() == []


def test_tracks_of_unequal_length_are_fine_if_their_group_is_named(toy):
    toy.change("routes.csv", "wien,bern,2,red", "wien,bern,3,red")
    toy.change("board.toml", 'name = "Toy"', 'name = "Toy"\nunequal_doubles = ["bern-wien"]')
    assert toy.report() == []


def test_a_misspelt_column_of_groups_is_the_only_fault(toy):
    toy.change("routes.csv", "double_group", "dubble_group")
    assert toy.report() == ["toy/routes.csv: line 1: unknown column 'dubble_group'; did you mean 'double_group'?"]
