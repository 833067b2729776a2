"""The package as a thing to install: what it loads, what the wheel holds, what the top of the repository looks like."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")

HEAVY = (
    "IPython",
    "anywidget",
    "dask",
    "distributed",
    "fluent",
    "ipycanvas",
    "ipywidgets",
    "matplotlib",
    "networkx",
    "numpy",
    "pandas",
    "pyarrow",
    "tqdm",
)


def python(code: str, executable: str = sys.executable, folder: Path = ROOT, **variables: str) -> str:
    """What a fresh interpreter prints. It sees no PYTHONPATH, and not the folder of this test."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | variables
    run = subprocess.run(
        [executable, "-c", code], cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


# --- what an import costs -----------------------------------------------------------------------


@pytest.mark.parametrize("module", ["ttr_nb", "ttr_nb.cli", "ttr_nb.session", "ttr_nb.games.europe"])
def test_import_loads_no_library(module: str) -> None:
    loaded = python(f"import sys, {module}; print(*sorted({{name.partition('.')[0] for name in sys.modules}}))").split()
    assert "ttr_nb" in loaded
    assert not set(loaded) & set(HEAVY)


# --- the wheel ----------------------------------------------------------------------------------

uses_wheel = pytest.mark.xdist_group("wheel")  # one process builds it, once


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as a publisher would, except that the build tools of this environment are used."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The interpreter of a fresh environment with the wheel in it.

    The libraries come from this environment: a line in a .pth file puts a folder on the path without reading the .pth
    files in that folder, so an editable install of the checkout does not come along.
    """
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    paths = sysconfig.get_paths(vars={"base": str(folder), "platbase": str(folder)})
    fresh = os.path.join(paths["scripts"], "python")
    pip = [sys.executable, "-m", "pip", "--python", fresh, "--disable-pip-version-check"]
    run = subprocess.run([*pip, "install", "--no-deps", "--no-index", str(wheel)], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    Path(paths["purelib"], "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return fresh


@uses_wheel
def test_wheel_holds_the_package_and_its_data(wheel: Path) -> None:
    held = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    code = {str(path.relative_to(ROOT).as_posix()) for path in (ROOT / "ttr_nb").rglob("*.py")}
    data = {"ttr_nb/" + path.relative_to(ROOT).as_posix() for path in (ROOT / "data").rglob("*") if path.is_file()}
    course = {f"ttr_nb/notebooks/{path.name}" for path in (ROOT / "notebooks").glob("*.ipynb")}
    assert data, "there is no data to ship"
    assert course, "there is no course to ship"
    assert held - {"ttr_nb/py.typed"} == code | data | course


@uses_wheel
def test_wheel_is_what_a_fresh_interpreter_imports(installed: str, tmp_path: Path) -> None:
    found = python("import ttr_nb; print(ttr_nb.__file__)", installed, tmp_path)
    assert Path(installed).parent.parent in Path(found).parents


@uses_wheel
def test_wheel_loads_every_board(installed: str, tmp_path: Path) -> None:
    code = "from ttr_nb.content.maps import board_ids, load_board; print(*(load_board(id).id for id in board_ids()))"
    boards = {path.parent.name for path in (ROOT / "data" / "maps").glob("*/board.toml")}
    assert set(python(code, installed, tmp_path).split()) == boards


@uses_wheel
def test_wheel_starts_a_game(installed: str, tmp_path: Path) -> None:
    code = "import ttr_nb as ttr; print(len(list(ttr.new_game('europe', players=['Ana', 'Ben'], seed=7).legal())))"
    assert int(python(code, installed, tmp_path)) > 0


@uses_wheel
def test_wheel_copies_the_course_for_a_learner(installed: str, tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from ttr_nb.teach.course import copy_course, find_course"
    names = python(f"{code}; print(*copy_course(find_course(), Path(sys.prefix) / 'mine').new)", installed, tmp_path)
    assert names.split() == sorted(path.name for path in (ROOT / "notebooks").glob("*.ipynb"))


@uses_wheel
def test_wheel_brings_the_command(installed: str, tmp_path: Path) -> None:
    command = Path(installed).parent / "ttr-nb"
    run = subprocess.run([command, "--version"], cwd=tmp_path, capture_output=True, text=True)
    assert run.stdout.strip() == f"ttr-nb {PROJECT['version']}", run.stderr


# --- the top of the repository ------------------------------------------------------------------

FILES = [
    ".ci/run",
    ".gitignore",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "binder/requirements.txt",
    "binder/runtime.txt",
    "conftest.py",
    "pyproject.toml",
    "ttr_nb/__init__.py",
]
TOP = {file.partition("/")[0] for file in FILES} | {"data", "notebooks", "tests"}


def files_of_the_project() -> list[Path]:
    """What git tracks or would track; without git, what is not generated."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    git = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if git.returncode == 0:
        return sorted(ROOT / name for name in set(git.stdout.split("\0")) - {""} if (ROOT / name).is_file())
    return sorted(walk(ROOT))


def walk(folder: Path) -> Iterator[Path]:
    generated = {"__pycache__", "build", "dist"}
    for path in folder.iterdir():
        if path.is_dir():
            hidden = path.name.startswith(".") and path.name != ".ci"
            if not hidden and path.name not in generated:
                yield from walk(path)
        else:
            yield path


@pytest.mark.parametrize("file", FILES)
def test_agreed_file_exists(file: str) -> None:
    assert (ROOT / file).is_file()


def test_nothing_else_stands_at_the_top() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in files_of_the_project()} <= TOP


