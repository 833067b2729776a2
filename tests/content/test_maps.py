"""Boards as wholes: what is read, files that cannot be, and every fault at once."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from ttr_nb.content import paths
from ttr_nb.content.board import City, Parameters, Route
from ttr_nb.content.inspection import LARGEST_FILE
from ttr_nb.content.maps import board_ids, load_board, read_board
from ttr_nb.core.errors import ContentError

TABLES = ["cities.csv", "routes.csv", "tickets.csv"]


def test_what_is_written_is_what_is_read(toy):
    board = toy.read()
    assert (board.id, board.name, board.names, board.size) == ("toy", "Toy", {"ro": "Jucărie"}, (100.0, 80.5))
    assert board.city["roma"] == City("roma", "Roma", 100.0, 80.5, {"en": "Rome", "pl": "Rzym"})
    assert board.route["bern-wien-red"] == Route("bern-wien-red", ("wien", "bern"), 2, "red", group="bern-wien")
    assert board.route["oslo-wien"] == Route("oslo-wien", ("oslo", "wien"), 3, "gray", tunnel=True)
    assert board.route["roma-wien"] == Route("roma-wien", ("roma", "wien"), 1, "green", locomotives=1)
    assert [route.id for route in board.doubles["bern-wien"]] == ["bern-wien-blue", "bern-wien-red"]
    assert board.land == (((0.0, 0.0), (100.0, 0.0), (100.0, 80.5), (0.0, 0.0)),)
    assert board.play == Parameters(
        players=(2, 3),
        cars=10,
        stations=1,
        dealt={"long": 1, "regular": 1},
        keep_at_start=2,
        draw=3,
        keep_later=1,
        returned_at_start="box",
        returned_later="bottom",
        doubles_open_from=3,
        bonus="longest path",
        bonus_points=10,
        points={1: 1, 2: 2, 3: 4},
    )


def test_a_border_end_takes_the_names_of_its_country(toy):
    board = toy.read()
    assert board.city["north_1"].names == {"en": "The North", "pl": "Północ"}
    assert board.city["north_2"].names == {"en": "The North", "pl": "Północ", "it": "Il Nord"}


def test_a_country_has_a_name_in_every_language(toy):
    assert toy.read().countries == {"north": {"en": "The North", "ro": "Norden", "pl": "Północ", "it": "Norden"}}


def test_five_faults_in_five_files_are_five_faults(toy):
    toy.change("board.toml", "cars = 10", "cars = 0")
    toy.change("cities.csv", "oslo,Oslo,50,0", "oslo,Oslo,50,zero")
    toy.change("routes.csv", "3,gray", "3,grey")
    toy.change("tickets.csv", "bern,oslo,5", "bern,olso,5")
    toy.change("land.json", "[100, 0]", "[100]")
    assert toy.report() == [
        "toy/board.toml: play.cars: expected a whole number, at least 1, found 0",
        "toy/cities.csv: line 3, column y: expected a number from 0 to 80.5, found 'zero'",
        "toy/routes.csv: line 4, column colour: unknown colour 'grey'; did you mean 'gray'?",
        "toy/tickets.csv: line 2, column to: unknown city or country 'olso'; did you mean 'oslo'?",
        "toy/land.json: polygon 1, point 2: expected two numbers, [x, y], found [100]",
    ]


def test_five_faults_in_one_file_are_five_faults(toy):
    toy.change("routes.csv", "bern-wien-red,", "bern-wien-blue,")
    toy.change("routes.csv", "wien,bern,2,red,,,", "wien,bern,3,red,,,")
    toy.change("routes.csv", "oslo,wien,3,gray,,yes", "olso,wien,3,gray,,no")
    toy.change("routes.csv", "1,green,1,", "1,green,one,")
    assert toy.report() == [
        "toy/routes.csv: line 4, column from: unknown city 'olso'; did you mean 'oslo'?",
        "toy/routes.csv: line 4, column tunnel: expected 'yes' or an empty cell, found 'no'",
        "toy/routes.csv: line 5, column ferry_locomotives: expected a whole number, at least 0, found 'one'",
        "toy/routes.csv: line 3, column id: the id 'bern-wien-blue' is used already in line 2",
        "toy/routes.csv: line 3, column length: the track of line 2 has length 2, this one 3; "
        "if that is meant, name the group in board.toml's unequal_doubles",
    ]


@pytest.mark.parametrize("file", ["board.toml", *TABLES])
def test_a_missing_file_is_one_fault(toy, file):
    (toy.folder / file).unlink()
    assert toy.report() == [f"toy/{file}: the file is missing"]


def test_all_missing_files_are_named(toy):
    for file in ["board.toml", *TABLES]:
        (toy.folder / file).unlink()
    assert [fault.file for fault in toy.faults()] == [f"toy/{file}" for file in ["board.toml", *TABLES]]


@pytest.mark.parametrize("file", ["board.toml", *TABLES, "land.json"])
def test_a_folder_in_place_of_a_file_is_one_fault(toy, file):
    (toy.folder / file).unlink()
    (toy.folder / file).mkdir()
    assert toy.report() == [f"toy/{file}: expected a file, found something else of that name"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in the file system")
def test_a_pipe_is_not_waited_for(toy):
    (toy.folder / "land.json").unlink()
    os.mkfifo(toy.folder / "land.json")
    assert toy.report() == ["toy/land.json: expected a file, found something else of that name"]


@pytest.mark.parametrize("file", ["board.toml", *TABLES, "land.json"])
def test_a_huge_file_is_refused_unread(toy, file):
    with (toy.folder / file).open("r+b") as stream:
        stream.truncate(LARGEST_FILE + 1)
    assert toy.report() == [f"toy/{file}: the file is larger than 5,000,000 bytes"]


@pytest.mark.parametrize("file", ["board.toml", *TABLES, "land.json"])
def test_only_utf_8_is_read(toy, file):
    toy.write(file, (toy.folder / file).read_bytes() + "\nKøln".encode("latin-1"))
    line = (toy.folder / file).read_bytes().count(b"\n") + 1
    assert toy.report() == [f"toy/{file}: line {line}: the text is not UTF-8; save the file as UTF-8"]


@pytest.mark.parametrize("file", ["board.toml", *TABLES, "land.json"])
def test_a_byte_order_mark_and_windows_line_ends_are_fine(toy, file):
    text = (toy.folder / file).read_text(encoding="utf-8")
    board = toy.read()
    toy.write(file, text.replace("\n", "\r\n").encode("utf-8-sig"))
    assert toy.read() == board


@pytest.mark.parametrize("file", TABLES)
def test_an_empty_file_is_one_fault(toy, file):
    toy.write(file, "\n \n")
    [fault] = toy.faults()
    assert (fault.file, fault.place) == (f"toy/{file}", "line 1")
    assert fault.what.startswith("the file is empty; expected the columns id, ")


@pytest.mark.parametrize("file", TABLES)
def test_a_table_without_rows_is_one_fault(toy, file):
    header = (toy.folder / file).read_text(encoding="utf-8").partition("\n")[0]
    toy.write(file, header + "\n")
    assert toy.report() == [f"toy/{file}: line 2: the table has no rows"]


@pytest.mark.parametrize("file", TABLES)
def test_a_missing_column_is_one_fault(toy, file):
    lines = (toy.folder / file).read_text(encoding="utf-8").splitlines()
    toy.write(file, "\n".join(line.partition(",")[2] for line in lines))
    assert toy.report() == [f"toy/{file}: line 1: the column 'id' is missing"]


def test_a_table_has_an_end(toy):
    toy.write("cities.csv", "id,name,x,y\n" + 3000 * "a,A,1,1\n")
    assert toy.report() == ["toy/cities.csv: line 2001: the table has more than 2000 rows"]
    toy.write("cities.csv", "id,name,x,y" + 200 * ",a" + "\na,A,1,1\n")
    assert toy.report() == ["toy/cities.csv: line 1: the table has more than 100 columns"]
    toy.write("cities.csv", "id,name,x,y\na," + 200_000 * "A" + ",1,1\n")
    assert toy.report() == ["toy/cities.csv: line 2: not a CSV table: field larger than field limit (131072)"]


def test_columns_may_stand_in_any_order_and_optional_ones_be_left_out(toy):
    toy.write("cities.csv", "y,x,name,id\n1,2,Bern,bern\n3,4,Oslo,oslo\n5,6,Roma,roma\n7,8,Wien,wien\n")
    toy.write("routes.csv", "to,from,id,colour,length\nwien,bern,bern-wien,red,1\noslo,wien,oslo-wien,blue,2\n")
    toy.write("tickets.csv", "kind,id,from,to,points\n" + "".join(f"a,t{n},bern,oslo,3\n" for n in range(3)))
    toy.change("board.toml", "{ long = 1, regular = 1 }\nkeep_at_start = 2", "{ a = 1 }\nkeep_at_start = 1")
    toy.change("board.toml", '[countries]\nnorth = { en = "The North", pl = "Północ" }\n', "")
    board = toy.read()
    assert (board.city["bern"].x, board.city["bern"].y, board.route["oslo-wien"].length) == (2.0, 1.0, 2)


def test_nothing_in_a_file_is_evaluated(toy):
    toy.change("cities.csv", "Oslo,50,0,", "Oslo,__import__('os').getpid(),0,")
    assert toy.report() == [
        "toy/cities.csv: line 3, column x: expected a number from 0 to 100, found \"__import__('os').getpid()\""
    ]


@pytest.mark.parametrize("file", ["board.toml", *TABLES, "land.json"])
def test_whatever_is_done_to_a_file_the_answer_is_a_board_or_its_faults(toy, file):
    rng = random.Random(file)
    sound = (toy.folder / file).read_bytes()
    signs = [b'"', b"'", b",", b";;", b"[", b"{", b"=", b"\\", b"\n", b"\r", b"\0", b"\xff", "İ".encode()]
    pieces = [*signs, b"-1", b"1e9", b"nan", b""]
    broken = 0
    for _ in range(300):
        start = rng.randrange(len(sound))
        toy.write(file, sound[:start] + rng.choice(pieces) + sound[start + rng.choice([0, 1, 5, 50]) :])
        broken += bool(toy.faults())
    assert broken > 100


def test_a_board_is_loaded_by_id_or_by_folder(toy):
    assert load_board("europe") is load_board("europe")
    assert load_board(toy.folder) == load_board(str(toy.folder)) == read_board(toy.folder)


@pytest.mark.parametrize("wrong", ["eurpoe", "", "../maps/europe\0", "x" * 10_000, Path("no/such")], ids=range(5))
def test_an_unknown_board_is_one_fault(wrong):
    with pytest.raises(ContentError) as caught:
        load_board(wrong)
    assert len(caught.value.faults) == 1
    assert len(str(caught.value)) < 200


def test_a_folder_that_is_none_is_one_fault():
    with pytest.raises(ContentError, match="no such folder"):
        read_board("")


def test_an_unknown_board_is_told_the_known_ones():
    with pytest.raises(ContentError, match=r"no board 'eurpoe': there are europe, .*did you mean 'europe'"):
        load_board("eurpoe")


def test_without_data_there_is_a_clear_error(monkeypatch, tmp_path):
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "ttr_nb" / "content" / "paths.py"))
    monkeypatch.setattr(paths.resources, "files", lambda package: tmp_path)
    with pytest.raises(ContentError, match="data files are not installed"):
        board_ids()
    (tmp_path / "data").mkdir()
    assert paths.data_root() == tmp_path / "data"
