"""The controls round a table: undo, redo, the slider, whose eyes, language, size, files, speed. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as widgets

from ttr_nb.content.languages import LANGUAGES
from ttr_nb.ui import files
from ttr_nb.ui.desk import FOLLOW, OPEN, SPECTATOR, Desk
from ttr_nb.ui.field import field
from ttr_nb.ui.guard import guarded
from ttr_nb.ui.options import LONGEST_PAUSE

NORMAL, PROJECTOR = "normal", "projector"

OWN_NAMES = {"en": "English", "ro": "română", "pl": "polski", "it": "italiano"}
"""Each language as its speakers call it, whatever the language of the table: no words have to be read for that."""

Report = Callable[[Exception], None]


class Controls:
    """The rows of controls. `resize`, `load` and `pace` are what the table does about size, a file, and speed."""

    def __init__(
        self,
        desk: Desk,
        report: Report,
        resize: Callable[[str], None],
        load: Callable[[str], None],
        pace: Callable[[float], None],
    ) -> None:
        self._desk = desk
        self._is_showing = False
        self.save, self.load = widgets.Button(), widgets.Button()
        self.save.on_click(guarded(lambda _: files.save(self.file.value, desk), report))
        self.load.on_click(guarded(lambda _: load(self.file.value), report))
        self.slider = widgets.IntSlider(min=0, max=0, continuous_update=False, readout=True)
        self.eyes = widgets.Dropdown()
        self.curtain = widgets.Checkbox(indent=False)
        self.language = widgets.Dropdown(options=[(OWN_NAMES[code], code) for code in LANGUAGES])
        self.size = widgets.Dropdown()
        self.file = field(widgets.Text, value="game.json")
        self.speed = widgets.FloatSlider(min=0.0, max=LONGEST_PAUSE, step=0.1, value=0.6, continuous_update=False)
        for control in (self.slider, self.eyes, self.language, self.size, self.file, self.speed):
            control.style.description_width = "initial"
        self._when(self.slider, report, lambda value: desk.look(value))
        self._when(self.eyes, report, lambda value: desk.set(eyes=value))
        self._when(self.curtain, report, lambda value: desk.set(curtain=value))
        self._when(self.language, report, lambda value: desk.set(language=value))
        self._when(self.size, report, resize)
        self._when(self.speed, report, pace)
        self.history = widgets.Box([self.slider])
        self.settings = widgets.Box(
            [self.eyes, self.curtain, self.language, self.size, self.file, self.save, self.load]
        )

    def show(self, size: str, has_bots: bool) -> None:
        """Show where things stand. Values set here are not taken for a person's wishes."""
        desk = self._desk
        self._is_showing = True
        try:
            moves = desk.session.moves
            with self.slider.hold_sync():
                self.slider.max = max(moves, self.slider.value)
                self.slider.value = moves if desk.at is None else desk.at
                self.slider.max = moves
            self._options(self.eyes, self._eyes(), desk.eyes)
            self._options(self.size, [(desk.say(f"table-{name}"), name) for name in (NORMAL, PROJECTOR)], size)
            self.language.value = desk.language
            self.curtain.value = desk.curtain
            labels = {
                self.slider: "table-slider",
                self.eyes: "table-eyes",
                self.language: "table-language",
                self.size: "table-size",
                self.file: "table-file",
                self.speed: "table-speed",
                self.curtain: "table-use-curtain",
                self.save: "table-save",
                self.load: "table-load",
            }
            for control, key in labels.items():
                control.description = desk.say(key)
            self.history.children = (self.slider, self.speed) if has_bots else (self.slider,)
        finally:
            self._is_showing = False

    def _eyes(self) -> list[tuple[str, str]]:
        desk = self._desk
        seats = [(desk.names.player(seat), f"seat:{seat}") for seat in range(len(desk.session.players))]
        return [
            (desk.say("table-follow"), FOLLOW),
            *seats,
            (desk.say("label-spectator"), SPECTATOR),
            (desk.say("table-open"), OPEN),
        ]

    def _options(self, control: Any, options: list[tuple[str, str]], value: str) -> None:
        if list(control.options) != options:
            control.options = options
        control.value = value

    def _when(self, control: Any, report: Report, do: Callable[[Any], None]) -> None:
        def heard(change: Any) -> None:
            if not self._is_showing:
                do(change["new"])

        control.observe(guarded(heard, report), names="value")
