"""The live table: a desk with its pictures, buttons and controls. Only shows the desk and calls it; holds no rule."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from time import monotonic
from typing import Any

import ipywidgets as widgets

from ttr_nb.bots.choice import Bot
from ttr_nb.bots.registry import make_bot
from ttr_nb.bots.seats import as_bot, staying
from ttr_nb.core.errors import TtrError
from ttr_nb.session import Session
from ttr_nb.shelf import Box, game_ids, open_box
from ttr_nb.show.boards import LAYERS
from ttr_nb.show.position import tell_position
from ttr_nb.show.scoresheet import sheet_html, tell_scores
from ttr_nb.show.table_picture import table_scene
from ttr_nb.show.twin import bundle
from ttr_nb.ui import ending, files, pages, story, things
from ttr_nb.ui.autoplay import Autoplay
from ttr_nb.ui.closing import close_all
from ttr_nb.ui.controls import NORMAL, PROJECTOR, Controls
from ttr_nb.ui.desk import ADVISER, FOLLOW, Desk
from ttr_nb.ui.field import field, on_enter
from ttr_nb.ui.guard import guarded
from ttr_nb.ui.options import checked_curtain, checked_eyes, checked_pause, checked_size
from ttr_nb.ui.pictures import picture
from ttr_nb.ui.search_view import SearchView
from ttr_nb.ui.shim import Shim
from ttr_nb.ui.stage import Stage
from ttr_nb.ui.surface import surface
from ttr_nb.ui.twinned import Twinned

COLUMNS = (
    ("goal", "head", "moves", "notice", "rules"),
    ("reveal", "choices", "ending", "steps", "market", "dice", "tokens", "hand", "tickets"),
    ("players", "log", "rulecard"),
    ("final",),
)
"""The parts: above the picture, below it, beside it, and at the very end. One widget holds them, for one message."""

ALWAYS = ("goal", "head", "notice", "rules", "board", "reveal", "choices", "rulecard")
"""The parts without which one could not play."""

HISTORY, FIND, SETTINGS = "history", "find", "settings"
"""The controls: the slider and the speed; routes and cities by name; eyes, language, size and files."""

PARTS = (*ALWAYS, *(name for column in COLUMNS for name in column if name not in ALWAYS), HISTORY, FIND, SETTINGS)
"""Everything that a table can be asked to show."""

POINTED = ("market", "dice", "tokens", "hand", "tickets")
"""The parts whose buttons are things one points at."""

WIDTHS = {NORMAL: 1000, PROJECTOR: 1400}
"""How wide the picture is at most, in pixels, by size."""

HEIGHTS = {NORMAL: 860, PROJECTOR: 940}
"""And how high: a tall board is drawn narrower."""

TWICE = 0.3
"""Two clicks at the same thing in so many seconds are one double click."""


class Table(Twinned):
    """A game to click on. Where no kernel runs it shows itself as a picture and in words."""

    def __init__(
        self,
        session: Session,
        box: Box,
        *,
        bots: Mapping[int, Any] | None = None,
        language: str | None = None,
        eyes: str = FOLLOW,
        curtain: bool = False,
        size: str = NORMAL,
        pause: float = 0.6,
        parts: Collection[str] = PARTS,
        goal: str = "",
        loaded: Callable[[Session, Box, str], None] = lambda session, box, file: None,
    ) -> None:
        """`parts` are shown, and those one cannot play without; `goal` is a line above."""
        self.size = checked_size(size, WIDTHS)
        self.parts = _checked(parts)
        pause, eyes, curtain = checked_pause(pause), checked_eyes(eyes, session.players), checked_curtain(curtain)
        made = _made(bots or {}, box)
        desk = Desk(session, box, language or "", eyes, curtain)
        super().__init__()
        self._goal = goal
        self._is_reached = False
        self._bots = dict(bots or {})
        self._boxes = {box.rules.id: box}
        self._loaded = loaded
        self._last = ("", 0.0)
        self.shim = Shim()
        self.shim.observe(guarded(self._themed, self._report), names="theme")
        self.add_class("ttr-table")
        if size == PROJECTOR:
            self.add_class("ttr-projector")
        self._open(desk, made, pause)

    # --- making ----------------------------------------------------------------------------------

    def _open(self, desk: Desk, bots: Mapping[int, Bot], pause: float) -> None:
        """Lay the table for a game."""
        self.desk = desk
        desk.absent = frozenset(bots)
        desk.is_advised = SETTINGS in self.parts
        self.autoplay = Autoplay(desk.session, bots, pause, desk.stop)
        self.autoplay.stand_in = lambda: None if desk.handed is None else make_bot(ADVISER, desk.rules)
        desk.reason = self.autoplay.reason
        self.stage = Stage(LAYERS, self._pointed, report=self._report)
        self.stage.set_theme(self.shim.theme)
        self.shim.pictures = [self.stage.widget.model_id]
        picks: dict[str, Callable[[str], None]] = dict.fromkeys(POINTED, desk.point)
        picks |= {"moves": self._moved, "rules": desk.open_rule, "choices": self._chosen, "log": desk.open_rule}
        picks |= {"ending": partial(ending.pick, desk)}
        shown = [[name for name in column if name in self.parts] for column in COLUMNS]
        self.surface = surface(shown, picks, self._report, self._stale, quick=("moves",))
        self.place = field(widgets.Combobox, ensure_option=False)
        on_enter(self.place, self._sought, self._report)
        self.go = widgets.Button()
        self.go.on_click(guarded(lambda _: self._sought(), self._report))
        self.controls = Controls(desk, self._report, self._resized, self._load, self._paced)
        self.controls.speed.value = pause
        self._places: dict[str, str] = {}
        self._searched: tuple[int, str, int] | None = None
        self.find = find = widgets.Box([self.place, self.go])
        find.layout.display = "" if hasattr(desk.view, "network") else "none"
        controls = {HISTORY: self.controls.history, FIND: find, SETTINGS: self.controls.settings}
        rows = {"shim": self.shim, "parts": self.surface, "stage": self.stage.widget, **controls}
        for name, row in rows.items():
            row.add_class(f"ttr-{name}")
            if name in controls:
                row.add_class("ttr-controls")
        self.grid = widgets.VBox([row for name, row in rows.items() if name not in controls or name in self.parts])
        self.grid.add_class("ttr-grid")
        self.children = [self.grid]
        desk.changed = self.render
        self.render()
        self.autoplay.wake()

    # --- showing ---------------------------------------------------------------------------------

    def set_goal(self, text: str, reached: bool = False) -> None:
        """Say above the table what is to be done, or that it has been."""
        self._goal, self._is_reached = text, reached
        self.render()

    def render(self) -> None:
        """Show the desk as it is. What has not changed is not sent."""
        desk = self.desk
        scene = picture(desk)
        self._fit(scene.size)
        self.stage.show(scene, scene.title)
        self.shim.labels = {self.stage.css_class: scene.title}
        pages_shown = {
            "goal": pages.goal(self._goal, self._is_reached),
            "head": pages.head(desk),
            "notice": pages.notice(desk),
            "reveal": pages.reveal(desk),
            "players": pages.players(desk),
            "rulecard": pages.card(desk),
            "final": ending.page(desk),
            "steps": ending.steps(desk),
        }
        groups = {
            "moves": (desk.say("label-history"), things.moves(desk)),
            "rules": (desk.say("label-rule"), story.rules(desk)),
            "choices": things.choices(desk),
            "market": (desk.say("table-market"), things.market(desk)),
            "dice": (desk.say("label-dice"), things.dice(desk)),
            "tokens": (desk.say("label-token-piles"), things.tokens(desk)),
            "hand": (desk.say("label-hand"), things.hand(desk)),
            "tickets": (desk.say("label-tickets"), things.tickets(desk)),
            "log": (desk.say("label-history"), story.lines(desk)),
            "ending": (desk.say("table-ending"), ending.items(desk)),
        }
        self.surface.show(desk.stamp, pages_shown, groups)
        self._show_places()
        self._show_search()
        self.controls.show(self.size, has_bots=bool(self.desk.absent) or self.desk.handed is not None)

    def _show_search(self) -> None:
        """Below the table, the search for the longest path that is open after the end."""
        desk, seat = self.desk, ending.searched(self.desk)
        wanted = None if seat is None else (seat, desk.language, desk.stamp)
        if wanted != self._searched:
            self._searched = wanted
            before = self.children[1:]
            views = [] if seat is None else [SearchView(desk.session, desk.box, seat, desk.language)]
            self.children = [self.grid, *views]
            close_all(before)
            if views:
                self.shim.focus_on("ttr-search")

    def _show_places(self) -> None:
        desk = self.desk
        if not hasattr(desk.view, "network"):
            return
        label = desk.say("table-find")
        if self.place.placeholder != label:
            self._places = things.places(desk)
            self.place.options = tuple(self._places)
            self.place.placeholder = label
            self.place.description = desk.say("table-place")
            self.go.description = desk.say("table-go")

    def _fit(self, size: tuple[float, float]) -> None:
        """Draw as wide as there is room, and not higher than a screen."""
        wide, high = size
        (self.grid.add_class if high > wide else self.grid.remove_class)("ttr-tall")
        self.stage.resize(round(min(WIDTHS[self.size], HEIGHTS[self.size] * wide / high)))

    # --- hearing ---------------------------------------------------------------------------------

    def _pointed(self, thing: str) -> None:
        last, when = self._last
        self._last = (thing, monotonic())
        if thing and thing == last and monotonic() - when < TWICE:
            self._stale()
        else:
            self.desk.point(thing)

    def _moved(self, key: str) -> None:
        desk = self.desk
        {things.UNDO: desk.undo, things.REDO: desk.redo, things.HINT: desk.hint, things.FINISH: self._finish}[key]()

    def _finish(self) -> None:
        """Let a bot play for everybody from here on, in the same place, until somebody takes a move back."""
        self.desk.hand_over()
        self.autoplay.wake()

    def _chosen(self, key: str) -> None:
        desk = self.desk
        match key:
            case things.COMPOSE:
                desk.compose()
            case things.CANCEL:
                desk.clear()
            case things.LIFT:
                desk.lift()
            case things.NOW:
                desk.look(desk.session.moves)
            case things.PLAY_ON:
                desk.play_on()
            case _:
                desk.play(desk.rules.parse(key))

    def _sought(self) -> None:
        """Point at the place whose name was typed."""
        if thing := self.desk.sought(self.place.value, self._places):
            self.desk.point(thing)
            if self.desk.aim:
                self.shim.focus_on("ttr-choices")
        else:
            self.desk.inform("table-not-found", name=self.place.value[:60])

    def _stale(self) -> None:
        self.desk.inform("table-stale")

    def _report(self, error: BaseException) -> None:
        self.desk.report(error)

    def _themed(self, change: Any) -> None:
        self.stage.set_theme(change["new"])

    def _resized(self, size: str) -> None:
        self.size = size
        (self.add_class if size == PROJECTOR else self.remove_class)("ttr-projector")
        self.render()

    def _paced(self, pause: float) -> None:
        self.autoplay.pause = pause
        self.autoplay.resume()
        if self.desk.is_stuck:
            self.desk.is_stuck = False
            self.desk.clear()

    def _load(self, name: str) -> None:
        """Go on with a saved game, whichever it is."""
        session, box = files.load(name, self.desk, self._find_box)
        for follow in (self.follow, self._loaded):
            follow(session, box, name.strip())

    def _find_box(self, id: str) -> Box | None:
        return self._boxes.get(id) or (open_box(id) if id in game_ids() else None)

    def follow(self, session: Session, box: Box, file: str) -> None:
        """Go on with the game that was in a file, here or at another table of this game."""
        before = self.desk
        if session is before.session:
            return
        bots = staying(self._bots, before.rules, session)
        made = _made(bots, box)
        desk = Desk(session, box, before.language, FOLLOW, before.curtain)
        controls, typed = self.controls, self.controls.file.value
        left = [*self.children, controls.history, controls.settings, controls.speed, self.find]
        self.close_game()
        self._bots = bots
        self._boxes[box.rules.id] = box
        self._open(desk, made, self.autoplay.pause)
        close_all(left, keep=[self.shim])
        self.controls.file.value = typed
        self.desk.inform("table-loaded", file=file)

    def close_game(self) -> None:
        """Stop listening to the game."""
        self.desk.close()
        self.autoplay.close()

    # --- without a kernel ------------------------------------------------------------------------

    def twin(self) -> dict[str, str]:
        """What shows where no kernel runs."""
        desk = self.desk
        lines, sheet = tell_position(desk.view, desk.names, desk.language), ""
        if ending.is_shown(desk):
            tally = desk.rules.score(desk.session.state)
            lines += ["", *tell_scores(tally, desk.names, desk.language)]
            sheet = sheet_html(tally, desk.names, desk.language)
        scene = table_scene(desk.view, desk.names, desk.rules, desk.language)
        return bundle(scene, "\n".join(lines), below=sheet)


def _made(bots: Mapping[int, Any], box: Box) -> dict[int, Bot]:
    """Bots for the game that is played."""
    return {seat: as_bot(bot, box.rules) for seat, bot in bots.items()}


def _checked(parts: Collection[str]) -> frozenset[str]:
    """The parts asked for, with those one cannot play without."""
    asked = (parts,) if isinstance(parts, str) else tuple(parts)
    unknown = [str(part)[:60] for part in asked if part not in PARTS]
    if unknown:
        raise TtrError(f"a table has no part {unknown[0]!r}; it has {', '.join(PARTS)}")
    return frozenset((*asked, *ALWAYS))
