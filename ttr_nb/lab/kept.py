"""Results that come with the package: thousands of games, played once and kept in `data/laboratory`. Knows no question.

Each file was made by one call of `simulate` that stands here, and can be made again: `python -m ttr_nb.lab.kept` plays
what is missing in the files of the checkout, game by game the same for everybody.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ttr_nb.bots.registry import bot
from ttr_nb.content.inspection import hint, quoted
from ttr_nb.content.paths import data_root
from ttr_nb.core.errors import ContentError, Fault, TtrError
from ttr_nb.lab import keeping
from ttr_nb.lab.happenings import COLUMNS, MADE, MISSED
from ttr_nb.lab.plan import Plan, Player, name_of
from ttr_nb.lab.records import columns
from ttr_nb.lab.simulating import Frames, simulate

FOLDER = "laboratory"
SEED = 18

PLANNER = "planner"
NO_STATIONS = bot(PLANNER, without="stations")
NO_ROBBERY = bot(PLANNER, without="robbery")


@dataclass(frozen=True)
class Run:
    """One call of `simulate`, and the name under which its results are kept."""

    id: str
    game: str
    bots: tuple[Player, ...]
    games: int
    events: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        """Where the results are."""
        return data_root() / FOLDER / f"{self.id}{keeping.PACKED}"

    @property
    def plan(self) -> Plan:
        """What was played."""
        return Plan(self.game, self.bots, SEED, self.events)

    def play(self, progress: bool = True) -> Any:
        """Play what is missing in the file."""
        return simulate(self.game, self.bots, self.games, SEED, None, self.events, self.path, progress=progress)

    def __str__(self) -> str:
        """The call.

        >>> print(RUNS["dice"])
        ttr.simulate("dice:europe", ["planner", "planner"], games=600, seed=18)
        """
        bots = ", ".join(_code(player) for player in self.bots)
        events = f", events={list(self.events)}".replace("'", '"') if self.events else ""
        return f'ttr.simulate("{self.game}", [{bots}], games={self.games}, seed={SEED}{events})'


RUNS = {
    run.id: run
    for run in (
        Run("europe", "europe", (PLANNER,) * 2, 1200, ("TunnelRevealed", "TunnelGivenUp", MADE, MISSED)),
        Run("europe-3", "europe", (PLANNER,) * 3, 500),
        Run("europe-4", "europe", (PLANNER,) * 4, 500),
        Run("dice", "dice:europe", (PLANNER,) * 2, 600),
        Run("cardgame", "cardgame", (PLANNER,) * 2, 1000),
        Run("without-stations", "europe", (PLANNER, NO_STATIONS) * 2, 1400),
        Run("without-robbery", "cardgame", (PLANNER, NO_ROBBERY), 800),
    )
}
"""By name. The last two are experiments: half of the seats may not do what the others may."""


def kept_run(id: object) -> Run:
    """A run by its name."""
    if str(id) not in RUNS:
        raise TtrError(f"there are no results {quoted(str(id))}; there is {', '.join(RUNS)}{hint(str(id), list(RUNS))}")
    return RUNS[str(id)]


def kept_frames(id: object) -> Frames:
    """The results of a run, all of them; a file that is not what the call gives is an error that names it."""
    run = kept_run(id)
    try:
        games = keeping.read(run.path, columns(run.plan))
        keeping.check(run.path, games, run.plan)
        if games["number"].nunique() != run.games:
            raise keeping.Damaged(f"{games['number'].nunique()} games instead of {run.games}")
        noted = keeping.read(keeping.events_path(run.path), COLUMNS) if run.events else keeping.framed([], COLUMNS)
    except (TtrError, keeping.Damaged) as error:
        raise ContentError([Fault(f"{FOLDER}/{run.path.name}", "", str(error))]) from None
    return Frames(games, noted)


def _code(player: Player) -> str:
    """A bot as one writes it."""
    if isinstance(player, str):
        return f'"{player}"'
    name, _, options = name_of(player).partition(" ")
    key, _, value = options.partition("=")
    return f'ttr.bot("{name}", {key}="{value}")'


def main() -> None:
    """Play what is missing in all files."""
    (data_root() / FOLDER).mkdir(exist_ok=True)
    for run in RUNS.values():
        print(run)
        run.play()


if __name__ == "__main__":
    main()
