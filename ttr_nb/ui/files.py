"""Saving and loading at a table: which file somebody means, and in the table's language what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ttr_nb import session as sessions
from ttr_nb.core.errors import LogError, TtrError
from ttr_nb.core.log import read_log
from ttr_nb.session import Session
from ttr_nb.shelf import Box
from ttr_nb.show.tell import tell_refusal
from ttr_nb.ui.desk import Desk


def save(name: str, desk: Desk) -> None:
    """Save the game in a `.json` file; if it is there already, it must be a saved game and nothing else."""
    path = _path(name, desk)
    if path.exists():
        try:
            read_log(path)
        except LogError as error:
            why = str(error.fault._replace(file=""))
            raise TtrError(desk.say("table-not-a-game", file=path.name, why=why)) from None
    desk.session.save(path)
    desk.inform("table-saved", file=name)


def load(name: str, desk: Desk, find: Callable[[str], Box | None]) -> tuple[Session, Box]:
    """The game in a file, with its box, which `find` finds by the id of the game."""
    path = _path(name, desk)
    if not path.exists():
        raise TtrError(desk.say("table-no-file", file=path.name))
    names = desk.names
    try:
        log = read_log(path)
        box = find(log.game)
        if box is not None:
            names = box.names(log.players)
            return sessions.replay(log, box.rules, path.name), box
        why = desk.say("table-no-game", name=log.game[:60])
    except LogError as error:
        told = [sentence for reason in error.refusals for sentence in tell_refusal(reason, names, desk.language)]
        what = " ".join(filter(None, told)) or error.fault.what
        why = ": ".join(filter(None, (error.fault.place, what)))
    raise TtrError(desk.say("table-not-loaded", file=path.name, why=why))


def _path(name: str, desk: Desk) -> Path:
    path = Path(name.strip())
    try:
        path.exists()
        is_fit = path.suffix == ".json" and bool(path.stem)
    except OSError:  # longer than a name can be
        is_fit = False
    if not is_fit:
        raise TtrError(desk.say("table-not-json", file=name[:60]))
    return path
