"""The buttons of a table: cards, dice, tokens, tickets and choices, as a desk shows them. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ttr_nb.content.dice import ROUTE_KINDS, SYMBOLS
from ttr_nb.games.dice.events import DiceRolled, DiceRolledAgain
from ttr_nb.mechanics.cards import KINDS, LOCOMOTIVE, WILD, listed
from ttr_nb.mechanics.connection import is_made, pieces
from ttr_nb.mechanics.network import atlas
from ttr_nb.mechanics.pointing import DECK, TICKET_DECK, pointed
from ttr_nb.mechanics.tickets import TicketOffer
from ttr_nb.show.offers import payment, shown_dice
from ttr_nb.show.tell import tell_action
from ttr_nb.show.words import say
from ttr_nb.ui.desk import Desk
from ttr_nb.ui.surface import Item

UNDO, REDO, HINT, FINISH = "undo", "redo", "hint", "finish"
COMPOSE, CANCEL, LIFT, PLAY_ON, NOW = "!compose", "!cancel", "!lift", "!play-on", "!now"
"""Keys of the choices that are no action of the game."""


def moves(desk: Desk) -> list[Item]:
    """Back and forth; and for those who want it, a bot's advice or its help."""
    items = [_said(desk, UNDO, "table-undo"), _said(desk, REDO, "table-redo")]
    for item, is_possible in zip(items, (desk.undo_to is not None, desk.session.can_redo), strict=True):
        if not is_possible:
            item["disabled"] = True
    if desk.is_advised and desk.can_act:
        items += [_said(desk, HINT, "table-hint"), _said(desk, FINISH, "table-finish")]
    return items


def market(desk: Desk) -> list[Item]:
    """The face-up cards, the deck and the ticket deck; after the end nobody needs them."""
    view = desk.view
    if desk.to_act is None:
        return []
    items = [_card(desk, pointed("card", kind), kind) for kind in getattr(view, "row", ())]
    if hasattr(view, "deck_count"):
        items.append(_pile(desk, DECK, "deck", view.deck_count))
    items.append(_pile(desk, TICKET_DECK, "ticket-deck", view.ticket_deck_count))
    return items


def hand(desk: Desk) -> list[Item]:
    """One's own cards, by kind; what is picked of them stands before what is held."""
    items = []
    for kind, held in zip(KINDS, getattr(desk.view, "hand", None) or (), strict=False):
        if held:
            thing = pointed("hand", kind)
            picked = desk.picked.get(thing, 0)
            item = _card(desk, thing, kind, f"{picked}/{held}" if picked else f"×\u00a0{held}")
            item["pressed"] = bool(picked) or desk.lit == thing
            items.append(item)
    return items


def dice(desk: Desk) -> list[Item]:
    """The dice not used yet; pressed are those to be rolled again. Those just rolled are seen to roll."""
    items: list[Item] = []
    rolls = [event for event in desk.latest if isinstance(event, DiceRolled | DiceRolledAgain)]
    for place, symbol in enumerate(shown_dice(getattr(desk.view, "dice", ()) or (0, 0, 0, 0))):
        thing = pointed("die", str(place))
        name = desk.say(f"face-{symbol}")
        rolled = f" ttr-roll-{place + 1}" if rolls else ""
        item = Item(key=thing, text=name, css=f"ttr-die ttr-die-{symbol}{rolled}{_playable(desk, thing)}")
        if thing in desk.pickable:
            item["pressed"] = bool(desk.picked.get(thing))
        items.append(item)
    return items


def tokens(desk: Desk) -> list[Item]:
    """The piles of route tokens, to exchange dice for."""
    return [
        Item(
            key=pointed("token", kind),
            text=f"{say(f'tokens-{kind}', desk.language, n=count)}",
            css=f"ttr-token ttr-token-{kind}{_playable(desk, pointed('token', kind))}",
        )
        for kind, count in zip(ROUTE_KINDS, getattr(desk.view, "piles", ()), strict=False)
    ]


def tickets(desk: Desk) -> list[Item]:
    """The tickets on offer, then one's own, with a mark on those that are connected."""
    view = desk.view
    waiting = view.pending[0] if view.pending else None
    offered = waiting.tickets if isinstance(waiting, TicketOffer) else ()
    items = [_ticket(desk, ticket, "ttr-offered") for ticket in offered]
    done = connected(desk, view)
    return items + [_ticket(desk, ticket, "ttr-made" if ticket in done else "") for ticket in view.tickets]


def connected(desk: Desk, view: Any) -> frozenset[str]:
    """One's own tickets whose cities are joined already, as the engine finds it."""
    if view.seat is None or not hasattr(view, "network"):
        return frozenset()
    board = desk.box.board
    piece = pieces(atlas(board).routes(view.network.owned[view.seat]))
    return frozenset(ticket for ticket in view.tickets if is_made(board.ticket[ticket], piece))


