"""In the Card Game too, two worlds that a seat cannot tell apart look, refuse and sound the same."""

from __future__ import annotations

import operator
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.cardgame_corpus import corpus
from tests.conformance.cardgame_invariants import position_faults
from tests.conformance.cardgame_universe import universe
from tests.conformance.playing import Impatient, by_kind, hoarder, play
from tests.conformance.tables import cardgame_rules
from tests.rules.cardgame.positions import position
from tests.secrets.cardgame_twins import twin
from tests.secrets.test_twins import parts, seen, twin_action
from ttr_nb.core.apply import apply
from ttr_nb.core.chance import Outcome, Recorded
from ttr_nb.core.errors import RuleViolation
from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.cardgame.events import TicketsCompleted
from ttr_nb.mechanics.actions import DrawCard, DrawTickets, KeepTickets
from ttr_nb.mechanics.events import CardsDealt

every_table = pytest.mark.parametrize("players", [2, 3, 4])
either_way = pytest.mark.parametrize("open_tracks", [False, True])


def positions(players: int, every: int = 9) -> Iterator[Any]:
    """The corpus, and some positions of games."""
    yield from corpus(players).values()
    for seed, policy in ((21, by_kind), (22, hoarder)):
        for number, step in enumerate(play(cardgame_rules(), players, seed, policy)):
            if number % every == 0:
                yield step.before


@every_table
@either_way
def test_twins_look_the_same_and_are_not(players: int, open_tracks: bool) -> None:
    rules = cardgame_rules()
    rng = random.Random(1)
    different = compared = 0
    for state in positions(players):
        state = state._replace(open_tracks=open_tracks)
        for seat in (None, *range(players)):
            other = twin(rules.deck, state, seat, rng)
            assert not position_faults(rules, other)
            assert rules.view(other, seat) == rules.view(state, seat)
            assert repr(rules.view(other, seat)) == repr(rules.view(state, seat))
            different += other != state
            compared += 1
    assert different > 0.9 * compared, "the twins are hardly ever different worlds"


@every_table
def test_with_open_tracks_a_seat_sees_its_own_and_no_other(players: int) -> None:
    for state in positions(players, every=30):
        young = state._replace(open_tracks=True)
        views = [cardgame_rules().view(young, seat) for seat in range(players)]
        assert [view.track for view in views] == list(state.tracks)
        assert cardgame_rules().view(young, None).track is None
        assert cardgame_rules().view(state, 0).track is None


@every_table
def test_a_refusal_tells_nothing_that_a_view_does_not(players: int) -> None:
    rules = cardgame_rules()
    rng = random.Random(2)
    refused = 0
    for number, state in enumerate(positions(players, every=40)):
        asked = list(universe(rules.deck, state))
        for seat in range(players):
            other = twin(rules.deck, state, seat, rng)
            for action in rng.sample(asked, 250):
                reasons = rules.refusals(state, action, seat)
                assert rules.refusals(other, action, seat) == reasons, f"position {number}, seat {seat}: {action}"
                refused += bool(reasons)
            if rules.seat_to_act(state) == seat:
                assert rules.legal_actions(other) == rules.legal_actions(state)
    assert refused > 1000


def shown_by(action: Any, seat: int, actor: int) -> dict[str, Any]:
    """What an action of the actor shows to a seat: cards of the deck, cards placed, tickets drawn."""
    if isinstance(action, DrawCard):
        return {"shown": 1 if seat == actor else 0}
    if isinstance(action, DrawTickets):
        return {"shown_tickets": 4 if seat == actor else 0}
    if isinstance(action, PlaceCards):
        return {"spent": action.cards}
    return {"shown": 1}


