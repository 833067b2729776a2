"""The table in words, as a seat may see it: from a view of any game to lines of text. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ttr_nb.games.cardgame.view import View as CardGameView
from ttr_nb.games.dice.view import View as DiceView
from ttr_nb.games.europe.view import View as EuropeView
from ttr_nb.mechanics.cards import counted
from ttr_nb.mechanics.network import Network, atlas
from ttr_nb.mechanics.tickets import TicketOffer
from ttr_nb.show.dice import tell_dice, tell_tokens
from ttr_nb.show.language import checked
from ttr_nb.show.names import DeckNames, Names
from ttr_nb.show.tell import tell_waiting
from ttr_nb.show.words import say


def tell_position(view: Any, names: Any, language: str | None = None) -> list[str]:
    """The table line by line: whose turn, the players, what lies open, and one's own secrets."""
    code = checked(language)
    return [*TELLERS[type(view)](view, names, code), *_waiting(view, names, code)]


def player_columns(view: Any, names: Any) -> dict[str, Sequence[int]]:
    """What everyone may know of every player, by label: points, cars, and how many of each hidden thing."""
    return COLUMNS[type(view)](view, names)


def _board_columns(view: EuropeView | DiceView, names: Names) -> dict[str, Sequence[int]]:
    stations = names.board.play.stations
    columns: dict[str, Sequence[int]] = {"points": view.points, "cars-left": view.network.cars}
    if stations:
        columns["stations-left"] = [stations - built.bit_count() for built in view.network.stations]
    return columns


def _europe_columns(view: EuropeView, names: Names) -> dict[str, Sequence[int]]:
    return _board_columns(view, names) | {"cards": view.hand_sizes, "tickets": view.ticket_counts}


def _dice_columns(view: DiceView, names: Names) -> dict[str, Sequence[int]]:
    columns = _board_columns(view, names) | {"tickets": view.ticket_counts}
    if view.travel:
        columns |= {"passengers": view.travel.waiting, "goods": [sum(goods) for goods in view.travel.collected]}
    return columns


def _cardgame_columns(view: CardGameView, names: DeckNames) -> dict[str, Sequence[int]]:
    columns: dict[str, Sequence[int]] = {
        "cards": view.hand_sizes,
        "tickets": view.ticket_counts,
        "track": view.track_sizes,
    }
    if not view.turn.is_over:  # a view knows of the halves before; after the end the score sheet tells of all
        columns["completed"] = [len(done) for done in view.completed]
    return columns


COLUMNS: dict[type, Callable[[Any, Any], dict[str, Sequence[int]]]] = {
    EuropeView: _europe_columns,
    DiceView: _dice_columns,
    CardGameView: _cardgame_columns,
}
"""Who knows what there is to say of the players of which game."""


def _europe(view: EuropeView, names: Names, code: str) -> list[str]:
    piles = {"deck": view.deck_count, "discards": sum(view.discards), "ticket-deck": view.ticket_deck_count}
    return [
        headline(view, names, code) + "\n",
        *_players(player_columns(view, names), names, code),
        "",
        _line("face-up", names.cards(counted(view.row), code), code),
        _piles(piles, code),
        *_built(view.network, names, code),
        *_own(view, names, code),
    ]


def _dice(view: DiceView, names: Names, code: str) -> list[str]:
    return [
        headline(view, names, code) + "\n",
        *_players(player_columns(view, names), names, code),
        "",
        _line("unused-dice", tell_dice(view.dice, code), code),
        *[
            f"{names.player(seat)} · {_line('tokens', tell_tokens(tokens, code), code)}"
            for seat, tokens in enumerate(view.tokens)
            if any(tokens)
        ],
        _piles({"ticket-deck": view.ticket_deck_count}, code),
        *_built(view.network, names, code),
        *_own(view, names, code),
    ]


def _cardgame(view: CardGameView, names: DeckNames, code: str) -> list[str]:
    yards = [
        f"{names.player(seat)} · {_line('yard', '; '.join(names.cards(row.cards, code) for row in yard), code)}"
        for seat, yard in enumerate(view.yards)
        if yard
    ]
    piles = {"deck": view.deck_count, "discards": sum(view.discards), "ticket-deck": view.ticket_deck_count}
    track = [_line("track", names.cards(view.track, code), code)] if view.track else []
    return [
        headline(view, names, code) + "\n",
        *_players(player_columns(view, names), names, code),
        "",
        _line("face-up", names.cards(counted(view.row), code), code),
        _piles(piles, code),
        *(["", *yards] if yards else []),
        *_own(view, names, code),
        *track,
    ]


TELLERS: dict[type, Callable[[Any, Any, str], list[str]]] = {
    EuropeView: _europe,
    DiceView: _dice,
    CardGameView: _cardgame,
}
"""Who tells the table of which game."""


def _line(label: str, text: str, code: str) -> str:
    return f"{say(f'label-{label}', code)}: {text}"


def _piles(piles: dict[str, int], code: str) -> str:
    return " · ".join(_line(label, str(count), code) for label, count in piles.items())


def headline(view: Any, names: Any, language: str | None = None) -> str:
    """Which game it is and whose turn, in a line."""
    code = checked(language)
    game = names.board.names.get(code, names.board.name) if hasattr(view, "network") else say("label-card-game", code)
    if view.turn.is_over:
        return f"{game} · {say('label-game-over', code)}"
    seat = view.pending[0].seat if view.pending else view.turn.seat
    parts = [game, _line("turn", names.player(seat), code)]
    if view.turn.left is not None:
        parts += [say("label-last-round", code), say("label-turns-left", code, count=view.turn.left)]
    return " · ".join(parts)


def _players(columns: dict[str, Sequence[int]], names: Any, code: str) -> list[str]:
    """A table with a row for each player."""
    heads = ["", *(say(f"label-{label}", code) for label in columns)]
    rows = [
        [names.player(seat), *map(str, numbers)] for seat, numbers in enumerate(zip(*columns.values(), strict=True))
    ]
    first, *others = (max(map(len, column)) for column in zip(heads, *rows, strict=True))
    return [
        "  ".join([name.ljust(first), *(cell.rjust(width) for cell, width in zip(cells, others, strict=True))])
        for name, *cells in (heads, *rows)
    ]


def _built(network: Network, names: Names, code: str) -> list[str]:
    """What each player has on the board."""
    bits = atlas(names.board)
    lines = []
    for seat, owned in enumerate(network.owned):
        routes = [names.route(route.id, code) for route in bits.routes(owned)]
        cities = [names.city(city, code) for city in bits.cities(network.stations[seat])]
        parts = [_line("routes", ", ".join(routes), code)] if routes else []
        parts += [_line("stations", ", ".join(cities), code)] if cities else []
        if parts:
            lines.append(f"{names.player(seat)} · {' · '.join(parts)}")
    return ["", *lines] if lines else []


def _own(view: Any, names: Any, code: str) -> list[str]:
    """What only the seat itself sees."""
    if view.seat is None:
        return []
    hand = getattr(view, "hand", None)
    cards = [] if hand is None else [_line("hand", names.cards(hand, code), code)]
    return ["", *cards, _line("tickets", names.tickets(view.tickets, code) or say("label-nothing", code), code)]


def _waiting(view: Any, names: Any, code: str) -> list[str]:
    """The decision that is waiting, and the tickets it is about."""
    if not view.pending:
        return []
    waiting = view.pending[0]
    lines = ["", tell_waiting(waiting, names, code)]
    if isinstance(waiting, TicketOffer):
        lines += [f"  {names.ticket(ticket, code)}" for ticket in waiting.tickets]
    return lines
