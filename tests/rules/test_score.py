"""The final score: EU-SCORE-1, EU-WIN-1."""

from __future__ import annotations

import pytest

from tests.rules.positions import position
from ttr_nb.mechanics.tally import Line


@pytest.mark.rule("EU-SCORE-1")
def test_eu_score_1_the_score_is_the_sum_of_its_lines() -> None:
    table = position(
        claimed=[["edinburgh-london-black", "dieppe-london-1", "dieppe-paris"], ["brest-dieppe"]],
        tickets=[["edinburgh-paris", "kyiv-sochi", "roma-smyrna"]],
        stations=[["roma"]],
    )
    assert table.score(0).lines() == (
        Line("EU-POINTS-1", "routes", 7 + 2 + 1),
        Line("EU-TICKET-4", "made", 7),
        Line("EU-TICKET-4", "missed", -8 - 8),
        Line("EU-STATION-7", "stations", 4 * 2),
        Line("EU-LONGEST-1", "bonus", 10),
    )
    assert table.score(0).total == 10 + 7 - 16 + 8 + 10
    assert table.score(1).total == 2 + 12


@pytest.mark.rule("EU-SCORE-1")
def test_eu_score_1_a_score_can_be_below_zero() -> None:
    table = position(tickets=[["brest-petrograd"]], claimed=[[], ["brest-dieppe"]])
    assert table.score(0).total == -20 + 12


@pytest.mark.rule("EU-SCORE-1")
def test_eu_score_1_no_points_for_stations_where_there_are_none() -> None:
    assert position(board="usa").score(0).total == 0


@pytest.mark.rule("EU-WIN-1")
def test_eu_win_1_most_points_win() -> None:
    assert position(points=[5, 6]).winners == (1,)
    assert position(3, points=[7, 6, 5]).winners == (0,)


SAME_PATH = [["brest-paris"], ["paris-zurich"]]
"""3 cars each, so both have the bonus."""


@pytest.mark.rule("EU-WIN-1")
def test_eu_win_1_then_most_tickets_made() -> None:
    table = position(
        claimed=[["edinburgh-london-black", "dieppe-london-1", "dieppe-paris"], ["athina-sarajevo", "athina-sofia"]],
        tickets=[["edinburgh-paris"]],
        points=[10, 17],
    )
    assert [table.score(seat).total for seat in (0, 1)] == [39, 39]
    assert [table.score(seat).tickets_made for seat in (0, 1)] == [1, 0]
    assert table.winners == (0,)


@pytest.mark.rule("EU-WIN-1")
def test_eu_win_1_tickets_held_but_missed_do_not_break_the_tie() -> None:
    table = position(claimed=SAME_PATH, tickets=[["kyiv-sochi"]], points=[12, 4])
    assert table.score(0).total == table.score(1).total
    assert table.winners == (0, 1)


@pytest.mark.rule("EU-WIN-1")
def test_eu_win_1_then_fewest_stations_built() -> None:
    table = position(claimed=SAME_PATH, stations=[["roma"]], points=[8, 4])
    assert table.score(0).total == table.score(1).total
    assert table.winners == (1,)


@pytest.mark.rule("EU-WIN-1")
def test_eu_win_1_then_the_longest_path() -> None:
    table = position(claimed=[["brest-paris"], ["brest-dieppe"]], points=[4, 14])
    assert table.score(0).total == table.score(1).total
    assert table.winners == (0,)


@pytest.mark.rule("EU-WIN-1")
def test_eu_win_1_ruling_still_tied_is_a_shared_win() -> None:
    table = position(3, claimed=[*SAME_PATH, ["brest-dieppe"]], points=[4, 4, 2])
    assert table.winners == (0, 1)


@pytest.mark.rule("EU-WIN-1")
def test_eu_win_1_an_earlier_criterion_outweighs_a_later_one() -> None:
    table = position(
        claimed=[["edinburgh-london-black", "dieppe-london-1", "dieppe-paris"], ["petrograd-stockholm"]],
        tickets=[["edinburgh-paris"]],
        stations=[["roma"]],
        points=[27, 20],
    )
    assert [table.score(seat).total for seat in (0, 1)] == [42, 42]
    assert table.winners == (0,), "a ticket more weighs more than a station and a longer path"
