"""Odds of train cards from a seat's view: what may come off the deck, sweeps, tunnels. Sentences and plots, no rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ttr_nb.analysis import trials as tried
from ttr_nb.analysis.draws import of_kinds
from ttr_nb.analysis.sweeps import fresh_row, sweep_odds
from ttr_nb.analysis.trials import Share
from ttr_nb.analysis.unseen import Unseen, unseen
from ttr_nb.core.errors import TtrError
from ttr_nb.core.numbers import whole
from ttr_nb.insight.finding import Finding, percent
from ttr_nb.insight.frames import against, chance_plot, floats, frame, listed
from ttr_nb.insight.plot import Bars, Plot
from ttr_nb.mechanics.cards import KINDS, LOCOMOTIVE
from ttr_nb.show.told import told
from ttr_nb.show.words import join, say

TURN = 2
"""How many cards are drawn in a turn; so many can be tried out."""


@dataclass(frozen=True)
class CardOdds:
    """What one can expect of the deck, judged by what a seat sees. Made by `game.odds("Ana")`."""

    rules: Any
    view: Any
    names: Any

    @property
    def left(self) -> Unseen:
        """The cards not seen, as counts."""
        return unseen(self.rules, self.view)

    def unseen(self) -> Finding:
        """What may lie in the deck: the cards not seen, by kind.

        >>> import ttr_nb as ttr
        >>> game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, hands={"Ana": "12 red"})
        >>> int(game.odds("Ana").unseen().table.loc["red", "not seen"])
        0
        """
        left = self.left
        chances = {kind: of_kinds(left, (kind,), 1)[1] for kind in KINDS}
        texts = tuple(map(str, left.cards))
        names = tuple(self._kind(kind) for kind in KINDS)
        plot = Plot(
            say("insight-unseen-title", player=self.names.player(self.view.seat)),
            say("insight-kind"),
            say("insight-unseen-count"),
            names,
            (Bars(tuple(map(float, left.cards)), texts=texts, cards=KINDS),),
            sideways=True,
            percent=False,
            words=listed(names, texts),
        )
        counts = {"not seen": left.cards, "chance": [float(chances[kind]) for kind in KINDS]}
        words = say(
            "insight-unseen-told", n=sum(left.cards), deck=left.deck, chance=percent(chances[LOCOMOTIVE])
        )
        return Finding((words,), plot, frame(counts, KINDS, "card"))

    def draw(self, *kinds: str, cards: int = TURN) -> Finding:
        """The chance of at least one card of some kinds among the next ones of the deck.

        >>> import ttr_nb as ttr
        >>> game = ttr.new_game("europe", ["Ana", "Ben"], seed=7)
        >>> round(game.odds("Ana").draw("red", "locomotive").table["at least one"], 3).tolist()
        [0.248, 0.436]
        """
        wished = known_kinds(kinds)
        most = whole(cards)
        if most is None or not 1 <= most <= TURN:
            raise TtrError(f"from 1 to {TURN} cards are drawn in a turn, not {str(cards)[:60]!r}")
        left, counts = self.left, range(1, most + 1)
        exact = [of_kinds(left, wished, count) for count in counts]
        some = [1 - chances[0] for chances in exact]
        ticks = tuple(say("insight-drawn", n=count) for count in counts)
        title = say("insight-draw-title", kinds=join([self._kind(kind) for kind in wished], how="or"))
        plot = chance_plot(title, say("insight-draw-across"), ticks, some, say("insight-at-least-one"))
        table = frame(
            {
                "at least one": floats(some),
                **{f"exactly {n}": [float(row[n]) if n < len(row) else 0.0 for row in exact] for n in range(most + 1)},
            },
            list(counts),
            "cards drawn",
        )

        def attempts(trials: int, seed: int) -> Finding:
            shares = []
            for count in counts:
                found = self._tried(trials, seed, count + 1, tried.draw(self.rules, self.view, wished, count))
                shares.append(Share(trials - found[0].hits, trials))
            return against(plot, table, some, shares, trials, seed)

        return Finding((), plot, table, attempts)

    def _tried(self, trials: int, seed: int, outcomes: int, attempt: Callable[[Any], int]) -> tuple[Share, ...]:
        with told(self.names):
            return tried.shares(trials, seed, outcomes, attempt)

    def _kind(self, kind: str) -> str:
        """A kind of card in one word."""
        return self.names.card(LOCOMOTIVE) if kind == LOCOMOTIVE else self.names.colour(kind)


@dataclass(frozen=True)
class BoardOdds(CardOdds):
    """The same on a board with tunnels and a row that is swept."""

    def sweep(self) -> Finding:
        """The chance that the row is swept after a face-up card is taken, by the card.

        >>> import ttr_nb as ttr
        >>> row = "locomotive locomotive red red blue"
        >>> game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, row=row, hands={"Ana": "2 red 2 blue"})
        >>> round(game.odds("Ana").sweep().table["chance"], 3).to_dict()
        {'locomotive': 0.0, 'red': 0.119, 'blue': 0.119}
        """
        exact = sweep_odds(self.left, self.view.row)
        chances = list(exact.values())
        ticks = tuple(self._kind(card) for card in exact)
        plot = chance_plot(say("insight-sweep-title"), say("insight-sweep-across"), ticks, chances)
        table = frame({"chance": floats(chances)}, list(exact), "card taken")
        words = say("insight-sweep-told", chance=percent(fresh_row(self.left)))

        def attempts(trials: int, seed: int) -> Finding:
            found = [
                self._tried(trials, seed, 2, tried.sweep(self.rules, self.view, card))[1] for card in exact
            ]
            return against(plot, table, chances, found, trials, seed, words)

        return Finding((words,), plot, table, attempts)


def known_kinds(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Kinds of train cards, each once, or an error that says which there are."""
    for kind in kinds:
        if kind not in KINDS:
            raise TtrError(f"{str(kind)[:60]!r} is not a train card; the kinds are {', '.join(KINDS)}")
    if not kinds:
        raise TtrError(f"say which cards are wished for: {', '.join(KINDS)}")
    return tuple(dict.fromkeys(kinds))
