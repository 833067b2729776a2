"""A log is written and read back as it was, whatever stands in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.properties.strategies import names
from ttr_nb.core.chance import Outcome
from ttr_nb.core.errors import LogError
from ttr_nb.core.log import Entry, Log, read_log, write_log
from ttr_nb.core.strict_json import JsonFault, parse_strict

texts = st.text(st.characters(codec="utf-8"), max_size=20)
outcomes = st.builds(Outcome, texts, st.lists(texts, max_size=4).map(tuple))
entries = st.builds(Entry, st.integers(0, 9), texts, st.lists(outcomes, max_size=2).map(tuple))
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)
logs = st.builds(
    Log,
    game=texts,
    rules=st.integers(0, 99),
    players=st.lists(names, max_size=5).map(tuple),
    seed=st.integers(-(2**80), 2**80),
    arranged=st.dictionaries(texts, plain, max_size=3),
    rigged=st.booleans(),
    opening=st.lists(outcomes, max_size=3).map(tuple),
    moves=st.lists(entries, max_size=4).map(tuple),
)


@given(logs)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_log_reads_back_as_it_was_written(tmp_path: Path, log: Log) -> None:
    file = tmp_path / "log.json"
    file.write_text(write_log(log), encoding="utf-8", newline="\n")
    assert read_log(file) == log
    assert write_log(read_log(file)) == write_log(log)


@given(logs)
def test_a_log_is_json_with_a_line_for_each_move(log: Log) -> None:
    text = write_log(log)
    assert len(json.loads(text)["moves"]) == len(log.moves)
    assert text.count("\n") >= len(log.moves) + 10
    assert text.endswith("}\n")


@given(plain)
def test_strict_reading_agrees_with_the_standard_library_on_sound_json(value: object) -> None:
    assert parse_strict(json.dumps(value)) == value
    assert parse_strict(json.dumps(value, ensure_ascii=False, indent=1)) == value


@given(st.text(alphabet='{}[]",:0123456789.eE+-\\u dtrfalsn\nNaInfity', max_size=40))
@settings(max_examples=600)
def test_any_text_is_json_or_a_fault(text: str) -> None:
    """Whatever passes is what the standard library reads too; nothing else is ever raised."""
    try:
        value = parse_strict(text)
    except JsonFault:
        return
    assert json.loads(text) == value


@given(st.binary(max_size=200))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_are_a_log_error(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "log.json"
    file.write_bytes(data)
    with pytest.raises(LogError, match=r"^log\.json: "):
        read_log(file)
