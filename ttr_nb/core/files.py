"""Writing a file so that nothing is lost: all of the new one, or all of the old."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path


def write_atomically(path: Path, text: str | bytes) -> None:
    """Write `text` to `path`; a full disk or a kill in the middle leaves the previous file whole."""
    path = Path(os.path.realpath(path))
    descriptor, name = tempfile.mkstemp(prefix=".saving-", dir=path.parent)
    part = Path(name)
    try:
        with open(descriptor, "wb") as file:
            file.write(text.encode("utf-8") if isinstance(text, str) else text)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(_mode(path))
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _mode(path: Path) -> int:
    """The permissions of the file that is replaced, or those of any new file."""
    if path.exists():
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
