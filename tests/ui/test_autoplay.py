"""Seats that play by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import ttr_nb as ttr
from ttr_nb.bots.chance import anything
from ttr_nb.ui.autoplay import Autoplay


def session(**arranged: Any) -> Any:
    return ttr.new_game("europe", players=["Ana", "Ben"], seed=3, first="Ana", **arranged).session


def test_bots_play_a_whole_game_and_see_only_their_view() -> None:
    game = session()
    seen = []

    def curious(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        seen.append((view.seat, game.rules.seat_to_act(game.state)))
        return anything(view, legal, rng)

    play = Autoplay(game, {0: curious, 1: curious}, 0, lambda error: None)
    while play.step():
        pass
    assert game.is_over
    assert all(seat == to_act for seat, to_act in seen)


def test_the_same_seed_plays_the_same_game() -> None:
    games = [session(), session()]
    for game in games:
        play = Autoplay(game, {0: anything, 1: anything}, 0, lambda error: None)
        for _ in range(40):
            play.step()
    assert games[0].log() == games[1].log()


def test_a_bot_waits_for_its_turn() -> None:
    game = session()
    play = Autoplay(game, {1: anything}, 0, lambda error: None)
    assert not play.step()
    assert game.moves == 0


def test_a_bot_plays_in_the_loop_after_its_pause() -> None:
    async def evening() -> int:
        game = session()
        play = Autoplay(game, {0: anything, 1: anything}, 0.001, lambda error: None)
        play.wake()
        while game.moves < 5:
            await asyncio.sleep(0.001)
        play.close()
        moves = game.moves
        await asyncio.sleep(0.02)
        return int(game.moves - moves)

    # In a thread of its own: whoever else runs tests in this process may have left a loop in ours.
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(lambda: asyncio.run(evening())).result() == 0


def test_a_bot_that_fails_is_reported_and_stops() -> None:
    game = session()
    errors: list[BaseException] = []

    def broken(view: Any, legal: Sequence[Any], rng: Random) -> Any:
        raise ValueError("out of ideas")

    play = Autoplay(game, {0: broken}, 0, errors.append)
    assert not play.step()
    assert [str(error) for error in errors] == ["bot 'broken', seed 3, seat 0, move 1: ValueError: out of ideas"]
    assert game.moves == 0
    assert not play.step()
    assert len(errors) == 1
    play.resume()
    assert not play.step()
    assert len(errors) == 2, "asked once more"
