"""Scenario and lesson files as authors write them, with a few lines changed."""

from __future__ import annotations

from pathlib import Path

SCENARIO = """
game = "europe"
players = ["Ana", "Ben"]
seed = 7
focus = "Ana"
rules = ["EU-TUNNEL-1"]
moves = ["draw card", "draw card", "draw card", "draw card"]
solution = ["claim marseille-zurich with 2 purple", "take back"]
parts = ["hand"]
[arranged]
first = "Ana"
deck = "red red red red purple locomotive green"
hands = { Ana = "3 purple 1 locomotive" }
tickets = { Ana = ["Paris-Zagrab"], Ben = ["Berlin-Roma"] }
[goal]
event = "TunnelGivenUp"
route = "marseille-zurich"
[title]
en = "A title"
ro = "Un titlu"
pl = "Tytuł"
it = "Un titolo"
[task]
en = "Try {route:marseille-zurich}."
ro = "Încearcă {route:marseille-zurich}."
pl = "Spróbuj {route:marseille-zurich}."
it = "Prova {route:marseille-zurich}."
"""

LESSON = """
notebook = "05_tunnels"
[title]
en = "A title"
ro = "Un titlu"
pl = "Tytuł"
it = "Un titolo"
[aim]
en = "An aim"
ro = "Un scop"
pl = "Cel"
it = "Uno scopo"
[[rounds]]
id = "one"
scenario = "mine"
rules = ["EU-TUNNEL-2"]
[rounds.question]
en = "{player} sees {deck:3}. How many?"
ro = "{player} vede {deck:3}. Câte?"
pl = "{player} widzi {deck:3}. Ile?"
it = "{player} vede {deck:3}. Quante?"
[rounds.answer]
kind = "event"
event = "TunnelRevealed"
field = "extra"
[rounds.vary]
deck = ["red red red red purple locomotive purple", "red red red red green locomotive green"]
hands.Ana = ["2 purple", "3 purple"]
"""


def put(folder: Path, name: str, text: str, *changes: tuple[str, str]) -> Path:
    """Write a file, with some of its text replaced; what is to be replaced must be there."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def mine(folder: Path, *changes: tuple[str, str]) -> Path:
    """The scenario, and where it is."""
    return put(folder, "mine.toml", SCENARIO, *changes)


def lesson(folder: Path, *changes: tuple[str, str]) -> Path:
    """The lesson, with its scenario beside it."""
    mine(folder)
    return put(folder, "ours.toml", LESSON, *changes)
