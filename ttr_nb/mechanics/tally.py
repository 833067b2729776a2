"""The final score of a board: routes, tickets with the best borrowing, stations, bonus. Every number has its witness.

The lines of a score sheet cite the rules of the board they come from. Knows no hand and no turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_nb.content.board import Parameters
from ttr_nb.core.rules import rule
from ttr_nb.mechanics.borrowing import Borrowing, Station, best_borrowing
from ttr_nb.mechanics.connection import pieces, ticket_points
from ttr_nb.mechanics.network import Atlas, Network, union
from ttr_nb.mechanics.trail import Trail, longest_trail

UNBUILT_STATION = 4
"""EU-STATION-7: points for each station not built."""


class TicketScore(NamedTuple):
    """A ticket at the end; `points` are negative when it was missed."""

    ticket: str
    points: int
    is_made: bool


class Line(NamedTuple):
    """A line of the score sheet and the rule behind it."""

    rule: str
    what: str
    points: int


class SeatScore(NamedTuple):
    """The score of a seat, part by part."""

    seat: int
    routes: int
    tickets: tuple[TicketScore, ...]
    borrowing: Borrowing
    built: int
    unbuilt: int
    trail: Trail
    bonus: int

    @property
    def tickets_made(self) -> int:
        """How many tickets were made."""
        return sum(ticket.is_made for ticket in self.tickets)

    @rule("EU-SCORE-1")
    def lines(self) -> tuple[Line, ...]:
        """EU-SCORE-1: what is added up, line by line."""
        return (
            Line("EU-POINTS-1", "routes", self.routes),
            Line("EU-TICKET-4", "made", sum(ticket.points for ticket in self.tickets if ticket.is_made)),
            Line("EU-TICKET-4", "missed", sum(ticket.points for ticket in self.tickets if not ticket.is_made)),
            Line("EU-STATION-7", "stations", UNBUILT_STATION * self.unbuilt),
            Line("EU-LONGEST-1", "bonus", self.bonus),
        )

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines())


class Tally(NamedTuple):
    """The score sheet of a table, by seat, and who won (several when they share it)."""

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]


def tally(atlas: Atlas, network: Network, kept: Sequence[Sequence[str]], points: Sequence[int]) -> Tally:
    """Score a board. `kept` are the tickets and `points` the route points by seat."""
    play = atlas.board.play
    trails = [longest_trail(atlas.routes(bits)) for bits in network.owned]
    scores = []
    for seat, trail in enumerate(trails):
        borrowing, tickets = score_tickets(atlas, network, seat, kept[seat])
        built = network.stations[seat].bit_count()
        bonus = longest_path_bonus(play, trail, trails)
        scores.append(
            SeatScore(seat, points[seat], tickets, borrowing, built, play.stations - built, trail, bonus)
        )
    return Tally(tuple(scores), winners(scores))


@rule("EU-TICKET-4", "EU-STATION-4", "EU-STATION-5", "EU-STATION-6", "EU-STATION-8")
def score_tickets(
    atlas: Atlas, network: Network, seat: int, kept: Sequence[str]
) -> tuple[Borrowing, tuple[TicketScore, ...]]:
    """EU-TICKET-4: every ticket, made or missed, over own routes and one borrowed at each station (EU-STATION-4)."""
    own = atlas.routes(network.owned[seat])
    tickets = [atlas.board.ticket[ticket] for ticket in kept]
    borrowing = best_borrowing(own, lending(atlas, network, seat), tickets)
    borrowed = [atlas.board.route[route] for route in borrowing.routes if route]
    piece = pieces([*own, *borrowed])
    made = set(borrowing.made)
    return borrowing, tuple(TicketScore(t.id, ticket_points(t, piece), t.id in made) for t in tickets)


def lending(atlas: Atlas, network: Network, seat: int) -> tuple[Station, ...]:
    """A seat's stations, each with the opponents' routes that end there."""
    if not network.stations[seat]:
        return ()
    others = atlas.routes(union(network.owned) & ~network.owned[seat])
    return tuple(
        Station(city, tuple(route for route in others if city in route.cities))
        for city in atlas.cities(network.stations[seat])
    )


@rule("EU-LONGEST-1", "EU-LONGEST-2", "EU-LONGEST-3")
def longest_path_bonus(play: Parameters, trail: Trail, trails: Sequence[Trail]) -> int:
    """EU-LONGEST-1: the longest path over own cars alone; all that tie have it, but nobody for none (EU-LONGEST-3)."""
    longest = max(other.length for other in trails)
    return play.bonus_points if play.bonus == "longest path" and trail.length == longest > 0 else 0


@rule("EU-WIN-1")
def winners(scores: Sequence[SeatScore]) -> tuple[int, ...]:
    """EU-WIN-1: most points, then most tickets made, fewest stations built, longest path; else shared."""
    best = max(map(_strength, scores))
    return tuple(score.seat for score in scores if _strength(score) == best)


@rule("EU-STATION-7")
def _strength(score: SeatScore) -> tuple[int, int, int, int]:
    """What decides, in order; the total counts each station not built (EU-STATION-7)."""
    return score.total, score.tickets_made, -score.built, score.trail.length
