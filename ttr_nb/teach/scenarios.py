"""Scenarios: a game at a telling moment, with something to do in it, read from `data/scenarios`. Knows no widget.

Whatever an author writes goes through the engine: the arrangement, the opening moves, and the solution that shows that
the goal can be reached. `data/scenarios/README.md` explains every field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from ttr_nb.content.board import Board
from ttr_nb.content.inspection import Inspection, hint, quoted
from ttr_nb.content.maps import read_board
from ttr_nb.content.paths import data_root
from ttr_nb.content.settings import Section, read_settings
from ttr_nb.core.errors import ContentError, Fault, TtrError
from ttr_nb.core.players import unfit_names
from ttr_nb.shelf import Box, card_box, game_ids, open_box
from ttr_nb.show.rulecards import rule_ids
from ttr_nb.teach import happenings
from ttr_nb.teach.texts import Texts, read_texts

FOLDER = "scenarios"
TEMPLATES = "templates"
"""Small things made to be copied: a map, and a scenario and a lesson on it."""

PARTS = ("moves", "market", "dice", "tokens", "hand", "tickets", "players", "log", "final", "ending", "history", "find")
"""The parts of a table that an author may choose among; those one cannot play without are always there."""

LARGEST_SEED = 2**31


@dataclass(frozen=True)
class Goal:
    """What is to happen: an event with these fields, or a refusal by a rule."""

    event: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)
    refusal: str = ""


@dataclass(frozen=True)
class Scenario:
    """A game at a moment. `moves` lead there, `solution` leads on to the goal; where nothing is to be done, no goal."""

    id: str
    game: str
    players: tuple[str, ...]
    seed: int
    focus: str
    rules: tuple[str, ...]
    moves: tuple[str, ...]
    solution: tuple[str, ...]
    parts: tuple[str, ...]
    arranged: Mapping[str, Any]
    goal: Goal | None
    title: Texts
    task: Texts
    own: Board | None = None
    """The author's own map, when the game is played on one."""

    @cached_property
    def box(self) -> Box:
        """The game in its box."""
        return open_box(self.game) if self.own is None else card_box(self.own)

    @property
    def seat(self) -> int:
        """The seat through whose eyes the scenario is told."""
        return self.players.index(self.focus)


def scenario_ids() -> tuple[str, ...]:
    """The scenarios that come with the package."""
    return ids_in(FOLDER)


def load_scenario(id: str | Path) -> Scenario:
    """A scenario that comes with the package, by its id, or anybody's, by its file. Ours are read only once.

    >>> load_scenario("tunel-purple")
    Traceback (most recent call last):
        ...
    ttr_nb.core.errors.TtrError: there is no scenario 'tunel-purple'; did you mean 'tunnel-purple'?
    """
    if is_file(id):
        return read_scenario(Path(id))
    known = scenario_ids()
    if id not in known:
        raise TtrError(f"there is no scenario {quoted(str(id))}{hint(str(id), known)}")
    return _shipped(str(id))


@cache
def _shipped(id: str) -> Scenario:
    return read_scenario(data_root() / FOLDER / f"{id}.toml")


def read_scenario(path: Path) -> Scenario:
    """The scenario in a file, or a `ContentError` with every fault of its fields; `cases` plays it."""
    faults: list[Fault] = []
    scenario = _read(read_settings(inspected(path, FOLDER, faults)), path)
    if faults:
        raise ContentError(faults)
    return scenario


def is_file(id: str | Path) -> bool:
    """Whether a file of somebody's own is meant, and not the name of one of ours."""
    return isinstance(id, Path) or str(id).endswith(".toml")


def ids_in(folder: str) -> tuple[str, ...]:
    """The names of the TOML files in a folder of the data."""
    return tuple(sorted(file.stem for file in (data_root() / folder).glob("*.toml")))


def inspected(path: Path, folder: str, faults: list[Fault]) -> Inspection:
    """A file of a folder under inspection."""
    return Inspection(path, f"{folder}/{path.name}", faults)


# --- reading ------------------------------------------------------------------------------------


