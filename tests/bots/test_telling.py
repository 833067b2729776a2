"""The reasons of bots: what is listed is what is written, in every language."""

from __future__ import annotations

import re

import pytest

from ttr_nb.bots.choice import Reason
from ttr_nb.bots.telling import REASONS, tell_reason
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.content.maps import load_board
from ttr_nb.content.paths import data_root
from ttr_nb.show.names import Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_message_with_its_parameters_and_every_message_a_reason(language: str) -> None:
    text = (data_root() / "text" / language / "bots.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^(bot-[a-z-]+) = (.+)$", text, re.MULTILINE)
    written = {key: tuple(sorted(set(re.findall(r"\$(\w+)", words)))) for key, words in messages}
    assert written == {key: tuple(sorted(params)) for key, params in REASONS.items()}


def test_names_are_put_in_and_not_interpreted() -> None:
    names = Names(load_board("europe"), ["Ana", "{ $cards }"])
    reason = Reason("bot-rob", {"cards": (0, 3, 0, 0, 0, 0, 0, 0, 0), "owner": 1, "count": 2})
    assert tell_reason(reason, names) == "I place 3 blue cards and rob { $cards }, who loses 2 cards."


def test_a_searching_bot_gives_the_reason_and_says_that_it_looked_ahead() -> None:
    names = Names(load_board("europe"), ["Ana", "Ben"])
    because = Reason("bot-station", {"city": "wien"})
    told = tell_reason(Reason("bot-search", {"because": because, "worlds": 8, "options": 3}), names, "pl")
    assert told.startswith("Buduję dworzec w mieście Wiedeń: ")
    assert told.endswith("wymyślone światy 8, porównane pomysły 3.")
