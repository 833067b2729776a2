"""The score sheet in words and as HTML: every line with its rule, every ticket, what made it, and who won."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from ttr_nb.games.cardgame.score import SeatScore as CardGameScore
from ttr_nb.mechanics.tally import SeatScore as BoardScore
from ttr_nb.mechanics.tally import Tally
from ttr_nb.show.language import checked
from ttr_nb.show.names import DeckNames, Names
from ttr_nb.show.words import join, say

WIDTH = 40
"""Of the words before the points, in characters."""


def tell_scores(tally: Tally[Any], names: Any, language: str | None = None) -> list[str]:
    """The sheet of every player and the winner, line by line; the lines of a player add up to the total."""
    code = checked(language)
    lines: list[str] = []
    for score in tally.seats:
        lines.append(names.player(score.seat))
        for line in score.lines():
            lines.append(_row(say(f"score-{line.what}", code), line.points, line.rule))
            lines += [f"    {detail}" for detail in DETAILS[type(score)](score, line.what, names, code)]
        lines += [_row(say("score-total", code), score.total, score.total_rule), ""]
    return [*lines, _winners(tally, names, code)]


def sheet_html(tally: Tally[Any], names: Any, language: str | None = None) -> str:
    """The same sheet as an HTML table, a column for each player; whatever the players are called."""
    code = checked(language)
    players = [escape(names.player(score.seat)) for score in tally.seats]
    heads = "".join(f'<th scope="col" style="text-align:left">{player}</th>' for player in players)
    top = f'<tr><th></th>{heads}<th scope="col">{escape(say("label-rule", code))}</th></tr>'
    rows = []
    for number, line in enumerate(tally.seats[0].lines()):
        cells = []
        for score in tally.seats:
            details = DETAILS[type(score)](score, line.what, names, code)
            small = "".join(f"<br><small>{escape(detail)}</small>" for detail in details)
            cells.append(f'<td style="vertical-align:top;text-align:left">{score.lines()[number].points}{small}</td>')
        rows.append(_html_row(say(f"score-{line.what}", code), cells, line.rule))
    totals = [f'<td style="text-align:left"><strong>{score.total}</strong></td>' for score in tally.seats]
    rows.append(_html_row(say("score-total", code), totals, tally.seats[0].total_rule))
    return (
        f'<div class="ttr-scores" lang="{code}"><table><thead>{top}</thead><tbody>{"".join(rows)}</tbody></table>'
        f"<p><strong>{escape(_winners(tally, names, code))}</strong></p></div>"
    )


def _html_row(label: str, cells: list[str], rule: str) -> str:
    return f'<tr><th scope="row">{escape(label)}</th>{"".join(cells)}<td><code>{escape(rule)}</code></td></tr>'


def _winners(tally: Tally[Any], names: Any, code: str) -> str:
    players = [names.player(seat) for seat in tally.winners]
    return say("score-winner" if len(players) == 1 else "score-winners", code, players=join(players, code))


def _row(words: str, points: int, rule: str) -> str:
    return f"  {words:<{WIDTH}}{points:>5}   {rule}"


def _board(score: BoardScore, what: str, names: Names, code: str) -> list[str]:
    """What stands behind a line of a board: tickets, borrowed routes, the longest path."""
    match what:
        case "made":
            pairs = zip(score.stations, score.borrowing.routes, strict=True)
            return [
                *[names.ticket(ticket.ticket, code) for ticket in score.tickets if ticket.is_made],
                *[
                    say("score-borrowed", code, city=names.city(city, code), route=names.route(route, code))
                    for city, route in pairs
                    if route
                ],
            ]
        case "missed":
            return [names.ticket(ticket.ticket, code) for ticket in score.tickets if not ticket.is_made]
        case "bonus":
            return [say("score-path", code, length=score.trail.length)]
    return []


def _cardgame(score: CardGameScore, what: str, names: DeckNames, code: str) -> list[str]:
    """What stands behind a line of a Card Game: tickets with the cards that went to them, and Big Cities."""
    match what:
        case "completed":
            used = dict(zip(score.matching.completed, score.matching.used, strict=True))
            return [
                f"{names.ticket(ticket, code)}" + (f": {names.cards(used[ticket], code)}" if ticket in used else "")
                for ticket in score.completed
            ]
        case "missed":
            return [names.ticket(ticket, code) for ticket in score.missed]
        case "cities":
            return [names.city(city, code) for city in score.cities]
    return []


DETAILS: dict[type, Callable[[Any, str, Any, str], list[str]]] = {BoardScore: _board, CardGameScore: _cardgame}
"""Who tells what stands behind the lines of which score."""
