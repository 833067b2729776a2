"""Real browser tests: one Chromium, one JupyterLab and one Voilà for each process that runs them.

A test opens a notebook of its own with a fresh kernel, or borrows one that the tests of its file use in turn. Run them
by files (`--dist loadfile`): the servers then start once in each process. Nothing here is skipped: a browser that is
missing is a failure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.servers import Server, chromium, jupyterlab, voila, write_notebook
from tests.browser.sheet import Sheet

_NUMBERS = count(1)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--no-proxy-server",
    "--force-color-profile=srgb",
]

Open = Callable[..., Sheet]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """One profile, so that JupyterLab's files are loaded once."""
    opened = browser.new_context(viewport={"width": 1400, "height": 1000}, color_scheme="light")
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab."""
    with jupyterlab(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="session")
def voila_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Voilà."""
    with voila(tmp_path_factory.mktemp("voila")) as server:
        yield server


@pytest.fixture(scope="session")
def lab_page(context: BrowserContext) -> Iterator[Page]:
    """The page that JupyterLab is loaded in, once."""
    page = context.new_page()
    yield page
    page.close()


@pytest.fixture
def notebook(lab: Server, lab_page: Page) -> Iterator[Open]:
    """Write a notebook of these cells, open it in JupyterLab and run it: `notebook(["1 + 1"], theme="dark")`."""
    opened: list[Sheet] = []

    def open_one(cells: list[str], theme: str = "light", run: bool = True) -> Sheet:
        sheet = _written(lab, lab_page, cells)
        opened.append(sheet)
        sheet.open()
        sheet.set_theme(theme)
        if run:
            sheet.run()
        return sheet

    yield open_one
    for sheet in opened:
        sheet.close()
    assert [error for sheet in opened for error in sheet.errors] == []


@pytest.fixture(scope="module")
def borrowed(lab: Server, lab_page: Page) -> Iterator[Open]:
    """A notebook that the tests of a file share: opened once, and `reset()` in its kernel for each who borrows it."""
    opened: dict[str, Sheet] = {}

    def borrow(cell: str) -> Sheet:
        sheet = opened.get(cell)
        if sheet is not None and not sheet.is_open():  # another test has loaded the page again
            sheet.close()
            sheet = None
        if sheet is None:
            sheet = opened[cell] = _written(lab, lab_page, [cell])
            sheet.open()
            sheet.set_theme("light")
            sheet.run()
        else:
            sheet.show()
            sheet.tell("reset()")
        return sheet

    yield borrow
    for sheet in opened.values():
        sheet.close()
    assert [error for sheet in opened.values() for error in sheet.errors] == []


def _written(lab: Server, page: Page, cells: list[str]) -> Sheet:
    name = f"sheet{next(_NUMBERS)}.ipynb"
    write_notebook(lab.folder / name, cells)
    return Sheet(page, f"{lab.url}/doc/tree/{name}?reset", name)


@pytest.fixture
def voila_page(voila_server: Server, context: BrowserContext) -> Iterator[Open]:
    """Write a notebook of these cells and open what Voilà makes of it."""
    opened: list[Sheet] = []

    def open_one(cells: list[str]) -> Sheet:
        name = f"sheet{next(_NUMBERS)}.ipynb"
        write_notebook(voila_server.folder / name, cells)
        sheet = Sheet(context.new_page(), f"{voila_server.url}/voila/render/{name}")
        opened.append(sheet)
        sheet.page.goto(sheet.url)
        return sheet

    yield open_one
    for sheet in opened:
        sheet.page.close()
    assert [error for sheet in opened for error in sheet.errors] == []
