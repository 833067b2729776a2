"""One file under inspection, and the words of its faults. Knows no format.

Reading never stops at the first fault: it is noted, something harmless stands in for the value, and reading goes on.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from ttr_nb.core.errors import Fault
from ttr_nb.core.text_files import TextFault, read_text

LARGEST_FILE = 5_000_000
"""Bytes. The largest file we ship has thirty thousand."""

LARGEST = 999_999
"""No number on a board is larger."""

LONGEST_QUOTE = 60
"""Characters of a wrong value that a fault repeats."""

MOST_OPTIONS = 200
"""Names among which a hint looks for a close one."""


@dataclass(frozen=True, slots=True)
class Inspection:
    """A file, the name it goes by in messages, and the list its faults are added to."""

    path: Path
    label: str
    faults: list[Fault]

    def fault(self, place: str, what: str) -> None:
        """Note a fault and go on."""
        self.faults.append(Fault(self.label, place, what))

    def text(self) -> str | None:
        """The file's text; None, and a fault, if it cannot be read."""
        try:
            return read_text(self.path, LARGEST_FILE)
        except TextFault as fault:
            self.fault(fault.place, fault.what)
            return None


def quoted(value: object) -> str:
    """A wrong value as a fault repeats it: in quotes, and not at any length.

    >>> quoted("two"), len(quoted("two" * 1000))
    ("'two'", 63)
    """
    try:
        text = repr(value[: LONGEST_QUOTE + 1] if isinstance(value, str) else value)
    except ValueError:  # Python refuses to write out a number of thousands of digits
        return "a number too large to print"
    return text if len(text) <= LONGEST_QUOTE + 2 else f"{text[:LONGEST_QUOTE]}..."


def hint(text: str, options: Collection[str]) -> str:
    """What the author may have meant, ready to follow a message; empty if nothing is close.

    >>> hint("grey", ["gray", "green", "red"])
    "; did you mean 'gray'?"
    >>> hint("zebra", ["gray", "green", "red"])
    ''
    """
    if len(text) > LONGEST_QUOTE or len(options) > MOST_OPTIONS:
        return ""  # comparing would take long, and help little
    close = get_close_matches(text, options, n=1, cutoff=0.7)
    return f"; did you mean {close[0]!r}?" if close else ""
