"""What tables and plots of odds have in common: frames, lists in words, exact values set against trials."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ttr_nb.analysis.trials import Share
from ttr_nb.insight.finding import Finding, percent
from ttr_nb.insight.plot import Bars, Dots, Plot
from ttr_nb.show.words import say


def frame(columns: Mapping[str, Sequence[Any]], index: Sequence[Any], name: str) -> Any:
    """A pandas table."""
    import pandas as pd

    return pd.DataFrame(dict(columns), index=pd.Index(list(index), name=name))


def floats(chances: Iterable[Any]) -> list[float]:
    """Exact chances as numbers to calculate with."""
    return [float(chance) for chance in chances]


def listed(names: Iterable[str], values: Iterable[str]) -> str:
    """Names with their values, as a sentence."""
    items = zip(names, values, strict=True)
    return "; ".join(say("insight-item", what=name, value=value) for name, value in items) + "."


def chance_bars(chances: Sequence[Any], label: str = "") -> Bars:
    """Bars for chances, with their per cents above."""
    return Bars(tuple(floats(chances)), label, tuple(percent(chance) for chance in chances))


def chance_plot(title: str, across: str, names: Sequence[str], chances: Sequence[Any], up: str = "") -> Plot:
    """A plot of one row of chances, by name."""
    bars = chance_bars(chances)
    up = up or say("insight-chance")
    return Plot(title, across, up, tuple(names), (bars,), words=listed(names, bars.texts))


def against(
    plot: Plot, table: Any, exact: Sequence[Any], found: Sequence[Share], trials: int, seed: int, *words: str
) -> Finding:
    """An exact finding set against trials: dots on the bars, columns in the table, and how well they agree."""
    values = floats(exact)
    inside = sum(is_inside(value, share) for value, share in zip(values, found, strict=True))
    agreement = say("insight-agreement", trials=trials, seed=seed, inside=inside, all=len(values))
    dots = Dots(
        tuple(share.share for share in found), tuple(share.interval for share in found), say("insight-simulated")
    )
    shown = listed(plot.ticks, [percent(share.share) for share in found])
    columns = {
        "simulated": [share.share for share in found],
        "low": [share.interval[0] for share in found],
        "high": [share.interval[1] for share in found],
    }
    named = replace(plot, bars=tuple(replace(bar, label=bar.label or say("insight-exact")) for bar in plot.bars))
    drawn = named.with_dots(dots, words=f"{say('insight-simulated')}: {shown}")
    return Finding((*words, agreement), drawn, table.assign(**columns))


def is_inside(value: float, share: Share) -> bool:
    """Whether an exact chance lies in the interval of its trials."""
    low, high = share.interval
    return low - 1e-12 <= value <= high + 1e-12
