"""Results in a file: read back to go on, checked row by row, written whole or not at all. Knows no bot.

CSV, the same packed, or Parquet, as the ending of its name says.

A file needs no label. What it holds tells of which call it is: every row has the seed and the bot that the plan would
have given it. Beside events, every row also says how many of its game there are, and of which kinds they were kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from gzip import compress, decompress
from io import BytesIO
from pathlib import Path
from typing import Any
from zlib import error as ZlibError

from ttr_nb.core.errors import TtrError
from ttr_nb.core.files import write_atomically
from ttr_nb.lab.chunks import may_pass
from ttr_nb.lab.plan import Plan, name_of
from ttr_nb.lab.playing import told

CSV, PACKED, PARQUET = ".csv", ".csv.gz", ".parquet"

NOTED = "noted"
"""The last column of the games in a file beside events: "3 RowRobbed TicketMade" means three of these two kinds."""


class Damaged(Exception):
    """A file cannot be read: why."""


def known_path(file: object) -> Path:
    """A path that results can be written to, by its ending."""
    path = Path(file) if isinstance(file, str | Path) else Path()
    if not (ending := ending_of(path)) or "\0" in str(path):
        raise TtrError(f"results go into a file that ends in {CSV}, {PACKED} or {PARQUET}, not {str(file)[-60:]!r}")
    if ending == PARQUET:
        try:
            import pyarrow  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: F401
        except ImportError:
            raise TtrError(f"a {PARQUET} file needs the library pyarrow; install it, or use {CSV}") from None
    if not path.parent.is_dir():
        raise TtrError(f"there is no folder {str(path.parent)[:200]!r}")
    try:
        path.exists()
    except OSError as error:
        raise TtrError(f"no file can be called {path.name[:60]!r}: {error.strerror}") from None
    return path


def ending_of(path: Path) -> str:
    """How the name of a file of results ends; "" when it is none."""
    return next((ending for ending in (CSV, PACKED, PARQUET) if path.name.endswith(ending)), "")


def beside(path: Path, what: str) -> Path:
    """A file with another name, in the same folder and with the same ending."""
    ending = ending_of(path)
    return path.with_name(f"{path.name.removesuffix(ending)}.{what}{ending}")


def events_path(path: Path) -> Path:
    """Where the events of these results are.

    >>> events_path(Path("stations.csv")).name, events_path(Path("stations.csv.gz")).name
    ('stations.events.csv', 'stations.events.csv.gz')
    """
    return beside(path, "events")


def framed(rows: list[Any], columns: Mapping[str, str]) -> Any:
    """Rows as a data frame with the types of its columns."""
    import pandas as pd

    return pd.DataFrame(rows, columns=list(columns)).astype(dict(columns))


def noted(count: int, kinds: Sequence[str]) -> str:
    """What is noted of the events of a game.

    >>> noted(3, ("RowRobbed", "TicketMade"))
    '3 RowRobbed TicketMade'
    """
    return " ".join([str(count), *kinds]) if kinds else ""


def to_play_again(games: Any, events: Any, kinds: Sequence[str]) -> frozenset[int]:
    """The games that failed for want of time or a worker, and those whose events of these kinds may not all be here."""
    again = set()
    found = Counter(events["number"])
    firsts = games.drop_duplicates("number")
    for number, error, note in zip(*[firsts[name] for name in ("number", "error", NOTED)], strict=True):
        count, *kept = note.split() or ["none"]
        if may_pass(error) or (kinds and (count != str(found[number]) or not set(kinds) <= set(kept))):
            again.add(int(number))
    return frozenset(again)


def write(path: Path, frame: Any) -> None:
    """Write a data frame, whole or not at all."""
    try:
        ending = ending_of(path)
        if ending == CSV:
            write_atomically(path, frame.to_csv(index=False, lineterminator="\n"))
        elif ending == PACKED:  # without the time at which it was packed: the same results give the same file
            text = frame.to_csv(index=False, lineterminator="\n").encode()
            write_atomically(path, compress(text, compresslevel=9, mtime=0))
        else:
            buffer = BytesIO()
            frame.to_parquet(buffer, index=False)
            write_atomically(path, buffer.getvalue())
    except OSError as error:
        raise TtrError(f"the results cannot be written to {str(path)[-200:]!r}: {error.strerror}") from None


def read(path: Path, columns: Mapping[str, str]) -> Any:
    """The data frame in a file; `Damaged` when it cannot be one, `TtrError` when it is something else.

    What is noted of events it has when it is asked for, and whether or not the file has it.
    """
    try:
        frame = _read_parquet(path) if ending_of(path) == PARQUET else _read_csv(path, columns)
    except OSError as error:
        raise TtrError(f"the results in {path.name!r} cannot be read: {error.strerror or error}") from None
    if not _are_those(frame.columns, columns):
        raise TtrError(f"{path.name!r} does not hold results of this call: its columns are others")
    frame = frame.reindex(columns=list(columns), fill_value="")
    try:
        return frame.astype(dict(columns))
    except (TypeError, ValueError, OverflowError) as error:
        raise Damaged(told(error)) from None


def _are_those(found: Iterable[str], columns: Iterable[str]) -> bool:
    """Whether these are the columns; what is noted of events is there or not."""
    one, other = ([name for name in names if name != NOTED] for names in (found, columns))
    return one == other


def _read_csv(path: Path, columns: Mapping[str, str]) -> Any:
    import pandas as pd

    text = path.read_bytes()
    if ending_of(path) == PACKED:
        try:
            text = decompress(text)
        except (OSError, EOFError, ZlibError) as error:
            raise Damaged(told(error)) from None
    head = text.partition(b"\n")[0]
    is_ours = ",".join(dict.fromkeys([*columns, NOTED])).encode().startswith(head.strip())
    if is_ours and not text.endswith(b"\n"):
        raise Damaged("it ends in the middle of a line")
    try:
        others = pd.read_csv(BytesIO(text), nrows=0)
        if not _are_those(others.columns, columns):
            return others
        types = {name: columns.get(name, "str") for name in others.columns}
        texts = [name for name, kind in types.items() if kind == "str"]
        frame = pd.read_csv(BytesIO(text), dtype=types, keep_default_na=False, na_values=[""], on_bad_lines="error")
        return frame.fillna(dict.fromkeys(texts, ""))
    except (TypeError, ValueError, OverflowError) as error:  # what pandas raises for a bad file is a ValueError
        raise Damaged(told(error)) from None


def _read_parquet(path: Path) -> Any:
    import pandas as pd
    from pyarrow import ArrowException  # type: ignore[import-not-found,import-untyped,unused-ignore]

    try:
        return pd.read_parquet(BytesIO(path.read_bytes()))
    except (ArrowException, OSError, ValueError) as error:
        raise Damaged(told(error)) from None


def check(path: Path, frame: Any, plan: Plan) -> None:
    """Whether these are results of this plan: `Damaged` when something is missing, `TtrError` when they are others."""
    games: dict[int, list[tuple[Any, ...]]] = {}
    for row in zip(*[frame[name] for name in ("number", "seat", "game", "seed", "bot")], strict=True):
        games.setdefault(row[0], []).append(row[1:])
    for number, rows in games.items():
        if [seat for seat, *_ in rows] != list(range(len(rows))) or number < 0:
            raise Damaged(f"the seats of game {number} are not those of one game")
        for (_, game, seed, bot), due in zip(rows, plan.seated(number), strict=False):
            if game != plan.game:
                raise _other(path, f"it is about {game[:60]!r}")
            if seed != plan.deal(number):
                raise _other(path, f"game {number} has another seed")
            if bot != name_of(due):
                raise _other(path, f"in game {number} there is a bot {bot[:60]!r}")
        if len(rows) > len(plan.bots):
            raise _other(path, f"game {number} has {len(rows)} seats")
        if len(rows) < len(plan.bots):
            raise Damaged(f"game {number} is not complete")
    _check_sums(frame)


def _check_sums(frame: Any) -> None:
    """Every finished game has a score, the sum of its lines."""
    finished = frame[frame["error"] == ""]
    lines = [name for name in frame.columns if name.startswith("points_")]
    numbers = [name for name, kind in frame.dtypes.items() if str(kind) in ("Int64", "boolean")]
    if finished[numbers].isna().any(axis=None):
        raise Damaged("a game that was finished lacks a number")
    wrong = finished[finished[lines].sum(axis=1) != finished["score"]]
    if len(wrong):
        raise Damaged(f"the score of game {wrong['number'].iloc[0]} is not the sum of its lines")


def _other(path: Path, why: str) -> TtrError:
    return TtrError(f"{path.name!r} holds results of another call ({why}); name another file")


def set_aside(path: Path) -> Path:
    """Give a damaged file another name, one that nothing has."""
    number = 1
    while (aside := beside(path, f"damaged-{number}")).exists():
        number += 1
    path.rename(aside)
    return aside
