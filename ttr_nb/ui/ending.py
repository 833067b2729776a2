"""What a table shows when the game is over: the score sheet, and every witness one can step through. Knows no rule.

On a board: the longest path, car by car, the search for it, and what each joint choice at the stations would be worth.
In the Card Game: the matching, ticket by ticket.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

from ttr_nb.mechanics.borrowing import Borrowing, all_choices
from ttr_nb.mechanics.cards import KINDS, Cards
from ttr_nb.mechanics.matching import left_though_possible
from ttr_nb.mechanics.tally import lending
from ttr_nb.show.scoresheet import sheet_html
from ttr_nb.ui.desk import Desk
from ttr_nb.ui.surface import Item

STEP, BACK = "!step", "!step-back"
SHOWN = 8
"""How many joint choices at the stations are listed at a time, best first."""


class Witness(NamedTuple):
    """What is drawn of a witness: the routes of a path up to some car, or borrowed routes."""

    path: tuple[str, ...] = ()
    cars: int | None = None
    borrowed: tuple[str, ...] = ()


def page(desk: Desk) -> str:
    """The score sheet."""
    return sheet_html(desk.rules.score(desk.session.state), desk.names, desk.language) if is_shown(desk) else ""


def steps(desk: Desk) -> str:
    """How far one has stepped: the cars of a path counted, the tickets of a Card Game's matching."""
    what, seat, step = opened(desk)
    if not is_shown(desk) or what not in ("trail", "match"):
        return ""
    score = desk.rules.score(desk.session.state).seats[seat]
    if what == "match":
        return _matched(desk, score, seat, step)
    counted = desk.say("table-counted", cars=step, length=score.trail.length)
    return f'<div class="ttr-counted"><strong>{escape(counted)}</strong></div>'


def items(desk: Desk) -> list[Item]:
    """Which witnesses there are to look at, and the steps through the one that is open."""
    if not is_shown(desk):
        return []
    tally = desk.rules.score(desk.session.state)
    what, seat, step = opened(desk)
    found: list[Item] = []
    for score in tally.seats:
        found += _witnesses(desk, score)
    if what == "borrow":
        found += _borrowings(desk, seat, step)
    elif what and what != "search":
        found += [
            Item(key=BACK, text=desk.say("table-step-back"), css="ttr-command"),
            Item(key=STEP, text=desk.say("table-step"), css="ttr-command"),
        ]
    return found


def pick(desk: Desk, key: str) -> None:
    """Open a witness, or step through it."""
    what, seat, step = opened(desk)
    if key in (STEP, BACK):
        step = max(0, min(step + (1 if key == STEP else -1), _steps(desk, what, seat)))
        desk.witness = f"{what}:{seat}:{step}"
    elif key.count(":") == 2:
        desk.witness = key
    else:
        desk.witness = "" if desk.witness.startswith(f"{key}:") else f"{key}:{0 if key.startswith('borrow') else 1}"
    desk.changed()


def drawn(desk: Desk) -> Witness:
    """What the open witness draws on the board."""
    what, seat, step = opened(desk)
    if not is_shown(desk) or not what:
        return Witness()
    score = desk.rules.score(desk.session.state).seats[seat]
    if what == "trail":
        return Witness(path=score.trail.routes, cars=step)
    if what == "borrow":
        routes = _choices(desk, seat)[step].routes
        return Witness(borrowed=tuple(route for route in routes if route))
    return Witness()


def searched(desk: Desk) -> int | None:
    """Whose search for the longest path is open; None for nobody's."""
    what, seat, _ = opened(desk)
    return seat if is_shown(desk) and what == "search" else None


def is_shown(desk: Desk) -> bool:
    """Whether the game is over, and one looks at its end."""
    return desk.at is None and desk.session.is_over


def opened(desk: Desk) -> tuple[str, int, int]:
    """The open witness: its kind, its seat and the step one is at; "" for none."""
    if not desk.witness:
        return "", 0, 0
    what, seat, step = desk.witness.split(":")
    return what, int(seat), int(step)


