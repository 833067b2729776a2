"""Writes down where each rule is taught and tested: the index that rule cards read, `data/rules/index.json`.

A rule is taught by a cell with the tag `rule:EU-TUNNEL-4`, under the nearest heading above it; it is tested where a
test is marked `@pytest.mark.rule("EU-TUNNEL-4")`. Run twice, it gives the same file.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ttr_nb.show.rulecards import rule_ids

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "data" / "rules" / "index.json"
TAG = "rule:"
HEADING = re.compile(r"^#{1,6}\s+(.+?)\s*#*$", re.MULTILINE)


def index() -> dict[str, dict[str, Any]]:
    """For each rule, in the order of the catalogue, the lessons and the files of tests."""
    taught, tested = dict.fromkeys(rule_ids(), ()), dict.fromkeys(rule_ids(), ())
    for id, lesson in lessons():
        taught[id] = tuple(dict.fromkeys((*taught.get(id, ()), lesson)))
    for id, file in marks():
        tested[id] = tuple(dict.fromkeys((*tested.get(id, ()), file)))
    return {id: {"taught": [list(lesson) for lesson in taught[id]], "tested": list(tested[id])} for id in rule_ids()}


def lessons() -> Iterator[tuple[str, tuple[str, str]]]:
    """Every rule with a cell that teaches it: the notebook and the heading above."""
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        heading = ""
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "markdown":
                found = HEADING.findall("".join(cell["source"]))
                heading = found[-1] if found else heading
            for tag in cell["metadata"].get("tags", ()):
                if tag.startswith(TAG):
                    yield tag.removeprefix(TAG), (path.stem, heading)


def marks() -> Iterator[tuple[str, str]]:
    """Every rule with a test that is marked with it, and the file of the test; those in tests/rules come first."""
    files = sorted((ROOT / "tests").rglob("test_*.py"), key=lambda file: ("rules" not in file.parts, file))
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for call in node.decorator_list:
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                        for id in call.args:
                            yield ast.literal_eval(id), file.relative_to(ROOT).as_posix()


def main() -> None:
    """Write the index."""
    FILE.parent.mkdir(exist_ok=True)
    lines = [f" {json.dumps(id)}: {json.dumps(where, ensure_ascii=False)}" for id, where in index().items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
