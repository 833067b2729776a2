"""Finding things by what people call them."""

from __future__ import annotations

import pytest

from ttr_nb.content.maps import board_ids, load_board
from ttr_nb.content.names import Match, find_city, find_route, find_ticket, plain

EUROPE, SWITZERLAND, USA, NORDIC, GERMANY = map(load_board, ["europe", "switzerland", "usa", "nordic", "germany"])
ALL = [load_board(id) for id in board_ids()]


def ids(things):
    return [thing.id for thing in things]


@pytest.mark.parametrize("board", ALL, ids=lambda board: board.id)
def test_every_id_finds_its_own(board):
    for find, things in [(find_city, board.cities), (find_route, board.routes), (find_ticket, board.tickets)]:
        for thing in things:
            assert find(board, thing.id) == Match(thing)


@pytest.mark.parametrize("board", ALL, ids=lambda board: board.id)
def test_every_city_is_found_by_its_name_in_every_language(board):
    for city in board.cities:
        for name in (city.name, *city.names.values()):
            match = find_city(board, name.upper())
            assert match.found == city or (city.country and city in match.candidates), name


@pytest.mark.parametrize("board", ALL, ids=lambda board: board.id)
def test_every_route_is_found_from_its_other_end_by_its_names(board):
    for route in board.routes:
        a, b = (board.city[id].name for id in route.cities)
        match = find_route(board, f"{b} – {a} {route.colour}")
        assert match.found == route or route in match.candidates


@pytest.mark.parametrize(
    ("board", "text", "id"),
    [
        (EUROPE, "vienna", "wien"),
        (EUROPE, " VIENA ", "wien"),
        (EUROPE, "Wieden", "wien"),
        (EUROPE, "zürich", "zurich"),
        (EUROPE, "Monaco_di-Baviera", "munchen"),
        (SWITZERLAND, "st gallen", "st_gallen"),
        (SWITZERLAND, "La Chaux-de-Fonds", "la_chaux_de_fonds"),
        (NORDIC, "TROMSØ", "tromso"),
        (USA, "Nowy Jork", "new_york"),
    ],
)
def test_cities(board, text, id):
    assert find_city(board, text) == Match(board.city[id])


@pytest.mark.parametrize(
    ("board", "text", "id"),
    [
        (EUROPE, "london-amsterdam", "amsterdam-london"),
        (EUROPE, "LONDRA AMSTERDAM", "amsterdam-london"),
        (EUROPE, "paris-frankfurt-white", "frankfurt-paris-white"),
        (EUROPE, "Parigi, Francoforte: White", "frankfurt-paris-white"),
        (EUROPE, "brest-dieppe-orange", "brest-dieppe"),
        (EUROPE, "london_dieppe_2", "dieppe-london-2"),
        (USA, "new york boston red", "boston-new_york-red"),
        (USA, "new-orleans-atlanta-yellow", "atlanta-new_orleans-yellow"),
        (SWITZERLAND, "Geneva - France", "france_2-geneve"),
        (NORDIC, "Trondheim–Mo i Rana red", "mo_i_rana-trondheim-red"),
    ],
)
def test_routes(board, text, id):
    assert find_route(board, text) == Match(board.route[id])


def test_a_double_route_without_its_colour_is_either_track():
    match = find_route(EUROPE, "paris-frankfurt")
    assert match.found is None
    assert ids(match.candidates) == ["frankfurt-paris-orange", "frankfurt-paris-white"]
    assert match.near == ()


def test_tracks_of_one_colour_are_told_apart_by_number_only():
    assert ids(find_route(EUROPE, "dieppe-london-gray").candidates) == ["dieppe-london-1", "dieppe-london-2"]
    assert len(find_route(GERMANY, "köln-düsseldorf").candidates) == 3


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("amsterdam-londn", "amsterdam-london"),
        ("londn-amsterdam", "amsterdam-london"),
        ("paris-frankfurt-purple", "frankfurt-paris-orange"),
        ("frankfrut-paris-white", "frankfurt-paris-white"),
        ("paris-frankfurt-white-2", "frankfurt-paris-white"),
    ],
)
def test_a_misspelt_route_is_offered_what_is_near(text, first):
    match = find_route(EUROPE, text)
    assert (match.found, match.candidates) == (None, ())
    assert ids(match.near)[0] == first
    assert len(match.near) <= 3


@pytest.mark.parametrize("find", [find_city, find_route, find_ticket])
@pytest.mark.parametrize("text", ["", " ", "-", "xyzzy", "a" * 99_999, "\ud800", "\0", "paris " * 999], ids=range(8))
def test_nonsense_is_nothing(find, text):
    match = find(EUROPE, text)
    assert match.found is None
    assert match.candidates == ()


def test_a_country_is_its_border():
    match = find_city(SWITZERLAND, "Austria")
    assert ids(match.candidates) == ["oesterreich_1", "oesterreich_2", "oesterreich_3"]


@pytest.mark.parametrize(
    ("board", "text", "id"),
    [
        (EUROPE, "athina-edinburgh", "edinburgh-athina"),
        (EUROPE, "Atene Edimburgo", "edinburgh-athina"),
        (SWITZERLAND, "Berna - Italy", "bern-countries"),
        (SWITZERLAND, "Italy Berna", "bern-countries"),
        (SWITZERLAND, "Bern countries", "bern-countries"),
        (GERMANY, "Szwajcaria Berlin", "berlin-schweiz"),
        (GERMANY, "frankreich-daenemark", "frankreich-daenemark"),
    ],
)
def test_tickets(board, text, id):
    assert find_ticket(board, text) == Match(board.ticket[id])


def test_copies_of_a_ticket_are_candidates():
    assert ids(find_ticket(SWITZERLAND, "france-countries").candidates) == ["france-countries-1", "france-countries-2"]


def test_a_misspelt_ticket_is_offered_what_is_near():
    assert ids(find_ticket(EUROPE, "brest-petrogard").near)[0] == "brest-petrograd"


def test_a_misspelt_city_is_offered_what_is_near():
    assert ids(find_city(EUROPE, "Vieanna").near)[0] == "wien"


@pytest.mark.parametrize(
    ("text", "expected"), [("Łódź", "lodz"), ("São  Paulo", "sao paulo"), ("Œuf_-_Æ", "oeuf ae"), ("ß", "ss")]
)
def test_plain(text, expected):
    assert plain(text) == expected
