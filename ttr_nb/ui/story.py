"""The narrated log of a table: the last lines, each with a button for its rule. Knows no rule."""

from __future__ import annotations

from ttr_nb.bots.telling import tell_reason
from ttr_nb.core.events import Event
from ttr_nb.show.narration import Narrated, narrate, rule_behind
from ttr_nb.ui.desk import Desk
from ttr_nb.ui.surface import Item

LINES = 10
"""How many lines are in view; the slider goes further back."""


def lines(desk: Desk) -> list[Item]:
    """The last lines of the story up to the move that is looked at, newest first."""
    at = desk.session.moves if desk.at is None else desk.at
    items: list[Item] = []
    while at >= 0 and len(items) < LINES:
        events = desk.events(at)[-2 * LINES :]  # more are not in view
        told = [line for event in events for line in _told(desk, event)]
        move = desk.session.moments[at].move
        if told and move is not None and (reason := desk.reason(at)):
            said = desk.say("table-said", reason=tell_reason(reason, desk.names, desk.language))
            told[0] = told[0]._replace(text=_with_reason(desk, move.seat, events[0], told[0].text, said))
        items += [Item(key=line.rule, before=f"{at}. {line.text}") for line in reversed(told)]
        at -= 1
    return items[:LINES]


def _with_reason(desk: Desk, seat: int, event: Event, text: str, said: str) -> str:
    """A line with what a bot said about its move: after its own doing, but before what others do because of it."""
    return f"{text} {said}" if getattr(event, "seat", None) == seat else f"{desk.names.player(seat)}: {said} {text}"


def _told(desk: Desk, event: Event) -> list[Narrated]:
    """An event in words. What was said before is not worked out again."""
    key = (event, desk.language)
    if key not in desk.said:
        if len(desk.said) > 10 * LINES:
            desk.said.clear()
        desk.said[key] = narrate((event,), desk.names, desk.box.letters, desk.language)
    return desk.said[key]


def rules(desk: Desk) -> list[Item]:
    """The rules that a notice is about; without one, those of what has to be decided."""
    about = desk.notice.rules
    if not desk.notice.text and desk.view.pending:
        about = tuple(dict.fromkeys(rule_behind(event, desk.box.letters) for event in desk.latest[-1:]))
    return [Item(key=rule, pressed=rule == desk.rule) for rule in about]
