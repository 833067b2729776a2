"""What a lesson may settle before the first turn of a Card Game, and how that is written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ttr_nb.content.cardgame import CardDeck, find_ticket
from ttr_nb.mechanics.arranging import Arranging
from ttr_nb.mechanics.cards import Cards, write_cards


@dataclass(frozen=True, slots=True)
class Arrangement:
    """By seat, but for the first player, the cards on the table, and whether owners may look at their tracks."""

    first: int | None = None
    open_tracks: bool = False
    hands: Mapping[int, Cards] = field(default_factory=dict)
    row: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    tickets: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    yards: Mapping[int, tuple[Cards, ...]] = field(default_factory=dict)
    tracks: Mapping[int, Cards] = field(default_factory=dict)

    @property
    def is_rigged(self) -> bool:
        """Whether more than the first player and the option for young players is settled."""
        return any((self.hands, self.row, self.deck, self.tickets, self.yards, self.tracks))

    def wishes(self) -> dict[str, tuple[str, ...]]:
        """What a stacked chance has to bring about."""
        return {"train": self.row + self.deck} if self.row or self.deck else {}

    def written(self) -> dict[str, Any]:
        """As plain data, without what is not arranged; `read_arrangement` reads it back."""
        plain: dict[str, Any] = {} if self.first is None else {"first": self.first}
        if self.open_tracks:
            plain["open_tracks"] = True
        for name in ("hands", "tracks"):
            if getattr(self, name):
                plain[name] = {str(seat): write_cards(held) for seat, held in getattr(self, name).items()}
        for name in ("row", "deck"):
            if getattr(self, name):
                plain[name] = list(getattr(self, name))
        if self.tickets:
            plain["tickets"] = {str(seat): list(tickets) for seat, tickets in self.tickets.items()}
        if self.yards:
            plain["yards"] = {str(seat): [write_cards(row) for row in rows] for seat, rows in self.yards.items()}
        return plain


def read_arrangement(options: Mapping[str, Any]) -> Arrangement:
    """Read an arrangement from plain data; every fault is reported.

    >>> read_arrangement({"yards": {"0": ["2 red 1 locomotive"]}, "open_tracks": True}).written()
    {'open_tracks': True, 'yards': {'0': ['2 red 1 locomotive']}}
    """
    reader = Arranging()

    def rows(value: Any, place: str) -> tuple[Cards, ...]:
        return tuple(reader.counted(row, place) for row in reader.names(value, place))

    parts = {
        "first": reader.seat,
        "open_tracks": reader.yes_or_no,
        "hands": reader.by_seat(reader.counted),
        "row": reader.cards,
        "deck": reader.cards,
        "tickets": reader.by_seat(reader.names),
        "yards": reader.by_seat(rows),
        "tracks": reader.by_seat(reader.counted),
    }
    return Arrangement(**reader.read(options, parts))


def by_name(deck: CardDeck, players: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """What a person writes, with names of players and tickets, as the plain data `read_arrangement` takes.

    >>> from ttr_nb.content.cardgame import load_deck
    >>> by_name(load_deck(), ["Ana", "Ben"], {"first": "Ben", "tickets": {"Ana": ["Dallas-Chicago"]}})
    {'first': 1, 'tickets': {0: ['chicago-dallas']}}
    """

    def seat(player: Any) -> Any:
        return players.index(player) if player in players else player

    plain = dict(options)
    for name, value in options.items():
        if name == "first":
            plain[name] = seat(value)
        elif name in ("row", "deck") and isinstance(value, str):
            plain[name] = value.replace(",", " ").split()
        elif isinstance(value, Mapping):
            plain[name] = {seat(player): part for player, part in value.items()}
    if isinstance(tickets := plain.get("tickets"), dict):
        plain["tickets"] = {
            seat: [find_ticket(deck, name).id_or(name) for name in names] if isinstance(names, list) else names
            for seat, names in tickets.items()
        }
    return plain
