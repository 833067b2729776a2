"""Tickets on a board by what they cost who misses them: how a greedy bot chooses. Knows no plan."""

from __future__ import annotations

from collections.abc import Sequence

from ttr_nb.bots.choice import Choice, because
from ttr_nb.content.board import Board
from ttr_nb.mechanics.actions import KeepTickets


def keep_cheapest(board: Board, legal: Sequence[KeepTickets]) -> Choice:
    """Keep the tickets that can be lost most cheaply."""
    cheapest = min(legal, key=lambda answer: sum(board.ticket[ticket].penalty for ticket in answer.tickets))
    return because(cheapest, "bot-keep-cheap", count=len(cheapest.tickets))
