"""A learner's progress: it survives restarts, other kernels, damaged and hostile files, and a full or locked disk."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ttr_nb.core.errors import TtrError
from ttr_nb.teach import progress as module
from ttr_nb.teach.progress import FILE, HOME, KINDS, UNSEEN, Progress, progress


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "down" / FILE


def test_it_survives_a_restart(path: Path) -> None:
    first = Progress(path)
    first.mark("prediction", "tunnels/surcharge", 2)
    first.mark("prediction", "tunnels/why", "EU-TUNNEL-4")
    first.mark("try", "tunnels/surcharge")
    first.mark("check", "tunnels/surcharge")
    first.mark("kata", "tunnel-extra")
    again = Progress(path)
    assert again.prediction("tunnels/surcharge") == 2
    assert again.prediction("tunnels/why") == "EU-TUNNEL-4"
    assert again.prediction("tunnels/never") is None
    assert [again.ids(kind) for kind in KINDS] == [
        ("tunnels/surcharge", "tunnels/why"),
        ("tunnels/surcharge",),
        ("tunnels/surcharge",),
        ("tunnel-extra",),
    ]
    assert not again.done("kata", "tunnels/surcharge")


def test_a_prediction_is_locked(path: Path) -> None:
    mine = Progress(path)
    mine.mark("prediction", "a", 0)
    mine.mark("prediction", "a", 5)
    Progress(path).mark("prediction", "a", 7)
    assert mine.prediction("a") == 0
    assert mine.done("prediction", "a")


def test_who_looked_first_has_not_predicted_and_cannot_any_more(path: Path) -> None:
    mine = Progress(path)
    mine.mark("prediction", "a", UNSEEN)
    mine.mark("prediction", "a", 2)
    assert mine.prediction("a") == UNSEEN
    assert not mine.done("prediction", "a")
    assert mine.ids("prediction") == ()


def test_two_kernels_see_each_other_and_undo_nothing(path: Path) -> None:
    one, other = Progress(path), Progress(path)
    assert not one.done("kata", "b")
    other.mark("kata", "b")
    one.mark("kata", "a")
    assert one.done("kata", "b")
    assert other.done("kata", "a")
    assert Progress(path).ids("kata") == ("a", "b")


def test_writers_at_the_same_time_lose_nothing(path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from ttr_nb.teach.progress import Progress\n"
        "mine = Progress(Path(sys.argv[1]))\n"
        "for n in range(15): mine.mark('kata', f'{sys.argv[2]}-{n}')"
    )
    writers = [subprocess.Popen([sys.executable, "-c", code, str(path), name]) for name in ("a", "b", "c")]
    assert [writer.wait(60) for writer in writers] == [0, 0, 0]
    assert len(Progress(path).ids("kata")) == 45
    assert os.listdir(path.parent) == [FILE]


def test_a_lock_left_behind_is_broken(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    path.parent.mkdir(parents=True)
    lock = path.with_name(f"{FILE}.lock")
    lock.write_text("")
    Progress(path).mark("kata", "a")
    assert Progress(path).done("kata", "a")
    assert not lock.exists()


def test_starting_over_forgets_a_thing_and_what_is_below_it(path: Path) -> None:
    mine = Progress(path)
    for id in ("tunnels/a", "tunnels/b", "tunnels-two/a"):
        mine.mark("check", id)
    mine.mark("prediction", "tunnels/a", 1)
    mine.forget("tunnels")
    assert mine.ids("check") == ("tunnels-two/a",)
    assert mine.prediction("tunnels/a") is None


GOOD = {"format": "ttr_nb progress", "version": 1, "prediction": {}, "try": {}, "check": {}, "kata": {"a": True}}

HOSTILE = [
    "",
    "{",
    "null",
    "[]",
    '"progress"',
    "\x00\x01",
    '{"kata": NaN}',
    "[" * 100_000,
    json.dumps(GOOD | {"version": 2}),
    json.dumps(GOOD | {"format": "ttr_nb game"}),
    json.dumps(GOOD | {"more": {}}),
    json.dumps({name: value for name, value in GOOD.items() if name != "try"}),
    json.dumps(GOOD | {"kata": ["a"]}),
    json.dumps(GOOD | {"kata": {"a": 1}}),
    json.dumps(GOOD | {"kata": {"a": False}}),
    json.dumps(GOOD | {"kata": {"../../etc": True}}),
    json.dumps(GOOD | {"kata": {"": True}}),
    json.dumps(GOOD | {"prediction": {"a": True}}),
    json.dumps(GOOD | {"prediction": {"a": None}}),
    json.dumps(GOOD | {"prediction": {"a": 1.5}}),
    json.dumps(GOOD | {"prediction": {"a": "x" * 1000}}),
    json.dumps(GOOD | {"prediction": {"a": "<b>\n"}}),
    json.dumps(GOOD | {"prediction": {"a": 10**50}}),
    '{"kata": {}, "kata": {}}',
    " " * 1_100_000,
]


def test_the_good_file_of_these_tests_is_good(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(GOOD))
    assert Progress(path).done("kata", "a")


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_damaged_file_is_set_aside_and_kept(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(text)
    mine = Progress(path)
    assert not mine.done("kata", "a")
    assert mine.set_aside is not None
    assert mine.set_aside.read_text() == text
    mine.mark("kata", "b")
    assert Progress(path).ids("kata") == ("b",)
    assert mine.set_aside.exists()


def test_a_second_damaged_file_does_not_replace_the_first(path: Path) -> None:
    path.parent.mkdir(parents=True)
    for text in ("one", "two"):
        path.write_text(text)
        Progress(path).mark("kata", "a")
    assert {file.read_text() for file in path.parent.glob("*damaged*")} == {"one", "two"}


def test_a_file_damaged_while_we_look_is_set_aside(path: Path) -> None:
    mine = Progress(path)
    mine.mark("kata", "a")
    path.write_text("rubbish, and longer than before" * 20)
    mine.mark("kata", "b")
    assert mine.ids("kata") == ("b",)
    assert mine.set_aside is not None


def test_where_nothing_can_be_written_it_is_kept_for_the_session(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where a folder should be")
    mine = Progress(tmp_path / "home" / FILE)
    mine.mark("kata", "a")
    mine.mark("prediction", "b", 3)
    mine.mark("prediction", "b", 4)
    assert mine.done("kata", "a")
    assert mine.prediction("b") == 3
    assert not mine.is_saved
    (tmp_path / "home").unlink()
    mine.mark("kata", "c")
    assert mine.is_saved
    assert Progress(mine.path).ids("kata") == ("a", "c")


def test_a_damaged_file_that_cannot_be_moved_is_not_overwritten(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir(parents=True)
    path.write_text("damaged")

    def refuse(*_: object) -> None:
        raise PermissionError(1, "no")

    monkeypatch.setattr(Path, "rename", refuse)
    mine = Progress(path)
    assert not mine.done("kata", "a")
    mine.mark("kata", "a")
    assert mine.done("kata", "a")
    assert not mine.is_saved
    assert path.read_text() == "damaged"


@pytest.mark.parametrize(
    ("kind", "id", "value"),
    [
        ("exam", "a", None),
        ("kata", "A", None),
        ("kata", "a/", None),
        ("kata", "x" * 300, None),
        ("kata", "a", 1),
        ("prediction", "a", None),
        ("prediction", "a", True),
        ("prediction", "a", "x" * 300),
        ("prediction", "a", "two\nlines"),
        ("prediction", "a", 10**12),
    ],
)
def test_what_cannot_be_marked_is_said_and_changes_nothing(path: Path, kind: str, id: str, value: object) -> None:
    mine = Progress(path)
    with pytest.raises(TtrError):
        mine.mark(kind, id, value)  # type: ignore[arg-type]
    assert not path.exists()


def test_the_learners_own_is_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path / "mine"))
    progress().mark("kata", "a")
    assert (tmp_path / "mine" / FILE).exists()
    monkeypatch.setenv(HOME, str(tmp_path / "other"))
    assert not progress().done("kata", "a")
    monkeypatch.delenv(HOME)
    assert progress().path.parent.name == "ttr_nb"
