"""How wide things are on real pages: boards by size, long names, rule ids; and what stands together or is marked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import AtTable
from tests.browser.sheet import Sheet
from tests.browser.tables import DICE, EUROPE
from ttr_nb.core.players import LONGEST
from ttr_nb.show.palette import PALETTES
from ttr_nb.ui.controls import NORMAL, PROJECTOR

Open = Callable[..., Sheet]

SCREENS = ((1024, 768), (1280, 720), (1400, 900), (1920, 1080))
HOME = {"width": 1400, "height": 1000}
"""The page of the other tests."""


@pytest.fixture(autouse=True)
def _at_home_again(lab_page: Page) -> Any:
    yield
    lab_page.set_viewport_size(HOME)  # type: ignore[arg-type]


def _sized(sheet: Sheet, size: str) -> None:
    sheet.tell(f"table.controls.size.value = {size!r}")
    large = sheet.page.locator(".ttr-projector:has(canvas):visible")
    expect(large).to_have_count(int(size == PROJECTOR))


def _on(sheet: Sheet, screen: tuple[int, int]) -> None:
    sheet.page.set_viewport_size({"width": screen[0], "height": screen[1]})


@pytest.mark.parametrize("game", ["europe", "dice:nordic", "cardgame"])
def test_no_board_is_smaller_for_a_projector(notebook: Open, game: str) -> None:
    sheet = notebook([f'import ttr_nb as ttr\ntable = ttr.new_game("{game}", seed=7).table()\ntable'])
    table = AtTable(sheet)
    widths: dict[str, list[float]] = {}
    for size in (NORMAL, PROJECTOR):
        _sized(sheet, size)
        widths[size] = []
        for screen in SCREENS:
            _on(sheet, screen)
            widths[size].append(table.root.locator("canvas").first.evaluate("it => it.getBoundingClientRect().width"))
    pairs = zip(widths[NORMAL], widths[PROJECTOR], strict=True)
    assert all(normal <= projector for normal, projector in pairs), widths


_EDGES = "it => { const box = it.getBoundingClientRect(); return [box.top, box.bottom]; }"


def test_a_projector_shows_the_board_and_what_can_be_done_on_one_screen(notebook: Open) -> None:
    cell = 'import ttr_nb as ttr\ngame = ttr.new_game("europe", seed=7)\ntable = game.table(size="projector")\ntable'
    sheet = notebook([cell])
    table = AtTable(sheet)
    for screen in ((1280, 720), (1920, 1080)):
        _on(sheet, screen)
        table.root.evaluate("it => it.scrollIntoView()")
        top, _ = table.head.evaluate(_EDGES)
        _, bottom = table.root.locator("canvas").first.evaluate(_EDGES)
        assert 0 <= top < bottom <= screen[1], f"the lines above the board, and the board, on {screen}"
        over, under = table.root.locator(".ttr-choices button").first.evaluate(_EDGES)
        assert top < over < under < bottom, f"beside the board, on {screen}"


LONG = ("W" * LONGEST, " ".join(["Ben"] * 15), "<script>alert('x')</script>")

_STICKING_OUT = """table => {
  const edge = table.getBoundingClientRect().right + 1;
  const wide = [...table.querySelectorAll(".ttr-part, .ttr-part *")].filter((it) => it.scrollWidth > it.clientWidth + 1
    && getComputedStyle(it).display !== "inline" && it.clientWidth);
  const out = [...table.querySelectorAll(".ttr-part *")].filter((it) => it.getBoundingClientRect().right > edge);
  return [...wide, ...out].map((it) => it.className + ": " + it.textContent.slice(0, 60));
}"""


@pytest.mark.parametrize("game", ["europe", "dice:nordic"])
def test_long_names_push_nothing_out(notebook: Open, game: str) -> None:
    start = f'import ttr_nb as ttr\ngame = ttr.new_game("{game}", players={list(LONG)!r}, seed=7)'
    sheet = notebook([f"{start}\ntable = game.table()\ntable"])
    table = AtTable(sheet)
    for language in ("en", "pl", "ro"):
        sheet.tell(f"table.desk.set(language={language!r})")
        for size in (NORMAL, PROJECTOR):
            _sized(sheet, size)
            for screen in SCREENS[:2]:
                _on(sheet, screen)
                assert table.root.evaluate(_STICKING_OUT) == [], (language, size, screen)


_LINES = "codes => Math.max(...codes.map((code) => code.getClientRects().length))"


def test_rule_ids_in_the_score_sheet_stay_whole_and_grow(notebook: Open) -> None:
    start = f'import ttr_nb as ttr\ngame = ttr.new_game("cardgame", players={list(LONG)!r}, seed=11)'
    sheet = notebook([f'{start}\ngame.play_bots("random")\ntable = game.table(bots={{}})\ntable'])
    codes = AtTable(sheet).root.locator(".ttr-scores code")
    expect(codes.first).to_be_visible()
    letters = []
    for size in (NORMAL, PROJECTOR):
        _sized(sheet, size)
        for screen in SCREENS[:2]:
            _on(sheet, screen)
            assert codes.evaluate_all(_LINES) == 1, (size, screen)
        letters.append(codes.first.evaluate("code => parseFloat(getComputedStyle(code).fontSize)"))
    assert letters[1] > letters[0] * 1.2


_MIDDLES = "them => them.map((it) => { const box = it.getBoundingClientRect(); return (box.top + box.bottom) / 2; })"


def test_what_belongs_together_stands_in_one_line(borrowed: Open) -> None:
    table = AtTable(borrowed(EUROPE))
    together = (".ttr-deck,.ttr-ticket-deck", ".ttr-settings :is(button,input[type=text])")
    for size in (NORMAL, PROJECTOR):
        _sized(table.sheet, size)
        for language in ("en", "pl"):
            table.sheet.tell(f"table.desk.set(language={language!r})")
            for screen in SCREENS:
                _on(table.sheet, screen)
                for css in together:
                    heights = table.root.locator(css).evaluate_all(_MIDDLES)
                    assert len(heights) > 1
                    assert max(heights) - min(heights) < 9, (css, size, language, screen)


def test_an_open_rule_has_a_margin(borrowed: Open) -> None:
    table = AtTable(borrowed(EUROPE))
    table.click_route("edinburgh-london-orange")
    table.press("EU-CLAIM-1")
    card = table.root.locator(".ttr-rulecard>.ttr-rule")
    assert card.evaluate("it => parseFloat(getComputedStyle(it).paddingLeft)") >= 8


def test_a_picked_die_is_marked_as_picked(borrowed: Open) -> None:
    table = AtTable(borrowed(DICE))
    table.press("die:2")
    die = table.root.locator('button[data-key="die:2"][aria-pressed=true]')
    expect(die).to_have_class(re.compile("ttr-playable"))
    red, green, blue = (int(PALETTES["light"]["highlight"][at : at + 2], 16) for at in (1, 3, 5))
    expect(die).to_have_css("outline-color", f"rgb({red}, {green}, {blue})")
