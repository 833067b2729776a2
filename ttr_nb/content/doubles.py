"""Double routes: what tracks that run side by side must have in common. Knows no file format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence

from ttr_nb.content.board_settings import BoardSettings
from ttr_nb.content.inspection import quoted
from ttr_nb.content.routes import RouteEntry


def check_doubles(entries: Sequence[RouteEntry], settings: BoardSettings) -> None:
    """Note what is wrong with tracks that share a group, or share their cities and no group.

    A wrong cell often breaks two of these demands at once; then only the one that comes first is noted.
    """
    placed = [entry for entry in entries if entry.row.ok("from", "to", "double_group")]
    members = Counter(entry.route.group for entry in entries if entry.route.group)
    certain = bool(entries) and all(row.ok("double_group") for row, _ in entries)
    for tracks in _by(placed, lambda entry: frozenset(entry.route.cities)):
        _check_side_by_side(tracks)
    for tracks in _by([entry for entry in placed if entry.route.group], lambda entry: entry.route.group):
        _check_group(tracks, settings, alone=certain and members[tracks[0].route.group] == 1)
    for group in settings.unequal_doubles:
        if certain and group not in members:
            settings.root.fault("unequal_doubles", f"{quoted(group)} is no double_group of routes.csv")


def _check_side_by_side(tracks: Sequence[RouteEntry]) -> None:
    first, *others = tracks
    for row, route in others:
        if not route.group or route.group != first.route.group:
            row.fault("double_group", f"the track runs beside that of line {first.row.line}, but they share no group")
            first.row.unsound.add("double_group")


def _check_group(tracks: Sequence[RouteEntry], settings: BoardSettings, alone: bool) -> None:
    """Faults of one group, unless its membership is in doubt already."""
    first, *others = tracks
    group = first.route.group
    if not all(track.row.ok("double_group") for track in tracks):
        return
    if alone:
        first.row.fault("double_group", f"the group {quoted(group)} has only this track")
    for row, route in others:
        if set(route.cities) != set(first.route.cities):
            row.fault("double_group", f"the track of line {first.row.line} has this group, but links other cities")
        elif group in settings.unequal_doubles or not settings.root.ok("unequal_doubles"):
            continue
        elif row.ok("length") and first.row.ok("length") and route.length != first.route.length:
            what = f"the track of line {first.row.line} has length {first.route.length}, this one {route.length}"
            row.fault("length", f"{what}; if that is meant, name the group in board.toml's unequal_doubles")


def _by(entries: Iterable[RouteEntry], key: Callable[[RouteEntry], Hashable]) -> list[list[RouteEntry]]:
    """Entries with the same key, together, in the order of the file."""
    groups: dict[Hashable, list[RouteEntry]] = {}
    for entry in entries:
        groups.setdefault(key(entry), []).append(entry)
    return list(groups.values())
