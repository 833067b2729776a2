"""Pointing at things: what can be done with a thing is what one means by it, and what cannot has its reason."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from tests.conformance.playing import POLICIES, play
from tests.conformance.tables import TABLES, Table
from ttr_nb.mechanics.pointing import pointed, target

STEPS = 160


def things(rules: Any) -> list[str]:
    """All one can point at on a table."""
    board = getattr(rules, "board", None)
    cards = ["card:red", "card:blue", "card:locomotive", "deck", "ticket-deck", "token:single", "token:double"]
    return cards + (
        [pointed("route", r.id) for r in board.routes] + [pointed("city", c.id) for c in board.cities] if board else []
    )


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_one_points_at_means_the_nearest_action(table: Table) -> None:
    rules = table.rules
    rng = random.Random(5)
    met = 0
    for step in islice(play(rules, table.players, 11, POLICIES["by_kind"]), STEPS):
        state = step.before
        seat = rules.seat_to_act(state)
        legal = rules.legal_actions(state)
        pointed_at = {target(action) for action in legal} - {""}
        for thing in {*pointed_at, *rng.sample(things(rules), 6)}:
            action = rules.meant(state, thing, seat)
            if any(target(other) == thing and type(other) is type(action) for other in legal):
                assert action in legal, f"{thing}: {action}"
                met += 1
            elif action is not None:
                assert rules.refusals(state, action), f"{thing}: {action} is not refused, and not on the menu"
            else:
                assert thing not in pointed_at
    assert met
