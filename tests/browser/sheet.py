"""A notebook in the browser, as a test sees it: run it, point at its pictures, read pixels, count bytes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from ttr_nb.show.palette import PALETTES

PATIENCE = 30_000
"""Milliseconds that anything may take, as Playwright gives a click: the cores may be busy with other tests."""
expect.set_options(timeout=PATIENCE)

_GIVEN_UP = "[anywidget] Failed to initialize model."
"""What anywidget says of a model that a busy page has needed two seconds to make. Tables do not mind: see the test of a
page that is too slow for it."""

_PANEL = "const panel = [...window.jupyterapp.shell.widgets('main')].find((one) => one.context?.path === path);"

_OPEN = "async (path) => { await window.jupyterapp.restored;" + """
  await window.jupyterapp.commands.execute("docmanager:open", { path, factory: "Notebook" });
}"""

_READY = """async (path) => {
  await window.jupyterapp.restored;
  const until = async (find) => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise((next) => setTimeout(next, 20));
    }
  };
  const panel = await until(() => { PANEL return panel; });
  await panel.context.ready;
  await panel.revealed;
  await panel.sessionContext.ready;
  await until(() => panel.sessionContext.session?.kernel?.status === "idle");
  window.jupyterapp.shell.activateById(panel.id);
}""".replace("PANEL", _PANEL)

_RUN = """async (path) => {
  PANEL
  window.jupyterapp.shell.activateById(panel.id);
  await window.jupyterapp.commands.execute("notebook:run-all-cells");
  const cells = panel.content.widgets.map((cell) => cell.model.toJSON());
  return cells.flatMap((cell) => cell.outputs || []).filter((output) =>
    output.output_type === "error" || (output.output_type === "stream" && output.name === "stderr"));
}""".replace("PANEL", _PANEL)

_SHOW = "(path) => { PANEL window.jupyterapp.shell.activateById(panel.id); }".replace("PANEL", _PANEL)

_TELL = """async ([path, code]) => {
  PANEL
  const reply = await panel.sessionContext.session.kernel.requestExecute({ code }).done;
  if (reply.content.status !== "ok") throw new Error(reply.content.evalue);
}""".replace("PANEL", _PANEL)

_KEEP_BUSY = """([path, code]) => {
  PANEL
  panel.sessionContext.session.kernel.requestExecute({ code });
}""".replace("PANEL", _PANEL)

_RESTART = "async (path) => { PANEL await panel.sessionContext.session.kernel.restart(); }".replace("PANEL", _PANEL)

_CLOSE = """async (path) => {
  if (!window.jupyterapp) return;
  PANEL
  if (!panel) return;
  await panel.sessionContext.shutdown();
  panel.dispose();
}""".replace("PANEL", _PANEL)

_PIXEL = """(canvas, [x, y]) => [...canvas.getContext("2d").getImageData(
  Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1).data]"""

_WRONG_PIXEL = """(canvas, spots, near) => spots.find(([x, y, , wanted]) => {
  const found = canvas.getContext("2d").getImageData(
    Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1).data;
  return found[3] !== 255 || wanted.some((value, place) => Math.abs(value - found[place]) > near);
})"""

_ARE_PIXELS = f"([canvas, spots, near]) => !({_WRONG_PIXEL})(canvas, spots, near)"
_SAY_WRONG = f"""([canvas, spots, near]) => {{
  const [x, y, role, wanted] = ({_WRONG_PIXEL})(canvas, spots, near) || [];
  return role === undefined ? null : [x, y, role, wanted, ({_PIXEL})(canvas, [x, y])];
}}"""

# Looks once a frame, as an eye does: looking all the time would keep a core busy that the kernel needs. Begins anywhere
# between two frames, so that on average nobody gains by them.
_TIMED = """async ([act, isDone, limit]) => {
  const done = new Function("return (" + isDone + ")");
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const painted = () => new Promise((next) => {
    const turn = new MessageChannel();
    turn.port1.onmessage = next;
    turn.port2.postMessage(0);
  });
  await frame();
  await new Promise((next) => setTimeout(next, Math.random() * 1000 / 60));
  const start = performance.now();
  new Function(act)();
  do {
    if (performance.now() - start > limit) throw new Error("not done in time: " + isDone);
    await frame();
  } while (!done());
  await painted();
  return performance.now() - start;
}"""


@dataclass
class Traffic:
    """What a page has received from its kernel."""

    bytes: int = 0
    frames: int = 0

    def watch(self, socket: WebSocket) -> None:
        """Count what comes over a kernel's socket."""
        if "/channels" in socket.url:
            socket.on("framereceived", self._count)

    def _count(self, payload: str | bytes) -> None:
        self.frames += 1
        self.bytes += len(payload.encode() if isinstance(payload, str) else payload)


