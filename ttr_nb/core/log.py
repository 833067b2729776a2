"""A game as a record: how it was set up, what chance brought, what was done. It replays without a generator."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ttr_nb.core.chance import Outcome
from ttr_nb.core.errors import LogError
from ttr_nb.core.strict_json import JsonFault, load_strict

FORMAT = "ttr_nb game"
VERSION = 1
LARGEST = 1_000_000
"""Bytes. A long game of five takes a tenth of this."""


class Entry(NamedTuple):
    """A move: who, what (in notation), and what chance answered."""

    seat: int
    action: str
    chance: tuple[Outcome, ...] = ()


class Log(NamedTuple):
    """A whole game. `arranged` is what was settled beforehand, in the words of its rule set; `rigged` says so aloud."""

    game: str
    rules: int
    players: tuple[str, ...]
    seed: int
    arranged: Mapping[str, Any]
    rigged: bool
    opening: tuple[Outcome, ...]
    moves: tuple[Entry, ...]


def write_log(log: Log) -> str:
    """The log as JSON, a line for each move."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "game": log.game,
        "rules": log.rules,
        "players": list(log.players),
        "seed": log.seed,
        "rigged": log.rigged,
        "arranged": dict(log.arranged),
        "opening": [_chance_json(outcome) for outcome in log.opening],
    }
    moves = [{"seat": move.seat, "do": move.action, **_chance_of(move)} for move in log.moves]
    lines = [f"  {json.dumps(name)}: {_line(value)}" for name, value in head.items()]
    listed = ",\n".join(f"    {_line(move)}" for move in moves)
    lines.append(f'  "moves": [\n{listed}\n  ]' if moves else '  "moves": []')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read_log(path: Path) -> Log:
    """The log in a file, or a `LogError` that names file, place and reason."""
    path = Path(path)
    try:
        value = load_strict(path, LARGEST)
    except JsonFault as fault:
        raise LogError(path.name, fault.place, fault.what) from None
    return _Reader(path.name).log(value)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _chance_json(outcome: Outcome) -> dict[str, object]:
    return {"of": outcome.label, "came": list(outcome.result)}


def _chance_of(move: Entry) -> dict[str, object]:
    return {"chance": [_chance_json(outcome) for outcome in move.chance]} if move.chance else {}


class _Reader:
    """Checks the shape of a log, place by place."""

    def __init__(self, file: str) -> None:
        self.file = file

    def log(self, value: object) -> Log:
        head = self.record(
            value,
            "",
            ("format", "version", "game", "rules", "players", "seed", "rigged", "arranged", "opening", "moves"),
        )
        if head["format"] != FORMAT:
            raise self.error("format", f"this is not a saved game: expected {FORMAT!r}")
        if self.number(head["version"], "version") != VERSION:
            raise self.error("version", f"version {head['version']} cannot be read here, only {VERSION}")
        if not isinstance(head["rigged"], bool):
            raise self.error("rigged", "expected true or false")
        arranged = head["arranged"]
        if not isinstance(arranged, dict):
            raise self.error("arranged", "expected an object")
        return Log(
            self.text(head["game"], "game"),
            self.number(head["rules"], "rules"),
            tuple(self.text(name, place) for place, name in self.items(head["players"], "players")),
            self.number(head["seed"], "seed"),
            arranged,
            head["rigged"],
            self.outcomes(head["opening"], "opening"),
            tuple(self.entry(move, place) for place, move in self.items(head["moves"], "moves")),
        )

    def entry(self, value: object, place: str) -> Entry:
        move = self.record(value, place, ("seat", "do"), ("chance",))
        return Entry(
            self.number(move["seat"], f"{place}.seat"),
            self.text(move["do"], f"{place}.do"),
            self.outcomes(move.get("chance", []), f"{place}.chance"),
        )

    def outcomes(self, value: object, place: str) -> tuple[Outcome, ...]:
        return tuple(self.outcome(item, where) for where, item in self.items(value, place))

    def outcome(self, value: object, place: str) -> Outcome:
        fields = self.record(value, place, ("of", "came"))
        came = tuple(self.text(item, where) for where, item in self.items(fields["came"], f"{place}.came"))
        return Outcome(self.text(fields["of"], f"{place}.of"), came)

    def record(
        self, value: object, place: str, needed: tuple[str, ...], possible: tuple[str, ...] = ()
    ) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.error(place, "expected an object")
        for name in needed:
            if name not in value:
                raise self.error(place, f"the field {name!r} is missing")
        for name in value:
            if name not in needed and name not in possible:
                raise self.error(place, f"the field {name[:60]!r} is unknown")
        return value

    def items(self, value: object, place: str) -> Iterator[tuple[str, object]]:
        if not isinstance(value, list):
            raise self.error(place, "expected a list")
        return ((f"{place}[{index}]", item) for index, item in enumerate(value))

    def text(self, value: object, place: str) -> str:
        if not isinstance(value, str):
            raise self.error(place, "expected a text")
        return value

    def number(self, value: object, place: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(place, "expected a whole number")
        return value

    def error(self, place: str, what: str) -> LogError:
        return LogError(self.file, place, what)
