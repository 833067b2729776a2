"""A live widget with its static twin in an output of its own. Knows no game.

JupyterLab shows a widget rather than the HTML in the same output, and where its kernel is gone only that it is missing.
So the twin is the next output, and hides where its widget lives or is still being made.
"""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import ipywidgets as widgets
from IPython.display import display

WIDGET = "application/vnd.jupyter.widget-view+json"

_CHILD, _OUTPUT = ".jp-OutputArea-child", ".jp-OutputArea-output"
_ALIVE = "body:has(.{name})"
_MISSING = f"{_CHILD}:has(> {_OUTPUT}.jupyter-widgets)"  # the line that says so
_AWAITED = f"{_CHILD}:not(:has(> {_OUTPUT}.jupyter-widgets)):not(:has(> {_OUTPUT} *))"  # a line, too
_HIDDEN = (
    f"{_ALIVE} .of-{{name}},{_ALIVE} {_CHILD}:has(.of-{{name}}),{_AWAITED} + {_CHILD}:has(.of-{{name}}),"
    f"{_MISSING}:has(+ {_CHILD} .of-{{name}})"
)


class Twinned(widgets.VBox):
    """A live widget; whoever inherits says what its `twin` is."""

    def __init__(self) -> None:
        self._name = f"ttr-{uuid4().hex}"
        super().__init__(_dom_classes=(self._name,))

    def twin(self) -> dict[str, str]:
        """What shows without a kernel and without widgets: text and HTML."""
        raise NotImplementedError

    def _live(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        live = super()._repr_mimebundle_(**kwargs)
        return live if isinstance(live, tuple) else (live, {})

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Both in one, for whoever wants one output."""
        data, metadata = self._live(**kwargs)
        return {**data, **self.twin()}, metadata

    def _ipython_display_(self) -> None:
        data, _ = self._live()
        display({WIDGET: data[WIDGET]}, raw=True)  # type: ignore[no-untyped-call]
        twin = self.twin()
        style = f"<style>{_HIDDEN.format(name=self._name)}{{display:none}}</style>"
        html = f'<div class="of-{self._name}">{style}{twin["text/html"]}</div>'
        display({**twin, "text/html": html}, raw=True)  # type: ignore[no-untyped-call]
