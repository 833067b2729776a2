"""Ticket values against distance, as table and plot. Knows no position."""

from __future__ import annotations

from typing import Any

from ttr_nb.analysis.values import TicketValue, board_values, deck_values
from ttr_nb.content.board import Board
from ttr_nb.content.deck import CardDeck
from ttr_nb.insight.finding import Finding
from ttr_nb.insight.frames import frame
from ttr_nb.insight.plot import Plot, Points
from ttr_nb.show.language import language
from ttr_nb.show.words import can_say, say


def ticket_values(printed: Board | CardDeck) -> Finding:
    """What the tickets of a board or of the Card Game are worth against what they ask for."""
    if isinstance(printed, CardDeck):
        return _cards_asked(printed)
    rows = board_values(printed)
    kinds = list(dict.fromkeys(printed.ticket[row.ticket].kind for row in rows))
    points = tuple(
        Points(
            tuple((row.distance, row.points) for row in rows if printed.ticket[row.ticket].kind == kind),
            _called(kind) if len(kinds) > 1 else say("label-tickets"),
        )
        for kind in kinds
    )
    compared = [(row.points > row.distance, row.points == row.distance) for row in rows]
    told = say(
        "insight-values-told",
        more=sum(more for more, _ in compared),
        same=sum(same for _, same in compared),
        less=sum(not (more or same) for more, same in compared),
    )
    plot = Plot(
        say("insight-values-title", board=printed.names.get(language(), printed.name)),
        say("insight-distance"),
        say("label-points"),
        points=points,
        line=say("insight-point-a-car"),
        percent=False,
        words=told,
    )
    columns = {"kind": [printed.ticket[row.ticket].kind for row in rows], **_columns(rows)}
    columns["points a car"] = [round(row.points / row.distance, 2) for row in rows]
    return Finding((told, say("insight-values-signs")), plot, frame(columns, [row.ticket for row in rows], "ticket"))


def _cards_asked(deck: CardDeck) -> Finding:
    rows = deck_values(deck)
    points = (Points(tuple((row.cards or 0, row.points) for row in rows), say("label-tickets")),)
    averages = {}
    for cards in sorted({row.cards or 0 for row in rows}):
        worth = [row.points for row in rows if row.cards == cards]
        averages[cards] = sum(worth) / len(worth)
    told = " ".join(
        say("insight-cards-average", cards=cards, points=round(points, 1)) for cards, points in averages.items()
    )
    title = say("insight-values-title", board=say("label-card-game"))
    plot = Plot(
        title, say("insight-cards-asked"), say("label-points"), points=points, percent=False, words=told
    )
    columns = {**_columns(rows), "cards": [row.cards for row in rows]}
    return Finding((told, say("insight-values-signs")), plot, frame(columns, [row.ticket for row in rows], "ticket"))


def _columns(rows: list[TicketValue]) -> dict[str, list[Any]]:
    return {"points": [row.points for row in rows], "distance": [row.distance for row in rows]}


def _called(kind: str) -> str:
    key = f"insight-tickets-{kind}"
    return say(key) if can_say(key) else kind
