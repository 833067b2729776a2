"""What a seat may see. The type has no room for another's tickets, the order of a deck or a roll to come."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.refusals import refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.dice.state import Pending, State, Travel
from ttr_nb.mechanics.dice import Faces, Tokens
from ttr_nb.mechanics.network import Network
from ttr_nb.mechanics.tickets import HiddenOffer, visible
from ttr_nb.mechanics.turn import Turn

VisiblePending: TypeAlias = Pending | HiddenOffer


class View(NamedTuple):
    """The table as `seat` sees it; a spectator (None) has no tickets."""

    seat: int | None
    turn: Turn
    pending: tuple[VisiblePending, ...]
    tickets: tuple[str, ...]
    ticket_counts: tuple[int, ...]
    ticket_deck_count: int
    dice: Faces
    tokens: tuple[Tokens, ...]
    piles: Tokens
    began: int
    network: Network
    points: tuple[int, ...]
    travel: Travel | None


@rule("EU-TICKET-5")
def view(state: State, seat: int | None) -> View:
    """EU-TICKET-5: tickets are their owner's secret; dice, tokens, passengers and all on the board lie open."""
    if seat is not None and not 0 <= seat < state.players:
        raise RuleViolation(refuse("EU-SETUP-1", "seat", seat_number=seat, players=state.players))
    return View(
        seat,
        state.turn,
        tuple(visible(waiting, seat) for waiting in state.pending),
        () if seat is None else state.tickets.kept[seat],
        tuple(len(kept) for kept in state.tickets.kept),
        len(state.tickets.deck),
        state.dice,
        state.tokens,
        state.piles,
        state.began,
        state.network,
        state.points,
        state.travel,
    )
