"""Odds of the dice from a seat's view: what rolls bring, what is best rolled again, what can be claimed. No rule."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ttr_nb.analysis import trials as tried
from ttr_nb.analysis.rolls import Again, claims, reach, rerolled, success, symbols, tunnel_signs
from ttr_nb.content.dice import ROUTE_KINDS, SYMBOLS
from ttr_nb.content.names import find_route
from ttr_nb.core.errors import TtrError
from ttr_nb.games.dice.state import Reroll
from ttr_nb.games.dice.tokens import LIMIT
from ttr_nb.insight.finding import Finding, percent
from ttr_nb.insight.frames import against, chance_bars, chance_plot, floats, frame, listed
from ttr_nb.insight.plot import Bars, Plot
from ttr_nb.mechanics.claiming import exists
from ttr_nb.mechanics.dice import NO_TOKENS, Faces, Tokens, parse, write
from ttr_nb.show.told import IllegalMove, told
from ttr_nb.show.words import join, say


@dataclass(frozen=True)
class DiceOdds:
    """What one can expect of the dice in a turn of a seat. Made by `game.odds("Ana")`."""

    rules: Any
    view: Any
    names: Any

    def roll(self) -> Finding:
        """How many of each symbol a roll of all train dice shows on average.

        >>> import ttr_nb as ttr
        >>> ttr.new_game("dice:europe", seed=1).odds("Ana").roll().table["average"].round(2).to_dict()
        {'single': 1.67, 'double': 1.67, 'station': 0.83, 'joker': 0.83}
        """
        exact = symbols(self.rules)
        ticks = tuple(say(f"insight-symbol-{name}") for name in exact)
        texts = tuple(say("insight-number", value=round(float(n), 2)) for n in exact.values())
        title = say("insight-roll-title", count=self.rules.dice.train.count)
        across, up = say("insight-symbol"), say("insight-average")
        bars = (Bars(tuple(floats(exact.values())), texts=texts),)
        plot = Plot(title, across, up, ticks, bars, percent=False, words=listed(ticks, texts))
        return Finding((), plot, frame({"average": floats(exact.values())}, SYMBOLS, "symbol"))

    def reach(self, kind: str = ROUTE_KINDS[0], tokens: str | None = None) -> Finding:
        """The chance to pay for a route of a kind by its length, with one roll and with the best second one.

        >>> import ttr_nb as ttr
        >>> ttr.new_game("dice:europe", seed=1).odds("Ana").reach("single").table["best re-roll"].round(2).tolist()
        [1.0, 0.98, 0.9, 0.63, 0.24]
        """
        if kind not in ROUTE_KINDS:
            raise TtrError(f"{str(kind)[:60]!r} is not a kind of route; there are {', '.join(ROUTE_KINDS)}")
        held = self._tokens(tokens)
        lengths = range(1, self.rules.dice.train.count + sum(held) + 1)
        exact = reach(self.rules, kind, held, lengths)
        once, twice = zip(*exact.values(), strict=True)
        bars = (chance_bars(once, say("insight-one-roll")), chance_bars(twice, say("insight-two-rolls")))
        ticks = tuple(map(str, lengths))
        plot = Plot(
            say("insight-reach-title", kind=say(f"kind-{kind}"), tokens=self._tokens_told(held)),
            say("insight-spaces"),
            say("insight-chance"),
            ticks,
            bars,
            words=" ".join(f"{bar.label}: {listed(ticks, bar.texts)}" for bar in bars),
        )
        columns = {"first roll": floats(once), "best re-roll": floats(twice)}
        return Finding((), plot, frame(columns, list(lengths), "spaces"))

    def claim(self, route: str, tokens: str | None = None) -> Finding:
        """The chance to claim a route in one whole turn, the tunnel dice paid if it is a tunnel.

        >>> import ttr_nb as ttr
        >>> game = ttr.new_game("dice:europe", ["Ana", "Ben"], seed=1)
        >>> game.odds("Ana").claim("Marseille-Zürich").table["chance"].round(3).to_dict()
        {'first roll': 0.657, 'best re-roll': 0.926}
        """
        place, held = self._route(route), self._tokens(tokens)
        worth = claims(self.rules, place, held)
        exact = success(self.rules, worth)
        ticks = (say("insight-one-roll"), say("insight-two-rolls"))
        title = say("insight-claim-title", route=self.names.route(place), tokens=self._tokens_told(held))
        plot = chance_plot(title, say("insight-claim-across"), ticks, exact)
        table = frame({"chance": floats(exact)}, ["first roll", "best re-roll"], "rolls")

        def attempts(trials: int, seed: int) -> Finding:
            seat = self.view.seat or 0
            view = self.view._replace(tokens=tuple(held if n == seat else t for n, t in enumerate(self.view.tokens)))
            with told(self.names):
                found = [
                    tried.shares(
                        trials, seed, 2, tried.dice_claim(self.rules, view, place, worth, again)
                    )[1]
                    for again in (False, True)
                ]
            return against(plot, table, exact, found, trials, seed)

        return Finding((), plot, table, attempts)

    def reroll(self, route: str) -> Finding:
        """After the first roll: which dice are best rolled again for a route.

        >>> import ttr_nb as ttr
        >>> start = dict(first="Ana", tickets={"Ana": [], "Ben": []}, dice="single single double station joker")
        >>> odds = ttr.new_game("dice:europe", ["Ana", "Ben"], seed=1, **start).odds("Ana")
        >>> odds.reroll("Kyiv-Warszawa").told[0]
        'Best rolled again: 1 × double, 1 × station. Chance to claim the route: 75%.'
        """
        place = self._route(route)
        waiting = self.view.pending[0] if self.view.pending else None
        if not isinstance(waiting, Reroll) or waiting.seat != self.view.seat:
            raise TtrError("there is no first roll of this player on the table")
        options = rerolled(self.rules, self.view.dice, claims(self.rules, place, self._tokens(None)))
        best = _different(options)
        ticks = [_shown(option.dice) for option in best]
        chances = [option.chance for option in best]
        title = say("insight-reroll-title", route=self.names.route(place), dice=_shown(self.view.dice))
        plot = replace(chance_plot(title, say("insight-reroll-across"), ticks, chances), sideways=True)
        table = frame(
            {"chance": floats(option.chance for option in options)},
            [write(option.dice, SYMBOLS) for option in options],
            "rolled again",
        )
        words = say("insight-reroll-told", dice=ticks[0], chance=percent(chances[0]))
        return Finding((words,), plot, table)

    def tunnel_dice(self) -> Finding:
        """The chances of so many tunnel signs on the tunnel dice.

        >>> import ttr_nb as ttr
        >>> ttr.new_game("dice:europe", seed=1).odds("Ana").tunnel_dice().table["chance"].round(3).tolist()
        [0.579, 0.347, 0.069, 0.005]
        """
        exact = tunnel_signs(self.rules.dice.tunnel)
        ticks = tuple(map(str, range(len(exact))))
        plot = chance_plot(say("insight-signs-title"), say("insight-signs"), ticks, exact)
        table = frame({"chance": floats(exact)}, range(len(exact)), "signs")

        def attempts(trials: int, seed: int) -> Finding:
            found = tried.shares(trials, seed, len(exact), tried.tunnel_dice(self.rules))
            return against(plot, table, exact, found, trials, seed)

        return Finding((), plot, table, attempts)

    def _route(self, route: str) -> str:
        board = self.rules.board
        place = find_route(board, str(route)).id_or(str(route))
        if reasons := exists(board, place):
            raise IllegalMove(reasons, self.names)
        return place

    def _tokens(self, tokens: str | None) -> Tokens:
        """The tokens given, else those the seat has."""
        if tokens is None:
            return NO_TOKENS if self.view.seat is None else self.view.tokens[self.view.seat]
        held = parse(tokens, ROUTE_KINDS)
        if sum(held) > LIMIT:
            raise TtrError(f"nobody holds more than {LIMIT} tokens: {str(tokens)[:60]!r}")
        return held

    def _tokens_told(self, held: Tokens) -> str:
        tokens = zip(ROUTE_KINDS, held, strict=True)
        return join([say(f"tokens-{kind}", n=count) for kind, count in tokens if count]) or say("tokens-none")


def _shown(dice: Faces) -> str:
    """Dice by their symbols, in short."""
    symbols = [(say(f"insight-symbol-{name}"), count) for name, count in zip(SYMBOLS, dice, strict=True) if count]
    return ", ".join(say("insight-times", n=count, what=name) for name, count in symbols) or say("insight-none")


def _different(options: list[Again], most: int = 5) -> list[Again]:
    """The best choices, of those with equal chances only the first; keeping all is always among them."""
    found: dict[Any, Again] = {}
    for option in options:
        found.setdefault(option.chance, option)
    best = list(found.values())[:most]
    keeping = next(option for option in options if not any(option.dice))
    return best if keeping in best else [*best[:-1], keeping]
