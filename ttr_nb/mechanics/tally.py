"""The final score of a board: routes, tickets with the best borrowing, stations, bonus. Every number has its witness.

The lines of a score sheet cite the rules of the board they come from. Knows no hand and no turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from ttr_nb.content.board import Parameters
from ttr_nb.core.rules import rule
from ttr_nb.mechanics.borrowing import Borrowing, Station, best_borrowing
from ttr_nb.mechanics.network import Atlas, Network, union
from ttr_nb.mechanics.trail import Trail, longest_trail

LONGEST_PATH = "longest path"
MOST_TICKETS = "most tickets"
"""What a board gives its bonus for."""

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
    bonus_for: str = LONGEST_PATH
    goods: int | None = None
    stations: tuple[str, ...] = ()

    @property
    def total_rule(self) -> str:
        """The rule by which the lines are added up."""
        return "EU-SCORE-1"

    @property
    def tickets_made(self) -> int:
        """How many tickets were made."""
        return sum(ticket.is_made for ticket in self.tickets)

    @rule("EU-SCORE-1", "EU-STATION-7")
    def lines(self) -> tuple[Line, ...]:
        """EU-SCORE-1: what is added up, line by line; four points for each station not built (EU-STATION-7)."""
        is_path = self.bonus_for == LONGEST_PATH
        has_stations = self.built + self.unbuilt > 0
        stations = (Line("EU-STATION-7", "stations", UNBUILT_STATION * self.unbuilt),) if has_stations else ()
        goods = () if self.goods is None else (Line("DX-PASSENGER-1", "goods", self.goods),)
        return (
            Line("EU-POINTS-1", "routes", self.routes),
            Line("EU-TICKET-4", "made", sum(ticket.points for ticket in self.tickets if ticket.is_made)),
            Line("EU-TICKET-4", "missed", sum(ticket.points for ticket in self.tickets if not ticket.is_made)),
            *stations,
            Line("EU-LONGEST-1" if is_path else "EU-SCORE-1", "bonus" if is_path else "most-tickets", self.bonus),
            *goods,
        )

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines())

    def deciders(self) -> dict[str, int]:
        """What breaks a tie, in order, by name."""
        return {"tickets made": self.tickets_made, "stations built": self.built, "longest path": self.trail.length}


S = TypeVar("S")


class Tally(NamedTuple, Generic[S]):
    """The score sheet of a table, by seat, and who won (several when they share it)."""

    seats: tuple[S, ...]
    winners: tuple[int, ...]


def tally(
    atlas: Atlas,
    network: Network,
    kept: Sequence[Sequence[str]],
    points: Sequence[int],
    goods: Sequence[int] | None = None,
) -> Tally[SeatScore]:
    """Score a board. By seat: `kept` are the tickets, `points` the route points, `goods` what passengers collected."""
    play = atlas.board.play
    seats = range(len(kept))
    trails = [own_trail(atlas, network, seat) for seat in seats]
    tickets = [score_tickets(atlas, network, seat, kept[seat]) for seat in seats]
    made = [sum(ticket.is_made for ticket in scored) for _, scored in tickets]
    merits = made if play.bonus == MOST_TICKETS else [trail.length for trail in trails]
    scores = []
    for seat, (borrowing, scored) in enumerate(tickets):
        built = network.stations[seat].bit_count()
        scores.append(
            SeatScore(
                seat,
                points[seat],
                scored,
                borrowing,
                built,
                play.stations - built,
                trails[seat],
                bonus(play, merits[seat], merits),
                play.bonus,
                None if goods is None else goods[seat],
                atlas.cities(network.stations[seat]),
            )
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
def bonus(play: Parameters, merit: int, merits: Sequence[int]) -> int:
    """EU-LONGEST-3: the bonus goes to everyone with the longest path, or most tickets; a merit of 0 earns nothing."""
    return play.bonus_points if merit == max(merits) > 0 else 0


@rule("EU-WIN-1")
def winners(scores: Sequence[SeatScore]) -> tuple[int, ...]:
    """EU-WIN-1: most points, then most tickets made, fewest stations built, longest path; else shared.

    Where passengers collect goods, their points come before the path.
    """
    strengths = [_strength(score) for score in scores]
    return tuple(score.seat for score, own in zip(scores, strengths, strict=True) if own == max(strengths))


def _strength(score: SeatScore) -> tuple[int, ...]:
    """What decides, in order."""
    return score.total, score.tickets_made, -score.built, score.goods or 0, score.trail.length
