"""Headless tables: clicks without a browser, and no error that only the log knows of."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

import pytest
from ipycanvas import MultiCanvas

from ttr_nb.ui.stage import Stage

WATCHED = ("ttr_nb.ui", "traitlets")
"""The loggers that hear of exceptions in handlers: ours, and the one ipywidgets and traitlets write to."""


class Failures(logging.Handler):
    """What handlers have failed with, so far."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def take(self) -> list[str]:
        """The messages, which then are expected ones."""
        taken = [self.format(record) for record in self.records]
        self.records.clear()
        return taken


@pytest.fixture(autouse=True)
def failures() -> Iterator[Failures]:
    """Fails the test when a handler failed; a test that wants this asks for the fixture and takes the messages."""
    handler = Failures()
    loggers = [logging.getLogger(name) for name in WATCHED]
    for logger in loggers:
        logger.addHandler(handler)
    yield handler
    for logger in loggers:
        logger.removeHandler(handler)
    left = handler.take()
    if left:
        pytest.fail("a handler failed:\n" + "\n".join(left))


def _event(canvas: MultiCanvas, **content: object) -> None:
    canvas._handle_custom_msg(content, [])  # private, so here and nowhere else


@pytest.fixture
def click() -> Callable[[Stage, float, float], None]:
    """Click on a stage at a place of its scene, as the browser would tell of it."""

    def at(stage: Stage, x: float, y: float) -> None:
        _event(stage.widget, event="mouse_down", x=x * stage.scale, y=y * stage.scale)

    return at


@pytest.fixture
def arrive() -> Callable[[Stage], None]:
    """Let a browser show a stage for the first time, or again."""

    def ready(stage: Stage) -> None:
        stage.widget[-1]._handle_custom_msg({"event": "client_ready"}, [])

    return ready
