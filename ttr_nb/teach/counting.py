"""Numbers that one can read off a table or a score sheet, by the names that authors use. Knows no question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ttr_nb.content.dice import ROUTE_KINDS, SYMBOLS
from ttr_nb.content.inspection import hint
from ttr_nb.mechanics.cards import INDEX, KINDS, counted
from ttr_nb.show.position import player_columns
from ttr_nb.teach.cases import Case

TOTAL, PATH, TICKETS = "total", "path", "tickets"
"""What one can ask of a score besides its lines: the sum, the length of the longest path, how many tickets are made."""


def score(case: Case, state: Any, seat: int, line: str) -> int:
    """A line of a seat's score, as if the game ended now."""
    sheet = case.rules.score(state).seats[seat]
    numbers = {each.what: each.points for each in sheet.lines()} | {TOTAL: sheet.total}
    if hasattr(sheet, "trail"):
        numbers |= {PATH: sheet.trail.length, TICKETS: sheet.tickets_made}
    else:
        numbers |= {TICKETS: len(sheet.completed)}
    return _found(numbers, line)


def count(case: Case, state: Any, seat: int, of: str) -> int:
    """How many of something there are: what everyone may know of a seat, piles, and with a kind after a dot, a part."""
    thing, _, kind = of.partition(".")
    view = case.rules.view(state, seat)
    if not kind:
        columns = player_columns(view, case.names)
        return _found({label: numbers[seat] for label, numbers in columns.items()} | _piles(view), thing)
    return _found(_kinds(case, state, view, seat, thing), kind)


def _piles(view: Any) -> dict[str, int]:
    piles = {"ticket-deck": view.ticket_deck_count}
    if hasattr(view, "deck_count"):
        piles |= {"deck": view.deck_count, "discards": sum(view.discards), "face-up": len(view.row)}
    if hasattr(view, "dice"):
        piles |= {"dice": sum(view.dice), "tokens": sum(view.tokens[view.seat])}
    return piles


def _kinds(case: Case, state: Any, view: Any, seat: int, thing: str) -> Mapping[str, int]:
    """Something counted kind by kind."""
    things: dict[str, tuple[Sequence[str], Sequence[int]]] = {}
    if hasattr(view, "hand"):
        things |= {
            "hand": (KINDS, view.hand),
            "face-up": (KINDS, counted(view.row)),
            "discards": (KINDS, view.discards),
        }
    if hasattr(view, "dice"):
        things |= {
            "dice": (SYMBOLS, view.dice),
            "tokens": (ROUTE_KINDS, view.tokens[seat]),
            "piles": (ROUTE_KINDS, view.piles),
        }
    if hasattr(view, "yards"):
        rows = {row.colour: sum(row.cards) for row in view.yards[seat]}
        things |= {"yard": (KINDS[: INDEX["locomotive"]], [rows.get(kind, 0) for kind in KINDS[:-1]])}
        things |= {"track": (KINDS, state.tracks[seat])}
    if thing not in things:
        raise LookupError(f"there is no {thing!r} to be counted by kind; there is {', '.join(things)}")
    kinds, numbers = things[thing]
    return dict(zip(kinds, numbers, strict=True))


def _found(numbers: Mapping[str, int], name: str) -> int:
    if name not in numbers:
        raise LookupError(f"there is no {name[:60]!r} here; there is {', '.join(numbers)}{hint(name, numbers)}")
    return numbers[name]
