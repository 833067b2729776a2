"""Rule cards: one for each rule, in every language, readable as text and as HTML."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import ttr_nb.games.europe  # noqa: F401 - its functions then say which rules they implement
from ttr_nb.core.rules import implemented
from ttr_nb.games.europe.reasons import REASONS
from ttr_nb.show.language import LANGUAGES
from ttr_nb.show.rulecards import RuleCard, UnknownRule, rule_card, rule_ids
from ttr_nb.show.words import can_say

RULINGS = {"EU-TURN-2", "EU-DRAW-6", "EU-DRAW-9", "EU-STATION-8", "EU-LONGEST-3", "EU-WIN-1"}


def test_the_rules_we_can_read_out_are_the_rules_we_implement() -> None:
    assert {id for id in rule_ids() if id.startswith("EU-")} == {id for id in implemented() if id.startswith("EU-")}


def test_every_refusal_cites_a_rule_we_can_read_out() -> None:
    assert {rule for rule, _ in REASONS} <= set(rule_ids())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", rule_ids())
def test_every_rule_has_a_card(id: str, code: str) -> None:
    card = rule_card(id, code)
    assert card.id == id
    assert card.title
    assert 1 <= len(re.findall(r"[.?](?: |$)", card.text)) <= 3, "one to three sentences"
    assert card.implemented_by
    assert str(card).startswith(f"{id} · {card.title}\n")
    assert all(len(line) <= 100 for line in str(card).splitlines()[:-1])


@pytest.mark.parametrize("code", LANGUAGES)
def test_rulings_are_shown_as_rulings(code: str) -> None:
    assert {id for id in rule_ids() if can_say(f"{id}.ruling", code)} == RULINGS
    card = rule_card("EU-TURN-2", code)
    assert card.ruling
    assert card.ruling.split()[0] in str(card)
    assert card.ruling in card._repr_html_()


@pytest.mark.parametrize("id", rule_ids())
def test_languages_agree_on_the_numbers_of_a_rule(id: str) -> None:
    numbers = {code: sorted(re.findall(r"\d+", rule_card(id, code).text)) for code in LANGUAGES}
    assert len({tuple(found) for found in numbers.values()}) == 1, numbers


def test_the_case_of_an_id_does_not_matter() -> None:
    assert rule_card(" eu-tunnel-4 ") == rule_card("EU-TUNNEL-4")


@pytest.mark.parametrize(
    ("id", "near"), [("EU-TUNEL-4", "EU-TUNNEL-4"), ("EU-CLAIM-99", "EU-CLAIM-"), ("zebra", "zebra")]
)
def test_an_unknown_rule_names_what_is_near(id: str, near: str) -> None:
    with pytest.raises(UnknownRule, match=near):
        rule_card(id)


def test_html_is_escaped() -> None:
    card = RuleCard("<i>", "a & b", "1 < 2", "<script>", ("<lambda>",), "en")
    html = card._repr_html_()
    assert "a &amp; b" in html
    assert "&lt;script&gt;" in html
    assert "&lt;lambda&gt;" in html
    assert not any(tag in html for tag in ("<i>", "<script>", "<lambda>"))
    assert card._repr_mimebundle_() == {"text/plain": str(card), "text/html": html}


def test_a_card_needs_nothing_but_fluent() -> None:
    code = "import sys; from ttr_nb.show.rulecards import rule_card; rule_card('EU-DRAW-1'); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert not loaded & {"IPython", "ipywidgets", "networkx", "numpy", "pandas"}
