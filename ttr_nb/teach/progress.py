"""What a learner has done so far, in one file of their own. Knows no lesson and no kata, only kinds and ids.

The file is the truth: it is read again whenever another kernel has written it, and every change is made to what stands
there now, so that two notebooks never undo each other's marks. A file that cannot be read is set aside under another
name, never lost; where nothing can be written, what is done is kept for this session.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic, sleep, time
from typing import TypeAlias
from weakref import WeakMethod

from ttr_nb.core.errors import TtrError
from ttr_nb.core.files import write_atomically
from ttr_nb.core.strict_json import JsonFault, load_strict

PREDICTION, TRY, CHECK, KATA = KINDS = ("prediction", "try", "check", "kata")
"""What can be done: a prediction locked in, a try whose goal was reached, a check passed, a kata passed."""

HOME = "TTR_NB_HOME"
"""The environment variable that names another folder for the file."""

FILE = "progress.json"
FORMAT = "ttr_nb progress"
VERSION = 1
LARGEST = 1_000_000
"""Bytes. The whole course takes a hundredth of this."""

PATIENCE = 2.0
"""Seconds to wait for another kernel that is writing; a lock older than this was left behind."""

UNSEEN = ""
"""The prediction of somebody who looked at the answer first."""

ID = re.compile(r"[a-z0-9_-]+(/[a-z0-9_-]+)*")
LONGEST = 200
"""Characters of an id or a prediction."""

Value: TypeAlias = "int | str | bool"
Marks: TypeAlias = dict[str, dict[str, Value]]


class Progress:
    """The marks in one file. Ids are of small letters, digits, `-` and `_`, with `/` between parts.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     mine = Progress(Path(folder) / "progress.json")
    ...     mine.mark("kata", "tunnel-extra")
    ...     mine.mark("prediction", "tunnels/surcharge", 2)
    ...     mine.mark("prediction", "tunnels/surcharge", 3)    # locked: the first stays
    ...     again = Progress(mine.path)
    ...     again.done("kata", "tunnel-extra"), again.done("try", "tunnels/surcharge")
    ...     again.prediction("tunnels/surcharge")
    (True, False)
    2
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.set_aside: Path | None = None
        """Where a damaged file was put, if there was one."""
        self.is_saved = True
        """Whether the last change could be written."""
        self._marks: Marks = _nothing()
        self._seen: object = None
        self._listeners: list[WeakMethod[Callable[[], object]]] = []

    def mark(self, kind: str, id: str, value: int | str | None = None) -> None:
        """Note that something is done. A prediction has a value, which is locked: a second one changes nothing."""
        checked, kept = _kind(kind), _id(id)
        if (kind == PREDICTION) != (value is not None):
            raise TtrError(f"a prediction has a value and nothing else has one; here {kind} {id!r} has {value!r}")
        if value is not None and not _is_prediction(value):
            raise TtrError(f"a prediction is a whole number or a short text, not {str(value)[:60]!r}")
        self._change(lambda marks: marks[checked].setdefault(kept, True if value is None else value))

    def done(self, kind: str, id: str) -> bool:
        """Whether something is done. Looking at the answer first is not a prediction."""
        return self._now()[_kind(kind)].get(id, UNSEEN) != UNSEEN

    def prediction(self, id: str) -> int | str | None:
        """What was predicted; "" where the answer was looked at first, None where nothing is locked."""
        return self._now()[PREDICTION].get(id)

    def ids(self, kind: str) -> tuple[str, ...]:
        """Everything of a kind that is done."""
        return tuple(sorted(id for id in self._now()[_kind(kind)] if self.done(kind, id)))

    def forget(self, id: str) -> None:
        """Start over with a thing and all that is below it: its marks of every kind."""
        wanted = _id(id)

        def drop(marks: Marks) -> None:
            for kept in marks.values():
                for each in [each for each in kept if each == wanted or each.startswith(f"{wanted}/")]:
                    del kept[each]

        self._change(drop)

    def subscribe(self, listener: Callable[[], object]) -> None:
        """Call a method after every change made here, as long as somebody holds its object."""
        self._listeners.append(WeakMethod(listener))

    # --- the file --------------------------------------------------------------------------------

    def _now(self) -> Marks:
        """The marks as they stand in the file, read again when it is another than the last one seen."""
        if not self.is_saved:
            return self._marks
        try:
            if _stamp(self.path) != self._seen:
                self._marks, self._seen = self._read()
        except OSError:
            self.is_saved = False
        return self._marks

    def _change(self, change: Callable[[Marks], object]) -> None:
        """Make a change to what stands in the file now, and write it; or keep it here, where that cannot be."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with _alone(self.path):
                standing, _ = self._read_alone()
                marks = _joined(standing, _nothing() if self.is_saved else self._marks)
                change(marks)
                write_atomically(self.path, _written(marks))
                self._marks, self._seen, self.is_saved = marks, _stamp(self.path), True
        except OSError:
            change(self._now())
            self.is_saved = False
        self._listeners = [listener for listener in self._listeners if listener() is not None]
        for listener in tuple(self._listeners):
            if (call := listener()) is not None:
                call()

    def _read(self) -> tuple[Marks, object]:
        """What stands in the file, and which version of it that is."""
        try:
            return self._standing()
        except JsonFault:
            with _alone(self.path):
                return self._read_alone()

    def _read_alone(self) -> tuple[Marks, object]:
        """The same, while nobody else writes. What cannot be read is set aside, and the course begins anew."""
        try:
            return self._standing()
        except JsonFault:
            self._put_aside()
            return _nothing(), None

    def _standing(self) -> tuple[Marks, object]:
        """The marks in the file, if there is one and it can be read."""
        stamp = _stamp(self.path)
        return (_nothing(), None) if stamp is None else (_marks_in(load_strict(self.path, LARGEST)), stamp)

    def _put_aside(self) -> None:
        number = 1
        while (aside := self.path.with_name(f"{self.path.stem}-damaged-{number}{self.path.suffix}")).exists():
            number += 1
        self.path.rename(aside)
        self.set_aside = aside


def progress() -> Progress:
    """The learner's own: in the folder that TTR_NB_HOME names, else where this computer keeps people's data."""
    return _progress_at(home() / FILE)


def home() -> Path:
    """The folder of what is the learner's own."""
    if named := os.environ.get(HOME):
        return Path(named).expanduser()
    from platformdirs import user_data_path

    return user_data_path("ttr_nb", appauthor=False)


