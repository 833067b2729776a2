"""Closing widgets with all they hold, which ipywidgets does not do by itself. Knows no game."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ipywidgets import Widget

OWNED = ("children", "_canvases", "layout", "style")
"""What a widget holds for itself alone; canvases also hold a manager, which all of them share."""


def close_all(widgets: Iterable[Widget], keep: Collection[Widget] = ()) -> None:
    """Close widgets and what they hold, down to their layouts and styles; `keep` stays open.

    >>> from ipywidgets import Button, HBox
    >>> button, other = Button(), Button()
    >>> close_all([HBox([button, other])], keep=[other])
    >>> button.comm, button.layout.comm, other.comm is None
    (None, None, False)
    """
    for widget in widgets:
        if widget.comm is not None and widget not in keep:
            owned = [getattr(widget, name, None) for name in OWNED]
            widget.close()
            for each in owned:
                held = each if isinstance(each, list | tuple) else (each,)
                close_all([part for part in held if isinstance(part, Widget)], keep)
