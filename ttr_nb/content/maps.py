"""Boards, read from their folders: the door to everything printed on a map. Knows no rule.

A board is a folder of files that a spreadsheet and a text editor can make; `data/maps/README.md` describes them.
"""

from __future__ import annotations

import os.path
from functools import cache
from pathlib import Path

from ttr_nb.content.board import Board
from ttr_nb.content.board_settings import read_board_settings
from ttr_nb.content.cities import country_names, read_cities
from ttr_nb.content.doubles import check_doubles
from ttr_nb.content.goods import read_goods
from ttr_nb.content.inspection import Inspection, hint, quoted
from ttr_nb.content.land import read_land
from ttr_nb.content.paths import data_root
from ttr_nb.content.routes import read_routes
from ttr_nb.content.tickets import read_tickets
from ttr_nb.core.errors import ContentError, Fault


def board_ids() -> tuple[str, ...]:
    """The ids of the boards that come with the package.

    >>> board_ids()
    ('europe', 'germany', 'nordic', 'switzerland', 'usa')
    """
    return tuple(sorted(settings.parent.name for settings in (data_root() / "maps").glob("*/board.toml")))


def load_board(id_or_path: str | Path) -> Board:
    """A board that comes with the package, by its id, or anybody's, by its folder. Ours are read only once.

    >>> board = load_board("europe")
    >>> len(board.cities), board.route["amsterdam-london"].locomotives
    (47, 2)
    >>> load_board("atlantis")
    Traceback (most recent call last):
        ...
    ttr_nb.core.errors.ContentError: no board 'atlantis': there are europe, germany, nordic, switzerland, usa
    """
    name = str(id_or_path)
    if name in board_ids():
        return _shipped_board(name)
    if isinstance(id_or_path, Path) or os.path.isdir(name):
        return read_board(id_or_path)
    known = board_ids()
    raise ContentError([Fault("", "", f"no board {quoted(name)}: there are {', '.join(known)}{hint(name, known)}")])


def read_board(path: str | Path) -> Board:
    """The board in a folder, or a `ContentError` with every fault of its files.

    >>> read_board("no/such/folder")
    Traceback (most recent call last):
        ...
    ttr_nb.core.errors.ContentError: no/such/folder: no such folder
    """
    folder = Path(path)
    if not os.path.isdir(path):  # unlike Path.is_dir, never raises, whatever the text
        raise ContentError([Fault(str(path), "", "no such folder")])
    faults: list[Fault] = []

    def inspect(file: str) -> Inspection:
        return Inspection(folder / file, f"{folder.resolve().name}/{file}", faults)

    settings = read_board_settings(inspect("board.toml"))
    cities = read_cities(inspect("cities.csv"), settings)
    routes = read_routes(inspect("routes.csv"), settings, cities)
    check_doubles(routes, settings)
    tickets = read_tickets(inspect("tickets.csv"), settings, cities, routes)
    land = read_land(inspect("land.json"))
    goods = read_goods(inspect("merchandise.csv"), cities)
    if faults:
        raise ContentError(faults)
    return Board(
        id=settings.id,
        name=settings.name,
        size=settings.size,
        cities=cities.all,
        routes=tuple(route for _, route in routes),
        tickets=tickets,
        play=settings.play,
        land=land,
        names=settings.names,
        countries=country_names(settings, cities),
        goods=goods,
    )


@cache
def _shipped_board(id: str) -> Board:
    return read_board(data_root() / "maps" / id)
