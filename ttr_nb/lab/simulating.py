"""Many games between bots as tidy tables: any executor, a progress bar, a file to go on from. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from ttr_nb.core.errors import TtrError
from ttr_nb.lab import keeping
from ttr_nb.lab.chunks import Batch
from ttr_nb.lab.happenings import COLUMNS, kinds
from ttr_nb.lab.plan import PATIENCE, Plan, Player, known_bots, known_box, known_kinds, known_number, known_patience
from ttr_nb.lab.records import columns
from ttr_nb.lab.sending import played
from ttr_nb.show.words import say

SAVE_EVERY = 2.0
"""Seconds between two writings of the file, at least."""

SAVING_SHARE = 20
"""And at least so many times as long as the last writing took."""

TOGETHER = 10_000
"""Rows that become a part of a table at once: making one takes longer than a game."""


class Frames(NamedTuple):
    """The results of many games: one row a game and seat, and one row an event."""

    games: Any
    events: Any


def simulate(
    game: str,
    bots: Sequence[Player],
    games: int = 100,
    seed: int = 1,
    executor: Executor | None = None,
    events: bool | Iterable[str] = False,
    file: str | Path | None = None,
    *,
    patience: float = PATIENCE,
    progress: bool = True,
) -> Any:
    """Let bots play many games; a pandas table comes back, one row a game and seat.

    Bots are names or functions, one for each seat. They change seats from game to game: each deal is played once from
    every seating, so that all have every seat equally often when the number of games is a multiple of theirs. The same
    seed gives the same table, whoever plays: this process by default, or the workers of any executor of
    `concurrent.futures`, or of Dask's `client.get_executor()`. With `events=True`, or a list of kinds, a second table
    comes back, one row an event.

    With a `file`, .csv, .csv.gz or .parquet, the same call goes on where it stopped, also with more games. An interrupt
    keeps what is finished. A bot that raises, answers what is not legal, or thinks about a move for longer than
    `patience` seconds has its game in the table without a score, and with the `error`; the others go on.

    >>> table = simulate("cardgame", ["greedy", "random"], games=4, seed=1, progress=False)
    >>> list(table["bot"]), int(table["winner"].sum())
    (['greedy', 'random', 'random', 'greedy', 'greedy', 'random', 'random', 'greedy'], 4)
    """
    box = known_box(game)
    plan = Plan(
        box.rules.id,
        known_bots(bots, box.rules),
        known_number(seed, "a seed", -(2**62)),
        known_kinds(events, kinds(box)),
        known_patience(patience),
    )
    count = known_number(games, "the number of games", 1)
    if not isinstance(executor, Executor | None):
        kinds_of = "one of concurrent.futures, or Dask's client.get_executor()"
        raise TtrError(f"an executor is {kinds_of}; not {str(executor)[:60]!r}")
    results = Results(plan, None if file is None else keeping.known_path(file))
    results.load()
    run(results, count, executor, progress)
    return results.frames(count)


def run(results: Results, count: int, executor: Executor | None, progress: bool) -> None:
    """Play what is missing. An interrupt ends it, and what is finished stays."""
    from tqdm.auto import tqdm

    done = results.numbers()
    missing = [number for number in range(count) if number not in done]
    label = say("lab-games", game=results.plan.game)
    with tqdm(total=count, initial=count - len(missing), desc=label, disable=not progress, unit="") as bar:
        try:
            with closing(played(results.plan, missing, executor)) as batches:
                for batch in batches:
                    results.add(batch)
                    bar.update(batch.games)
        except KeyboardInterrupt:
            finished = sum(number < count for number in results.numbers())
            tqdm.write(say("lab-interrupted", done=finished, games=count))
            if results.path is not None:
                tqdm.write(say("lab-goes-on", file=results.path.name))
        finally:
            results.save()


class Results:
    """What is finished so far, and the file it is kept in, if any."""

    def __init__(self, plan: Plan, path: Path | None, tell: Callable[[str], object] = print) -> None:
        self.plan = plan
        self.path = path
        self.columns = columns(plan)
        self._games: list[Any] = [keeping.framed([], self.columns)]
        self._events: list[Any] = [keeping.framed([], COLUMNS)]
        self._new = Batch([], [], 0, 0.0)
        self._tell = tell
        self._is_saved = True
        self._next = monotonic() + SAVE_EVERY

    def load(self) -> None:
        """Take up what the file holds. A damaged file is set aside; one of another call is refused."""
        if self.path is None:
            return
        try:
            if not self.path.exists():
                return
            games = keeping.read(self.path, self.columns)
            keeping.check(self.path, games, self.plan)
            if self.plan.noted:
                self._load_events(games)
        except keeping.Damaged as damage:
            self._set_aside(damage)
        else:
            self._games = [games]

    def _load_events(self, games: Any) -> None:
        """Events of finished games only: they are written first."""
        path = keeping.events_path(self.path)  # type: ignore[arg-type]
        if not path.exists():
            raise TtrError(f"{path.name!r} is missing: {self.path.name!r} was made without events")  # type: ignore[union-attr]
        events = keeping.read(path, COLUMNS)
        if strange := sorted(set(events["event"]) - set(self.plan.noted)):
            raise TtrError(f"{path.name!r} holds events that were not asked for: {', '.join(strange)[:200]}")
        self._events = [events[events["number"].isin(games["number"])]]

    def _set_aside(self, damage: keeping.Damaged) -> None:
        for path in (self.path, keeping.events_path(self.path)):  # type: ignore[arg-type]
            if path is not None and path.exists():
                aside = keeping.set_aside(path)
                self._tell(say("lab-damaged", file=path.name, aside=aside.name, why=str(damage)))

    def numbers(self) -> set[int]:
        """The games that are finished."""
        self._settle()
        return {number for frame in self._games for number in frame["number"]}

    def add(self, batch: Batch) -> None:
        """Take in finished games, and write the file if it is time."""
        self._new.rows.extend(batch.rows)
        self._new.events.extend(batch.events)
        self._is_saved = False
        if len(self._new.rows) + len(self._new.events) > TOGETHER:
            self._settle()
        if self.path is not None and monotonic() >= self._next:
            self.save()

    def _settle(self) -> None:
        """Rows take little room in a table, and much as they come."""
        self._games.append(keeping.framed(self._new.rows, self.columns))
        self._events.append(keeping.framed(self._new.events, COLUMNS))
        self._new = Batch([], [], 0, 0.0)

    def save(self) -> None:
        """Write the file, if something is new: events first, so that no finished game lacks them."""
        if self.path is None or self._is_saved:
            return
        begin = monotonic()
        games, events = self._whole()
        if self.plan.noted:
            keeping.write(keeping.events_path(self.path), events)
        keeping.write(self.path, games)
        self._is_saved = True
        self._next = monotonic() + max(SAVE_EVERY, SAVING_SHARE * (monotonic() - begin))

    def frames(self, count: int) -> Any:
        """The first `count` games: one table, or two when events were asked for."""
        games, events = (frame[frame["number"] < count].reset_index(drop=True) for frame in self._whole())
        return Frames(games, events) if self.plan.noted else games

    def _whole(self) -> tuple[Any, Any]:
        """Everything in order, whatever order it came in."""
        import pandas as pd

        self._settle()
        games = pd.concat(self._games, ignore_index=True).sort_values(["number", "seat"], ignore_index=True)
        events = pd.concat(self._events, ignore_index=True).sort_values("number", kind="stable", ignore_index=True)
        self._games, self._events = [games], [events]
        return games, events
