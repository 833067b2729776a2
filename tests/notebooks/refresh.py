"""Runs the notebooks from a fresh kernel and saves their outputs in place: what `make notebooks` does.

Widgets are left out, their state and their place in the outputs alike: where no kernel runs a viewer would show a blank
or "model not found" instead of the static output beside them. Run twice, a notebook gives the same file.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

COURSE = Path(__file__).resolve().parents[2] / "notebooks"
WIDGET = "application/vnd.jupyter.widget-view+json"
HTML = "text/html"
OF_WIDGET = re.compile(r'<div class="of-ttr-[0-9a-f]{32}"><style>.*?</style>(.*)</div>', re.DOTALL)
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}


def refresh(path: Path) -> None:
    """Run one notebook and write it back; a cell that fails leaves the file as it was."""
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook, timeout=60, kernel_name="python3", record_timing=False, resources={"metadata": {"path": path.parent}}
    ).execute()
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = [output for output in cell.outputs if shows_something(output)]
    # Nothing that depends on who ran it: no widget state, no version of Python, no scroll position.
    notebook.metadata = nbformat.from_dict({"kernelspec": KERNEL, "language_info": {"name": "python"}})
    nbformat.validate(notebook)
    nbformat.write(notebook, path)


def shows_something(output: Any) -> bool:
    """Take the live widget out of an output, and what hides its twin; is anything left?"""
    data = output.get("data")
    if data is None:
        return True
    if HTML in data:
        data[HTML] = OF_WIDGET.sub(r"\1", data[HTML])
    return data.pop(WIDGET, None) is None or bool(data)


def main(names: list[str]) -> None:
    """Refresh the notebooks named, or all of them, as somebody sees them who has done nothing yet."""
    for path in map(Path, names) if names else sorted(COURSE.glob("*.ipynb")):
        print(path.name)
        with TemporaryDirectory() as home:
            os.environ["TTR_NB_HOME"] = home
            refresh(path)


if __name__ == "__main__":
    main(sys.argv[1:])
