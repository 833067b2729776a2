"""The narrated log of a table: the last lines, each with a button for its rule. Knows no rule."""

from __future__ import annotations

from ttr_nb.show.narration import narrate
from ttr_nb.ui.desk import Desk
from ttr_nb.ui.surface import Item

LINES = 10
"""How many lines are in view; the slider goes further back."""


def lines(desk: Desk) -> list[Item]:
    """The last lines of the story up to the move that is looked at, newest first."""
    at = desk.session.moves if desk.at is None else desk.at
    items: list[Item] = []
    while at >= 0 and len(items) < LINES:
        told = narrate(desk.events(at), desk.names, desk.box.letters, desk.language)
        items += [
            Item(key=line.rule, text=line.rule, css="ttr-rule-link", before=f"{at}. {line.text}")
            for line in reversed(told)
        ]
        at -= 1
    return items[:LINES]


def rules(desk: Desk) -> list[Item]:
    """The rules that a notice is about."""
    return [Item(key=rule, text=rule, css="ttr-rule-link", pressed=rule == desk.rule) for rule in desk.notice.rules]
