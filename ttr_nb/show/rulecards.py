"""A rule as a card to read: id, title, text, ruling, where it is taught, tested and implemented. Knows no position."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from html import escape
from importlib import import_module
from textwrap import fill

from ttr_nb.core.errors import TtrError
from ttr_nb.show.language import checked
from ttr_nb.show.ruleindex import Lesson, places
from ttr_nb.show.words import can_say, keys, say

RULE = re.compile(r"[A-Z]+-[A-Z]+-\d+")

GAMES = {"EU": "ttr_nb.games.europe", "DX": "ttr_nb.games.dice", "CG": "ttr_nb.games.cardgame"}
"""The package of each game by the first letters of its rules, in the order of the catalogue."""

WIDTH = 100
"""Of a card in characters, as text."""


class UnknownRule(TtrError):
    """No rule has this id; `near` are ids like it."""

    def __init__(self, id: str) -> None:
        self.near = tuple(get_close_matches(str(id).upper(), rule_ids()))
        super().__init__(f"there is no rule {id!r}" + (f"; near it: {', '.join(self.near)}" if self.near else ""))


@dataclass(frozen=True, slots=True)
class RuleCard:
    """A rule in one language. It shows itself as text and as HTML."""

    id: str
    title: str
    text: str
    ruling: str | None
    implemented_by: tuple[str, ...]
    language: str
    taught_in: tuple[Lesson, ...] = ()
    tested_in: tuple[str, ...] = ()

    def __str__(self) -> str:
        parts = [f"{self.id} · {self.title}", fill(self.text, WIDTH)]
        if self.ruling:
            parts.append(fill(f"{self._label('label-ruling')}: {self.ruling}", WIDTH))
        parts += [fill(f"{label}: {', '.join(where)}", WIDTH, break_long_words=False) for label, where in self._where()]
        return "\n".join(parts)

    def _label(self, key: str) -> str:
        return say(key, self.language)

    def _where(self) -> list[tuple[str, list[str]]]:
        """Where it is taught, tested and implemented, each with its label."""
        all_places = {
            "rules-taught": [str(lesson) for lesson in self.taught_in],
            "rules-tested": list(self.tested_in),
            "label-implemented-by": list(self.implemented_by),
        }
        return [(self._label(key), where) for key, where in all_places.items() if where]

    def _repr_html_(self) -> str:
        notes = [
            f"{escape(label)}: {', '.join(f'<code>{escape(home)}</code>' for home in where)}"
            for label, where in self._where()
        ]
        return self._html(notes)

    def at_table(self) -> str:
        """As HTML for those who play: where it is taught, and nothing of code; the headings there are English."""
        lessons = [str(lesson) if self.language == "en" else lesson.notebook for lesson in self.taught_in]
        told = ", ".join(map(escape, dict.fromkeys(lessons)))
        return self._html([f"{escape(self._label('rules-taught'))}: {told}"] if told else [])

    def _html(self, notes: Sequence[str]) -> str:
        parts = [f"<p><strong>{escape(self.id)}</strong> {escape(self.title)}</p>", f"<p>{escape(self.text)}</p>"]
        if self.ruling:
            parts.append(f"<p><em>{escape(self._label('label-ruling'))}:</em> {escape(self.ruling)}</p>")
        parts += [f"<p><small>{note}</small></p>" for note in notes]
        return f'<div class="ttr-rule" lang="{escape(self.language)}">{"".join(parts)}</div>'

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self._repr_html_()}


def rule_ids() -> tuple[str, ...]:
    """Every rule we can read out, in the order of the catalogue: game by game, and each as it stands in its file.

    >>> rule_ids()[:2], rule_ids()[-1]
    (('EU-SETUP-1', 'EU-SETUP-2'), 'CG-WIN-1')
    """
    order = tuple(GAMES)
    return tuple(sorted(filter(RULE.fullmatch, keys("en")), key=lambda id: order.index(id.partition("-")[0])))


def rule_card(id: str, language: str | None = None) -> RuleCard:
    """The card of a rule; the case of the id does not matter.

    >>> card = rule_card("eu-draw-7", "it")
    >>> card.title, card.text
    ('Nessun limite alla mano', 'Puoi tenere in mano quante carte treno vuoi.')
    >>> card.implemented_by, card.tested_in
    (('ttr_nb.games.europe.draw._received',), ('tests/rules/test_draw.py',))
    >>> rule_card("EU-TUNEL-4")
    Traceback (most recent call last):
        ...
    ttr_nb.show.rulecards.UnknownRule: there is no rule 'EU-TUNEL-4'; near it: EU-TUNNEL-4, EU-TUNNEL-8, EU-TUNNEL-7
    """
    from ttr_nb.core.rules import homes

    load_games()
    code = checked(language)
    known = str(id).strip().upper()
    if known not in rule_ids():
        raise UnknownRule(id)
    found = places(known)
    return RuleCard(
        id=known,
        title=say(known, code),
        text=say(f"{known}.text", code),
        ruling=say(f"{known}.ruling", code) if can_say(f"{known}.ruling", code) else None,
        implemented_by=homes(known),
        language=code,
        taught_in=found.taught,
        tested_in=found.tested,
    )


def load_games() -> None:
    """Import every game, whose functions then say which rules they implement."""
    for package in GAMES.values():
        import_module(package)
