"""A step that never ends fails its test instead of stopping the suite."""

from __future__ import annotations

import pytest

from tests.conformance.playing import Impatient


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ttr_nb.session.Seeded", Impatient)
