"""The best choice of tickets to complete from a stack of cards. Knows no player, no half of a game and no other score.

A ticket asks for so many cards of each colour, a card serves one ticket, and locomotives are any colour (CG-MATCH-1).
The best choice has most points, then most tickets, then fewest locomotives, then fewest cards; of choices that are
equal in all that, the one with the first ticket, in the order given, in which they differ.

To find it, give each colour a price, and locomotives one that is at least as high. A choice then *wastes* something

- where it leaves a ticket that is worth more than its cards cost, or completes one that is worth less,
- where a locomotive does what a cheaper card was asked for,
- where a card is left over;

and the choice with most worth is the one that wastes least: the two add up to the same for every choice. Now decide on
one ticket after the other, always going on from where least was wasted so far; the first choice that is complete is the
best. Cards of which the tickets to come cannot ask so many are wasted at once. That makes choices alike which differed
in them only, and only the better of those goes on. What wastes more than a choice that is easily found does not. All
this is true of any prices. Good ones keep the search short.

Colours of which there are enough for all tickets do not count: nothing is ever given up for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from operator import mul
from typing import NamedTuple, TypeAlias

from ttr_nb.content.cardgame import CardTicket
from ttr_nb.mechanics.cards import WILD, Cards

Asks: TypeAlias = list[int]
"""What a ticket asks for of the colours that are scarce, card by card: which of those colours it is."""


class Matching(NamedTuple):
    """The tickets completed and left, in the order given, the points of those completed, and the proof.

    `used` are the cards that went to each completed ticket, locomotives included.
    """

    completed: tuple[str, ...]
    left: tuple[str, ...]
    points: int
    used: tuple[Cards, ...]


def best_matching(stack: Cards, tickets: Sequence[CardTicket]) -> Matching:
    """Choose which tickets to complete so that they score most.

    >>> from ttr_nb.content.cardgame import load_deck
    >>> from ttr_nb.mechanics.cards import cards, write_cards
    >>> tickets = [load_deck().ticket[id] for id in ("chicago-miami", "chicago-charleston", "dallas-raleigh")]
    >>> best = best_matching(cards(red=1, yellow=1, green=1, locomotive=1), tickets)
    >>> best.completed, best.left, best.points
    (('chicago-miami', 'dallas-raleigh'), ('chicago-charleston',), 18)
    >>> [write_cards(paid) for paid in best.used]
    ['1 yellow 1 red', '1 green 1 locomotive']
    """
    completed = list(tickets)
    if not can_complete(stack, tickets):
        possible = [ticket for ticket in tickets if _has(stack, ticket.asks)]
        completed = possible if can_complete(stack, possible) else _search(stack, possible)
    ids = [ticket.id for ticket in completed]
    left = [ticket.id for ticket in tickets if ticket.id not in ids]
    points = sum([ticket.points for ticket in completed])
    return Matching(tuple(ids), tuple(left), points, _hand_out(stack, completed))


def can_complete(stack: Cards, tickets: Sequence[CardTicket]) -> bool:
    """Whether the stack has the cards for all these tickets together."""
    return _has(stack, _asked(tickets))


def _has(stack: Cards, asked: Sequence[int]) -> bool:
    """Whether the stack has so many cards of each colour, locomotives in place of those that are lacking."""
    lacking = [more - held for held, more in zip(stack, asked, strict=False) if more > held]
    return sum(lacking) <= stack[WILD]


def _asked(tickets: Sequence[CardTicket]) -> list[int]:
    """How many cards of each colour these tickets ask for together."""
    return [sum(asks) for asks in zip(*[ticket.asks for ticket in tickets], strict=True)]


def left_though_possible(stack: Cards, tickets: Sequence[CardTicket], matching: Matching) -> tuple[str, ...]:
    """Of the tickets left, those that the stack could complete, if others were given up: it was worth leaving them."""
    left = [ticket for ticket in tickets if ticket.id in matching.left]
    return tuple([ticket.id for ticket in left if can_complete(stack, [ticket])])


def _hand_out(stack: Cards, tickets: Sequence[CardTicket]) -> tuple[Cards, ...]:
    """Pay ticket by ticket, with locomotives only where a colour has run out."""
    rest = list(stack)
    paid = []
    for ticket in tickets:
        cards = [0] * len(stack)
        for kind, asked in enumerate(ticket.asks):
            if asked:
                cards[kind] = coloured = min(rest[kind], asked)
                cards[WILD] += asked - coloured
                rest[kind] -= coloured
        paid.append(tuple(cards))
    return tuple(paid)


def _search(stack: Cards, tickets: Sequence[CardTicket]) -> list[CardTicket]:
    """Find the tickets to complete: decide on one after the other, where least was wasted first."""
    worths, locomotive = _worths(stack, tickets)
    scarce = [kind for kind, asked in enumerate(_asked(tickets)) if asked > stack[kind]]  # all can have the others
    held = (*[stack[kind] for kind in scarce], stack[WILD])
    asks = [
        [place for place, kind in enumerate(scarce) for _ in range(ticket.asks[kind])] for ticket in tickets
    ]
    prices = _prices(held, asks, worths)
    instead = [prices[-1] + locomotive - price for price in prices]  # wasted by a locomotive in place of a colour
    gains = [worth - sum([prices[place] for place in asked]) for worth, asked in zip(worths, asks, strict=True)]
    order = sorted(range(len(tickets)), key=lambda place: abs(gains[place]))  # from the end: clearest decisions first
    useful = _useful([asks[place] for place in order], len(held))
    worth_and_waste = sum(map(mul, prices, held)) + sum([gain for gain in gains if gain > 0])  # of every choice
    dearest_first = sorted(order, key=lambda place: -gains[place])
    limit = worth_and_waste - _easy_worth(held, asks, worths, locomotive, dearest_first)
    concerned = [[*dict.fromkeys(asked), -1] for asked in asks]  # when a ticket is left; -1 are the locomotives

    def go_on(cards: list[int], places: Iterable[int], to_come: int, wasted: int, chosen: int) -> None:
        """Waste the cards that no ticket to come can use; there can be such only at some places."""
        most = useful[to_come]
        for place in places:
            if cards[place] > most[place]:
                wasted += (cards[place] - most[place]) * prices[place]
                cards[place] = most[place]
        if wasted <= limit:
            heappush(ahead, (wasted, to_come, tuple(cards), chosen))

    ahead: list[tuple[int, int, Cards, int]] = []  # what was wasted, tickets to come, cards left, tickets chosen
    go_on(list(held), range(len(held)), len(order), 0, 0)
    done = set()
    while True:
        wasted, to_come, cards, chosen = heappop(ahead)
        reached = to_come, cards
        if reached in done:
            continue
        done.add(reached)
        if not to_come:
            return [ticket for place, ticket in enumerate(tickets) if chosen >> place & 1]
        to_come -= 1
        ticket = order[to_come]
        gain = gains[ticket]
        if wasted + gain <= limit:
            go_on(list(cards), concerned[ticket], to_come, wasted + gain if gain > 0 else wasted, chosen)
        if wasted - gain <= limit:
            rest = list(cards)
            if gain < 0:
                wasted -= gain
            for place in asks[ticket]:
                if rest[place]:
                    rest[place] -= 1
                else:
                    rest[-1] -= 1
                    wasted += instead[place]
            if rest[-1] >= 0:
                go_on(rest, (-1,), to_come, wasted, chosen | 1 << ticket)


def _easy_worth(
    held: Cards, asks: Sequence[Asks], worths: Sequence[int], locomotive: int, order: Iterable[int]
) -> int:
    """The worth of a choice that is easily found: complete one ticket after the other, while there are cards for it."""
    rest = list(held)
    worth = 0
    for ticket in order:
        after = rest.copy()
        for place in asks[ticket]:
            after[place if after[place] else -1] -= 1
        if after[-1] >= 0:
            worth += worths[ticket]
            rest = after
    return worth - locomotive * (held[-1] - rest[-1])


def _worths(stack: Cards, tickets: Sequence[CardTicket]) -> tuple[list[int], int]:
    """Put all that makes a choice better into one number: what each ticket adds, and what each locomotive takes away.

    Like the digits of a number: a point outweighs any number of tickets, a ticket any number of locomotives, and so on
    down to the order of the tickets. No two choices are worth the same.
    """
    card = 1 << len(tickets)
    locomotive = card * (1 + sum(sum(ticket.asks) for ticket in tickets))
    one = locomotive * (1 + stack[WILD])
    point = one * (1 + len(tickets))
    order = [card >> place for place in range(1, 1 + len(tickets))]
    return [
        ticket.points * point + one - sum(ticket.asks) * card + first
        for ticket, first in zip(tickets, order, strict=True)
    ], locomotive


def _useful(asks: Sequence[Asks], kinds: int) -> list[Cards]:
    """How many cards of each kind the first tickets can use, from none of them up to all."""
    most = [0] * kinds
    useful = [tuple(most)]
    for asked in asks:
        for place in asked:
            most[place] += 1
        most[-1] += len(asked)
        useful.append(tuple(most))
    return useful


def _prices(held: Cards, asks: Sequence[Asks], worths: Sequence[int]) -> list[int]:
    """Find prices as a market does: what is asked for more often than there is becomes dearer, what is left, cheaper.

    At given prices those tickets are asked for that are worth more than their cards, and no choice is worth more than
    these gains and the stack together. The best prices are those where that is least.
    """
    unit = max(worths)
    goods = [(worth / unit, asked) for worth, asked in zip(worths, asks, strict=True)]
    top = sum(worths) / unit / sum(map(len, asks))
    prices = [top] * len(held)
    best, least, step = prices, float("inf"), 0.1
    for _ in range(len(asks)):
        bound = sum(map(mul, prices, held))
        lacking = [-count for count in held]
        for gain, asked in goods:
            for place in asked:
                gain -= prices[place]
            if gain > 0:
                bound += gain
                for place in asked:
                    lacking[place] += 1
        if bound < least:
            best, least = prices, bound
        else:
            step *= 0.9
        for price, more in zip(prices[:-1], lacking, strict=False):
            if price >= top and more > 0:  # where a colour costs as much as a locomotive, those are asked for as well
                lacking[-1] += more
        pace = step / (sum(map(mul, lacking, lacking)) ** 0.5 or 1)
        top = max(0, top + pace * lacking[-1])
        prices = [min(top, max(0, price + pace * more)) for price, more in zip(prices, lacking, strict=True)]
    return [int(price * unit) for price in best]
