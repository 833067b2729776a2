"""A workshop for maps, scenarios and lessons of one's own: copy, look, change, check. Knows no widget, draws nothing.

Nothing that is there is ever written over by a copy, and a change is made whole or not at all.
"""

from __future__ import annotations

import csv
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path

from ttr_nb.content.board import Board
from ttr_nb.content.inspection import LARGEST_FILE, hint, quoted
from ttr_nb.content.maps import read_board
from ttr_nb.content.paths import data_root
from ttr_nb.content.settings import is_id
from ttr_nb.core.errors import ContentError, Fault, TtrError
from ttr_nb.core.files import write_atomically
from ttr_nb.core.text_files import TextFault, read_text
from ttr_nb.show.told import Told
from ttr_nb.show.words import say
from ttr_nb.teach import lessons, scenarios
from ttr_nb.teach.progress import home
from ttr_nb.teach.validation import faults_in

FOLDER = "workshop"
"""In the learner's own place, when no other folder is named."""

NAME = re.compile(r"[A-Za-z0-9_-]{1,60}(\.(csv|toml|json))?")
ID_LINE = re.compile(r'^id *= *".*"', re.MULTILINE)


def workshop(folder: str | Path | None = None) -> Workshop:
    """The folder of what one makes oneself: among one's own things or, with a name, beside the notebook.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as place:
    ...     shop = workshop(place)
    ...     shop.copy("island", "my_island")[0][:33]
    ...     shop.change("my_island/routes.csv", "2,orange", "two,orange")
    ...     shop.check("my_island")
    'Written: my_island/board.toml, my'
    Changed: my_island/routes.csv.
    my_island/routes.csv: line 11, column length: expected a whole number, at least 1, found 'two'
    """
    return Workshop(home() / FOLDER if folder is None else Path(folder).expanduser())


