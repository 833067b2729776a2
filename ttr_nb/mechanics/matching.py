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
in them only, and only the better of those goes on. All this is true of any prices. Good ones keep the search short.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import accumulate
from operator import add, mul
from typing import NamedTuple

from ttr_nb.content.cardgame import CardTicket
from ttr_nb.mechanics.cards import KINDS, NONE, WILD, Cards


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
    possible = [ticket for ticket in tickets if can_complete(stack, [ticket])]
    chosen = possible if can_complete(stack, possible) else _search(stack, possible)
    ids = {ticket.id for ticket in chosen}
    completed = [ticket for ticket in tickets if ticket.id in ids]
    left = tuple([ticket.id for ticket in tickets if ticket.id not in ids])
    points = sum(ticket.points for ticket in completed)
    return Matching(tuple([ticket.id for ticket in completed]), left, points, _hand_out(stack, completed))


def can_complete(stack: Cards, tickets: Sequence[CardTicket]) -> bool:
    """Whether the stack has the cards for all these tickets together."""
    asked = map(sum, zip(*[ticket.asks for ticket in tickets], strict=True))
    return sum([more - held for held, more in zip(stack, asked, strict=False) if more > held]) <= stack[WILD]


def left_though_possible(stack: Cards, tickets: Sequence[CardTicket], matching: Matching) -> tuple[str, ...]:
    """Of the tickets left, those that the stack could complete, if others were given up: it was worth leaving them."""
    left = [ticket for ticket in tickets if ticket.id in matching.left]
    return tuple([ticket.id for ticket in left if can_complete(stack, [ticket])])


def _hand_out(stack: Cards, tickets: Sequence[CardTicket]) -> tuple[Cards, ...]:
    """Pay ticket by ticket, with locomotives only where a colour has run out."""
    rest = list(stack)
    paid = []
    for ticket in tickets:
        cards = [min(held, asked) for held, asked in zip(rest, ticket.asks, strict=False)]
        cards.append(sum(ticket.asks) - sum(cards))
        rest = [held - card for held, card in zip(rest, cards, strict=True)]
        paid.append(tuple(cards))
    return tuple(paid)


def _search(stack: Cards, tickets: Sequence[CardTicket]) -> list[CardTicket]:
    """Find the tickets to complete: decide on one after the other, where least was wasted first."""
    worths, locomotive = _worths(stack, tickets)
    prices = _prices(stack, tickets, worths)
    instead = [prices[WILD] + locomotive - price for price in prices]  # wasted by a locomotive in place of a colour
    gains = [worth - sum(map(mul, prices, ticket.asks)) for worth, ticket in zip(worths, tickets, strict=True)]
    order = sorted(range(len(tickets)), key=lambda place: -abs(gains[place]))  # the clearest decisions first
    asks = [[(kind, count) for kind, count in enumerate(tickets[place].asks) if count] for place in order]
    useful = _useful([tickets[place] for place in order])

    def trimmed(cards: list[int], depth: int, wasted: int) -> tuple[int, int, Cards]:
        """Waste the cards that no ticket from this depth on can use."""
        for kind, (count, most) in enumerate(zip(cards, useful[depth], strict=True)):
            if count > most:
                wasted += (count - most) * prices[kind]
                cards[kind] = most
        return wasted, -depth, tuple(cards)

    ahead = [(*trimmed(list(stack), 0, 0), 0)]  # what was wasted, how far it got, the cards left, the tickets chosen
    done = set()
    while True:
        wasted, depth, cards, chosen = heappop(ahead)
        if (depth, cards) in done:
            continue
        done.add((depth, cards))
        if -depth == len(order):
            return [ticket for place, ticket in enumerate(tickets) if chosen >> place & 1]
        place, wanted = order[-depth], asks[-depth]
        heappush(ahead, (*trimmed(list(cards), 1 - depth, wasted + max(0, gains[place])), chosen))
        rest = list(cards)
        wasted += max(0, -gains[place])
        for kind, count in wanted:
            rest[kind] -= count
            if rest[kind] < 0:
                rest[WILD] += rest[kind]
                wasted -= rest[kind] * instead[kind]
                rest[kind] = 0
        if rest[WILD] >= 0:
            heappush(ahead, (*trimmed(rest, 1 - depth, wasted), chosen | 1 << place))


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


def _useful(tickets: Sequence[CardTicket]) -> list[Cards]:
    """How many cards of each kind the tickets from each place on can use, from all of them down to none."""
    wanted = [(*ticket.asks, sum(ticket.asks)) for ticket in reversed(tickets)]
    return list(accumulate(wanted, lambda more, asks: tuple(map(add, more, asks)), initial=NONE))[::-1]


def _prices(stack: Cards, tickets: Sequence[CardTicket], worths: Sequence[int]) -> list[int]:
    """Find prices as a market does: what is asked for more often than there is becomes dearer, what is left, cheaper.

    At given prices those tickets are asked for that are worth more than their cards, and no choice is worth more than
    these gains and the stack together. The best prices are those where that is least.
    """
    unit = max(worths)
    goods = [
        (worth / unit, [(kind, count) for kind, count in enumerate(ticket.asks) if count])
        for worth, ticket in zip(worths, tickets, strict=True)
    ]
    top = sum(worths) / unit / sum(sum(ticket.asks) for ticket in tickets)
    prices = [top] * len(KINDS)
    best, least, step = prices, float("inf"), 0.1
    for _ in range(len(tickets)):
        bound = sum(map(mul, prices, stack))
        lacking = [-count for count in stack]
        for gain, asks in goods:
            for kind, count in asks:
                gain -= prices[kind] * count
            if gain > 0:
                bound += gain
                for kind, count in asks:
                    lacking[kind] += count
        if bound < least:
            best, least = prices, bound
        else:
            step *= 0.9
        for kind in range(WILD):  # where a colour costs as much as a locomotive, those are asked for as well
            if prices[kind] >= top and lacking[kind] > 0:
                lacking[WILD] += lacking[kind]
        pace = step / (sum(map(mul, lacking, lacking)) ** 0.5 or 1)
        top = max(0, top + pace * lacking[WILD])
        prices = [min(top, max(0, price + pace * more)) for price, more in zip(prices, lacking, strict=True)]
    return [int(price * unit) for price in best]
