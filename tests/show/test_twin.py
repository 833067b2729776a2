"""Static twins: what a notebook keeps shows with no kernel, tells the position in words, and trusts no name."""

from __future__ import annotations

import re
from base64 import b64decode
from html.parser import HTMLParser
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import ttr_nb as ttr
from ttr_nb.show.tell import violation_html
from ttr_nb.show.told import Told
from ttr_nb.show.twin import bundle, image

EVIL = ("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{ $seat } & ' \\ ]]>")
GAMES = ("europe", "dice:europe", "dice:nordic", "cardgame")

TAGS = {"div", "img", "p", "strong", "em", "small", "code", "br", "table", "thead", "tbody", "tr", "th", "td"}
ATTRIBUTES = {"alt", "src", "width", "style", "class", "lang", "scope", "role"}
SVG_TAGS = {"svg", "g", "path", "title", "desc", "style", "polygon", "polyline", "circle", "text"}


class Elements(HTMLParser):
    """The elements of a page, with their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.said: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def pictures(page: str) -> list[ElementTree.Element]:
    """The images inside a page."""
    sources = [attributes["src"] or "" for tag, attributes in Elements(page).found if tag == "img"]
    return [ElementTree.fromstring(b64decode(source.partition("base64,")[2])) for source in sources]


def check_page(page: str) -> None:
    elements = Elements(page)
    for tag, attributes in elements.found:
        assert tag in TAGS
        assert attributes.keys() <= ATTRIBUTES
        if tag == "img":
            assert re.fullmatch(r"data:image/svg\+xml;base64,[A-Za-z0-9+/=]+", attributes["src"] or "")
            assert attributes["alt"]
    for picture in pictures(page):
        for element in picture.iter():
            assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in SVG_TAGS
            assert not any(name.startswith("on") or "href" in name for name in element.attrib)


def played(name: str, moves: int, players: tuple[str, ...] = EVIL) -> ttr.Game:
    game = ttr.new_game(name, players, seed=3)
    rng = Random(4)
    while not game.is_over and game.session.moves < moves:
        game.session.submit(rng.choice(game.rules.legal_actions(game.state)))
    return game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [0, 40, 10_000])
def test_a_game_shows_itself_and_trusts_no_name(name: str, moves: int) -> None:
    game = played(name, moves)
    twin = game._repr_mimebundle_()
    assert twin["text/plain"] == game.text()
    check_page(twin["text/html"])
    _, first = Elements(twin["text/html"]).found[1]
    assert first["alt"] == game.text()
    words = "".join(pictures(twin["text/html"])[0].itertext())
    assert EVIL[0][:6] in words, "names are shown, as words, as far as there is room"


@pytest.mark.parametrize("name", GAMES)
def test_scenes_sheets_and_refusals_trust_no_name(name: str) -> None:
    game = played(name, 10_000)
    check_page(game.picture(EVIL[0])._repr_mimebundle_()["text/html"])
    sheet = game.score_sheet()
    check_page(sheet._repr_html_() or "")
    with pytest.raises(ttr.RuleViolation) as caught:
        game.play("pass", seat=EVIL[1])
    check_page(violation_html(caught.value, game.names))
    check_page(game.names and ttr.rule("CG-ROB-1")._repr_mimebundle_()["text/html"])


@pytest.mark.parametrize("name", GAMES)
def test_a_score_sheet_is_a_table_with_all_that_its_lines_say(name: str) -> None:
    game = played(name, 10_000, ("Ana", "Ben"))
    sheet = game.score_sheet()
    assert str(sheet) == "\n".join(sheet)
    html = sheet._repr_html_()
    assert html is not None
    said = " ".join(" ".join(Elements(html).said).split())
    for line in sheet:
        for part in re.split(r"\s{2,}", line.strip()):
            assert part in said
    assert game.play.__self__ is game
    heads = [attributes for tag, attributes in Elements(html).found if tag == "th" and attributes.get("scope") == "col"]
    assert len(heads) == 3


def test_other_words_are_paragraphs_which_break_between_words() -> None:
    refused = ttr.new_game("europe", ["Ana", "Ben"], seed=3).why_not("pass")
    for words in (refused, Told([*EVIL, "", "  <b>Ana</b>"])):
        html = words._repr_html_()
        assert html is not None
        assert {tag for tag, _ in Elements(html).found} == {"p"}
        assert Elements(html).said == [line for line in words if line]
        assert repr(words) == "\n".join(words)
    assert Told([])._repr_html_() is None


def test_a_notebook_gets_the_words_the_image_and_at_the_end_the_sheet() -> None:
    formatter: Any = pytest.importorskip("IPython.core.formatters").DisplayFormatter()
    game = played("europe", 10, ("Ana", "Ben"))
    data, _ = formatter.format(game)
    assert data["text/plain"] == game.text()
    assert set(data) == {"text/plain", "text/html"}
    assert "<table>" not in data["text/html"]
    ended = played("cardgame", 10_000, ("Ana", "Ben"))
    assert "<table>" in formatter.format(ended)[0]["text/html"]


def test_the_image_leaves_out_what_only_a_pointer_finds() -> None:
    scene = played("europe", 40).picture()
    assert scene.titles()
    page = bundle(scene, "words")["text/html"]
    (picture,) = pictures(page)
    assert len([element for element in picture.iter() if element.tag.endswith("title")]) == 1
    assert 'width="500"' in image(scene, "words", 500)
