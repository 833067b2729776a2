"""Where the data files are, installed or in a checkout. Knows no file in them."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from ttr_nb.core.errors import ContentError, Fault


def data_root() -> Path:
    """The folder of the data files: inside the installed package, else beside it, as in a checkout.

    >>> (data_root() / "maps").is_dir()
    True
    """
    packaged = resources.files("ttr_nb") / "data"
    beside = Path(__file__).resolve().parents[2] / "data"
    for root in (packaged, beside):
        if isinstance(root, Path) and root.is_dir():
            return root
    raise ContentError([Fault("data", "", "the data files are not installed with the package; install it again")])
