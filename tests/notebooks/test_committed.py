"""What every committed notebook has: outputs of a real run, no widget state, the same first cell, a name in the row."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

COURSE = Path(__file__).resolve().parents[2] / "notebooks"
PATHS = sorted(COURSE.rglob("*.ipynb"))
PATHS = [path for path in PATHS if ".ipynb_checkpoints" not in path.parts]

each_notebook = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def read(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))


def source(cell: dict[str, Any]) -> str:
    text = cell["source"]
    return text if isinstance(text, str) else "".join(text)


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code" and source(cell).strip()]


@each_notebook
def test_has_a_name_in_the_row(path: Path) -> None:
    assert path.parent == COURSE, "nbval runs notebooks/, and the course is one row of notebooks"
    assert re.fullmatch(r"\d\d_[a-z0-9]+(_[a-z0-9]+)*\.ipynb", path.name), "expected NN_topic.ipynb"


@each_notebook
def test_every_cell_has_been_run(path: Path) -> None:
    """nbval never compares a cell without a count, and passes it."""
    not_run = [source(cell) for cell in code_cells(read(path)) if cell["execution_count"] is None]
    assert not not_run, "run `make notebooks`"


@each_notebook
def test_has_been_run_from_top_to_bottom(path: Path) -> None:
    counts = [cell["execution_count"] for cell in code_cells(read(path))]
    assert counts == list(range(1, len(counts) + 1)), "run `make notebooks`"


@each_notebook
def test_no_cell_ended_in_an_error(path: Path) -> None:
    errors = [
        output["ename"]
        for cell in code_cells(read(path))
        for output in cell["outputs"]
        if output["output_type"] == "error"
    ]
    assert not errors


@each_notebook
def test_holds_no_widget_state(path: Path) -> None:
    """Saved state makes viewers without a kernel prefer a blank widget to the static output."""
    assert "widgets" not in read(path)["metadata"], "run `make notebooks`"


@each_notebook
def test_shows_static_outputs_only(path: Path) -> None:
    """Without a kernel a live widget reads "model not found", and hides the static output beside it."""
    kinds = {kind for cell in code_cells(read(path)) for output in cell["outputs"] for kind in output.get("data", {})}
    assert "application/vnd.jupyter.widget-view+json" not in kinds, "run `make notebooks`"


@each_notebook
def test_starts_any_python_kernel(path: Path) -> None:
    assert read(path)["metadata"]["kernelspec"]["name"] == "python3", "run `make notebooks`"


@each_notebook
def test_begins_with_prose(path: Path) -> None:
    assert read(path)["cells"][0]["cell_type"] == "markdown"


@pytest.mark.skipif(not PATHS, reason="no notebooks yet")
def test_the_first_code_cell_is_the_same_everywhere() -> None:
    first = {path.stem: source(code_cells(read(path))[0]) for path in PATHS}
    assert len(set(first.values())) == 1, first
