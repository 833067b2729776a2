"""Tunnels: lay out, reveal three cards, pay what is due or take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.core.tuples import put
from ttr_nb.games.europe import placing, turn
from ttr_nb.games.europe.actions import ClaimRoute, PayExtra, TakeBack
from ttr_nb.games.europe.events import TunnelGivenUp, TunnelRevealed, TunnelTried
from ttr_nb.games.europe.state import State, TunnelDue
from ttr_nb.mechanics import market as markets
from ttr_nb.mechanics.cards import LOCOMOTIVE, Cards, add, counted, covers, missing, remove
from ttr_nb.mechanics.payment import Price, colour_of, faults, ways

if TYPE_CHECKING:
    from ttr_nb.games.europe.ruleset import Europe

REVEALED = 3
"""EU-TUNNEL-8: how many cards are turned up, whatever the tunnel's length."""

TAKE_BACK = TakeBack()


@rule("EU-TUNNEL-2", "EU-TUNNEL-3", "EU-TUNNEL-4")
def extra_due(laid_out: Cards, revealed: tuple[str, ...]) -> int:
    """EU-TUNNEL-2: one more card for each turned-up card of the colour laid out; locomotives always count.

    EU-TUNNEL-4: after locomotives alone only locomotives count.

    >>> from ttr_nb.mechanics.cards import cards
    >>> extra_due(cards("red", "red"), ("red", "blue", "locomotive"))
    2
    >>> extra_due(cards("locomotive", "locomotive"), ("red", "blue", "locomotive"))
    1
    """
    colour = colour_of(laid_out)
    return sum(card in (colour, LOCOMOTIVE) for card in revealed)


@rule("EU-TUNNEL-4")
def extra_price(laid_out: Cards, extra: int) -> Price:
    """EU-TUNNEL-4: extra cards have the colour laid out; after locomotives alone they are locomotives."""
    colour = colour_of(laid_out)
    return Price(extra, colour) if colour else Price(extra, locomotives=extra)


@rule("EU-TUNNEL-1", "EU-TUNNEL-6", "EU-TUNNEL-7", "EU-TUNNEL-8")
def dig(game: Europe, state: State, action: ClaimRoute, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """EU-TUNNEL-1: the price lies there; turn up three cards, or as many as there are (EU-TUNNEL-7)."""
    seat = state.turn.seat
    revealed, market, events = markets.draw(state.market, REVEALED, chance)
    extra = extra_due(action.cards, revealed)
    state = state._replace(market=market)
    events = (
        TunnelTried(seat, action.route, action.cards),
        *events,
        TunnelRevealed(seat, action.route, revealed, extra),
    )
    if extra:
        due = TunnelDue(seat, action.route, action.cards, revealed, extra)
        return state._replace(pending=(due,)), events
    discarded = add(action.cards, counted(revealed))
    state, after = placing.complete(game, state, action.route, action.cards, discarded, chance)
    return state, events + after


def legal(state: State, due: TunnelDue) -> tuple[PayExtra | TakeBack, ...]:
    """Every way to pay, and taking back."""
    hand = state.hands[due.seat]
    payable = [paid for paid in ways(extra_price(due.cards, due.extra)) if covers(hand, paid)]
    return (TAKE_BACK, *[PayExtra(paid) for paid in sorted(payable, reverse=True)])


def is_due(game: Europe, state: State, seat: int, action: PayExtra | TakeBack) -> tuple[Refusal, ...]:
    """Stage 3: is there a tunnel to pay for?"""
    if state.pending and isinstance(state.pending[0], TunnelDue):
        return ()
    return refuse("EU-TUNNEL-1", "none")


def can_pay(game: Europe, state: State, seat: int, action: PayExtra) -> tuple[Refusal, ...]:
    """Stage 4: the cards that are due, from the hand."""
    due = state.pending[0]
    if not isinstance(due, TunnelDue):
        return ()
    colour = colour_of(due.cards)
    found = faults(extra_price(due.cards, due.extra), action.cards)
    lacking = missing(state.hands[seat], action.cards)
    reasons: list[Refusal] = []
    if "few" in found or "many" in found:
        reasons += refuse("EU-TUNNEL-2", "count", route=due.route, extra=due.extra, given=sum(action.cards))
    if colour is None and {"locomotives", "mixed"} & set(found) and colour_of(action.cards):
        reasons += refuse("EU-TUNNEL-4", "colour", route=due.route, extra=due.extra)
    elif colour and {"mixed", "colour"} & set(found):
        reasons += refuse("EU-TUNNEL-2", "colour", route=due.route, extra=due.extra, colour=colour)
    if any(lacking):
        reasons += refuse("EU-TUNNEL-2", "held", route=due.route, lacking=lacking)
    return tuple(reasons)


@rule("EU-TUNNEL-6")
def pay(game: Europe, state: State, action: PayExtra, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """EU-TUNNEL-6: laid-out, extra and turned-up cards are all discarded; extra cards take no extra cars."""
    due = _due(state)
    paid = add(due.cards, action.cards)
    state = state._replace(
        pending=(), hands=put(state.hands, due.seat, remove(state.hands[due.seat], action.cards))
    )
    return placing.complete(game, state, due.route, paid, add(paid, counted(due.revealed)), chance)


@rule("EU-TUNNEL-5", "EU-TUNNEL-6")
def take_back(game: Europe, state: State, action: TakeBack, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """EU-TUNNEL-5: the laid-out cards go back to the hand, the turned-up ones away; the turn is over."""
    due = _due(state)
    state = state._replace(pending=(), hands=put(state.hands, due.seat, add(state.hands[due.seat], due.cards)))
    return turn.end(game, state, counted(due.revealed), chance, (TunnelGivenUp(due.seat, due.route),))


def _due(state: State) -> TunnelDue:
    due = state.pending[0]
    if not isinstance(due, TunnelDue):
        raise TypeError(f"no tunnel is waiting, but {due}")
    return due
