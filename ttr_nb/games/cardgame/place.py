"""Placing cards in one's yard, and the train robbery that comes of it."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from ttr_nb.content.board import COLOURS
from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.cardgame import turn
from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.cardgame.events import CardsPlaced, RowRobbed
from ttr_nb.games.cardgame.state import State
from ttr_nb.games.cardgame.yard import Row, rows_of, without
from ttr_nb.mechanics.cards import LOCOMOTIVE, WILD, Cards, add, cards, missing, remove

if TYPE_CHECKING:
    from ttr_nb.games.cardgame.ruleset import CardGame

CARDS_PLACED = lru_cache(maxsize=4096)(CardsPlaced)

THREE = 3
"""CG-YARD-1: how many different colours are placed together."""

SHORTEST = 2
"""CG-YARD-1: how many cards a row of one colour has at least."""

CLOSED = 1000
"""CG-YARD-4: more cards than anybody has: what it takes to outnumber a row of one's own."""


@lru_cache(maxsize=4096)
def colours(placed: Cards) -> tuple[str, ...]:
    """The colours among cards, locomotives left out."""
    return tuple(colour for colour, count in zip(COLOURS, placed, strict=False) if count)


@rule("CG-YARD-1", "CG-YARD-3", "CG-YARD-5")
def is_a_play(game: CardGame, action: PlaceCards) -> tuple[Refusal, ...]:
    """CG-YARD-1: a row of one colour, or three colours without locomotive (CG-YARD-3). Stage 1."""
    placed, total = action.cards, sum(action.cards)
    several = colours(placed)
    if not several:
        return refuse("CG-YARD-5", "wild", given=total)
    if len(several) == 1:
        return refuse("CG-YARD-1", "few", colour=several[0], least=SHORTEST) if total < SHORTEST else ()
    reasons: tuple[Refusal, ...] = ()
    if placed[WILD]:
        reasons += refuse("CG-YARD-3", "locomotive", given=placed[WILD])
    if len(several) != THREE or total - placed[WILD] != THREE:
        reasons += refuse("CG-YARD-1", "mixed", colours=len(several), given=total, needed=THREE)
    return reasons


@rule("CG-YARD-4")
def is_open(game: CardGame, state: State, seat: int, action: PlaceCards) -> tuple[Refusal, ...]:
    """CG-YARD-4: a colour in one's own yard is closed; one in another's must be outnumbered. Stage 3."""
    rows = rows_of(action.cards)
    reasons: tuple[Refusal, ...] = ()
    for placed in rows:
        if found := lying(state, placed.colour):
            owner, there = found
            if owner == seat:
                reasons += refuse("CG-YARD-4", "own", colour=placed.colour, lying=there.size)
            else:
                reasons += _outnumbers(placed, owner, there, len(rows) == THREE)
    return reasons


@rule("CG-ROB-4")
def lying(state: State, colour: str) -> tuple[int, Row] | None:
    """CG-ROB-4: the one yard in which a colour lies, and its row there."""
    for seat, yard in enumerate(state.yards):
        for row in yard:
            if row.colour == colour:
                return seat, row
    return None


@rule("CG-ROB-1", "CG-ROB-3", "CG-ROB-4")
def _outnumbers(placed: Row, owner: int, there: Row, is_three: bool) -> tuple[Refusal, ...]:
    """CG-ROB-1: a colour in another yard takes more cards than lie there; equal is not more (CG-ROB-3)."""
    if placed.size > there.size:
        return ()
    if is_three:
        return refuse("CG-ROB-4", "three", colour=placed.colour, owner=owner)
    case = ("CG-ROB-3", "equal") if placed.size == there.size else ("CG-ROB-1", "fewer")
    return refuse(*case, colour=placed.colour, owner=owner, lying=there.size, given=placed.size)


def is_held(game: CardGame, state: State, seat: int, action: PlaceCards) -> tuple[Refusal, ...]:
    """Stage 4: one places cards one holds."""
    lacking = missing(state.hands[seat], action.cards)
    return refuse("CG-YARD-1", "held", lacking=lacking) if any(lacking) else ()


def legal(state: State, seat: int) -> list[PlaceCards]:
    """Every row and every three colours a seat can place."""
    hand = state.hands[seat]
    wild = hand[WILD]
    lying = {colour: jokers + some for yard in state.yards for colour, jokers, some in yard}
    for colour, _, _ in state.yards[seat]:
        lying[colour] = CLOSED
    free: list[str] = []
    actions: list[PlaceCards] = []
    for colour, held in zip(COLOURS, hand, strict=False):
        if held:
            if colour not in lying:
                free.append(colour)
                if held + wild >= SHORTEST:
                    actions += one_colour(colour, held, wild, SHORTEST)
            elif held + wild > lying[colour]:
                actions += one_colour(colour, held, wild, lying[colour] + 1)
    if len(free) >= THREE:
        actions += three_colours(tuple(free))
    return actions


@lru_cache(maxsize=4096)
def one_colour(colour: str, held: int, wild: int, least: int) -> tuple[PlaceCards, ...]:
    """Every row of at least so many cards that a hand can make of a colour and its locomotives."""
    return tuple(
        PlaceCards(cards(**{colour: some, LOCOMOTIVE: jokers}))
        for some in range(1, held + 1)
        for jokers in range(wild + 1)
        if some + jokers >= least
    )


@lru_cache(maxsize=256)
def three_colours(free: tuple[str, ...]) -> tuple[PlaceCards, ...]:
    """Every choice of three of these colours."""
    return tuple(three(some) for some in combinations(free, THREE))


@cache
def three(some: tuple[str, ...]) -> PlaceCards:
    """One card of each of these colours."""
    return PlaceCards(cards(*some))


@rule("CG-ROB-2")
def perform(game: CardGame, state: State, action: PlaceCards, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """CG-ROB-2: the cards lie in the yard; a row that they outnumber is discarded at once, locomotives and all."""
    current, _, hands, market, tickets, yards, tracks, discards, completed, half, open_tracks = state
    seat = current.seat
    placed = rows_of(action.cards)
    events: tuple[Event, ...] = (CARDS_PLACED(seat, action.cards),)
    for each in placed:
        if found := lying(state, each.colour):
            owner, robbed = found
            yards = put(yards, owner, without(yards[owner], each.colour))
            discards = add(discards, robbed.cards)
            events += (RowRobbed(seat, owner, robbed.cards),)
    hands = put(hands, seat, remove(hands[seat], action.cards))
    yards = put(yards, seat, yards[seat] + placed)
    state = State(current, (), hands, market, tickets, yards, tracks, discards, completed, half, open_tracks)
    return turn.end(game, state, chance, events)
