"""Figures as rows: what was measured, what was asked for, and how it is shown. Measures nothing itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from ttr_nb.core.files import write_atomically

README = Path(__file__).resolve().parents[2] / "README.md"


class Row(NamedTuple):
    """A figure, and whether it reaches its target (None: for information)."""

    name: str
    value: float
    unit: str
    target: str
    ok: bool | None

    @property
    def verdict(self) -> str:
        """Whether the target is reached, in a word."""
        return {True: "ok", False: "MISSED", None: ""}[self.ok]


class Section(NamedTuple):
    """Figures that were measured in the same way, and how that was."""

    name: str
    how: str
    rows: Sequence[Row]


def at_least(name: str, value: float, target: float, unit: str = "times as fast") -> Row:
    """Return a figure that should be high."""
    return Row(name, value, unit, f"at least {target:g}", value >= target)


def at_most(name: str, value: float, target: float, unit: str) -> Row:
    """Return a figure that should be low."""
    return Row(name, value, unit, f"at most {target:g}", value <= target)


def show(rows: Iterable[Row]) -> list[Row]:
    """Print the rows as they come, and return them."""
    shown = []
    for row in rows:
        name, value, unit, target, _ = row
        print(f"{name:42} {value:9.3f} {unit:14} {target:12} {row.verdict}".rstrip(), flush=True)
        shown.append(row)
    return shown


def table(sections: Iterable[Section]) -> str:
    """The sections as one table in Markdown; how the figures of a section were measured stands beside the first.

    >>> rows = [at_least("games", 12.345, 10, "a unit"), Row("x", 1, "s", "", None)]
    >>> print(table([Section("Speed", "by hand", rows)]))
    | | figure | measured | asked for | | how |
    |---|---|---|---|---|---|
    | **Speed** | games | 12.3 a unit | at least 10 | ok | by hand |
    | | x | 1 s | | | |
    """
    lines = ["| | figure | measured | asked for | | how |", "|---|---|---|---|---|---|"]
    for section in sections:
        head, how = f"**{section.name}**", section.how
        for row in section.rows:
            cells = (head, row.name, f"{row.value:.3g} {row.unit}", row.target, row.verdict, how)
            lines.append("".join(f"| {cell} " if cell else "| " for cell in cells) + "|")
            head = how = ""
    return "\n".join(lines)


def publish(name: str, text: str, path: Path = README) -> None:
    """Put a text into the README, in place of what stands between `<!-- name -->` and `<!-- /name -->`."""
    begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
    before, found, rest = path.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"{path.name} has no place marked {name!r}")
    write_atomically(path, f"{before}{begin}{text}\n{end}{after}")
