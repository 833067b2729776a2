"""The yards of a Card Game as a picture: rows with locomotives at the head, and what lies on the track. Knows no rule.

Every colour has its place, the same in each yard, so that one sees at a glance where it lies and who could be robbed.
What a placement would do, and what has just happened, is told by the arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ttr_nb.content.board import COLOURS
from ttr_nb.games.cardgame.events import CardsMoved, RowRobbed
from ttr_nb.games.cardgame.view import View
from ttr_nb.games.cardgame.yard import Row, rows_of
from ttr_nb.mechanics.cards import INDEX, KINDS, LOCOMOTIVE, WILD, Cards, listed
from ttr_nb.show.card_pictures import SMALL, back, badge, card
from ttr_nb.show.language import checked
from ttr_nb.show.names import Naming
from ttr_nb.show.panel_pictures import GAP, WIDTH, box, fitted, struck
from ttr_nb.show.panel_pictures import moved as shifted
from ttr_nb.show.position import headline
from ttr_nb.show.scene import AnyShape, Line, Scene
from ttr_nb.show.symbols import symbol
from ttr_nb.show.ticket_pictures import dot
from ttr_nb.show.words import say

HEAD = 40.0
"""The room of a player's name."""
SLOT = 37.0
"""The room of a row."""
LEFT, TRACK = 42.0, 112.0
"""The room of a colour's sign, and of the stack on the track."""
HIGH = HEAD + SLOT * len(COLOURS) + 8
GROUND, LYING, MARKS = "board", "claims", "marks"
"""Layers: what never changes, what lies there, and what is only pointed out."""


