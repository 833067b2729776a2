"""Questions to many games, each answered in words, by a plot and by a table behind it. Knows no rule.

How the answers are counted stands in `questions`; here they are put into words and pictures.
"""

from __future__ import annotations

from html import escape
from typing import Any

from ttr_nb.core.errors import TtrError
from ttr_nb.insight.finding import Finding
from ttr_nb.insight.plot import Bars, Plot
from ttr_nb.lab import questions
from ttr_nb.lab.happenings import COLUMNS, MADE, MISSED
from ttr_nb.lab.keeping import framed
from ttr_nb.lab.kept import RUNS, Run, kept_frames, kept_run
from ttr_nb.lab.plan import known_box, name_of
from ttr_nb.lab.questions import Estimate, estimate
from ttr_nb.lab.simulating import Frames
from ttr_nb.lab.speaking import Speech
from ttr_nb.show.language import checked
from ttr_nb.show.told import Told

SHOWN = 16
"""So many tickets fit into a plot: the best half of them and the worst half."""

ENOUGH = 20
"""A ticket or tunnel that came up less often says nothing yet; the table has it all the same."""

ASKED = {
    "first_turn": "lab-first-title",
    "stations": "lab-stations-title",
    "tickets": "lab-tickets-title",
    "tunnels": "lab-tunnels-title",
    "surcharges": "lab-surcharges-title",
    "robbery": "lab-robbery-title",
    "duel": "lab-duel-title",
}
"""The questions, by the method that answers each."""


def laboratory(results: Any = None, language: str | None = None) -> Any:
    """Ask questions about many games: kept ones by their name, or what `ttr.simulate` gave; without any, what there is.

    The answers are methods: `.first_turn()`, `.stations()`, `.tickets()`, `.tunnels()`, `.surcharges()`, `.robbery()`,
    `.duel()`. For tickets and tunnels one has to simulate with `events=True`.

    >>> laboratory("cardgame").questions
    ('first_turn', 'robbery')
    """
    code = None if language is None else checked(language)
    if results is None:
        return _overview(Speech(code))
    if isinstance(results, str):
        return Laboratory(kept_frames(results), kept_run(results), code)
    if isinstance(results, Frames):
        return Laboratory(results, language=code)
    if {"game", "number", "winner", "error"} <= set(getattr(results, "columns", ())):
        return Laboratory(Frames(results, framed([], COLUMNS)), language=code)
    raise TtrError(f"results come from ttr.simulate(…), or are one of {', '.join(RUNS)}; not {str(results)[:60]!r}")


