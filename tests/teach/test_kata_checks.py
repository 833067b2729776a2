"""Whatever a learner hands in is answered kindly: errors, endless loops, odd values; hints come one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import numpy
import pytest

import ttr_nb as ttr
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.core.errors import TtrError
from ttr_nb.show.language import set_language
from ttr_nb.show.words import can_say, keys, say
from ttr_nb.teach.katas import ROW, exercise
from ttr_nb.teach.katas import kata as module
from ttr_nb.teach.katas.checking import KINDS, check
from ttr_nb.teach.katas.page import Page, Part
from ttr_nb.teach.katas.running import shown
from ttr_nb.teach.katas.verdict import HINT, MORE, REASON, Verdict, help_at
from ttr_nb.teach.progress import progress

TUNNEL = exercise("tunnel-extra")
HOSTILE = "<script>alert(1)</script>"


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A home and a session of one's own."""
    monkeypatch.setenv("TTR_NB_HOME", str(tmp_path))
    monkeypatch.setattr(module, "_attempts", {})
    yield
    set_language("en")


def forgets_locomotives(laid_out: list[str], revealed: list[str]) -> int:
    return sum(card in laid_out for card in revealed)


def stumbles(laid_out: list[str], revealed: list[str]) -> int:
    return len(laid_out) + missing  # type: ignore[name-defined]  # noqa: F821


def spins(laid_out: list[str], revealed: list[str]) -> int:
    while True:
        pass


def check_tunnel(function: Any, **options: Any) -> Verdict:
    return ttr.kata("tunnel-extra").check(function, **options)


def kind(verdict: Verdict) -> str:
    assert verdict.finding is not None
    return verdict.finding.kind


# --- what is handed in --------------------------------------------------------------------------


@pytest.mark.parametrize("given", [None, 3, "tunnel_extra", forgets_locomotives([], []), [forgets_locomotives]])
def test_not_a_function(given: Any) -> None:
    verdict = check_tunnel(given)
    assert (bool(verdict), kind(verdict), verdict.rule) == (False, "not-a-function", None)
    assert shown(given) in str(verdict)


@pytest.mark.parametrize("given", [lambda: 0, lambda a: 0, lambda a, b, c: 0, lambda a, *, b: 0, dict.get])
def test_another_number_of_parameters(given: Any) -> None:
    verdict = check_tunnel(given)
    if given is dict.get:  # this one could be called, and says itself what is wrong
        assert kind(verdict) == "raised"
    else:
        assert kind(verdict) == "parameters"
        assert "def tunnel_extra(laid_out: list[str], revealed: list[str]) -> int:" in str(verdict)
    assert ttr.kata("tunnel-extra").failed == (given is dict.get)


def test_parameters_may_have_other_names_and_defaults() -> None:
    assert check_tunnel(lambda a, b=(), *rest, **more: TUNNEL.solution(a, b))


def test_an_object_that_can_be_called_is_a_function() -> None:
    class Rule:
        def __call__(self, laid_out: list[str], revealed: list[str]) -> int:
            return TUNNEL.solution(laid_out, revealed)  # type: ignore[no-any-return]

    assert check_tunnel(Rule())


@pytest.mark.parametrize(
    ("id", "value"),
    [
        ("tunnel-extra", "2"),
        ("tunnel-extra", 2.0),
        ("tunnel-extra", True),
        ("tunnel-extra", [2]),
        ("connected", 1),
        ("connected", "True"),
        ("sweep", "red"),
        ("sweep", [1, 2]),
        ("sweep", {"red": 5}),
        ("big-city", [1.5, 2]),
        ("big-city", 12),
        ("robs", True),
    ],
)
def test_a_value_of_another_kind(id: str, value: Any) -> None:
    verdict = ttr.kata(id).check(lambda *_: value)
    assert kind(verdict) == "shape"
    assert repr(value) in str(verdict)


async def later(laid_out: list[str], revealed: list[str]) -> int:
    return 0


def one_by_one(laid_out: list[str], revealed: list[str]) -> Iterator[int]:
    yield 0


@pytest.mark.parametrize("function", [later, one_by_one])
def test_a_function_that_does_not_run_to_its_end(function: Any) -> None:
    assert kind(check_tunnel(function)) == "shape"


def test_nothing_returned() -> None:
    def prints(laid_out: list[str], revealed: list[str]) -> None:
        print(TUNNEL.solution(laid_out, revealed))

    verdict = check_tunnel(prints)
    assert kind(verdict) == "nothing"
    assert "It printed:\n    1" in str(verdict)


