"""What to try: cards, prices, markets, texts."""

from __future__ import annotations

from hypothesis import strategies as st

from ttr_nb.content.board import COLOURS, GRAY
from ttr_nb.mechanics.cards import KINDS, NONE, Cards, counted
from ttr_nb.mechanics.market import ROW, Market
from ttr_nb.mechanics.payment import Price

kinds = st.sampled_from(KINDS)
piles = st.tuples(*[st.integers(0, 14)] * len(KINDS))
small_piles = st.lists(kinds, max_size=9).map(counted)
names = st.text(max_size=30).filter(lambda text: text.isprintable())


@st.composite
def payments(draw: st.DrawFn) -> Cards:
    """Nearly always one colour and locomotives, sometimes anything: what people lay out."""
    if draw(st.integers(0, 3)) == 0:
        return draw(small_piles)
    colour, same, wild = draw(st.sampled_from(COLOURS)), draw(st.integers(0, 9)), draw(st.integers(0, 4))
    return counted([colour] * same + ["locomotive"] * wild)


@st.composite
def prices(draw: st.DrawFn) -> Price:
    """The price of a route, a ferry or a station."""
    amount = draw(st.integers(1, 9))
    locomotives = draw(st.sampled_from([0, 0, *range(1, amount + 1)]))
    return Price(amount, draw(st.sampled_from([GRAY, *COLOURS])), locomotives)


@st.composite
def markets(draw: st.DrawFn) -> Market:
    """Any market, at rest or not, full of locomotives more often than not."""
    card = st.one_of(kinds, st.just("locomotive"), st.sampled_from(["red", "locomotive"]))
    deck = tuple(draw(st.lists(card, max_size=14)))
    row = tuple(draw(st.lists(card, max_size=ROW)))
    discards = draw(st.one_of(st.just(NONE), st.lists(card, max_size=14).map(counted)))
    return Market(deck, row, discards)
