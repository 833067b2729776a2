"""Tables for katas: a game laid and ready for its first action. Knows no kata."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ttr_nb.session import Session
from ttr_nb.shelf import Box
from ttr_nb.show.names import Naming

SEED = 1


def laid(box: Box, players: Sequence[str], **arranged: Any) -> Any:
    """The position of a game in which the first player is about to act: tickets are settled, nobody decides first."""
    options = {"first": players[0], "tickets": dict.fromkeys(players, ()), **arranged}
    return Session.start(box.rules, tuple(players), SEED, box.arrange(players, options)).state


def names(box: Box, players: Sequence[str]) -> Naming:
    """How things are called at such a table."""
    return box.names(players)
