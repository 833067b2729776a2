"""Answers out of thousands of kept games: what they say, only where it is clear, and with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.teach.test_answers import case
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.lab.kept import kept_frames
from ttr_nb.lab.questions import tickets, tunnels
from ttr_nb.teach.answers import solve
from ttr_nb.teach.asking import Unanswerable
from ttr_nb.teach.lessons import load_lesson
from ttr_nb.teach.questions import posed


def asked(**spec: Any) -> Any:
    return solve(case(), {"kind": "games", **spec})


@pytest.mark.parametrize("results", ["europe", "europe-3", "europe-4", "dice", "cardgame"])
def test_whether_the_first_player_wins_more(results: str) -> None:
    """By hand: a fair share within two standard errors says nothing."""
    games = kept_frames(results).games
    first = games[games["order"] == 0]["winner"]
    fair, share = 1 / games["seat"].nunique(), float(first.mean())
    away = (share - fair) / (fair * (1 - fair) / len(first)) ** 0.5
    answer = asked(results=results, what="first_turn")
    assert answer.value == ("more" if away > 2 else "less" if away < -2 else "same")
    assert answer.options == ("more", "same", "less")


def test_a_duel_is_about_the_bot_that_may_do_everything() -> None:
    assert asked(results="without-robbery", what="duel").value == "more"


@pytest.mark.parametrize(
    ("what", "table", "column", "among"),
    [
        ("tickets", tickets, "points", ("kobenhavn-erzurum", "lisboa-danzig", "stockholm-wien")),
        ("tunnels", tunnels, "failed", ("constantinople-smyrna", "budapest-kyiv", "marseille-roma")),
    ],
)
def test_which_one_is_ahead(what: str, table: Any, column: str, among: tuple[str, ...]) -> None:
    values = table(kept_frames("europe").events)[column]
    answer = asked(results="europe", what=what, among=among)
    assert answer.value == max(among, key=lambda id: values[id])
    for language in LANGUAGES:
        assert len({answer.said(option, language) for option in among}) == len(among)
        assert any(answer.said(answer.value, language) in text for text, _ in answer.lines(language))


@pytest.mark.parametrize(
    ("spec", "key", "why"),
    [
        ({"results": "mine", "what": "duel"}, "results", "there are no results 'mine'"),
        ({"results": "europe", "what": "luck"}, "what", "expected first_turn, duel, tickets, tunnels"),
        ({"results": "europe", "what": "duel"}, "what", "say nothing about duel"),
        ({"results": "europe", "what": "tickets"}, "among", "which ones"),
        ({"results": "europe", "what": "tickets", "among": ("paris-roma", "berlin-roma")}, "among", "no ticket"),
        ({"results": "europe", "what": "tunnels", "among": ("brest-dieppe", "paris-zurich")}, "among", "never came up"),
        (
            {"results": "europe", "what": "tickets", "among": ("edinburgh-athina", "lisboa-danzig")},
            "among",
            "too close to tell",
        ),
    ],
)
def test_what_has_no_clear_answer(spec: dict[str, Any], key: str, why: str) -> None:
    with pytest.raises(Unanswerable, match=why) as caught:
        asked(**spec)
    assert caught.value.key == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_says_which_games_it_is_about(language: str) -> None:
    text = posed(load_lesson("laboratory"), "stations").text(language)
    assert "planner" in text
    assert "{" not in text