def _witnesses(desk: Desk, score: Any) -> list[Item]:
    player = desk.names.player(score.seat)
    if not hasattr(score, "trail"):
        key = f"match:{score.seat}"
        return [Item(key=key, text=desk.say("table-matching", seat=player), pressed=desk.witness.startswith(f"{key}:"))]
    texts: dict[str, str] = {}
    if any(line.what == "bonus" for line in score.lines()):  # no other line counts the longest path
        texts["trail"] = desk.say("table-trail", seat=player, length=score.trail.length)
        texts["search"] = desk.say("table-search", seat=player)
    if score.stations:
        texts["borrow"] = desk.say("table-borrowing", seat=player)
    return [
        Item(key=f"{what}:{score.seat}", text=text, pressed=desk.witness.startswith(f"{what}:{score.seat}:"))
        for what, text in texts.items()
    ]


def _choices(desk: Desk, seat: int) -> Sequence[Borrowing]:
    """Every joint choice at a seat's stations, best first, as the engine lists them."""
    atlas, state = desk.rules.atlas, desk.session.state
    tickets = [desk.box.board.ticket[ticket] for ticket in state.tickets.kept[seat]]
    stations = lending(atlas, state.network, seat)
    return all_choices(atlas.routes(state.network.owned[seat]), stations, tickets)


def _borrowings(desk: Desk, seat: int, chosen: int) -> list[Item]:
    """The choices around the one chosen, and ways to those before and after."""
    choices = _choices(desk, seat)
    first = chosen - chosen % SHOWN
    after = len(choices) - first - SHOWN
    found = [
        Item(key=f"borrow:{seat}:{place}", text=_told(desk, seat, choices[place]), pressed=place == chosen)
        for place in range(first, min(first + SHOWN, len(choices)))
    ]
    if first:
        text = desk.say("table-choices-before", count=first)
        found.append(Item(key=f"borrow:{seat}:{first - SHOWN}", text=text, css="ttr-command"))
    if after > 0:
        text = desk.say("table-choices-after", count=after)
        found.append(Item(key=f"borrow:{seat}:{first + SHOWN}", text=text, css="ttr-command"))
    return found


def _told(desk: Desk, seat: int, choice: Borrowing) -> str:
    """A joint choice: the points of all tickets, what is borrowed, the tickets made, and those missed."""
    cities = desk.rules.atlas.cities(desk.session.state.network.stations[seat])
    borrowed = [
        desk.say(
            "score-borrowed",
            city=desk.names.city(city, desk.language),
            route=desk.names.route(route, desk.language),
        )
        for city, route in zip(cities, choice.routes, strict=True)
        if route
    ]
    missed = [ticket for ticket in desk.session.state.tickets.kept[seat] if ticket not in choice.made]
    tickets = [
        f"{desk.say(f'score-{what}')}: {', '.join(desk.names.ticket(ticket, desk.language) for ticket in those)}"
        for what, those in (("made", choice.made), ("missed", missed))
        if those
    ]
    points = desk.say("count-points", n=choice.points)
    return " · ".join([f"{points}: {'; '.join(borrowed) or desk.say('table-borrows-nothing')}", *tickets])


def _steps(desk: Desk, what: str, seat: int) -> int:
    """How many steps there are through a witness."""
    score = desk.rules.score(desk.session.state).seats[seat]
    if what == "trail":
        return int(score.trail.length)
    return len(score.matching.completed) + len(score.matching.left)


def _matched(desk: Desk, score: Any, seat: int, step: int) -> str:
    """The first tickets of a matching: which cards went to each; of those left, whether there was a choice."""
    matching = score.matching
    tickets = [desk.rules.deck.ticket[ticket] for ticket in (*matching.completed, *matching.left)]
    worth_leaving = left_though_possible(desk.session.state.tracks[seat], tickets, matching)
    rows = []
    for ticket, paid in zip(matching.completed, matching.used, strict=True):
        rows.append(f"<li>✓ {escape(desk.names.ticket(ticket, desk.language))} {_cards(desk, paid)}</li>")
    for ticket in matching.left:
        why = "table-worth-leaving" if ticket in worth_leaving else "table-not-possible"
        rows.append(f"<li>✗ {escape(desk.names.ticket(ticket, desk.language))} {escape(desk.say(why))}</li>")
    return f'<ol class="ttr-matching">{"".join(rows[:step])}</ol>'


def _cards(desk: Desk, paid: Cards) -> str:
    return "".join(
        f'<span class="ttr-bit ttr-card-{kind}" title="{escape(desk.names.card(kind, desk.language))}"></span>'
        for kind, count in zip(KINDS, paid, strict=True)
        for _ in range(count)
    )
