"""JSON, read strictly: what is refused, with its place, and what is not."""

from __future__ import annotations

import json

import pytest

from ttr_nb.core.strict_json import DEEPEST, JsonFault, load_strict, parse_strict
from ttr_nb.core.text_files import TextFault, read_text


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        0,
        -1.5e-7,
        2**64,
        "",
        'NaN [[[ {{{ Infinity " \\ \n \x00 \u2028',
        "🚂 în tunel",
        [],
        {},
        {"a": [1, {"b": [None, "x"]}], "": {"a": 1}},
        [[["deep"] * 3] * 3] * 3,
    ],
)
def test_what_python_writes_is_read_back(value):
    assert parse_strict(json.dumps(value)) == value
    assert parse_strict(json.dumps(value, ensure_ascii=False, indent=1)) == value


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "line 1, column 1: not JSON: Expecting value"),
        ("{\n  'a': 1}", "line 2, column 3: not JSON: Expecting property name enclosed in double quotes"),
        ("[1, 2", "line 1, column 6: not JSON: Expecting ',' delimiter"),
        ("[1] 2", "line 1, column 5: not JSON: Extra data"),
        ('["a', "line 1, column 2: not JSON: Unterminated string starting at"),
        ('["\n"]', "line 1, column 3: not JSON: Invalid control character at"),
        ('["\\x"]', "line 1, column 3: not JSON: Invalid \\escape"),
        ("]", "line 1, column 1: not JSON: Expecting value"),
        ("[\n NaN]", "line 2, column 2: NaN is not a JSON number"),
        ("[Infinity]", "line 1, column 2: Infinity is not a JSON number"),
        ("[-Infinity]", "line 1, column 2: -Infinity is not a JSON number"),
        ("[1e999]", "line 1, column 2: the number 1e999 is too large"),
        ("[-1e999]", "line 1, column 2: the number -1e999 is too large"),
        ("1-2", "line 1, column 1: '1-2' is not a JSON number"),
        ('{"a": 1, "a": 1}', "the name 'a' stands twice in one object"),
        ('[{"a": {"b": 1, "c": 2, "b": 3}}]', "the name 'b' stands twice in one object"),
        ('{"\\u0061": 1, "a": 1}', "the name 'a' stands twice in one object"),
        ('["\\ud800"]', "line 1, column 2: the text holds half of a character (a lone surrogate)"),
        ('["\ud800"]', "line 1, column 2: the text holds half of a character (a lone surrogate)"),
    ],
)
def test_refused(text, fault):
    with pytest.raises(JsonFault) as caught:
        parse_strict(text)
    assert str(caught.value) == fault


def test_a_number_has_an_end():
    assert parse_strict(100 * "9") == int(100 * "9")
    with pytest.raises(JsonFault, match="a number of more than 100 characters"):
        parse_strict(10_000 * "9")


def test_depth_has_an_end():
    assert parse_strict(DEEPEST * "[" + DEEPEST * "]")
    with pytest.raises(JsonFault, match="nested deeper than 64"):
        parse_strict((DEEPEST + 1) * "[" + (DEEPEST + 1) * "]")
    with pytest.raises(JsonFault, match="nested deeper than 64"):
        parse_strict(1_000_000 * '{"a":')
    side_by_side = "[" + ",".join(1000 * ["[]"]) + "]"
    assert len(parse_strict(side_by_side)) == 1000


def test_brackets_in_a_text_are_not_depth():
    assert parse_strict(json.dumps(["[" * 1000, '\\"[' * 1000])) == ["[" * 1000, '\\"[' * 1000]


def test_characters_outside_the_basic_plane_are_whole():
    assert parse_strict('"\\ud83d\\ude82"') == "🚂"


def test_a_file_is_looked_at_before_it_is_read(tmp_path):
    file = tmp_path / "game.json"
    file.write_text('{"seat": 1}', encoding="utf-8-sig")
    assert load_strict(file, limit_bytes=100) == {"seat": 1}
    assert load_strict(file, limit_bytes=file.stat().st_size) == {"seat": 1}
    with pytest.raises(JsonFault, match="the file is larger than 13 bytes"):
        load_strict(file, limit_bytes=file.stat().st_size - 1)
    with pytest.raises(JsonFault, match="the file is missing"):
        load_strict(tmp_path / "none.json", limit_bytes=100)
    with pytest.raises(JsonFault, match="expected a file, found something else"):
        load_strict(tmp_path, limit_bytes=100)


def test_a_fault_knows_its_place(tmp_path):
    file = tmp_path / "game.json"
    file.write_bytes(b'["a",\n"\xff"]')
    with pytest.raises(JsonFault) as caught:
        load_strict(file, limit_bytes=100)
    assert (caught.value.place, caught.value.what) == ("line 2", "the text is not UTF-8; save the file as UTF-8")


def test_a_name_too_long_for_the_system_is_a_fault(tmp_path):
    with pytest.raises(TextFault, match="the file cannot be read"):
        read_text(tmp_path / ("x" * 10_000), limit_bytes=100)
