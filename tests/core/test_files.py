"""Saving is all or nothing: a full disk, a failure at any step and a kill leave the previous file whole."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ttr_nb.core.files import write_atomically

ROOT = Path(__file__).resolve().parents[2]
OLD = "the previous game\n"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "friday.json"
    file.write_text(OLD, encoding="utf-8")
    return file


def full(*_: object, **__: object) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


def only(file: Path) -> bool:
    """Whether nothing else lies beside the file."""
    return list(file.parent.iterdir()) == [file]


def test_a_file_is_written_and_written_over(tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    for text in ("first\n", "ț ł è 🚂\r\nsecond\n", ""):
        write_atomically(file, text)
        assert file.read_bytes() == text.encode()
        assert only(file)


@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace", "pathlib.Path.chmod", "tempfile.mkstemp"])
def test_a_full_disk_leaves_the_previous_file_and_no_litter(
    saved: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    monkeypatch.setattr(step, full)
    with pytest.raises(OSError, match="No space left") as caught:
        write_atomically(saved, "the new game\n")
    monkeypatch.undo()
    assert caught.value.errno == errno.ENOSPC
    assert saved.read_text(encoding="utf-8") == OLD
    assert only(saved)


def test_a_disk_that_fills_up_in_the_middle_of_writing(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The write itself fails after a part: a file size limit does what a full disk does."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, before[1]))
        with pytest.raises(OSError, match="File too large"):
            write_atomically(saved, "x" * 1_000_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)
    assert saved.read_text(encoding="utf-8") == OLD
    assert only(saved)


def test_an_interrupt_leaves_the_previous_file_and_no_litter(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(saved, "the new game\n")
    assert saved.read_text(encoding="utf-8") == OLD
    assert only(saved)


def test_text_that_no_file_can_hold_changes_nothing(saved: Path) -> None:
    with pytest.raises(UnicodeEncodeError):
        write_atomically(saved, "half a character: \ud83d")
    assert saved.read_text(encoding="utf-8") == OLD
    assert only(saved)


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o444, 0o755])
def test_permissions_are_kept(saved: Path, mode: int) -> None:
    saved.chmod(mode)
    write_atomically(saved, "the new game\n")
    assert saved.stat().st_mode & 0o777 == mode


@pytest.mark.parametrize("mask", [0o022, 0o077, 0o002])
def test_a_new_file_has_the_permissions_of_any_new_file(tmp_path: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        write_atomically(tmp_path / "new.json", "x")
        (tmp_path / "plain.json").write_text("x", encoding="utf-8")
        assert os.umask(mask) == mask, "the mask itself is as it was"
    finally:
        os.umask(before)
    assert (tmp_path / "new.json").stat().st_mode == (tmp_path / "plain.json").stat().st_mode


def test_a_folder_that_is_not_there_is_an_error_and_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_atomically(tmp_path / "no" / "game.json", "x")
    assert list(tmp_path.iterdir()) == []


SAVE_FOR_EVER = """
import sys
from pathlib import Path
from ttr_nb.core.files import write_atomically
texts = [letter * 400_000 + "\\n" for letter in "ab"]
print("ready", flush=True)
while True:
    for text in texts:
        write_atomically(Path(sys.argv[1]), text)
"""

SAVE_AND_STOP_IN_THE_MIDDLE = """
import os, sys, time
from pathlib import Path
from ttr_nb.core.files import write_atomically
def wait(descriptor):
    print("ready", flush=True)
    time.sleep(60)
os.fsync = wait
write_atomically(Path(sys.argv[1]), "x" * 400_000)
"""


def kill_while(script: str, file: Path, pause: Callable[[], None]) -> None:
    """Run a script that saves, and kill it without mercy."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen([sys.executable, "-c", script, str(file)], stdout=subprocess.PIPE, env=environment)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        pause()
    finally:
        process.kill()
        process.wait()
        if process.stdout:
            process.stdout.close()
    assert process.returncode == -signal.SIGKILL


def test_a_kill_in_the_middle_of_saving_leaves_the_previous_file(saved: Path) -> None:
    kill_while(SAVE_AND_STOP_IN_THE_MIDDLE, saved, lambda: None)
    assert saved.read_text(encoding="utf-8") == OLD


@pytest.mark.parametrize("wait", [0.005, 0.02, 0.041, 0.063])
def test_a_kill_at_any_moment_leaves_a_whole_file(saved: Path, wait: float) -> None:
    kill_while(SAVE_FOR_EVER, saved, lambda: time.sleep(wait))
    text = saved.read_text(encoding="utf-8")
    assert text == OLD or (len(text) == 400_001 and len(set(text)) == 2 and text[-1] == "\n")
