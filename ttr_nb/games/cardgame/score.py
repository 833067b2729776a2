"""The score of a Card Game: tickets completed and missed, Big Cities, and who wins. Every number has its witness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ttr_nb.core.rules import rule
from ttr_nb.games.cardgame import halves
from ttr_nb.games.cardgame.state import State
from ttr_nb.mechanics.matching import Matching
from ttr_nb.mechanics.tally import Line, Tally

if TYPE_CHECKING:
    from ttr_nb.games.cardgame.ruleset import CardGame


class SeatScore(NamedTuple):
    """The score of a seat, part by part. `matching` is the last one; `completed` are the tickets of all halves."""

    seat: int
    completed: tuple[str, ...]
    completed_points: int
    missed: tuple[str, ...]
    missed_points: int
    cities: tuple[str, ...]
    city_points: int
    matching: Matching

    @property
    def total_rule(self) -> str:
        """The rule by which the lines are added up."""
        return "CG-SCORE-1"

    @rule("CG-SCORE-1")
    def lines(self) -> tuple[Line, ...]:
        """CG-SCORE-1: what is added up, line by line; tickets not completed lose their points."""
        return (
            Line("CG-MATCH-1", "completed", self.completed_points),
            Line("CG-SCORE-1", "missed", self.missed_points),
            Line("CG-CITY-1", "cities", self.city_points),
        )

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return self.completed_points + self.missed_points + self.city_points

    def deciders(self) -> dict[str, int]:
        """What breaks a tie, in order, by name."""
        return {"tickets completed": len(self.completed), "big cities": len(self.cities)}


def score(game: CardGame, state: State) -> Tally[SeatScore]:
    """The score sheet, as if tickets were completed now."""
    matchings = [halves.matching(game, state, seat) for seat in range(state.players)]
    completed = [before + match.completed for before, match in zip(state.completed, matchings, strict=True)]
    cities = big_cities(game, completed)
    scores = [_seat(game, seat, done, cities[seat], matchings[seat]) for seat, done in enumerate(completed)]
    return Tally(tuple(scores), winners(scores))


def _seat(
    game: CardGame, seat: int, completed: tuple[str, ...], cities: tuple[str, ...], matching: Matching
) -> SeatScore:
    tickets, bonus = game.deck.ticket, game.deck.big_city
    return SeatScore(
        seat,
        completed,
        sum(tickets[ticket].points for ticket in completed),
        matching.left,
        -sum(tickets[ticket].points for ticket in matching.left),
        cities,
        sum(bonus[city].points for city in cities),
        matching,
    )


@rule("CG-CITY-1", "CG-CITY-2")
def big_cities(game: CardGame, completed: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    """CG-CITY-1: each Big City goes to whoever completed most tickets to it; a ticket naming two counts for both."""
    won: list[tuple[str, ...]] = [()] * len(completed)
    for city in game.deck.big_city:
        counts = [sum(city in game.deck.ticket[ticket].cities for ticket in done) for done in completed]
        for seat, count in enumerate(counts):
            if count == max(counts) > 0:
                won[seat] += (city,)
    return won


@rule("CG-WIN-1")
def winners(scores: Sequence[SeatScore]) -> tuple[int, ...]:
    """CG-WIN-1: most points, then most tickets completed, then most Big Cities; else shared."""
    strengths = [(score.total, *score.deciders().values()) for score in scores]
    return tuple(score.seat for score, own in zip(scores, strengths, strict=True) if own == max(strengths))
