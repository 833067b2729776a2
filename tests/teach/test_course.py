"""The learner's own copy of the course: what they did is never written over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ttr_nb.core.errors import TtrError
from ttr_nb.teach.course import FIRST_NOTEBOOK, LIST, copy_course, find_course


@pytest.fixture
def course(tmp_path: Path) -> Path:
    folder = tmp_path / "course"
    folder.mkdir()
    for name in (FIRST_NOTEBOOK, "01_next.ipynb"):
        (folder / name).write_text(f"{name} as printed", encoding="utf-8")
    return folder


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "own" / "folder"


def written(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ipynb"))}


def test_the_course_of_the_checkout_is_found() -> None:
    found = find_course()
    assert found is not None
    assert (found / FIRST_NOTEBOOK).is_file()


def test_the_first_time_everything_is_copied(course: Path, own: Path) -> None:
    assert copy_course(course, own).new == (FIRST_NOTEBOOK, "01_next.ipynb")
    assert written(own) == written(course)


def test_what_the_learner_did_stays(course: Path, own: Path) -> None:
    copy_course(course, own)
    (own / FIRST_NOTEBOOK).write_text("my work", encoding="utf-8")
    (own / "diary.ipynb").write_text("my own", encoding="utf-8")
    assert copy_course(course, own) == ((), (), ())
    assert written(own)[FIRST_NOTEBOOK] == "my work"
    assert written(own)["diary.ipynb"] == "my own"


def test_what_was_not_touched_is_brought_up_to_date(course: Path, own: Path) -> None:
    copy_course(course, own)
    (course / FIRST_NOTEBOOK).write_text("a better one", encoding="utf-8")
    assert copy_course(course, own).updated == (FIRST_NOTEBOOK,)
    assert written(own) == written(course)


def test_a_newer_notebook_goes_beside_the_learners_work_once(course: Path, own: Path) -> None:
    copy_course(course, own)
    (own / FIRST_NOTEBOOK).write_text("my work", encoding="utf-8")
    (course / FIRST_NOTEBOOK).write_text("a better one", encoding="utf-8")
    assert copy_course(course, own).beside == ("00_start_2.ipynb",)
    assert written(own)[FIRST_NOTEBOOK] == "my work"
    assert written(own)["00_start_2.ipynb"] == "a better one"
    assert copy_course(course, own) == ((), (), ())


def test_a_notebook_thrown_away_comes_again(course: Path, own: Path) -> None:
    copy_course(course, own)
    (own / FIRST_NOTEBOOK).unlink()
    assert copy_course(course, own).new == (FIRST_NOTEBOOK,)


@pytest.mark.parametrize("list_", ["", "{", "[]", json.dumps({FIRST_NOTEBOOK: 3}), "\x00"])
def test_with_a_damaged_list_all_counts_as_the_learners_work(course: Path, own: Path, list_: str) -> None:
    copy_course(course, own)
    (own / FIRST_NOTEBOOK).write_text("my work", encoding="utf-8")
    (own / LIST).write_text(list_, encoding="utf-8")
    assert copy_course(course, own).beside == ("00_start_2.ipynb",)
    assert written(own)[FIRST_NOTEBOOK] == "my work"
    assert "01_next_2.ipynb" not in written(own), "what is the same needs no second copy"


def test_a_folder_that_cannot_be_says_why(course: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TtrError, match="cannot be copied"):
        copy_course(course, tmp_path / "file" / "below")
