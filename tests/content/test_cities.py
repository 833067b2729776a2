"""`cities.csv`: its faults, each alone and with its cell."""

from __future__ import annotations

import pytest

# what is there, what stands there instead, the one fault
FAULTS = [
    ("id,name,x,y", "id;name;x;y", "line 1: the columns are separated by ';', expected ','"),
    ("name_it", "name_de", "line 1: unknown column 'name_de'; did you mean 'name_en'?"),
    ("name_ro,name_pl,name_it", "name_ro,name_pl,name_ro", "line 1: the column 'name_ro' stands there twice"),
    ("oslo,Oslo,50,0,,,,,\n", "oslo,Oslo,50,0,,,,\n", "line 3: expected 9 cells, found 8"),
    ("oslo,Oslo,50,0,", "oslo,,50,0,", "line 3, column name: the cell is empty"),
    (
        "oslo,Oslo,50,0,",
        "oslo,Os\x07lo,50,0,",
        "line 3, column name: expected one line of visible characters, found 'Os\\x07lo'",
    ),
    (
        "oslo,Oslo,50,0,",
        'oslo,"Os\nlo",50,0,',
        "line 3, column name: expected one line of visible characters, found 'Os\\nlo'",
    ),
    ("Oslo,50,0,", "Oslo,,0,", "line 3, column x: the cell is empty"),
    ("Oslo,50,0,", "Oslo,nan,0,", "line 3, column x: expected a number from 0 to 100, found 'nan'"),
    ("Oslo,50,0,", "Oslo,inf,0,", "line 3, column x: expected a number from 0 to 100, found 'inf'"),
    ("Oslo,50,0,", "Oslo,1e1,0,", "line 3, column x: expected a number from 0 to 100, found '1e1'"),
    ("Oslo,50,0,", 'Oslo,"50,5",0,', "line 3, column x: expected a number from 0 to 100, found '50,5'"),
    ("Oslo,50,0,", "Oslo,-1,0,", "line 3, column x: expected a number from 0 to 100, found '-1'"),
    ("Roma,100,80.5,", "Roma,100,80.6,", "line 4, column y: expected a number from 0 to 80.5, found '80.6'"),
    (
        "oslo,Oslo,50,0,,",
        "oslo,Oslo,50,0,nroth,",
        "line 3, column country: the country 'nroth' is not in board.toml's [countries]; did you mean 'north'?",
    ),
    ("Il Nord\n", "Il Nord\noslo,Oslo,1,1,,,,,\n", "line 8, column id: the id 'oslo' is used already in line 3"),
    ("Il Nord\n", "Il Nord\n,Utopia,1,1,,,,,\n", "line 8, column id: the cell is empty"),
    (
        "Il Nord\n",
        "Il Nord\nlos angeles,LA,1,1,,,,,\n",
        "line 8, column id: expected an id of a-z, 0-9 and '_', found 'los angeles'",
    ),
    ("Il Nord\n", "Il Nord\nülm,Ulm,1,1,,,,,\n", "line 8, column id: expected an id of a-z, 0-9 and '_', found 'ülm'"),
]

# what is there, what may stand there as well
FINE = [
    ("Il Nord\n", "Il Nord"),
    ("Il Nord\n", "Il Nord\n,,,,,,,,\n\n"),
    ("oslo,Oslo,50,0,", " oslo , Oslo , 50 , 0 ,"),
    ("oslo,Oslo,50,0,", 'oslo,"Oslo, by the fjord",0,80.5,'),
    ("Il Nord\n", "Il Nord\nnowhere,Łódź,1,1,,,,,\n"),
]


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_one_fault(toy, old, new, fault):
    toy.change("cities.csv", old, new)
    assert toy.report() == [f"toy/cities.csv: {fault}"]


@pytest.mark.parametrize(("old", "new"), FINE)
def test_fine(toy, old, new):
    toy.change("cities.csv", old, new)
    assert toy.report() == []


def test_a_misspelt_column_is_unknown_and_the_right_one_missing(toy):
    toy.change("cities.csv", "id,name,", "id,nome,")
    assert toy.report() == [
        "toy/cities.csv: line 1: unknown column 'nome'; did you mean 'name'?",
        "toy/cities.csv: line 1: the column 'name' is missing",
    ]
