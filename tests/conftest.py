"""What every test may lean on."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "tests.rules.positions", "tests.rules.cardgame.positions", "tests.rules.dice.positions"
)
