"""Odds of tunnels from a seat's view: by route and cards laid out, by what one holds, by length. No rule of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ttr_nb.analysis import trials as tried
from ttr_nb.analysis.trials import Share
from ttr_nb.analysis.tunnels import TunnelOdds, every_way, tunnel_odds
from ttr_nb.analysis.unseen import unseen
from ttr_nb.content.board import COLOURS
from ttr_nb.content.names import find_route
from ttr_nb.core.errors import TtrError
from ttr_nb.games.europe.tunnel import REVEALED
from ttr_nb.insight.card_odds import BoardOdds, known_kinds
from ttr_nb.insight.finding import Finding, percent
from ttr_nb.insight.frames import against, chance_plot, floats, frame, listed
from ttr_nb.insight.plot import Bars, Plot
from ttr_nb.mechanics.cards import INDEX, NONE, Cards, cards, covers, parse_cards, write_cards
from ttr_nb.mechanics.claiming import exists
from ttr_nb.show.told import IllegalMove
from ttr_nb.show.words import say


@dataclass(frozen=True)
class TunnelBoardOdds(BoardOdds):
    """The odds on a board: the deck, the row, and its tunnels."""

    def holding(self, hand: str) -> TunnelBoardOdds:
        """The same odds if the seat held other cards; the difference comes from the deck.

        >>> import ttr_nb as ttr
        >>> odds = ttr.new_game("europe", ["Ana", "Ben"], seed=7).odds("Ana").holding("3 purple 1 locomotive")
        >>> odds.tunnel("Marseille-Zürich").told[0]
        'Chance that Ana can pay: 99.5%. Extra cards on average: 0.5.'
        """
        return TunnelBoardOdds(self.rules, self._holding(parse_cards(hand)), self.names)

    def tunnel(self, route: str, cards: str | None = None) -> Finding:
        """What a tunnel will ask for, and whether the hand can pay; with the cards given, or the safest ones.

        >>> import ttr_nb as ttr
        >>> game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, hands={"Ana": "3 purple 1 locomotive"})
        >>> game.odds("Ana").tunnel("marseille-zurich").table["can pay"].round(3).to_dict()
        {'2 purple': 0.992, '1 purple 1 locomotive': 0.992}
        """
        place, hand = self._tunnel(route), self._hand()
        ways = every_way(self.rules, self.left, hand, place)
        wanted = None if cards is None else parse_cards(cards)
        chosen = next((way for way in ways if wanted in (None, way.cards)), None)
        if chosen is None:
            raise TtrError(f"{write_cards(hand)} cannot be laid out as {cards or 'the price'} for {place}")
        return self._told(place, chosen, ways)

    def reserves(self, route: str, colour: str | None = None) -> Finding:
        """How many cards of a colour make a tunnel safe: the chance to claim it by the number held.

        >>> import ttr_nb as ttr
        >>> game = ttr.new_game("europe", ["Ana", "Ben"], seed=7)
        >>> game.odds("Ana").reserves("marseille-zurich").table["can pay"].round(2).tolist()
        [0.52, 0.91, 1.0, 1.0]
        """
        place = self._tunnel(route)
        length = self.rules.board.route[place].length
        kind = self._colour(place, colour, length)
        views = {held: self._holding(cards(**{kind: held})) for held in range(length, length + REVEALED + 1)}
        laid = cards(**{kind: length})
        odds = [tunnel_odds(unseen(self.rules, view), view.hand, laid) for view in views.values()]
        exact = [each.success for each in odds]
        ticks = tuple(map(str, views))
        title = say("insight-reserves-title", route=self.names.route(place), length=length)
        across = say("insight-reserves-across", colour=self.names.colour(kind))
        plot = chance_plot(title, across, ticks, exact, say("insight-can-pay"))
        table = frame(_columns(odds), list(views), f"{kind} held")

        def attempts(trials: int, seed: int) -> Finding:
            found = [self._digs(view, place, laid, trials, seed)[1] for view in views.values()]
            return against(plot, table, exact, found, trials, seed)

        return Finding((), plot, table, attempts)

    def surcharges(self, colour: str = COLOURS[0]) -> Finding:
        """The chances of 0 to 3 extra cards by the length of a tunnel, laid out in one colour and nothing held back.

        >>> import ttr_nb as ttr
        >>> game = ttr.new_game("europe", ["Ana", "Ben"], seed=7)
        >>> game.odds("Ana").surcharges("red").table["0 extra"].round(2).to_dict()
        {2: 0.46, 3: 0.48, 4: 0.49, 6: 0.52, 8: 0.56}
        """
        (kind,) = known_kinds((colour,))
        lengths = sorted({route.length for route in self.rules.board.routes if route.tunnel})
        odds = []
        for length in lengths:
            laid = cards(**{kind: length})
            odds.append(tunnel_odds(unseen(self.rules, self._holding(laid)), laid, laid))
        bars = tuple(
            Bars(tuple(float(each.chances[extra]) for each in odds), say("insight-extra-cards", n=extra))
            for extra in range(len(odds[0].chances))
        )
        title = say("insight-surcharges-title", colour=self.names.colour(kind))
        words = [listed([bar.label for bar in bars], [percent(p) for p in each.chances]) for each in odds]
        plot = Plot(
            title,
            say("insight-tunnel-length"),
            say("insight-chance"),
            tuple(map(str, lengths)),
            bars,
            stacked=True,
            words=" ".join(say("insight-of-length", length=n, what=w) for n, w in zip(lengths, words, strict=True)),
        )
        return Finding((), plot, frame(_columns(odds), lengths, "length"))

    def _told(self, place: str, chosen: TunnelOdds, ways: list[TunnelOdds]) -> Finding:
        """The odds of a way to lay out cards, beside all the others in the table."""
        ticks = tuple(map(str, range(len(chosen.chances))))
        texts = tuple(percent(p) for p in chosen.chances)
        bars = tuple(
            Bars(
                tuple(float(p) * (can is can_pay) for p, can in zip(chosen.chances, chosen.payable, strict=True)),
                say("insight-payable" if can_pay else "insight-unpayable"),
                tuple(text if can is can_pay else "" for text, can in zip(texts, chosen.payable, strict=True)),
            )
            for can_pay in (True, False)
            if can_pay in chosen.payable
        )
        title = say("insight-tunnel-title", route=self.names.route(place), cards=self.names.cards(chosen.cards))
        numbers = listed([say("insight-extra-cards", n=int(tick)) for tick in ticks], texts)
        across, up = say("insight-extra"), say("insight-chance")
        plot = Plot(title, across, up, ticks, bars, stacked=True, words=numbers)
        average = round(float(chosen.expected), 1)
        words = say(
            "insight-tunnel-told",
            player=self.names.player(self.view.seat),
            chance=percent(chosen.success),
            average=average,
        )
        table = frame(_columns(ways), [write_cards(way.cards) for way in ways], "laid out")

        def attempts(trials: int, seed: int) -> Finding:
            counts, paid = self._digs(self.view, place, chosen.cards, trials, seed)
            simple = frame({"chance": floats(chosen.chances)}, range(len(ticks)), "extra")
            more = say("insight-paid", chance=percent(paid.share))
            return against(plot, simple, chosen.chances, counts, trials, seed, words, more)

        return Finding((words,), plot, table, attempts)

    def _digs(self, view: Any, place: str, laid: Cards, trials: int, seed: int) -> tuple[tuple[Share, ...], Share]:
        """How often each surcharge came in trials, and how often it could be paid."""
        dig = tried.tunnel(self.rules, view, place, laid)
        paid = 0

        def attempt(chance: Any) -> int:
            nonlocal paid
            extra, could = dig(chance)
            paid += could
            return extra

        counts = self._tried(trials, seed, REVEALED + 1, attempt)
        return counts, Share(paid, counts[0].trials)

    def _holding(self, hand: Cards) -> Any:
        """The view if the seat held these cards; those it lacks now come from the deck, the others lie there."""
        view = self.view
        if view.seat is None:
            raise TtrError("a spectator holds no cards; ask for a player's odds")
        there = unseen(self.rules, view._replace(hand=NONE)).cards
        if not covers(there, hand):
            raise TtrError(f"{view.seat + 1}. seat: {write_cards(hand)} cannot be held; there are {write_cards(there)}")
        more = sum(hand) - view.hand_sizes[view.seat]
        if more > view.deck_count:
            raise TtrError(f"the deck has {view.deck_count} cards, which is not enough for {write_cards(hand)}")
        sizes = tuple(sum(hand) if seat == view.seat else size for seat, size in enumerate(view.hand_sizes))
        return view._replace(hand=hand, hand_sizes=sizes, deck_count=view.deck_count - more)

    def _hand(self) -> Cards:
        if self.view.hand is None:
            raise TtrError("a spectator holds no cards; ask for a player's odds")
        return self.view.hand

    def _tunnel(self, route: str) -> str:
        board = self.rules.board
        place = find_route(board, str(route)).id_or(str(route))
        if reasons := exists(board, place):
            raise IllegalMove(reasons, self.names)
        if not board.route[place].tunnel:
            tunnels = ", ".join(each.id for each in board.routes if each.tunnel)
            raise TtrError(f"{place} is no tunnel; tunnels are {tunnels or 'not on this board'}")
        return place

    def _colour(self, place: str, colour: str | None, length: int) -> str:
        """The colour asked for; else that of the tunnel or, where any will do, the one most held."""
        hand = self.view.hand or NONE
        fitting = [kind for kind in COLOURS if cards(**{kind: length}) in self.rules.payments[place]]
        kind = colour or max(fitting, key=lambda each: hand[INDEX[each]])
        if kind not in fitting:
            raise TtrError(f"{place} cannot be laid out in {str(kind)[:60]!r}, but in {', '.join(fitting)}")
        return kind


def _columns(odds: list[TunnelOdds]) -> dict[str, list[float]]:
    most = len(odds[0].chances) if odds else 0
    return {
        **{f"{extra} extra": [float(each.chances[extra]) for each in odds] for extra in range(most)},
        "can pay": [float(each.success) for each in odds],
        "average": [float(each.expected) for each in odds],
    }
