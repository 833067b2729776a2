"""Train cards as pictures: one card, the market, a hand. Knows no rule and no price."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ttr_nb.content.board import COLOURS
from ttr_nb.mechanics.cards import KINDS, LOCOMOTIVE, Cards
from ttr_nb.show.labels import text_width
from ttr_nb.show.names import Naming
from ttr_nb.show.panel_pictures import WIDTH, box, breadth, fitted, flowed
from ttr_nb.show.scene import AnyShape, Disc, Line, Scene
from ttr_nb.show.symbols import symbol
from ttr_nb.show.words import say

CARD = (102.0, 66.0)
"""A card that is read from afar."""
SMALL = (44.0, 30.0)
"""A card that is told by its colour and its symbol."""
_BOLD = 1.13
"""How much wider bold letters are."""


def card(
    kind: str, x: float, y: float, size: tuple[float, float] = CARD, name: str = "", id: str = "", title: str = "",
    layer: str = "", edge: str = "edge", width: float = 1.5,
) -> tuple[AnyShape, ...]:  # fmt: skip
    """A card face up; a locomotive has all the colours along its edges."""
    wide, high = size
    ink = f"on-card-{kind}"
    shapes: list[AnyShape] = [
        box(x, y, wide, high, f"card-{kind}", edge, width, min(size) / 8, id=id, title=title, layer=layer)
    ]
    if kind == LOCOMOTIVE:
        shapes += _rainbow(x, y, wide, high, layer)
    middle = y + high * (0.38 if name else 0.5)
    shapes += symbol(kind, x + wide / 2, middle, high * (0.42 if name else 0.62), ink, layer, id)
    if name:
        size_of_name = min(14, (wide - 8) / text_width(name, _BOLD))
        shapes.append(fitted(name, x + wide / 2, y + high * 0.76, wide, size_of_name, ink, "middle", True, layer, 8))
    return tuple(shapes)


def _rainbow(x: float, y: float, wide: float, high: float, layer: str) -> Iterable[AnyShape]:
    """A stripe of every colour, along the upper and the lower edge."""
    thick, step = high / 12, (wide - high / 4) / len(COLOURS)
    left = x + high / 8
    for place, colour in enumerate(COLOURS):
        for top in (y + 1, y + high - thick - 1):
            yield box(left + place * step, top, step, thick, f"card-{colour}", layer=layer)


def back(
    x: float, y: float, size: tuple[float, float] = CARD, text: str = "", id: str = "", title: str = "", layer: str = ""
) -> tuple[AnyShape, ...]:
    """A card face down, or a pile of them, with words or a number on it."""
    wide, high = size
    inset = min(size) / 9
    shapes: list[AnyShape] = [
        box(x, y, wide, high, "panel", "edge", 1.5, min(size) / 8, id=id, title=title, layer=layer),
        box(x + inset, y + inset, wide - 2 * inset, high - 2 * inset, "", "edge", 1, layer=layer),
    ]
    for part in (0.2, 0.4, 0.6, 0.8):
        across = x + inset + (wide - 2 * inset) * part
        ends = ((across, y + inset), (across, y + high - inset))
        shapes.append(Line(points=ends, stroke="edge", width=1, layer=layer))
    if text:
        size_of_text = high * 0.42
        room = max(breadth(text, size_of_text, True), high * 0.5)
        shapes.append(box(x + (wide - room) / 2, y + high * 0.2, room, high * 0.6, "panel", layer=layer))
        words = fitted(text, x + wide / 2, y + high / 2, wide - 4, size_of_text, "ink", "middle", True, layer)
        shapes.append(words)
    return tuple(shapes)


def badge(text: str, x: float, y: float, size: float, layer: str = "") -> tuple[AnyShape, ...]:
    """A number on a disc, in the corner of something."""
    return (
        Disc(x=x, y=y, radius=size * 0.9, fill="page", stroke="ink", width=1.5, layer=layer),
        fitted(text, x, y, size * 1.7, size, "ink", "middle", True, layer),
    )


def card_name(kind: str, names: Naming, language: str | None = None) -> str:
    """What stands on a card: its colour, or that it is a locomotive."""
    return names.card(kind, language) if kind == LOCOMOTIVE else names.colour(kind, language)


def card_scene(kind: str, names: Naming, language: str | None = None, id: str = "") -> Scene:
    """One card.

    >>> from ttr_nb.content.maps import load_board
    >>> from ttr_nb.show.names import Names
    >>> card_scene("red", Names(load_board("europe"))).title
    'red card'
    """
    return _card_scene(kind, names.card(kind, language), card_name(kind, names, language), id)


@lru_cache(maxsize=512)
def _card_scene(kind: str, title: str, name: str, id: str) -> Scene:
    return Scene((CARD[0] + 2, CARD[1] + 2), card(kind, 1, 1, CARD, name, id, title if id else ""), title)


def row_scene(
    kinds: Sequence[str], names: Naming, language: str | None = None, what: str = "", width: float = WIDTH
) -> Scene:
    """Some cards in a row; with `what` they can be pointed at, as "card:red"."""
    cards = [card_scene(kind, names, language, f"{what}:{kind}" if what else "") for kind in kinds]
    return flowed(cards, width)


def pile_scene(what: str, count: int, label: str, language: str | None = None, id: str = "") -> Scene:
    """A pile face down with its number, and below it what it is; `what` names the things in it, as in "count-cards"."""
    title = say("picture-pile", language, pile=label, count=say(f"count-{what}", language, n=count)) if id else ""
    high = CARD[1] - 18
    shapes: list[AnyShape] = []
    if count:
        shapes += [box(1 + 3 * off, 1 + 2 * off, CARD[0] - 6, high - 4, "panel", "edge", 1.5, 6) for off in (2, 1)]
        shapes += back(1, 1, (CARD[0] - 6, high - 4), str(count), id, title)
    else:
        shapes.append(box(1, 1, CARD[0] - 6, high - 4, "page", "edge", 1.5, 6, id=id, title=title))
        shapes.append(fitted("0", CARD[0] / 2 - 2, high / 2, 60, high * 0.42, "faint", "middle", True))
    shapes.append(fitted(label, CARD[0] / 2, CARD[1] - 6, CARD[0] + 6, 13, "ink", "middle"))
    return Scene((CARD[0] + 2, CARD[1] + 2), tuple(shapes), title)


def market_scene(
    row: Sequence[str],
    deck: int,
    discards: int,
    tickets: int,
    names: Naming,
    language: str | None = None,
    width: float = WIDTH,
) -> Scene:
    """The cards that lie face up, the deck, the discards and the tickets left."""
    piles = (
        pile_scene("cards", deck, say("label-deck", language), language, "deck"),
        pile_scene("cards", discards, say("label-discards", language), language),
        pile_scene("tickets", tickets, say("label-tickets", language), language, "ticket-deck"),
    )
    shown = [card_scene(kind, names, language, f"card:{kind}") for kind in row]
    return flowed([*shown, *piles], width)


def hand_scene(hand: Cards, names: Naming, language: str | None = None, width: float = WIDTH) -> Scene:
    """A hand: a pile of each kind, with how many there are. They are pointed at as "hand:red"."""
    piles = [_pile_of(kind, count, names, language) for kind, count in zip(KINDS, hand, strict=True) if count]
    return flowed(piles, width, 3)


def _pile_of(kind: str, count: int, names: Naming, language: str | None) -> Scene:
    """Cards of one kind, one behind the other."""
    title, name = say(f"cards-{kind}", language, n=count), card_name(kind, names, language)
    return _pile_of_cards(kind, count, title, name)


@lru_cache(maxsize=512)
def _pile_of_cards(kind: str, count: int, title: str, name: str) -> Scene:
    behind = min(count, 4) - 1
    shapes: list[AnyShape] = [
        box(2 + 2.0 * off, 10 - 3.0 * off, CARD[0] - 6, CARD[1], f"card-{kind}", "edge", 1.5, 6)
        for off in range(behind, 0, -1)
    ]
    size = (CARD[0] - 6, CARD[1])
    shapes += card(kind, 2, 10, size, name, f"hand:{kind}", title)
    shapes += badge(str(count), CARD[0] - 16, 24, 16)
    return Scene((CARD[0] + 4, CARD[1] + 12), tuple(shapes), title)
