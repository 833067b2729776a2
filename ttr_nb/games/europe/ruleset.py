"""Ticket to Ride Europe as a rule set: which function answers for which action. Boards differ by their parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ttr_nb.content.board import Board
from ttr_nb.core.chance import Chance
from ttr_nb.core.errors import ContentError, Fault
from ttr_nb.core.events import Event
from ttr_nb.core.plays import Judge, Play, always
from ttr_nb.core.refusals import Refusal
from ttr_nb.games.europe import claim, draw, notation, pointing, stations, tickets, tunnel, turn, view
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute, EuropeAction, PayExtra, TakeBack
from ttr_nb.games.europe.arrangement import Arrangement, read_arrangement
from ttr_nb.games.europe.setup import lay_table
from ttr_nb.games.europe.state import SecondCard, State, TunnelDue
from ttr_nb.mechanics.actions import DrawCard, DrawTickets, KeepTickets, Pass, TakeCard
from ttr_nb.mechanics.cards import Cards
from ttr_nb.mechanics.dealing import PLAYER_COLOURS
from ttr_nb.mechanics.network import Atlas, atlas
from ttr_nb.mechanics.payment import PriceList, ways
from ttr_nb.mechanics.tally import SeatScore, Tally, tally
from ttr_nb.mechanics.tickets import answers

PLAYS: dict[type, Play] = {
    TakeCard: Play(draw.exists, (draw.lies_there,), draw.take),
    DrawCard: Play(always, (draw.deck_left,), draw.draw),
    ClaimRoute: Play(claim.exists, (claim.is_free, claim.can_pay), claim.perform),
    PayExtra: Play(always, (tunnel.is_due, tunnel.can_pay), tunnel.pay),
    TakeBack: Play(always, (tunnel.is_due,), tunnel.take_back),
    DrawTickets: Play(always, (tickets.deck_left,), tickets.draw),
    KeepTickets: Play(tickets.exists, (tickets.is_offered,), tickets.keep),
    BuildStation: Play(stations.exists, (stations.is_free, stations.can_pay), stations.build),
    Pass: Play(always, (turn.must_be_stuck,), turn.perform_pass),
}


JUDGE = Judge(PLAYS, turn.seat_to_act, turn.moment, "EU-TURN-1")


@dataclass(frozen=True)
class Europe:
    """The rules on a board."""

    board: Board
    version: int = 1

    def __post_init__(self) -> None:
        if self.board.play.bonus != "longest path":
            what = f"the card rules know 'longest path' only, not {self.board.play.bonus!r}"
            raise ContentError([Fault(f"{self.board.id}/board.toml", "play.bonus", what)])

    @property
    def id(self) -> str:
        """The name under which games of these rules are made and saved."""
        return self.board.id

    @cached_property
    def atlas(self) -> Atlas:
        """The board with its bits looked up."""
        return atlas(self.board)

    @cached_property
    def payments(self) -> dict[str, frozenset[Cards]]:
        """Every set of cards that pays for a route, by route."""
        return {route.id: ways(claim.price(route)) for route in self.board.routes}

    @cached_property
    def claims(self) -> PriceList[ClaimRoute]:
        """Every claim there can be."""
        return claim.price_list(self)

    @cached_property
    def stations(self) -> tuple[PriceList[BuildStation], ...]:
        """Every first, second and third station there can be."""
        return stations.price_lists(self)

    def arrangement(self, options: Mapping[str, Any]) -> Arrangement:
        """Read what is settled beforehand from plain data."""
        return read_arrangement(options)

    def new(self, players: int, given: Arrangement, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        """The table laid for a game."""
        return lay_table(self, players, given, chance)

    def colour(self, seat: int) -> str:
        """The colour of a seat's cars, stations and marker."""
        return PLAYER_COLOURS[seat]

    def seat_to_act(self, state: State) -> int | None:
        """Who must decide now; None after the end."""
        return turn.seat_to_act(state)

    def legal_actions(self, state: State) -> tuple[EuropeAction, ...]:
        """All that the seat to act may do: what a waiting decision allows, or one of the four actions."""
        if state.pending:
            waiting = state.pending[0]
            if isinstance(waiting, SecondCard):
                return draw.legal(state)
            return tunnel.legal(state, waiting) if isinstance(waiting, TunnelDue) else answers(waiting)
        if state.turn.is_over:
            return ()
        seat = state.turn.seat
        actions: tuple[EuropeAction, ...] = (
            *draw.legal(state),
            *tickets.legal(state),
            *claim.legal(self, state, seat),
            *stations.legal(self, state, seat),
        )
        return actions or (Pass(),)

    def refusals(self, state: State, action: Any, seat: int | None = None) -> tuple[Refusal, ...]:
        """Every reason of the first stage that has any: exists, moment, place, payment."""
        return JUDGE.refusals(self, state, action, seat)

    def meant(self, state: State, target: str, seat: int) -> EuropeAction | None:
        """What a seat would do with a thing it points at, allowed or not."""
        return pointing.meant(self, state, target, seat)

    def perform(self, state: State, action: Any, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        """Carry out an action that nothing refuses."""
        return PLAYS[type(action)].perform(self, state, action, chance)

    def view(self, state: State, seat: int | None) -> view.View:
        """What a seat may see."""
        return view.view(state, seat)

    def score(self, state: State) -> Tally[SeatScore]:
        """The score sheet, as if the game ended now."""
        return tally(self.atlas, state.network, state.tickets.kept, state.points)

    def parse(self, text: str) -> EuropeAction:
        """The action a notation stands for."""
        return notation.parse(self.board, text)
