"""The Dice Expansion as a rule set: which function answers for which action. Boards differ by their parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ttr_nb.content.board import Board
from ttr_nb.content.dice import DiceSet, load_dice
from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.plays import Judge, Play, always
from ttr_nb.core.refusals import Refusal
from ttr_nb.games.dice import (
    claim,
    notation,
    passengers,
    pointing,
    rolling,
    stations,
    tickets,
    tokens,
    trip,
    tunnel,
    turn,
    view,
)
from ttr_nb.games.dice.actions import (
    BuildStationWithDice,
    BuyToken,
    ClaimWithDice,
    DiceAction,
    DrawTicketsWithDice,
    EndTrip,
    EndTurn,
    GiveUpTunnel,
    KeepDice,
    KeepPassenger,
    MovePassenger,
    PayTunnel,
    PutBackTokens,
    PutPassenger,
    RollAgain,
)
from ttr_nb.games.dice.arrangement import Arrangement, read_arrangement
from ttr_nb.games.dice.price import DicePrices, Price, price, ways
from ttr_nb.games.dice.setup import lay_table
from ttr_nb.games.dice.state import Leftover, PassengerOffer, Reroll, State, Trip, TunnelDice
from ttr_nb.mechanics.actions import KeepTickets
from ttr_nb.mechanics.dealing import PLAYER_COLOURS
from ttr_nb.mechanics.dice import Faces, Means
from ttr_nb.mechanics.network import Atlas, atlas
from ttr_nb.mechanics.tally import SeatScore, Tally, tally
from ttr_nb.mechanics.tickets import TicketOffer, answers

PLAYS: dict[type, Play] = {
    RollAgain: Play(always, (rolling.can_roll,), rolling.roll_again),
    KeepDice: Play(always, (), rolling.keep),
    ClaimWithDice: Play(claim.exists, (claim.is_free, claim.can_pay), claim.perform),
    PayTunnel: Play(always, (tunnel.is_due, tunnel.can_pay), tunnel.pay),
    GiveUpTunnel: Play(always, (tunnel.is_due,), tunnel.give_up),
    DrawTicketsWithDice: Play(always, (tickets.deck_left, tickets.can_pay), tickets.draw),
    KeepTickets: Play(tickets.exist, (tickets.is_offered,), tickets.keep),
    BuildStationWithDice: Play(stations.exists, (stations.is_free, stations.can_pay), stations.build),
    BuyToken: Play(tokens.exists, (tokens.is_there, tokens.can_pay), tokens.buy),
    PutBackTokens: Play(always, (turn.can_put_back,), turn.put_back),
    EndTurn: Play(always, (), turn.perform_end),
    PutPassenger: Play(passengers.exists, (passengers.is_offered,), passengers.put_down),
    KeepPassenger: Play(passengers.exists, (passengers.is_offered,), passengers.put_down),
    MovePassenger: Play(passengers.exists, (trip.can_go, trip.can_pay), trip.move),
    EndTrip: Play(passengers.exists, (trip.is_travelling,), trip.end_trip),
}


JUDGE = Judge(PLAYS, turn.seat_to_act, turn.moment, "DX-ACTION-1")


@dataclass(frozen=True)
class Dice:
    """The rules on a board."""

    board: Board
    dice: DiceSet = field(default_factory=load_dice)
    version: int = 1

    @property
    def id(self) -> str:
        """The name under which games of these rules are made and saved."""
        return f"dice:{self.board.id}"

    @cached_property
    def atlas(self) -> Atlas:
        """The board with its bits looked up."""
        return atlas(self.board)

    @cached_property
    def rerolls(self) -> dict[Faces, tuple[RollAgain | KeepDice, ...]]:
        """What can be done after any first roll."""
        return rolling.every(self.dice.train.count)

    @cached_property
    def prices(self) -> dict[str, Price]:
        """What each route costs."""
        reach = self.dice.train.count + tokens.LIMIT
        return {route.id: price(route, reach) for route in self.board.routes}

    @cached_property
    def payments(self) -> dict[str, frozenset[Means]]:
        """Every set of dice and tokens that pays for a route, by route."""
        return {route: frozenset(ways(due)) for route, due in self.prices.items()}

    @cached_property
    def claims(self) -> DicePrices[ClaimWithDice]:
        """Every claim there can be."""
        return claim.price_list(self)

    @cached_property
    def stations(self) -> tuple[DicePrices[BuildStationWithDice], ...]:
        """Every first, second and third station there can be."""
        return stations.price_lists(self)

    @cached_property
    def leads(self) -> dict[str, tuple[trip.Lead, ...]]:
        """Where a passenger can go from each city."""
        return trip.leads(self.atlas)

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

    def legal_actions(self, state: State) -> tuple[DiceAction, ...]:
        """All that the seat to act may do: what a waiting decision allows, or an action, a token, the end."""
        if not state.pending:
            return () if state.turn.left == 0 else self._menu(state, state.turn.seat)
        waiting = state.pending[0]
        match waiting:
            case Reroll():
                return rolling.legal(self, state.dice)
            case Leftover():
                return (*turn.endings(state.tokens[waiting.seat]), *tokens.legal(state, waiting.seat))
            case TicketOffer():
                return answers(waiting)
            case TunnelDice():
                return tunnel.legal(self, state, waiting)
            case PassengerOffer():
                return passengers.answers(waiting)
            case Trip():
                return trip.steps(self, state, waiting)
        return turn.endings(state.tokens[waiting.seat])

    def _menu(self, state: State, seat: int) -> tuple[DiceAction, ...]:
        """After the roll, before the action."""
        return (
            *turn.endings(state.tokens[seat]),
            *tokens.legal(state, seat),
            *tickets.legal(state),
            *claim.legal(self, state, seat),
            *stations.legal(self, state, seat),
            *trip.legal(self, state, seat),
        )

    def refusals(self, state: State, action: Any, seat: int | None = None) -> tuple[Refusal, ...]:
        """Every reason of the first stage that has any: exists, moment, place, payment."""
        return JUDGE.refusals(self, state, action, seat)

    def meant(self, state: State, target: str, seat: int) -> DiceAction | None:
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
        goods = state.travel and [sum(tokens) for tokens in state.travel.collected]
        return tally(self.atlas, state.network, state.tickets.kept, state.points, goods)

    def parse(self, text: str) -> DiceAction:
        """The action a notation stands for."""
        return notation.parse(self.board, text)
