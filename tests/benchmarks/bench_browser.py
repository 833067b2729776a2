"""How quick the live table is in a real browser, beside a bare button in the same kernel. Run it as a script.

All in one run of JupyterLab in Chromium: a click on the Europe board in mid-game, from the click to the painted pixel;
what the page receives for it; what the kernel works for it; and whether any of this grows over thousands of actions.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

import ttr_nb as ttr
from tests.benchmarks.reference import UNIT_THERE, unit
from tests.benchmarks.rows import Row, at_most, show
from tests.browser.at_table import AtTable
from tests.browser.conftest import FLAGS
from tests.browser.servers import chromium, jupyterlab, write_notebook
from tests.browser.sheet import Sheet
from ttr_nb.content.maps import load_board
from ttr_nb.mechanics.pointing import target
from ttr_nb.show.palette import PALETTES

CLICKS = 60
REST = 400
"""Milliseconds between two clicks: a person takes longer."""
ACTIONS, ROUNDS = 200, 10
"""So many actions, and back again, so many times."""

MIDDLE = {
    "players": ["Ana", "Ben", "Cleo"],
    "seed": 3,
    "first": "Ana",
    "hands": {"Ana": "3 purple 2 locomotive 4 black 5 red 2 green"},
    "tickets": {"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"], "Cleo": ["Brest-Venezia"]},
    "claimed": {
        player: [route.id for route in load_board("europe").routes if not route.group][seat * 2 : 48 : 6]
        for seat, player in enumerate(("Ana", "Ben", "Cleo"))
    },
}
"""Half of the board is built, and Ana is to play, with a hand to build from."""

BARE = """
import json, os, time
from pathlib import Path
import ipywidgets as widgets
button, label = widgets.Button(description="bare"), widgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
bare = widgets.HBox([button, label])
bare.add_class("bare")
bare
"""

FRESH = """
const draw = CanvasRenderingContext2D.prototype.drawImage;
CanvasRenderingContext2D.prototype.drawImage = function (...what) {
  this.canvas.isFresh = true;
  return draw.apply(this, what);
};
"""
"""Notes what was drawn on: reading pixels keeps a page from painting, so only fresh ones are read."""

GAME = f"import ttr_nb as ttr\ngame = ttr.new_game('europe', **{MIDDLE!r})"

TABLE = "table = game.table(); display(table, bare)"
"""In one cell with the bare button: from cell to cell JupyterLab takes longer than both."""

WORK = """
def worked(things, rounds=12):
    found = []
    for thing in things:
        times = []
        for _ in range(rounds):
            begin = time.process_time()
            table.desk.point(thing)
            times.append(time.process_time() - begin)
            while game.session.undo(): pass
            table.desk.clear()
        found.append(min(times))
    Path("work.json").write_text(json.dumps(found))

def busy(actions, seed=1):
    from random import Random
    rng = Random(seed)
    for _ in range(actions):
        legal = game.rules.legal_actions(game.state)
        if not legal:
            break
        table.desk.play(rng.choice(legal))
        table.desk.lift()
    while game.session.undo(): pass
    import gc; gc.collect()
    resident = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    Path("memory.json").write_text(json.dumps(resident))
