"""The `ttr-nb` command: open the course, check files, read rules. Imports what a command needs only when it runs."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ttr_nb.content.languages import LANGUAGES

if TYPE_CHECKING:
    from ttr_nb.core.errors import Fault


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 all well, 1 something is wrong, 2 not a command of ours."""
    parser = _parser()
    arguments, rest = parser.parse_known_args(argv)
    if rest and arguments.command != "lab":
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        match arguments.command:
            case "lab":
                code = lab(arguments.dir, rest)
            case "validate":
                code = validate(arguments.files)
            case "rules":
                code = rules(arguments.id, arguments.language, arguments.search)
            case _:
                parser.print_help()
                code = 2
        sys.stdout.flush()
    except BrokenPipeError:  # `ttr-nb rules | head`: the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ttr-nb", description="Learn Ticket to Ride Europe and its siblings by doing the rules."
    )
    parser.add_argument("--version", action=_Version, help="show the version and stop")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    command = commands.add_parser(
        "lab",
        help="open the course in JupyterLab",
        description="Copy the course into a folder of your own, where nothing you did is ever written over, and open "
        "it in JupyterLab. Other arguments go to JupyterLab, for example --port=9000 --no-browser.",
        allow_abbrev=False,
    )
    command.add_argument("--dir", type=Path, help="the folder for your own copy (ttr_nb_course in your home folder)")

    command = commands.add_parser(
        "validate",
        help="check maps, scenarios, lessons and saved games",
        description="Check maps, scenarios, lessons and saved games, and say everything that is wrong with them.",
    )
    command.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="a map's folder or board.toml, a scenario or lesson (.toml), a saved game (.json); none: all of ours",
    )

    command = commands.add_parser(
        "rules", help="list the rules, or read one", description="List the rules, or read one."
    )
    wanted = command.add_mutually_exclusive_group()
    wanted.add_argument("id", nargs="?", metavar="ID", help="a rule's id, for example EU-TUNNEL-4")
    wanted.add_argument("--search", metavar="WORDS", help="list the rules that speak of this, in any of our languages")
    command.add_argument("--language", choices=LANGUAGES, default="en", help="the language to read it in (%(default)s)")
    return parser


class _Version(argparse.Action):
    def __init__(self, option_strings: Sequence[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"ttr-nb {version('ttr_nb')}")
        parser.exit()


# --- lab ----------------------------------------------------------------------------------------


def lab(folder: Path | None, jupyter_arguments: Sequence[str]) -> int:
    """Open JupyterLab on the learner's own copy of the course: on this computer only, with its token."""
    from ttr_nb.core.errors import TtrError
    from ttr_nb.teach.course import FIRST_NOTEBOOK, OWN_FOLDER, copy_course, find_course

    course = find_course()
    if course is None:
        print("The notebooks of the course are not installed with the package; install it again.", file=sys.stderr)
        return 1
    own = (folder or Path.home() / OWN_FOLDER).expanduser().resolve()
    try:
        copied = copy_course(course, own)
    except TtrError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Your own copy of the course is in {own}.", file=sys.stderr)
    for names, what in ((copied.updated, "brought up to date"), (copied.beside, "new, beside what you have changed")):
        if names:
            print(f"{what}: {', '.join(names)}", file=sys.stderr)
    options = ["--ip=127.0.0.1", f"--ServerApp.root_dir={own}"]
    options.append(f"--LabApp.default_url=/lab/tree/{FIRST_NOTEBOOK}")  # so the address it prints leads there, too
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--allow-root")  # as in a container: it listens on this computer only, and asks for its token
    start([*options, *jupyter_arguments])
    return 0


def start(arguments: list[str]) -> None:
    """Become a JupyterLab server, until it is stopped."""
    from jupyterlab.labapp import LabApp

    LabApp.launch_instance(arguments)


# --- validate -----------------------------------------------------------------------------------


def validate(files: Sequence[Path]) -> int:
    """Check each file and print `ok` or all its faults, one a line, as `file: place: what`."""
    wrong = 0
    for file in files or all_data():
        found = faults_of(file)
        wrong += bool(found)
        print("\n".join(map(str, found)) or f"{file}: ok")
    return 1 if wrong else 0


def all_data() -> list[Path]:
    """Every map, scenario and lesson that comes with the package."""
    from ttr_nb.content.paths import data_root

    kinds = ("maps/*/board", "scenarios/*", "lessons/*")
    return [path for kind in kinds for path in sorted(data_root().glob(f"{kind}.toml"))]


def faults_of(path: Path) -> tuple[Fault, ...]:
    """Everything wrong with a map (its folder, or the board.toml in it), a scenario, a lesson or a saved game."""
    from ttr_nb.core.errors import ContentError, Fault, LogError

    try:
        if not path.exists():
            return (Fault(str(path), "", "there is no such file"),)
        if path.is_dir() or path.name == "board.toml":
            from ttr_nb.content.maps import read_board

            read_board(path if path.is_dir() else path.parent)
        elif path.suffix == ".json":
            from ttr_nb.api import load

            load(path)
        elif path.suffix == ".toml":
            from ttr_nb.teach.validation import faults_in

            return faults_in(path)
        else:
            what = "expected a map's folder, its board.toml, a scenario or lesson (.toml), or a saved game (.json)"
            return (Fault(str(path), "", what),)
    except ContentError as error:
        return error.faults
    except LogError as error:
        return (error.fault._replace(file=str(path)),)
    except OSError as error:
        return (Fault(str(path), "", error.strerror or str(error)),)
    return ()


# --- rules --------------------------------------------------------------------------------------


def rules(rule_id: str | None, language: str, search: str | None = None) -> int:
    """List the rules with their titles, those found by some words, or show one rule's card."""
    from ttr_nb.show.rulecards import rule_card, rule_ids

    if search is not None:
        from ttr_nb.show.rulesearch import find_rules

        found = find_rules(search, language)
        print(found, file=sys.stdout if found else sys.stderr)
        return 0 if found else 1
    ids = rule_ids()
    if rule_id is None:
        width = max(map(len, ids), default=0)
        for each in ids:
            print(f"{each:{width}}  {rule_card(each, language).title}")
        return 0
    if rule_id.upper() not in ids:
        from difflib import get_close_matches

        near = get_close_matches(rule_id.upper(), ids)
        print(f"There is no rule {rule_id}." + (f" Near it: {', '.join(near)}." if near else ""), file=sys.stderr)
        return 1
    print(rule_card(rule_id.upper(), language))
    return 0