def choices(desk: Desk) -> tuple[str, list[Item]]:
    """What can be said outright, with a heading: ways to pay, answers, or a way back from the past."""
    back = [] if desk.at is None else [_said(desk, NOW, "table-now"), _said(desk, PLAY_ON, "table-play-on")]
    if desk.is_curtained:
        heading = desk.say("table-curtain", seat=desk.names.player(desk.to_act))
        return heading, [_said(desk, LIFT, "table-lift"), *back]
    if back:
        return desk.say("table-past"), back
    if desk.aim in desk.offers.at:
        ways = desk.offers.at[desk.aim]
        same = len({type(action) for action in ways}) == 1 and not hasattr(ways[0], "tickets")
        items = [_way(desk, action, ways[0], payment if same else tell_action) for action in ways]
        return _heading(desk, ways[0]), [*items, _said(desk, CANCEL, "table-cancel")]
    plain = desk.offers.plain
    items = [_way(desk, action, plain[0] if bits(plain[0]) else None, tell_action) for action in plain]
    action = desk.composed
    if action is not None:
        is_possible = not desk.rules.refusals(desk.session.state, action, desk.to_act)
        has_picked = any(desk.picked.values())
        item = Item(key=COMPOSE, text=tell_action(action, desk.names, desk.language))
        if is_possible:
            item["css"] = "ttr-first"
        elif not has_picked:
            item["disabled"] = True  # nothing is picked yet; who presses it hears why not
        items.insert(0, item)
        if has_picked:
            items.append(_said(desk, CANCEL, "table-cancel"))
    return desk.say("label-actions"), items


def places(desk: Desk) -> dict[str, str]:
    """Routes and cities by the names under which one can look for them, those that can be had first."""
    board = desk.box.board
    names = {pointed("route", route.id): desk.names.route(route.id, desk.language) for route in board.routes}
    names |= {pointed("city", city.id): desk.names.city(city.id, desk.language) for city in board.cities}
    return {name: thing for thing, name in sorted(names.items(), key=lambda item: item[1])}


def bits(action: Any, needed: int = 0) -> list[str]:
    """What an action is paid with, as small signs, locomotives first; the first `needed` of them are marked."""
    paid = getattr(action, "cards", None)
    if paid is not None:
        kinds = [LOCOMOTIVE] * paid[WILD] + [kind for kind in listed(paid) if kind != LOCOMOTIVE]
        return [f"ttr-card-{kind}" + (" ttr-needed" if at < needed else "") for at, kind in enumerate(kinds)]
    means = getattr(action, "means", None)
    if means is None:
        return []
    dice = [f"ttr-die-{symbol}" for symbol in shown_dice(means[: len(SYMBOLS)])]
    tokens = zip(ROUTE_KINDS, means[len(SYMBOLS) :], strict=False)
    return dice + [f"ttr-token-{kind} ttr-round" for kind, count in tokens for _ in range(count)]


def _way(desk: Desk, action: Any, first: Any, tell: Callable[..., str]) -> Item:
    item = Item(key=str(action), text=tell(action, desk.names, desk.language))
    if action is first:
        item["css"] = "ttr-first"
    if signs := bits(action, _ferried(desk, action)):
        item["bits"] = signs
    return item


def _ferried(desk: Desk, action: Any) -> int:
    """How many locomotives the ferry asks for that an action would claim."""
    return desk.box.board.route[action.route].locomotives if hasattr(action, "route") else 0


def _heading(desk: Desk, action: Any) -> str:
    if needed := _ferried(desk, action):
        return desk.say("table-pay-ferry", route=desk.names.route(action.route, desk.language), needed=needed)
    if hasattr(action, "route"):
        return desk.say("table-pay-route", route=desk.names.route(action.route, desk.language))
    if hasattr(action, "city"):
        return desk.say("table-pay-station", city=desk.names.city(action.city, desk.language))
    return desk.say("label-actions")


def _said(desk: Desk, key: str, message: str) -> Item:
    return Item(key=key, text=desk.say(message, seat=desk.names.player(desk.to_act)), css="ttr-command")


def _playable(desk: Desk, thing: str) -> str:
    return " ttr-playable" if thing in desk.highlighted or thing in desk.pickable else ""


def _card(desk: Desk, thing: str, kind: str, count: str = "") -> Item:
    name = desk.names.card(kind, desk.language) if kind == LOCOMOTIVE else desk.names.colour(kind, desk.language)
    text = f"{name} {count}".strip()
    return Item(key=thing, text=text, css=f"ttr-card ttr-card-{kind}{_playable(desk, thing)}")


def _pile(desk: Desk, thing: str, label: str, count: int) -> Item:
    return Item(
        key=thing,
        text=f"{desk.say(f'label-{label}')} ×\u00a0{count}",
        css=f"ttr-card ttr-{label}{_playable(desk, thing)}",
    )


def _ticket(desk: Desk, ticket: str, css: str) -> Item:
    thing = pointed("ticket", ticket)
    text = desk.names.ticket(ticket, desk.language)
    item = Item(key=thing, text=text, css=f"ttr-ticket {css}{_playable(desk, thing)}")
    item["pressed"] = bool(desk.picked.get(thing)) or desk.lit == thing
    if "ttr-made" in css:
        item["text"] = f"✓ {text}"
        item["hint"] = desk.say("table-connected", ticket=text)
    if hasattr(desk.rules, "deck"):
        item["bits"] = [f"ttr-card-{kind}" for kind in listed((*desk.rules.deck.ticket[ticket].asks, 0))]
    return item
