"""What the placeholders of an author's text stand for: things of a case in a learner's language. Knows no question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ttr_nb.mechanics.cards import counted, parse_cards
from ttr_nb.show.dice import tell_dice, tell_tokens
from ttr_nb.show.tell import tell_action
from ttr_nb.show.words import join, say
from ttr_nb.teach.answers_games import games_named
from ttr_nb.teach.asking import Spec, parsed
from ttr_nb.teach.cases import Case
from ttr_nb.teach.texts import Unnamed


def namer(case: Case, code: str, spec: Mapping[str, Any]) -> Callable[[str, str], str]:
    """What the placeholders of a text stand for in a case."""

    def named(kind: str, name: str) -> str:
        maker = PLACEHOLDERS.get(kind)
        if maker is None:
            raise Unnamed(f"there is no placeholder {{{kind}}}; there is {', '.join(PLACEHOLDERS)}")
        return maker(case, spec, name, code)

    return named


def _action(case: Case, spec: Spec, name: str, code: str) -> str:
    text = name or spec.get("action")
    if not text:
        raise Unnamed("{action} needs an action in the answer, or one after a colon")
    return tell_action(parsed(case, text, "action"), case.names, code)


def _move(case: Case, spec: Spec, name: str, code: str) -> str:
    actions = case.actions()
    number = int(name) if name.isdecimal() and len(name) < 4 else 0 if name else 1
    if not 1 <= number <= len(actions):
        raise Unnamed(f"the solution has {len(actions)} moves, no {{move:{name}}}")
    return tell_action(actions[number - 1], case.names, code)


def _player(case: Case, spec: Spec, name: str, code: str) -> str:
    return case.scenario.players[_seat(case, spec, name)]


def _thing(key: str, known: Callable[[Case], Mapping[str, Any]]) -> Callable[[Case, Spec, str, str], str]:
    def said(case: Case, spec: Spec, name: str, code: str) -> str:
        action = parsed(case, spec["action"], "action") if "action" in spec else None
        id = name or spec.get(key) or getattr(action, key, "")
        if not isinstance(id, str) or id not in known(case):
            raise Unnamed(f"there is no {key} {str(id)[:60]!r} here")
        return str(getattr(case.names, key)(id, code))

    return said


def _tickets(case: Case) -> Mapping[str, Any]:
    return case.names.deck.ticket if hasattr(case.names, "deck") else case.box.board.ticket


def _hand(case: Case, spec: Spec, name: str, code: str) -> str:
    view = case.rules.view(case.state(), _seat(case, spec, name))
    if getattr(view, "hand", None) is None:
        raise Unnamed("there are no hands in this game")
    return str(case.names.cards(view.hand, code, "object"))  # somebody has it: it follows a verb


def _cards(case: Case, spec: Spec, name: str, code: str) -> str:
    if name:
        return str(case.names.cards(parse_cards(name), code))
    action = parsed(case, spec.get("action", ""), "action")
    if not hasattr(action, "cards"):
        raise Unnamed("{cards} needs an action with cards, or cards after a colon")
    return str(case.names.cards(action.cards, code))


def _row(case: Case, spec: Spec, name: str, code: str) -> str:
    return str(case.names.cards(counted(_part(case, "row")), code))


def _deck(case: Case, spec: Spec, name: str, code: str) -> str:
    """The next cards of the deck, one after the other: what a lesson may tell and a table may not."""
    market = getattr(case.state(), "market", None)
    if market is None or not name.isdecimal() or not 0 < int(name[:3]) <= len(market.deck):
        raise Unnamed("{deck:3} tells the next three cards of a deck")
    return ", ".join(case.names.card(card, code) for card in market.deck[: int(name)])


def _dice(case: Case, spec: Spec, name: str, code: str) -> str:
    return tell_dice(_part(case, "dice"), code, "object")


def _tokens(case: Case, spec: Spec, name: str, code: str) -> str:
    return tell_tokens(_part(case, "tokens")[_seat(case, spec, name)], code)


def _yard(case: Case, spec: Spec, name: str, code: str) -> str:
    rows = [case.names.cards(row.cards, code, "object") for row in _part(case, "yards")[_seat(case, spec, name)]]
    return join(rows, code) or say("label-nothing", code)


def _rule(case: Case, spec: Spec, name: str, code: str) -> str:
    return f"{name} · {say(name, code)}"


def _colour(case: Case, spec: Spec, name: str, code: str) -> str:
    return str(case.names.colour(name, code))


def _card(case: Case, spec: Spec, name: str, code: str) -> str:
    return str(case.names.card(name, code))


def _games(case: Case, spec: Spec, name: str, code: str) -> str:
    """The games that are kept in the laboratory, and who played them."""
    return games_named(spec, name, code)


def _part(case: Case, name: str) -> Any:
    view = case.rules.view(case.state(), case.scenario.seat)
    if not hasattr(view, name):
        raise Unnamed(f"there is no {{{name}}} in this game")
    return getattr(view, name)


def _seat(case: Case, spec: Spec, name: str) -> int:
    players = case.scenario.players
    player = name or spec.get("player") or case.scenario.focus
    if player not in players:
        raise Unnamed(f"{str(player)[:60]!r} does not play; {', '.join(players)} do")
    return players.index(player)


PLACEHOLDERS: dict[str, Callable[[Case, Spec, str, str], str]] = {
    "action": _action,
    "move": _move,
    "player": _player,
    "route": _thing("route", lambda case: case.box.board.route),
    "city": _thing("city", lambda case: case.box.board.city),
    "ticket": _thing("ticket", _tickets),
    "cards": _cards,
    "card": _card,
    "colour": _colour,
    "hand": _hand,
    "row": _row,
    "deck": _deck,
    "dice": _dice,
    "tokens": _tokens,
    "yard": _yard,
    "rule": _rule,
    "games": _games,
}
"""What a text may leave room for."""
