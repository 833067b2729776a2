"""A real Dask scheduler with two worker processes, on loopback; one is killed in the middle, and nothing is lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import dask
import pytest
from distributed import Client, LocalCluster
from pandas.testing import assert_frame_equal

import ttr_nb as ttr

GAMES = 40
CALL: dict[str, Any] = {
    "game": "cardgame",
    "bots": ["greedy", "random"],
    "games": GAMES,
    "seed": 21,
    "events": ["RowRobbed"],
    "progress": False,
}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Two workers of one thread each, told to touch nothing outside of the test's folder."""
    quiet = {"distributed.admin.log-format": "%(message)s", "temporary-directory": str(tmp_path)}
    with (
        dask.config.set(quiet),
        LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            dashboard_address=None,
            silence_logs="CRITICAL",
        ) as cluster,
        Client(cluster) as client,
    ):
        yield client


class Killing(Executor):
    """Dask's executor; but when the first chunk is back, the process of one worker is killed."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._dask = client.get_executor()
        self._pids = sorted(client.run(os.getpid).values())
        self.killed: int | None = None
        self.sent_after = 0

    def submit(self, *arguments: Any, **options: Any) -> Future[Any]:  # type: ignore[override]
        self.sent_after += self.killed is not None
        future: Future[Any] = self._dask.submit(*arguments, **options)
        future.add_done_callback(self._kill)
        return future

    def _kill(self, future: Future[Any]) -> None:
        if self.killed is None:
            self.killed = self._pids[0]
            os.kill(self.killed, signal.SIGKILL)


def test_a_killed_worker_loses_nothing(client: Client) -> None:
    executor = Killing(client)
    there = ttr.simulate(**CALL, executor=executor)
    here = ttr.simulate(**CALL)
    assert executor.killed is not None
    assert executor.sent_after > 0
    assert_frame_equal(there.games, here.games)
    assert_frame_equal(there.events, here.events)
    assert executor.killed not in client.run(os.getpid).values()
    with pytest.raises(ttr.TtrError, match="get_executor"):
        ttr.simulate(**CALL, executor=client)