@dataclass
class Picture:
    """A canvas that shows a scene of some size: places on it are places of the scene."""

    canvas: Locator
    size: tuple[float, float]

    def click(self, x: float, y: float) -> None:
        """Click at a place of the scene, wherever the page has put it and however it is scaled."""
        self.canvas.scroll_into_view_if_needed()
        box = self.canvas.bounding_box()
        assert box is not None, "the picture is not in the page"
        position = {"x": x * box["width"] / self.size[0], "y": y * box["height"] / self.size[1]}
        self.canvas.click(position=position)  # type: ignore[arg-type]

    def expect(self, x: float, y: float, role: str, theme: str = "light", near: int = 2) -> None:
        """Wait until a place of the scene has the colour of a role."""
        self.expect_all([(x, y, role)], theme, near)

    def expect_all(self, spots: Iterable[tuple[float, float, str]], theme: str = "light", near: int = 2) -> None:
        """Wait until places of the scene have the colours of their roles, all at once."""
        looked = [(*self._part(x, y), role, _rgb(PALETTES[theme][role])) for x, y, role in spots]
        assert looked, "there is nothing to look at"
        arg = [self.canvas.element_handle(), looked, near]
        try:
            self.canvas.page.wait_for_function(_ARE_PIXELS, arg=arg)
        except Exception as error:
            wrong = self.canvas.page.evaluate(_SAY_WRONG, arg)
            raise AssertionError(f"in {theme}, not as it should be (x, y, role, wanted, found): {wrong}") from error

    def _part(self, x: float, y: float) -> tuple[float, float]:
        return x / self.size[0], y / self.size[1]


def _rgb(colour: str) -> list[int]:
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]


@dataclass
class Sheet:
    """An open notebook, or the page that Voilà makes of it."""

    page: Page
    url: str
    path: str = ""
    traffic: Traffic = field(default_factory=Traffic)
    errors: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self.traffic.watch)
        self.page.on("pageerror", self._failed)

    def _failed(self, error: object) -> None:
        if str(error) != _GIVEN_UP:
            self.errors.append(str(error))

    def leave(self) -> None:
        """Stop watching the page."""
        self.page.remove_listener("websocket", self.traffic.watch)
        self.page.remove_listener("pageerror", self._failed)

    # --- JupyterLab -------------------------------------------------------------------------------

    def open(self) -> None:
        """Open the notebook and wait for its kernel; without loading JupyterLab where it is loaded."""
        if self.page.evaluate("() => Boolean(window.jupyterapp)"):
            self.page.evaluate(_OPEN, self.path)
        else:
            self.page.goto(self.url)
        self._wait()

    def run(self) -> None:
        """Run all cells; an error, or anything on the error stream, is a failure."""
        faults = self.page.evaluate(_RUN, self.path)
        assert not faults, "\n".join(
            "\n".join(fault.get("traceback", [])) or str(fault.get("text", fault)) for fault in faults
        )

    def restart(self) -> None:
        """Begin with a kernel that knows nothing of what has been run."""
        self.page.evaluate(_RESTART, self.path)
        self.page.evaluate(_READY, self.path)

    def reload(self) -> None:
        """Save the notebook and load the page again; the kernel lives on."""
        self.command("docmanager:save")
        self.page.goto(self.url)
        self._wait()

    def command(self, name: str, **args: Any) -> Any:
        """Do what a JupyterLab menu does."""
        return self.page.evaluate(
            "async ([name, args]) => { await window.jupyterapp.commands.execute(name, args); }", [name, args]
        )

    def set_theme(self, theme: str) -> None:
        """Switch JupyterLab to light or dark."""
        self.command("apputils:change-theme", theme=f"JupyterLab {theme.title()}")
        expect(self.page.locator("body")).to_have_attribute("data-jp-theme-light", str(theme == "light").lower())

    def cells(self) -> int:
        """How many cells the notebook has."""
        return int(self.page.evaluate(f"(path) => {{ {_PANEL} return panel.content.widgets.length; }}", self.path))

    def is_open(self) -> bool:
        """Whether the page has the notebook still."""
        return bool(self.page.evaluate(f"(path) => {{ {_PANEL} return Boolean(panel); }}", self.path))

    def show(self) -> None:
        """Bring the notebook to the front."""
        self.page.evaluate(_SHOW, self.path)

    def tell(self, code: str) -> None:
        """Let the notebook's kernel do something, without a cell."""
        self.page.evaluate(_TELL, [self.path, code])

    def keep_busy(self, seconds: float) -> None:
        """Let the notebook's kernel be busy, as a slow one is: it hears of what is done meanwhile afterwards."""
        self.page.evaluate(_KEEP_BUSY, [self.path, f"import time; time.sleep({seconds})"])

    def close(self) -> None:
        """Stop the notebook's kernel and take the notebook from the page."""
        self.page.evaluate(_CLOSE, self.path)
        self.leave()

    def _wait(self) -> None:
        self.page.wait_for_function("() => Boolean(window.jupyterapp)", timeout=2 * PATIENCE)
        self.page.evaluate(_READY, self.path)

    # --- any page ---------------------------------------------------------------------------------

    def picture(self, size: tuple[float, float], css: str = "ttr-stage", nth: int = 0) -> Picture:
        """The picture with a CSS class that shows a scene of this size."""
        canvas = self.page.locator(f"canvas.{css}:visible").nth(nth)
        expect(canvas).to_be_visible()
        return Picture(canvas, size)

    @contextmanager
    def counting(self) -> Iterator[Traffic]:
        """Counts what the page receives from the kernel inside the block."""
        counted = Traffic()
        bytes_before, frames_before = self.traffic.bytes, self.traffic.frames
        yield counted
        counted.bytes = self.traffic.bytes - bytes_before
        counted.frames = self.traffic.frames - frames_before

    def timed(self, act: str, is_done: str, limit: float = PATIENCE) -> float:
        """Milliseconds from doing something in the page until the frame is painted in which something is so."""
        return float(self.page.evaluate(_TIMED, [act, is_done, limit]))
