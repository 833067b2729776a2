"""Finding rules by words: in four languages, without accents, the best first, and readable."""

from __future__ import annotations

from itertools import pairwise

import pytest

import ttr_nb as ttr
from ttr_nb import cli
from ttr_nb.content.names import plain
from ttr_nb.show.language import LANGUAGES, set_language
from ttr_nb.show.rulecards import RuleCard, rule_card, rule_ids
from ttr_nb.show.rulesearch import OPENED, RuleList, _docs, _score, find_rules
from ttr_nb.show.words import can_say, say


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("EU-TUNNEL-4", "EU-TUNNEL-4"),
        ("eu tunnel 4", "EU-TUNNEL-4"),
        ("rabunek", "CG-ROB-2"),
        ("Rabunku pociągów", "CG-ROB-2"),
        ("furto", "CG-ROB-2"),
        ("jaf trenuri", "CG-ROB-2"),
        ("robbery", "CG-ROB-2"),
        ("cel mai lung", "EU-LONGEST-1"),
        ("Najdłuższa linia", "EU-LONGEST-1"),
        ("najdluzsza", "EU-LONGEST-1"),
        ("traghetti", "EU-FERRY-1"),
        ("feribot", "EU-FERRY-1"),
        ("PROMY", "EU-FERRY-1"),
        ("grey routes gri", "EU-CLAIM-3"),
        ("Grandi Città", "CG-CITY-1"),
        ("grandi citta", "CG-CITY-1"),
    ],
)
def test_words_in_any_language_find_their_rule(words: str, first: str) -> None:
    if words.startswith("grey"):
        assert not find_rules(words), "every word must be found"
        words = words.removeprefix("grey ")
    assert find_rules(words)[0].id == first


@pytest.mark.parametrize("words", ["gara", "gară", "GARĂ", "stazione", "dworzec", "station"])
def test_accents_and_case_do_not_matter(words: str) -> None:
    ids = [card.id for card in find_rules(words)]
    assert ids[0].startswith("EU-STATION")
    assert {"EU-STATION-1", "EU-STATION-3", "EU-STATION-4"} <= set(ids)


def test_the_best_come_first_and_equals_stand_in_the_order_of_the_catalogue() -> None:
    ids = [card.id for card in find_rules("tunnel")]
    named = [id for id in ids if "TUNNEL" in id]
    assert ids[: len(named)] == named
    assert set(named) == {id for id in rule_ids() if "TUNNEL" in id}
    games = [id.partition("-")[0] for id in named]
    assert games == sorted(games, key=["EU", "DX", "CG"].index)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_rule_is_found_by_its_own_title_and_id(code: str) -> None:
    for id in rule_ids():
        assert find_rules(id, code)[0].id == id
        assert id in [card.id for card in find_rules(say(id, code), code)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_searched_is_what_is_said(code: str) -> None:
    """The words are read straight from the files; here they are compared with the sentences themselves."""
    assert set(_docs(code)) == set(rule_ids())
    for id in rule_ids():
        told = [say(f"{id}.{part}", code) for part in ("text", "ruling") if can_say(f"{id}.{part}", code)]
        assert _docs(code)[id] == (f" {plain(say(id, code))} ", f" {plain(' '.join(told))} ")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_list_speaks_the_language_chosen(code: str) -> None:
    found = find_rules("tunnel", code)
    assert all(card.language == code for card in found)
    assert str(found).splitlines()[0] == say("rules-found", code, count=len(found))
    assert say("EU-TUNNEL-4", code) in str(found)
    assert f'lang="{code}"' in found._repr_html_()
    assert say("rules-none", code, text="xyzzy") in str(find_rules("xyzzy", code))


def test_a_short_list_opens_the_cards_and_a_long_one_does_not() -> None:
    short, all_rules = find_rules("tunnel"), find_rules()
    assert len(short) <= OPENED < len(all_rules) == len(rule_ids())
    assert short._repr_html_().count("<details>") == len(short)
    assert rule_card("EU-TUNNEL-4")._repr_html_() in short._repr_html_()
    assert "<details>" not in all_rules._repr_html_()
    assert [card.id for card in find_rules("  ")] == list(rule_ids())


def test_a_typing_error_names_words_like_it() -> None:
    found = find_rules("lomocotive")
    assert not found
    assert "locomotive" in found.near
    assert "Perhaps: " in str(found)


@pytest.mark.parametrize("text", ["!!!", "<script>alert(1)</script>", "x" * 10_000, "{ $text }", "\N{SNOWMAN}"])
def test_what_nobody_can_mean_is_found_nowhere_and_escaped(text: str) -> None:
    found = find_rules(text)
    assert not found
    assert len(found.text) <= 200
    assert "<script" not in found._repr_html_()
    assert found._repr_mimebundle_() == {"text/plain": str(found), "text/html": found._repr_html_()}


def test_titles_are_escaped() -> None:
    card = RuleCard("EU-X-1", "<b>", "text", None, (), "en")
    assert "<b>" not in RuleList((card,), "", (), "en")._repr_html_()


def test_the_front_door_follows_the_language() -> None:
    try:
        set_language("it")
        assert ttr.rules("furto")[0].title == "Il Furto di Treni"
    finally:
        set_language("en")


# --- the command --------------------------------------------------------------------------------


def test_the_command_searches(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "--search", "gara", "--language", "pl"]) == 0
    shown = capsys.readouterr().out
    assert shown == f"{find_rules('gara', 'pl')}\n"
    assert say("EU-STATION-1", "pl") in shown


def test_the_command_says_when_nothing_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "--search", "lomocotive"]) == 1
    shown = capsys.readouterr()
    assert not shown.out
    assert "locomotive" in shown.err


def test_the_command_reads_one_or_searches(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["rules", "EU-TUNNEL-4", "--search", "gara"])
    assert "not allowed with" in capsys.readouterr().err


def test_scores_never_rise_down_the_list() -> None:
    ids = [card.id for card in find_rules("locomotive")]
    assert all(_score(a, ["locomotive"], "en") >= _score(b, ["locomotive"], "en") for a, b in pairwise(ids))
