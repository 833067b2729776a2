"""The index of rules is true: what it says of notebooks and tests is what is there now."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.notebooks import index as module
from tests.notebooks.index import FILE, ROOT, index, lessons, marks
from ttr_nb.core.errors import ContentError
from ttr_nb.show import ruleindex
from ttr_nb.show.rulecards import rule_ids
from ttr_nb.show.ruleindex import Lesson, Places, places


def test_the_index_is_up_to_date() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == index(), "run `python tests/notebooks/index.py`"


def test_every_rule_is_tested_in_a_file_that_exists() -> None:
    assert list(index()) == list(rule_ids())
    for id in rule_ids():
        assert places(id).tested, id
        assert all((ROOT / file).is_file() for file in places(id).tested)
        assert places(id).tested[0].startswith("tests/rules/"), id


def test_only_rules_that_exist_are_taught_and_tested() -> None:
    assert {id for id, _ in lessons()} <= set(rule_ids())
    assert {id for id, _ in marks()} <= set(rule_ids())


def test_a_cell_is_taught_under_the_nearest_heading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tagged = {"cell_type": "code", "metadata": {"tags": ["rule:EU-TUNNEL-4", "other"]}, "source": "1"}
    cells = [
        tagged,
        {"cell_type": "markdown", "metadata": {}, "source": ["# Tunnels\n", "text\n", "## Three cards ##\n"]},
        tagged,
        {"cell_type": "markdown", "metadata": {}, "source": "no heading"},
        tagged,
    ]
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks" / "05_tunnels.ipynb").write_text(json.dumps({"cells": cells}), encoding="utf-8")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    under = ("05_tunnels", "Three cards")
    assert list(lessons()) == [("EU-TUNNEL-4", ("05_tunnels", "")), ("EU-TUNNEL-4", under), ("EU-TUNNEL-4", under)]


@pytest.fixture
def other_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ruleindex, "data_root", lambda: tmp_path)
    ruleindex._index.cache_clear()
    monkeypatch.setattr(ruleindex, "_index", ruleindex._index.__wrapped__)
    (tmp_path / "rules").mkdir()
    return tmp_path / ruleindex.FILE


def test_places_are_read_back(other_index: Path) -> None:
    assert places("EU-TUNNEL-4") == Places()
    other_index.write_text('{"EU-TUNNEL-4": {"taught": [["05_tunnels", "A <b>"]], "tested": ["t.py"]}}')
    assert places("EU-TUNNEL-4") == Places((Lesson("05_tunnels", "A <b>"),), ("t.py",))
    assert str(places("EU-TUNNEL-4").taught[0]) == "05_tunnels (A <b>)"


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "{",
        '{"EU-TUNNEL-4": []}',
        '{"EU-TUNNEL-4": {"taught": []}}',
        '{"EU-TUNNEL-4": {"taught": ["05"], "tested": []}}',
        '{"EU-TUNNEL-4": {"taught": [["05", 1]], "tested": []}}',
        '{"EU-TUNNEL-4": {"taught": [], "tested": [1]}}',
    ],
)
def test_a_damaged_index_is_an_error_that_names_it(text: str, other_index: Path) -> None:
    other_index.write_text(text)
    with pytest.raises(ContentError, match=r"rules/index\.json"):
        places("EU-TUNNEL-4")
