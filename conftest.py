"""No test, doctest or notebook under test touches the progress of whoever runs them."""

from __future__ import annotations

import gc
import os
from tempfile import TemporaryDirectory

import pytest

HOME = "TTR_NB_HOME"


def pytest_configure(config: pytest.Config) -> None:
    """Give this process, and the kernels and servers it starts, a home of their own."""
    home = TemporaryDirectory(prefix="ttr_nb-home-", ignore_cleanup_errors=True)
    os.environ[HOME] = home.name
    config.add_cleanup(home.cleanup)


def pytest_collection_finish() -> None:
    """What has been loaded stays: the garbage collector need not look at it again and again."""
    gc.freeze()
