"""Many games between bots as tidy tables: any executor, a progress bar, a file to go on from. Knows no rule."""

from __future__ import annotations

from collections import Counter
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
    `patience` seconds has its game in the table without a score, and with the `error`; the others go on. From a file,
    games that failed for want of time or of a worker are played again, and those whose events were not all kept.
    What no time limit can end is a single call into C that does not come back, such as an endless regular expression.

    A bot of one's own that is an object, not a function, is copied for each game, so that it begins each as it is now.

    >>> table = simulate("cardgame", ["greedy", "random"], games=4, seed=1, progress=False)
    >>> list(table["bot"]), int(table["winner"].sum())
    (['greedy', 'random', 'random', 'greedy', 'greedy', 'random', 'random', 'greedy'], 4)
    """
    box = known_box(game)
    plan = Plan(
        box.rules.id,
        known_bots(bots, box),
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


class Finished(NamedTuple):
    """Everything that is finished, so that an interrupt finds it before a change or after it.

    The games and their events are parts of tables, the oldest first, and batches that are in no table yet. A game that
    is to be played `again` is in the first part, until it has been.
    """

    games: tuple[Any, ...]
    events: tuple[Any, ...]
    new: tuple[Batch, ...] = ()
    again: frozenset[int] = frozenset()


class Results:
    """What is finished so far, and the file it is kept in, if any."""

    def __init__(self, plan: Plan, path: Path | None, tell: Callable[[str], object] = print) -> None:
        self.plan = plan
        self.path = path
        self.columns = columns(plan) | {keeping.NOTED: "str"}
        self._finished = Finished((keeping.framed([], self.columns),), (keeping.framed([], COLUMNS),))
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
            events = self._read_events(games)
        except keeping.Damaged as damage:
            self._set_aside(damage)
        else:
            again = keeping.to_play_again(games, events, self.plan.noted)
            self._finished = Finished((games,), (events,), (), again)

    def _read_events(self, games: Any) -> Any:
        """Events of finished games only: they are written first."""
        path = keeping.events_path(self.path)  # type: ignore[arg-type]
        if not self.plan.noted or not path.exists():
            return keeping.framed([], COLUMNS)
        events = keeping.read(path, COLUMNS)
        if strange := sorted(set(events["event"]) - set(self.plan.noted)):
            raise TtrError(f"{path.name!r} holds events that were not asked for: {', '.join(strange)[:200]}")
        return events[events["number"].isin(games["number"])]

    def _set_aside(self, damage: keeping.Damaged) -> None:
        for path in (self.path, keeping.events_path(self.path)):  # type: ignore[arg-type]
            if path is not None and path.exists():
                aside = keeping.set_aside(path)
                self._tell(say("lab-damaged", file=path.name, aside=aside.name, why=str(damage)))

    def numbers(self) -> set[int]:
        """The games that are finished."""
        done = self._settled()
        return {number for part in done.games for number in part["number"]} - done.again

    def add(self, batch: Batch) -> None:
        """Take in finished games, and write the file if it is time."""
        self._is_saved = False
        done = self._finished
        again = done.again.difference(number for _, number, *_ in batch.rows) if done.again else done.again
        self._finished = done._replace(new=(*done.new, batch), again=again)
        if sum(len(each.rows) + len(each.events) for each in self._finished.new) > TOGETHER:
            self._settled()
        if self.path is not None and monotonic() >= self._next:
            self.save()

    def _settled(self) -> Finished:
        """All that is finished, in tables: rows take little room there, and much as they come."""
        done = self._finished
        if not done.new:
            return done
        events = [row for batch in done.new for row in batch.events]
        count = Counter(number for _, number, *_ in events)
        rows = [(*row, keeping.noted(count[row[1]], self.plan.noted)) for batch in done.new for row in batch.rows]
        games = (*done.games, keeping.framed(rows, self.columns))
        self._finished = Finished(games, (*done.events, keeping.framed(events, COLUMNS)), (), done.again)
        return self._finished

    def save(self) -> None:
        """Write the file, if something is new: events first, so that no finished game lacks them."""
        if self.path is None or self._is_saved:
            return
        begin = monotonic()
        games, events = self._whole()
        if self.plan.noted:
            keeping.write(keeping.events_path(self.path), events)
        keeping.write(self.path, games if games[keeping.NOTED].any() else games.drop(columns=keeping.NOTED))
        self._is_saved = True
        self._next = monotonic() + max(SAVE_EVERY, SAVING_SHARE * (monotonic() - begin))

    def frames(self, count: int) -> Any:
        """The first `count` games: one table, or two when events were asked for."""
        games, events = (
            frame[(frame["number"] < count) & ~frame["number"].isin(self._finished.again)].reset_index(drop=True)
            for frame in self._whole()
        )
        games = games.drop(columns=keeping.NOTED)
        return Frames(games, events) if self.plan.noted else games

    def _whole(self) -> tuple[Any, Any]:
        """Everything in order, whatever order it came in; a game that was played again counts as it was then."""
        import pandas as pd

        done = self._settled()
        played = {number for part in done.games[1:] for number in part["number"]}
        games, events = (
            pd.concat([first[~first["number"].isin(played)], *others], ignore_index=True)
            for first, *others in (done.games, done.events)
        )
        games = games.sort_values(["number", "seat"], ignore_index=True)
        events = events.sort_values("number", kind="stable", ignore_index=True)
        self._finished = Finished((games,), (events,), (), done.again)
        return games, events
