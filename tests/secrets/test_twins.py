"""Two worlds that a seat cannot tell apart give equal views, equal refusals, equal legal actions and equal events.

Seen to fail: see the faults planted, in the docstring of each test.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.corpus import corpus
from tests.conformance.playing import Impatient, by_kind, hoarder, play
from tests.conformance.tables import card_rules
from tests.conformance.universe import universe
from tests.secrets.twins import twin
from ttr_nb.core.apply import apply
from ttr_nb.core.chance import Outcome, Recorded
from ttr_nb.core.events import Event, seen_by
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute, PayExtra, TakeBack
from ttr_nb.mechanics.actions import DrawCard, DrawTickets, KeepTickets, TakeCard
from ttr_nb.session import Session

TABLES = (("europe", 2), ("europe", 4), ("usa", 3))
every_table = pytest.mark.parametrize(("board", "players"), TABLES)


def positions(board: str, players: int, every: int = 9) -> Iterator[Any]:
    """The corpus, and some positions of games."""
    yield from corpus(board, players).values()
    for seed, policy in ((21, by_kind), (22, hoarder)):
        for number, step in enumerate(play(card_rules(board), players, seed, policy)):
            if number % every == 0:
                yield step.before


def seen(events: tuple[Event, ...], seat: int | None) -> list[Event]:
    return [seen_by(event, seat) for event in events]


@every_table
def test_twins_look_the_same_and_are_not(board: str, players: int) -> None:
    """Planted and caught: `hand_sizes` as hands, an offer left as it is, `deck_count` as the top of the deck."""
    rules = card_rules(board)
    rng = random.Random(1)
    different = compared = 0
    for state in positions(board, players):
        for seat in (None, *range(players)):
            other = twin(rules.board, state, seat, rng)
            assert rules.view(other, seat) == rules.view(state, seat)
            assert repr(rules.view(other, seat)) == repr(rules.view(state, seat))
            different += other != state
            compared += 1
    assert different > 0.9 * compared, "the twins are hardly ever different worlds"


@every_table
def test_a_refusal_tells_nothing_that_a_view_does_not(board: str, players: int) -> None:
    """Planted and caught: a refusal of a taken route that tells how many purple cards the owner holds."""
    rules = card_rules(board)
    rng = random.Random(2)
    routes, cities = list(rules.board.route), list(rules.board.city)
    refused = 0
    for number, state in enumerate(positions(board, players, every=60)):
        asked = list(universe(rules.board, state, rng.sample(routes, 6), rng.sample(cities, 3)))
        for seat in range(players):
            other = twin(rules.board, state, seat, rng)
            for action in rng.sample(asked, 250):
                reasons = rules.refusals(state, action, seat)
                assert rules.refusals(other, action, seat) == reasons, f"position {number}, seat {seat}: {action}"
                refused += bool(reasons)
            if rules.seat_to_act(state) == seat:
                assert rules.legal_actions(other) == rules.legal_actions(state)
    assert refused > 1000


def shown_by(state: Any, action: Any, seat: int, actor: int) -> dict[str, Any]:
    """What an action of the actor shows to a seat: cards of the deck, cards spent, tickets drawn."""
    if isinstance(action, DrawCard):
        return {"shown": 1 if seat == actor else 0}
    if isinstance(action, DrawTickets):
        return {"shown_tickets": 3 if seat == actor else 0}
    if isinstance(action, KeepTickets):
        return {}
    if isinstance(action, ClaimRoute | BuildStation | PayExtra):
        return {"shown": 40, "spent": action.cards}
    assert isinstance(action, TakeCard | TakeBack), action
    return {"shown": 40}


@every_table
def test_what_happens_tells_a_seat_only_what_it_may_see(board: str, players: int) -> None:
    """Planted and caught: `CardDrawn.secret` and `TicketsKept.secret` emptied."""
    rules = card_rules(board)
    rng = random.Random(3)
    kinds = set()
    different = 0
    for seed, policy in ((31, by_kind), (32, hoarder)):
        for step in play(rules, players, seed, policy):
            actor = rules.seat_to_act(step.before)
            if type(step.action).__name__ == "Pass":
                continue
            for seat in range(players):
                other = twin(rules.board, step.before, seat, rng, **shown_by(step.before, step.action, seat, actor))
                action = twin_action(other, step.action, seat, actor)
                one = apply(rules, step.before, step.action, Impatient(7))
                two = apply(rules, other, action, Impatient(7))
                assert seen(two.events, seat) == seen(one.events, seat), f"seed {seed}, seat {seat}: {step.action}"
                assert rules.view(two.state, seat) == rules.view(one.state, seat)
                kinds.update(type(event).__name__ for event in one.events)
                different += one.state != two.state
    assert different > 500
    assert {"CardDrawn", "CardTaken", "TicketsOffered", "TicketsKept", "RouteClaimed", "TurnBegan"} <= kinds


def twin_action(other: Any, action: Any, seat: int, actor: int) -> Any:
    """The same action in the other world: somebody else keeps as many tickets, but others."""
    if isinstance(action, KeepTickets) and seat != actor:
        return KeepTickets(other.pending[0].tickets[: len(action.tickets)])
    return action


@every_table
def test_the_opening_tells_a_seat_only_its_own_cards_and_tickets(board: str, players: int) -> None:
    """Planted and caught: `CardsDealt.secret` emptied."""
    rules = card_rules(board)
    rng = random.Random(4)
    compared = 0
    for seed in range(20):
        chance = Impatient(seed)
        state, events = rules.new(players, rules.arrangement({}), chance)
        if len(chance.outcomes) > 2 + len(rules.board.play.dealt):
            continue  # the row was swept and more was shown: the twin made here would not be one
        for seat in range(players):
            first = int(chance.outcomes[0].result[0])
            record = [_other_order(rules, outcome, players, seat, first, rng) for outcome in chance.outcomes]
            other, other_events = rules.new(players, rules.arrangement({}), Recorded(record))
            if len(other_events) != len(events) or other.market.row != state.market.row:
                continue
            assert other != state
            assert seen(other_events, seat) == seen(events, seat)
            assert rules.view(other, seat) == rules.view(state, seat)
            compared += 1
    assert compared > 10


def _other_order(rules: Any, outcome: Outcome, players: int, seat: int, first: int, rng: random.Random) -> Outcome:
    """Another order of the same cards in which what `seat` sees lies at the same places."""
    if outcome.label == "first player":
        return outcome
    if outcome.label == "train":
        stays = {*range(4 * seat, 4 * seat + 4), *range(4 * players, 4 * players + 20)}
    else:
        count = rules.board.play.dealt[outcome.label.removesuffix(" tickets")]
        place = (seat - first) % players
        stays = set(range(place * count, (place + 1) * count))
    loose = [card for place, card in enumerate(outcome.result) if place not in stays]
    rng.shuffle(loose)
    order = [card if place in stays else loose.pop() for place, card in enumerate(outcome.result)]
    return Outcome(outcome.label, tuple(order))


def parts(value: Any) -> Iterator[Any]:
    """Everything that a value holds, however deep, and everything an attribute of it gives."""
    yield value
    if isinstance(value, str | int | float | bool | None):
        return
    inner = list(value) if isinstance(value, tuple | list | set | frozenset) else []
    if isinstance(value, dict):
        inner += [*value, *value.values()]
    kind = type(value)
    names = [name for name in dir(kind) if not name.startswith("_") and not callable(getattr(kind, name, None))]
    inner += [getattr(value, name) for name in names]
    inner += list(getattr(value, "__dict__", {}).values())
    for part in inner:
        yield from parts(part)


@every_table
def test_no_part_of_a_view_is_a_secret(board: str, players: int) -> None:
    """Whatever one asks of a view, no hidden hand, ticket or deck comes out.

    Planted and caught: `hand_sizes` as hands, an offer left as it is, seat 0's tickets shown to a spectator.
    """
    rules = card_rules(board)
    looked_at = 0
    for state in positions(board, players, every=15):
        for seat in (None, *range(players)):
            held = list(parts(rules.view(state, seat)))
            texts = {part for part in held if isinstance(part, str)}
            hidden = {t for place, kept in enumerate(state.tickets.kept) if place != seat for t in kept}
            hidden |= {t for o in state.pending if hasattr(o, "tickets") and o.seat != seat for t in o.tickets}
            assert not texts & (hidden | set(state.tickets.deck))
            open_piles = [state.market.discards, *([] if seat is None else [state.hands[seat]])]
            open_piles += [waiting.cards for waiting in state.pending if hasattr(waiting, "cards")]
            for place, hand in enumerate(state.hands):
                if place != seat and hand not in open_piles and any(hand):
                    assert hand not in held
            if len(state.market.deck) > 5:
                assert state.market.deck not in held
                assert not any(isinstance(part, tuple) and part[:6] == state.market.deck[:6] for part in held)
            assert not any(part is state or part is state.market or part is state.tickets for part in held)
            looked_at += len(hidden)
    assert looked_at > 100


@every_table
def test_a_view_is_for_a_seat_at_the_table(board: str, players: int) -> None:
    """Seat -1 must not be the last seat by accident of indexing."""
    rules = card_rules(board)
    state = corpus(board, players)["middle"]
    for stranger in (-1, -players, players):
        try:
            view = rules.view(state, stranger)
        except Exception:
            continue
        assert view.hand is None
        assert view.tickets == ()


def test_a_subscriber_is_told_what_its_seat_may_see_and_no_more() -> None:
    rules = card_rules("europe")
    session = Session.start(rules, ("Ana", "Ben", "Cem"), 5)
    told: dict[int | None, list[Any]] = {None: [], 0: [], 1: [], 2: []}
    for seat, notes in told.items():
        session.subscribe(lambda *note, notes=notes: notes.append(note), seat)
    rng = random.Random(5)
    steps = []
    for _ in range(150):
        before = session.state
        step = session.submit(by_kind(rules.legal_actions(before), rng))
        steps.append((before, step.events, step.state))
    for seat, notes in told.items():
        for note, (before, events, after) in zip(notes, steps, strict=True):
            assert note == (rules.view(before, seat), tuple(seen(events, seat)), rules.view(after, seat))
        secrets = [e for _, events, _ in notes for e in events if e.secret and e.seat != seat]
        assert secrets
        assert all(getattr(event, name) is None for event in secrets for name in event.secret)
