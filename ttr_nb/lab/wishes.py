"""Things one may wish to happen in a game, and how to see that they did. What happened is for the engine to say.

A failed ferry is no event: nothing happens when a claim is refused. Here it is a moment at which the seat to act holds
what an ordinary route of that length would cost, and would be refused a free ferry for it by the rule of ferries alone:
it lacks the locomotives (with dice: the jokers) without which there is no way to pay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from ttr_nb.core.errors import TtrError
from ttr_nb.core.numbers import whole
from ttr_nb.games.dice.actions import ClaimWithDice
from ttr_nb.games.dice.price import ways as dice_ways
from ttr_nb.games.europe.actions import ClaimRoute
from ttr_nb.games.europe.claim import price
from ttr_nb.lab.happenings import MADE, MISSED, kinds
from ttr_nb.lab.playing import Moved
from ttr_nb.mechanics.cards import covers
from ttr_nb.mechanics.payment import ways
from ttr_nb.mechanics.tally import LONGEST_PATH
from ttr_nb.shelf import Box

FERRY_RULES = ("EU-FERRY-1", "DX-FERRY-1")

Look = Callable[[Any, Moved], str | None]
"""Whether it happened in a move: None, or the action in notation that shows it."""

Test = Callable[[Any], bool]


class Wish(NamedTuple):
    """A thing to wish for: the events it shows in, what more can be said, with a check of each, and whom it befalls."""

    events: tuple[str, ...]
    options: Mapping[str, Callable[[Box, Any], Test]] = {}
    bot: str = "greedy"


def _extra(box: Box, wanted: Any) -> Test:
    if whole(wanted) not in range(4):
        raise TtrError(f"a tunnel asks for 0, 1, 2 or 3 more, not {str(wanted)[:60]}")
    return lambda event: bool(event.extra == wanted)


def _route(box: Box, wanted: Any) -> Test:
    if not isinstance(wanted, str) or wanted not in box.board.route:
        raise TtrError(f"there is no route {str(wanted)[:60]!r} on the board {box.board.id!r}")
    return lambda event: bool(event.route == wanted)


def _city(box: Box, wanted: Any) -> Test:
    if wanted not in [city.id for city in box.board.cities]:
        raise TtrError(f"there is no city {str(wanted)[:60]!r} on the board {box.board.id!r}")
    return lambda event: bool(event.city == wanted)


def _cards(box: Box, wanted: Any) -> Test:
    if (whole(wanted) or 0) < 1:
        raise TtrError(f"a robbery takes 1 card or more, not {str(wanted)[:60]}")
    return lambda event: sum(event.cards) >= wanted


WISHES: Mapping[str, Wish] = {
    "tunnel": Wish(("TunnelRevealed", "TunnelDiceRolled"), {"extra": _extra, "route": _route}),
    "failed-tunnel": Wish(("TunnelGivenUp", "TunnelLost"), {"route": _route}),
    "failed-ferry": Wish((), {"route": _route}),
    "sweep": Wish(("RowSwept",), bot="random"),  # the greedy one never leaves locomotives lying
    "station": Wish(("StationBuilt", "StationBuiltWithDice"), {"city": _city}, bot="random"),
    "robbery": Wish(("RowRobbed",), {"cards": _cards}),
    "longest-tie": Wish(()),
}
"""By name. `extra=` is exact, `cards=` is so many or more."""


def wishes(box: Box) -> tuple[str, ...]:
    """What one can wish for in a game: by our names, and every kind of event by its own.

    >>> from ttr_nb.shelf import open_box
    >>> wishes(open_box("cardgame"))[:3]
    ('robbery', 'GameStarted', 'CardsDealt')
    """
    own = [name for name in WISHES if _can_be(name, box)]
    return (*own, *[kind for kind in kinds(box) if kind not in (MADE, MISSED)])


def wish_for(event: object) -> Wish:
    """One of ours, or a kind of event, which the bot that does anything will bring about."""
    return WISHES.get(str(event), Wish((str(event),), bot="random"))


def look_for(box: Box, event: object, options: Mapping[str, Any]) -> Look:
    """How to see that a wish came true; an error names what one can wish for."""
    if event not in wishes(box):
        raise TtrError(f"there is no {str(event)[:60]!r} in {box.rules.id}; there is {', '.join(wishes(box))}")
    wish = wish_for(event)
    if unknown := [name for name in options if name not in wish.options]:
        known = f"; there is {', '.join(wish.options)}" if wish.options else ""
        raise TtrError(f"of {event!r} one cannot say {unknown[0]!r}{known}")
    tests = [wish.options[name](box, wanted) for name, wanted in options.items()]
    if event == "longest-tie":
        return _tied
    if event == "failed-ferry":
        return lambda rules, moved: _refused_ferry(rules, moved.state, options.get("route"))

    def look(rules: Any, moved: Moved) -> str | None:
        for happened in moved.events:
            if type(happened).__name__ in wish.events and all(test(happened) for test in tests):
                return str(moved.action)
        return None

    return look


def _can_be(name: str, box: Box) -> bool:
    """Whether a thing is in the game at all."""
    routes = box.board.routes if box.letters != "CG" else ()
    match name:
        case "tunnel" | "failed-tunnel":
            return any(route.tunnel for route in routes)
        case "failed-ferry":
            return any(route.locomotives for route in routes)
        case "station":
            return bool(routes) and box.board.play.stations > 0
        case "longest-tie":
            return bool(routes) and box.board.play.bonus == LONGEST_PATH
        case "sweep":
            return box.letters == "EU"
    return set(WISHES[name].events) <= set(kinds(box))


def _tied(rules: Any, moved: Moved) -> str | None:
    """Several have the longest path at the end."""
    if rules.seat_to_act(moved.state) is not None:
        return None
    longest = [score for score in rules.score(moved.state).seats if score.bonus]
    return str(moved.action) if len(longest) > 1 else None


def _refused_ferry(rules: Any, state: Any, wanted: str | None) -> str | None:
    """A claim that the rule of ferries alone refuses, of a ferry that cannot be paid for now."""
    seat = rules.seat_to_act(state)
    if seat is None:
        return None
    is_dice = hasattr(state, "dice")
    held = state.dice + state.tokens[seat] if is_dice else state.hands[seat]
    for route in rules.board.routes:
        if not route.locomotives or wanted not in (None, route.id):
            continue
        if any(covers(held, paid) for paid in rules.payments[route.id]):
            continue
        for action in _dice_tries(rules, route) if is_dice else _card_tries(route):
            paid = action.means if is_dice else action.cards
            if covers(held, paid):
                reasons = rules.refusals(state, action)
                if reasons and all(reason.rule in FERRY_RULES for reason in reasons):
                    return str(action)
    return None


def _card_tries(route: Any) -> Iterator[Any]:
    """What an ordinary route of that length would cost."""
    return (ClaimRoute(route.id, paid) for paid in sorted(ways(price(route)._replace(locomotives=0)), reverse=True))


def _dice_tries(rules: Any, route: Any) -> Iterator[Any]:
    return (ClaimWithDice(route.id, paid) for paid in dice_ways(rules.prices[route.id]._replace(jokers=0)))
