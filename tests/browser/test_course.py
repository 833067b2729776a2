"""Every notebook of the course in a real JupyterLab: it runs, and its first try is solved by clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

import ttr_nb as ttr
from tests.browser.at_table import AtTable
from tests.browser.sheet import Sheet
from tests.notebooks.test_committed import code_cells, each_notebook, read, source
from ttr_nb.content.paths import data_root
from ttr_nb.teach.lessons import load_lesson
from ttr_nb.teach.scenarios import Scenario, maps_for

Open = Callable[..., Sheet]


def first_try(cells: list[str]) -> Scenario:
    """The scenario of the first try in a notebook."""
    code = "\n".join(cells)
    lesson = re.search(r'ttr\.lesson\("([^"]+)"\)', code)
    tried = re.search(r'\.try_it\("([^"]+)"', code)
    assert lesson, "there is no lesson in this notebook"
    assert tried, "there is nothing to try in this notebook"
    (round_,) = [each for each in load_lesson(lesson[1]).rounds if each.id == tried[1]]
    return round_.scenario


def solve(table: AtTable, scenario: Scenario) -> None:
    """Do what the author says is the solution, by clicks; a mirror of the game says what there is to click."""
    mirror = ttr.scenario(scenario.id)
    for move in scenario.solution:
        action = mirror.rules.parse(move)
        if mirror.rules.refusals(mirror.state, action):
            table.attempt(action, mirror)
        else:
            table.do(action, mirror)
            mirror.play(action)
            table.is_at(mirror.session.moves)


@each_notebook
def test_a_notebook_runs_and_its_first_try_is_solved_by_clicks(notebook: Open, path: Path) -> None:
    cells = [source(cell) for cell in code_cells(read(path))]
    sheet = notebook(cells)
    scenario = first_try(cells)
    board = scenario.game.removeprefix("dice:")
    table = AtTable(sheet, board=str(maps_for(data_root()).get(board, board)))
    expect(table.root.locator("canvas.ttr-stage").first).to_be_visible()
    solve(table, scenario)
    expect(table.root.locator(".ttr-aim.ttr-reached")).to_be_visible()
