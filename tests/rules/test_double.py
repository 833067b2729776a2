"""Double routes: EU-DOUBLE-1 to EU-DOUBLE-3."""

from __future__ import annotations

import pytest

from tests.rules.positions import Table, position, refused

BLACK, RED = "berlin-frankfurt-black", "berlin-frankfurt-red"


def table_for(players: int, owner: int) -> Table:
    """Somebody has the black track, and seat 0 would like the red one."""
    claimed: list[list[str]] = [[] for _ in range(players)]
    claimed[owner] = [BLACK]
    return position(players, hands=["3 red"], claimed=claimed)


@pytest.mark.rule("EU-DOUBLE-1")
@pytest.mark.parametrize("players", [4, 5])
def test_eu_double_1_one_player_never_owns_both(players: int) -> None:
    refused(table_for(players, owner=0).attempt(f"claim {RED} with 3 red"), "EU-DOUBLE-1", "own", route=RED)
    assert table_for(players, owner=1).do(f"claim {RED} with 3 red").owner(RED) == 0


@pytest.mark.rule("EU-DOUBLE-1")
def test_eu_double_1_a_double_route_has_two_equal_tracks_between_two_cities() -> None:
    doubles = position().game.board.doubles
    assert len(doubles) == 11
    for tracks in doubles.values():
        one, other = tracks
        assert set(one.cities) == set(other.cities)
        assert one.length == other.length


@pytest.mark.rule("EU-DOUBLE-2")
@pytest.mark.parametrize("players", [2, 3])
def test_eu_double_2_with_two_or_three_players_the_second_track_closes(players: int) -> None:
    table = table_for(players, owner=1)
    reasons = table.attempt(f"claim {RED} with 3 red")
    refused(reasons, "EU-DOUBLE-2", "closed", route=RED, players=players, needed=4)
    assert not table.menu(f"claim {RED} ")


@pytest.mark.rule("EU-DOUBLE-2")
@pytest.mark.parametrize("players", [4, 5])
def test_eu_double_2_with_more_it_stays_open_to_others(players: int) -> None:
    table = table_for(players, owner=players - 1)
    assert table.menu(f"claim {RED} ") == {f"claim {RED} with 3 red"}


@pytest.mark.rule("EU-DOUBLE-2")
def test_eu_double_2_either_track_can_be_the_one() -> None:
    table = position(hands=["3 red 3 black"])
    assert table.do(f"claim {RED} with 3 red").owner(RED) == 0
    assert table.do(f"claim {BLACK} with 3 black").owner(BLACK) == 0


@pytest.mark.rule("EU-DOUBLE-1")
@pytest.mark.rule("EU-DOUBLE-2")
def test_eu_double_2_closed_to_everybody_and_to_its_owner_twice() -> None:
    reasons = table_for(2, owner=0).attempt(f"claim {RED} with 3 red")
    refused(reasons, "EU-DOUBLE-1", "own", in_all=2, route=RED)
    refused(reasons, "EU-DOUBLE-2", "closed", in_all=2, route=RED, players=2, needed=4)


@pytest.mark.rule("EU-DOUBLE-3")
def test_eu_double_3_side_by_side_to_another_city_is_no_double() -> None:
    table = position(hands=["3 black"], claimed=[["dieppe-paris"], ["brest-dieppe"]])
    assert table.do("claim brest-paris with 3 black").owner("brest-paris") == 0


@pytest.mark.rule("EU-DOUBLE-3")
def test_eu_double_3_a_claim_closes_tracks_between_the_same_two_cities_and_no_other() -> None:
    board = position().game.board
    free = position(hands=["12 red 12 locomotive"]).menu("claim ")
    for route in board.routes:
        left = position(hands=["12 red 12 locomotive"], claimed=[[], [route.id]]).menu("claim ")
        closed = {board.route[text.split()[1]].cities for text in free - left}
        assert closed <= {route.cities}
