"""The final score of a board: routes, tickets with the best borrowing, stations, bonus. Every number has its witness.

The lines of a score sheet cite the rules of the board they come from. Knows no hand and no turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ttr_nb.content.board import Parameters
from ttr_nb.core.rules import rule
from ttr_nb.mechanics.borrowing import Borrowing, Station, best_borrowing
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

    @rule("EU-SCORE-1", "EU-STATION-7")
    def lines(self) -> tuple[Line, ...]:
        """EU-SCORE-1: what is added up, line by line; four points for each station not built (EU-STATION-7)."""
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
    trails = [own_trail(atlas, network, seat) for seat in range(len(kept))]
    scores = []
    for seat, trail in enumerate(trails):
        borrowing, tickets = score_tickets(atlas, network, seat, kept[seat])
        built = network.stations[seat].bit_count()
        bonus = longest_path_bonus(play, trail, trails)
        scores.append(
            SeatScore(seat, points[seat], tickets, borrowing, built, play.stations - built, trail, bonus)
        )
    return Tally(tuple(scores), winners(scores))


@rule("EU-TICKET-4")
def score_tickets(
    atlas: Atlas, network: Network, seat: int, kept: Sequence[str]
) -> tuple[Borrowing, tuple[TicketScore, ...]]:
    """EU-TICKET-4: every ticket, made or missed, over own routes and one borrowed at each station (EU-STATION-4)."""
    tickets = [atlas.board.ticket[ticket] for ticket in kept]
    own = atlas.routes(network.owned[seat])
    borrowing = best_borrowing(own, lending(atlas, network, seat), tickets)
    scored = zip(kept, borrowing.scored, strict=True)
    return borrowing, tuple([TicketScore(ticket, points, ticket in borrowing.made) for ticket, points in scored])


@rule("EU-STATION-4", "EU-STATION-8")
def lending(atlas: Atlas, network: Network, seat: int) -> tuple[Station, ...]:
    """EU-STATION-4: a seat's stations, each with the opponents' routes that end there; unclaimed ones are not lent."""
    if not network.stations[seat]:
        return ()
    others = atlas.routes(union(network.owned) & ~network.owned[seat])
    return tuple(
        Station(city, tuple(route for route in others if city in route.cities))
        for city in atlas.cities(network.stations[seat])
    )


@rule("EU-LONGEST-2")
def own_trail(atlas: Atlas, network: Network, seat: int) -> Trail:
    """EU-LONGEST-2: the longest path over a seat's own routes; what its stations borrow has no part in it."""
    return longest_trail(atlas.routes(network.owned[seat]))


@rule("EU-LONGEST-3")
def longest_path_bonus(play: Parameters, trail: Trail, trails: Sequence[Trail]) -> int:
    """EU-LONGEST-3: the bonus goes to everyone with the longest path; a path of no cars earns nothing."""
    longest = max(other.length for other in trails)
    return play.bonus_points if play.bonus == "longest path" and trail.length == longest > 0 else 0


@rule("EU-WIN-1")
def winners(scores: Sequence[SeatScore]) -> tuple[int, ...]:
    """EU-WIN-1: most points, then most tickets made, fewest stations built, longest path; else shared."""
    strengths = [_strength(score) for score in scores]
    return tuple(score.seat for score, own in zip(scores, strengths, strict=True) if own == max(strengths))


def _strength(score: SeatScore) -> tuple[int, int, int, int]:
    """What decides, in order."""
    return score.total, score.tickets_made, -score.built, score.trail.length
