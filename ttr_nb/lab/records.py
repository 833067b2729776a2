"""A finished game as rows, one a seat: the score with its lines, tickets, paths, what was done. Knows no file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from ttr_nb.core.chance import Seeded
from ttr_nb.games.cardgame.events import RowRobbed
from ttr_nb.games.dice.events import RouteClaimedWithDice, TunnelDiceRolled, TunnelLost
from ttr_nb.games.europe.events import TunnelGivenUp, TunnelRevealed
from ttr_nb.lab.plan import Plan, name_of
from ttr_nb.lab.what_if import Without, without_stations
from ttr_nb.mechanics.events import GameStarted, RouteClaimed
from ttr_nb.mechanics.tally import SeatScore as BoardScore
from ttr_nb.mechanics.tally import Tally
from ttr_nb.shelf import open_box

Row = tuple[Any, ...]

HEAD = {"game": "str", "number": "int64", "seed": "int64", "seat": "int64", "order": "int64", "bot": "str"}
"""What is known before the first move; `order` 0 has the first turn."""

BOARD_COUNTS = ("routes_built", "tunnels", "tunnels_failed", "extra_cards")
CARD_COUNTS = ("robberies", "cards_robbed", "cards_lost")
"""What is counted while a game goes on, by seat."""

FLAGS = ("winner_without_stations",)
"""What is either true or not."""

_Counted = Callable[[Any], Iterable[tuple[int, str, int]]]


def _claimed(event: Any) -> Iterable[tuple[int, str, int]]:
    return ((event.seat, "routes_built", 1),)


def _dug(event: Any) -> Iterable[tuple[int, str, int]]:
    return (event.seat, "tunnels", 1), (event.seat, "extra_cards", event.extra)


def _failed(event: Any) -> Iterable[tuple[int, str, int]]:
    return ((event.seat, "tunnels_failed", 1),)


def _robbed(event: Any) -> Iterable[tuple[int, str, int]]:
    cards = sum(event.cards)
    return (event.seat, "robberies", 1), (event.seat, "cards_robbed", cards), (event.owner, "cards_lost", cards)


COUNTED: Mapping[type, _Counted] = {
    RouteClaimed: _claimed,
    RouteClaimedWithDice: _claimed,
    TunnelRevealed: _dug,
    TunnelDiceRolled: _dug,
    TunnelGivenUp: _failed,
    TunnelLost: _failed,
    RowRobbed: _robbed,
}


class Counts:
    """What happened to each seat so far."""

    def __init__(self, players: int) -> None:
        self.seats: list[dict[str, int]] = [{} for _ in range(players)]
        self.moves = [0] * players
        self.first = 0

    def note(self, seat: int | None, events: Iterable[Any]) -> None:
        """Count a move and what came of it."""
        if seat is not None:
            self.moves[seat] += 1
        for event in events:
            if counted := COUNTED.get(type(event)):
                for whose, what, amount in counted(event):
                    self.seats[whose][what] = self.seats[whose].get(what, 0) + amount
            elif type(event) is GameStarted:
                self.first = event.seat


def columns(plan: Plan) -> dict[str, str]:
    """Every column with its type in pandas; they are the same for every game of these rules.

    >>> list(columns(Plan("cardgame", ("greedy", "greedy"), 1)))[6:12]
    ['score', 'winner', 'points_completed', 'points_missed', 'points_cities', 'tickets_made']
    """
    values = {name: "boolean" if name in FLAGS else "Int64" for name in _value_names(plan.game, len(plan.bots))}
    return HEAD | {"score": "Int64", "winner": "boolean"} | values | {"error": "str"}


@lru_cache(maxsize=64)
def _value_names(game: str, players: int) -> tuple[str, ...]:
    """What there is to say about a seat, as the score of an opening says it."""
    rules, counts = open_box(game).rules, Counts(players)
    state, _ = rules.new(players, rules.arrangement({}), Seeded(1))
    return tuple(_values(rules.score(state).seats[0], counts, Without(0, False)))


def rows(plan: Plan, number: int, counts: Counts, tally: Tally[Any], state: Any) -> list[Row]:
    """A game that was played to its end, in this position and with this score."""
    rules, table = plan.rules, []
    for head, score in zip(_heads(plan, number, counts.first), tally.seats, strict=True):
        values = _values(score, counts, without_stations(rules, state, tally, score.seat))
        table.append((*head, score.total, score.seat in tally.winners, *values.values(), ""))
    return table


def failed_rows(plan: Plan, number: int, width: int, error: str) -> list[Row]:
    """A game that came to no end: no score, and why."""
    rules, counts = plan.rules, Counts(len(plan.bots))
    _, events = rules.new(len(plan.bots), rules.arrangement({}), Seeded(plan.deal(number)))
    counts.note(None, events)
    return [(*head, *[None] * (width - len(head) - 1), error) for head in _heads(plan, number, counts.first)]


def _heads(plan: Plan, number: int, first: int) -> list[Row]:
    players, seed = len(plan.bots), plan.deal(number)
    seated = enumerate(plan.seated(number))
    return [(plan.game, number, seed, seat, (seat - first) % players, name_of(bot)) for seat, bot in seated]


def _values(score: Any, counts: Counts, without: Without) -> dict[str, Any]:
    """All that is to be said of a seat, by column."""
    lines = {f"points_{line.what}".replace("-", "_"): line.points for line in score.lines()}
    counted = counts.seats[score.seat]
    if isinstance(score, BoardScore):
        facts = {
            "tickets_made": score.tickets_made,
            "tickets_missed": len(score.tickets) - score.tickets_made,
            "tickets_rescued": len(score.borrowing.rescued),
            "longest_path": score.trail.length,
            "stations_built": score.built,
            "score_without_stations": without.score,
            "winner_without_stations": without.is_winner,
        }
        kinds: tuple[str, ...] = BOARD_COUNTS
    else:
        facts = {
            "tickets_made": len(score.completed),
            "tickets_missed": len(score.missed),
            "big_cities": len(score.cities),
        }
        kinds = CARD_COUNTS
    return lines | facts | {what: counted.get(what, 0) for what in kinds} | {"moves": counts.moves[score.seat]}