def test_numbers_of_numpy_are_numbers_and_tuples_are_lists() -> None:
    assert check_tunnel(lambda a, b: numpy.int64(TUNNEL.solution(a, b)))
    connected, cities = exercise("connected"), exercise("big-city")
    assert ttr.kata("connected").check(lambda *given: numpy.bool_(connected.solution(*given)))
    assert ttr.kata("big-city").check(lambda *given: tuple(cities.solution(*given)))


def test_a_function_that_changes_what_it_was_given() -> None:
    def pops(laid_out: list[str], revealed: list[str]) -> int:
        extra = 0
        while revealed:
            extra += revealed.pop() in {*laid_out, "locomotive"}
        return extra

    verdict = check_tunnel(pops)
    assert kind(verdict) == "changed"
    assert "`revealed`" in str(verdict)
    assert check_tunnel(lambda out, up: pops(out, list(up))), "the cases themselves must be as they were"


def test_an_error_is_told_and_not_thrown() -> None:
    verdict = check_tunnel(stumbles)
    line = stumbles.__code__.co_firstlineno + 1
    assert kind(verdict) == "raised"
    assert f"Line {line}, NameError: name 'missing' is not defined" in str(verdict)
    assert "stumbles(['red', 'red'], ['red', 'blue', 'green'])" in str(verdict)
    assert "Traceback" not in str(verdict)


def test_an_endless_function_is_told() -> None:
    verdict = check_tunnel(spins, seconds=0.1)
    assert kind(verdict) == "endless"
    assert "0.1 s" in str(verdict)


def test_all_calls_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(laid_out: list[str], revealed: list[str]) -> Any:
        sleep(0.02)
        return TUNNEL.solution(laid_out, revealed)

    monkeypatch.setattr("ttr_nb.teach.katas.checking.ALTOGETHER", 0.3)
    start = monotonic()
    checked = check(TUNNEL, slow, seed=1)
    assert monotonic() - start < 5
    assert checked.finding is not None
    assert (checked.finding.kind, checked.finding.details) == ("endless", {"seconds": 0.3})


@pytest.mark.parametrize("seed", ["one", 1.5, True, None])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(TtrError, match="a seed is a whole number"):
        check_tunnel(forgets_locomotives, seed=seed)


def test_the_call_can_be_pasted() -> None:
    verdict = check_tunnel(forgets_locomotives)
    call = str(verdict).splitlines()[2].strip()
    assert eval(call) == 0  # the answer that the verdict shows as wrong


# --- help ---------------------------------------------------------------------------------------


def test_help_comes_step_by_step_and_the_solution_only_when_asked() -> None:
    texts = [str(check_tunnel(forgets_locomotives)) for _ in range(5)]
    marks = ["EU-TUNNEL-3", "Hint:", "A stronger hint:", "Why:", ".solution()"]
    assert [[mark in text for mark in marks] for text in texts] == [
        [True, False, False, False, False],
        [True, True, False, False, False],
        [True, True, True, False, False],
        [True, True, True, True, True],
        [True, True, True, True, True],
    ]
    assert ttr.kata("tunnel-extra").failed == 5


def test_a_new_mistake_begins_with_the_case_alone() -> None:
    for _ in range(4):
        check_tunnel(forgets_locomotives)
    verdict = check_tunnel(lambda out, up: len({*out, "locomotive"} & set(up)))
    assert (verdict.rule, verdict.level) == ("EU-TUNNEL-2", 0)
    assert "Hint:" not in str(verdict)


def test_hints_can_be_asked_for_one_by_one() -> None:
    check_tunnel(forgets_locomotives)
    hints = [str(ttr.kata("tunnel-extra").hint()) for _ in range(4)]
    for text, mark in zip(hints, ["Hint:", "A stronger hint:", "Why:", "Why:"], strict=True):
        assert mark in text
        assert "EU-TUNNEL-3" in text
    assert "Hint:" in str(check_tunnel(forgets_locomotives)), "hints asked for stay"


def test_a_hint_before_any_check_is_about_the_first_rule() -> None:
    assert "EU-TUNNEL-2" in str(ttr.kata("tunnel-extra").hint())


def test_errors_do_not_use_hints_up_but_count_as_failed() -> None:
    for _ in range(3):
        check_tunnel(stumbles)
    assert ttr.kata("tunnel-extra").failed == 3
    assert "Hint:" not in str(check_tunnel(forgets_locomotives))


