"""Text files, read whole and with care: a size limit before reading, UTF-8 only. Knows no format."""

from __future__ import annotations

from pathlib import Path

from ttr_nb.core.errors import TtrError


class TextFault(TtrError):
    """A file cannot be read as text: where in it, and why."""

    def __init__(self, place: str, what: str) -> None:
        super().__init__(f"{place}: {what}" if place else what)
        self.place = place
        self.what = what


def read_text(path: Path, limit_bytes: int) -> str:
    """The text of a file, without its byte order mark if it has one.

    The size is looked at first, so that a huge file, a pipe or a device is refused and not read.

    >>> read_text(Path("no/such/file.csv"), limit_bytes=1000)
    Traceback (most recent call last):
        ...
    ttr_nb.core.text_files.TextFault: the file is missing
    """
    try:
        if not path.exists():
            raise TextFault("", "the file is missing")
        if not path.is_file():
            raise TextFault("", "expected a file, found something else of that name")
        if path.stat().st_size > limit_bytes:
            raise TextFault("", f"the file is larger than {limit_bytes:,} bytes")
        data = path.read_bytes()
    except OSError as error:
        raise TextFault("", f"the file cannot be read: {error.strerror}") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise TextFault(f"line {line}", "the text is not UTF-8; save the file as UTF-8") from None
