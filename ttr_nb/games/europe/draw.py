"""Drawing train cards: the first, the second, and what locomotives do to both."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.europe import turn
from ttr_nb.games.europe.state import SecondCard, State
from ttr_nb.mechanics import market as markets
from ttr_nb.mechanics.actions import DrawCard, TakeCard
from ttr_nb.mechanics.cards import INDEX, KINDS, LOCOMOTIVE, NONE, add_one
from ttr_nb.mechanics.events import CardDrawn, CardTaken
from ttr_nb.mechanics.market import Market

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe

DRAW = DrawCard()
SECOND_CARD = cache(SecondCard)
TAKEN = cache(CardTaken)
DRAWN = cache(CardDrawn)
TAKE = {kind: TakeCard(kind) for kind in KINDS}


@rule("EU-DRAW-1", "EU-DRAW-4", "EU-DRAW-9")
def legal(state: State) -> tuple[TakeCard | DrawCard, ...]:
    """EU-DRAW-1: a face-up card or the top of the deck; as second card no face-up locomotive (EU-DRAW-4)."""
    taking = _taking(state.market.row, bool(state.pending))
    return (*taking, DRAW) if state.market.deck else taking


@lru_cache(maxsize=4096)
def _taking(row: tuple[str, ...], is_second: bool) -> tuple[TakeCard | DrawCard, ...]:
    """The face-up cards that can be taken, each kind once."""
    return tuple([TAKE[kind] for kind in dict.fromkeys(row) if not (is_second and kind == LOCOMOTIVE)])


def exists(game: Europe, action: TakeCard) -> tuple[Refusal, ...]:
    """Stage 1: is there such a card?"""
    return () if action.card in INDEX else refuse("EU-DRAW-1", "unknown", name=action.card)


def lies_there(game: Europe, state: State, seat: int, action: TakeCard) -> tuple[Refusal, ...]:
    """Stage 3: does that card lie face up, and may it be taken now?"""
    if action.card not in state.market.row:
        return refuse("EU-DRAW-1", "absent", card=action.card)
    return _second_locomotive(state, action)


@rule("EU-DRAW-4")
def _second_locomotive(state: State, action: TakeCard) -> tuple[Refusal, ...]:
    """EU-DRAW-4: the second card is never a face-up locomotive."""
    return refuse("EU-DRAW-4", "second") if state.pending and action.card == LOCOMOTIVE else ()


@rule("EU-DRAW-9")
def deck_left(game: Europe, state: State, seat: int, action: DrawCard) -> tuple[Refusal, ...]:
    """EU-DRAW-9: from an empty deck nothing can be drawn. Stage 3."""
    return () if state.market.deck else refuse("EU-DRAW-9", "empty")


@rule("EU-DRAW-2", "EU-DRAW-3")
def take(game: Europe, state: State, action: TakeCard, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """EU-DRAW-2: the card is replaced at once; a face-up locomotive is the only card of the turn (EU-DRAW-3)."""
    market, events = markets.take(state.market, action.card, chance, turn.SWEEP_AT)
    taken = TAKEN(state.turn.seat, action.card)
    return _received(game, state, market, action.card, action.card == LOCOMOTIVE, chance, (taken, *events))


@rule("EU-DRAW-5")
def draw(game: Europe, state: State, action: DrawCard, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """EU-DRAW-5: blind, any card counts as one, a locomotive too."""
    (card,), market, events = markets.draw(state.market, 1, chance)
    drawn = DRAWN(state.turn.seat, card)
    return _received(game, state, market, card, False, chance, (drawn, *events))


@rule("EU-DRAW-7")
def _received(
    game: Europe, state: State, market: Market, card: str, is_last: bool, chance: Chance, events: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    """EU-DRAW-7: a hand takes any number of cards. Then a second card, if it was the first and there is one."""
    current, pending, hands, _, tickets, network, points = state
    seat = current.seat
    hands = put(hands, seat, add_one(hands[seat], card))
    if not (is_last or pending):
        state = State(current, (SECOND_CARD(seat),), hands, market, tickets, network, points)
        if market.deck or legal(state):
            return state, events
    return turn.end(game, State(current, (), hands, market, tickets, network, points), NONE, chance, events)
