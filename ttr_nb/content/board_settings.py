"""What `board.toml` says: the board's names and size, and its parameters of play. Knows no table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ttr_nb.content.board import Parameters
from ttr_nb.content.inspection import LARGEST, Inspection, hint, quoted
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.content.settings import Section, is_id, is_name, is_number, is_whole, read_settings

RETURNED = ("box", "bottom")
"""Where tickets not kept go: out of the game, or under their deck."""

BONUS = ("longest path", "most tickets")
"""What the bonus at the end is given for."""


@dataclass(frozen=True, slots=True)
class BoardSettings:
    """The settings, and the sections they were read from, which know what in them is to be trusted."""

    id: str
    name: str
    names: Mapping[str, str]
    size: tuple[float, float]
    unequal_doubles: tuple[str, ...]
    countries: Mapping[str, Mapping[str, str]]
    play: Parameters
    root: Section
    countries_section: Section
    play_section: Section


def read_board_settings(inspection: Inspection) -> BoardSettings:
    """Read `board.toml`, noting every fault."""
    root = read_settings(inspection)
    board_id = root.take("id", is_id, "an id of a-z, 0-9 and '_' in quotes", "")
    folder = inspection.path.resolve().parent.name
    if root.ok("id") and board_id != folder:
        root.fault("id", f"expected the name of the folder, {folder!r}, found {board_id!r}")
    name = root.text("name")
    names = _names(root.section("names", required=False))
    width, height = root.take("size", _is_size, "[width, height], two numbers above 0", (1.0, 1.0))
    unequal = root.take("unequal_doubles", _is_ids, "a list of double groups", (), required=False)
    countries = root.section("countries", required=False)
    named = {country: _names(countries.section(country)) for country in countries}
    for country in named:
        if not is_id(country):
            countries.fault(country, "expected an id of a-z, 0-9 and '_'")
    play_section = root.section("play")
    play = _play(play_section)
    root.close()
    return BoardSettings(
        id=board_id,
        name=name,
        names=names,
        size=(float(width), float(height)),
        unequal_doubles=tuple(unequal),
        countries=named,
        play=play,
        root=root,
        countries_section=countries,
        play_section=play_section,
    )


def _play(section: Section) -> Parameters:
    dealt = section.section("dealt")
    fewest, most = section.take("players", _is_range, "[fewest, most], from 2 up", (2, 2))
    play = Parameters(
        players=(fewest, most),
        cars=section.whole("cars", least=1),
        stations=section.whole("stations", least=0),
        dealt={kind: dealt.whole(kind, least=0) for kind in dealt},
        keep_at_start=section.whole("keep_at_start", least=1),
        draw=section.whole("draw", least=1),
        keep_later=section.whole("keep_later", least=1),
        returned_at_start=section.choice("returned_at_start", RETURNED),
        returned_later=section.choice("returned_later", RETURNED),
        doubles_open_from=section.whole("doubles_open_from", least=1),
        bonus=section.choice("bonus", BONUS),
        bonus_points=section.whole("bonus_points", least=0),
        points=_points(section),
        deck=tuple(section.take("deck", _is_ids, "a list of kinds of ticket", ["regular"], required=False)),
    )
    section.close()
    for kind in play.deck:
        if "deck" in section and section.ok("dealt") and kind not in play.dealt:
            section.fault("deck", f"the kind {quoted(kind)} is not in dealt{hint(kind, play.dealt)}")
    in_all = sum(play.dealt.values())
    if section.ok("keep_at_start", "dealt") and play.keep_at_start > in_all:
        section.fault("keep_at_start", f"{play.keep_at_start} tickets are kept, but {in_all} are dealt")
    if section.ok("keep_later", "draw") and play.keep_later > play.draw:
        section.fault("keep_later", f"{play.keep_later} tickets are kept, but {play.draw} are drawn")
    return play


def _points(section: Section) -> Mapping[int, int]:
    """Points by length. TOML's keys are texts, so the lengths are read here."""
    points = section.section("points")
    table = {}
    for key in points:
        value = points.whole(key, least=1)
        if key.isascii() and key.isdecimal() and 1 <= len(key) <= 3 and key[0] != "0":
            table[int(key)] = value
        else:
            points.fault(key, f"expected the length of a route, at least 1, found {quoted(key)}")
    if not table:
        section.fault("points", "the table is empty")
    return table


def _names(section: Section) -> Mapping[str, str]:
    """Names by language, for the languages in which they are given."""
    names = {language: section.text(language) for language in LANGUAGES if language in section}
    section.close(LANGUAGES)
    return names


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2


def _is_size(value: Any) -> bool:
    return _is_pair(value) and all(is_number(side) and 0 < side <= LARGEST for side in value)


def _is_range(value: Any) -> bool:
    return _is_pair(value) and all(map(is_whole, value)) and 2 <= value[0] <= value[1] <= LARGEST


def _is_ids(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_name, value))
