"""`board.toml`: its faults, each alone and with its key."""

from __future__ import annotations

import pytest

# what is there, what stands there instead, the one fault
FAULTS = [
    ("cars = 10", "cars = ", "line 8, column 8: not TOML: Invalid value"),
    ("cars = 10", "cars = 10\ncars = 11", "line 9, column 10: not TOML: Cannot overwrite a value"),
    (
        '{ en = "The North", pl = "Północ" }',
        '{ en = "The North"',
        "line 26, column 27: not TOML: Unclosed inline table",
    ),
    ('id = "toy"', 'id = "tyo"', "id: expected the name of the folder, 'toy', found 'tyo'"),
    ('id = "toy"', 'id = "To y"', "id: expected an id of a-z, 0-9 and '_' in quotes, found 'To y'"),
    ('name = "Toy"', "name = 3", "name: expected a text of one line in quotes, found 3"),
    ('name = "Toy"', 'name = " "', "name: expected a text of one line in quotes, found ' '"),
    ('name = "Toy"\n', "", "name: the key is missing"),
    ("size = [100, 80.5]", "size = [100]", "size: expected [width, height], two numbers above 0, found [100]"),
    ("size = [100, 80.5]", "size = [inf, 1]", "size: expected [width, height], two numbers above 0, found [inf, 1]"),
    ("size = [100, 80.5]", "size = [0, 1]", "size: expected [width, height], two numbers above 0, found [0, 1]"),
    (
        "cars = 10",
        "wagons = 1\ncars = 10",
        "play.wagons: unknown key; expected one of bonus, bonus_points, cars, dealt, deck, doubles_open_from, draw, "
        "keep_at_start, keep_later, players, points, returned_at_start, returned_later, stations",
    ),
    (
        'name = "Toy"',
        'name = "Toy"\nmotto = "Fun"',
        "motto: unknown key; expected one of countries, id, name, names, play, size, unequal_doubles",
    ),
    ("ro = ", "de = ", "names.de: unknown key; expected one of en, it, pl, ro"),
    ('pl = "Północ"', 'xx = "N"', "countries.north.xx: unknown key; expected one of en, it, pl, ro"),
    ("players = [2, 3]", "players = [3, 2]", "play.players: expected [fewest, most], from 2 up, found [3, 2]"),
    ("players = [2, 3]", "players = [1, 3]", "play.players: expected [fewest, most], from 2 up, found [1, 3]"),
    ("players = [2, 3]", "players = 3", "play.players: expected [fewest, most], from 2 up, found 3"),
    ("cars = 10", "cars = 0", "play.cars: expected a whole number, at least 1, found 0"),
    ("cars = 10", "cars = 1.5", "play.cars: expected a whole number, at least 1, found 1.5"),
    ("cars = 10", "cars = true", "play.cars: expected a whole number, at least 1, found True"),
    ("cars = 10", "cars = 1000000", "play.cars: expected a whole number, at least 1, found 1000000"),
    ("cars = 10\n", "", "play.cars: the key is missing"),
    ("stations = 1", "stations = -1", "play.stations: expected a whole number, at least 0, found -1"),
    ("keep_at_start = 2", "keep_at_start = 3", "play.keep_at_start: 3 tickets are kept, but 2 are dealt"),
    ("keep_later = 1", "keep_later = 4", "play.keep_later: 4 tickets are kept, but 3 are drawn"),
    ("draw = 3", 'draw = "3"', "play.draw: expected a whole number, at least 1, found '3'"),
    ('"box"', '"lid"', "play.returned_at_start: expected 'box' or 'bottom', found 'lid'"),
    ('"bottom"', "[]", "play.returned_later: expected 'box' or 'bottom', found []"),
    ('"longest path"', '"luck"', "play.bonus: expected 'longest path' or 'most tickets', found 'luck'"),
    ("long = 1,", "long = 1, gold = 1,", "play.dealt.gold: tickets.csv has no ticket of this kind"),
    ("long = 1,", "long = 2,", "play.dealt.long: 3 players are dealt 6 tickets, but tickets.csv has 3"),
    ("{ long = 1, regular = 1 }", "2", "play.dealt: expected a table, found 2"),
    ("\n3 = 4", "\nthree = 4", "play.points.three: expected the length of a route, at least 1, found 'three'"),
    ("\n3 = 4", "\n3 = 4\n0 = 4", "play.points.0: expected the length of a route, at least 1, found '0'"),
    ("\n3 = 4", "\n3 = 0", "play.points.3: expected a whole number, at least 1, found 0"),
    ("\n1 = 1\n2 = 2\n3 = 4", "", "play.points: the table is empty"),
    ('"Północ" }', '"Północ" }\nsouth = {}', "countries.south: no city leads there"),
    ('"Północ" }', '"Północ" }\nwien = {}', "countries.wien: 'wien' is the id of a city, too"),
    ('"Północ" }', '"Północ" }\n"Süd" = {}', "countries.'Süd': expected an id of a-z, 0-9 and '_'"),
    ('name = "Toy"', 'name = "Toy"\nunequal_doubles = ["x"]', "unequal_doubles: 'x' is no double_group of routes.csv"),
    (
        'name = "Toy"',
        'name = "Toy"\nunequal_doubles = [1]',
        "unequal_doubles: expected a list of double groups, found [1]",
    ),
]

# what is there, what may stand there as well
FINE = [
    ('names = { ro = "Jucărie" }\n', ""),
    ('names = { ro = "Jucărie" }', 'names = { en = "Toy", ro = "Jucărie", pl = "Zabawka", it = "Gioco" }'),
    ("size = [100, 80.5]", "size = [100.0, 81]"),
    ("players = [2, 3]", "players = [3, 3]"),
    ("stations = 1", "stations = 0"),
    ("keep_later = 1", "keep_later = 3"),
    ("bonus_points = 10", "bonus_points = 0"),
    ("{ long = 1, regular = 1 }\nkeep_at_start = 2", "{ long = 0, regular = 1 }\nkeep_at_start = 1"),
    ("3 = 4", "3 = 4\n8 = 21"),
    ('north = { en = "The North", pl = "Północ" }', "north = {}"),
    ('"longest path"', '"most tickets"'),
]


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS)
def test_one_fault(toy, old, new, fault):
    toy.change("board.toml", old, new)
    assert toy.report() == [f"toy/board.toml: {fault}"]


@pytest.mark.parametrize(("old", "new"), FINE)
def test_fine(toy, old, new):
    toy.change("board.toml", old, new)
    assert toy.report() == []


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        ("1" + 9000 * "0", "a number has too many digits"),
        ("0x1" + 9000 * "0", "play.cars: expected a whole number, at least 1, found a number too large to print"),
        (9000 * "[", "nested too deep"),
    ],
    ids=["decimal", "hexadecimal", "nested"],
)
def test_what_python_itself_cannot_take(toy, number, fault):
    toy.change("board.toml", "cars = 10", f"cars = {number}")
    assert toy.report() == [f"toy/board.toml: {fault}"]


def test_a_length_without_points_is_a_fault_of_the_route(toy):
    toy.change("board.toml", "3 = 4", "")
    assert toy.report() == [
        "toy/routes.csv: line 4, column length: board.toml's [play.points] has no points for length 3"
    ]
