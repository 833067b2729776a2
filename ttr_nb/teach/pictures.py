"""The moment of a question as pictures: the piece of the board it is about, and the parts that matter. Knows no rule.

A whole board in every cell would make a notebook heavy, and the learner search. So only the neighbourhood of what the
moves and the answer name is drawn, unless that is most of the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ttr_nb.mechanics.network import union
from ttr_nb.show.boards import board_scene
from ttr_nb.show.card_pictures import hand_scene, market_scene
from ttr_nb.show.dice_pictures import dice_scene, tokens_scene
from ttr_nb.show.labels import labels
from ttr_nb.show.panel_pictures import GAP, headed, stacked
from ttr_nb.show.panel_pictures import WIDTH as PANEL
from ttr_nb.show.player_pictures import players_scene
from ttr_nb.show.position import headline, tell_position
from ttr_nb.show.scene import Scene
from ttr_nb.show.ticket_pictures import connected, tickets_scene
from ttr_nb.show.twin import image
from ttr_nb.show.waiting_pictures import waiting_scene
from ttr_nb.show.words import say
from ttr_nb.show.yard_pictures import yards_scene
from ttr_nb.teach.cases import Case
from ttr_nb.teach.excerpts import excerpt

WIDTH = 520.0
"""Of each of the pictures, in pixels; they stand side by side where there is room."""
WHOLE = 800.0
"""Of a whole board, or a table without one."""
OVERALL = ("score", "made", "borrowed", "who")
"""Kinds of question in which everything on the board may count."""


def pictures(case: Case, spec: Any, language: str) -> str:
    """The moment as HTML: the piece of the board, then the parts that matter, with the position as words for both."""
    key = language, repr(spec)
    if key not in case.kept:
        case.kept[key] = _pictures(case, spec, language)
    return case.kept[key]


def _pictures(case: Case, spec: Any, language: str) -> str:
    view = _view(case)
    parts = list(_parts(case, view, language))
    shown: list[str] = []
    if hasattr(view, "network") and not (parts and _is_about_cards(case, view, spec)):
        board = _board(case, view, spec, language)
        is_whole = board.size == case.box.board.size
        shown.append(image(board, board.title if parts else words(case, language), WHOLE if is_whole else WIDTH))
    if parts:
        scene = stacked(parts, place(case, language))
        scale = WIDTH / (WIDTH + 2 * GAP) if hasattr(view, "network") else WHOLE / (PANEL + 2 * GAP)
        shown.append(image(scene, words(case, language), scene.size[0] * scale))
    return f'<div style="display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start">{"".join(shown)}</div>'


def _is_about_cards(case: Case, view: Any, spec: Any) -> bool:
    """Whether only the face-up cards and the deck matter: the author shows them, and nothing names a place."""
    return "market" in case.scenario.parts and spec.get("kind") != "ways" and not any(_named(case, view, spec))


def words(case: Case, language: str) -> str:
    """The moment in words."""
    return "\n".join(tell_position(_view(case), case.names, language))


def place(case: Case, language: str) -> str:
    """Which game or board it is, and whose turn, in a line to stand above all pictures."""
    return headline(_view(case), case.names, language)


def _view(case: Case) -> Any:
    return case.rules.view(case.state(), case.scenario.seat)


# --- the board ----------------------------------------------------------------------------------


def _board(case: Case, view: Any, spec: Any, language: str) -> Scene:
    board = case.box.board
    colours = tuple(case.rules.colour(seat) for seat in range(len(view.points)))
    routes, cities = _named(case, view, spec)
    marked = [f"route:{id}" for id in _asked(case, spec, "route")] + [f"city:{id}" for id in _asked(case, spec, "city")]
    scene = board_scene(
        board, view.network, colours, case.names, language, highlight=marked, travel=getattr(view, "travel", None)
    )
    cities.update(end for id in routes for end in board.route[id].cities)
    places = {city.id: (city.x, city.y) for city in board.cities}
    return excerpt(scene, cities, places, labels(board, language))


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


# --- the other parts ----------------------------------------------------------------------------


def _parts(case: Case, view: Any, code: str) -> Iterator[Scene]:
    names = case.names
    width = WIDTH if hasattr(view, "network") else PANEL
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
