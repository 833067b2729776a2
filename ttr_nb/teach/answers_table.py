"""Answers about how a table stands after the solution: counts, scores, owners, tickets. Knows no widget."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from ttr_nb.content.inspection import quoted
from ttr_nb.mechanics.network import atlas, owner
from ttr_nb.show.scoresheet import DETAILS
from ttr_nb.show.words import say
from ttr_nb.teach import counting
from ttr_nb.teach.asking import Solved, Spec, Unanswerable, known, moves_made, options, seat_of, spoken
from ttr_nb.teach.cases import Case

NOBODY, SEVERAL = "nobody", "several"

Lines: TypeAlias = Callable[[str], list[tuple[str, str]]]


def score(case: Case, spec: Spec) -> Solved:
    """A line of a player's score, as if the game ended after the solution."""
    moves, seat = moves_made(case, spec), seat_of(case, spec)
    with _looked_up("line"):
        points = counting.score(case, case.state(moves), seat, spec["line"])
    return Solved(points, after=moves, lines=_sheet(case, moves, seat))


def count(case: Case, spec: Spec) -> Solved:
    """How many of something lie on the table after the solution."""
    moves = moves_made(case, spec)
    with _looked_up("of"):
        return Solved(counting.count(case, case.state(moves), seat_of(case, spec), spec["of"]), after=moves)


def who(case: Case, spec: Spec) -> Solved:
    """Who is to play, who wins, who owns a route or a station; after the solution."""
    moves = moves_made(case, spec)
    state = case.state(moves)
    players = case.scenario.players
    others: tuple[str, ...] = ()
    match spec["what"]:
        case "turn":
            seats = [case.rules.seat_to_act(state)]
        case "winner":
            seats, others = list(case.rules.score(state).winners), (SEVERAL,)
        case "owner":
            seats, others = [_owner(case, spec, state)], (NOBODY,)
        case what:
            raise Unanswerable("what", f"expected turn, winner or owner, found {quoted(what)}")
    return Solved(
        SEVERAL if len(seats) > 1 else NOBODY if seats[0] is None else players[seats[0]],
        (*players, *others),
        lambda name, code: spoken(name, code) if name in others else name,
        after=moves,
        lines=_sheets(case, moves) if spec["what"] == "winner" else lambda language: [],
    )


def made(case: Case, spec: Spec) -> Solved:
    """Which of some tickets counts as made (or completed), as if the game ended after the solution."""
    moves, seat = moves_made(case, spec), seat_of(case, spec)
    sheet = case.rules.score(case.state(moves)).seats[seat]
    done = sheet.completed if hasattr(sheet, "completed") else [each.ticket for each in sheet.tickets if each.is_made]
    tickets = options(case, spec, "ticket")
    right = [ticket for ticket in tickets if ticket in done]
    if len(right) != 1:
        raise Unanswerable("among", f"exactly one must be made; made are {', '.join(sorted(done)) or 'none'}")
    return Solved(right[0], tickets, case.names.ticket, after=moves, lines=_sheet(case, moves, seat))


def borrowed(case: Case, spec: Spec) -> Solved:
    """Which route a player's station borrows, as if the game ended after the solution."""
    if not hasattr(case.state(), "network"):
        raise Unanswerable("kind", "there are no stations in this game")
    moves, seat = moves_made(case, spec), seat_of(case, spec)
    sheet = case.rules.score(case.state(moves)).seats[seat]
    lent = {city: route for city, route in zip(sheet.stations, sheet.borrowing.routes, strict=True) if route}
    if spec["city"] not in lent:
        found = ", ".join(f"{city} borrows {route}" for city, route in lent.items())
        raise Unanswerable("city", f"no station in {quoted(spec['city'])} borrows a route; {found or 'none does'}")
    routes = options(case, spec, "route")
    return Solved(lent[spec["city"]], routes, case.names.route, after=moves, lines=_sheet(case, moves, seat))


def _owner(case: Case, spec: Spec, state: Any) -> int | None:
    board = case.box.board
    if not hasattr(state, "network"):
        raise Unanswerable("what", "there are no routes in this game")
    bits = atlas(board)
    if "route" in spec:
        return owner(state.network.owned, bits.route_bit[known(spec, "route", list(board.route))])
    if "city" in spec:
        return owner(state.network.stations, bits.city_bit[known(spec, "city", list(board.city))])
    raise Unanswerable("what", "an owner of what? Give a route or a city")


def _sheet(case: Case, moves: int, seat: int) -> Lines:
    """A player's score sheet, line by line."""

    def told(language: str) -> list[tuple[str, str]]:
        sheet = case.rules.score(case.state(moves)).seats[seat]
        lines = []
        for line in sheet.lines():
            details = DETAILS[type(sheet)](sheet, line.what, case.names, language)
            behind = f" ({'; '.join(details)})" if details else ""
            lines.append((f"{say(f'score-{line.what}', language)}: {line.points}{behind}", line.rule))
        return [*lines, (f"{say('score-total', language)}: {sheet.total}", sheet.total_rule)]

    return told


def _sheets(case: Case, moves: int) -> Lines:
    """What each player's score adds up to."""

    def told(language: str) -> list[tuple[str, str]]:
        sheets = case.rules.score(case.state(moves)).seats
        return [(f"{case.names.player(each.seat)}: {each.total}", each.total_rule) for each in sheets]

    return told


@contextmanager
def _looked_up(key: str) -> Iterator[None]:
    try:
        yield
    except LookupError as error:
        raise Unanswerable(key, str(error.args[0])) from None
