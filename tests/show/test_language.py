"""The language spoken when nobody says another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ttr_nb.show.language import LANGUAGES, LanguageError, language, set_language
from ttr_nb.show.words import say


@pytest.fixture(autouse=True)
def same_language_after() -> Iterator[None]:
    before = language()
    yield
    set_language(before)


def test_english_comes_first() -> None:
    assert LANGUAGES == ("en", "ro", "pl", "it")
    assert language() == "en"


@pytest.mark.parametrize(("code", "total"), [("en", "Total"), ("ro", "Total"), ("pl", "Razem"), ("it", "Totale")])
def test_words_follow_the_language(code: str, total: str) -> None:
    set_language(code)
    assert language() == code
    assert say("score-total") == total
    assert say("score-bonus", "en") == "Longest path"


@pytest.mark.parametrize("code", ["de", "", "EN", "en ", "../en", 7])
def test_an_unknown_language_names_those_there_are(code: str) -> None:
    with pytest.raises(LanguageError, match="choose one of en, ro, pl, it"):
        set_language(code)
    with pytest.raises(LanguageError, match="choose one of en, ro, pl, it"):
        say("score-total", code)
    assert language() == "en"
