"""CSV tables, read strictly: every fault with its line and column. Knows no board.

The first line names the columns, in any order. Optional columns may be left out, optional cells left empty, and lines
of empty cells, which spreadsheets like to add, are skipped.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from ttr_nb.content.inspection import LARGEST, Inspection, hint, quoted

MOST_ROWS = 2_000
MOST_COLUMNS = 100

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table. Its readers note what is wrong with a cell and return something harmless instead."""

    inspection: Inspection
    line: int
    cells: dict[str, str]
    unsound: set[str] = field(default_factory=set)

    def ok(self, *columns: str) -> bool:
        """Whether these cells have been read without a fault."""
        return self.unsound.isdisjoint(columns)

    def fault(self, column: str, what: str) -> None:
        """Note a fault against one cell. A cell has one fault at most: the first is the cause."""
        if self.ok(column):
            self.unsound.add(column)
            self.inspection.fault(f"line {self.line}, column {column}", what)

    def text(self, column: str, required: bool = True) -> str:
        """A name to be printed: one line of visible characters."""
        cell = self.cells.get(column, "")
        if not cell.isprintable():
            self.fault(column, f"expected one line of visible characters, found {quoted(cell)}")
        elif required and not cell:
            self.fault(column, "the cell is empty")
        return cell

    def id(self, column: str, dashes: bool = False, required: bool = True) -> str:
        """An id: small letters a to z, digits and underscores; with `dashes`, several of them joined by dashes."""
        cell = self.text(column, required)
        pattern = r"[a-z0-9_]+(-[a-z0-9_]+)*" if dashes else r"[a-z0-9_]+"
        if cell and not re.fullmatch(pattern, cell):
            allowed = "a-z, 0-9, '_' and '-' between words" if dashes else "a-z, 0-9 and '_'"
            self.fault(column, f"expected an id of {allowed}, found {quoted(cell)}")
        return cell

    def whole(self, column: str, least: int, most: int = LARGEST, empty: int | None = None) -> int:
        """A whole number; `empty` is the meaning of an empty cell, if it may be empty."""

        def parse(cell: str) -> int | None:
            number = int(cell) if re.fullmatch(r"-?[0-9]{1,9}", cell) else None
            return number if number is not None and least <= number <= most else None

        expected = f"a whole number from {least} to {most}" if most < LARGEST else f"a whole number, at least {least}"
        return self._parsed(column, parse, expected, least, empty)

    def number(self, column: str, least: float, most: float) -> float:
        """A number with or without a decimal point."""

        def parse(cell: str) -> float | None:
            number = float(cell) if re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", cell) else None
            return number if number is not None and least <= number <= most else None

        return self._parsed(column, parse, f"a number from {least:g} to {most:g}", least, None)

    def yes(self, column: str) -> bool:
        """Yes, or an empty cell."""
        return self._parsed(column, {"yes": True}.get, "'yes' or an empty cell", False, False)

    def _parsed(self, column: str, parse: Callable[[str], T | None], expected: str, stand_in: T, empty: T | None) -> T:
        cell = self.cells.get(column, "")
        if not cell and empty is not None:
            return empty
        value = parse(cell)
        if value is None:
            self.fault(column, f"expected {expected}, found {quoted(cell)}" if cell else "the cell is empty")
            return stand_in
        return value


def read_table(inspection: Inspection, required: Sequence[str], optional: Sequence[str] = ()) -> list[Row] | None:
    """The rows of a table; None, and a fault, if there is nothing to go on with.

    A row with too few or too many cells, or a table that lacks a column, keeps its rows: the cells in doubt are unsound
    and silent, so that the one fault does not cause a hundred others.
    """
    text = inspection.text()
    if text is None:
        return None
    lines = _lines(inspection, text)
    if lines is None:
        return None
    if not lines:
        inspection.fault("line 1", f"the file is empty; expected the columns {', '.join(required)}")
        return None
    (_, header), *body = lines
    absent = _check_header(inspection, header, required, optional)
    if absent.issuperset(required):
        return None
    if not body:
        inspection.fault("line 2", "the table has no rows")
        return None
    rows = []
    for line, cells in body:
        row = Row(inspection, line, dict(zip(header, cells, strict=False)), set(absent))
        if len(cells) != len(header):
            inspection.fault(f"line {line}", f"expected {len(header)} cells, found {len(cells)}")
            row.unsound.update(required, optional)
        rows.append(row)
    return rows


def check_unique(ids: Iterable[tuple[Row, str]]) -> None:
    """Note a fault for every id that stands in an earlier row, too."""
    first: dict[str, Row] = {}
    for row, id in ids:
        if id and first.setdefault(id, row) is not row:
            row.fault("id", f"the id {quoted(id)} is used already in line {first[id].line}")


def _lines(inspection: Inspection, text: str) -> list[tuple[int, list[str]]] | None:
    """The lines with anything in them, numbered as in a text editor, their cells without blanks around them."""
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    lines = []
    line = 1  # where the row starts: a quoted cell may run over several lines
    try:
        for cells in reader:
            stripped = [cell.strip() for cell in cells]
            if any(stripped):
                lines.append((line, stripped))
            if len(lines) > MOST_ROWS:
                inspection.fault(f"line {line}", f"the table has more than {MOST_ROWS} rows")
                return None
            line = reader.line_num + 1
    except csv.Error as error:
        inspection.fault(f"line {reader.line_num}", f"not a CSV table: {error}")
        return None
    return lines


def _check_header(
    inspection: Inspection, header: list[str], required: Sequence[str], optional: Sequence[str]
) -> set[str]:
    """Note what is wrong with the column names. Returns the columns whose cells are not to be trusted.

    Those are the missing ones; and of the optional ones those not there, as soon as a name is wrong: it may be theirs.
    """
    known = [*required, *optional]
    if ";" in header[0]:
        inspection.fault("line 1", "the columns are separated by ';', expected ','")
        return set(known)
    if len(header) > MOST_COLUMNS:
        inspection.fault("line 1", f"the table has more than {MOST_COLUMNS} columns")
        return set(known)
    wrong = False
    for number, column in enumerate(header, 1):
        if header.index(column) + 1 < number:
            inspection.fault("line 1", f"the column {quoted(column)} stands there twice")
        elif not column:
            inspection.fault("line 1", f"column {number} has no name")
        elif column not in known:
            inspection.fault("line 1", f"unknown column {quoted(column)}{hint(column, known)}")
        else:
            continue
        wrong = True
    for column in required:
        if column not in header:
            inspection.fault("line 1", f"the column {column!r} is missing")
    return set(known if wrong else required).difference(header)
