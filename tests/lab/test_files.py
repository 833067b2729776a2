"""Results in a file: the same call goes on, another one is refused, what is damaged is set aside and never lost."""

from __future__ import annotations

import sys
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from pandas.testing import assert_frame_equal

import ttr_nb as ttr
from tests.lab import misbehaving
from ttr_nb.core.errors import TtrError
from ttr_nb.lab import keeping, simulating
from ttr_nb.lab.chunks import play_chunk

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
def test_an_error_that_cannot_be_printed_can_be_kept(ending: str, tmp_path: Path) -> None:
    """Planted and caught: half a character in the words of an error, which no file takes."""
    file = tmp_path / f"results.{ending}"
    call: dict[str, Any] = {**CALL, "bots": [misbehaving.half_a_character, "random"], "games": 2}
    table = ttr.simulate(**call, file=file)
    assert table["error"].str.endswith(r"ValueError: bad \udc80 name").all()
    assert_frame_equal(table, ttr.simulate(**call, file=file))


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


def test_events_that_were_not_asked_for_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    ttr.simulate(**CALL, games=2, file=file, events=["RowRobbed", "CardsPlaced"])
    with pytest.raises(TtrError, match=r"'results\.events\.csv' holds events that were not asked for: CardsPlaced"):
        ttr.simulate(**CALL, games=2, file=file, events=["RowRobbed"])


KINDS = ["CardsPlaced", "RowRobbed"]


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize(
    ("calls", "again"),
    [
        ([(3, False), (6, KINDS)], [0, 1, 2, 3, 4, 5]),
        ([(3, KINDS), (6, False), (6, KINDS)], [3, 4, 5]),
        ([(3, ["RowRobbed"]), (4, KINDS)], [0, 1, 2, 3]),
        ([(6, False), (2, KINDS), (4, KINDS), (6, False), (6, KINDS)], [4, 5]),
    ],
    ids=str,
)
def test_games_whose_events_were_not_kept_are_played_again(
    ending: str, calls: list[Any], again: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted and caught: a file whose events are those of some games, or of some kinds."""
    file = tmp_path / f"results.{ending}"
    *before, (games, events) = calls
    for count, kinds in before:
        ttr.simulate(**CALL, games=count, file=file, events=kinds)
    numbers = watch_games(monkeypatch)
    resumed = ttr.simulate(**CALL, games=games, file=file, events=events)
    assert numbers == again
    for one, other in zip(resumed, ttr.simulate(**CALL, games=games, events=events), strict=True):
        assert_frame_equal(one, other)
    numbers.clear()
    most = max(count for count, _ in calls)
    assert_frame_equal(ttr.simulate(**CALL, games=most, file=file), ttr.simulate(**CALL, games=most))
    assert numbers == list(range(most)), "only those without a file: no game was forgotten for the events of others"


def test_an_events_file_cut_at_the_end_of_a_line_is_made_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.csv"
    whole = ttr.simulate(**CALL, games=4, file=file, events=KINDS)
    path = keeping.events_path(file)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-3]))
    numbers = watch_games(monkeypatch)
    assert_frame_equal(ttr.simulate(**CALL, games=4, file=file, events=KINDS).events, whole.events)
    assert numbers == [3]
    assert path.read_text() == "".join(lines)
    path.unlink()
    assert_frame_equal(ttr.simulate(**CALL, games=4, file=file, events=KINDS).events, whole.events)


@pytest.mark.parametrize("ending", ENDINGS)
def test_games_that_failed_for_want_of_time_are_played_again(ending: str, tmp_path: Path) -> None:
    """Planted and caught: what was too slow for one patience stayed so for any."""
    file, slow = tmp_path / f"results.{ending}", tmp_path / "slow"
    call: dict[str, Any] = {**CALL, "bots": [misbehaving.SlowWhile(slow), misbehaving.raises], "games": 4}
    slow.touch()
    first = ttr.simulate(**call, file=file, patience=0.05)
    slow.unlink()
    again = ttr.simulate(**call, file=file, patience=60)
    assert first["error"].str.contains("no answer within").all()
    assert not again["error"].str.contains("no answer within").any()
    assert again["error"].str.contains("ZeroDivisionError").any(), "that is no want of time"
    assert_frame_equal(again, ttr.simulate(**call))
    assert_frame_equal(again, ttr.simulate(**call, file=file))


def test_games_that_were_lost_with_their_workers_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Deadly(Executor):
        def submit(self, work: Any, plan: Any, numbers: Any) -> Future[Any]:  # type: ignore[override]
            future: Future[Any] = Future()
            if 1 in numbers:
                future.set_exception(BrokenExecutor("a worker is gone"))
            else:
                future.set_result(work(plan, numbers))
            return future

    file = tmp_path / "results.csv"
    part = ttr.simulate(**CALL, games=3, file=file, executor=Deadly())
    assert set(part[part["error"] != ""]["number"]) == {1}
    numbers = watch_games(monkeypatch)
    assert_frame_equal(ttr.simulate(**CALL, games=3, file=file), ttr.simulate(**CALL, games=3))
    assert numbers == [1, 0, 1, 2]


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


def test_an_interrupt_at_any_line_leaves_what_fits_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Planted and caught: rows that were both settled and new, and games without their events."""
    bots = ("greedy", "random")
    batches = [play_chunk(simulating.Plan("cardgame", bots, 5, tuple(KINDS)), [number]) for number in range(2)]
    whole = ttr.simulate(**CALL, games=2, events=KINDS)
    monkeypatch.setattr(simulating, "played", lambda plan, missing, executor: (batches[each] for each in missing))
    monkeypatch.setattr(simulating, "TOGETHER", 10)
    line, lines, changing = 0, 0, ("add", "_settled", "_whole", "save")

    def interrupt(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal lines
        if frame.f_code.co_filename != simulating.__file__ or frame.f_code.co_name not in changing:
            return None
        lines += event == "line"
        if lines == line:
            raise KeyboardInterrupt
        return interrupt

    tracing = sys.gettrace()
    while lines >= line:
        line += 1
        lines = 0
        file = tmp_path / f"{line}.csv"
        sys.settrace(interrupt)
        try:
            part = ttr.simulate(**CALL, games=2, file=file, events=KINDS)
        except KeyboardInterrupt:  # while the last was written, or the first read
            part = None
        finally:
            sys.settrace(tracing)
        for resumed in filter(None, (part, ttr.simulate(**CALL, games=2, file=file, events=KINDS))):
            for one, other in zip(resumed, whole, strict=True):
                there = other[other["number"].isin(resumed.games["number"])].reset_index(drop=True)
                assert_frame_equal(one, there, obj=f"after an interrupt at line {line}")
        assert len(resumed.games) == 4
    assert line > 25
    assert "damaged" not in capsys.readouterr().out


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
