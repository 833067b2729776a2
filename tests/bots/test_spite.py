"""Spite with dice: what others need is worth taking away, and the searching bot plays so until it looks ahead."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ttr_nb.bots.dice.planner import Planner
from ttr_nb.bots.dice.search import LATE, SPITE
from ttr_nb.bots.dice.values import Values
from ttr_nb.bots.guessing import guesses_on
from ttr_nb.bots.registry import make_bot
from ttr_nb.core.chance import Seeded
from ttr_nb.games.dice.actions import ClaimWithDice, KeepDice
from ttr_nb.mechanics.actions import KeepTickets
from ttr_nb.shelf import open_box

RULES = open_box("dice:europe").rules
GAP = "bucuresti-budapest"


def to_claim(*theirs: str, tickets: int = 1) -> Any:
    """The first seat may claim with two single dice and three jokers; the second has built, and has so many tickets."""
    arranged = {
        "first": 0,
        "dice": ["single", "single", "joker", "joker", "joker"],
        "tickets": {0: ["edinburgh-paris"], 1: ["berlin-bucuresti", "berlin-roma"][:tickets]},
        "claimed": {1: list(theirs)},
    }
    state, _ = RULES.new(2, RULES.arrangement(arranged), Seeded(1))
    return RULES.perform(state, KeepDice(), Seeded(1))[0]


def first_claim(planner: Planner, state: Any) -> str:
    choices = planner.options(RULES.view(state, 0), RULES.legal_actions(state))
    return next(choice.action.route for choice in choices if isinstance(choice.action, ClaimWithDice))


def test_with_spite_it_fills_a_gap_in_the_way_of_another() -> None:
    """Planted and caught: threats looked up of the seat itself; spite that is not added."""
    plain, spiteful = Planner(RULES), Planner(RULES, SPITE)
    gap = to_claim("berlin-wien", "budapest-wien-red")
    assert first_claim(spiteful, gap) == GAP
    assert first_claim(plain, gap) != GAP
    assert first_claim(spiteful, to_claim("berlin-essen")) != GAP


def test_what_is_taken_away_is_said_to_be_so() -> None:
    state = to_claim("kyiv-warszawa", "berlin-warszawa-purple")
    choices = Planner(RULES, 1.0).options(RULES.view(state, 0), RULES.legal_actions(state))
    reasons = {choice.action.route: choice.reason.key for choice in choices if isinstance(choice.action, ClaimWithDice)}
    assert reasons["kyiv-smolensk"] == "bot-block"
    assert reasons["kharkov-kyiv"] == "bot-claim-points"


def test_spite_adds_what_is_at_stake_for_others_and_nothing_else() -> None:
    view = RULES.view(to_claim("berlin-wien", "budapest-wien-red"), 0)
    plain, spiteful = Values(RULES).valued(view), Values(RULES, SPITE).valued(view)
    threats = guesses_on(RULES.board).threats(view)
    assert max(threats) > 3
    assert plain.spites == ()
    assert spiteful.plan == plain.plan
    for without, spited in zip(plain.offers, spiteful.offers, strict=True):
        assert spited.worth == pytest.approx(without.worth + SPITE * threats[without.place])


def test_spite_is_reckoned_anew_when_another_has_more_tickets() -> None:
    """Planted and caught: values remembered by what the seat itself has."""
    values = Values(RULES, SPITE)
    one, two = (RULES.view(to_claim("berlin-wien", tickets=count), 0) for count in (1, 2))
    assert values.prospects.situation(one) == values.prospects.situation(two)
    assert max(values.valued(one).spites) < max(values.valued(two).spites)


@pytest.mark.parametrize("seed", [3, 4])
def test_until_the_end_is_near_it_plays_as_a_spiteful_planner(seed: int) -> None:
    """Planted and caught: playing on without spite; looking ahead in every turn."""
    search, spiteful = make_bot("search", RULES, nodes=60), Planner(RULES, SPITE)
    chance, rng = Seeded(seed), Random(seed)
    state, _ = RULES.new(2, RULES.arrangement({}), chance)
    late = 0
    while (seat := RULES.seat_to_act(state)) is not None:
        view, legal = RULES.view(state, seat), RULES.legal_actions(state)
        choice = search(view, legal, rng)
        if choice.reason.key == "bot-search":
            about_tickets = isinstance(legal[0], KeepTickets)
            assert about_tickets or min(view.network.cars) <= LATE
            late += not about_tickets
        else:
            assert choice == spiteful(view, legal, rng)
        state, _ = RULES.perform(state, choice.action, chance)
    assert late > 3