@cache
def _progress_at(path: Path) -> Progress:
    return Progress(path)


# --- marks as JSON ------------------------------------------------------------------------------


def _nothing() -> Marks:
    return {kind: {} for kind in KINDS}


def _joined(one: Marks, other: Marks) -> Marks:
    """The marks of both; where both predicted, what stands in the first."""
    return {kind: {**other[kind], **one[kind]} for kind in KINDS}


def _written(marks: Marks) -> str:
    value = {"format": FORMAT, "version": VERSION, **{kind: dict(sorted(marks[kind].items())) for kind in KINDS}}
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _marks_in(value: object) -> Marks:
    """The marks in what was read, strictly."""
    if not isinstance(value, dict) or value.get("format") != FORMAT or value.get("version") != VERSION:
        raise JsonFault("", "this is not a progress file of this version")
    if set(value) != {"format", "version", *KINDS}:
        raise JsonFault("", "fields are missing or unknown")
    return {kind: _kept(kind, value[kind]) for kind in KINDS}


def _kept(kind: str, value: object) -> dict[str, Value]:
    if not isinstance(value, dict):
        raise JsonFault(kind, "expected an object")
    for id, mark in value.items():
        if not _is_id(id) or not (_is_prediction(mark) if kind == PREDICTION else mark is True):
            raise JsonFault(f"{kind}.{id[:60]}", f"cannot be {str(mark)[:60]!r}")
    return dict(value)


def _is_prediction(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST and value.isprintable()
    return type(value) is int and abs(value) < 10**9


def _is_id(id: object) -> bool:
    return isinstance(id, str) and len(id) <= LONGEST and ID.fullmatch(id) is not None


def _id(id: str) -> str:
    if not _is_id(id):
        raise TtrError(f"an id is of a-z, 0-9, '-', '_' with '/' between parts, not {str(id)[:60]!r}")
    return id


def _kind(kind: str) -> str:
    if kind not in KINDS:
        raise TtrError(f"there is no kind {str(kind)[:60]!r} of progress; there is {', '.join(KINDS)}")
    return kind


# --- one writer at a time -----------------------------------------------------------------------


def _stamp(path: Path) -> object:
    """What tells one version of a file from another."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Keep other kernels waiting. A file that only one can make is a lock on every system, a shared folder's too."""
    lock = path.with_name(f"{path.name}.lock")
    start = monotonic()
    while True:
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            break
        except FileExistsError:
            if _age(lock) > PATIENCE or monotonic() - start > 2 * PATIENCE:
                lock.unlink(missing_ok=True)  # whoever made it is gone
            else:
                sleep(0.01)
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


def _age(lock: Path) -> float:
    """How old a lock is, in seconds; 0 when it is gone."""
    try:
        return time() - lock.stat().st_mtime
    except OSError:
        return 0.0
