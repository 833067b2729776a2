"""The `ttr-nb` command, called in this process and once or twice for real."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ttr_nb import cli
from ttr_nb.teach.course import FIRST_NOTEBOOK, OWN_FOLDER

ROOT = Path(__file__).resolve().parent.parent
EUROPE = ROOT / "data" / "maps" / "europe"


def run(*arguments: str | Path, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ttr_nb", *map(str, arguments)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8")


# --- usage --------------------------------------------------------------------------------------


def test_help_names_every_command() -> None:
    shown = run("--help")
    assert shown.returncode == 0, shown.stderr
    assert all(command in shown.stdout for command in ("lab", "validate", "rules"))


def test_no_command_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 2
    assert "usage: ttr-nb" in capsys.readouterr().out


@pytest.mark.parametrize("line", ["dance", "rules A B", "rules --language xx", "validate --fast x"])
def test_wrong_usage_is_code_2(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(line.split())
    assert stopped.value.code == 2
    assert "usage: ttr-nb" in capsys.readouterr().err


# --- lab ----------------------------------------------------------------------------------------


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The arguments of each JupyterLab that would have been started."""
    starts: list[list[str]] = []
    monkeypatch.setattr(cli, "start", starts.append)
    monkeypatch.setattr(cli.os, "geteuid", lambda: 1000, raising=False)
    return starts


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "mine"


def opened(own: Path) -> list[str]:
    return ["--ip=127.0.0.1", f"--ServerApp.root_dir={own}", f"--LabApp.default_url=/lab/tree/{FIRST_NOTEBOOK}"]


def test_lab_opens_a_copy_of_the_whole_course(own: Path, started: list[list[str]]) -> None:
    assert cli.main(["lab", "--dir", str(own)]) == 0
    assert started == [opened(own)]
    ours = {path.name: path.read_bytes() for path in (ROOT / "notebooks").glob("*.ipynb")}
    assert {path.name: path.read_bytes() for path in own.glob("*.ipynb")} == ours


def test_lab_has_a_folder_of_its_own_at_home(
    tmp_path: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cli.main(["lab"]) == 0
    assert started == [opened(tmp_path / OWN_FOLDER)]


def test_lab_runs_in_a_container_too(own: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Jupyter refuses to run as root unless told to."""
    monkeypatch.setattr(cli.os, "geteuid", lambda: 0, raising=False)
    assert cli.main(["lab", "--dir", str(own)]) == 0
    assert started == [[*opened(own), "--allow-root"]]


def test_lab_passes_other_arguments_on_in_order(own: Path, started: list[list[str]]) -> None:
    assert cli.main(["lab", "--no-browser", "--dir", str(own), "--port", "9000", "--ServerApp.port_retries=0"]) == 0
    assert started[0][3:] == ["--no-browser", "--port", "9000", "--ServerApp.port_retries=0"]


def test_lab_says_so_when_the_course_cannot_be_copied(
    tmp_path: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert cli.main(["lab", "--dir", str(tmp_path / "file")]) == 1
    assert "cannot be copied" in capsys.readouterr().err
    assert not started


def test_lab_reaches_jupyterlab(own: Path) -> None:
    shown = run("lab", "--dir", own, "--version")
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.startswith("4.")


# --- validate -----------------------------------------------------------------------------------


def test_validate_counts_a_missing_file_as_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing.json"
    assert cli.main(["validate", str(missing)]) == 1
    assert capsys.readouterr().out == f"{missing}: there is no such file\n"


def test_validate_says_what_it_can_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter = tmp_path / "letter.txt"
    letter.touch()
    assert cli.main(["validate", str(letter)]) == 1
    assert capsys.readouterr().out.startswith(f"{letter}: expected a map")


@pytest.mark.parametrize("path", [EUROPE, EUROPE / "board.toml"], ids=["folder", "file"])
def test_validate_says_ok(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["validate", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: ok\n"


def test_validate_names_every_fault_of_every_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(EUROPE, broken)
    routes = broken / "routes.csv"
    lines = routes.read_text(encoding="utf-8").splitlines()
    lines[2:4] = ["these are", "no routes,at all"]
    routes.write_text("\n".join(lines) + "\n", encoding="utf-8")
    empty = tmp_path / "empty"
    empty.mkdir()

    assert cli.main(["validate", str(broken), str(EUROPE), str(empty)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert sum("routes.csv: line 3" in line for line in out) >= 1
    assert sum("routes.csv: line 4" in line for line in out) >= 1
    assert f"{EUROPE}: ok" in out
    assert any("empty" in line and line != f"{empty}: ok" for line in out)


def test_validate_checks_a_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import ttr_nb as ttr

    saved = tmp_path / "friday.json"
    ttr.new_game("europe", players=["Ana", "Ben"], seed=7).save(saved)
    assert cli.main(["validate", str(saved)]) == 0
    assert capsys.readouterr().out == f"{saved}: ok\n"


@pytest.mark.parametrize("text", ["", "[", "[]", "{}", "null", '{"rules": "europe"}', "\N{SNOWMAN}"])
def test_validate_names_the_fault_of_a_wrong_saved_game(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "friday.json"
    saved.write_text(text, encoding="utf-8")
    assert cli.main(["validate", str(saved)]) == 1
    assert "friday.json: " in capsys.readouterr().out


def test_validate_survives_a_file_that_is_not_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = tmp_path / "friday.json"
    saved.write_bytes(b"\xff\xfe\x00{}")
    assert cli.main(["validate", str(saved)]) == 1
    assert "friday.json: " in capsys.readouterr().out


# --- rules --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", cli.LANGUAGES)
def test_rules_lists_every_rule_with_its_title(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    from ttr_nb.show.rulecards import rule_ids

    assert cli.main(["rules", "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(rule_ids())
    assert all(len(line.split()) > 1 for line in lines)


def test_rules_shows_one_card_whatever_the_case(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "eu-tunnel-4", "--language", "ro"]) == 0
    card = capsys.readouterr().out
    assert cli.main(["rules", "EU-TUNNEL-4", "--language", "ro"]) == 0
    assert capsys.readouterr().out == card
    assert "EU-TUNNEL-4" in card


def test_rules_names_the_nearest_when_there_is_no_such_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "EU-TUNEL-4"]) == 1
    assert "EU-TUNNEL-4" in capsys.readouterr().err
