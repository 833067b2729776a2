"""Reading the notation of actions. Writing it is `str(action)`.

What cannot be read is refused like any other move. A name the board does not know stays in the action as it was
written: the rules then refuse it, and say what is near.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ttr_nb.content.board import Board
from ttr_nb.content.dice import ROUTE_KINDS, SYMBOLS
from ttr_nb.content.names import find_city, find_route, find_ticket
from ttr_nb.core.errors import NotationError, RuleViolation
from ttr_nb.core.refusals import refuse
from ttr_nb.games.dice.actions import (
    BuildStationWithDice,
    BuyToken,
    ClaimWithDice,
    DiceAction,
    DrawTicketsWithDice,
    EndTrip,
    EndTurn,
    GiveUpTunnel,
    KeepDice,
    KeepPassenger,
    MovePassenger,
    PayTunnel,
    PutBackTokens,
    PutPassenger,
    RollAgain,
)
from ttr_nb.mechanics.actions import KeepTickets
from ttr_nb.mechanics.dice import MEANS
from ttr_nb.mechanics.dice import parse as parse_counts

FIXED: dict[str, DiceAction] = {
    str(action): action for action in (KeepDice(), GiveUpTunnel(), EndTurn(), KeepPassenger(), EndTrip())
}

LONGEST = 2000
"""No honest notation is longer than this."""


def parse(board: Board, text: str) -> DiceAction:
    """The action a notation stands for. Names may be ids or what the board prints, in any language we speak.

    >>> from ttr_nb.content.maps import load_board
    >>> str(parse(load_board("europe"), "claim London-Amsterdam with 2 jokers"))
    'claim amsterdam-london with 2 joker'
    """
    words = " ".join(text[: LONGEST + 1].split())
    low = words.lower()
    if low in FIXED:
        return FIXED[low]
    phrase = next((phrase for phrase in READERS if low.startswith(f"{phrase} ")), None)
    if phrase is None or len(text) > LONGEST:
        raise unreadable(text)
    try:
        return READERS[phrase](board, words[len(phrase) + 1 :])
    except NotationError:
        raise unreadable(text) from None


def unreadable(text: str) -> RuleViolation:
    """The refusal of something that is no action at all."""
    return RuleViolation(refuse("DX-ACTION-1", "unreadable", text=text[:60]))


def _roll_again(board: Board, rest: str) -> DiceAction:
    return RollAgain(_counts(rest, SYMBOLS))


def _claim(board: Board, rest: str) -> DiceAction:
    name, means = _parted(rest, " with ")
    return ClaimWithDice(find_route(board, name).id_or(name), _counts(means, MEANS))


def _pay(board: Board, rest: str) -> DiceAction:
    return PayTunnel(_counts(rest, MEANS))


def _draw(board: Board, rest: str) -> DiceAction:
    return DrawTicketsWithDice(_counts(rest, SYMBOLS))


def _keep(board: Board, rest: str) -> DiceAction:
    if rest.lower() == "nothing":
        return KeepTickets(())
    names = [name.strip() for name in rest.split(",")]
    return KeepTickets(tuple(find_ticket(board, name).id_or(name) for name in names))


def _build(board: Board, rest: str) -> DiceAction:
    name, dice = _parted(rest, " with ")
    return BuildStationWithDice(find_city(board, name).id_or(name), _counts(dice, SYMBOLS))


def _buy(board: Board, rest: str) -> DiceAction:
    kind, dice = _parted(rest, " with ")
    return BuyToken(_untokened(kind.lower()), _counts(dice, SYMBOLS))


def _put_back(board: Board, rest: str) -> DiceAction:
    return PutBackTokens(_counts(_untokened(rest.lower()), ROUTE_KINDS))


def _put_passenger(board: Board, rest: str) -> DiceAction:
    return PutPassenger(find_city(board, rest).id_or(rest))


def _move_passenger(board: Board, rest: str) -> DiceAction:
    city, route = _parted(rest, " along ")
    return MovePassenger(find_city(board, city).id_or(city), find_route(board, route).id_or(route))


def _parted(rest: str, word: str) -> tuple[str, str]:
    name, found, counts = rest.partition(word)
    if not found:
        raise NotationError(rest, f"has no {word.strip()!r} in it")
    return name, counts


def _untokened(text: str) -> str:
    """Whoever says "1 single token" of tokens says more than needed."""
    return " ".join(word for word in text.split() if word not in ("token", "tokens"))


def _counts(text: str, names: Sequence[str]) -> tuple[int, ...]:
    try:
        return parse_counts(text, names)
    except NotationError as error:
        raise RuleViolation(refuse("DX-FACE-1", "unreadable", name=error.text[:60])) from None


READERS: dict[str, Callable[[Board, str], DiceAction]] = {
    "roll again": _roll_again,
    "claim": _claim,
    "pay": _pay,
    "draw tickets with": _draw,
    "keep": _keep,
    "build": _build,
    "buy": _buy,
    "put back": _put_back,
    "put passenger": _put_passenger,
    "move passenger": _move_passenger,
}
