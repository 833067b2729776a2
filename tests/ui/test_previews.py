"""What a table shows of a placement before it is done: a robbery exactly where the rules allow it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import ttr_nb as ttr
from ttr_nb.ui.pictures import robbing
from ttr_nb.ui.table import Table

HAND = {"blue": 4, "red": 1, "green": 1, "locomotive": 2}


def table_with(yard: str, **options: Any) -> Table:
    """A table where Ana holds some cards, and Ben has a row in his yard."""
    game = ttr.new_game(
        "cardgame",
        players=["Ana", "Ben"],
        seed=7,
        first="Ana",
        hands={"Ana": " ".join(f"{count} {kind}" for kind, count in HAND.items())},
        yards={"Ben": [yard]},
        tickets={"Ana": ["Dallas-Chicago"], "Ben": ["Chicago-Miami"]},
    )
    return game.table(**options)  # type: ignore[no-any-return]


@pytest.mark.parametrize("yard", ["3 blue", "1 blue 1 locomotive", "2 blue 2 locomotive"])
def test_a_robbery_is_announced_exactly_where_it_is_allowed(yard: str) -> None:
    table = table_with(yard)
    desk, announced = table.desk, 0
    legal = set(desk.rules.legal_actions(desk.session.state))
    for counts in product(*(range(count + 1) for count in HAND.values())):
        desk.picked = {f"hand:{kind}": count for kind, count in zip(HAND, counts, strict=True)}
        action = desk.composed
        allowed = action in legal and bool(counts[0])
        assert bool(robbing(desk)) == allowed, str(action)
        announced += allowed
    assert announced


def test_at_an_equal_count_no_robbery_is_announced_and_no_row_struck_out() -> None:
    table = table_with("3 blue")
    for count, is_robbery in ((1, False), (2, False), (3, False), (4, True)):
        table.surface.pick("hand", "hand:blue")
        assert ("Train robbery" in table.surface.html("notice")) == is_robbery, count
        assert any("Train robbery" in shape.title for shape in table.stage.scene.shapes) == is_robbery, count
