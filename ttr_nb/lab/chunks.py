"""What a worker does: play a few games of a plan and send back their rows. Knows no executor.

Everything here is at the top level and takes ids and numbers, so that it can be sent anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import NamedTuple

from ttr_nb.bots.play import fault
from ttr_nb.lab.happenings import Diary
from ttr_nb.lab.plan import Plan, made, name_of
from ttr_nb.lab.playing import LATE, BotFailed, Clock, Thinking, moves
from ttr_nb.lab.records import Counts, Row, columns, failed_rows, rows
from ttr_nb.lab.watching import play_watched


class Batch(NamedTuple):
    """Finished games: their rows, their events, how many they are, how long they took."""

    rows: list[Row]
    events: list[Row]
    games: int
    seconds: float


def play_chunk(plan: Plan, numbers: Sequence[int]) -> Batch:
    """Play these games.

    >>> batch = play_chunk(Plan("cardgame", ("greedy", "random"), seed=1), [0, 1])
    >>> batch.games, [row[:6] for row in batch.rows][:2]
    (2, [('cardgame', 0, 21209486576022, 0, 1, 'greedy'), ('cardgame', 0, 21209486576022, 1, 0, 'random')])
    """
    begin = perf_counter()
    width = len(columns(plan))
    played = play_watched(numbers, partial(_play, plan, width), partial(_late, plan, width), plan.patience)
    scores = [row for game, _ in played for row in game]
    events = [row for _, game in played for row in game]
    return Batch(scores, events, len(numbers), perf_counter() - begin)


LOST = "workers died"
"""What errors say of a game that nobody could play."""


def may_pass(error: str) -> bool:
    """Whether a game failed for want of time or of a worker, so that another time it may not.

    >>> may_pass("bot 'mine', seed 4, seat 0, move 3: no answer within 60 s"), may_pass("bot 'mine': ValueError: no")
    (True, False)
    """
    return f": {LATE} " in error or f" {LOST}: " in error


def lost_batch(plan: Plan, number: int, tries: int, why: str) -> Batch:
    """A game that nobody could play: with which so many workers died, and of what."""
    error = f"{tries} {LOST}: {why} (game {number}, seed {plan.deal(number)})"
    return Batch(failed_rows(plan, number, len(columns(plan)), error), [], 1, 0.0)


def _play(plan: Plan, width: int, number: int, clock: Clock) -> tuple[list[Row], list[Row]]:
    """One game. Its bots are made, or copied, for it alone: what they remember must not depend on other games."""
    rules, counts, diary = plan.rules, Counts(len(plan.bots)), Diary(plan, number)
    move, last = 0, None
    try:
        bots = [made(player, rules) for player in plan.seated(number)]
        for moved in moves(rules, bots, plan.deal(number), clock):
            move, last = moved.number, moved.state
            counts.note(moved.seat, moved.events)
            if plan.noted:
                diary.note(move, moved.events)
        tally = rules.score(last)
    except BotFailed as failed:
        return _failed(plan, width, number, failed.seat, failed.move, failed.what)
    if plan.noted:
        diary.close(move, rules, tally)
    return rows(plan, number, counts, tally, last), diary.rows


def _late(plan: Plan, width: int, number: int, thinking: Thinking) -> tuple[list[Row], list[Row]]:
    """One game in which a bot was too slow."""
    return _failed(plan, width, number, thinking.seat, thinking.move, f"{LATE} {plan.patience:g} s")


def _failed(plan: Plan, width: int, number: int, seat: int, move: int, what: str) -> tuple[list[Row], list[Row]]:
    """One game that a bot brought to a halt: which bot, which seed, which move, what."""
    bot = name_of(plan.seated(number)[seat])
    return failed_rows(plan, number, width, fault(bot, plan.deal(number), seat, move, what)), []
