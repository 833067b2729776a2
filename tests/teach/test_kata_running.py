"""Running somebody's function: what it returns, what it raises, and that it is stopped when it does not come back."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest

from ttr_nb.teach.katas.running import Endless, Raised, Returned, run, shown


def stumbles(laid_out: list[str], revealed: list[str]) -> int:
    return len(laid_out) + missing  # type: ignore[name-defined]  # noqa: F821


def spins(laid_out: list[str], revealed: list[str]) -> int:
    while True:
        pass


def clings(laid_out: list[str], revealed: list[str]) -> int:
    """Catches everything, the stop included."""
    for _ in range(3):
        try:
            while True:
                pass
        except BaseException:
            pass
    while True:
        pass


def test_what_comes_back_and_what_was_printed() -> None:
    def talks(n: int) -> int:
        print("thinking")
        return n + 1

    assert run(talks, (1,), 1) == Returned(2, "thinking\n")


def test_an_error_names_its_line_in_the_learners_own_function() -> None:
    outcome = run(stumbles, ([], []), 1)
    assert isinstance(outcome, Raised)
    assert outcome.error == "NameError"
    assert outcome.line == stumbles.__code__.co_firstlineno + 1
    assert outcome.source.startswith("return len(laid_out) + missing")


def test_an_error_deep_in_a_library_still_names_the_learners_line() -> None:
    def asks(text: str) -> Any:
        import json

        return json.loads(text)

    outcome = run(asks, ("{",), 1)
    assert isinstance(outcome, Raised)
    assert outcome.source == "return json.loads(text)"


@pytest.mark.parametrize("function", [spins, clings])
def test_a_function_that_never_returns_is_stopped(function: Callable[..., Any]) -> None:
    start = monotonic()
    assert isinstance(run(function, ([], []), 0.2), Endless)
    assert monotonic() - start < 5


@pytest.mark.parametrize("function", [spins, clings])
def test_also_where_there_is_no_timer(function: Callable[..., Any]) -> None:
    before = set(threading.enumerate())
    outcomes: list[Any] = []
    thread = threading.Thread(target=lambda: outcomes.append(run(function, ([], []), 0.2)))
    thread.start()
    thread.join(10)
    assert isinstance(outcomes[0], Endless)
    for left in set(threading.enumerate()) - before:
        left.join(2)
    assert set(threading.enumerate()) <= before, "the function is still running"


def test_in_a_thread_values_and_errors_come_back_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ttr_nb.teach.katas.running._has_timer", lambda: False)
    assert run(max, (3, 5), 1) == Returned(5)
    outcome = run(stumbles, ([], []), 1)
    assert isinstance(outcome, Raised)
    assert outcome.line == stumbles.__code__.co_firstlineno + 1


def test_somebody_elses_timer_goes_on() -> None:
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, _: rung.append(number))
    try:
        signal.setitimer(signal.ITIMER_REAL, 30)
        run(max, (1, 2), 1)
        left, _ = signal.setitimer(signal.ITIMER_REAL, 0)
        assert 20 < left <= 30
        assert signal.getsignal(signal.SIGALRM) != signal.SIG_DFL
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert not rung


def test_leaving_python_is_an_error_like_another_and_stopping_is_not() -> None:
    outcome = run(exit, (), 1)
    assert isinstance(outcome, Raised)
    assert outcome.error == "SystemExit"

    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(interrupted, (), 1)


def test_odd_errors_and_odd_values_can_be_shown() -> None:
    class Odd(Exception):
        def __str__(self) -> str:
            raise ValueError

        __repr__ = __str__

    def raises() -> None:
        raise Odd

    assert run(raises, (), 1) == run(raises, (), 1)._replace(error="Odd", message="")
    assert shown(Odd()) == "<Odd: ValueError>"
    assert len(shown("x" * 10_000)) < 400
