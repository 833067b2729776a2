"""The score sheet in words: every line with its rule, every ticket, what was borrowed, and who won."""

from __future__ import annotations

from ttr_nb.mechanics.network import Atlas, Network
from ttr_nb.mechanics.tally import SeatScore, Tally
from ttr_nb.show.language import checked
from ttr_nb.show.names import Names
from ttr_nb.show.words import join, say

WIDTH = 40
"""Of the words before the points, in characters."""


def tell_scores(tally: Tally, atlas: Atlas, network: Network, names: Names, language: str | None = None) -> list[str]:
    """The sheet of every player and the winner, line by line; the lines of a player add up to the total."""
    code = checked(language)
    lines: list[str] = []
    for score in tally.seats:
        lines += [*_sheet(score, atlas, network, names, code), ""]
    players = [names.player(seat) for seat in tally.winners]
    return [*lines, say("score-winner" if len(players) == 1 else "score-winners", code, players=join(players, code))]


def _sheet(score: SeatScore, atlas: Atlas, network: Network, names: Names, code: str) -> list[str]:
    lines = [names.player(score.seat)]
    for line in score.lines():
        lines.append(_row(say(f"score-{line.what}", code), line.points, line.rule))
        if line.what in ("made", "missed"):
            lines += _tickets(score, line.what == "made", names, code)
        if line.what == "made":
            lines += _borrowed(score, atlas, network, names, code)
        if line.what == "bonus":
            lines.append(f"    {say('score-path', code, length=score.trail.length)}")
    return [*lines, _row(say("score-total", code), score.total, "EU-SCORE-1")]


def _row(words: str, points: int, rule: str) -> str:
    return f"  {words:<{WIDTH}}{points:>5}   {rule}"


def _tickets(score: SeatScore, made: bool, names: Names, code: str) -> list[str]:
    return [f"    {names.ticket(ticket.ticket, code)}" for ticket in score.tickets if ticket.is_made == made]


def _borrowed(score: SeatScore, atlas: Atlas, network: Network, names: Names, code: str) -> list[str]:
    cities = atlas.cities(network.stations[score.seat])
    pairs = zip(cities, score.borrowing.routes, strict=True)
    return [
        "    " + say("score-borrowed", code, city=names.city(city, code), route=names.route(route, code))
        for city, route in pairs
        if route
    ]
