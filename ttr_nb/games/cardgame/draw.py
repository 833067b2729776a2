"""Drawing train cards: up to two, face up or blind, and what locomotives do to that."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.cardgame import turn
from ttr_nb.games.cardgame.actions import StopDrawing
from ttr_nb.games.cardgame.state import SecondCard, State
from ttr_nb.mechanics import market as markets
from ttr_nb.mechanics.actions import DrawCard, TakeCard
from ttr_nb.mechanics.cards import INDEX, KINDS, LOCOMOTIVE, add_one
from ttr_nb.mechanics.events import CardDrawn, CardTaken
from ttr_nb.mechanics.market import NEVER_SWEPT, Market

if TYPE_CHECKING:
    from ttr_nb.games.cardgame.ruleset import CardGame

DRAW = DrawCard()
STOP = StopDrawing()
TAKE = {kind: TakeCard(kind) for kind in KINDS}
SECOND_CARD = cache(SecondCard)
TAKEN = cache(CardTaken)
DRAWN = cache(CardDrawn)


@rule("CG-DRAW-1", "CG-DRAW-2", "CG-END-2")
def legal(state: State) -> tuple[TakeCard | DrawCard | StopDrawing, ...]:
    """CG-DRAW-1: a face-up card or the top of the deck; as second card no face-up locomotive (CG-DRAW-2)."""
    deck, row, _ = state.market
    return _choices(row, bool(state.pending), bool(deck))


@lru_cache(maxsize=8192)
def _choices(row: tuple[str, ...], is_second: bool, has_deck: bool) -> tuple[TakeCard | DrawCard | StopDrawing, ...]:
    """The row stays as it is from one decision to the next more often than not."""
    kinds = dict.fromkeys(row)
    blind = (DRAW,) if has_deck else ()
    if not is_second:
        return (*map(TAKE.__getitem__, kinds), *blind)
    kinds.pop(LOCOMOTIVE, None)
    return (*map(TAKE.__getitem__, kinds), STOP, *blind)


def exists(game: CardGame, action: TakeCard) -> tuple[Refusal, ...]:
    """Stage 1: is there such a card?"""
    return () if action.card in INDEX else refuse("CG-DRAW-1", "unknown", name=action.card)


def lies_there(game: CardGame, state: State, seat: int, action: TakeCard) -> tuple[Refusal, ...]:
    """Stage 3: does that card lie face up, and may it be taken now?"""
    if action.card not in state.market.row:
        return refuse("CG-DRAW-1", "absent", card=action.card)
    return refuse("CG-DRAW-2", "second") if state.pending and action.card == LOCOMOTIVE else ()


@rule("CG-END-2")
def deck_left(game: CardGame, state: State, seat: int, action: DrawCard) -> tuple[Refusal, ...]:
    """CG-END-2: the deck is not made anew; what lies face up can still be taken. Stage 3."""
    return () if state.market.deck else refuse("CG-END-2", "empty", face_up=len(state.market.row))


def is_drawing(game: CardGame, state: State, seat: int, action: StopDrawing) -> tuple[Refusal, ...]:
    """Stage 3: has a first card been drawn?"""
    return () if state.pending else refuse("CG-DRAW-1", "none")


@rule("CG-DRAW-2", "CG-DRAW-3")
def take(game: CardGame, state: State, action: TakeCard, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """CG-DRAW-2: a face-up locomotive counts as two cards; however many lie there, none is swept (CG-DRAW-3)."""
    market, events = markets.take(state.market, action.card, chance, NEVER_SWEPT)
    taken = TAKEN(state.turn.seat, action.card)
    return _received(game, state, market, action.card, action.card == LOCOMOTIVE, chance, (taken, *events))


def draw(game: CardGame, state: State, action: DrawCard, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Blind, any card counts as one."""
    (card,), market, events = markets.draw(state.market, 1, chance)
    drawn = DRAWN(state.turn.seat, card)
    return _received(game, state, market, card, False, chance, (drawn, *events))


def stop(game: CardGame, state: State, action: StopDrawing, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """One card is enough."""
    return turn.end(game, state, chance, ())


@rule("CG-DRAW-4")
def _received(
    game: CardGame, state: State, market: Market, card: str, is_last: bool, chance: Chance, events: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    """CG-DRAW-4: a hand takes any number of cards. Then a second card, if it was the first and there is one."""
    current, pending, hands, _, tickets, yards, tracks, discards, completed, half, open_tracks = state
    seat = current.seat
    hands = put(hands, seat, add_one(hands[seat], card))
    waiting = () if is_last or pending else (SECOND_CARD(seat),)
    state = State(
        current, waiting, hands, market, tickets, yards, tracks, discards, completed, half, open_tracks
    )
    if waiting and (market.deck or len(legal(state)) > 1):
        return state, events
    return turn.end(game, state, chance, events)