def yards_scene(
    view: View,
    names: Naming,
    language: str | None = None,
    *,
    planned: tuple[int, Cards] | None = None,
    robs: Iterable[RowRobbed] = (),
    robbed: Iterable[RowRobbed] = (),
    moved: Iterable[CardsMoved] = (),
    width: float = WIDTH,
) -> Scene:
    """All yards. `planned` is a seat and the cards it might place, `robs` what that would rob.

    `robbed` and `moved` are what has just happened: rows that are gone, cards that went to a track.
    """
    code = checked(language)
    would_go, gone, departed = tuple(robs), tuple(robbed), tuple(moved)
    players = len(view.yards)
    columns = 3 if players == 3 else 2
    wide = (width - GAP * (columns - 1)) / columns
    acting = None if view.turn.is_over else view.pending[0].seat if view.pending else view.turn.seat
    shapes: list[AnyShape] = []
    for seat in range(players):
        x, y = (seat % columns) * (wide + GAP), (seat // columns) * (HIGH + GAP)
        shapes += _ground(seat, seat == acting, names.player(seat, code), code, wide, x, y)
        yard = [
            *_rows(seat, view.yards[seat], names, code, wide),
            *_track(view, seat, names, code, wide),
            *_marks(seat, view, planned, would_go, gone, departed, names, code, wide),
        ]
        shapes += shifted(yard, x, y)
    rows = (players + columns - 1) // columns
    page = box(0, 0, width, rows * (HIGH + GAP) - GAP, "page", layer=GROUND)
    order = (GROUND, LYING, MARKS)
    shapes.sort(key=lambda shape: order.index(shape.layer))
    return Scene((width, rows * (HIGH + GAP) - GAP), (page, *shapes), headline(view, names, language))


def _line(colour: str) -> float:
    """The middle of a colour's place."""
    return HEAD + SLOT * (INDEX[colour] + 0.5)


@lru_cache(maxsize=128)
def _ground(seat: int, acting: bool, name: str, code: str, wide: float, x: float, y: float) -> tuple[AnyShape, ...]:
    """The panel with a player's name, and a rail for every colour: the same whatever lies there, so made once."""
    return shifted(_rails(seat, acting, name, code, wide), x, y)


def _rails(seat: int, acting: bool, name: str, code: str, wide: float) -> Iterable[AnyShape]:
    edge = ("highlight", 3.0) if acting else ("edge", 1.5)
    yield box(1.5, 1.5, wide - 3, HIGH - 3, "panel", edge[0], edge[1], 10, layer=GROUND)
    told = f"▶ {name}" if acting else name
    yield fitted(told, 14, HEAD / 2 + 1, wide - TRACK - 28, 19, "ink", "start", True, GROUND, 15)
    for colour in COLOURS:
        y = _line(colour)
        title = say("picture-no-row", code, seat=name, colour=say(f"colour-{colour}", code))
        place = f"yard:{seat}:{colour}"
        yield box(6, y - SLOT / 2, wide - TRACK - 12, SLOT, id=place, title=title, layer=GROUND)
        yield from dot(colour, 24, y, 12, GROUND)
        ends = ((LEFT + 2, y), (wide - TRACK - 12, y))
        yield Line(points=ends, stroke="edge", width=1.2, layer=GROUND)


def _rows(seat: int, yard: Sequence[Row], names: Naming, language: str | None, wide: float) -> Iterable[AnyShape]:
    for row in yard:
        title = say("picture-row", language, seat=names.player(seat, language), cards=names.cards(row.cards, language))
        kinds = (LOCOMOTIVE,) * row.locomotives + (row.colour,) * row.coloured
        yield from _cards(kinds, row.colour, wide, f"yard:{seat}:{row.colour}", title, LYING)


def _cards(
    kinds: Sequence[str], colour: str, wide: float, id: str, title: str, layer: str, edge: str = "edge"
) -> Iterable[AnyShape]:
    """Cards of a row, from its head on, and their number."""
    room = wide - TRACK - LEFT - 46
    step = min(SMALL[0] + 3, (room - SMALL[0]) / max(1, len(kinds) - 1))
    y = _line(colour)
    for place, kind in enumerate(kinds):
        # Where cards overlap, the sign stands in the part that is left to see.
        x = LEFT + 4 + place * step
        yield from (
            card(kind, x, y - SMALL[1] / 2, SMALL, "", id, title, layer, edge, 1.5 if edge == "edge" else 3)
            if step >= SMALL[0] - 14
            else _narrow(kind, x, y, step, id, title, layer, edge)
        )
    end = LEFT + 4 + (len(kinds) - 1) * step + SMALL[0]
    yield from badge(str(len(kinds)), end + 18, y, 13, layer)


def _narrow(
    kind: str, x: float, y: float, step: float, id: str, title: str, layer: str, edge: str
) -> Iterable[AnyShape]:
    """A card of which only the left edge will be seen."""
    yield box(x, y - SMALL[1] / 2, SMALL[0], SMALL[1], f"card-{kind}", edge, 1.5, 4, id=id, title=title, layer=layer)
    size = max(8.0, min(16.0, step - 4))
    yield from symbol(kind, x + size / 2 + 3, y, size, f"on-card-{kind}", layer, id)


def _track(view: View, seat: int, names: Naming, language: str | None, wide: float) -> Iterable[AnyShape]:
    """The stack on the track: face down with its number; one's own face up, where that is allowed."""
    x = wide - TRACK
    count = view.track_sizes[seat]
    hidden = say("label-track-hidden", language, count=count)
    label = say("label-track", language)
    title = say("picture-track", language, seat=names.player(seat, language), what=hidden)
    yield Line(points=((x - 6, HEAD), (x - 6, HIGH - 10)), stroke="edge", width=1.2, layer=GROUND)
    yield fitted(label, x + TRACK / 2 - 4, HEAD / 2 + 1, TRACK - 12, 14, "ink", "middle", False, GROUND)
    if view.track is not None and seat == view.seat and count:
        yield from _open_track(view.track, seat, x, names, language)
        return
    size = (TRACK - 36, 50.0)
    for off in range(min(count, 4) - 1, 0, -1):
        yield box(x + 12 + 2.5 * off, HEAD + 8 - 2.0 * off, *size, "panel", "edge", 1.5, 6, layer=LYING)
    if count:
        yield from back(x + 12, HEAD + 8, size, str(count), f"track:{seat}", title, LYING)
    else:
        yield box(x + 12, HEAD + 8, *size, "", "edge", 1.2, 6, id=f"track:{seat}", title=title, layer=LYING)
        yield fitted("0", x + 12 + size[0] / 2, HEAD + 33, 60, 20, "faint", "middle", True, LYING)


def _open_track(track: Cards, seat: int, x: float, names: Naming, language: str | None) -> Iterable[AnyShape]:
    title = say("picture-track", language, seat=names.player(seat, language), what=names.cards(track, language))
    held = [(kind, count) for kind, count in zip(KINDS, track, strict=True) if count]
    step = (HIGH - HEAD - 12) / len(KINDS)
    for place, (kind, count) in enumerate(held):
        y = HEAD + 2 + place * step
        yield from card(kind, x + 12, y, SMALL, "", f"track:{seat}", title, LYING)
        yield fitted(str(count), x + SMALL[0] + 20, y + SMALL[1] / 2, 30, 17, "ink", "start", True, LYING)


def _marks(
    seat: int,
    view: View,
    planned: tuple[int, Cards] | None,
    robs: Sequence[RowRobbed],
    robbed: Sequence[RowRobbed],
    moved: Sequence[CardsMoved],
    names: Naming,
    language: str | None,
    wide: float,
) -> Iterable[AnyShape]:
    """What might happen and what has just happened, in one yard."""
    if planned and planned[0] == seat:
        title = say("picture-planned", language, cards=names.cards(planned[1], language))
        for row in rows_of(planned[1]):
            kinds = (LOCOMOTIVE,) * row.locomotives + (row.colour,) * row.coloured
            yield from _cards(kinds, row.colour, wide, f"yard:{seat}:{row.colour}", title, MARKS, "highlight")
    for event in (event for event in robs if event.owner == seat):
        yield from _robbery(event, "picture-robs", names, language, wide)
    for event in (event for event in robbed if event.owner == seat):
        colour = _colour(event.cards)
        if not any(row.colour == colour for row in view.yards[seat]):
            yield from _cards(_row(event.cards), colour, wide, f"yard:{seat}:{colour}", "", MARKS, "bad")
        yield from _robbery(event, "picture-robbed", names, language, wide)
    for move in (move for move in moved if move.seat == seat and any(move.cards)):
        yield from _departure(move, names, language, wide)


def _colour(held: Cards) -> str:
    """The colour of a row."""
    return next(colour for colour in COLOURS if held[INDEX[colour]])


def _row(held: Cards) -> tuple[str, ...]:
    """A row's cards from its head on."""
    return (LOCOMOTIVE,) * held[WILD] + tuple(kind for kind in listed(held) if kind != LOCOMOTIVE)


def _robbery(event: RowRobbed, key: str, names: Naming, language: str | None, wide: float) -> Iterable[AnyShape]:
    """A row struck out."""
    colour, count = _colour(event.cards), sum(event.cards)
    room = wide - TRACK - LEFT - 46
    long = min(SMALL[0] + (count - 1) * (SMALL[0] + 3), room)
    y = _line(colour) - SMALL[1] / 2
    title = say(
        key,
        language,
        seat=names.player(event.seat, language),
        owner=names.player(event.owner, language),
        cards=names.cards(event.cards, language, "object"),
    )
    place = f"yard:{event.owner}:{colour}"
    yield box(LEFT, y - 3, long + 8, SMALL[1] + 6, "", "bad", 3, 6, id=place, title=title, layer=MARKS)
    yield from struck(LEFT + 4, _line(colour), long, SMALL[1], MARKS)


def _departure(move: CardsMoved, names: Naming, language: str | None, wide: float) -> Iterable[AnyShape]:
    """Cards that have just gone to the track, below its stack."""
    title = say(
        "picture-moved", language, seat=names.player(move.seat, language), cards=names.cards(move.cards, language)
    )
    x, top = wide - TRACK + 28, HEAD + 82.0
    kinds = listed(move.cards)
    step = min(SMALL[1] + 4, (HIGH - top - SMALL[1] - 12) / max(1, len(kinds) - 1))
    middle = x + SMALL[0] / 2
    yield Line(points=((middle, top - 2), (middle, top - 18)), stroke="highlight", width=4, layer=MARKS)
    head = ((middle - 7, top - 12), (middle, top - 20), (middle + 7, top - 12))
    yield Line(points=head, stroke="highlight", width=4, layer=MARKS)
    for place, kind in enumerate(kinds):
        y = top + 4 + place * step
        yield from card(kind, x, y, SMALL, "", f"track:{move.seat}", title, MARKS, "highlight", 3)
