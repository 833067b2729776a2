"""What players do in more than one of the games. `str` of each is its notation."""

from __future__ import annotations

import operator
from dataclasses import dataclass

from ttr_nb.core.errors import NotationError


def named(value: object) -> str:
    """The same name, if it can be one at all."""
    if isinstance(value, str):
        return value
    raise NotationError(str(value), "is not a name")


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Take a face-up card."""

    card: str

    def __post_init__(self) -> None:
        named(self.card)

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Draw the top of the deck, blind."""

    def __str__(self) -> str:
        return "draw card"


@dataclass(frozen=True, slots=True)
class DrawTickets:
    """Draw tickets to choose from."""

    def __str__(self) -> str:
        return "draw tickets"


@dataclass(frozen=True, slots=True)
class KeepTickets:
    """Keep these of the tickets on offer; the others go back. The order of naming does not matter."""

    tickets: tuple[str, ...]

    def __post_init__(self) -> None:
        if _is_sorted(self.tickets):
            return
        if not isinstance(self.tickets, tuple | list | set | frozenset):
            raise NotationError(str(self.tickets), "is not a choice of tickets")
        object.__setattr__(self, "tickets", tuple(sorted({named(ticket) for ticket in self.tickets})))

    def __str__(self) -> str:
        return f"keep {', '.join(self.tickets) or 'nothing'}"


_blank, _name = object.__new__, KeepTickets.__dict__["tickets"].__set__


def keep_in_order(tickets: tuple[str, ...]) -> KeepTickets:
    """Keep tickets that are known to be named in order, each once. A menu lists dozens of answers: no need to look."""
    answer = _blank(KeepTickets)
    _name(answer, tickets)
    return answer


def _is_sorted(tickets: object) -> bool:
    """Whether tickets are named as they should be, each once and in order."""
    try:
        return type(tickets) is tuple and all(map(operator.lt, ("", *tickets), tickets))
    except TypeError:
        return False


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing can be done."""

    def __str__(self) -> str:
        return "pass"
