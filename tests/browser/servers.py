"""JupyterLab and Voilà on this computer only, each with folders of its own, stopped by their own process."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 90.0
"""Seconds a server may take to start on a busy machine."""

_SETTINGS = {
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "apputils-extension/themes": {"theme": "JupyterLab Light", "adaptive-theme": False},
    "docmanager-extension/plugin": {"autosave": False},
    # Cells that are scrolled away stay in the page.
    "notebook-extension/tracker": {"windowingMode": "none"},
}


class Server(NamedTuple):
    """Where a server listens, and the folder whose notebooks it shows."""

    url: str
    folder: Path


def chromium() -> str:
    """The browser's program. Its absence is a failure: `.ci/browser` installs it or says what to do."""
    for name in BROWSERS:
        if path := shutil.which(name):
            return path
    raise RuntimeError("The browser tests need Chromium, which was not found. Run .ci/browser: it says what to do.")


@contextmanager
def jupyterlab(home: Path) -> Iterator[Server]:
    """A JupyterLab without news, autosave or anybody's settings."""
    settings = home / "settings" / "@jupyterlab"
    for name, values in _SETTINGS.items():
        path = settings / f"{name}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(values), encoding="utf-8")
    options = [
        "--no-browser",
        "--allow-root",
        "--ip=127.0.0.1",
        "--ServerApp.port_retries=0",
        "--IdentityProvider.token=",
        "--ServerApp.password=",
        "--ServerApp.disable_check_xsrf=True",
        f"--ServerApp.root_dir={_made(home / 'notebooks')}",
        "--LabApp.expose_app_in_browser=True",
    ]
    with _running("jupyterlab", options, home, "/api/status") as url:
        yield Server(url, home / "notebooks")


@contextmanager
def voila(home: Path) -> Iterator[Server]:
    """A Voilà over a folder of notebooks."""
    folder = _made(home / "notebooks")
    with _running("voila", ["--no-browser", "--Voila.ip=127.0.0.1", str(folder)], home, "/") as url:
        yield Server(url, folder)


def write_notebook(path: Path, cells: Sequence[str]) -> None:
    """A notebook that nobody has run yet."""
    from nbformat.v4 import new_code_cell, new_notebook

    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    notebook = new_notebook(metadata=kernel, cells=[new_code_cell(cell) for cell in cells])
    path.write_text(json.dumps(notebook), encoding="utf-8")


@contextmanager
def _running(module: str, options: Sequence[str], home: Path, probe: str) -> Iterator[str]:
    port = _free_port()
    url = f"http://127.0.0.1:{port}"
    variables = {
        "IPYTHONDIR": home / "ipython",
        "JUPYTERLAB_SETTINGS_DIR": home / "settings",
        "JUPYTERLAB_WORKSPACES_DIR": home / "workspaces",
        "JUPYTER_CONFIG_DIR": home / "config",
        "JUPYTER_DATA_DIR": home / "data",
        "JUPYTER_RUNTIME_DIR": home / "runtime",
        "TTR_NB_HOME": home / "learner",
    }
    environment = os.environ | {name: str(_made(path)) for name, path in variables.items()}
    log = home / f"{module}.log"
    with log.open("wb") as output:
        server = subprocess.Popen(
            [sys.executable, "-m", module, f"--port={port}", *options],
            cwd=home,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            _wait_for(url + probe, server, log)
            yield url
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def _wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        try:
            with direct.open(url, timeout=5):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    ended = "is still silent" if server.poll() is None else f"ended with {server.returncode}"
    raise RuntimeError(f"The server {ended}:\n{log.read_text(errors='replace')[-3000:]}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
