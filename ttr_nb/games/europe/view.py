"""What a seat may see. The type has no room for another hand, another ticket or the order of a deck."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.refusals import refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.europe.state import Pending, State
from ttr_nb.mechanics.cards import Cards
from ttr_nb.mechanics.network import Network
from ttr_nb.mechanics.tickets import HiddenOffer, visible
from ttr_nb.mechanics.turn import Turn

VisiblePending: TypeAlias = Pending | HiddenOffer


class View(NamedTuple):
    """The table as `seat` sees it; a spectator (None) has no hand and no tickets."""

    seat: int | None
    turn: Turn
    pending: tuple[VisiblePending, ...]
    hand: Cards | None
    tickets: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    ticket_counts: tuple[int, ...]
    row: tuple[str, ...]
    deck_count: int
    discards: Cards
    ticket_deck_count: int
    network: Network
    points: tuple[int, ...]


@rule("EU-TICKET-5")
def view(state: State, seat: int | None) -> View:
    """EU-TICKET-5: hands and tickets are their owner's secret; cars, stations, points and discards lie open."""
    if seat is not None and not 0 <= seat < state.players:
        raise RuleViolation(refuse("EU-SETUP-1", "seat", seat_number=seat, players=state.players))
    return View(
        seat,
        state.turn,
        tuple(visible(waiting, seat) for waiting in state.pending),
        None if seat is None else state.hands[seat],
        () if seat is None else state.tickets.kept[seat],
        tuple(sum(hand) for hand in state.hands),
        tuple(len(kept) for kept in state.tickets.kept),
        state.market.row,
        len(state.market.deck),
        state.market.discards,
        len(state.tickets.deck),
        state.network,
        state.points,
    )
