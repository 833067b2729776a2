"""Seeds for teachers: the thing does happen there, and again when one plays it; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ttr_nb as ttr
from tests.lab import misbehaving
from ttr_nb.core.errors import TtrError


def find(*arguments: Any, **options: Any) -> Any:
    """Without a bar."""
    return ttr.find_seed(*arguments, progress=False, **options)


def several(found: Any, count: int) -> Iterator[Any]:
    """This one and those at the next seeds."""
    for _ in range(count):
        yield found
        found = found.again()


def last_events(game: Any) -> dict[str, Any]:
    """What happened in the last move, by kind."""
    return {type(event).__name__: event for event in game.session.moments[-1].events}


@pytest.mark.parametrize("extra", range(4))
@pytest.mark.parametrize(("game", "kind"), [("europe", "TunnelRevealed"), ("dice:europe", "TunnelDiceRolled")])
def test_a_tunnel_with_so_many_extra(game: str, kind: str, extra: int) -> None:
    """Planted and caught: so many or more."""
    for found in several(find(game, event="tunnel", extra=extra), 3):
        assert last_events(found.game())[kind].extra == extra
        assert found.game().session.moves == found.move


def test_one_can_make_the_move_oneself() -> None:
    """With the same seed chance says the same, so the same happens."""
    found = find("europe", event="tunnel", extra=1)
    game = found.game(before=True)
    assert game.session.seed == found.seed
    game.play(found.action)
    assert last_events(game)["TunnelRevealed"].extra == 1
    assert game.state == found.game().state


def test_a_sweep() -> None:
    assert "RowSwept" in last_events(find("europe", event="sweep").game())


@pytest.mark.parametrize(("game", "rule"), [("europe", "EU-FERRY-1"), ("dice:europe", "DX-FERRY-1")])
def test_a_failed_ferry_is_refused_by_the_rule_of_ferries_alone(game: str, rule: str) -> None:
    """Planted and caught: ferries that could have been paid for in another way."""
    for found in several(find(game, event="failed-ferry"), 40):
        table = found.game()
        reasons = table.why_not(found.action).refusals
        assert {reason.rule for reason in reasons} == {rule}
        route = str(reasons[0].params["route"])
        assert not [action for action in table.legal() if getattr(action, "route", None) == route]
    wished = find(game, event="failed-ferry", route=route, seed=found.seed)
    assert (wished.seed, wished.move) == (found.seed, found.move)


@pytest.mark.parametrize("cards", [2, 3])
def test_a_robbery_of_so_many_or_more(cards: int) -> None:
    assert sum(last_events(find("cardgame", event="robbery", cards=cards).game())["RowRobbed"].cards) >= cards


@pytest.mark.parametrize("game", ["europe", "dice:europe"])
def test_a_tie_for_the_longest_path(game: str) -> None:
    table = find(game, event="longest-tie").game()
    assert table.is_over
    one, other = table.tally().seats
    assert one.trail.length == other.trail.length > 0
    assert one.bonus == other.bonus > 0


def test_a_station_and_any_kind_of_event_and_more_players() -> None:
    assert last_events(find("europe", event="station", city="wien").game())["StationBuilt"].city == "wien"
    found = find("cardgame", event="SecondHalfBegan", bots=["greedy"] * 4)
    assert "SecondHalfBegan" in last_events(found.game())
    assert len(found.game().players) == 4


def test_it_is_the_first_move_and_seed_and_then_the_next() -> None:
    found = find("europe", event="tunnel", extra=3, seed=1)
    for number, moment in enumerate(found.game().session.moments[1:-1], start=1):
        assert not [event for event in moment.events if getattr(event, "extra", None) == 3], number
    later = found.again()
    assert later.seed > found.seed
    assert find("europe", event="tunnel", extra=3, seed=later.seed).move == later.move
    assert f"seed {later.seed}, move {later.move}" in repr(later)


def test_the_limit_is_kept() -> None:
    with pytest.raises(TtrError, match="no sweep with seeds 1 to 3 of greedy, greedy in europe; try a higher limit"):
        find("europe", event="sweep", bots=["greedy", "greedy"], limit=3)


@pytest.mark.parametrize(
    ("game", "options", "what"),
    [
        ("chess", {"event": "tunnel"}, "no game 'chess'"),
        ("usa", {"event": "tunnel"}, "no 'tunnel' in usa; there is sweep"),
        ("usa", {"event": "failed-ferry"}, "no 'failed-ferry' in usa"),
        ("cardgame", {"event": "sweep"}, "no 'sweep' in cardgame; there is robbery"),
        ("dice:europe", {"event": "sweep"}, "no 'sweep' in dice:europe"),
        ("europe", {"event": "robbery"}, "no 'robbery' in europe"),
        ("europe", {"event": "rain"}, "no 'rain' in europe; there is tunnel"),
        ("europe", {"event": "tunnel", "extra": 4}, "0, 1, 2 or 3 more, not 4"),
        ("europe", {"event": "tunnel", "route": "rome-mars"}, "no route 'rome-mars'"),
        ("europe", {"event": "station", "city": "mars"}, "no city 'mars'"),
        ("europe", {"event": "tunnel", "route": ["a"]}, "no route"),
        ("europe", {"event": "station", "city": ["a"]}, "no city"),
        ("europe", {"event": "tunnel", "patience": 0}, "patience is a number of seconds, not 0"),
        ("europe", {"event": "tunnel", "bots": ["greedy"]}, "Play with 2 to 5 players"),
        ("europe", {"event": "tunnel", "colour": "red"}, "one cannot say 'colour'; there is extra, route"),
        ("europe", {"event": "sweep", "extra": 1}, "of 'sweep' one cannot say 'extra'"),
        ("cardgame", {"event": "robbery", "cards": 0}, "takes 1 card or more, not 0"),
        ("europe", {"event": "tunnel", "limit": 0}, "the limit is a whole number from 1 on, not 0"),
        ("europe", {"event": "tunnel", "seed": -1}, "a seed is a whole number from 0 on, not -1"),
        ("europe", {"event": "tunnel", "bots": ["genius", "greedy"]}, "no bot 'genius'"),
    ],
)
def test_what_cannot_be_is_said_clearly(game: str, options: dict[str, Any], what: str) -> None:
    with pytest.raises(TtrError, match=what):
        find(game, **options)


def test_a_bot_that_goes_wrong_is_named() -> None:
    with pytest.raises(TtrError, match=r"bot 'cheats', seed 1, seat [01], move [12]: "):
        find("europe", event="tunnel", bots=[misbehaving.cheats, misbehaving.cheats])


def test_a_seed_at_which_a_bot_goes_wrong_is_passed_over() -> None:
    bots = [misbehaving.raises, misbehaving.first]
    found = find("cardgame", event="GameEnded", bots=bots)
    assert found.seed > 1
    with pytest.raises(TtrError, match=r"seeds 1 to 1 of raises, first .*bot 'raises', seed 1, .*ZeroDivisionError"):
        find("cardgame", event="GameEnded", bots=bots, limit=1)


@pytest.mark.parametrize("bot", [misbehaving.loops, misbehaving.sleeps])
def test_a_bot_that_never_returns_is_stopped_and_named(bot: Any) -> None:
    with pytest.raises(
        TtrError, match=rf"^bot '{bot.__name__}', seed 7, seat [01], move [12]: no answer within 0\.2 s"
    ):
        find("cardgame", event="robbery", bots=[bot, bot], seed=7, patience=0.2)


def test_an_interrupt_is_nobodys_fault(tmp_path: Path) -> None:
    """Planted and caught: the bot that was thinking was blamed for it."""
    bots = [misbehaving.Interrupts(tmp_path / "marker"), misbehaving.first]
    with pytest.raises(KeyboardInterrupt):
        find("cardgame", event="RowRobbed", bots=bots, seed=1)


def test_a_bar_shows_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(TtrError):
        ttr.find_seed("europe", event="sweep", bots=["greedy", "greedy"], limit=2)
    assert "sweep:   0%|          | 0/2" in capsys.readouterr().err
