"""How fast the best matching of cards to tickets is, and how that grows. Run it as a script; no timed test."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import fmean

from tests.benchmarks.reference import UNIT_THERE, cpu_times, unit
from tests.benchmarks.rows import Row, at_most, show
from ttr_nb.content.board import COLOURS
from ttr_nb.content.cardgame import CardTicket, load_deck
from ttr_nb.content.maps import load_board
from ttr_nb.mechanics.cards import Cards, counted
from ttr_nb.mechanics.matching import best_matching

Hand = tuple[Cards, list[CardTicket]]


def deal(rng: random.Random, tickets: int, cards: int = 60, locomotives: int = 10) -> Hand:
    """Deal a stack of cards with so many locomotives among them, and tickets of the deck."""
    deck = load_deck()
    coloured = [colour for colour, count in zip(COLOURS, deck.train_cards, strict=False) for _ in range(count)]
    drawn = rng.sample(coloured, cards - locomotives)
    return counted([*drawn, *["locomotive"] * locomotives]), rng.sample(deck.tickets, tickets)


def lopsided(rng: random.Random, tickets: int, cards: int = 60, locomotives: int = 10) -> Hand:
    """Deal a stack in which some colours are scarce, others plenty."""
    often = [rng.choice((0.2, 1, 3)) for _ in COLOURS]
    drawn = rng.choices(COLOURS, often, k=cards - locomotives)
    return counted([*drawn, *["locomotive"] * locomotives]), rng.sample(load_deck().tickets, tickets)


def alike(rng: random.Random, tickets: int, cards: int = 60, locomotives: int = 10) -> Hand:
    """Deal tickets that no deck has: all worth the same for the same number of cards, so that no choice is clear."""
    stack, _ = deal(rng, 1, cards, locomotives)
    asks = [counted(rng.choices(COLOURS, k=4))[: len(COLOURS)] for _ in range(tickets)]
    return stack, [CardTicket(f"t{place}", ("a", "b"), 20, asked) for place, asked in enumerate(asks)]


def matching_rows(seconds: float | None = None, count: int = 100) -> Iterator[Row]:
    """Measure the matching as if the unit, which takes `seconds` here, were 0.11 s."""
    there = 1e3 * UNIT_THERE / (seconds or unit(load_board("europe")))

    def times(hands: list[Hand]) -> list[float]:
        return [there * time for time in cpu_times(best_matching, hands)]

    for tickets in (5, 10, 15, 20, 25, 30):
        rng = random.Random(1)
        taken = times([deal(rng, tickets) for _ in range(count)])
        name = f"matching, 60 cards, {tickets} tickets"
        if tickets == 20:
            yield at_most(f"{name}, mean", fmean(taken), 20, "ms there")
            yield at_most(f"{name}, worst", max(taken), 20, "ms there")
        else:
            yield Row(f"{name}, mean", fmean(taken), "ms there", "", None)
            yield Row(f"{name}, worst", max(taken), "ms there", "", None)
    rng = random.Random(1)
    kinds = {
        "scarce colours": [lopsided(rng, 20) for _ in range(count)],
        "30 cards": [deal(rng, 20, cards=30, locomotives=5) for _ in range(count)],
        "16 locomotives": [deal(rng, 20, cards=40, locomotives=16) for _ in range(count)],
    }
    for kind, hands in kinds.items():
        yield at_most(f"matching, {kind}, worst", max(times(hands)), 20, "ms there")
    invented = times([alike(rng, 20) for _ in range(20)])
    yield Row("matching, invented tickets alike, mean", fmean(invented), "ms there", "", None)
    yield Row("matching, invented tickets alike, worst", max(invented), "ms there", "", None)


if __name__ == "__main__":
    show(matching_rows())
