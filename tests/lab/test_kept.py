"""The games that come with the package: all there, small, and what the bots of today play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pandas.testing import assert_frame_equal

import ttr_nb as ttr
from ttr_nb.content.paths import data_root
from ttr_nb.core.errors import ContentError, TtrError
from ttr_nb.lab import keeping, kept
from ttr_nb.lab.kept import FOLDER, RUNS, SEED, kept_frames, kept_run
from ttr_nb.lab.simulating import Frames, simulate

LARGEST = 400_000
"""Bytes of all files together: they come with every copy of the package."""

each_run = pytest.mark.parametrize("id", RUNS)


@each_run
def test_every_game_of_a_run_is_there(id: str) -> None:
    games, events = kept_frames(id)
    assert sorted(games["number"].unique()) == list(range(RUNS[id].games))
    assert (games["error"] == "").all()
    assert set(events["event"]) <= set(RUNS[id].events)
    assert bool(len(events)) is bool(RUNS[id].events)


@each_run
def test_the_bots_of_today_play_the_same_games(id: str) -> None:
    """If not: delete the files, `python -m ttr_nb.lab.kept`, and read notebook 18 again."""
    run = RUNS[id]
    count = 2
    played = simulate(run.game, run.bots, count, SEED, events=run.events, progress=False)
    games, events = played if isinstance(played, Frames) else (played, None)
    there = kept_frames(id)
    assert_frame_equal(games, there.games[: len(games)])
    if events is not None:
        assert_frame_equal(events, there.events[: len(events)])


def test_the_files_are_those_of_the_runs_and_small() -> None:
    files = [path for path in (data_root() / FOLDER).iterdir() if path.suffix != ".md"]
    wanted = [run.path for run in RUNS.values()] + [
        keeping.events_path(run.path) for run in RUNS.values() if run.events
    ]
    assert sorted(files) == sorted(wanted)
    assert sum(path.stat().st_size for path in files) < LARGEST


@each_run
def test_a_run_says_the_call_that_gives_it(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it says can be typed, and asks for the same plan."""
    asked: list[Any] = []
    monkeypatch.setattr(
        ttr, "simulate", lambda game, bots, **more: asked.append((game, tuple(bots), more)), raising=False
    )
    eval(str(RUNS[id]), {"ttr": ttr})
    ((game, bots, more),) = asked
    assert (game, bots, more.pop("games"), more.pop("seed")) == (RUNS[id].game, RUNS[id].bots, RUNS[id].games, SEED)
    assert tuple(more.pop("events", ())) == RUNS[id].events
    assert not more


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / FOLDER).mkdir()
    for path in (data_root() / FOLDER).glob("dice*"):
        (tmp_path / FOLDER / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(kept, "data_root", lambda: tmp_path)
    return tmp_path / FOLDER / "dice.csv.gz"


def test_a_run_that_is_complete_plays_nothing_and_writes_nothing(copied: Path) -> None:
    before = copied.stat().st_mtime_ns, copied.read_bytes()
    assert len(RUNS["dice"].play(progress=False)) == 2 * RUNS["dice"].games
    assert (copied.stat().st_mtime_ns, copied.read_bytes()) == before


@pytest.mark.parametrize("damage", [lambda data: data[:-9], lambda data: b"", lambda data: b"not packed", None])
def test_a_damaged_file_is_an_error_that_names_it(damage: Any, copied: Path) -> None:
    if damage is None:
        copied.unlink()
    else:
        copied.write_bytes(damage(copied.read_bytes()))
    with pytest.raises(ContentError, match=r"laboratory/dice\.csv\.gz"):
        kept_frames("dice")


def test_games_that_are_missing_are_an_error(copied: Path) -> None:
    games = kept_frames("dice").games
    keeping.write(copied, games[games["number"] < 10])
    with pytest.raises(ContentError, match="10 games instead of 600"):
        kept_frames("dice")


@pytest.mark.parametrize("id", ["europe-9", "", 3, None])
def test_results_that_there_are_not_are_said_clearly(id: Any) -> None:
    with pytest.raises(TtrError, match="there are no results"):
        kept_run(id)
