"""A scene on a canvas one can point at: repaints what has changed, and tells what was meant. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import sleep

from ipycanvas import Canvas, MultiCanvas
from ipywidgets import Layout

from ttr_nb.show.scene import AnyShape, Scene
from ttr_nb.ui.batches import added, patched
from ttr_nb.ui.guard import guarded
from ttr_nb.ui.painter import Part, paint

CSS_CLASS = "ttr-stage"

LEAVING = 0.02
"""Seconds, a little more than a frame, in which a picture gets from the kernel to the screen. All that has a part in
this runs on the same few cores: whatever the kernel did meanwhile would keep it waiting."""


class Stage:
    """A picture with layers, bottom to top, each on its own canvas, and on top a canvas that gets the mouse.

    Nothing is sent before a browser says it is there; then everything is, and after that what changes. So a picture is
    sent once, a reloaded page and a second view are right, and where nobody looks nothing is painted.
    """

    def __init__(
        self,
        layers: Sequence[str],
        on_point: Callable[[str], None],
        width: int = 1000,
        report: Callable[[Exception], object] = lambda error: None,
        css_class: str = CSS_CLASS,
    ) -> None:
        """`on_point` is called with the id of what was pointed at, "" for nothing; `report` with its errors."""
        self.layers = tuple(layers)
        self.label = ""
        self.scene = Scene((4, 3), ())
        self.theme = "light"
        self.css_class = css_class
        self._width = width
        self._painted: dict[str, tuple[AnyShape, ...]] = {}
        self._watched = False
        self.widget = MultiCanvas(
            len(self.layers) + 1, width=width, height=self._height, layout=Layout(width=f"{width}px", max_width="100%")
        )
        self._fit()
        for name in dict.fromkeys((CSS_CLASS, css_class)):
            self.widget.add_class(name)
        self._on_point = on_point
        self.widget.on_mouse_down(guarded(self._pointed, report))
        self.widget.on_client_ready(guarded(self.repaint, report))

    @property
    def scale(self) -> float:
        """Pixels of the canvas for a unit of the scene."""
        return self._width / self.scene.size[0]

    @property
    def painted(self) -> dict[str, tuple[AnyShape, ...]]:
        """What each canvas holds, as far as it has been sent."""
        return dict(self._painted)

    def show(self, scene: Scene, label: str = "") -> None:
        """Show a scene under an accessible name; only layers that differ from what is painted are sent.

        A shape of a layer that the stage has no canvas for belongs to the lowest.
        """
        resized = scene.size != self.scene.size
        self.scene, self.label = scene, label
        if resized:
            self._fit()
        self._update()

    def resize(self, width: int) -> None:
        """Make the picture so many pixels wide."""
        if width != self._width:
            self._width = width
            self._fit()
            self._update()

    def set_theme(self, name: str) -> None:
        """Paint in the colours of a theme."""
        if name != self.theme:
            self.theme = name
            self._painted = {}
            self._update()

    def repaint(self) -> None:
        """Paint everything, for a browser that has nothing yet."""
        self._watched = True
        self._painted = {}
        self._update()

    def point(self, x: float, y: float) -> None:
        """Point at a place of the scene, as a click does."""
        self._on_point(self.scene.at(x, y))

    # --- inside ----------------------------------------------------------------------------------

    @property
    def _height(self) -> int:
        return round(self._width * self.scene.size[1] / self.scene.size[0])

    def _fit(self) -> None:
        """Give the canvases the size of the picture, which also wipes them."""
        self.widget.width = self._width
        self.widget.height = self._height
        self.widget.layout.width = f"{self._width}px"
        on_top = self.widget[-1]  # hears the mouse, and needs no pixels: the browser would lay them on the rest
        on_top.width = on_top.height = 1
        self._painted = {}

    def _update(self) -> None:
        if not self._watched:
            return
        # All layers in one message: the browser lays them on each other anew for each message it gets.
        wanted = self._split()
        parts = [
            self._part(self.widget[place], self._painted.get(name), shapes)
            for place, (name, shapes) in enumerate(wanted.items())
            if self._painted.get(name) != shapes
        ]
        if parts:
            paint(parts, self.theme, self.scale)
            self._painted = wanted
            sleep(LEAVING)

    def _part(self, canvas: Canvas, painted: Sequence[AnyShape] | None, wanted: Sequence[AnyShape]) -> Part:
        """What has to be painted on a canvas: what is new, a place where something has changed, or everything."""
        if painted is None:
            return Part(canvas, wanted)
        more = added(painted, wanted)
        if more is not None:
            return Part(canvas, more, is_over=True)
        patch = patched(painted, wanted, self._patch)
        return Part(canvas, wanted) if patch is None else Part(canvas, patch.shapes, within=patch.box)

    @property
    def _patch(self) -> float:
        """How large a part may be that is painted by itself: beyond that, the whole is as well."""
        return self.scene.size[0] * self.scene.size[1] / 4

    def _split(self) -> dict[str, tuple[AnyShape, ...]]:
        lowest, *others = self.layers
        shapes = self.scene.shapes
        found = {lowest: tuple([shape for shape in shapes if shape.layer not in others])}
        return found | {name: tuple([shape for shape in shapes if shape.layer == name]) for name in others}

    def _pointed(self, x: float, y: float) -> None:
        self.point(x / self.scale, y / self.scale)
