"""Saved games that are damaged, hostile or simply wrong: always a `LogError` with its place, soon, and nothing run."""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from tests.conformance.playing import by_kind
from tests.conformance.tables import card_rules, rules_for
from ttr_nb.core.errors import LogError
from ttr_nb.core.log import write_log
from ttr_nb.session import Session, load

EUROPE = card_rules("europe")
LONGEST = 3.0
"""CPU seconds. Nearly all take a hundredth of it, the largest files a third; a hang is noticed on any machine."""


@pytest.fixture(scope="module")
def text() -> str:
    """A real save of 120 moves."""
    return saved(Session.start(EUROPE, ("Ana", "Ben"), 4), 120)


@pytest.fixture(scope="module")
def small() -> dict[str, Any]:
    """A small save with every field there is."""
    arranged = {"first": 1, "hands": {"0": "2 red"}, "deck": ["red"], "tickets": {"0": ["brest-petrograd"]}}
    session = Session.start(EUROPE, ("Ana", "Ben"), 4, {**arranged, "claimed": {"0": ["brest-dieppe"]}})
    value = json.loads(saved(session, 4))
    value["moves"][0].setdefault("chance", [])
    return value


def saved(session: Session, moves: int) -> str:
    rng = random.Random(6)
    for _ in range(moves):
        if session.is_over:
            break
        session.submit(by_kind(EUROPE.legal_actions(session.state), rng))
    return write_log(session.log())


def fault_of(path: Path) -> LogError | None:
    """The error of loading a file, None when it loads. Anything else that is raised fails the test."""
    begin = process_time()
    found = None
    try:
        load(path, rules_for)
    except LogError as error:
        found = error
    assert process_time() - begin < LONGEST
    if found:
        assert found.fault.file == path.name
        assert found.fault.what
        assert len(str(found).encode()) < 4000
    return found


def refused(tmp_path: Path, content: str | bytes | Any) -> LogError:
    """The error of a file with this content."""
    path = tmp_path / "game.json"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    error = fault_of(path)
    assert error is not None, "this was loaded"
    return error


def changed(value: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**copy.deepcopy(value), **fields}


# --- files that are no files, and texts that are no JSON --------------------------------------------


def test_the_real_saves_load(tmp_path: Path, text: str, small: dict[str, Any]) -> None:
    for name, content in (("a.json", text), ("b.json", json.dumps(small))):
        (tmp_path / name).write_text(content, encoding="utf-8")
        assert fault_of(tmp_path / name) is None


def test_a_missing_file_a_folder_and_a_pipe(tmp_path: Path) -> None:
    assert "missing" in str(fault_of(tmp_path / "no.json"))
    assert "missing" in str(fault_of(tmp_path / "no" / "no.json"))
    assert "something else" in str(fault_of(tmp_path))
    os.mkfifo(tmp_path / "pipe")
    assert "something else" in str(fault_of(tmp_path / "pipe"))
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert fault_of(tmp_path / "loop")
    assert fault_of(tmp_path / ("x" * 300))
    assert fault_of(tmp_path / "nul\0byte")


