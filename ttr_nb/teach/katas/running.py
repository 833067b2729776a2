"""Runs somebody's function safely: what it returns, what it raises, or that it never came back. Knows no kata.

A function that does not return is stopped: by the system's timer where there is one, else in a thread of its own.
"""

from __future__ import annotations

import ctypes
import inspect
import io
import linecache
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from time import monotonic
from types import TracebackType
from typing import Any, NamedTuple

AGAIN = 0.1
"""Seconds after which a function that swallowed the stop is stopped again."""

LONGEST = 300
"""Characters of an error or a value that are worth showing."""


class Returned(NamedTuple):
    """A function came back with a value; `printed` is what it said on the way."""

    value: Any
    printed: str = ""


class Raised(NamedTuple):
    """A function stopped with an error: what kind, why, and the line of its own file where (0: not there)."""

    error: str
    message: str
    line: int
    source: str
    printed: str = ""


class Endless(NamedTuple):
    """A function did not come back in this many seconds."""

    seconds: float
    printed: str = ""


class TooLong(BaseException):
    """Time is up. Not an `Exception`, so that whoever catches those does not catch this."""


def run(function: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Returned | Raised | Endless:
    """Call a function and say how it went.

    >>> run(max, (3, 5), 1)
    Returned(value=5, printed='')
    >>> run(int, ("five",), 1).error
    'ValueError'
    """
    said = io.StringIO()
    limited = _by_timer if _has_timer() else _by_thread
    try:
        with redirect_stdout(said):
            value = limited(lambda: function(*arguments), seconds)
    except TooLong:
        return Endless(seconds, said.getvalue())
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # `exit()` in a function, too, is told and ends nothing
        return _raised(error, function)._replace(printed=said.getvalue())
    if inspect.iscoroutine(value):
        value.close()
    return Returned(value, said.getvalue())


def shown(value: object) -> str:
    """A value as code, however long or odd it is.

    >>> shown("x"), len(shown("x" * 1000))
    ("'x'", 301)
    """
    try:
        text = repr(value)
    except Exception as error:
        return f"<{type(value).__name__}: {type(error).__name__}>"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _raised(error: BaseException, function: Callable[..., Any]) -> Raised:
    code = getattr(inspect.unwrap(function), "__code__", None)
    own = [place for place in _places(error.__traceback__) if code and place[0] == code.co_filename]
    file, line = own[-1] if own else ("", 0)
    try:
        message = str(error)
    except Exception:
        message = ""
    return Raised(type(error).__name__, message[:LONGEST], line, linecache.getline(file, line).strip()[:LONGEST])


def _places(traceback: TracebackType | None) -> Iterator[tuple[str, int]]:
    while traceback is not None:
        yield traceback.tb_frame.f_code.co_filename, traceback.tb_lineno
        traceback = traceback.tb_next


# --- time limits --------------------------------------------------------------------------------


def _has_timer() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def _by_timer(call: Callable[[], Any], seconds: float) -> Any:
    is_running = True

    def stop(*_: object) -> None:
        if is_running:
            raise TooLong

    start = monotonic()
    before = signal.signal(signal.SIGALRM, stop)
    left, interval = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        try:
            return call()
        finally:
            is_running = False
    finally:
        signal.signal(signal.SIGALRM, signal.SIG_DFL if before is None else before)
        rest = max(left - (monotonic() - start), 0.001) if left else 0.0  # somebody else's timer goes on
        signal.setitimer(signal.ITIMER_REAL, rest, interval)


def _by_thread(call: Callable[[], Any], seconds: float) -> Any:
    results: list[Any] = []
    errors: list[BaseException] = []

    def work() -> None:
        try:
            results.append(call())
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        stopped = monotonic() + 1
        while thread.is_alive() and monotonic() < stopped:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(TooLong))
            thread.join(AGAIN)
        raise TooLong
    if errors:
        raise errors[0]
    return results[0]
