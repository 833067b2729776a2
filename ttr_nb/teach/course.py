"""The learner's own copy of the course: made once, brought up to date later, never written over. Knows no notebook.

Beside the copies lies a list of what was copied, by digest. A notebook that still has its digest is as we left it and
may be replaced by a newer one; any other is the learner's work, and the newer one is put beside it.
"""

from __future__ import annotations

import json
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from ttr_nb.core.errors import TtrError
from ttr_nb.core.files import write_atomically
from ttr_nb.core.strict_json import JsonFault, load_strict

FIRST_NOTEBOOK = "00_start.ipynb"
OWN_FOLDER = "ttr_nb_course"
"""In the home folder, when the learner names no other."""

LIST = ".course.json"
LARGEST_LIST = 100_000
"""Bytes; a course of a hundred notebooks takes a tenth of it."""


class Copied(NamedTuple):
    """What was done, by file name: copied for the first time, brought up to date, put beside the learner's work."""

    new: tuple[str, ...]
    updated: tuple[str, ...]
    beside: tuple[str, ...]


def find_course() -> Path | None:
    """The folder of our notebooks: inside the installed package, or beside it in a checkout."""
    packaged = resources.files("ttr_nb") / "notebooks"
    beside = Path(__file__).resolve().parents[2] / "notebooks"
    for folder in (packaged, beside):
        if isinstance(folder, Path) and (folder / FIRST_NOTEBOOK).is_file():
            return folder
    return None


def copy_course(course: Path, folder: Path) -> Copied:
    """Copy every notebook of the course that is not there yet; of those that are, only what is ours to replace."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        copied = _read_list(folder / LIST)
        new, updated, beside = [], [], []
        for path in sorted(course.glob("*.ipynb")):
            text = path.read_text(encoding="utf-8")
            own, ours, before = folder / path.name, _digest(text), copied.get(path.name)
            theirs = _digest(own.read_text(encoding="utf-8", errors="replace")) if own.exists() else None
            copied[path.name] = ours
            if theirs is None:
                new.append(own.name)
            elif ours in (theirs, before):
                continue  # nothing newer: whatever the learner made of it stays
            elif theirs == before:
                updated.append(own.name)
            else:
                own = _free_name(folder, path.stem)
                beside.append(own.name)
            write_atomically(own, text)
        write_atomically(folder / LIST, json.dumps(copied, indent=1) + "\n")
    except OSError as error:
        raise TtrError(f"the course cannot be copied to {folder}: {error.strerror or error}") from None
    return Copied(tuple(new), tuple(updated), tuple(beside))


def _free_name(folder: Path, stem: str) -> Path:
    """A name for a newer notebook that nobody uses yet."""
    number = 2
    while (folder / f"{stem}_{number}.ipynb").exists():
        number += 1
    return folder / f"{stem}_{number}.ipynb"


def _read_list(path: Path) -> dict[str, str]:
    """What was copied before. Without a list that can be read, everything there counts as the learner's work."""
    try:
        read = load_strict(path, LARGEST_LIST)
    except (OSError, JsonFault):
        return {}
    if not isinstance(read, dict):
        return {}
    return {name: digest for name, digest in read.items() if isinstance(digest, str)}


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
