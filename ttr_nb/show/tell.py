"""Refusals, events and actions as sentences. Knows which words go with which value, and no rule.

Every parameter is turned into words by its name, so a sentence can use whatever the engine says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from html import escape
from typing import Any

from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal
from ttr_nb.games.cardgame import notation as cardgame
from ttr_nb.games.europe import notation as europe
from ttr_nb.mechanics import dice
from ttr_nb.mechanics.cards import counted
from ttr_nb.mechanics.events import GameStarted, RouteClaimed, StationBuilt
from ttr_nb.mechanics.tickets import HiddenOffer, TicketOffer
from ttr_nb.show.dice import tell_dice, tell_tokens
from ttr_nb.show.names import DeckNames, Names, Naming
from ttr_nb.show.words import can_say, join, say

SUGGESTIONS = 3
"""How many near things are worth mentioning."""


def tell_refusal(refusal: Refusal, names: Naming, language: str | None = None) -> tuple[str, str | None]:
    """Why an action is refused, and what would make it legal (None where nothing would).

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.show.names import Names
    >>> names = Names(load_board("europe"), ["Ana", "Ben"])
    >>> why, remedy = tell_refusal(Refusal("EU-CLAIM-5", "taken", {"route": "brest-dieppe", "owner": 1}), names)
    >>> why
    'The route Brest – Dieppe is already taken; it belongs to Ben.'
    >>> remedy
    'Choose a route that is still free.'
    """
    params = _told(refusal.params, names, language)
    key = f"{refusal.rule}.{refusal.case}"
    remedy = f"{key}-remedy" if params.get("near") != "" else f"{key}-remedy-empty"
    return say(key, language, **params), say(remedy, language, **params) if can_say(remedy, language) else None


def tell_violation(violation: RuleViolation, names: Naming, language: str | None = None) -> str:
    """Every reason of a violation: a paragraph each, headed by the rule.

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.show.names import Names
    >>> print(tell_violation(RuleViolation((Refusal("EU-TICKET-6", "empty"),)), Names(load_board("europe"))))
    EU-TICKET-6 · An empty ticket deck
    The ticket deck is empty. Choose another action.
    """
    paragraphs = []
    for refusal in violation.refusals:
        sentences = " ".join(filter(None, tell_refusal(refusal, names, language)))
        paragraphs.append(f"{refusal.rule} · {say(refusal.rule, language)}\n{sentences}")
    return "\n\n".join(paragraphs)


def violation_html(violation: RuleViolation, names: Naming, language: str | None = None) -> str:
    """The same as HTML, whatever the players are called.

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.show.names import Names
    >>> violation = RuleViolation((Refusal("EU-SETUP-7", "turn", {"seat": 1, "turn": 0}),))
    >>> names = Names(load_board("europe"), ["<b>", "Ben"])
    >>> "It is not your move: &lt;b&gt; is to play." in violation_html(violation, names)
    True
    """
    paragraphs = []
    for refusal in violation.refusals:
        why, remedy = tell_refusal(refusal, names, language)
        wanted = f"<br><em>{escape(remedy)}</em>" if remedy else ""
        heading = f"<strong>{escape(refusal.rule)}</strong> {escape(say(refusal.rule, language))}"
        paragraphs.append(f"<p>{heading}</p><p>{escape(why)}{wanted}</p>")
    return f'<div class="ttr-refusal" role="note">{"".join(paragraphs)}</div>'


def tell_event(event: Event, names: Naming, language: str | None = None) -> str:
    """What happened, as far as the event knows it: see `seen_by`.

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.show.names import Names
    >>> from ttr_nb.mechanics.events import CardDrawn
    >>> names = Names(load_board("europe"), ["Ana", "Ben"])
    >>> tell_event(CardDrawn(0, "red"), names, "pl"), tell_event(CardDrawn(0, None), names)
    ('Ana dobiera z talii czerwoną kartę.', 'Ana draws a card from the deck.')

    The names are those of the game:

    >>> from ttr_nb.content.cardgame import load_deck
    >>> from ttr_nb.games.cardgame.events import TicketsCompleted
    >>> from ttr_nb.show.names import DeckNames
    >>> tell_event(TicketsCompleted(1, ("los_angeles-pittsburgh",), 18), DeckNames(load_deck(), ["Ana", "Ben"]))
    'Ben completes Los Angeles – Pittsburgh (18) and scores 18 points.'
    """
    return say(f"event-{type(event).__name__}{_variant(event)}", language, **_told(_params(event), names, language))


def tell_action(action: object, names: Naming, language: str | None = None) -> str:
    """What a player can do, as an offer.

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.show.names import Names
    >>> from ttr_nb.games.europe.actions import ClaimRoute
    >>> from ttr_nb.mechanics.cards import cards
    >>> tell_action(ClaimRoute("brest-dieppe", cards(orange=1, locomotive=1)), Names(load_board("europe")), "ro")
    'Revendică ruta Brest – Dieppe cu 1 carte portocalie și 1 locomotivă'
    """
    return say(f"action-{type(action).__name__}{_variant(action)}", language, **_told(_params(action), names, language))


def tell_waiting(waiting: Any, names: Naming, language: str | None = None) -> str:
    """The decision that a seat has to make; of another's tickets it may know only their number.

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.games.europe.state import SecondCard
    >>> from ttr_nb.show.names import Names
    >>> tell_waiting(SecondCard(0), Names(load_board("europe"), ["Ana"]))
    'Ana has drawn one card and decides about the second.'
    """
    if isinstance(waiting, TicketOffer | HiddenOffer):
        offered = len(waiting.tickets) if isinstance(waiting, TicketOffer) else waiting.offered
        seat = names.player(waiting.seat, language)
        return say("waiting-TicketOffer", language, seat=seat, keep=waiting.keep, count=offered)
    return say(f"waiting-{type(waiting).__name__}", language, **_told(_params(waiting), names, language))


def _variant(thing: object) -> str:
    """The attribute for what is not the ordinary case: a secret, an arranged table, nothing to list, an own route."""
    if any(not getattr(thing, field) for field in getattr(thing, "secret", ())):
        return ".hidden"
    if isinstance(thing, GameStarted) and thing.rigged:
        return ".rigged"
    if isinstance(thing, RouteClaimed | StationBuilt) and not any(thing.cards):
        return ".ahead"
    if () in (getattr(thing, "tickets", None), getattr(thing, "revealed", None)):
        return ".none"
    if getattr(thing, "owner", "") is None:
        return ".own"
    return ""


def _params(record: Any) -> dict[str, object]:
    return {field.name: getattr(record, field.name) for field in fields(record)}


def _told(params: Mapping[str, Any], names: Naming, language: str | None) -> dict[str, object]:
    return {name: word(name, value, names, language) for name, value in params.items() if value is not None}


def word(name: str, value: Any, names: Naming, language: str | None) -> object:
    """A parameter in words, by its name. Numbers stay numbers, and what a person typed stays as it is."""
    match name:
        case "route":
            return names.route(value, language)
        case "city":
            return names.city(value, language)
        case "ticket":
            return names.ticket(value, language)
        case "tickets":
            return names.tickets(value, language)
        case "seat" | "owner" | "turn":
            return names.player(value, language)
        case "card":
            return names.card(value, language, "object")
        case "cards" | "lacking":
            return names.cards(value, language, "object")
        case "revealed":
            return names.cards(counted(value), language, "object")
        case "dice" | "again" | "means":
            return tell_dice(value, language, "object")
        case "shown":
            return tell_dice(dice.counted(value), language, "object")
        case "tokens":
            return tell_tokens(value, language, "object")
        case "cities" if isinstance(value, tuple):
            return join([names.city(city, language) for city in value], language, "or")
        case "near":
            return join(value[:SUGGESTIONS], language, "or")
        case "example":
            return _offered(value, names, language)
    return ("no", "yes")[value] if isinstance(value, bool) else value


def _offered(text: str, names: Naming, language: str | None) -> str:
    """An action that the engine names by its notation, in words."""
    match names:
        case DeckNames():
            return tell_action(cardgame.parse(names.deck, text), names, language)
        case Names():
            return tell_action(europe.parse(names.board, text), names, language)
    return text
