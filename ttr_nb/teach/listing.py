"""What lessons and scenarios there are, as lists to be read. Knows no widget."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from ttr_nb.show.language import checked
from ttr_nb.show.told import Told
from ttr_nb.teach.lessons import lesson_ids, load_lesson
from ttr_nb.teach.scenarios import load_scenario, scenario_ids


def tell_lessons(language: str | None = None) -> Told:
    """The lessons in the order of the course: id, title, notebook, rounds.

    >>> next(line for line in tell_lessons() if line.startswith("tunnels"))[:42]
    'tunnels · Tunnels · 05_tunnels · surcharge'
    """
    code = checked(language)
    lessons = [load_lesson(id) for id in lesson_ids()]
    return _listed(
        (each.id, each.title[code], each.notebook, ", ".join(round.id for round in each.rounds)) for each in lessons
    )


def tell_scenarios(language: str | None = None, about: str = "") -> Told:
    """The scenarios by id: title, game, rules; all of them, or those in whose line some letters stand.

    >>> [line[:13] for line in tell_scenarios("en", about="Tunnel-purple")]
    ['tunnel-purple']
    """
    code = checked(language)
    scenarios = [load_scenario(id) for id in scenario_ids()]
    rows = [(each.id, each.title[code], each.game, ", ".join(each.rules)) for each in scenarios]
    return _listed(row for row in rows if about.casefold() in " ".join(row).casefold())


def _listed(rows: Iterable[Sequence[str]]) -> Told:
    known = list(rows)
    told = "".join(_row(f"<code>{escape(id)}</code>", *map(escape, rest)) for id, *rest in known)
    return Told([" · ".join(row) for row in known], html=f"<table>{told}</table>")


def _row(*cells: str) -> str:
    """A row of words, which JupyterLab would push to the right like numbers."""
    inner = "".join(f'<td style="text-align:left">{cell}</td>' for cell in cells)
    return f"<tr>{inner}</tr>"
