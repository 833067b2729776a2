"""Handlers whose errors are seen: shown to the person and logged. Knows no widget.

ipywidgets only logs what a handler raises, so that a click seems to do nothing. Everything that a widget calls is
wrapped here instead.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")

LOGGER = logging.getLogger("ttr_nb.ui")


def guarded(handler: Callable[P, object], report: Callable[[Exception], object]) -> Callable[P, None]:
    """The handler, with its errors given to `report` and logged. An error of `report` is logged too.

    >>> shown = []
    >>> LOGGER.disabled = True
    >>> guarded(lambda: 1 / 0, shown.append)()
    >>> LOGGER.disabled = False
    >>> shown
    [ZeroDivisionError('division by zero')]
    """

    @wraps(handler)
    def call(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            handler(*args, **kwargs)
        except Exception as error:
            LOGGER.exception("a handler failed: %s", getattr(handler, "__qualname__", handler))
            try:
                report(error)
            except Exception:
                LOGGER.exception("and so did showing it")

    return call
