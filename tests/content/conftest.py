"""A tiny sound map to break: two parallel tracks, a ferry, a tunnel, a country and every kind of ticket."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from ttr_nb.content.board import Board
from ttr_nb.content.maps import read_board
from ttr_nb.core.errors import ContentError, Fault

FILES = {
    "board.toml": """\
id = "toy"
name = "Toy"
names = { ro = "Jucărie" }
size = [100, 80.5]

[play]
players = [2, 3]
cars = 10
stations = 1
dealt = { long = 1, regular = 1 }
keep_at_start = 2
draw = 3
keep_later = 1
returned_at_start = "box"
returned_later = "bottom"
doubles_open_from = 3
bonus = "longest path"
bonus_points = 10

[play.points]
1 = 1
2 = 2
3 = 4

[countries]
north = { en = "The North", pl = "Północ" }
""",
    "cities.csv": """\
id,name,x,y,country,name_en,name_ro,name_pl,name_it
bern,Bern,10,20.5,,,Berna,Berno,Berna
oslo,Oslo,50,0,,,,,
roma,Roma,100,80.5,,Rome,,Rzym,
wien,Wien,30,30,,Vienna,Viena,Wiedeń,Vienna
north_1,Norden,5,5,north,,,,
north_2,Norden,95,5,north,,,,Il Nord
""",
    "routes.csv": """\
id,from,to,length,colour,ferry_locomotives,tunnel,double_group
bern-wien-blue,bern,wien,2,blue,,,bern-wien
bern-wien-red,wien,bern,2,red,,,bern-wien
oslo-wien,oslo,wien,3,gray,,yes,
roma-wien,roma,wien,1,green,1,,
bern-north_1,bern,north_1,2,white,2,,
north_2-oslo,north_2,oslo,1,black,,,
""",
    "tickets.csv": """\
id,from,to,points,kind,copies
bern-oslo,bern,oslo,5,regular,
bern-roma,bern,roma,3,regular,
roma-north,roma,north,4,regular,
oslo-far,oslo,"roma 4, bern 5, north 1",,long,2
wien-oslo,wien,oslo,3,long,1
""",
    "land.json": "[[[0, 0], [100, 0], [100, 80.5], [0, 0]]]\n",
}


@dataclass(frozen=True)
class ToyMap:
    """The folder of the tiny map, and ways to change one thing in it."""

    folder: Path

    def change(self, file: str, old: str, new: str) -> None:
        """Put one text for another, which must be there exactly once: else the test would break nothing."""
        text = (self.folder / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        self.write(file, text.replace(old, new))

    def write(self, file: str, content: str | bytes) -> None:
        data = content if isinstance(content, bytes) else content.encode()
        (self.folder / file).write_bytes(data)

    def read(self) -> Board:
        return read_board(self.folder)

    def faults(self) -> list[Fault]:
        """Everything that is wrong with the map."""
        try:
            read_board(self.folder)
        except ContentError as error:
            return list(error.faults)
        return []

    def report(self) -> list[str]:
        """The faults as an author reads them."""
        return [str(fault) for fault in self.faults()]


@pytest.fixture
def toy(tmp_path: Path) -> ToyMap:
    toy_map = ToyMap(tmp_path / "toy")
    toy_map.folder.mkdir()
    for file, text in FILES.items():
        toy_map.write(file, text)
    return toy_map