def _read(root: Section, path: Path) -> Scenario:
    maps = maps_for(path.parent)
    game = chosen(root, "game", (*game_ids(), *maps))
    own = _own_map(root, maps[game]) if root.ok("game") and game not in game_ids() else None
    letters = (card_box(own) if own else open_box(game)).letters if root.ok("game") else ""
    players = tuple(root.take("players", _are_players, "a list of different names", ["?"]))
    focus = chosen(root, "focus", players) if root.ok("players") else str(root.take("focus", _is_text, "a name", "?"))
    seed = root.take("seed", _is_seed, f"a whole number from 0 to {LARGEST_SEED}", 0)
    rules = read_rules(root, "rules")
    moves, solution = read_list(root, "moves", required=False), read_list(root, "solution", required=False)
    parts = read_list(root, "parts", required=False)
    for part in parts:
        if part not in PARTS:
            root.fault("parts", f"a table has no part {quoted(part)}{hint(part, PARTS)}; it has {', '.join(PARTS)}")
    nothing: dict[str, Any] = {}
    arranged = root.take("arranged", lambda value: isinstance(value, dict), "a table", nothing, required=False)
    goal = _goal(root, letters) if "goal" in root else None
    if goal is not None and not solution:
        root.fault("solution", "a goal needs a solution: the moves that reach it")
    title, task = read_texts(root, "title"), read_texts(root, "task", required=goal is not None)
    root.close()
    return Scenario(
        path.stem, game, players, seed, focus, rules, moves, solution, parts, arranged, goal, title, task, own
    )


def maps_for(folder: Path) -> dict[str, Path]:
    """Maps besides our boards for a scenario in a folder: those that lie beside it, and those made to be copied."""
    found = {}
    for place in (data_root() / TEMPLATES, folder):
        found.update({settings.parent.name: settings.parent for settings in sorted(place.glob("*/board.toml"))})
    return found


def _own_map(root: Section, folder: Path) -> Board | None:
    try:
        return read_board(folder)
    except ContentError as error:
        root.fault("game", f"the map has faults of its own, the first is {error.faults[0]}")
        return None


def _goal(root: Section, letters: str) -> Goal:
    section = root.section("goal")
    if "refusal" in section:
        refusal = chosen(section, "refusal", rule_ids())
        section.close()
        return Goal(refusal=refusal)
    if not letters:
        return Goal()  # an unknown game has no events; that is said already
    event = chosen(section, "event", happenings.kinds(letters))
    return Goal(event, read_fields(section, event) if section.ok("event") else {})


def read_fields(section: Section, event: str) -> dict[str, str]:
    """The fields of an event and what they are to be, from what is left of a section."""
    known = happenings.fields_of(event)
    wanted = {}
    for name in section:
        if name == "event":
            continue
        value = section.take(name, _is_plain, "a text or a whole number", "")
        if name not in known:
            section.fault(name, f"{event} has no such field; it has {', '.join(known)}{hint(name, known)}")
        wanted[name] = str(value)
    return wanted


def read_list(section: Section, key: str, required: bool = True) -> tuple[str, ...]:
    """A list of texts."""
    nothing: list[str] = []
    found = section.take(key, _is_list, "a list of texts in quotes", nothing, required)
    return tuple(" ".join(text.split()) for text in found)


def read_rules(section: Section, key: str, required: bool = True) -> tuple[str, ...]:
    """A list of rule ids."""
    ids = read_list(section, key, required)
    known = rule_ids()
    for id in ids:
        if id not in known:
            section.fault(key, f"there is no rule {quoted(id)}{hint(id, known)}")
    if required and not ids:
        section.fault(key, "expected at least one rule")
    return ids


def chosen(section: Section, key: str, options: tuple[str, ...]) -> str:
    """One of some names, with a hint where another was meant."""
    value = str(section.take(key, _is_text, f"one of {', '.join(options)}", ""))
    if section.ok(key) and value not in options:
        section.fault(key, f"there is no {quoted(value)}; there is {', '.join(options)}{hint(value, options)}")
    return value


def _are_players(value: object) -> bool:
    return isinstance(value, list) and 2 <= len(value) <= 5 and not unfit_names(value)


def _is_seed(value: object) -> bool:
    return type(value) is int and 0 <= value <= LARGEST_SEED


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _is_plain(value: object) -> bool:
    return _is_text(value) or type(value) is int


def _is_list(value: object) -> bool:
    return isinstance(value, list) and len(value) <= 500 and all(map(_is_text, value))
