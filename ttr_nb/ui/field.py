"""Fields to type in, heard whole and in order. Knows no game.

A field of ipywidgets tells of every key, and keeps back what a busy kernel has not yet answered; a click on a button
overtakes that. So these tell what was typed once, when they are left or Enter ends it (see the shim), and before
anything else is heard.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import ipywidgets as widgets

from ttr_nb.ui.guard import guarded

Kind = TypeVar("Kind", bound=widgets.Text)


def field(kind: type[Kind], **values: Any) -> Kind:
    """A field of a kind."""
    return kind(continuous_update=False, **values)


def on_enter(typed: widgets.Text, act: Callable[[], object], report: Callable[[Exception], object]) -> None:
    """Let Enter in a field do something."""

    def heard(_: object, content: Any, __: object) -> None:
        if content.get("event") == "submit":
            act()

    typed.on_msg(guarded(heard, report))
