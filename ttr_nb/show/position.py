"""The table in words, as a seat may see it: from a view to lines of text. Knows no rule."""

from __future__ import annotations

from ttr_nb.games.europe.state import SecondCard, TunnelDue
from ttr_nb.games.europe.view import View, VisiblePending
from ttr_nb.mechanics.cards import counted
from ttr_nb.mechanics.network import Atlas
from ttr_nb.mechanics.tickets import TicketOffer
from ttr_nb.show.language import checked
from ttr_nb.show.names import Names
from ttr_nb.show.words import say


def tell_position(view: View, atlas: Atlas, names: Names, language: str | None = None) -> list[str]:
    """The table line by line: whose turn, the market, the players, what lies on the board, and one's own secrets."""
    code = checked(language)
    lines = [_headline(view, names, code), ""]
    lines += _players(view, atlas, names, code)
    lines += ["", *_market(view, names, code)]
    lines += _built(view, atlas, names, code)
    if view.seat is not None and view.hand is not None:
        lines += ["", _line("hand", names.cards(view.hand, code), code)]
        tickets = names.tickets(view.tickets, code) or say("label-nothing", code)
        lines.append(_line("tickets", tickets, code))
    return [*lines, *_waiting(view, names, code)]


def _line(label: str, text: str, code: str) -> str:
    return f"{say(f'label-{label}', code)}: {text}"


def _headline(view: View, names: Names, code: str) -> str:
    board = names.board.names.get(code, names.board.name)
    if view.turn.is_over:
        return f"{board} · {say('label-game-over', code)}"
    seat = view.pending[0].seat if view.pending else view.turn.seat
    parts = [board, _line("turn", names.player(seat), code)]
    if view.turn.left is not None:
        parts += [say("label-last-round", code), say("label-turns-left", code, count=view.turn.left)]
    return " · ".join(parts)


def _players(view: View, atlas: Atlas, names: Names, code: str) -> list[str]:
    """A table with a row for each player."""
    stations = atlas.board.play.stations
    heads = ["points", "cars-left", *(["stations-left"] if stations else []), "cards", "tickets"]
    rows = [["", *(say(f"label-{head}", code) for head in heads)]]
    for seat, points in enumerate(view.points):
        left = [str(stations - view.network.stations[seat].bit_count())] if stations else []
        numbers = [str(points), str(view.network.cars[seat]), *left]
        numbers += [str(view.hand_sizes[seat]), str(view.ticket_counts[seat])]
        rows.append([names.player(seat), *numbers])
    first, *others = (max(map(len, column)) for column in zip(*rows, strict=True))
    return [
        "  ".join([name.ljust(first), *(cell.rjust(width) for cell, width in zip(cells, others, strict=True))])
        for name, *cells in rows
    ]


def _market(view: View, names: Names, code: str) -> list[str]:
    piles = {"deck": view.deck_count, "discards": sum(view.discards), "ticket-deck": view.ticket_deck_count}
    return [
        _line("face-up", names.cards(counted(view.row), code), code),
        " · ".join(_line(label, str(count), code) for label, count in piles.items()),
    ]


def _built(view: View, atlas: Atlas, names: Names, code: str) -> list[str]:
    """What each player has on the board."""
    lines = []
    for seat, bits in enumerate(view.network.owned):
        routes = [names.route(route.id, code) for route in atlas.routes(bits)]
        cities = [names.city(city, code) for city in atlas.cities(view.network.stations[seat])]
        parts = [_line("routes", ", ".join(routes), code)] if routes else []
        parts += [_line("stations", ", ".join(cities), code)] if cities else []
        if parts:
            lines.append(f"{names.player(seat)} · {' · '.join(parts)}")
    return ["", *lines] if lines else []


def _waiting(view: View, names: Names, code: str) -> list[str]:
    """The decision that is waiting, and what a seat is shown for it."""
    if not view.pending:
        return []
    waiting = view.pending[0]
    lines = ["", _decision(waiting, names, code)]
    if isinstance(waiting, TicketOffer):
        lines += [f"  {names.ticket(ticket, code)}" for ticket in waiting.tickets]
    return lines


def _decision(waiting: VisiblePending, names: Names, code: str) -> str:
    seat = names.player(waiting.seat, code)
    if isinstance(waiting, SecondCard):
        return say("waiting-SecondCard", code, seat=seat)
    if isinstance(waiting, TunnelDue):
        return say("waiting-TunnelDue", code, seat=seat, extra=waiting.extra, route=names.route(waiting.route, code))
    count = len(waiting.tickets) if isinstance(waiting, TicketOffer) else waiting.offered
    return say("waiting-TicketOffer", code, seat=seat, keep=waiting.keep, count=count)