@every_table
def test_what_happens_tells_a_seat_only_what_it_may_see(players: int) -> None:
    """What is completed is told to all when a half is over, so such steps are left out."""
    rules = cardgame_rules()
    rng = random.Random(3)
    kinds = set()
    different = 0
    for seed, policy in ((31, by_kind), (32, hoarder)):
        for step in play(rules, players, seed, policy):
            actor = rules.seat_to_act(step.before)
            if type(step.action).__name__ == "Pass" or any(isinstance(e, TicketsCompleted) for e in step.events):
                continue
            for seat in range(players):
                other = twin(rules.deck, step.before, seat, rng, **shown_by(step.action, seat, actor))
                one = apply(rules, step.before, step.action, Impatient(7))
                two = apply(rules, other, twin_action(other, step.action, seat, actor), Impatient(7))
                assert seen(two.events, seat) == seen(one.events, seat), f"seed {seed}, seat {seat}: {step.action}"
                assert rules.view(two.state, seat) == rules.view(one.state, seat)
                kinds.update(type(event).__name__ for event in one.events)
                different += one.state != two.state
    assert different > 300
    assert {"CardDrawn", "CardTaken", "TicketsOffered", "TicketsKept", "CardsPlaced", "CardsMoved"} <= kinds


def test_a_second_half_tells_a_seat_only_the_cards_dealt_to_it() -> None:
    """Planted and caught: `CardsDealt.secret` emptied."""
    rules = cardgame_rules()
    rng = random.Random(5)
    before = position(4, turn=2, turns_left=1).do("draw tickets").state
    chance = Impatient(6)
    one = apply(rules, before, KeepTickets(()), chance)
    (outcome,) = chance.outcomes
    count, row = rules.deck.second_half_cards, 4 * rules.deck.second_half_cards
    for seat in range(4):
        mine = range(seat * count, (seat + 1) * count)
        unseen = [place for place in range(len(outcome.result)) if place not in mine and not row <= place < row + 5]
        order = list(outcome.result)
        for place, card in zip(unseen, rng.sample([order[place] for place in unseen], len(unseen)), strict=True):
            order[place] = card
        two = apply(rules, before, KeepTickets(()), Recorded([Outcome(outcome.label, tuple(order))]))
        assert two.state.hands != one.state.hands
        assert seen(two.events, seat) == seen(one.events, seat)
        assert rules.view(two.state, seat) == rules.view(one.state, seat)
        told = [event for event in seen(one.events, seat) if isinstance(event, CardsDealt)]
        gained = tuple(map(operator.sub, one.state.hands[seat], before.hands[seat]))
        assert [event.cards for event in told] == [gained if owner == seat else None for owner in range(4)]


@every_table
def test_no_part_of_a_view_is_a_secret(players: int) -> None:
    """Whatever one asks of a view, no hidden ticket, deck or track comes out."""
    rules = cardgame_rules()
    looked_at = 0
    for state in positions(players, every=15):
        for seat in (None, *range(players)):
            held = list(parts(rules.view(state, seat)))
            texts = {part for part in held if isinstance(part, str)}
            hidden = {t for place, kept in enumerate(state.tickets.kept) if place != seat for t in kept}
            hidden |= {t for o in state.pending if hasattr(o, "tickets") and o.seat != seat for t in o.tickets}
            assert not texts & (hidden | set(state.tickets.deck))
            open_piles = [state.discards, *([] if seat is None else [state.hands[seat]])]
            open_piles += [row.cards for yard in state.yards for row in yard]
            secret = [hand for place, hand in enumerate(state.hands) if place != seat] + list(state.tracks)
            for pile in secret:
                assert not any(pile) or pile in open_piles or pile not in held
            assert len(state.market.deck) < 6 or state.market.deck not in held
            assert not any(part is state or part is state.market or part is state.tickets for part in held)
            looked_at += len(hidden)
    assert looked_at > 100


@every_table
def test_a_view_is_for_a_seat_at_the_table(players: int) -> None:
    """Seat -1 must not be the last seat by accident of indexing. Found so in the first draft."""
    for stranger in (-1, -players, players):
        with pytest.raises(RuleViolation):
            cardgame_rules().view(corpus(players)["middle"], stranger)
