"""What a person can do now, sorted as a table offers it: by the thing one points at, by picking, or by a button.

Works on the engine's list of legal actions. Knows no rule, no price and no widget.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ttr_nb.content.dice import SYMBOLS
from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.cardgame.view import View as CardGameView
from ttr_nb.games.dice.actions import RollAgain
from ttr_nb.games.dice.state import Reroll
from ttr_nb.mechanics import dice
from ttr_nb.mechanics.actions import KeepTickets
from ttr_nb.mechanics.cards import INDEX, KINDS, WILD
from ttr_nb.mechanics.pointing import pointed, target
from ttr_nb.mechanics.tickets import TicketOffer
from ttr_nb.show.dice import tell_dice
from ttr_nb.show.names import Naming
from ttr_nb.show.tell import tell_action

PICKED = (KeepTickets, PlaceCards, RollAgain)
"""Actions that one puts together by picking things."""


class Offers(NamedTuple):
    """The legal actions: those of each thing one can point at, and those one says outright."""

    at: Mapping[str, tuple[Any, ...]]
    plain: tuple[Any, ...]


def offers(legal: Iterable[Any]) -> Offers:
    """Sort the legal actions; those put together by picking are left out."""
    at: dict[str, list[Any]] = {}
    plain = []
    for action in legal:
        if isinstance(action, PICKED):
            continue
        if thing := target(action):
            at.setdefault(thing, []).append(action)
        else:
            plain.append(action)
    plain.sort(key=lambda action: (not _is_paid(action), *thrift(action)))
    return Offers({thing: tuple(sorted(actions, key=thrift)) for thing, actions in at.items()}, tuple(plain))


def _is_paid(action: Any) -> bool:
    """Whether an action costs something: such ones are named before those that give up."""
    return hasattr(action, "cards") or hasattr(action, "means")


def thrift(action: Any) -> tuple[int, ...]:
    """What comes first where there are several ways to pay: those that save what is precious."""
    paid = getattr(action, "cards", None)
    if paid is not None:
        return (paid[WILD],)
    means = getattr(action, "means", None) or getattr(action, "dice", None)
    return (sum(means[len(SYMBOLS) :]), means[dice.JOKERS]) if means is not None else (0,)


def payment(action: Any, names: Naming, language: str | None = None) -> str:
    """What an action costs, for a list of ways to pay; the whole action where it costs nothing."""
    cards = getattr(action, "cards", None)
    if cards is not None:
        return names.cards(cards, language)
    means = getattr(action, "means", None) or getattr(action, "dice", None)
    return tell_dice(means, language) if means is not None else tell_action(action, names, language)


def uses(action: Any, kind: str) -> bool:
    """Whether an action spends a card of a kind."""
    cards = getattr(action, "cards", None)
    return cards is not None and cards[INDEX[kind]] > 0


def shown_dice(faces: dice.Faces) -> tuple[str, ...]:
    """Dice one by one, in the order in which a table shows them."""
    return tuple(symbol for symbol, count in zip(SYMBOLS, faces, strict=True) for _ in range(count))


def pickable(view: Any) -> dict[str, int]:
    """The things one can pick now, and how many of each."""
    waiting = view.pending[0] if view.pending else None
    match waiting:
        case TicketOffer():
            return {pointed("ticket", ticket): 1 for ticket in waiting.tickets}
        case Reroll():
            return {pointed("die", str(place)): 1 for place in range(sum(view.dice))}
    if waiting is None and isinstance(view, CardGameView) and view.hand and not view.turn.is_over:
        return {pointed("hand", kind): held for kind, held in zip(KINDS, view.hand, strict=True) if held}
    return {}


def composed(view: Any, picked: Mapping[str, int]) -> Any:
    """The action that picked things stand for; None where they stand for nothing."""
    things = {thing.partition(":")[2]: count for thing, count in picked.items() if count}
    waiting = view.pending[0] if view.pending else None
    match waiting:
        case TicketOffer():
            return KeepTickets(tuple(sorted(things)))
        case Reroll() if things:
            faces = shown_dice(view.dice)
            return RollAgain(dice.counted(tuple(sorted(faces[int(place)] for place in things))))
    if waiting is None and things and isinstance(view, CardGameView):
        return PlaceCards(tuple(things.get(kind, 0) for kind in KINDS))
    return None