def test_a_file_that_may_not_be_read(tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "game.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(Path, "read_bytes", denied)
    assert "Permission denied" in str(fault_of(tmp_path / "game.json"))


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    begin = process_time()
    assert "larger than" in str(fault_of(path))
    assert process_time() - begin < 0.1
    path.write_text("[" + "1," * 2_500_000 + "1]", encoding="utf-8")
    assert fault_of(path)


BYTES = {
    "empty": b"",
    "blank": b" \n\t ",
    "nul": b"\0" * 1000,
    "garbage": bytes(range(256)) * 10,
    "utf-16": '{"format": "ttr_nb game"}'.encode("utf-16"),
    "utf-32": '{"format": "ttr_nb game"}'.encode("utf-32"),
    "latin-1": '{"format": "Zoë"}'.encode("latin-1"),
    "half a character": b'{"format": "\xe2\x82"}',
    "surrogate in utf-8": b'{"format": "\xed\xa0\x80"}',
    "overlong": b'{"format": "\xc0\xaf"}',
    "pickle": b"\x80\x04\x8c\x05posix\x94\x8c\x06system\x94\x93\x94\x8c\x0ctouch hacked\x94\x85\x94R\x94.",
    "zip": b"PK\x03\x04" + b"\0" * 100,
    "python": b"__import__('os').system('touch hacked')",
    "only a mark": b"\xef\xbb\xbf",
}


@pytest.mark.parametrize("name", BYTES)
def test_bytes_that_are_no_game(tmp_path: Path, name: str) -> None:
    assert refused(tmp_path, BYTES[name])
    assert not Path("hacked").exists()


TEXTS = {
    "deep lists": "[" * 100_000,
    "deep lists closed": "[" * 50_000 + "]" * 50_000,
    "deep objects": '{"a":' * 100_000,
    "deep inside": '{"format": "ttr_nb game", "arranged": ' + "[" * 5000 + "]" * 5000 + "}",
    "a number": "7",
    "a text": '"ttr_nb game"',
    "null": "null",
    "true": "true",
    "a list": "[]",
    "an empty object": "{}",
    "a comment": '{"format": 1 /* hm */}',
    "a comma too many": '{"format": "ttr_nb game",}',
    "two values": "{} {}",
    "single quotes": "{'format': 'ttr_nb game'}",
    "a control sign": '{"format": "\x01"}',
    "open text": '{"format": "' + "x" * 1_000_000,
    "backslashes": '{"format": "' + "\\" * 1_000_000,
    "many quotes": '"' * 1_000_000,
    "many numbers": "[" + "1," * 1_000_000 + "1]",
    "many minus": "-" * 1_000_000,
    "digits": "1" * 1_000_000,
    "exponent": "1e" + "9" * 1_000_000,
    "many names": "{" + ",".join(f'"{n}":0' for n in range(200_000)) + "}",
}


@pytest.mark.parametrize("name", TEXTS)
def test_texts_that_are_no_game(tmp_path: Path, name: str) -> None:
    assert refused(tmp_path, TEXTS[name])


def test_depth_is_counted_and_not_left_to_the_interpreter(tmp_path: Path) -> None:
    for deep in (65, 100, 900):
        error = refused(tmp_path, "[" * deep + "]" * deep)
        assert "deeper" in str(error)
        assert error.fault.place == "line 1, column 65"


def test_truncated_anywhere(tmp_path: Path, text: str) -> None:
    """Only what cuts off nothing but the last line break is still a game."""
    data = text.encode()
    for length in [*range(0, len(data) - 2, len(data) // 150), len(data) - 3, len(data) - 2]:
        assert refused(tmp_path, data[:length]).fault.place or length == 0


# --- JSON that is not strict, or not a log ----------------------------------------------------------


NOT_STRICT = {
    "NaN": ('"seed": 4', '"seed": NaN'),
    "infinity": ('"seed": 4', '"seed": -Infinity'),
    "too large": ('"seed": 4', '"seed": 1e999'),
    "too long": ('"seed": 4', '"seed": ' + "9" * 101),
    "a fraction": ('"seed": 4', '"seed": 4.0'),
    "an exponent": ('"seed": 4', '"seed": 4e0'),
    "a leading zero": ('"seed": 4', '"seed": 04'),
    "a plus": ('"seed": 4', '"seed": +4'),
    "hexadecimal": ('"seed": 4', '"seed": 0x4'),
    "a name twice": ('"seed": 4', '"seed": 4, "seed": 4'),
    "a name twice, escaped": ('"seed": 4', '"seed": 4, "s\\u0065ed": 4'),
    "a lone surrogate": ('"Ana"', '"\\ud83d"'),
    "a lone low surrogate": ('"Ana"', '"An\\udc00a"'),
    "a surrogate in a name": ('"seed": 4', '"seed": 4, "\\ud83d": 4'),
    "a future version": ('"version": 1', '"version": 2'),
    "version 0": ('"version": 1', '"version": 0'),
    "version true": ('"version": 1', '"version": true'),
    "another format": ('"ttr_nb game"', '"ttr_nb scenario"'),
    "other rules": ('"rules": 1', '"rules": 2'),
    "another game": ('"game": "europe"', '"game": "atlantis"'),
    "a path as game": ('"game": "europe"', '"game": "../../etc/passwd"'),
    "another board": ('"game": "europe"', '"game": "usa"'),
    "rigged": ('"rigged": false', '"rigged": true'),
    "an unknown field": ('"seed": 4', '"seed": 4, "hidden": 1'),
    "a player too many": ('"Ana"', '"Ana", "Cem"'),
    "a player too few": ('"Ana", ', ""),
}


@pytest.mark.parametrize("name", NOT_STRICT)
def test_one_thing_wrong(tmp_path: Path, text: str, name: str) -> None:
    old, new = NOT_STRICT[name]
    assert text.count(old) >= 1
    error = refused(tmp_path, text.replace(old, new, 1))
    named = "the name 'seed'" in str(error) or "the field 'hidden'" in str(error)
    assert error.fault.place or named, f"no place: {error}"


def test_nobody_at_the_table_or_thousands(tmp_path: Path, small: dict[str, Any]) -> None:
    for players in ([], ["Ana"], ["x"] * 6, [f"p{n}" for n in range(15_000)]):
        assert refused(tmp_path, changed(small, players=players))


NAMES = ("<script>alert(1)</script>", '<img src=x onerror="alert(1)">', "&lt;", "{0}", "%s%n", "$(id)", "';--")


@pytest.mark.parametrize("name", NAMES)
def test_names_are_only_names(tmp_path: Path, text: str, name: str) -> None:
    """Such a name is kept letter by letter, or refused; escaping it is the business of whoever shows it."""
    path = tmp_path / "game.json"
    path.write_text(text.replace('"Ana"', json.dumps(name), 1), encoding="utf-8")
    if fault_of(path) is None:
        assert load(path, rules_for).players == (name, "Ben")


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every part of a JSON value, itself included."""
    yield path
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(part, (*path, key))


def put_at(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A copy with another part at a path."""
    if not path:
        return new
    changed_copy = copy.copy(value)
    changed_copy[path[0]] = put_at(value[path[0]], path[1:], new)
    return changed_copy


OTHER_TYPES = (None, True, 0, -1, 7, 10**50, 1.5, "", "red", "0", [], ["red"], {}, {"0": 1}, [[]], {"of": ""})


def test_every_part_as_every_other_type(tmp_path: Path, small: dict[str, Any]) -> None:
    """Whatever still loads is a game of the same rules that can be saved: seeds, names and such may change."""
    path = tmp_path / "game.json"
    tried = loaded = 0
    rng = random.Random(1)
    paths = list(leaves(small))
    long_lists = [p for p in paths if "came" in p and isinstance(p[-1], int)]
    for place in [p for p in paths if p not in long_lists] + rng.sample(long_lists, 30):
        for new in OTHER_TYPES:
            path.write_text(json.dumps(put_at(small, place, new)), encoding="utf-8")
            tried += 1
            if fault_of(path) is None:
                loaded += 1
                part = part_at(small, place)
                harmless = place[:1] in (("seed",), ("players",), ("arranged",)) or place == ("moves",)
                assert type(part) is type(new), f"{place} = {new!r} was loaded"
                assert harmless or part == new, f"{place} = {new!r} was loaded"
    assert tried > 1000
    assert loaded < tried / 20


def part_at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def test_every_field_left_out_or_added(tmp_path: Path, small: dict[str, Any]) -> None:
    for place in leaves(small):
        part = part_at(small, place)
        if not isinstance(part, dict) or (place and place[0] == "arranged"):
            continue
        assert "unknown" in str(refused(tmp_path, put_at(small, place, {**part, "extra": 1})))
        for name in part:
            if name != "chance":
                error = refused(tmp_path, put_at(small, place, {k: v for k, v in part.items() if k != name}))
                assert "missing" in str(error)


# --- logs that tell what cannot have been -----------------------------------------------------------


MOVES: dict[str, Callable[[dict[str, Any]], None]] = {
    "wrong seat": lambda m: m.update(seat=(m["seat"] + 1) % 2),
    "no such seat": lambda m: m.update(seat=9),
    "negative seat": lambda m: m.update(seat=-1),
    "huge seat": lambda m: m.update(seat=10**40),
    "unreadable": lambda m: m.update(do="juggle"),
    "nothing": lambda m: m.update(do=""),
    "code": lambda m: m.update(do="__import__('os').system('touch hacked')"),
    "long": lambda m: m.update(do="claim " + "x" * 500_000 + " with 1 red"),
    "long names": lambda m: m.update(do="keep " + ",".join(["brest"] * 300)),
    "long cards": lambda m: m.update(do="pay " + "1 red " * 80_000),
    "many cards": lambda m: m.update(do="claim brest-dieppe with 999 red"),
    "other spelling": lambda m: m.update(do=m["do"].upper()),
    "more blanks": lambda m: m.update(do=m["do"] + " "),
    "not possible": lambda m: m.update(do="pass"),
    "line breaks": lambda m: m.update(do=m["do"] + "\n\n"),
    "a result too many": lambda m: m.update(chance=[{"of": "reshuffle", "came": ["red"]}]),
}


@pytest.mark.parametrize("name", MOVES)
def test_a_move_that_cannot_have_been(tmp_path: Path, text: str, name: str) -> None:
    value = json.loads(text)
    number = next(n for n, move in enumerate(value["moves"]) if n > 20 and "chance" not in move)
    MOVES[name](value["moves"][number])
    error = refused(tmp_path, value)
    assert error.fault.place.startswith(f"moves[{number}]")
    assert not Path("hacked").exists()


def test_chance_that_does_not_fit(tmp_path: Path) -> None:
    value = json.loads(saved(Session.start(EUROPE, ("Ana", "Ben"), 4), 1000))
    shuffled = next(n for n, move in enumerate(value["moves"]) if "chance" in move)
    for spoil in (list.clear, list.pop, lambda came: came.append("red"), lambda came: came.__setitem__(0, "pink")):
        for where in ("opening", "moves"):
            spoiled = copy.deepcopy(value)
            outcomes = spoiled["opening"] if where == "opening" else spoiled["moves"][shuffled]["chance"]
            spoil(outcomes[-1]["came"])
            place = refused(tmp_path, spoiled).fault.place
            assert place.startswith("opening" if where == "opening" else f"moves[{shuffled}]")
    del value["moves"][shuffled]["chance"]
    assert f"moves[{shuffled}]" in str(refused(tmp_path, value))


def test_moves_left_out_twice_or_in_another_order(tmp_path: Path, text: str) -> None:
    value = json.loads(text)
    moves = value["moves"]
    for spoiled in (moves[1:], [moves[0], *moves], moves[::-1], moves[:10] + moves[12:], moves + moves):
        assert refused(tmp_path, {**value, "moves": spoiled}).fault.place.startswith("moves[")


def test_moves_after_the_end(tmp_path: Path) -> None:
    value = json.loads(saved(Session.start(EUROPE, ("Ana", "Ben"), 8), 1000))
    value["moves"].append({"seat": 0, "do": "draw card"})
    assert "EU-END-1" in str(refused(tmp_path, value))


# --- anything at all --------------------------------------------------------------------------------


ACCIDENTS = 2500


def mutated(data: bytes, rng: random.Random) -> bytes:
    """One small accident: a byte changed, lost, doubled, a piece moved or repeated."""
    place, other = rng.randrange(len(data)), rng.randrange(len(data))
    first, last = sorted((place, other))
    last = min(last, first + 40)
    return rng.choice(
        (
            lambda: data[:place] + bytes([rng.randrange(256)]) + data[place + 1 :],
            lambda: data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :],
            lambda: data[:place] + rng.choice(b'{}[]",:019-.eE\\ntfu'.decode()).encode() + data[place + 1 :],
            lambda: data[:place] + data[place + 1 :],
            lambda: data[:place] + data[place : place + 1] + data[place:],
            lambda: data[:first] + data[last:],
            lambda: data[:last] + data[first:last] + data[last:],
        )
    )()


def test_thousands_of_small_accidents(tmp_path: Path) -> None:
    """Only a `LogError`, or a game; and what loads can be saved and loads again."""
    data = saved(Session.start(EUROPE, ("Ana", "Ben"), 4), 15).encode()
    rng = random.Random(2)
    path = tmp_path / "game.json"
    refusals = 0
    for _ in range(ACCIDENTS):
        path.write_bytes(mutated(data, rng))
        if fault_of(path):
            refusals += 1
        else:
            game = load(path, rules_for)
            game.save(tmp_path / "again.json")
            assert load(tmp_path / "again.json", rules_for).log() == game.log()
    assert 0.7 * ACCIDENTS < refusals < ACCIDENTS