@pytest.mark.parametrize("id", ROW)
def test_nothing_shows_the_solution_unasked(id: str) -> None:
    one, kata = exercise(id), ttr.kata(id)
    lines = one.source.splitlines()
    start = next(place for place, line in enumerate(lines) if line.endswith(":")) + 1
    body = [line.strip() for line in lines[start:] if len(line.strip()) > 12]
    values = (99, False, "no", ["red"], [99])
    wrong = next(value for value in values if kind(kata.check(lambda *_, value=value: value)) == "wrong")
    pages = [kata, *[kata.check(lambda *_: wrong) for _ in range(5)], *[kata.hint() for _ in range(4)]]
    for page in pages:
        html = page._repr_mimebundle_()["text/html"]
        assert not [line for line in body if line in str(page) or line in html]
    assert all(line in str(kata.solution()) for line in body)


# --- progress -----------------------------------------------------------------------------------


def test_a_passed_kata_is_remembered_and_a_failed_one_is_not() -> None:
    assert not check_tunnel(forgets_locomotives)
    assert not ttr.kata("tunnel-extra").is_passed
    assert check_tunnel(TUNNEL.solution)
    assert ttr.kata("tunnel-extra").is_passed
    assert progress().ids("kata") == ("tunnel-extra",)
    assert "You have passed this kata." in str(ttr.kata("tunnel-extra"))
    assert "✓ tunnel-extra" in str(ttr.katas())
    assert "· ferry-price" in str(ttr.katas())
    assert str(ttr.katas()._repr_html_()).count("✓") == 1


def test_a_kata_by_another_name() -> None:
    with pytest.raises(TtrError, match="there is no kata 'tunel-extra'; near it: tunnel-extra"):
        ttr.kata("tunel-extra")
    with pytest.raises(TtrError, match="there is route-points, "):
        ttr.kata(HOSTILE)
    assert tuple(ttr.katas()) == tuple(ROW)


# --- words --------------------------------------------------------------------------------------


def findings() -> dict[str, Any]:
    def changes(laid_out: list[str], revealed: list[str]) -> Any:
        answer = TUNNEL.solution(laid_out, revealed)
        revealed.clear()
        return answer

    return {
        "wrong": forgets_locomotives,
        "raised": stumbles,
        "endless": spins,
        "nothing": lambda a, b: None,
        "shape": lambda a, b: "x",
        "changed": changes,
        "parameters": lambda a: 0,
        "not-a-function": 3,
    }


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", KINDS)
def test_every_finding_has_words_and_a_static_twin(name: str, code: str) -> None:
    set_language(code)
    verdict = check_tunnel(findings()[name], seconds=0.05)
    assert kind(verdict) == name
    bundle = verdict._repr_mimebundle_()
    assert bundle["text/plain"] == str(verdict)
    assert f'lang="{code}"' in bundle["text/html"]
    assert "<script" not in bundle["text/html"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", ROW)
def test_every_kata_and_all_its_help_can_be_read(id: str, code: str) -> None:
    set_language(code)
    kata = ttr.kata(id)
    text = str(kata)
    assert kata.title in text
    assert kata.exercise.signature in text
    assert all(rule in text for rule in kata.rules)
    assert all(f"`{name}`" in text for name in kata.exercise.parameters), "the task names every parameter"
    for case in kata.exercise.chosen():
        for level in (HINT, MORE, REASON):
            assert all(part.text for part in help_at(kata.exercise, case, level))


@pytest.mark.parametrize("id", ROW)
def test_languages_keep_the_code_in_a_text(id: str) -> None:
    attributes = ["task", *[f"{kind}-{rule}" for rule in exercise(id).rules for kind in ("hint", "more")]]
    for attribute in attributes:
        code = {
            language: set(re.findall("`(.+?)`", say(f"kata-{id}.{attribute}", language))) for language in LANGUAGES
        }
        assert len(set(map(frozenset, code.values()))) == 1, code


def test_there_are_words_for_all_katas_and_for_no_others() -> None:
    told = {key.removeprefix("kata-") for key in keys() if can_say(f"{key}.task") and key.startswith("kata-")}
    assert told == set(ROW)


def test_everything_is_escaped() -> None:
    def raises(laid_out: list[str], revealed: list[str]) -> Any:
        raise ValueError(HOSTILE)

    def says(laid_out: list[str], revealed: list[str]) -> str:
        print(HOSTILE)
        return HOSTILE

    says.__name__ = HOSTILE
    for given in (raises, says, HOSTILE, lambda a, b=HOSTILE: HOSTILE):
        html = check_tunnel(given)._repr_mimebundle_()["text/html"]
        assert "<script" not in html
        assert "&lt;script&gt;" in html


def test_what_is_between_backticks_is_code_even_if_hostile() -> None:
    html = Page([Part("`<b>` & `x`")])._repr_html_()
    assert html.endswith("<p><code>&lt;b&gt;</code> &amp; <code>x</code></p></div>")
