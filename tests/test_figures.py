"""The tables in the README are written by commands: what they write, and where."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.rows import README, Row, Section, at_least, at_most, publish, table


def test_the_table_says_what_was_asked_for_and_how_it_was_measured() -> None:
    rows = [at_least("games", 12.345, 10, "a unit"), at_most("a click", 2.5, 1.5, "trips"), Row("x", 1, "s", "", None)]
    assert table([Section("Speed", "by hand", rows)]).splitlines()[2:] == [
        "| **Speed** | games | 12.3 a unit | at least 10 | ok | by hand |",
        "| | a click | 2.5 trips | at most 1.5 | MISSED | |",
        "| | x | 1 s | | | |",
    ]


def test_only_what_stands_between_its_marks_is_replaced(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- a -->\nold\n<!-- /a -->\nbetween\n<!-- b -->\nkept\n<!-- /b -->\n", encoding="utf-8")
    publish("a", "new\nlines", page)
    publish("a", "newer", page)
    text = page.read_text(encoding="utf-8")
    assert text == "before\n<!-- a -->\nnewer\n<!-- /a -->\nbetween\n<!-- b -->\nkept\n<!-- /b -->\n"
    with pytest.raises(ValueError, match="no place marked 'c'"):
        publish("c", "", page)
    assert page.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("name", ["figures", "arena"])
def test_the_readme_holds_both_tables(name: str) -> None:
    text = README.read_text(encoding="utf-8")
    inside = text.partition(f"<!-- {name} -->\n")[2].partition(f"<!-- /{name} -->")[0]
    assert inside.count("\n|") >= 9
    assert "TODO" not in inside
