"""The search for the longest path, step by step, and beside it the usual mistake. Knows no rule."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import ipywidgets as widgets

from ttr_nb.analysis.searching import LIMIT, Tried, result, search
from ttr_nb.mechanics.network import atlas
from ttr_nb.session import Session
from ttr_nb.shelf import Box
from ttr_nb.show.boards import board_scene
from ttr_nb.show.language import checked
from ttr_nb.show.names import Names
from ttr_nb.show.scene import Scene
from ttr_nb.show.twin import image
from ttr_nb.show.words import say
from ttr_nb.ui.guard import guarded
from ttr_nb.ui.shim import Shim
from ttr_nb.ui.stage import Stage
from ttr_nb.ui.twinned import Twinned

WIDTH = 580
"""Of each of the two boards, in pixels, where they are only looked at."""
ROOMY = 860
"""And how wide they grow side by side, where there is room for it."""


KEYS = ("search-rule", "search-mistake")
"""What is said beside the two boards."""


class SearchView(Twinned):
    """Two boards with the walk that is tried now: left as the rule says, right with the mistake."""

    def __init__(self, session: Session, box: Box, seat: int, language: str | None = None, width: int = ROOMY) -> None:
        super().__init__()
        self.language = checked(language)
        self._session, self._box, self._names = session, box, Names(box.board, session.players)
        owned = atlas(box.board).routes(session.state.network.owned[seat])
        self.right_way, self.mistake = search(owned), search(owned, may_return=False)
        self.results = result(owned), result(owned, may_return=False)
        self.stages = [
            Stage(("board", "claims", "marks"), lambda _: None, width, self._report, f"ttr-search-{side}")
            for side in ("rule", "mistake")
        ]
        self.shim = Shim(pictures=[stage.widget.model_id for stage in self.stages])
        self.shim.observe(guarded(self._themed, self._report), names="theme")
        self.texts = [widgets.HTML(), widgets.HTML()]
        self.status = widgets.HTML()
        most = max(len(self.right_way), len(self.mistake)) + 1  # the last place is for the results
        self.step = widgets.IntSlider(min=1, max=most, value=1, description=say("search-step", self.language))
        self.play = widgets.Play(min=1, max=most, interval=300)
        widgets.jslink((self.play, "value"), (self.step, "value"))
        self.step.observe(guarded(lambda _: self.render(), self._report), names="value")
        share = widgets.Layout(flex=f"1 1 {min(width, WIDTH)}px", max_width=f"{width}px")
        pairs = zip(self.texts, self.stages, strict=True)
        columns = [widgets.VBox([text, stage.widget], layout=share) for text, stage in pairs]
        row = widgets.Layout(flex_flow="row wrap", grid_gap="12px")
        steps = widgets.Box([self.play, self.step], layout=widgets.Layout(align_items="center"))
        self.children = [self.shim, steps, widgets.Box(columns, layout=row), self.status]
        self.add_class("ttr-table")
        self.add_class("ttr-search")
        self.render()

    def render(self) -> None:
        """Show the step chosen on both sides; where a search has come to its end, its result."""
        at = self.step.value - 1
        for side, (stage, text, steps) in enumerate(
            zip(self.stages, self.texts, (self.right_way, self.mistake), strict=True)
        ):
            if at < len(steps):
                tried, text.value = steps[at].routes, self._step_told(side, steps[at])
            else:
                tried, text.value = self.results[side].best, self._result_told(side)
            stage.show(self._scene(tried), text.value)
        self.shim.labels = {stage.css_class: stage.label for stage in self.stages}

    def _step_told(self, side: int, tried: Tried) -> str:
        return say(KEYS[side], self.language, length=tried.length, best=tried.best_length)

    def _result_told(self, side: int) -> str:
        """The length of the best, and that not every step could be watched, if so."""
        steps = (self.right_way, self.mistake)[side]
        told = say(f"{KEYS[side]}-result", self.language, best=self.results[side].best_length)
        return f"{told} {say('search-cut', self.language, steps=LIMIT)}" if len(steps) == LIMIT else told

    def _scene(self, path: Sequence[str]) -> Scene:
        state = self._session.state
        rules: Any = self._session.rules
        colours = tuple(rules.colour(seat) for seat in range(len(self._session.players)))
        return board_scene(
            self._box.board,
            state.network,
            colours,
            self._names,
            self.language,
            path=path,
        )

    def _themed(self, change: Any) -> None:
        for stage in self.stages:
            stage.set_theme(change["new"])

    def _report(self, error: BaseException) -> None:
        self.status.value = f'<div class="ttr-said ttr-error">{escape(f"{type(error).__name__}: {error}")}</div>'

    def twin(self) -> dict[str, str]:
        """What shows where no kernel runs."""
        words = [self._result_told(side) for side in range(len(KEYS))]
        scenes = [self._scene(found.best) for found in self.results]
        pictures = "".join(
            f"<p>{escape(text)}</p>{image(scene, f'{text} {scene.desc}', WIDTH)}"
            for scene, text in zip(scenes, words, strict=True)
        )
        return {"text/plain": "\n".join(words), "text/html": f"<div>{pictures}</div>"}
