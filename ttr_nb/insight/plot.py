"""A plot as a value: what is to be drawn, and its words. Painted by matplotlib when it is looked at. Knows no game.

The same plot gives the same SVG, byte for byte. Series differ by hatching and by shape as well as by colour.
"""

from __future__ import annotations

import logging
from base64 import b64encode
from dataclasses import dataclass, replace
from html import escape
from io import StringIO
from typing import Any

from ttr_nb.show.palette import CARDS, OWNERS, PALETTES
from ttr_nb.show.svg import FONT

WIDTH = 800
"""Of a plot on the page, in pixels."""

_LIGHT = PALETTES["light"]
BAR = "#5b8fd6"
"""The colour of most bars: darker than the page, lighter than what is drawn on it."""

_STYLES = (
    {"facecolor": BAR, "hatch": ""},
    {"facecolor": CARDS["yellow"], "hatch": "//"},
    {"facecolor": CARDS["white"], "hatch": ""},
    {"facecolor": CARDS["black"], "hatch": ""},
)
_PAPER: Any = {"facecolor": _LIGHT["page"], "edgecolor": "none", "pad": 1.5}
"""Behind a text where lines may cross it."""
_WHISKERS: Any = {"fmt": "none", "ecolor": _LIGHT["ink"], "capsize": 7, "elinewidth": 2}
_POINTS = (("o", OWNERS["blue"]), ("^", CARDS["orange"]), ("s", CARDS["green"]), ("D", CARDS["purple"]))


@dataclass(frozen=True)
class Bars:
    """A bar for each tick; `texts` stand above them. Where they lie, `cards` are the cards whose colours they have.

    With `intervals` each has a line from end to end of its confidence interval, and the text stands beyond it.
    """

    values: tuple[float, ...]
    label: str = ""
    texts: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    intervals: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True)
class Dots:
    """What trials gave: a dot for each tick with the ends of its confidence interval, on the bars of that number."""

    values: tuple[float, ...]
    intervals: tuple[tuple[float, float], ...]
    label: str = ""
    beside: int = 0


@dataclass(frozen=True)
class Points:
    """Points anywhere; where several fall on one place, it grows."""

    at: tuple[tuple[float, float], ...]
    label: str = ""


@dataclass(frozen=True)
class Plot:
    """What a plot shows. `ticks` name the places of bars; `words` tell it all.

    `stacked` bars stand on each other; `sideways` bars lie, first one on top, where their names are long.

    >>> coin = Plot("A coin", "side", "chance", ("heads", "tails"), (Bars((0.5, 0.5)),), words="Both alike.")
    >>> coin.svg() == coin.svg(), "A coin" in coin.svg()
    (True, True)
    """

    title: str
    across: str
    up: str
    ticks: tuple[str, ...] = ()
    bars: tuple[Bars, ...] = ()
    dots: tuple[Dots, ...] = ()
    points: tuple[Points, ...] = ()
    line: str = ""
    """Where points have as much across as up, a line with this name; or at this level, where there is one."""
    level: float | None = None
    stacked: bool = False
    sideways: bool = False
    percent: bool = True
    words: str = ""

    def svg(self) -> str:
        """The plot as an SVG document."""
        matplotlib, figures = _library()
        settings: Any = {
            "svg.fonttype": "none",
            "svg.hashsalt": "ttr_nb",
            "font.family": ["DejaVu Sans"],
            "font.size": 15,
            "hatch.linewidth": 1.2,
        }
        with matplotlib.rc_context(settings):
            figure = figures.Figure(figsize=(10, 5.6), layout="constrained", facecolor=_LIGHT["page"])
            _draw(figure, self)
            out = StringIO()
            figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None, "Title": self.title})
        return out.getvalue().replace("'DejaVu Sans'", FONT.replace('"', "'"))

    def image(self) -> str:
        """An `<img>` with the plot inside and its words as alternative text."""
        data = b64encode(self.svg().encode()).decode()
        stop = "" if self.title.endswith("?") else "."
        alt = escape(f"{self.title}{stop} {self.words}")
        return f'<img alt="{alt}" src="data:image/svg+xml;base64,{data}" width="{WIDTH}" style="max-width:100%">'

    def with_dots(self, *dots: Dots, words: str) -> Plot:
        """The same plot with the results of trials in it."""
        return replace(self, dots=dots, words=f"{self.words} {words}")

    def __str__(self) -> str:
        return f"{self.title}\n{self.words}"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": f"<div>{self.image()}</div>"}


