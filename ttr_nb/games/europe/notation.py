"""Reading the notation of actions. Writing it is `str(action)`.

What cannot be read is refused like any other move. A name the board does not know stays in the action as it was
written: the rules then refuse it, and say what is near.
"""

from __future__ import annotations

from collections.abc import Callable

from ttr_nb.content.board import Board
from ttr_nb.content.names import find_city, find_route, find_ticket
from ttr_nb.core.errors import NotationError, RuleViolation
from ttr_nb.core.refusals import refuse
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute, EuropeAction, PayExtra, TakeBack
from ttr_nb.mechanics.actions import DrawCard, DrawTickets, KeepTickets, Pass, TakeCard
from ttr_nb.mechanics.cards import INDEX, Cards, parse_cards

FIXED: dict[str, EuropeAction] = {str(action): action for action in (DrawCard(), DrawTickets(), TakeBack(), Pass())}

LONGEST = 2000
"""No honest notation is longer than this."""


def parse(board: Board, text: str) -> EuropeAction:
    """The action a notation stands for. Names may be ids or what the board prints, in any language we speak.

    >>> from ttr_nb.content.maps import load_board
    >>> str(parse(load_board("europe"), "claim London-Amsterdam with 2 locomotives"))
    'claim amsterdam-london with 2 locomotive'
    """
    words = " ".join(text[: LONGEST + 1].split())
    if words.lower() in FIXED:
        return FIXED[words.lower()]
    verb, _, rest = words.partition(" ")
    reader = READERS.get(verb.lower())
    if reader is None or not rest or len(text) > LONGEST:
        raise unreadable(text)
    try:
        return reader(board, rest)
    except NotationError:
        raise unreadable(text) from None


def unreadable(text: str) -> RuleViolation:
    """The refusal of something that is no action at all."""
    return RuleViolation(refuse("EU-TURN-1", "unreadable", text=text[:60]))


def _take(board: Board, rest: str) -> EuropeAction:
    singular = rest.lower().removesuffix("s")
    return TakeCard(singular if singular in INDEX else rest.lower())


def _claim(board: Board, rest: str) -> EuropeAction:
    name, cards = _with(rest)
    return ClaimRoute(find_route(board, name).id_or(name), _cards(cards))


def _build(board: Board, rest: str) -> EuropeAction:
    name, cards = _with(rest)
    return BuildStation(find_city(board, name).id_or(name), _cards(cards))


def _pay(board: Board, rest: str) -> EuropeAction:
    return PayExtra(_cards(rest))


def _keep(board: Board, rest: str) -> EuropeAction:
    if rest.lower() == "nothing":
        return KeepTickets(())
    names = [name.strip() for name in rest.split(",")]
    return KeepTickets(tuple(find_ticket(board, name).id_or(name) for name in names))


def _with(rest: str) -> tuple[str, str]:
    name, found, cards = rest.partition(" with ")
    if not found:
        raise NotationError(rest, "does not say with which cards")
    return name, cards


def _cards(text: str) -> Cards:
    try:
        return parse_cards(text)
    except NotationError as error:
        raise RuleViolation(refuse("EU-SETUP-2", "card", name=error.text[:60])) from None


READERS: dict[str, Callable[[Board, str], EuropeAction]] = {
    "take": _take,
    "claim": _claim,
    "build": _build,
    "pay": _pay,
    "keep": _keep,
}
