"""The Fluent files: the same messages in every language, with the same placeholders, and right plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as FTL
from fluent.syntax.visitor import Visitor

from ttr_nb.core.errors import ContentError
from ttr_nb.games.cardgame import state as cardgame
from ttr_nb.games.dice import state as dice
from ttr_nb.games.europe import state as europe
from ttr_nb.show import words
from ttr_nb.show.language import LANGUAGES
from ttr_nb.show.words import WordsError, can_say, files, join, keys, say

OTHERS = [code for code in LANGUAGES if code != "en"]

CASES = {"object"}
"""Attributes that only languages with cases need: in Polish the accusative of what is counted."""

CATEGORIES = {
    "en": {"one", "other"},
    "ro": {"one", "few", "other"},
    "pl": {"one", "few", "many", "other"},
    "it": {"one", "other"},
}


class Parts(Visitor):
    """What a pattern is made of."""

    def __init__(self, pattern: FTL.Pattern) -> None:
        self.variables: set[str] = set()
        self.calls: list[FTL.FunctionReference] = []
        self.selectors: list[FTL.SelectExpression] = []
        self.references: list[FTL.MessageReference] = []
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: FTL.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: FTL.FunctionReference) -> None:
        self.calls.append(node)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: FTL.SelectExpression) -> None:
        self.selectors.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: FTL.MessageReference) -> None:
        self.references.append(node)

    def visit_TextElement(self, node: FTL.TextElement) -> None:
        self.texts.append(node.value)


def entries(code: str) -> Iterator[tuple[str, FTL.EntryType]]:
    for file in files(code):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            yield file.name, entry


@cache
def patterns(code: str) -> dict[str, Parts]:
    """Every message and attribute of a language."""
    found = {}
    for _, entry in entries(code):
        if isinstance(entry, FTL.Message):
            if entry.value:
                found[entry.id.name] = Parts(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = Parts(attribute.value)
    return found


def in_common(code: str) -> set[str]:
    """The keys that every language must have."""
    return {key for key in patterns(code) if key.startswith("card-") or key.partition(".")[2] not in CASES}


def keyed(selector: FTL.SelectExpression) -> set[str]:
    return {v.key.name if isinstance(v.key, FTL.Identifier) else v.key.value for v in selector.variants}


def argument(call: FTL.FunctionReference, name: str) -> str:
    return next((str(given.value.value) for given in call.arguments.named if given.name.name == name), "")


# --- the files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_entry_can_be_read(code: str) -> None:
    assert files(code), f"there are no files for {code}"
    allowed = (FTL.Message, FTL.Comment, FTL.GroupComment, FTL.ResourceComment)
    assert [(file, entry) for file, entry in entries(code) if not isinstance(entry, allowed)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_stands_twice_and_all_are_indexed(code: str) -> None:
    messages = [entry.id.name for _, entry in entries(code) if isinstance(entry, FTL.Message)]
    assert list(keys(code)) == messages
    assert len(set(messages)) == len(messages)


@pytest.mark.parametrize("code", OTHERS)
def test_languages_have_the_same_files_messages_and_order(code: str) -> None:
    assert [file.name for file in files(code)] == [file.name for file in files("en")]
    assert keys(code) == keys("en")


@pytest.mark.parametrize("code", OTHERS)
def test_languages_have_the_same_attributes(code: str) -> None:
    assert in_common(code) ^ in_common("en") == set()


@pytest.mark.parametrize("code", OTHERS)
def test_languages_use_the_same_placeholders(code: str) -> None:
    english = patterns("en")
    differing = {
        key: (parts.variables, english[key].variables)
        for key, parts in patterns(code).items()
        if key in english and parts.variables != english[key].variables
    }
    assert differing == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_sentences_call_functions_only_for_words_there_are(code: str) -> None:
    for key, parts in patterns(code).items():
        assert not parts.references, f"{key}: messages are read one by one, so none can refer to another"
        for call in parts.calls:
            form = argument(call, "form")
            match call.id.name:
                case "COUNT":
                    wanted = [f"count-{argument(call, 'of')}"]
                case "CARDS":
                    wanted = ["cards-red", "cards-locomotive"]
                case "COLOUR":
                    wanted = ["colour-red", "colour-gray"]
                case "DICE":
                    wanted = ["dice-single", "dice-double", "dice-station", "dice-joker"]
                case "KIND":
                    wanted = ["kind-single", "kind-double"]
                case other:
                    pytest.fail(f"{key}: no function {other}")
            assert all(can_say(f"{name}.{form}" if form else name, code) for name in wanted), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_tone(code: str) -> None:
    """Calm, in typographic signs, and in the letters of the language."""
    for key, parts in patterns(code).items():
        text = "…".join(parts.texts)
        assert not re.search(r"[!'\"]|\.\.|  | [,.;:?]|param|pending", text), key
        assert not re.search("[şţŞŢ]", text), f"{key}: Romanian has a comma below s and t, not a cedilla"


@pytest.mark.parametrize("code", LANGUAGES)
def test_sentences_end_with_a_full_stop_and_titles_do_not(code: str) -> None:
    for key, parts in patterns(code).items():
        rule, _, attribute = key.partition(".")
        if not re.fullmatch(r"[A-Z]+-[A-Z]+-\d+", rule):
            continue
        if attribute:
            assert parts.texts[-1].rstrip()[-1:] in (".", "?"), key
        else:
            assert not parts.texts[-1].endswith("."), key


# --- plurals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_selectors_have_every_category_of_the_language(code: str) -> None:
    for key, parts in patterns(code).items():
        for selector in parts.selectors:
            chosen = keyed(selector)
            only_exact = all(k.isdigit() for k in chosen - {"other"})
            assert only_exact or chosen == CATEGORIES[code], key


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_is_counted_has_plurals(code: str) -> None:
    for key, parts in patterns(code).items():
        if key.startswith(("count-", "cards-", "dice-", "tokens-")) and not key.endswith("-none"):
            assert [keyed(selector) for selector in parts.selectors] == [CATEGORIES[code]], key


NUMBERS = (0, 1, 2, 5, 12, 19, 20, 21, 22, 101, 112)


@pytest.mark.parametrize(
    ("code", "key", "spoken"),
    [
        ("en", "count-cars", "0 cars|1 car|2 cars|5 cars|12 cars|19 cars|20 cars|21 cars|22 cars|101 cars|112 cars"),
        (
            "ro",
            "count-cards",
            "0 cărți|1 carte|2 cărți|5 cărți|12 cărți|19 cărți|20 de cărți|21 de cărți|22 de cărți|101 cărți|112 cărți",
        ),
        (
            "pl",
            "count-spaces",
            "0 pól|1 pole|2 pola|5 pól|12 pól|19 pól|20 pól|21 pól|22 pola|101 pól|112 pól",
        ),
        (
            "pl",
            "count-cards.object",
            "0 kart|1 kartę|2 karty|5 kart|12 kart|19 kart|20 kart|21 kart|22 karty|101 kart|112 kart",
        ),
        (
            "it",
            "count-points",
            "0 punti|1 punto|2 punti|5 punti|12 punti|19 punti|20 punti|21 punti|22 punti|101 punti|112 punti",
        ),
    ],
)
def test_plurals(code: str, key: str, spoken: str) -> None:
    assert "|".join(say(key, code, n=number) for number in NUMBERS) == spoken


@pytest.mark.parametrize(
    ("key", "en", "ro", "pl", "it"),
    [
        (
            "count-rows",
            "1 row|2 rows|5 rows|20 rows",
            "1 șir|2 șiruri|5 șiruri|20 de șiruri",
            "1 rząd|2 rzędy|5 rzędów|20 rzędów",
            "1 fila|2 file|5 file|20 file",
        ),
        (
            "count-colours",
            "1 colour|2 colours|5 colours|20 colours",
            "1 culoare|2 culori|5 culori|20 de culori",
            "1 kolor|2 kolory|5 kolorów|20 kolorów",
            "1 colore|2 colori|5 colori|20 colori",
        ),
        (
            "count-big-cities",
            "1 Big City|2 Big Cities|5 Big Cities|20 Big Cities",
            "1 Oraș Mare|2 Orașe Mari|5 Orașe Mari|20 de Orașe Mari",
            "1 Wielkie Miasto|2 Wielkie Miasta|5 Wielkich Miast|20 Wielkich Miast",
            "1 Grande Città|2 Grandi Città|5 Grandi Città|20 Grandi Città",
        ),
        (
            "count-dice",
            "1 die|2 dice|5 dice|20 dice",
            "1 zar|2 zaruri|5 zaruri|20 de zaruri",
            "1 kość|2 kości|5 kości|20 kości",
            "1 dado|2 dadi|5 dadi|20 dadi",
        ),
        (
            "count-tokens",
            "1 token|2 tokens|5 tokens|20 tokens",
            "1 simbol|2 simboluri|5 simboluri|20 de simboluri",
            "1 żeton|2 żetony|5 żetonów|20 żetonów",
            "1 gettone|2 gettoni|5 gettoni|20 gettoni",
        ),
        (
            "count-passengers",
            "1 passenger|2 passengers|5 passengers|20 passengers",
            "1 pasager|2 pasageri|5 pasageri|20 de pasageri",
            "1 pasażer|2 pasażerów|5 pasażerów|20 pasażerów",
            "1 passeggero|2 passeggeri|5 passeggeri|20 passeggeri",
        ),
        (
            "dice-joker",
            "1 joker|2 jokers|5 jokers|20 jokers",
            "1 joker|2 jokeri|5 jokeri|20 de jokeri",
            "1 joker|2 jokery|5 jokerów|20 jokerów",
            "1 jolly|2 jolly|5 jolly|20 jolly",
        ),
        (
            "tokens-double",
            "1 double token|2 double tokens|5 double tokens|20 double tokens",
            "1 simbol de rută dublă|2 simboluri de rută dublă|5 simboluri de rută dublă|20 de simboluri de rută dublă",
            "1 żeton podwójny|2 żetony podwójne|5 żetonów podwójnych|20 żetonów podwójnych",
            "1 gettone doppio|2 gettoni doppi|5 gettoni doppi|20 gettoni doppi",
        ),
    ],
)
def test_plurals_in_every_language(key: str, en: str, ro: str, pl: str, it: str) -> None:
    for code, spoken in zip(LANGUAGES, (en, ro, pl, it), strict=True):
        assert "|".join(say(key, code, n=number) for number in (1, 2, 5, 20)) == spoken


@pytest.mark.parametrize(
    ("code", "spoken"),
    [
        ("en", ["1 red card", "3 red cards", "5 red cards", "20 red cards"]),
        ("ro", ["1 carte roșie", "3 cărți roșii", "5 cărți roșii", "20 de cărți roșii"]),
        ("pl", ["1 czerwona karta", "3 czerwone karty", "5 czerwonych kart", "20 czerwonych kart"]),
        ("it", ["1 carta rossa", "3 carte rosse", "5 carte rosse", "20 carte rosse"]),
    ],
)
def test_coloured_cards(code: str, spoken: list[str]) -> None:
    assert [say("cards-red", code, n=number) for number in (1, 3, 5, 20)] == spoken


def test_a_number_in_a_sentence_chooses_the_form_of_its_noun() -> None:
    params = {"route": "A – B", "length": 5, "given": 1}
    assert say("EU-CLAIM-6.few", "pl", **params) == (
        "Trasa A – B ma 5 pól i zajmuje się ją w całości, a ty wykładasz 1 kartę."
    )
    assert say("EU-CLAIM-1.mixed-remedy", "pl", length=2, colour="blue") == (
        "Wyłóż 2 niebieskie karty; możesz użyć też lokomotyw."
    )
    assert say("DX-CLAIM-1.few-remedy", "it", needed=3, kind="double") == (
        "Gioca 3 simboli doppi; contano anche i jolly e i gettoni di questo tipo."
    )
    assert say("DX-CLAIM-2.kind-remedy", "ro", kind="single") == (
        "Folosește semne de rută simplă, jokeri și simboluri de rută simplă."
    )
    assert say("event-DeckReshuffled", "ro", count=64) == (
        "Cărțile decartate se amestecă într-un pachet nou, de 64 de cărți."
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_nobody_has_to_keep_at_least_no_ticket(code: str) -> None:
    offered = {"seat": "Ana", "count": 4, "tickets": "A – B (5)"}
    for key in ("event-TicketsOffered", "event-TicketsOffered.hidden", "waiting-TicketOffer"):
        assert "0" not in say(key, code, **offered, keep=0), key
        assert "1" in say(key, code, **offered, keep=1), key
    assert "0" not in say("event-TicketsKept.hidden", code, seat="Ana", count=0, returned=4)
    assert "0" not in say("CG-TICKET-1.pending-remedy", code, keep=0)


LINES = ("routes", "made", "missed", "stations", "bonus", "most-tickets", "goods", "completed", "cities", "total")
WAITING = {
    europe: ("SecondCard", "TunnelDue"),
    dice: ("Reroll", "TunnelDice", "TunnelFailed", "PassengerOffer", "Trip", "Leftover"),
    cardgame: ("SecondCard",),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_line_of_a_score_sheet_and_every_waiting_decision_has_words(code: str) -> None:
    assert all(can_say(f"score-{line}", code) for line in LINES)
    decisions = {"TicketOffer", *(name for names in WAITING.values() for name in names)}
    assert {key for key in keys(code) if key.startswith("waiting-")} == {f"waiting-{name}" for name in decisions}


@pytest.mark.parametrize("state", WAITING)
def test_the_waiting_decisions_are_those_of_the_games(state: ModuleType) -> None:
    assert {kind.__name__ for kind in get_args(state.Pending)} == {"TicketOffer", *WAITING[state]}


# --- saying -------------------------------------------------------------------------------------


def test_what_cannot_be_said_is_an_error() -> None:
    with pytest.raises(WordsError, match=r"EU-CLAIM-1\.nonsense \(ro\): there is no such message"):
        say("EU-CLAIM-1.nonsense", "ro")
    with pytest.raises(WordsError, match="no-such-thing"):
        say("no-such-thing")


def test_a_missing_parameter_is_an_error_also_inside_a_function() -> None:
    with pytest.raises(WordsError, match="Unknown external: name"):
        say("EU-CLAIM-5.unknown")
    with pytest.raises(WordsError, match="length"):
        say("EU-CLAIM-1.many-remedy")
    with pytest.raises(WordsError, match="cards-mauve"):
        say("EU-CLAIM-1.mixed-remedy", length=2, colour="mauve")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("good = fine\nbad = { $n ->\n", "text/en/wrong.ftl: bad: cannot be read as Fluent"),
        ("bad = fine\nbad = again\n", "text/en/wrong.ftl: bad: stands in text/en/wrong.ftl, too"),
    ],
)
def test_a_faulty_file_is_an_error_that_names_it(
    text: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "text" / "en" / "wrong.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(words, "data_root", lambda: tmp_path)
    caches = (words._index, words._bundle, words._read)
    for cached in caches:
        cached.cache_clear()
    try:
        with pytest.raises(ContentError) as error:
            say("bad")
        assert str(error.value) == fault
    finally:
        for cached in caches:
            cached.cache_clear()


def test_parameters_are_never_interpreted() -> None:
    assert "“{ $owner } { COUNT(1) }”" in say("EU-CLAIM-5.unknown", name="{ $owner } { COUNT(1) }")


@pytest.mark.parametrize(("code", "word"), [("en", "and"), ("ro", "și"), ("pl", "i"), ("it", "e")])
def test_lists(code: str, word: str) -> None:
    assert join(["a", "b", "c"], code) == f"a, b {word} c"
    assert join(["a"], code) == "a"
    assert join([], code) == ""