def test_ci_script_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


@pytest.mark.parametrize(
    ("version", "venv_works", "advice"),
    [("exit 1", True, "older than Python 3.11"), ("exit 0", False, "sudo apt-get install python3-venv")],
    ids=["old", "without venv"],
)
def test_environment_says_what_is_missing(version: str, venv_works: bool, advice: str, tmp_path: Path) -> None:
    interpreter = tmp_path / "python3"
    interpreter.write_text(f'#!/bin/sh\n[ "$1" = -c ] && {version}\n[ "$2" = venv ] && exit {1 - venv_works}\n')
    interpreter.chmod(0o755)
    run = subprocess.run(
        [ROOT / ".ci" / "environment", tmp_path / "venv"],
        env={**os.environ, "PYTHON": str(interpreter)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 1
    assert advice in run.stderr


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_documents_name_only_make_targets_that_exist(document: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", (ROOT / document).read_text(encoding="utf-8"), re.MULTILINE))
    assert named <= targets


def test_documents_link_to_files_that_exist() -> None:
    for document in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        links = re.findall(r"\]\((?!https?:)([^)#]+)", (ROOT / document).read_text(encoding="utf-8"))
        assert not [link for link in links if not (ROOT / link).exists()], document


def test_changelog_has_the_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[{re.escape(PROJECT['version'])}\]", changelog, re.MULTILINE)


# Assembled from parts, so that this file is as clean as the others.
PLACES = "|".join(["work", "root", "home", "Users", "opt"])
MACHINE_PATH = re.compile(rf"(?<![\w.~)}}>/-])/(?:{PLACES})/\w")
REGISTRY = re.compile("|".join([r"py" r"pi\.org", "python" r"hosted\.org", "npm" r"js\.(?:org|com)"]))


def test_a_machine_path_would_be_seen() -> None:
    assert MACHINE_PATH.search("from /" + "work/main/x")
    assert MACHINE_PATH.search('"/' + 'home/ana/x"')
    assert not MACHINE_PATH.search("net/" + "work/x")
    assert REGISTRY.search("https://" + "py" + "pi.org/simple")


def test_no_file_names_a_machine_path_or_a_registry() -> None:
    found = []
    for path in files_of_the_project():
        text = path.read_bytes().decode("utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), start=1):
            if MACHINE_PATH.search(line) or REGISTRY.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}")
    assert not found


# --- binder -------------------------------------------------------------------------------------


def binder_lines() -> list[str]:
    lines = (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def test_binder_installs_the_package() -> None:
    assert binder_lines()[-1] == "."


def test_binder_runs_a_python_we_support() -> None:
    runtime = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    assert runtime.startswith("python-")
    assert Requirement(f"python{PROJECT['requires-python']}").specifier.contains(runtime.removeprefix("python-"))


def test_binder_pins_every_dependency_within_its_range() -> None:
    wanted = {requirement.name: requirement.specifier for requirement in map(Requirement, PROJECT["dependencies"])}
    pinned = dict(line.split("==") for line in binder_lines()[:-1])
    assert pinned.keys() == wanted.keys() | {"voila"}, "the libraries we need, and what the launch links open"
    assert not [f"{name}=={pinned[name]}" for name in wanted if pinned[name] not in wanted[name]]


def test_binder_would_build_this() -> None:
    """repo2docker, which a hosted Binder runs, makes its recipe of what stands here; there need be no Docker."""
    options = ["--no-build", "--debug", "--user-id", "1000", "--user-name", "jovyan", "."]
    run = subprocess.run([sys.executable, "-m", "repo2docker", *options], cwd=ROOT, capture_output=True, text=True)
    recipe = run.stdout + run.stderr
    assert run.returncode == 0, recipe
    assert "python=3.11" in recipe
    assert '-r "binder/requirements.txt"' in recipe


# --- the README's first block -------------------------------------------------------------------


def test_readme_begins_with_a_block_that_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    block = re.search(r"^```(?:pycon|python)\n(>>> .*?)^```", README, re.MULTILINE | re.DOTALL)
    assert block, "expected a first block of doctest lines"
    line = README[: block.start(1)].count("\n")
    monkeypatch.chdir(tmp_path)
    test = doctest.DocTestParser().get_doctest(block[1], {}, "README.md", str(ROOT / "README.md"), line)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert not report, "".join(report)
