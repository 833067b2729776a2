"""The Card Game as a rule set: which function answers for which action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ttr_nb.content.cardgame import CardDeck
from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.plays import Judge, Play, always
from ttr_nb.core.refusals import Refusal
from ttr_nb.games.cardgame import draw, notation, place, pointing, score, tickets, turn, view
from ttr_nb.games.cardgame.actions import CardGameAction, PlaceCards, StopDrawing
from ttr_nb.games.cardgame.arrangement import Arrangement, read_arrangement
from ttr_nb.games.cardgame.setup import lay_table
from ttr_nb.games.cardgame.state import SecondCard, State
from ttr_nb.mechanics.actions import DrawCard, DrawTickets, KeepTickets, Pass, TakeCard
from ttr_nb.mechanics.tally import Tally
from ttr_nb.mechanics.tickets import answers

PLAYS: dict[type, Play] = {
    TakeCard: Play(draw.exists, (draw.lies_there,), draw.take),
    DrawCard: Play(always, (draw.deck_left,), draw.draw),
    StopDrawing: Play(always, (draw.is_drawing,), draw.stop),
    PlaceCards: Play(place.is_a_play, (place.is_open, place.is_held), place.perform),
    DrawTickets: Play(always, (tickets.deck_left,), tickets.draw),
    KeepTickets: Play(tickets.exists, (tickets.is_offered,), tickets.keep),
    Pass: Play(always, (turn.must_be_stuck,), turn.perform_pass),
}


JUDGE = Judge(PLAYS, turn.seat_to_act, turn.moment, "CG-TURN-4")


@dataclass(frozen=True)
class CardGame:
    """The rules with a box of cards."""

    deck: CardDeck
    version: int = 1

    @property
    def id(self) -> str:
        """The name under which games of these rules are made and saved."""
        return self.deck.id

    def halves(self, players: int) -> int:
        """How often the deck is gone through."""
        return 2 if players >= self.deck.second_half_from else 1

    def arrangement(self, options: Mapping[str, Any]) -> Arrangement:
        """Read what is settled beforehand from plain data."""
        return read_arrangement(options)

    def new(self, players: int, given: Arrangement, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        """The table laid for a game."""
        return lay_table(self, players, given, chance)

    def seat_to_act(self, state: State) -> int | None:
        """Who must decide now; None after the end."""
        return turn.seat_to_act(state)

    def legal_actions(self, state: State) -> tuple[CardGameAction, ...]:
        """All that the seat to act may do: what a waiting decision allows, or one of the three actions."""
        if state.pending:
            waiting = state.pending[0]
            return draw.legal(state) if isinstance(waiting, SecondCard) else answers(waiting)
        if state.turn.left == 0:
            return ()
        actions = (*draw.legal(state), *tickets.legal(state), *place.legal(state, state.turn.seat))
        return actions or (Pass(),)

    def refusals(self, state: State, action: Any, seat: int | None = None) -> tuple[Refusal, ...]:
        """Every reason of the first stage that has any: exists, moment, place, cards held."""
        return JUDGE.refusals(self, state, action, seat)

    def meant(self, state: State, target: str, seat: int) -> CardGameAction | None:
        """What a seat would do with a thing it points at, allowed or not."""
        return pointing.meant(state, target, seat)

    def untouchable(self, state: State, target: str, seat: int) -> tuple[Refusal, ...]:
        """Why a seat does nothing with a thing it points at."""
        return pointing.untouchable(state, target, seat)

    def perform(self, state: State, action: Any, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        """Carry out an action that nothing refuses."""
        return PLAYS[type(action)].perform(self, state, action, chance)

    def view(self, state: State, seat: int | None) -> view.View:
        """What a seat may see."""
        return view.view(state, seat)

    def score(self, state: State) -> Tally[score.SeatScore]:
        """The score sheet, as if tickets were completed now."""
        return score.score(self, state)

    def parse(self, text: str) -> CardGameAction:
        """The action a notation stands for."""
        return notation.parse(self.deck, text)