"""


@contextmanager
def opened() -> Iterator[tuple[Sheet, Path]]:
    """A notebook with a bare button, a game in mid-game, and a cell that will lay its table."""
    with (
        tempfile.TemporaryDirectory() as home,
        jupyterlab(Path(home)) as lab,
        sync_playwright() as playwright,
    ):
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = running.new_page(viewport={"width": 1400, "height": 1000})
        page.add_init_script(FRESH)
        write_notebook(lab.folder / "bench.ipynb", [BARE, GAME])
        sheet = Sheet(page, f"{lab.url}/doc/tree/bench.ipynb?reset", "bench.ipynb")
        sheet.open()
        sheet.run()
        yield sheet, lab.folder
        running.close()


def round_trip(sheet: Sheet, number: int) -> float:
    """Milliseconds from the n-th click on a bare button until its label is seen to say so."""
    label = "[...document.querySelectorAll('.bare .widget-label')].pop().textContent"
    return sheet.timed(_clicked(".bare button", 0.5, 0.5), f"{label} === '{number}'")


def rested(sheet: Sheet, number: int) -> float:
    """A round trip after a rest."""
    sheet.page.wait_for_timeout(REST)
    return round_trip(sheet, number)


def opening(sheet: Sheet, spot: tuple[float, float], colour: str) -> float:
    """Milliseconds from running the cell that lays the table until a place of the board has its colour."""
    sheet.page.evaluate(
        """(code) => {
          const panel = [...window.jupyterapp.shell.widgets("main")].find((one) => one.context);
          panel.content.activeCellIndex = 1;
          panel.content.activeCell.model.sharedModel.setSource(code);
        }""",
        TABLE,
    )
    return sheet.timed("window.jupyterapp.commands.execute('notebook:run-cell')", _is(spot, colour))


def clicking(table: AtTable, route: str, owner: str) -> float:
    """Milliseconds from a click on a route until a car is seen on it."""
    x, y = _part(table.middle(route))
    act = _clicked("canvas.ttr-stage", x, y)
    return table.sheet.timed(act, _is(table.corner(route), PALETTES["light"][f"owner-{owner}"]))


def browser_rows() -> Iterator[Row]:
    """Measure everything, a row at a time."""
    board = load_board("europe")
    there = UNIT_THERE / unit(board)
    mirror = ttr.new_game("europe", **MIDDLE)
    at: dict[str, list[Any]] = {}
    for action in mirror.legal():
        at.setdefault(target(action), []).append(action)
    once = [thing.removeprefix("route:") for thing, ways in at.items() if thing[:6] == "route:" and len(ways) == 1]
    once = [route for route in once if not board.route[route].tunnel]
    many = [thing for thing, ways in at.items() if thing[:6] == "route:" and len(ways) > 1]
    taken = next(f"route:{route.id}" for route in board.routes if route.id in MIDDLE["claimed"]["Ben"])
    with opened() as (sheet, folder):
        bare = median([rested(sheet, number + 1) for number in range(CLICKS)])
        yield Row("bare button to label, median", bare, "ms", "", None)
        table = AtTable(sheet)
        free = next(route for route in once if board.route[route].colour != "gray")
        with sheet.counting() as first:
            open_time = opening(sheet, table.corner(free), PALETTES["light"][f"card-{board.route[free].colour}"])
            sheet.page.wait_for_timeout(1000)
        yield at_most("table opens, beyond 3 round trips", (open_time - 3 * bare) / 1000, 1, "s")
        yield Row("table opens, all received, static twin too", first.bytes / 1000, "kB", "", None)
        table.picture.click(3, 3)  # JupyterLab goes to this cell, and may scroll
        sheet.tell(WORK)
        with sheet.counting() as painted:
            sheet.tell("table.stage.repaint()")
            sheet.page.wait_for_timeout(500)
        yield at_most("first paint of the board, received", painted.bytes / 1000, 60, "kB")
        owner = mirror.colours["Ana"]
        times, bares, sizes = [], [], []
        for number in range(CLICKS):
            # Side by side, whatever else the machine does, and each after the same rest: a second message right after a
            # first waits for its acknowledgement.
            bares.append(round_trip(sheet, CLICKS + number + 1))
            sheet.page.wait_for_timeout(REST)
            with sheet.counting() as click:
                times.append(clicking(table, once[number % len(once)], owner))
                sheet.page.wait_for_timeout(REST)
            sizes.append(click.bytes)
            sheet.tell("game.undo()")
            sheet.page.wait_for_timeout(REST)
        yield Row("click to paint on Europe, median", median(times), "ms", "", None)
        yield at_most("click to paint on Europe", median(times) / median(bares), 1.5, "trips")
        for thing in (*many[:3], taken, "deck"):
            with sheet.counting() as click:
                table.point(thing)
                sheet.page.wait_for_timeout(REST)
            sizes.append(click.bytes)
            sheet.tell("game.undo(); table.desk.clear()")
            sheet.page.wait_for_timeout(REST)
        yield Row("received per click, median", median(sizes) / 1000, "kB", "", None)
        yield at_most("received per click, largest", max(sizes) / 1000, 10, "kB")
        sheet.tell(f"worked({[*(f'route:{route}' for route in once[:2]), *many[:2], taken, 'deck']!r})")
        work = json.loads((folder / "work.json").read_text(encoding="utf-8"))
        yield at_most("kernel's work per click, largest", 1000 * max(work) * there, 10, "ms there")
        yield from growth(sheet, folder)


def growth(sheet: Sheet, folder: Path) -> Iterator[Row]:
    """What thousands of actions on one open table leave behind."""
    memory, sizes = [], []
    for _ in range(ROUNDS):
        with sheet.counting() as sent:
            sheet.tell(f"busy({ACTIONS})")
            sheet.page.wait_for_timeout(500)
        sizes.append(sent.bytes)
        memory.append(json.loads((folder / "memory.json").read_text(encoding="utf-8")))
    half = ROUNDS // 2
    actions = ROUNDS * ACTIONS
    yield at_most(f"kernel memory after {actions} actions", memory[-1] / memory[half - 1], 1.02, "times half")
    yield at_most("received per action, last of them", sizes[-1] / sizes[1], 1.05, "times first")


def _clicked(css: str, x: float, y: float) -> str:
    """All that the page hears of a click on a thing, in JavaScript: JupyterLab listens to the mouse, too."""
    return f"""
      const thing = [...document.querySelectorAll("{css}")].pop(), box = thing.getBoundingClientRect();
      const place = {{bubbles: true, clientX: box.left + {x} * box.width, clientY: box.top + {y} * box.height}};
      for (const type of ["mousedown", "mouseup", "click"]) thing.dispatchEvent(new MouseEvent(type, place));"""


def _part(place: tuple[float, float]) -> tuple[float, float]:
    wide, high = load_board("europe").size
    return place[0] / wide, place[1] / high


def _is(spot: tuple[float, float], colour: str, near: int = 12) -> str:
    """Whether a place of the board has a colour, in JavaScript."""
    x, y = _part(spot)
    wanted = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return f"""(() => {{
      const canvas = document.querySelector("canvas.ttr-stage");
      if (!canvas || !canvas.isFresh) return false;
      canvas.isFresh = false;
      const found = canvas.getContext("2d").getImageData(
        Math.floor({x} * canvas.width), Math.floor({y} * canvas.height), 1, 1).data;
      return {wanted}.every((value, place) => Math.abs(value - found[place]) <= {near});
    }})()"""


if __name__ == "__main__":
    sys.exit(any(row.ok is False for row in show(browser_rows())))
