"""The ways in which things go wrong, each with its value and its place. Sentences for players live in `show`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ttr_nb.core.refusals import Refusal


TOLD = 100
"""How many faults one message lists."""


class TtrError(Exception):
    """Whatever this package raises on purpose. A notebook shows its message, not our stack."""

    def _render_traceback_(self) -> list[str]:
        return f"{type(self).__name__}: {self}".splitlines()


class Fault(NamedTuple):
    """One thing wrong in a file: which file, where in it, and what.

    >>> str(Fault("maps/toy/routes.csv", "line 3, column length", "expected a whole number, found 'two'"))
    "maps/toy/routes.csv: line 3, column length: expected a whole number, found 'two'"
    """

    file: str
    place: str
    what: str

    def __str__(self) -> str:
        return ": ".join(part for part in self if part)


class ContentError(TtrError):
    """A data file is wrong. Carries every fault found, not just the first."""

    def __init__(self, faults: list[Fault]) -> None:
        more = [f"and {len(faults) - TOLD} more"] if len(faults) > TOLD else []
        super().__init__("\n".join([*map(str, faults[:TOLD]), *more]))
        self.faults = tuple(faults)


class LogError(TtrError):
    """A saved game is wrong: which file, where, why; and where the rules say why, their reasons as values."""

    def __init__(self, file: str, place: str, what: str, refusals: tuple[Refusal, ...] = ()) -> None:
        super().__init__(str(Fault(file, place, what)))
        self.fault = Fault(file, place, what)
        self.refusals = refusals


class ChanceError(TtrError):
    """A stacked deck or a recorded roll cannot be."""


class NotationError(TtrError):
    """A text is not the notation of anything: which part of it, and why."""

    def __init__(self, text: str, why: str) -> None:
        self.text = text[:60]
        super().__init__(f"{self.text!r} {why}")


class RuleViolation(TtrError):
    """The player may not. Carries every reason of the first stage that has any; the state is as it was."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__("; ".join(map(str, refusals)))
        self.refusals = refusals