class Workshop:
    """A folder of one's own maps, scenarios and lessons. Names are those of files in it: `my_map/cities.csv`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    # --- copies ----------------------------------------------------------------------------------

    def copy(self, of: str, name: str) -> Told:
        """Something of ours to make one's own, under a new name: a map, or a scenario or lesson, which end in `.toml`.

        Made to be copied are the map "island", the scenario "island-ferry" and the lesson "island-lesson".
        """
        copy = self._copy_file if str(name).endswith(".toml") else self._copy_map
        if self._path(name).exists():
            return Told([say("workshop-there", name=name)])
        return Told([say("workshop-written", files=", ".join(copy(of, name)))])

    def _copy_map(self, of: str, name: str) -> list[str]:
        source = _chosen(_maps(), of, "map")
        if not is_id(name):
            raise TtrError(f"the name of a map is of a-z, 0-9 and '_', not {quoted(name)}")
        texts = {file.name: _text(file) for file in sorted(source.iterdir()) if NAME.fullmatch(file.name)}
        texts["board.toml"] = ID_LINE.sub(f'id = "{name}"', texts["board.toml"], count=1)
        with _told_why(name):
            self.folder.mkdir(parents=True, exist_ok=True)
            part = Path(tempfile.mkdtemp(prefix=".copying-", dir=self.folder))
            try:
                for file, text in texts.items():
                    write_atomically(part / file, text)
                part.chmod(0o755)
                part.rename(self._path(name))
            finally:
                shutil.rmtree(part, ignore_errors=True)
        return [f"{name}/{file}" for file in texts]

    def _copy_file(self, of: str, name: str) -> list[str]:
        source = _chosen(_files(), of, "scenario or lesson")
        if not re.fullmatch(r"[a-z0-9-]+\.toml", name):
            raise TtrError(f"the name of a scenario or lesson is of a-z, 0-9 and '-', not {quoted(name)}")
        self._write(name, _text(source))
        return [name]

    # --- files -----------------------------------------------------------------------------------

    def file(self, name: str) -> Path:
        """Where a file is, for `ttr.scenario(…)` and `ttr.lesson(…)`."""
        path = self._path(name)
        if not path.exists():
            names = self.names()
            raise TtrError(f"there is no {quoted(name)} in this workshop{hint(name, names)}")
        return path

    def names(self) -> tuple[str, ...]:
        """The files there are."""
        found = (file.relative_to(self.folder).as_posix() for file in self.folder.glob("**/*") if file.is_file())
        return tuple(sorted(name for name in found if all(map(NAME.fullmatch, name.split("/")))))

    def look(self, name: str) -> Told:
        """What stands in a file: a table as a table, anything else as it is."""
        text = _text(self.file(name))
        lines = text.splitlines()
        if not name.endswith(".csv"):
            return Told(lines, html=f"<pre>{escape(text)}</pre>")
        rows = list(csv.reader(lines))
        return Told(lines, html=f"<table>{_rows(rows[:1], 'th')}{_rows(rows[1:], 'td')}</table>")

    def add(self, name: str, line: str) -> Told:
        """Put a line at the end of a file, unless it is there already."""
        text = _text(self.file(name))
        if line.strip() in map(str.strip, text.splitlines()):
            return Told([say("workshop-same", file=name)])
        self._write(name, f"{text.rstrip()}\n{line.strip()}\n")
        return Told([say("workshop-changed", file=name)])

    def change(self, name: str, old: str, new: str) -> Told:
        """Put some words in the place of others, which must stand there exactly once."""
        text = _text(self.file(name))
        times = text.count(old) if old else 0
        if old and new in text and old not in text.replace(new, ""):  # also where the new words hold the old ones
            return Told([say("workshop-same", file=name)])
        if times != 1:
            raise TtrError(f"{quoted(old)} stands {times} times in {name}; it must be there once to be changed")
        self._write(name, text.replace(old, new))
        return Told([say("workshop-changed", file=name)])

    def _write(self, name: str, text: str) -> None:
        with _told_why(name):
            path = self._path(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(path, text)

    def _path(self, name: str) -> Path:
        parts = str(name).split("/")
        if len(parts) > 2 or not all(map(NAME.fullmatch, parts)):
            raise TtrError(f"{quoted(name)} is no name of a file here; names are like my_map/cities.csv or mine.toml")
        return self.folder.joinpath(*parts)

    # --- using them ------------------------------------------------------------------------------

    def check(self, name: str) -> Told:
        """Everything that is wrong with a map, a scenario or a lesson, all at once, each with its place."""
        faults = _faults(self.file(name))
        return Told(map(str, faults) if faults else [say("workshop-well", name=name)])

    def board(self, name: str) -> Board:
        """A map, to be played on: `ttr.new_game(shop.board("my_map"))`."""
        folder = self.file(name)
        if not folder.is_dir():
            raise TtrError(f"{quoted(name)} is no map; a map is a folder")
        return read_board(folder)

    def __str__(self) -> str:
        names = ", ".join(self.names())
        return say("workshop-holds", files=names) if names else say("workshop-empty")

    __repr__ = __str__


def _faults(path: Path) -> tuple[Fault, ...]:
    try:
        if path.is_dir():
            read_board(path)
            return ()
        return faults_in(path)
    except ContentError as error:
        return error.faults


def _maps() -> dict[str, Path]:
    """The maps that can be copied, by name."""
    return scenarios.maps_for(data_root() / "maps")


def _files() -> dict[str, Path]:
    """The scenarios and lessons that can be copied, by name."""
    folders = [data_root() / folder for folder in (scenarios.TEMPLATES, scenarios.FOLDER, lessons.FOLDER)]
    return {found.stem: found for folder in folders for found in sorted(folder.glob("*.toml"))}


def _chosen(known: dict[str, Path], id: str, what: str) -> Path:
    if id not in known:
        raise TtrError(f"there is no {what} {quoted(id)} to be copied{hint(str(id), known)}")
    return known[id]


def _text(path: Path) -> str:
    try:
        return read_text(path, LARGEST_FILE)
    except TextFault as fault:
        raise TtrError(f"{path.name}: {fault}") from None


@contextmanager
def _told_why(name: str) -> Iterator[None]:
    """An error of the disk, told by the name that the learner knows."""
    try:
        yield
    except OSError as error:
        raise TtrError(f"{name} cannot be written: {error.strerror or os.strerror(error.errno or 0)}") from None


def _rows(rows: list[list[str]], tag: str) -> str:
    """Rows of a table; JupyterLab would push words to the right like numbers."""
    told = [[f'<{tag} style="text-align:left">{escape(cell)}</{tag}>' for cell in row] for row in rows]
    return "".join(f"<tr>{''.join(row)}</tr>" for row in told)
