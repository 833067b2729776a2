"""The deck of the Card Game: the figures that the facts were checked with, and every fault of its files, each alone."""

from __future__ import annotations

import shutil
from collections import Counter
from itertools import combinations
from pathlib import Path

import networkx as nx
import pytest

from ttr_nb.content.board import COLOURS
from ttr_nb.content.cardgame import find_ticket, load_deck, read_deck
from ttr_nb.content.maps import load_board
from ttr_nb.content.paths import data_root
from ttr_nb.core.errors import ContentError

# --- what is printed ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def deck():
    return load_deck()


def test_numbers(deck):
    assert deck.train_cards == (10,) * 8 + (16,)
    assert sum(deck.train_cards) == 96
    assert (len(deck.tickets), len(deck.big_cities)) == (46, 6)
    assert (deck.players, deck.second_half_from, deck.second_half_cards) == ((2, 4), 4, 4)
    assert (deck.first_locomotives, deck.first_cards) == (1, 7)
    assert (deck.first_tickets, deck.keep_at_start, deck.tickets_drawn, deck.keep_later) == (6, 1, 4, 0)


def test_dots(deck):
    dots = {ticket.id: sum(ticket.asks) for ticket in deck.tickets}
    assert sum(dots.values()) == 132
    assert Counter(dots.values()) == {1: 2, 2: 17, 3: 14, 4: 11, 5: 2}
    assert all(dots[ticket.id] == -(-ticket.points // 5) for ticket in deck.tickets)
    assert max(max(ticket.asks) for ticket in deck.tickets) == 2
    colours = dict(zip(COLOURS, map(sum, zip(*[t.asks for t in deck.tickets], strict=True)), strict=True))
    assert colours == {colour: {"blue": 18, "white": 17, "yellow": 17}.get(colour, 16) for colour in COLOURS}


def test_big_cities(deck):
    points = {big.city: big.points for big in deck.big_cities}
    assert points == {"seattle": 8, "los_angeles": 12, "chicago": 12, "dallas": 10, "new_york": 15, "miami": 8}
    assert sum(points.values()) == 65
    tickets = Counter(city for ticket in deck.tickets for city in ticket.cities if city in points)
    assert tickets == {city: 11 if city in ("chicago", "new_york") else 10 for city in points}
    both = Counter(frozenset(ticket.cities) for ticket in deck.tickets if set(ticket.cities) <= set(points))
    assert both == {
        frozenset(pair): 2 if set(pair) == {"chicago", "new_york"} else 1 for pair in combinations(points, 2)
    }


def test_every_ticket_shows_the_colours_of_its_big_cities_but_the_twins_one_each(deck):
    for ticket in deck.tickets:
        shown = {colour for colour, asked in zip(COLOURS, ticket.asks, strict=True) if asked}
        own = {deck.big_city[city].colour for city in ticket.cities if city in deck.big_city}
        assert own
        assert own <= shown or ticket.id == f"chicago-new_york-{min(shown)}"


def test_tickets_are_worth_their_shortest_way_on_the_board(deck):
    graph = nx.Graph()
    for route in load_board("usa").routes:
        graph.add_edge(*route.cities, length=route.length)
    for ticket in deck.tickets:
        assert ticket.points == nx.shortest_path_length(graph, *ticket.cities, weight="length"), ticket.id


def test_ids_say_where_the_ticket_leads(deck):
    twins = {"chicago-new_york-yellow": ("chicago", "new_york"), "chicago-new_york-blue": ("new_york", "chicago")}
    for ticket in deck.tickets:
        assert ticket.id == "-".join(ticket.cities) or ticket.cities == twins[ticket.id]
    assert twins.keys() <= deck.ticket.keys()


def test_cities_and_names_are_those_of_the_board(deck):
    assert deck.board is load_board("usa")
    assert len(deck.names) == 34
    assert deck.names["saint_louis"] == deck.board.city["saint_louis"].name == "Saint Louis"


def test_tickets_are_found_by_name(deck):
    for ticket in deck.tickets:
        assert find_ticket(deck, ticket.id).id_or("") == ticket.id
        here, there = (deck.names[city] for city in ticket.cities)
        assert ticket.id in find_ticket(deck, f"{there} - {here}").suggestions
    assert find_ticket(deck, "chicago new york blue").id_or("") == "chicago-new_york-blue"
    assert find_ticket(deck, "Los Angeles Pittsburg").suggestions[0] == "los_angeles-pittsburgh"


# --- what may be wrong --------------------------------------------------------------------------

# the file, what is there, what stands there instead, the one fault
FAULTS = [
    (
        "deck.toml",
        'id = "cardgame"',
        'id = "Card Game"',
        "id: expected an id of a-z, 0-9 and '_' in quotes, found 'Card Game'",
    ),
    ("deck.toml", 'name = "The Card Game"', "", "name: the key is missing"),
    (
        "deck.toml",
        'board = "usa"',
        'board = "atlantis"',
        "board: expected 'europe' or 'germany' or 'nordic' or 'switzerland' or 'usa', found 'atlantis'",
    ),
    (
        "deck.toml",
        "of_each_colour = 10",
        "of_each_colour = 0",
        "train_cards.of_each_colour: expected a whole number, at least 1, found 0",
    ),
    (
        "deck.toml",
        "locomotives = 16",
        "locomotives = 3",
        "play.first_locomotives: 4 locomotives go to 4 players, out of 3",
    ),
    (
        "deck.toml",
        "players = [2, 4]",
        "players = [4, 2]",
        "play.players: expected [fewest, most], from 2 up, found [4, 2]",
    ),
    ("deck.toml", "players = [2, 4]", "players = 4", "play.players: expected [fewest, most], from 2 up, found 4"),
    (
        "deck.toml",
        "first_cards = 7",
        "first_cards = 24",
        "play.first_cards: 100 train cards go to 4 players, out of 96",
    ),
    (
        "deck.toml",
        "first_tickets = 6",
        "first_tickets = 12",
        "play.first_tickets: 48 tickets go to 4 players, out of 46",
    ),
    ("deck.toml", "keep_at_start = 1", "keep_at_start = 7", "play.keep_at_start: 7 tickets are kept, out of 6"),
    ("deck.toml", "keep_later = 0", "keep_later = 5", "play.keep_later: 5 tickets are kept, out of 4"),
    (
        "deck.toml",
        "keep_later = 0",
        "keep_later = -1",
        "play.keep_later: expected a whole number, at least 0, found -1",
    ),
    (
        "deck.toml",
        "keep_later = 0",
        'keep_later = "no"',
        "play.keep_later: expected a whole number, at least 0, found 'no'",
    ),
    ("deck.toml", "keep_later = 0", "", "play.keep_later: the key is missing"),
    (
        "tickets.csv",
        "chicago-dallas,chicago,dallas,6",
        "chicago-dallas,chicago,dalas,6",
        "line 4, column to: unknown city 'dalas'; did you mean 'dallas'?",
    ),
    (
        "tickets.csv",
        "chicago-dallas,chicago,dallas,6",
        "chicago-dallas,dallas,dallas,6",
        "line 4, column to: the ticket leads from 'dallas' to itself",
    ),
    (
        "tickets.csv",
        "chicago-dallas,chicago,dallas,6",
        "chicago-dallas,chicago,dallas,0",
        "line 4, column points: expected a whole number, at least 1, found '0'",
    ),
    (
        "tickets.csv",
        "chicago-dallas,",
        "chicago-new_york-blue,",
        "line 4, column id: the id 'chicago-new_york-blue' is used already in line 3",
    ),
    (
        "tickets.csv",
        "chicago-dallas,chicago,dallas,6,,,,,1,1,,",
        "chicago-dallas,chicago,dallas,6,,,,,,,,",
        "line 4, column purple: the ticket asks for no card of any colour",
    ),
    (
        "tickets.csv",
        "chicago-dallas,chicago,dallas,6,,,,,1,1,,",
        "chicago-dallas,chicago,dallas,6,,,,,1,x,,",
        "line 4, column yellow: expected a whole number, at least 0, found 'x'",
    ),
    (
        "tickets.csv",
        "chicago-dallas,chicago,dallas,6,,,,,1,1,,",
        "chicago-dallas,chicago,dallas,6,,,,,1,1,",
        "line 4: expected 12 cells, found 11",
    ),
    ("big_cities.csv", "seattle,8", "seatle,8", "line 2, column city: unknown city 'seatle'; did you mean 'seattle'?"),
    (
        "big_cities.csv",
        "miami,8,red",
        "seattle,8,red",
        "line 7, column city: the city 'seattle' stands already in line 2",
    ),
    ("big_cities.csv", "8,black", "8,blakc", "line 2, column colour: unknown colour 'blakc'; did you mean 'black'?"),
    ("big_cities.csv", "8,black", "8,gray", "line 2, column colour: unknown colour 'gray'"),
    ("big_cities.csv", "8,black", "-8,black", "line 2, column points: expected a whole number, at least 1, found '-8'"),
    ("big_cities.csv", "8,black", ",black", "line 2, column points: the cell is empty"),
]


@pytest.fixture
def copy(tmp_path):
    return Path(shutil.copytree(data_root() / "decks" / "cardgame", tmp_path / "cardgame"))


def report(folder: Path) -> list[str]:
    """What is wrong with a deck, as an author reads it."""
    try:
        read_deck(folder)
    except ContentError as error:
        return [str(fault) for fault in error.faults]
    return []


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Put one text for another where it stands first; it must be there, else the test would break nothing."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(("file", "old", "new", "fault"), FAULTS)
def test_one_fault(copy, file, old, new, fault):
    change(copy, file, old, new)
    assert report(copy) == [f"cardgame/{file}: {fault}"]


def test_a_misspelt_section(copy):
    change(copy, "deck.toml", "[play]", "[plya]")
    options = "board, id, name, play, train_cards"
    assert report(copy) == [
        "cardgame/deck.toml: play: the key is missing",
        f"cardgame/deck.toml: plya: unknown key; expected one of {options}; did you mean 'play'?",
    ]


def test_a_misspelt_colour(copy):
    change(copy, "tickets.csv", "black,red", "black,rde")
    assert report(copy) == [
        "cardgame/tickets.csv: line 1: unknown column 'rde'",
        "cardgame/tickets.csv: line 1: the column 'red' is missing",
    ]


def test_a_sound_copy_is_the_same_deck(copy):
    assert read_deck(copy) == load_deck()


@pytest.mark.parametrize("file", ["deck.toml", "tickets.csv", "big_cities.csv"])
def test_every_file_is_needed(copy, file):
    (copy / file).unlink()
    faults = report(copy)
    assert len(faults) == 1
    assert faults[0].startswith(f"cardgame/{file}: ")


def test_all_faults_are_listed_at_once(copy):
    for file in ("deck.toml", "tickets.csv", "big_cities.csv"):
        text = (copy / file).read_text(encoding="utf-8")
        (copy / file).write_text(text.replace("keep_later = 0", "keep_later = 9").replace("seattle,", "seatle,"))
    files = Counter(fault.split(": ")[0] for fault in report(copy))
    assert files == {"cardgame/deck.toml": 1, "cardgame/tickets.csv": 10, "cardgame/big_cities.csv": 1}
