"""Reading the notation of actions. Writing it is `str(action)`. What cannot be read is refused like any other move."""

from __future__ import annotations

from ttr_nb.content.cardgame import CardDeck, find_ticket
from ttr_nb.core.errors import NotationError, RuleViolation
from ttr_nb.core.refusals import refuse
from ttr_nb.games.cardgame.actions import CardGameAction, PlaceCards, StopDrawing
from ttr_nb.mechanics.actions import DrawCard, DrawTickets, KeepTickets, Pass, TakeCard
from ttr_nb.mechanics.cards import INDEX, parse_cards

FIXED: dict[str, CardGameAction] = {
    str(action): action for action in (DrawCard(), DrawTickets(), StopDrawing(), Pass())
}

LONGEST = 2000
"""No honest notation is longer than this."""


def parse(deck: CardDeck, text: str) -> CardGameAction:
    """The action a notation stands for."""
    words = " ".join(text[: LONGEST + 1].split())
    if words.lower() in FIXED:
        return FIXED[words.lower()]
    verb, _, rest = words.partition(" ")
    if rest and len(text) <= LONGEST:
        match verb.lower():
            case "take":
                singular = rest.lower().removesuffix("s")
                return TakeCard(singular if singular in INDEX else rest.lower())
            case "place":
                return _place(rest)
            case "keep":
                names = [] if rest.lower() == "nothing" else [name.strip() for name in rest.split(",")]
                return KeepTickets(tuple(find_ticket(deck, name).id_or(name) for name in names))
    raise RuleViolation(refuse("CG-TURN-4", "unreadable", text=text[:60]))


def _place(text: str) -> PlaceCards:
    try:
        return PlaceCards(parse_cards(text))
    except NotationError as error:
        raise RuleViolation(refuse("CG-SETUP-1", "card", name=error.text[:60])) from None
