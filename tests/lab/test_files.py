"""Results in a file: the same call goes on, another one is refused, what is damaged is set aside and never lost."""

from __future__ import annotations

import sys
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest
from pandas.testing import assert_frame_equal

import ttr_nb as ttr
from tests.lab import misbehaving
from ttr_nb.core.errors import TtrError
from ttr_nb.lab import keeping, simulating

CALL: dict[str, Any] = {"game": "cardgame", "bots": ["greedy", "random"], "seed": 5, "progress": False}
ENDINGS = ["csv", "csv.gz", "parquet"]


def watch_games(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that are played from now on."""
    numbers: list[int] = []
    played = simulating.played

    def listening(plan: Any, missing: Any, executor: Any) -> Any:
        numbers.extend(missing)
        return played(plan, missing, executor)

    monkeypatch.setattr(simulating, "played", listening)
    return numbers


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("events", [False, True])
def test_the_same_call_goes_on_where_it_stopped(
    ending: str, events: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / f"results.{ending}"
    ttr.simulate(**CALL, games=3, file=file, events=events)
    numbers = watch_games(monkeypatch)
    resumed = ttr.simulate(**CALL, games=7, file=file, events=events)
    assert numbers == [3, 4, 5, 6]
    afresh = ttr.simulate(**CALL, games=7, events=events)
    for one, other in zip(*[table if events else (table,) for table in (resumed, afresh)], strict=True):
        assert_frame_equal(one, other)
    again = ttr.simulate(**CALL, games=2, file=file)
    assert_frame_equal(again, ttr.simulate(**CALL, games=2))
    assert len(keeping.read(file, simulating.columns(simulating.Plan("cardgame", ("greedy", "random"), 5)))) == 14


@pytest.mark.parametrize("ending", ENDINGS)
def test_failed_games_are_kept_as_well(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"results.{ending}"
    call: dict[str, Any] = {**CALL, "bots": [misbehaving.raises, misbehaving.cheats], "games": 4}
    assert_frame_equal(ttr.simulate(**call, file=file), ttr.simulate(**call, file=file))


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize(
    "other",
    [{"seed": 6}, {"bots": ["random", "greedy"]}, {"bots": ["greedy"] * 3}, {"game": "europe"}, {"game": "dice:usa"}],
    ids=str,
)
def test_a_file_of_another_call_is_refused_and_not_touched(ending: str, other: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / f"results.{ending}"
    ttr.simulate(**CALL, games=2, file=file)
    before = file.read_bytes()
    with pytest.raises(TtrError, match=r"'results.*of (another|this) call"):
        ttr.simulate(**{**CALL, **other}, games=2, file=file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("content", ["name,mark\nAna,10\n", "dear diary", "1;2;3\n"])
def test_somebody_elses_file_is_refused_and_not_touched(content: str, tmp_path: Path) -> None:
    file = tmp_path / "marks.csv"
    file.write_text(content)
    with pytest.raises(TtrError, match="its columns are others"):
        ttr.simulate(**CALL, games=2, file=file)
    assert file.read_text() == content


def test_other_events_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    ttr.simulate(**CALL, games=2, file=file)
    with pytest.raises(TtrError, match=r"'results\.events\.csv' is missing"):
        ttr.simulate(**CALL, games=2, file=file, events=True)


def damage_by(cut: int, data: bytes) -> bytes:
    return data[: len(data) * cut // 100]


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("cut", [0, 3, 40, 77, 99])
def test_a_damaged_file_is_set_aside_and_everything_played_again(
    ending: str, cut: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"results.{ending}"
    whole = ttr.simulate(**CALL, games=4, file=file)
    broken = damage_by(cut, file.read_bytes())
    file.write_bytes(broken)
    assert_frame_equal(ttr.simulate(**CALL, games=4, file=file), whole)
    (aside,) = tmp_path.glob("*damaged*")
    assert aside.read_bytes() == broken
    assert aside.name in capsys.readouterr().out
    assert_frame_equal(ttr.simulate(**CALL, games=4, file=file), whole)


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    for content in (b"", b"\xff\xfe"):
        file.write_bytes(content)
        ttr.simulate(**CALL, games=1, file=file)
    assert sorted(path.read_bytes() for path in tmp_path.glob("*.damaged-*")) == [b"", b"\xff\xfe"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: lines[:-1],
        lambda lines: [*lines, lines[-1]],
        lambda lines: [*lines[:-1], lines[-1].replace(",False,", ",,")],
        lambda lines: [*lines[:-1], lines[-1].replace("False", "perhaps")],
        lambda lines: [*lines[:-1], lines[-1] + ",,,"],
        lambda lines: [*lines[:-1], ",".join(lines[-1].split(",")[:-3])],
        lambda lines: [lines[0], *[line.replace(",1,", ",9,") for line in lines[1:]]],
    ],
    ids=["a seat lost", "a seat twice", "no winner", "no truth", "too long", "too short", "other numbers"],
)
def test_rows_that_cannot_be_are_damage(spoil: Any, tmp_path: Path) -> None:
    """Planted and caught: a cut-off row, whose missing cells pandas reads as nothing."""
    file = tmp_path / "results.csv"
    whole = ttr.simulate(**{**CALL, "bots": ["random", "random"]}, games=3, file=file)
    lines = file.read_text().splitlines()
    spoiled = spoil(lines)
    assert spoiled != lines
    file.write_text("\n".join(spoiled) + "\n")
    assert_frame_equal(ttr.simulate(**{**CALL, "bots": ["random", "random"]}, games=3, file=file), whole)
    assert len(list(tmp_path.glob("*damaged*"))) == 1


def test_parquet_without_its_library_is_a_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(TtrError, match="needs the library pyarrow"):
        ttr.simulate(**CALL, games=2, file=tmp_path / "results.parquet")


# --- interrupts ---------------------------------------------------------------------------------


def test_an_interrupt_keeps_what_is_finished(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Planted and caught: nothing was written before the next regular time."""
    file = tmp_path / "results.csv"
    bots = [misbehaving.Interrupts(tmp_path / "marker"), misbehaving.first]
    call: dict[str, Any] = {**CALL, "bots": bots, "games": 30}
    part = ttr.simulate(**call, file=file)
    done = part["number"].nunique()
    assert 0 < done < 30
    assert f"{done} of 30" in capsys.readouterr().out
    whole = ttr.simulate(**call, file=file)
    assert whole["number"].nunique() == 30
    assert_frame_equal(whole, ttr.simulate(**call))
    assert_frame_equal(whole[: len(part)], part)


def test_an_interrupt_without_a_file_gives_back_what_is_finished(tmp_path: Path) -> None:
    bots = [misbehaving.Interrupts(tmp_path / "marker"), misbehaving.first]
    part = ttr.simulate("cardgame", bots, games=30, seed=5, progress=False)
    assert 0 < part["number"].nunique() < 30


def test_an_interrupt_while_others_play_gives_back_what_is_finished(tmp_path: Path) -> None:
    class Interrupted(Executor):
        left = 5

        def submit(self, work: Any, *arguments: Any) -> Future[Any]:  # type: ignore[override]
            self.left -= 1
            future: Future[Any] = Future()
            if self.left:
                future.set_result(work(*arguments))
            else:
                future.set_exception(KeyboardInterrupt())  # so does a process that is interrupted as well
            return future

    file = tmp_path / "results.parquet"
    part = ttr.simulate(**CALL, games=500, file=file, executor=Interrupted())
    assert part["number"].nunique() >= 4, "what the others had finished is kept"
    assert part["number"].nunique() < 500
    count = int(part["number"].max()) + 1
    whole = ttr.simulate(**CALL, games=count, file=file)
    assert_frame_equal(whole, ttr.simulate(**CALL, games=count))
    assert_frame_equal(whole[whole["number"].isin(part["number"])].reset_index(drop=True), part)


def test_a_run_that_fails_keeps_what_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = simulating.played

    def breaking(plan: Any, missing: Any, executor: Any) -> Any:
        for batch in played(plan, missing, executor):
            yield batch
            raise RuntimeError("the power went")

    monkeypatch.setattr(simulating, "played", breaking)
    file = tmp_path / "results.csv"
    with pytest.raises(RuntimeError, match="power"):
        ttr.simulate(**CALL, games=5, file=file)
    assert len(file.read_text().splitlines()) > 1


def test_the_file_is_written_while_games_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "SAVE_EVERY", 0.0)
    monkeypatch.setattr(simulating, "SAVING_SHARE", 0)
    lengths: list[int] = []
    write = keeping.write
    monkeypatch.setattr(keeping, "write", lambda path, frame: (lengths.append(len(frame)), write(path, frame)))
    ttr.simulate(**CALL, games=6, file=tmp_path / "results.csv")
    assert len(lengths) > 2
    assert lengths == sorted(lengths)
    assert lengths[-1] == 12


def test_the_same_results_give_the_same_packed_file(tmp_path: Path) -> None:
    """Planted and caught: the time of packing in the head of the file."""
    files = [tmp_path / name for name in ("one.csv.gz", "other.csv.gz")]
    for file in files:
        ttr.simulate(**CALL, games=2, file=file, events=["RowRobbed"])
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_bytes()[4:8] == bytes(4), "the place of the time in a gzip file"
    assert (tmp_path / "one.events.csv.gz").exists()
