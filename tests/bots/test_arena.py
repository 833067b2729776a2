"""The arena: equal seats, honest intervals, a table."""

from __future__ import annotations

import pytest

from ttr_nb.bots.arena import Match, main, match, match_among, table, wilson
from ttr_nb.core.errors import TtrError
from ttr_nb.shelf import open_box


@pytest.mark.parametrize("game", ["europe", "dice:europe", "cardgame"])
def test_a_bot_against_itself_wins_as_often_as_it_loses(game: str) -> None:
    """Each seed is the same game twice, with names exchanged. Planted and caught: the second from another seed."""
    result = match(open_box(game).rules, ("greedy", "greedy"), games=12, seed=5)
    assert result.wins[0] == result.wins[1]
    assert result.points[0] == result.points[1]
    assert sum(result.wins) + result.draws == result.games == 12


@pytest.mark.parametrize("games", [0, 1, 3, -2])
def test_a_match_is_an_even_number_of_games(games: int) -> None:
    with pytest.raises(TtrError, match=f"not {games}"):
        match(open_box("cardgame").rules, ("greedy", "random"), games)


def test_many_workers_play_the_same_match() -> None:
    """All but the thinking time. Planted and caught: a worker that takes the next seed."""
    alone = match(open_box("cardgame").rules, ("planner", "greedy"), games=6, seed=3)
    together = match_among(2, "cardgame", ("planner", "greedy"), games=6, seed=3)
    assert together._replace(seconds=alone.seconds) == alone


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(300, 500, 0.5565, 0.6420), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (1, 2, 0.0945, 0.9055)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    """Values of the textbook formula, computed by hand once."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_the_table_says_who_won_how_surely() -> None:
    result = Match("europe", ("planner", "greedy"), 500, (400, 90), 10, (120.4, 60.2), (0.02, 0.001))
    lines = table([result]).splitlines()
    assert len(lines) == 3
    assert lines[2] == "| europe | planner – greedy | 500 | 400 | 10 | 90 | 80% (76% to 83%) | 120 : 60 | 20 : 1 |"


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["cardgame", "greedy", "random", "--games", "4"])
    assert "| cardgame | greedy – random | 4 |" in capsys.readouterr().out.splitlines()[2]
    with pytest.raises(SystemExit):
        main(["cardgame", "greedy"])
    assert "a match is between two bots" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["cardgame", "--workers", "0"])
    assert "--workers 0" in capsys.readouterr().err