def _library() -> tuple[Any, Any]:
    """Matplotlib, without what it has to say when it is loaded for the first time on a machine."""
    log = logging.getLogger("matplotlib")
    level = log.level
    log.setLevel(logging.ERROR)
    try:
        import matplotlib
        from matplotlib import figure
    finally:
        log.setLevel(level)
    return matplotlib, figure


def _draw(figure: Any, plot: Plot) -> None:
    axes = figure.subplots()
    figure.suptitle(_plain(plot.title), fontsize=17, color=_LIGHT["ink"], wrap=True)
    if plot.sideways:
        _draw_sideways(axes, plot)
        return
    axes.set_xlabel(_plain(plot.across))
    axes.set_ylabel(_plain(plot.up))
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="y", color=_LIGHT["edge"], alpha=0.35)
    axes.set_axisbelow(True)
    _draw_bars(axes, plot)
    _draw_points(axes, plot)
    if plot.level is not None:
        axes.axhline(plot.level, linestyle="--", linewidth=2, color=_LIGHT["faint"], label=_plain(plot.line))
    if plot.bars:
        measured: tuple[Any, ...] = (*plot.dots, *plot.bars)
        highest = max((high for part in measured for _, high in part.intervals), default=0.0)
        top = 1.15 * max(highest, _tallest(plot), 0.05)
        axes.set_ylim(0, min(1.08, top) if plot.percent else top)
    if plot.percent:
        axes.yaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f}%")
    else:
        axes.yaxis.get_major_locator().set_params(integer=True)
    parts: tuple[Any, ...] = (*plot.bars, *plot.dots, *plot.points)
    if sum(bool(part.label) for part in parts) + bool(plot.line) > 1:
        figure.legend(loc="outside lower center", ncols=2, frameon=False)


def _draw_sideways(axes: Any, plot: Plot) -> None:
    """One series of lying bars."""
    (bars,) = plot.bars
    axes.set_xlabel(_plain(plot.up))
    axes.set_ylabel(_plain(plot.across))
    axes.spines[["top", "right"]].set_visible(False)
    places = range(len(bars.values))
    colour = [CARDS[card] for card in bars.cards] or BAR
    drawn = axes.barh(places, bars.values, color=colour, edgecolor=_LIGHT["ink"])
    if bars.intervals:
        axes.errorbar(bars.values, places, xerr=_arms(bars), **_WHISKERS)
        for place, value, (least, most), text in zip(places, bars.values, bars.intervals, bars.texts, strict=True):
            end, side = (most, 1) if value >= 0 else (least, -1)
            axes.annotate(
                _plain(text),
                (end, place),
                (7 * side, 0),
                textcoords="offset points",
                ha="left" if side > 0 else "right",
                va="center",
                fontsize=13,
            )
    else:
        axes.bar_label(drawn, labels=[_plain(text) for text in bars.texts], padding=3, fontsize=13)
    axes.set_yticks(places, [_plain(tick) for tick in plot.ticks], fontsize=15 if len(places) <= 12 else 12)
    axes.invert_yaxis()
    ends = [end for interval in bars.intervals for end in interval]
    lowest, highest = min([0.0, *bars.values, *ends]), max([0.05, _tallest(plot), *ends])
    axes.set_xlim(lowest - 0.12 * (highest - lowest) if lowest < 0 else 0, highest + 0.12 * (highest - lowest))
    if lowest < 0:
        axes.axvline(0, color=_LIGHT["ink"], linewidth=1.2)
    if plot.percent:
        axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f}%" if value <= 1 else "")
    elif highest > 3:
        axes.xaxis.get_major_locator().set_params(integer=True)


