"""The moment of a question as pictures: the piece of the board it is about, and the parts that matter. Knows no rule.

A whole board in every cell would make a notebook heavy, and the learner search. So only the neighbourhood of what the
moves and the answer name is drawn, unless that is most of the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ttr_nb.mechanics.network import union
from ttr_nb.show.boards import board_scene
from ttr_nb.show.card_pictures import hand_scene, market_scene
from ttr_nb.show.dice_pictures import dice_scene, tokens_scene
from ttr_nb.show.panel_pictures import WIDTH as PANEL
from ttr_nb.show.panel_pictures import fitted, headed, moved, stacked
from ttr_nb.show.player_pictures import players_scene
from ttr_nb.show.position import headline, tell_position
from ttr_nb.show.scene import AnyShape, Disc, Scene, Text
from ttr_nb.show.ticket_pictures import connected, tickets_scene
from ttr_nb.show.twin import image
from ttr_nb.show.waiting_pictures import waiting_scene
from ttr_nb.show.words import say
from ttr_nb.show.yard_pictures import yards_scene
from ttr_nb.teach.cases import Case

WIDTH = 520.0
"""Of each of the pictures, in pixels; they stand side by side where there is room."""
WHOLE = 800.0
"""Of a whole board, or a table without one."""
MARGIN = 110.0
"""How much of the board is shown around what matters, in its own units."""
SMALLEST = (420.0, 260.0)
OVERALL = ("score", "made", "borrowed", "who")
"""Kinds of question in which everything on the board may count."""
MOST = 0.6
"""Of the board: where more than this matters, all of it is shown."""


def pictures(case: Case, spec: Any, language: str) -> str:
    """The moment as HTML: the piece of the board, then the parts that matter, with the position as words for both."""
    key = language, repr(spec)
    if key not in case.kept:
        case.kept[key] = _pictures(case, spec, language)
    return case.kept[key]


def _pictures(case: Case, spec: Any, language: str) -> str:
    view = case.rules.view(case.state(), case.scenario.seat)
    text = "\n".join(tell_position(view, case.names, language))
    parts = stacked(list(_parts(case, view, language)), headline(view, case.names, language))
    shown = [image(parts, text, WIDTH if hasattr(view, "network") else WHOLE)]
    if hasattr(view, "network") and not _is_about_cards(case, view, spec):
        board = _board(case, view, spec, language)
        is_whole = board.size == case.box.board.size
        shown.insert(0, image(board, board.title, WHOLE if is_whole else WIDTH))
    return f'<div style="display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start">{"".join(shown)}</div>'


def _is_about_cards(case: Case, view: Any, spec: Any) -> bool:
    """Whether only the face-up cards and the deck matter: the author shows them, and nothing names a place."""
    return "market" in case.scenario.parts and spec.get("kind") != "ways" and not any(_named(case, view, spec))


def words(case: Case, language: str) -> str:
    """The moment in words."""
    view = case.rules.view(case.state(), case.scenario.seat)
    return "\n".join(tell_position(view, case.names, language))


# --- the board ----------------------------------------------------------------------------------


def _board(case: Case, view: Any, spec: Any, language: str) -> Scene:
    board = case.box.board
    colours = tuple(case.rules.colour(seat) for seat in range(len(view.points)))
    routes, cities = _named(case, view, spec)
    marked = [f"route:{id}" for id in _asked(case, spec, "route")] + [f"city:{id}" for id in _asked(case, spec, "city")]
    scene = board_scene(
        board, view.network, colours, case.names, language, highlight=marked, travel=getattr(view, "travel", None)
    )
    corners = [(board.city[id].x, board.city[id].y) for id in cities]
    corners += [(board.city[end].x, board.city[end].y) for id in routes for end in board.route[id].cities]
    return detail(scene, corners)


def _named(case: Case, view: Any, spec: Any) -> tuple[set[str], set[str]]:
    """The routes and cities that matter: those named; with all that is built and wanted, where everything counts."""
    board = case.box.board
    bits = case.rules.atlas
    routes, cities = set(_asked(case, spec, "route")), set(_asked(case, spec, "city"))
    if (routes or cities) and spec.get("kind") not in OVERALL:
        return routes, cities
    routes.update(route.id for route in bits.routes(union(view.network.owned)))
    cities.update(bits.cities(union(view.network.stations)))
    if _shows(case, "tickets"):
        offered = [ticket for waiting in view.pending for ticket in getattr(waiting, "tickets", ())]
        for ticket in (*view.tickets, *offered):
            cities.update((*board.ticket[ticket].origins[:1], *board.ticket[ticket].goals[0].cities[:1]))
    return routes, cities


def _asked(case: Case, spec: Any, what: str) -> Iterator[str]:
    known = getattr(case.box.board, what)
    texts = [spec[key] for key in ("action",) if key in spec] + list(spec.get("actions", ()))
    actions = [*case.actions(), *(case.rules.parse(text) for text in texts)]
    named = [getattr(action, what, None) for action in actions]
    options = spec.get("among", ()) if spec.get("kind") in ("borrowed", "games") or spec.get("field") == what else ()
    named += [spec.get(what), *spec.get("about", ()), *options]
    if not any(named):  # the moves name no place: what the game waits for may, a tunnel to be paid
        named += [getattr(waiting, what, None) for waiting in case.state().pending]
    return (id for id in dict.fromkeys(named) if isinstance(id, str) and id in known)


def detail(scene: Scene, corners: Iterable[tuple[float, float]]) -> Scene:
    """The part of a scene around some places, or all of it where they are far apart, or where there are none.

    >>> dots = [Disc(x=x, y=500, radius=2, fill="city") for x in (100, 500, 900)]
    >>> piece = detail(Scene((1000, 1000), tuple(dots)), [(100, 500)])
    >>> piece.size, len(piece.shapes)
    ((420.0, 260.0), 1)
    """
    places = list(corners)
    if not places:
        return scene
    left, right, wide = _stretch([x for x, _ in places], SMALLEST[0], scene.size[0])
    top, bottom, high = _stretch([y for _, y in places], SMALLEST[1], scene.size[1])
    if wide * high > MOST * scene.size[0] * scene.size[1]:
        return scene
    seen = [shape for shape in scene.shapes if _reaches(shape, left, top, right, bottom)]
    return Scene((wide, high), moved(seen, -left, -top), scene.title, scene.desc)


def _stretch(places: list[float], least: float, room: float) -> tuple[float, float, float]:
    """From where to where, and how far: around the places, at least so much, and inside the picture."""
    length = min(max(max(places) - min(places) + 2 * MARGIN, least), room)
    start = min(max((max(places) + min(places) - length) / 2, 0.0), room - length)
    return start, start + length, length


def _reaches(shape: AnyShape, left: float, top: float, right: float, bottom: float) -> bool:
    """Whether any of a shape may be inside a frame."""
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    match shape:
        case Disc(x=x, y=y, radius=radius):
            xs, ys = (x - radius, x + radius), (y - radius, y + radius)
        case Text(x=x, y=y, text=text, size=size):
            xs, ys = (x - len(text) * size, x + len(text) * size), (y - size, y + size)
        case _:
            xs, ys = tuple(x for x, _ in shape.points), tuple(y for _, y in shape.points)
    return max(xs) >= left and min(xs) <= right and max(ys) >= top and min(ys) <= bottom


# --- the other parts ----------------------------------------------------------------------------


def _parts(case: Case, view: Any, code: str) -> Iterator[Scene]:
    names = case.names
    width = WIDTH if hasattr(view, "network") else PANEL
    yield Scene((width, 30), (fitted(headline(view, names, code), 2, 15, width - 4, 20, "ink", "start", True),))
    if _shows(case, "players"):
        seats = range(len(case.scenario.players)) if _has_colours(view) else ()
        colours = tuple(case.rules.colour(seat) for seat in seats)
        yield players_scene(view, names, colours, code, width)
    if hasattr(view, "yards"):
        yield yards_scene(view, names, code)
    yield from waiting_scene(view, names, code, width)
    if hasattr(view, "row") and _shows(case, "market"):
        piles = (view.deck_count, sum(view.discards), view.ticket_deck_count)
        yield headed(say("label-face-up", code), market_scene(view.row, *piles, names, code, width), width)
    if hasattr(view, "dice") and any(view.dice):
        yield headed(say("label-unused-dice", code), dice_scene(view.dice, code, width), width)
    if hasattr(view, "tokens") and any(view.tokens[view.seat]):
        yield headed(_own("tokens", view, names, code), tokens_scene(view.tokens[view.seat], code, width=width), width)
    if getattr(view, "hand", None) and any(view.hand):
        yield headed(_own("hand", view, names, code), hand_scene(view.hand, names, code, width), width)
    if view.tickets and _shows(case, "tickets"):
        made = connected(view, names.board) if hasattr(view, "network") else frozenset()
        yield headed(_own("tickets", view, names, code), tickets_scene(view.tickets, names, code, made, width), width)


def _shows(case: Case, part: str) -> bool:
    return not case.scenario.parts or part in case.scenario.parts


def _has_colours(view: Any) -> bool:
    return hasattr(view, "network")


def _own(label: str, view: Any, names: Any, code: str) -> str:
    return f"{say(f'label-{label}', code)} · {names.player(view.seat, code)}"
