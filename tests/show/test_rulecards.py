"""Rule cards: one for each rule, in every language, readable as text and as HTML."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from importlib import import_module

import pytest

from ttr_nb.core.rules import implemented
from ttr_nb.show.language import LANGUAGES
from ttr_nb.show.rulecards import GAMES, RuleCard, UnknownRule, load_games, rule_card, rule_ids
from ttr_nb.show.ruleindex import Lesson
from ttr_nb.show.words import can_say, say

RULINGS = {
    *("EU-TURN-2", "EU-DRAW-6", "EU-DRAW-9", "EU-STATION-8", "EU-LONGEST-3", "EU-WIN-1"),
    *("DX-CLAIM-1", "DX-CLAIM-2", "DX-TOKEN-1", "DX-TICKET-1", "DX-TUNNEL-2", "DX-PASSENGER-1"),
    *("CG-TURN-4", "CG-YARD-5", "CG-TICKET-1", "CG-CITY-1", "CG-WIN-1"),
}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_we_can_read_out_are_the_rules_we_implement(game: str) -> None:
    load_games()
    told = {id for id in rule_ids() if id.startswith(f"{game}-")}
    assert told == {id for id in implemented() if id.startswith(f"{game}-")}
    assert told


def test_rules_stand_in_the_order_of_the_catalogue() -> None:
    games = [id.partition("-")[0] for id in rule_ids()]
    assert list(dict.fromkeys(games)) == ["EU", "DX", "CG"]
    assert games == sorted(games, key=["EU", "DX", "CG"].index)
    assert len(set(rule_ids())) == len(rule_ids())
    yard = [id for id in rule_ids() if id.startswith("CG-YARD")]
    assert yard == ["CG-YARD-1", "CG-YARD-2", "CG-YARD-3", "CG-YARD-5", "CG-YARD-4"]


@pytest.mark.parametrize("game", GAMES.values())
def test_every_refusal_cites_a_rule_we_can_read_out(game: str) -> None:
    reasons = import_module(f"{game}.reasons").REASONS
    assert {rule for rule, _ in reasons} <= set(rule_ids())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", rule_ids())
def test_every_rule_has_a_card(id: str, code: str) -> None:
    card = rule_card(id, code)
    assert card.id == id
    assert card.title
    assert 1 <= len(re.findall(r"[.?](?: |$)", card.text)) <= 3, "one to three sentences"
    assert card.implemented_by
    assert str(card).startswith(f"{id} · {card.title}\n")
    assert all(len(line) <= 100 for line in str(card).splitlines())


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_says_where_its_rule_is_taught_tested_and_implemented(code: str) -> None:
    lessons = (Lesson("05_tunnels", "Three cards"), Lesson("00_start", ""))
    card = replace(rule_card("EU-TUNNEL-4", code), taught_in=lessons)
    text, html = " ".join(str(card).split()), card._repr_html_()
    assert f"{say('rules-taught', code)}: 05_tunnels (Three cards), 00_start" in text
    assert f"{say('rules-tested', code)}: tests/rules/test_tunnel.py" in text
    assert f"{say('label-implemented-by', code)}: ttr_nb.games.europe.tunnel.extra_due" in text
    for place in ("05_tunnels (Three cards)", "tests/rules/test_tunnel.py", "ttr_nb.games.europe.tunnel.extra_due"):
        assert f"<code>{place}</code>" in html
    bare = replace(card, taught_in=(), tested_in=(), implemented_by=())
    assert say("rules-taught", code) not in str(bare)


@pytest.mark.parametrize("code", LANGUAGES)
def test_rulings_are_shown_as_rulings(code: str) -> None:
    assert {id for id in rule_ids() if can_say(f"{id}.ruling", code)} == RULINGS
    for id in RULINGS:
        card = rule_card(id, code)
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
    card = RuleCard("<i>", "a & b", "1 < 2", "<script>", ("<lambda>",), "en", (Lesson("<u>", "<s>"),), ("<p2>",))
    html = card._repr_html_()
    assert "a &amp; b" in html
    assert "&lt;script&gt;" in html
    assert "&lt;lambda&gt;" in html
    assert not any(tag in html for tag in ("<i>", "<script>", "<lambda>", "<u>", "<s>", "<p2>"))
    assert card._repr_mimebundle_() == {"text/plain": str(card), "text/html": html}


def test_a_card_needs_nothing_but_fluent() -> None:
    code = "import sys; from ttr_nb.show.rulecards import rule_card; rule_card('EU-DRAW-1'); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in run.stdout.split()}
    assert not loaded & {"IPython", "ipywidgets", "networkx", "numpy", "pandas"}
