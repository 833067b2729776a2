"""The Fluent files: the same messages in every language, with the same placeholders, and right plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as FTL
from fluent.syntax.visitor import Visitor

from ttr_nb.core.errors import ContentError
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
        if key.startswith(("count-", "cards-")) and key != "cards-none":
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
    assert say("event-DeckReshuffled", "ro", count=64) == (
        "Cărțile decartate se amestecă într-un pachet nou, de 64 de cărți."
    )


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
