"""Tables and their twins on real pages: every board's pixels, themes, reloads, second views, no trust, and Voilà."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import AtTable
from tests.browser.servers import Server
from tests.browser.sheet import Sheet
from tests.browser.tables import EUROPE
from ttr_nb.analysis.searching import search
from ttr_nb.content.maps import load_board

Open = Callable[..., Sheet]

BOARDS = {
    "europe": "sea",
    "usa": "sea",
    "dice:nordic": "sea",
    "dice:switzerland": "abroad",
    "dice:germany": "abroad",
}
"""The boards, and what is in their upper left corner."""


def test_every_board_appears_in_both_themes(notebook: Open) -> None:
    sheet = notebook(["import ttr_nb as ttr", *(f'ttr.new_game("{game}", seed=1).table()' for game in BOARDS)])
    for theme in ("light", "dark"):
        sheet.set_theme(theme)
        for nth, (game, ground) in enumerate(BOARDS.items()):
            board = game.removeprefix("dice:")
            table = AtTable(sheet, board, nth)
            routes = load_board(board).routes[::9]
            spots = [(*table.corner(route.id), f"card-{route.colour}") for route in routes]
            table.picture.expect_all([(3, 3, ground), *spots], theme, near=12)
    sheet.set_theme("light")


def test_a_double_click_counts_once_and_a_second_view_follows(notebook: Open) -> None:
    sheet = notebook([EUROPE, "table"])
    first, second = AtTable(sheet, nth=0), AtTable(sheet, nth=1)
    first.button("deck").dblclick()
    first.told("counted once")
    first.hears("1. ")
    second.hears("1. ")
    expect(second.root.locator(".ttr-log")).not_to_contain_text("2. ")
    second.click_route("edinburgh-london-orange")
    first.told("card")


def test_a_reload_restores(notebook: Open) -> None:
    table = AtTable(notebook([EUROPE]))
    table.click_route("brest-paris")
    table.press("claim brest-paris with 3 black")
    table.hears("Ana claims")
    table.sheet.reload()
    table.picture.expect(*table.corner("brest-paris"), "owner-blue", near=12)
    table.hears("Ana claims")
    table.press("deck")
    table.hears("Ben draws")


def test_one_sees_the_twin_only_where_no_kernel_knows_the_table(notebook: Open) -> None:
    sheet = notebook([EUROPE, "game.longest_route('Ana')"])
    outputs = sheet.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-OutputArea")
    table, search = AtTable(sheet), outputs.nth(1)
    expect(table.root.locator("canvas").first).to_be_visible()
    expect(search.locator("canvas").first).to_be_visible()
    expect(outputs.locator("img")).to_have_count(3)
    for image in outputs.locator("img").all():
        expect(image).to_be_hidden()
    sheet.restart()
    sheet.reload()
    for image in outputs.locator("img").all():
        expect(image).to_be_visible()
    expect(outputs.first.locator("img")).to_have_attribute("alt", re.compile("Ana"))
    expect(outputs.first).not_to_contain_text("model not found", use_inner_text=True)
    sheet.run()
    expect(table.root.locator("canvas").first).to_be_visible()
    for image in outputs.locator("img").all():
        expect(image).to_be_hidden()


_IMPATIENT = """() => {
  window.patient = AbortSignal.timeout;
  window.givenUp = 0;
  const atOnce = { addEventListener: (_, giveUp) => { giveUp(); givenUp += 1; } };
  AbortSignal.timeout = (ms) => ms === 2000 ? atOnce : patient(ms);
}"""
"""Give up at once where anywidget would after its two seconds."""


def test_a_page_that_is_too_slow_for_anywidget_still_hears_its_kernel(notebook: Open) -> None:
    sheet = notebook([EUROPE], run=False)
    sheet.page.evaluate(_IMPATIENT)
    try:
        sheet.run()
        table = AtTable(sheet)
        table.click_route("brest-paris")
        table.press("claim brest-paris with 3 black")
        table.hears("Ana claims")
        table.press("undo")
        expect(table.root.locator(".ttr-log")).not_to_contain_text("Ana claims")
        assert sheet.page.evaluate("givenUp") == 2, "both scripts of the table"
    finally:
        sheet.page.evaluate("() => { AbortSignal.timeout = window.patient; }")


def test_the_search_is_stepped_through_beside_the_mistake(notebook: Open) -> None:
    ring = ["pamplona-paris-blue", "barcelona-pamplona", "barcelona-marseille", "marseille-paris", "brest-paris"]
    routes = [load_board("europe").route[id] for id in ring]
    best, mistaken = search(routes)[-1].best_length, search(routes, may_return=False)[-1].best_length
    assert best > mistaken
    setup = f'game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, claimed={{"Ana": {ring}}})'
    sheet = notebook([f"import ttr_nb as ttr\n{setup}\ngame.longest_route('Ana')"])
    root = sheet.page.locator(".ttr-table:visible")
    expect(root.locator("canvas[role=img]")).to_have_count(2)
    slider = root.get_by_role("slider", name="Step")
    slider.focus()
    slider.press("End")
    texts = root.locator(".widget-html-content")
    expect(texts.nth(0)).to_contain_text(f"the longest path has {best} cars")
    expect(texts.nth(1)).to_contain_text(f"the longest found has {mistaken} cars")


def test_an_untrusted_notebook_shows_the_twin(lab: Server, lab_page: Page, tmp_path: Path) -> None:
    """As it comes by mail: run elsewhere, not trusted here, and no kernel has the table."""
    import nbformat

    import ttr_nb as ttr

    game = ttr.new_game("europe", players=["Ana", '<b onclick="alert(1)">Ben'], seed=7, first="Ana")
    data, _ = game.table()._repr_mimebundle_()
    cells = []
    for shown in (data, game._repr_mimebundle_(), ttr.rule("EU-TUNNEL-4")._repr_mimebundle_()):
        output = nbformat.v4.new_output("display_data", data=dict(shown))
        cells.append(nbformat.v4.new_code_cell("show", outputs=[output], execution_count=1))
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    written = nbformat.v4.new_notebook(metadata=kernel, cells=cells)
    (lab.folder / "mailed.ipynb").write_text(json.dumps(written), encoding="utf-8")
    sheet = Sheet(lab_page, f"{lab.url}/doc/tree/mailed.ipynb?reset", "mailed.ipynb")
    sheet.open()
    panel = sheet.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    images = panel.locator(".jp-OutputArea img")
    expect(images).to_have_count(2)
    for nth in range(2):
        expect(images.nth(nth)).to_have_attribute("alt", game.text())
        assert images.nth(nth).evaluate("image => image.decode().then(() => image.naturalWidth)") > 500
    expect(panel.locator(".jp-OutputArea b[onclick]")).to_have_count(0)
    expect(panel.locator(".jp-OutputArea").nth(2)).to_contain_text("EU-TUNNEL-4")
    sheet.close()
    assert sheet.errors == []


def test_under_voila(voila_page: Open) -> None:
    table = AtTable(voila_page([EUROPE]))
    table.picture.expect(*table.corner("brest-paris"), "card-black", near=12)
    table.click_route("brest-paris")
    table.press("claim brest-paris with 3 black")
    table.hears("Ana claims")
    expect(table.sheet.page.locator("img[alt*=Ana]")).to_be_hidden()


@pytest.mark.parametrize("part", ["game", "table"])
def test_a_small_screen_has_room_for_everything(notebook: Open, part: str) -> None:
    shown = {"game": "game", "table": "table"}[part]
    sheet = notebook([EUROPE.rsplit("table\n", 1)[0] + shown])
    sheet.page.set_viewport_size({"width": 700, "height": 900})
    try:
        panel = sheet.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Notebook")
        expect(panel.locator("canvas, img").first).to_be_visible()
        wide = panel.locator(".jp-OutputArea-output").first
        assert wide.evaluate("element => element.scrollWidth - element.clientWidth") <= 2, "nothing sticks out"
    finally:
        sheet.page.set_viewport_size({"width": 1400, "height": 1000})