def _tallest(plot: Plot) -> float:
    heights = [bars.values for bars in plot.bars]
    if plot.stacked:
        return max((sum(place) for place in zip(*heights, strict=True)), default=0.0)
    return max((value for values in heights for value in values), default=0.0)


def _draw_bars(axes: Any, plot: Plot) -> None:
    groups = 1 if plot.stacked else len(plot.bars) or 1
    wide = 0.8 / groups
    feet = [0.0] * len(plot.ticks)
    ink = _LIGHT["ink"]
    for number, bars in enumerate(plot.bars):
        style: Any = _STYLES[number % len(_STYLES)]
        aside = 0.0 if plot.stacked else (number - (groups - 1) / 2) * wide
        at = [place + aside for place in range(len(bars.values))]
        bottom = feet if plot.stacked else [0.0] * len(feet)
        drawn = axes.bar(at, bars.values, wide, bottom=bottom, label=_plain(bars.label), edgecolor=ink, **style)
        if bars.intervals:
            axes.errorbar(at, bars.values, yerr=_arms(bars), **_WHISKERS)
            for place, (_, top), text in zip(at, bars.intervals, bars.texts, strict=True):
                where: Any = {"xytext": (0, 5), "textcoords": "offset points", "ha": "center", "fontsize": 13}
                axes.annotate(_plain(text), (place, top), bbox=_PAPER, **where)
        elif bars.texts and not plot.dots:
            axes.bar_label(drawn, labels=[_plain(text) for text in bars.texts], padding=3, fontsize=13)
        if plot.stacked:
            feet = [foot + value for foot, value in zip(feet, bars.values, strict=True)]
        for dots in (dots for dots in plot.dots if dots.beside == number):
            low = [max(0.0, v - a) for v, (a, _) in zip(dots.values, dots.intervals, strict=True)]
            high = [max(0.0, b - v) for v, (_, b) in zip(dots.values, dots.intervals, strict=True)]
            axes.errorbar(
                at,
                dots.values,
                yerr=[low, high],
                label=_plain(dots.label),
                fmt="o",
                color=CARDS["orange"],
                markeredgecolor=ink,
                ecolor=ink,
                markersize=10,
                capsize=9,
                elinewidth=2.5,
            )
    if plot.ticks:
        axes.set_xticks(range(len(plot.ticks)), [_plain(tick) for tick in plot.ticks])


def _arms(bars: Bars) -> list[list[float]]:
    """How far the intervals of bars reach down and up."""
    pairs = list(zip(bars.values, bars.intervals, strict=True))
    return [[max(0.0, v - low) for v, (low, _) in pairs], [max(0.0, high - v) for v, (_, high) in pairs]]


def _draw_points(axes: Any, plot: Plot) -> None:
    for number, points in enumerate(plot.points):
        places: dict[tuple[float, float], int] = {}
        for place in points.at:
            places[place] = places.get(place, 0) + 1
        sign, colour = _POINTS[number % len(_POINTS)]
        axes.scatter(
            [x for x, _ in places],
            [y for _, y in places],
            s=[70.0 * count for count in places.values()],
            marker=sign,
            color=colour,
            edgecolors=_LIGHT["ink"],
            label=_plain(points.label),
            alpha=0.85,
        )
    if plot.points:
        axes.xaxis.get_major_locator().set_params(integer=True)
    if plot.line and plot.level is None:
        ends = [min(x for p in plot.points for x, _ in p.at), max(x for p in plot.points for x, _ in p.at)]
        axes.plot(ends, ends, linestyle="--", linewidth=2, color=_LIGHT["faint"], label=_plain(plot.line))


def _plain(text: str) -> str:
    """A text in which matplotlib sees no formula."""
    return text.replace("$", r"\$")
