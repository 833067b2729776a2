"""What the course promises: every rule taught by doing, predict, try and check in every notebook, small cells."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.notebooks.test_committed import PATHS, code_cells, each_notebook, read, source
from ttr_nb.show.rulecards import rule_ids
from ttr_nb.teach.lessons import lesson_ids, load_lesson
from ttr_nb.teach.progress import KATA, PREDICTION, TRY
from ttr_nb.teach.report import steps_by_notebook

NUMBERS = ["00", *(f"{number:02}" for number in range(1, 19)), "90"]
RULE = "rule:"
LESSON = re.compile(r'ttr\.lesson\("([^"]+)"\)')
FIRST_CELL = "import ttr_nb as ttr"
STATEMENT = re.compile(r"^\s*(def|class|import|from) ", re.MULTILINE)
"""What belongs in the package, not in a cell."""

MOST_LINES = 6
"""Of a cell; the learner's own function in a kata may be longer."""

DOING = re.compile(
    r"\.(predict|try_it|explain|check|quiz|play|why_not|undo|legal|score_sheet|scores|borrowing|history|table"
    r"|longest_route|network|bridges|cheapest|odds|text|fork)\("
)
"""What counts as doing something: a rule card alone teaches nothing."""


def tags(cell: dict[str, Any]) -> list[str]:
    return list(cell["metadata"].get("tags", []))


def taught(cell: dict[str, Any]) -> list[str]:
    """The rules a cell says it teaches."""
    return [tag.removeprefix(RULE) for tag in tags(cell) if tag.startswith(RULE)]


def shown(cell: dict[str, Any]) -> str:
    """All that can be read in a cell and below it."""
    return source(cell) + json.dumps(cell["outputs"], ensure_ascii=False)


def markdown(path: Path) -> list[str]:
    return [source(cell) for cell in read(path)["cells"] if cell["cell_type"] == "markdown"]


def test_every_notebook_of_the_course_is_there() -> None:
    assert [path.name[:2] for path in PATHS] == NUMBERS


def test_every_rule_is_taught_by_doing_something() -> None:
    cells = [cell for path in PATHS for cell in code_cells(read(path)) if DOING.search(source(cell))]
    assert {id for cell in cells for id in taught(cell)} == set(rule_ids())


@each_notebook
def test_a_cell_is_about_the_rules_it_says_it_teaches(path: Path) -> None:
    """They can be read there, or it is a step of a round that is about them."""
    code = "\n".join(map(source, code_cells(read(path))))
    rounds = {each.id: each.rules for id in re.findall(LESSON, code) for each in load_lesson(id).rounds}
    for cell in code_cells(read(path)):
        step = re.search(r'lesson\.\w+\("([^"]+)"', source(cell))
        about = rounds[step[1]] if step else ()
        assert not [id for id in taught(cell) if id not in about and id not in shown(cell)], source(cell)


@each_notebook
def test_opens_with_what_one_will_be_able_to_do(path: Path) -> None:
    first = markdown(path)[0]
    assert first.startswith("# ")
    assert "**You will be able to**" in first


@each_notebook
def test_has_something_to_predict_to_try_and_to_check(path: Path) -> None:
    code = "\n".join(map(source, code_cells(read(path))))
    assert ".predict(" in code
    assert ".try_it(" in code
    assert ".check(" in code


@each_notebook
def test_ends_with_a_check_of_three_questions(path: Path) -> None:
    assert re.fullmatch(r"lesson\.quiz\(seed=\d+\)", source(code_cells(read(path))[-1]).strip())


@each_notebook
def test_cells_are_small_and_prose_comes_before_code(path: Path) -> None:
    cells = read(path)["cells"]
    for cell in code_cells(read(path)):
        is_kata = "kata" in tags(cell)
        assert is_kata or len(source(cell).splitlines()) <= MOST_LINES, source(cell)
        assert is_kata or source(cell) == FIRST_CELL or not STATEMENT.search(source(cell)), source(cell)
    kinds = "".join(cell["cell_type"][0] for cell in cells)
    assert "ccccc" not in kinds, "five code cells in a row, and no word between them"


@each_notebook
def test_its_lessons_are_lessons_of_ours(path: Path) -> None:
    code = "\n".join(map(source, code_cells(read(path))))
    named = re.findall(LESSON, code)
    assert named
    assert set(named) <= set(lesson_ids())


@pytest.mark.parametrize("lesson", lesson_ids())
def test_every_lesson_is_in_its_notebook(lesson: str) -> None:
    path = Path(PATHS[0].parent, f"{load_lesson(lesson).notebook}.ipynb")
    code = "\n".join(map(source, code_cells(read(path))))
    assert f'ttr.lesson("{lesson}")' in code


STEPS = {PREDICTION: 'lesson.predict("{}"', TRY: 'lesson.try_it("{}"', KATA: 'ttr.kata("{}").check('}
"""How a notebook lets one take a step that counts as progress; the only check that counts is the quiz."""


@each_notebook
def test_every_step_that_counts_as_progress_can_be_taken(path: Path) -> None:
    code = "\n".join(map(source, code_cells(read(path))))
    wanted = [STEPS[kind].format(id.rpartition("/")[2]) for kind, id in steps_by_notebook()[path.stem] if kind in STEPS]
    assert not [step for step in wanted if step not in code]
