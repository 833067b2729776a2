"""What many games say: shares and means with their 95 % intervals, as tidy tables. Knows neither words nor plots.

Games that came to no end are left out. The intervals take each game, deal or ticket as one trial of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt
from typing import Any, NamedTuple

from ttr_nb.analysis.trials import SURE, Share
from ttr_nb.lab.happenings import MADE, MISSED

REVEALED = ("TunnelRevealed", "TunnelDiceRolled")
GIVEN_UP = ("TunnelGivenUp", "TunnelLost")
"""A tunnel that was tried, and one that was tried in vain; with cards and with dice."""

STEPS = (0, 10, 20, 30, 40, 50)
"""What stations were worth is told in these steps: nothing or less, then up to below each of them, then more."""

MANY_ROBBERIES = 5
"""So many or more are counted together."""

MORE, SAME, LESS = "more", "same", "less"


class Estimate(NamedTuple):
    """A share or a mean of so many trials, and the ends of its 95 % interval."""

    value: float
    low: float
    high: float
    trials: int

    def against(self, fair: float) -> str:
        """Whether it is more or less than that, or the same as far as one can tell."""
        return MORE if self.low > fair else LESS if self.high < fair else SAME


def share(hits: int, trials: int) -> Estimate:
    """A share with Wilson's interval.

    >>> share(60, 100).against(0.5), share(55, 100).against(0.5)
    ('more', 'same')
    """
    if not trials:
        return Estimate(0.0, 0.0, 1.0, 0)
    found = Share(int(hits), int(trials))
    return Estimate(found.share, *found.interval, int(trials))


def mean(values: Iterable[Any]) -> Estimate:
    """A mean, as sure as its spread allows; of one value nothing is sure.

    >>> [round(number, 2) for number in mean([1, 2, 3, 4])]
    [2.5, 1.23, 3.77, 4]
    """
    numbers = [float(value) for value in values]
    count = len(numbers)
    if not count:
        return Estimate(0.0, -inf, inf, 0)
    middle = sum(numbers) / count
    if count == 1:
        return Estimate(middle, -inf, inf, 1)
    half = SURE * sqrt(sum((number - middle) ** 2 for number in numbers) / (count - 1) / count)
    return Estimate(middle, middle - half, middle + half, count)


def finished(games: Any) -> Any:
    """The games that were played to their end."""
    return games[games["error"] == ""]


# --- going first --------------------------------------------------------------------------------


def first_turn(games: Any) -> Any:
    """By turn order: how often each place won, and with how many points on average."""
    rows = {}
    for order, seats in finished(games).groupby("order"):
        rows[int(order)] = _row("share", share(seats["winner"].sum(), len(seats))) | {"points": seats["score"].mean()}
    return _table(rows, "order")


# --- stations -----------------------------------------------------------------------------------


class StationsWorth(NamedTuple):
    """What stations were worth: to each seat that built some, and how often one decided who wins."""

    worth: Any
    average: Estimate
    paid: Estimate
    builders: Estimate
    decided: Estimate


def stations(games: Any) -> StationsWorth:
    """Every finished game with stations, scored again without those of each seat that built some."""
    seats = finished(games)
    builders = seats[seats["stations_built"] > 0]
    worth = builders["score"] - builders["score_without_stations"]
    turned = builders[builders["winner"] & ~builders["winner_without_stations"]]
    return StationsWorth(
        _in_steps(worth),
        mean(worth),
        share((worth > 0).sum(), len(worth)),
        share(len(builders), len(seats)),
        share(turned["number"].nunique(), seats["number"].nunique()),
    )


def _in_steps(worth: Any) -> Any:
    rows = {}
    for low, high in zip((-inf, *STEPS), (*STEPS, inf), strict=True):
        inside = ((worth > low) | (worth == low) & (low > 0)) & ((worth < high) | (worth == high) & (high == 0))
        rows[low, high] = _row("share", share(inside.sum(), len(worth)))
    return _table(rows, ("from", "to"))


# --- tickets ------------------------------------------------------------------------------------


def tickets(events: Any) -> Any:
    """By ticket: how often it was kept and made, and what it brought on average; those that brought most first."""
    rows = {}
    for ticket, ends in events[events["event"].isin([MADE, MISSED])].groupby("thing"):
        made = ends["event"] == MADE
        rows[ticket] = (
            {"kept": len(ends)}
            | _row("made", share(made.sum(), len(ends)), "made_")
            | _row("points", mean(ends["points"]))
        )
    return _table(rows, "ticket").sort_values("points", ascending=False, kind="stable")


# --- tunnels ------------------------------------------------------------------------------------


def tunnels(events: Any) -> Any:
    """By tunnel: how often it was tried, how often in vain, and the extra cards asked for; the worst first."""
    tried = events[events["event"].isin(REVEALED)].groupby("thing")["count"]
    failed = events[events["event"].isin(GIVEN_UP)].groupby("thing").size()
    rows = {}
    for route, extra in tried:
        lost = share(int(failed.get(route, 0)), len(extra))
        rows[route] = {"tries": len(extra)} | _row("failed", lost) | _row("extra", mean(extra), "extra_")
    return _table(rows, "route").sort_values("failed", ascending=False, kind="stable")


# --- robberies ----------------------------------------------------------------------------------


def robberies(games: Any) -> Any:
    """By how often a seat robbed: how often it won. Who robs often may be winning anyway: this shows no cause."""
    seats = finished(games)
    count = seats["robberies"].clip(upper=MANY_ROBBERIES)
    return _table(
        {int(number): _row("share", share(some["winner"].sum(), len(some))) for number, some in seats.groupby(count)},
        "robberies",
    )


# --- experiments --------------------------------------------------------------------------------


def duel(games: Any) -> Any:
    """By bot: the share of wins and the points. Each deal, played once from every seating, is one trial."""
    seats = finished(games).assign(won=lambda rows: rows["winner"].astype(float))
    seats["won"] /= seats.groupby("number")["won"].transform("sum")
    rows = {}
    for bot, own in seats.groupby("bot"):
        wins = own.groupby(["seed", "number"])["won"].sum().groupby("seed").mean()
        points = own.groupby("seed")["score"].mean()
        rows[bot] = _row("share", _as_share(mean(wins))) | _row("points", mean(points), "points_")
    return _table(rows, "bot").sort_values("share", ascending=False, kind="stable")


def _as_share(found: Estimate) -> Estimate:
    """A mean of shares: it is no less than nothing and no more than all."""
    return found._replace(low=max(0.0, found.low), high=min(1.0, found.high))


def lead(games: Any, bot: str) -> Estimate:
    """How many points a bot has more than the others on average, deal by deal."""
    seats = finished(games)
    own = seats["bot"] == bot
    return mean(seats[own].groupby("seed")["score"].mean() - seats[~own].groupby("seed")["score"].mean())


def _row(name: str, found: Estimate, ends: str = "") -> dict[str, Any]:
    """An estimate as columns."""
    return {name: found.value, f"{ends}low": found.low, f"{ends}high": found.high, f"{ends}trials": found.trials}


def _table(rows: dict[Any, dict[str, Any]], names: Any) -> Any:
    import pandas as pd

    table = pd.DataFrame.from_dict(rows, orient="index")
    table.index = table.index.set_names(names)
    return table


def estimate(row: Any, name: str, ends: str = "") -> Estimate:
    """The estimate in a row of a table."""
    return Estimate(row[name], row[f"{ends}low"], row[f"{ends}high"], int(row[f"{ends}trials"]))
