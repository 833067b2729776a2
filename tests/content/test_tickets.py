"""`tickets.csv`: its faults, each alone and with its cell."""

from __future__ import annotations

import pytest

# what is there, what stands there instead, the one fault
FAULTS = [
    ("points,kind,copies", "points,kind,", "line 1: column 6 has no name"),
    ('"roma 4, bern 5, north 1"', '"roma 4, bern 5, north 1', "line 6: not a CSV table: unexpected end of data"),
    (
        "bern-oslo,bern,oslo,5",
        "bern-oslo,bern,olso,5",
        "line 2, column to: unknown city or country 'olso'; did you mean 'oslo'?",
    ),
    ("bern-oslo,bern,oslo,5", "bern-oslo,nowhere,oslo,5", "line 2, column from: unknown city or country 'nowhere'"),
    (
        '"roma 4, bern 5,',
        '"rom 4, bren 5,',
        "line 5, column to: unknown city or country 'rom', 'bren'; did you mean 'roma'?",
    ),
    ("bern-oslo,bern,oslo,5", "bern-oslo,oslo,oslo,5", "line 2, column to: the ticket leads from 'oslo' to itself"),
    (
        "roma-north,roma,north,4",
        "roma-north,north,north,4",
        "line 4, column to: the ticket leads from 'north' to itself",
    ),
    (
        "bern-oslo,bern,oslo,5",
        "bern-oslo,bern,oslo,0",
        "line 2, column points: expected a whole number, at least 1, found '0'",
    ),
    ("bern-oslo,bern,oslo,5", "bern-oslo,bern,oslo,", "line 2, column points: the cell is empty"),
    (
        "bern-oslo,bern,oslo,5",
        "bern-oslo,bern,oslo,five",
        "line 2, column points: expected a whole number, at least 1, found 'five'",
    ),
    (
        'north 1",,',
        'north 1",4,',
        "line 5, column points: the goals have their points in column to; leave this cell empty",
    ),
    (
        "bern 5, north 1",
        "bern, north 1",
        "line 5, column to: expected a city, or goals like 'italia 5, france 7', found 'roma 4, bern, north 1'",
    ),
    (
        "bern 5, north 1",
        "bern 5, north 0",
        "line 5, column to: expected a city, or goals like 'italia 5, france 7', found 'roma 4, bern 5, north 0'",
    ),
    ("bern 5, north 1", "bern 5, bern 1", "line 5, column to: the goal 'bern' stands there twice"),
    ("bern-roma,", "bern-oslo,", "line 3, column id: the id 'bern-oslo' is used already in line 2"),
    ("wien-oslo,", "oslo-far-2,", "line 6, column id: the id 'oslo-far-2' is used already in line 5"),
    (
        "bern-roma,",
        "bern roma,",
        "line 3, column id: expected an id of a-z, 0-9, '_' and '-' between words, found 'bern roma'",
    ),
    (
        "5,regular",
        "5,regulra",
        "line 2, column kind: the kind 'regulra' is not in board.toml's play.dealt; did you mean 'regular'?",
    ),
    ("5,regular", "5,", "line 2, column kind: the cell is empty"),
    ("long,1", "long,0", "line 6, column copies: expected a whole number from 1 to 100, found '0'"),
    ("long,1", "long,9999", "line 6, column copies: expected a whole number from 1 to 100, found '9999'"),
]

# what is there, what may stand there as well
FINE = [
    ("bern-roma,bern,roma,3", "bern-oslo-again,bern,oslo,3"),
    ("long,1", "long,"),
    ("long,1", "long,100"),
    ('"roma 4, bern 5, north 1"', "roma  4"),
    ("roma-north,roma,north", "north-roma,north,roma"),
]


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_one_fault(toy, old, new, fault):
    toy.change("tickets.csv", old, new)
    assert toy.report() == [f"toy/tickets.csv: {fault}"]


@pytest.mark.parametrize(("old", "new"), FINE)
def test_fine(toy, old, new):
    toy.change("tickets.csv", old, new)
    assert toy.report() == []


def test_every_goal_must_be_within_reach(toy):
    toy.change("routes.csv", "roma-wien,roma,wien,1,green,1,,\n", "")
    assert toy.report() == [
        "toy/tickets.csv: line 3, column to: no routes lead from 'bern' to 'roma'",
        "toy/tickets.csv: line 4, column to: no routes lead from 'roma' to 'north'",
        "toy/tickets.csv: line 5, column to: no routes lead from 'oslo' to 'roma'",
    ]


def test_one_end_of_a_country_within_reach_is_enough(toy):
    toy.change("routes.csv", "north_2-oslo,north_2,oslo,1,black,,,\n", "")
    assert toy.report() == []


def test_a_goal_may_be_several_cities_and_a_row_several_tickets(toy):
    board = toy.read()
    first, second = board.ticket["oslo-far-1"], board.ticket["oslo-far-2"]
    assert first.origins == ("oslo",)
    assert first.goals == ((("roma",), 4), (("bern",), 5), (("north_1", "north_2"), 1)) == second.goals
    assert (first.points, first.penalty, first.kind) == (5, 1, "long")
    assert [ticket.id for ticket in board.tickets][3:] == ["oslo-far-1", "oslo-far-2", "wien-oslo"]
