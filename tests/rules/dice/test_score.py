"""The score with dice is that of the board: bonus by the map's parameters, goods, and what breaks a tie."""

from __future__ import annotations

import pytest

from tests.rules.dice.positions import position
from ttr_nb.mechanics.tally import tally

MINE = ["berlin-leipzig", "chemnitz-leipzig"]
"""Make the tickets Berlin - Leipzig and Berlin - Chemnitz."""

THEIRS = ["hamburg-kiel-black", "kiel-rostock"]


@pytest.mark.rule("EU-SCORE-1")
@pytest.mark.parametrize(
    ("tickets", "bonuses"),
    [
        ([["berlin-leipzig", "berlin-chemnitz"], ["hamburg-rostock"]], (10, 0)),
        ([["berlin-leipzig"], ["hamburg-rostock"]], (10, 10)),
        ([["bremen-berlin"], ["hamburg-rostock"]], (0, 10)),
        ([["bremen-berlin"], ["hamburg-leipzig"]], (0, 0)),
    ],
    ids=["one has most", "a tie", "missed ones do not count", "none made"],
)
def test_eu_score_1_most_tickets_on_the_boards_that_say_so(tickets: list[list[str]], bonuses: tuple[int, int]) -> None:
    table = position(board="germany", claimed=[MINE, THEIRS], tickets=tickets)
    assert (table.score(0).bonus, table.score(1).bonus) == bonuses
    assert [line.rule for line in table.score(0).lines() if line.what == "most-tickets"] == ["EU-SCORE-1"]


@pytest.mark.rule("EU-SCORE-1")
@pytest.mark.parametrize(
    ("board", "what"),
    [
        ("europe", "bonus"),
        ("usa", "bonus"),
        ("switzerland", "bonus"),
        ("nordic", "most-tickets"),
        ("germany", "most-tickets"),
    ],
)
def test_eu_score_1_each_board_has_its_bonus(board: str, what: str) -> None:
    lines = [line.what for line in position(board=board).score(0).lines()]
    stations = ["stations"] if board == "europe" else []
    assert lines == ["routes", "made", "missed", *stations, what, *(["goods"] if board == "germany" else [])]


@pytest.mark.rule("EU-LONGEST-3")
def test_eu_longest_3_the_longest_path_elsewhere() -> None:
    table = position(claimed=[["brest-paris"], ["brest-dieppe"]])
    assert (table.score(0).bonus, table.score(1).bonus) == (10, 0)
    tied = position(claimed=[["brest-dieppe"], ["cadiz-lisboa"]])
    assert (tied.score(0).bonus, tied.score(1).bonus) == (10, 10)


@pytest.mark.rule("EU-WIN-1")
def test_eu_win_1_goods_break_a_tie_before_the_path() -> None:
    table = position(board="germany", claimed=[["kiel-schwerin"], ["berlin-magdeburg"]])
    network, kept = table.state.network, table.state.tickets.kept
    assert tally(table.game.atlas, network, kept, (4, 6), (4, 2)).winners == (0,)
    assert tally(table.game.atlas, network, kept, (4, 4), (2, 2)).winners == (0, 1)