class Laboratory:
    """Many games to ask questions about: `games`, a table with one row a game and seat, and `events`."""

    def __init__(self, frames: Frames, run: Run | None = None, language: str | None = None) -> None:
        self.games, self.events = frames
        self.run = run
        if not len(questions.finished(self.games)):
            raise TtrError("there is no finished game in these results")
        self.game = str(self.games["game"].iloc[0])
        self.players = int(self.games["seat"].max()) + 1
        self._names = known_box(self.game).names(())
        self._speech = Speech(language)

    @property
    def count(self) -> int:
        """How many games were played to their end."""
        return int(questions.finished(self.games)["number"].nunique())

    @property
    def questions(self) -> tuple[str, ...]:
        """What can be asked about these games."""
        kinds, bots = set(self.events["event"]), self.games["bot"].nunique()
        possible = {
            "first_turn": bots == 1,
            "stations": "stations_built" in self.games,
            "tickets": bool(kinds & {MADE, MISSED}),
            "tunnels": bool(kinds & set(questions.REVEALED)),
            "surcharges": bool(kinds & set(questions.REVEALED)),
            "robbery": "robberies" in self.games,
            "duel": bots > 1,
        }
        return tuple(name for name in ASKED if possible[name])

    def first_turn(self) -> Finding:
        """Does going first matter? How often each place in the turn order won, where all bots are the same."""
        self._can("first_turn", "with the same bot at every seat")
        words, table = self._speech, questions.first_turn(self.games)
        first, fair = estimate(table.loc[0], "share"), 1 / self.players
        told = (
            words.say("lab-first-told", games=self.count, fair=words.percent(fair), **words.ends(first)),
            words.say(f"lab-first-{first.against(fair)}"),
        )
        ticks = [words.say("lab-order", n=order + 1) for order in table.index]
        return self._standing("first_turn", told, ticks, table, words.say("lab-order-across"), level=fair)

    def stations(self) -> Finding:
        """How much are stations worth? Every finished game is scored again, as if a seat had built none."""
        self._can("stations", "of a game with stations")
        words, found = self._speech, questions.stations(self.games)
        if not found.average.trials:
            raise TtrError("nobody built a station in these games")
        built = words.percent(found.builders.value)
        told = (
            words.say("lab-stations-built", seats=found.builders.trials, share=built),
            words.say("lab-stations-worth", builders=found.average.trials, **words.ends(found.average, digits=1)),
            words.say("lab-stations-paid", **words.ends(found.paid)),
            words.say("lab-stations-decided", **words.ends(found.decided)),
        )
        ticks = [words.step(*step) for step in found.worth.index]
        across = words.say("lab-stations-across")
        return self._standing("stations", told, ticks, found.worth, across, up="lab-builders")

    def tickets(self) -> Finding:
        """Which tickets pay? What each brought on average to those who kept it, missed ones included."""
        self._can("tickets", "that were simulated with events=True")
        words, table = self._speech, questions.tickets(self.events)
        often = _often(table, "kept")
        half = SHOWN // 2
        shown = often if len(often) <= SHOWN else often.iloc[[*range(half), *range(len(often) - half, len(often))]]
        made = questions.share((self.events["event"] == MADE).sum(), int(table["kept"].sum()))
        best, worst = (self._names.ticket(often.index[place], words.language) for place in (0, -1))
        told = (
            words.say("lab-tickets-told", kept=made.trials, **words.ends(made)),
            words.say("lab-tickets-ends", best=best, worst=worst),
        )
        names = [self._names.ticket(ticket, words.language) for ticket in shown.index]
        found = [estimate(row, "points") for _, row in shown.iterrows()]
        return self._lying("tickets", told, names, found, "lab-tickets-up", table, digits=1)

    def tunnels(self) -> Finding:
        """Which tunnels hurt? How often each was tried in vain."""
        words, (table, often, names) = self._speech, self._dug("tunnels")
        failed = questions.share(self.events["event"].isin(questions.GIVEN_UP).sum(), int(table["tries"].sum()))
        told = (words.say("lab-tunnels-told", tries=failed.trials, **words.ends(failed)),)
        found = [estimate(row, "failed") for _, row in often.iterrows()]
        return self._lying("tunnels", told, names, found, "lab-tunnels-up", table)

    def surcharges(self) -> Finding:
        """Which tunnels ask for more? The extra cards that each asked for on average."""
        words, (table, often, names) = self._speech, self._dug("surcharges")
        asked = questions.mean(self.events[self.events["event"].isin(questions.REVEALED)]["count"])
        told = (words.say("lab-surcharges-told", tries=asked.trials, **words.ends(asked, digits=2)),)
        found = [estimate(row, "extra", "extra_") for _, row in often.iterrows()]
        return self._lying("surcharges", told, names, found, "lab-surcharges-up", table, digits=2)

    def robbery(self) -> Finding:
        """How often does robbery pay? How often those won who robbed so many times."""
        self._can("robbery", "of the Card Game")
        words, table = self._speech, questions.robberies(self.games)
        seats = questions.finished(self.games)
        times, cards = (words.number(seats[column].mean()) for column in ("robberies", "cards_robbed"))
        told = (words.say("lab-robbery-told", seats=len(seats), times=times, cards=cards), words.say("lab-no-cause"))
        most = questions.MANY_ROBBERIES
        ticks = [words.say("lab-or-more", n=most) if count == most else str(count) for count in table.index]
        across = words.say("lab-robbery-across")
        return self._standing("robbery", told, ticks, table, across, level=1 / self.players)

    def duel(self) -> Finding:
        """Who plays better? The share of wins of each bot, where every deal is played from every seating."""
        self._can("duel", "between different bots")
        words, table = self._speech, questions.duel(self.games)
        fair = {bot: float((self.games["bot"] == bot).mean()) for bot in table.index}
        best = str(table.index[0])
        won, name = estimate(table.loc[best], "share"), words.bot(best)
        ahead = words.ends(questions.lead(self.games, best), digits=1)
        told = (
            words.say("lab-duel-told", bot=name, games=self.count, fair=words.percent(fair[best]), **words.ends(won)),
            words.say("lab-duel-points", bot=name, **ahead),
            words.say(f"lab-duel-{won.against(fair[best])}"),
        )
        ticks = [words.bot(bot) for bot in table.index]
        level = fair[best] if len(set(fair.values())) == 1 else None
        return self._standing("duel", told, ticks, table, words.say("lab-duel-across"), level=level)

    # --- pictures

    def _dug(self, asked: str) -> tuple[Any, Any, list[str]]:
        """The tunnels, those that were tried often enough, and their names."""
        self._can(asked, "that were simulated with events=True")
        table = questions.tunnels(self.events)
        often = _often(table, "tries")
        return table, often, [self._names.route(route, self._speech.language) for route in often.index]

    def _standing(
        self,
        asked: str,
        told: tuple[str, ...],
        ticks: list[str],
        table: Any,
        across: str,
        up: str = "lab-wins",
        level: float | None = None,
    ) -> Finding:
        """Shares side by side, with their intervals."""
        words = self._speech
        found = [estimate(row, "share") for _, row in table.iterrows()]
        plot = Plot(
            words.say(ASKED[asked]),
            across,
            words.say(up),
            tuple(ticks),
            (self._measured(found),),
            line="" if level is None else words.say("lab-fair"),
            level=level,
            words=words.listed(ticks, found),
        )
        return Finding(told, plot, table)

    def _lying(
        self,
        asked: str,
        told: tuple[str, ...],
        names: list[str],
        found: list[Estimate],
        up: str,
        table: Any,
        digits: int | None = None,
    ) -> Finding:
        """Shares or means one above the other, where names are long."""
        words = self._speech
        plot = Plot(
            words.say(ASKED[asked]),
            "",
            words.say("lab-with-interval", what=words.say(up)),
            tuple(names),
            (self._measured(found, digits),),
            sideways=True,
            percent=digits is None,
            words=words.listed(names, found, digits),
        )
        return Finding(told, plot, table)

    def _measured(self, found: list[Estimate], digits: int | None = None) -> Bars:
        return Bars(
            tuple(each.value for each in found),
            self._speech.say("lab-measured"),
            tuple(self._speech.number(each.value, digits) for each in found),
            intervals=tuple((each.low, each.high) for each in found),
        )

    def _can(self, asked: str, what: str) -> None:
        if asked not in self.questions:
            able = ", ".join(self.questions)
            raise TtrError(f"{asked}() is about games {what}; about these one can ask {able}")

    # --- showing itself

    def _told(self) -> str:
        return self._speech.played(self.count, self.game, self.games["bot"].iloc[: self.players])

    def __str__(self) -> str:
        say = self._speech.say
        call = [f"{say('lab-call')}: {self.run}"] if self.run else []
        asked = [f"  .{name}() · {say(ASKED[name])}" for name in self.questions]
        return "\n".join([self._told(), *call, f"{say('lab-questions')}:", *asked])

    def __repr__(self) -> str:
        return f"<Laboratory {self.game}: {self.count} games>"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        say = self._speech.say
        call = f"<p>{escape(say('lab-call'))}:<br><code>{escape(str(self.run))}</code></p>" if self.run else ""
        asked = "".join(f"<li><code>.{name}()</code> {escape(say(ASKED[name]))}</li>" for name in self.questions)
        told = f"<p><strong>{escape(self._told())}</strong></p>{call}<p>{escape(say('lab-questions'))}:</p>"
        return {"text/plain": str(self), "text/html": f"<div>{told}<ul>{asked}</ul></div>"}


def _often(table: Any, column: str) -> Any:
    """What came up often enough to say something; where nothing did, at least more than once."""
    for least in (ENOUGH, 2):
        often = table[table[column] >= least]
        if len(often):
            return often
    raise TtrError("there are too few games in these results to say anything about it")


def _overview(words: Speech) -> Told:
    """The results that are kept, by name."""
    rows = [(run.id, words.played(run.games, run.game, map(name_of, run.bots))) for run in RUNS.values()]
    html = "".join(
        f'<tr><td style="text-align:left"><code>{escape(id)}</code></td>'
        f'<td style="text-align:left">{escape(told)}</td></tr>'
        for id, told in rows
    )
    return Told([f"{id} · {told}" for id, told in rows], html=f"<table>{html}</table>")
