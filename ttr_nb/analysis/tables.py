"""Scores, history and the choices at stations as pandas tables. Knows no rule: it lays out what the engine says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pandas as pd

from ttr_nb.mechanics.borrowing import Borrowing, Station
from ttr_nb.mechanics.tally import Tally


def score_table(tally: Tally[Any], players: Sequence[str]) -> Any:
    """One row a player: the lines of the score sheet, their sum, and what decides a tie."""
    rows = [
        {
            "player": players[score.seat],
            **{line.what: line.points for line in score.lines()},
            "total": score.total,
            **score.deciders(),
            "winner": score.seat in tally.winners,
        }
        for score in tally.seats
    ]
    return pd.DataFrame(rows).set_index("player")


def history_table(rows: Iterable[tuple[int, str, str, str]]) -> Any:
    """One row a move: number, player, notation, and what happened in words."""
    columns = ["move", "player", "action", "what happened"]
    return pd.DataFrame(list(rows), columns=columns).set_index("move")


def borrowing_table(stations: Sequence[Station], choices: Iterable[Borrowing]) -> Any:
    """One row for each joint choice at the stations, best first: what is borrowed where, and what it makes."""
    rows = [
        {
            **{station.city: route or "" for station, route in zip(stations, choice.routes, strict=True)},
            "points": choice.points,
            "tickets made": len(choice.made),
            "rescued": ", ".join(choice.rescued),
        }
        for choice in choices
    ]
    return pd.DataFrame(rows)
