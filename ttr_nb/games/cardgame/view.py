"""What a seat may see. The type has no room for another hand, another ticket, the order of a deck or a hidden track."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.refusals import refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.cardgame.state import Pending, State
from ttr_nb.games.cardgame.yard import Yard
from ttr_nb.mechanics.cards import Cards
from ttr_nb.mechanics.tickets import HiddenOffer, visible
from ttr_nb.mechanics.turn import Turn

VisiblePending: TypeAlias = Pending | HiddenOffer


class View(NamedTuple):
    """The table as `seat` sees it; a spectator (None) has no hand and no tickets. `track` is one's own, if open."""

    seat: int | None
    turn: Turn
    pending: tuple[VisiblePending, ...]
    hand: Cards | None
    tickets: tuple[str, ...]
    track: Cards | None
    hand_sizes: tuple[int, ...]
    ticket_counts: tuple[int, ...]
    track_sizes: tuple[int, ...]
    yards: tuple[Yard, ...]
    row: tuple[str, ...]
    deck_count: int
    discards: Cards
    ticket_deck_count: int
    completed: tuple[tuple[str, ...], ...]
    half: int


@rule("CG-TURN-3")
def view(state: State, seat: int | None) -> View:
    """CG-TURN-3: cards on the track are hidden from everybody, their owner included, unless owners may look."""
    if seat is not None and not 0 <= seat < state.players:
        raise RuleViolation(refuse("CG-SETUP-1", "seat", seat_number=seat, players=state.players))
    return View(
        seat,
        state.turn,
        tuple(visible(waiting, seat) for waiting in state.pending),
        None if seat is None else state.hands[seat],
        () if seat is None else state.tickets.kept[seat],
        state.tracks[seat] if seat is not None and state.open_tracks else None,
        tuple(sum(hand) for hand in state.hands),
        tuple(len(kept) for kept in state.tickets.kept),
        tuple(sum(track) for track in state.tracks),
        state.yards,
        state.market.row,
        len(state.market.deck),
        state.discards,
        len(state.tickets.deck),
        state.completed,
        state.half,
    )
