"""The kata about the five face-up cards: when all of them are swept away. The answer is the market's own."""

from __future__ import annotations

from random import Random

from ttr_nb.content.board import COLOURS
from ttr_nb.core.chance import Seeded
from ttr_nb.games.europe.turn import SWEEP_AT
from ttr_nb.mechanics import market as markets
from ttr_nb.mechanics.cards import LOCOMOTIVE, write_cards
from ttr_nb.mechanics.events import RowSwept
from ttr_nb.mechanics.market import ROW, Market
from ttr_nb.teach.katas.exercise import Case, Exercise
from ttr_nb.teach.katas.shapes import CARDS


def _at_rest(row: list[str], deck: list[str]) -> list[str]:
    market, _ = markets.settle(Market(tuple(deck), tuple(row)), Seeded(0), SWEEP_AT)
    return list(market.row)


def _swept(row: list[str], deck: list[str]) -> str:
    """Everything that was swept away, row by row."""
    _, events = markets.settle(Market(tuple(deck), tuple(row)), Seeded(0), SWEEP_AT)
    return "; ".join(write_cards(event.cards) for event in events if isinstance(event, RowSwept)) or "–"


def _row_and_deck(rng: Random) -> tuple[list[str], list[str]]:
    """Five cards with many locomotives, and a deck that ends in enough cards without."""
    cards = (*COLOURS, *[LOCOMOTIVE] * 8)
    turned = [rng.choice(cards) for _ in range(ROW * rng.choice((1, 1, 2, 3)))]
    return turned[:ROW], [*turned[ROW:], *[rng.choice(COLOURS) for _ in range(ROW + 1)]]


def sweep(row: list[str], deck: list[str]) -> list[str]:
    deck = list(deck)
    while row.count("locomotive") >= 3:
        row, deck = deck[:5], deck[5:]
    return row


def _case(row: str, deck: str) -> Case:
    return Case("EU-DRAW-6", (row.split(), deck.split()))


PLAIN = "white green yellow black red purple"

SWEEP = Exercise(
    id="sweep",
    notebook="02_drawing",
    rules=("EU-DRAW-6",),
    shape=CARDS,
    engine=_at_rest,
    chosen=lambda: (
        _case("red blue green white black", PLAIN),
        _case("locomotive blue locomotive white black", PLAIN),
        _case("locomotive blue locomotive white locomotive", PLAIN),
        _case("locomotive locomotive locomotive white locomotive", PLAIN),
        _case("locomotive red locomotive white locomotive", f"locomotive blue locomotive locomotive red {PLAIN}"),
    ),
    draw=_row_and_deck,
    about=lambda row, deck: "EU-DRAW-6",
    witness=_swept,
    solution=sweep,
)
