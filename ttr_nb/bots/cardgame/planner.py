"""The planning bot of the Card Game: which colours its tickets still lack, how long a row needs, what a robbery costs.

A bot has no memory, and its own track lies face down: what is on it is estimated from the cards that lie nowhere else,
most likely of the colours that its tickets ask for.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from ttr_nb.analysis.unseen import unseen
from ttr_nb.bots.choice import Choice, because
from ttr_nb.bots.drawing import BLIND, drawn
from ttr_nb.games.cardgame import CardGame
from ttr_nb.games.cardgame.actions import PlaceCards, StopDrawing
from ttr_nb.games.cardgame.yard import contents, rows_of
from ttr_nb.mechanics.actions import DrawTickets, KeepTickets, TakeCard
from ttr_nb.mechanics.cards import INDEX, LOCOMOTIVE, WILD, Cards
from ttr_nb.mechanics.turn import Turn

CARD = 4.0
"""What a card on the track is worth that a ticket asks for, in points."""

SPARE = 0.4
"""The part of that which a card is worth that no ticket asks for yet."""

ROBBED = 3.0
"""What a card is worth that an opponent loses."""

PLACING = 22.0
"""What a placement must promise, some five cards that tickets ask for: the turn could bring two cards instead."""

CARDS_A_TURN = 1.1
"""How many cards leave the deck in a turn, turns without drawing included."""

ENOUGH_TURNS = 5
"""With fewer turns left, new tickets come too late."""


class Outlook(NamedTuple):
    """What a seat can count on: the track (about), its yard, cards seen nowhere, turns left, what tickets ask for."""

    track: list[float]
    yard: Cards
    hidden: Cards
    turns: float
    asks: list[int]

    def lacks(self, place: int) -> float:
        """How many cards of a colour the tickets still lack."""
        return self.asks[place] - self.track[place] - self.yard[place]


def turns_left(turn: Turn, deck: int, players: int) -> float:
    """How many turns everybody still has, about, with so many cards in the deck."""
    return 0.0 if turn.left is not None else 1 + deck / (CARDS_A_TURN * players)


class Planner:
    """The planner with a box of cards. No memory of a game. `robbed` is what a card is worth that others lose."""

    def __init__(self, rules: CardGame, robbed: float = ROBBED) -> None:
        self.robbed = robbed
        self.rules = rules
        self.deck = rules.deck
        cities = {city: big.points for city, big in rules.deck.big_city.items()}
        self.asks = {
            ticket.id: [(place, count) for place, count in enumerate(ticket.asks) if count]
            for ticket in rules.deck.tickets
        }
        self.points = {
            ticket.id: (ticket.points, sum(cities.get(city, 0) for city in ticket.cities) / 4)
            for ticket in rules.deck.tickets
        }

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random) -> Choice:
        return self.options(view, legal)[0]

    def options(self, view: Any, legal: Sequence[Any]) -> list[Choice]:
        """What seems best, and what else is worth a thought, best first; never empty."""
        if len(legal) == 1:
            return [because(legal[0], "bot-only")]
        if isinstance(legal[0], KeepTickets):
            return self._keep(view, legal)
        outlook = self.outlook(view)
        if view.pending:
            return [self._draw(view, legal, outlook) or because(legal[0], "bot-nothing-better")]
        placing = self._places(view, legal, outlook)
        wanted = [choice for worth, choice in placing if worth >= self._threshold(view, outlook)]
        others = [choice for worth, choice in placing if 0 < worth < self._threshold(view, outlook)]
        drawing = self._draw(view, legal, outlook)
        tickets = [because(DrawTickets(), "bot-draw-more-tickets")] if DrawTickets() in legal else []
        choices = wanted[:3]
        if tickets and self._wants_tickets(view, outlook):
            choices = tickets + choices
        if drawing:
            choices.append(drawing)
        return choices + others[:2] or tickets or [because(legal[0], "bot-nothing-better")]

    # --- what there is to plan with

    def outlook(self, view: Any, more: Sequence[str] = ()) -> Outlook:
        """What the seat can count on, with these tickets more."""
        asks = [0] * WILD
        for ticket in (*view.tickets, *more):
            for place, count in self.asks[ticket]:
                asks[place] += count
        hidden = unseen(self.rules, view).cards
        yard = contents(view.yards[view.seat])
        return Outlook(self.track(view, asks, hidden), yard, hidden, self.turns(view), asks)

    def track(self, view: Any, asks: Sequence[int], hidden: Cards) -> list[float]:
        """What lies on one's own track, as far as one can tell."""
        if view.track is not None:
            return [float(count) for count in view.track]
        size = view.track_sizes[view.seat]
        likely = [count * (1.0 + asked) for count, asked in zip(hidden, (*asks, 2), strict=True)]
        whole = sum(likely) or 1.0
        return [min(size * part / whole, count) for part, count in zip(likely, hidden, strict=True)]

    def turns(self, view: Any) -> float:
        """How many turns come after this one, about."""
        return turns_left(view.turn, view.deck_count, len(view.yards))

    # --- tickets

    def _keep(self, view: Any, legal: Sequence[Any]) -> list[Choice]:
        """The tickets that the cards will probably be enough for; and one fewer, one more."""
        offered = view.pending[0].tickets
        order = self._ranked(view, offered)
        promised = [ticket for ticket, worth in order if worth > 0]
        answers = {answer.tickets: answer for answer in legal}
        found: list[Choice] = []
        for count in (len(promised), len(promised) + 1, len(promised) - 1):
            kept = tuple(sorted(ticket for ticket, _ in order[: max(count, 0)]))
            if kept in answers and answers[kept] not in [each.action for each in found]:
                found.append(because(answers[kept], "bot-keep", count=len(kept), offered=len(offered)))
        return found or [because(legal[0], "bot-keep", count=len(legal[0].tickets), offered=len(offered))]

    def _ranked(self, view: Any, offered: Sequence[str]) -> list[tuple[str, float]]:
        """Tickets one after the other, each time the one that promises most beside those chosen before."""
        have, flexible = self._to_give(view)
        left = list(offered)
        ranked = []
        while left:
            best = max(left, key=lambda ticket: (self._promise(ticket, have, flexible), ticket))
            worth = self._promise(best, have, flexible)
            for place, count in self.asks[best]:
                flexible -= max(0.0, count - have[place])
                have[place] = max(0.0, have[place] - count)
            ranked.append((best, worth))
            left.remove(best)
        return ranked

    def _to_give(self, view: Any) -> tuple[list[float], float]:
        """The cards that new tickets could have, by colour, and those of any colour: locomotives, or still to come."""
        outlook = self.outlook(view)
        have = [outlook.track[place] + outlook.yard[place] + 0.9 * view.hand[place] for place in range(WILD + 1)]
        flexible = have[WILD] + 0.75 * max(0.0, outlook.turns - 2)
        left = [have[place] - outlook.asks[place] for place in range(WILD)]
        return [max(0.0, count) for count in left], flexible + sum(min(0.0, count) for count in left)

    def _promise(self, id: str, have: Sequence[float], flexible: float) -> float:
        """What a ticket promises: its points and a part of its Big Cities, by how likely its cards come together."""
        points, bonus = self.points[id]
        lack = 0.0
        for place, count in self.asks[id]:
            if count > have[place]:
                lack += count - have[place]
        odds = min(1.0, max(0.0, 0.5 + (flexible - lack) / 6))
        return odds * (points + bonus) - (1 - odds) * points - lack

    def _wants_tickets(self, view: Any, outlook: Outlook) -> bool:
        """Whether the cards will be more than the tickets ask for."""
        if outlook.turns < ENOUGH_TURNS:
            return False
        coming = sum(outlook.track) + sum(outlook.yard) + 0.8 * sum(view.hand) + 0.9 * outlook.turns
        if coming - sum(outlook.asks) <= 7:
            return False
        # more tickets must be promising than others can hold: else one could draw and refuse for ever
        have, flexible = self._to_give(view)
        known = {*view.tickets, *(ticket for done in view.completed for ticket in done)}
        promising = [id for id in self.deck.ticket if id not in known and self._promise(id, have, flexible) > 0]
        return len(promising) > sum(view.ticket_counts) - len(view.tickets)

    # --- cards

    def _threshold(self, view: Any, outlook: Outlook) -> float:
        """Early a row should be long; with a full hand or near the end any will do."""
        if outlook.turns < 4 or sum(view.hand) > 14:
            return 2.0
        return PLACING

    def _places(self, view: Any, legal: Sequence[Any], outlook: Outlook) -> list[tuple[float, Choice]]:
        """Every placement with what it promises, best first; of each colour the best."""
        lying = {row.colour: (seat, row) for seat, yard in enumerate(view.yards) for row in yard}
        best: dict[tuple[str, ...], tuple[float, Choice]] = {}
        for action in legal:
            if type(action) is not PlaceCards:
                continue
            worth = 0.0
            robbed: tuple[int, int] | None = None
            rows = rows_of(action.cards)
            for colour, wild, coloured in rows:
                place = INDEX[colour]
                in_time = max(0.0, min(outlook.turns, wild + coloured))
                useful = min(max(0.0, outlook.lacks(place)), coloured)
                cards = 0.8 * wild + useful + SPARE * (coloured - useful)
                worth += CARD * cards * in_time / (wild + coloured)
                if colour in lying:
                    owner, row = lying[colour]
                    robbed = owner, row.size
                    if outlook.turns or view.turn.left != 1:  # in the last turn of all it hurts nobody
                        worth += self.robbed * row.size
            key = tuple(row.colour for row in rows)
            if key not in best or worth > best[key][0]:
                best[key] = worth, self._reason(action, robbed)
        return sorted(best.values(), key=lambda each: -each[0])

    def _reason(self, action: PlaceCards, robbed: tuple[int, int] | None) -> Choice:
        if robbed:
            return because(action, "bot-rob", cards=action.cards, owner=robbed[0], count=robbed[1])
        return because(action, "bot-place", cards=action.cards)

    def _draw(self, view: Any, legal: Sequence[Any], outlook: Outlook) -> Choice | None:
        """The card that the tickets lack, rather of a colour that makes a row longer."""
        worth = []
        for place in range(WILD):
            lack = outlook.lacks(place) - view.hand[place]
            worth.append((1.0 if lack > 0.5 else SPARE) + 0.12 * min(view.hand[place], 4))
        hidden = outlook.hidden
        unseen = sum(hidden) or 1
        blind = (sum(worth[place] * hidden[place] for place in range(WILD)) + 1.5 * hidden[WILD]) / unseen
        best, most = None, blind if BLIND in legal else 0.0
        for action in legal:
            if type(action) is TakeCard:
                value = worth[INDEX[action.card]] if action.card != LOCOMOTIVE else 1.5 - max(blind, 0.5)
                if value > most:
                    best, most = action, value
        stop = StopDrawing()
        return drawn(best, legal) or (because(stop, "bot-nothing-better") if stop in legal else None)
