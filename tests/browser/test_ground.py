"""The ground floor in a real browser: pixels, clicks, keys, themes and errors, with a small scene and no game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.sheet import Sheet

Open = Callable[..., Sheet]

SIZE = (200, 100)

TABLE = """
import ipywidgets as widgets
from ttr_nb.show.scene import Disc, Polygon, Scene, Text
from ttr_nb.ui.guard import guarded
from ttr_nb.ui.shim import Shim
from ttr_nb.ui.stage import Stage

LAND = Polygon(layer="board", id="land", points=((20, 20), (180, 20), (180, 80), (20, 80)), fill="land")
SEA = Polygon(layer="board", points=((0, 0), (200, 0), (200, 100), (0, 100)), fill="sea")
CITY = Disc(layer="claims", id="city", x=60, y=50, radius=12, fill="card-red")
OTHER = Disc(layer="claims", x=140, y=50, radius=12, fill="card-green")
NAME = Text(layer="claims", x=100, y=30, text="Łódź", size=12, halo="halo")

status = widgets.HTML("nothing yet")
status.add_class("status")

def report(error):
    status.value = f"{type(error).__name__}: {error}"

def pointed(thing):
    if thing == "city":
        stage.show(Scene((200, 100), (SEA, LAND, CITY, NAME, OTHER)), "two cities")
        shim.labels = {"ttr-stage": "two cities"}
    elif thing == "":
        raise ValueError("there is only water")
    status.value = thing

def reset():
    stage.show(Scene((200, 100), (SEA, LAND, CITY, NAME)), "one city")
    shim.labels = {"ttr-stage": "one city"}
    status.value = "nothing yet"

stage = Stage(("board", "claims"), pointed, width=600, report=report)
shim = Shim(pictures=[stage.widget.model_id])
reset()
shim.observe(guarded(lambda change: stage.set_theme(change["new"]), report), names="theme")
before, after = widgets.Button(description="before"), widgets.Button(description="after")
table = widgets.VBox([shim, before, stage.widget, after, status])
table.add_class("ttr-table")
table
"""


def test_a_stage_appears(borrowed: Open) -> None:
    sheet = borrowed(TABLE)
    picture = sheet.picture(SIZE)
    picture.expect(60, 50, "card-red")
    picture.expect(25, 75, "land")
    picture.expect(5, 5, "sea")
    expect(picture.canvas).to_have_attribute("aria-label", "one city")
    expect(picture.canvas).to_have_attribute("role", "img")


def test_a_click_reaches_python_and_comes_back(borrowed: Open) -> None:
    sheet = borrowed(TABLE)
    picture = sheet.picture(SIZE)
    picture.expect(140, 50, "land")
    with sheet.counting() as traffic:
        picture.click(60, 50)
        expect(sheet.page.locator(".status:visible")).to_contain_text("city")
        picture.expect(140, 50, "card-green")
    picture.expect(60, 50, "card-red")
    expect(picture.canvas).to_have_attribute("aria-label", "two cities")
    assert traffic.bytes < 10_000


COUNT = """() => {
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  window.laid = 0;
  CanvasRenderingContext2D.prototype.drawImage = function (...what) {
    window.laid += 1;
    return draw.apply(this, what);
  };
}"""


def test_layers_are_laid_on_each_other_once_for_a_message(borrowed: Open) -> None:
    """Both layers, the canvas for the mouse, and the picture itself: ipycanvas alone would do it three times."""
    sheet = borrowed(TABLE)
    picture = sheet.picture(SIZE)
    picture.expect(140, 50, "land")
    sheet.page.evaluate(COUNT)
    picture.click(60, 50)
    picture.expect(140, 50, "card-green")
    assert sheet.page.evaluate("window.laid") == 4


def test_the_mouse_alone_sends_nothing(notebook: Open) -> None:
    """Moves and the wheel over a canvas go to the page, not to the kernel."""
    sheet = notebook([TABLE, "\n".join(["'low'", *["print()"] * 80])])
    picture = sheet.picture(SIZE)
    picture.expect(60, 50, "card-red")
    picture.canvas.hover()
    with sheet.counting() as traffic:
        for x in range(10, 200, 10):
            picture.canvas.hover(position={"x": x, "y": 50})
        picture.click(100, 70)
        expect(sheet.page.locator(".status:visible")).to_contain_text("land")
    assert traffic.frames < 20


def test_a_reload_paints_again(notebook: Open) -> None:
    sheet = notebook([TABLE])
    picture = sheet.picture(SIZE)
    picture.click(60, 50)
    picture.expect(140, 50, "card-green")
    sheet.reload()
    picture = sheet.picture(SIZE)
    picture.expect(140, 50, "card-green")
    picture.expect(5, 5, "sea")
    picture.click(170, 30)
    expect(sheet.page.locator(".status:visible")).to_contain_text("land")


def test_a_second_view_is_right_at_once(notebook: Open) -> None:
    sheet = notebook([TABLE, "table"])
    for nth in (0, 1):
        picture = sheet.picture(SIZE, nth=nth)
        picture.expect(60, 50, "card-red")
        expect(picture.canvas).to_have_attribute("aria-label", "one city")
    sheet.picture(SIZE, nth=1).click(60, 50)
    for nth in (0, 1):
        sheet.picture(SIZE, nth=nth).expect(140, 50, "card-green")


def test_the_theme_follows_jupyterlab(notebook: Open) -> None:
    sheet = notebook([TABLE], theme="dark")
    picture = sheet.picture(SIZE)
    picture.expect(5, 5, "sea", "dark")
    sheet.set_theme("light")
    picture.expect(5, 5, "sea", "light")
    picture.expect(60, 50, "card-red", "light")


def test_tab_leaves_the_canvas(borrowed: Open) -> None:
    sheet = borrowed(TABLE)
    picture = sheet.picture(SIZE)
    picture.expect(60, 50, "card-red")
    picture.click(100, 70)
    expect(picture.canvas).to_be_focused()
    sheet.page.keyboard.press("Tab")
    expect(sheet.page.get_by_role("button", name="after")).to_be_focused()
    picture.click(100, 70)
    sheet.page.keyboard.press("Shift+Tab")
    expect(sheet.page.get_by_role("button", name="before")).to_be_focused()
    sheet.page.keyboard.press("Tab")
    expect(sheet.page.get_by_role("button", name="after")).to_be_focused()


def test_jupyterlabs_shortcuts_do_not_fire_from_the_table(notebook: Open) -> None:
    sheet = notebook([TABLE, "widgets.Button(description='bare')"])
    picture = sheet.picture(SIZE)
    picture.expect(60, 50, "card-red")
    after = sheet.page.get_by_role("button", name="after")
    for focus in (lambda: picture.click(100, 70), after.click):
        focus()
        for key in ("b", "a", "ArrowDown", "m"):
            sheet.page.keyboard.press(key)
        assert sheet.cells() == 2
        expect(picture.canvas).to_be_visible()
    # On a button outside the table the same key does insert a cell: the lines above could have failed.
    sheet.page.get_by_role("button", name="bare").click()
    sheet.page.keyboard.press("b")
    expect(sheet.page.locator(".jp-Notebook:visible .jp-Cell")).to_have_count(3)


def test_an_error_in_a_handler_is_shown(borrowed: Open) -> None:
    sheet = borrowed(TABLE)
    picture = sheet.picture(SIZE)
    picture.expect(60, 50, "card-red")
    picture.click(3, 97)
    expect(sheet.page.locator(".status:visible")).to_contain_text("ValueError: there is only water")
    picture.click(60, 50)
    picture.expect(140, 50, "card-green")


def test_focus_and_announcements(borrowed: Open) -> None:
    sheet = borrowed(TABLE)
    sheet.picture(SIZE).expect(60, 50, "card-red")
    sheet.tell("after.add_class('there'); shim.announce = 'Ana plays <b>'; shim.focus_on('there')")
    expect(sheet.page.get_by_role("button", name="after")).to_be_focused()
    expect(sheet.page.locator(".ttr-announce")).to_have_text("Ana plays <b>")


def test_voila_shows_the_same(voila_page: Open) -> None:
    sheet = voila_page([TABLE])
    picture = sheet.picture(SIZE)
    picture.expect(60, 50, "card-red")
    picture.click(60, 50)
    picture.expect(140, 50, "card-green")
    expect(sheet.page.locator(".status:visible")).to_contain_text("city")


def test_without_jupyterlabs_word_the_readers_preference_counts(voila_page: Open) -> None:
    sheet = voila_page([TABLE])
    picture = sheet.picture(SIZE)
    picture.expect(5, 5, "sea", "light")
    sheet.page.evaluate("() => document.body.removeAttribute('data-jp-theme-light')")
    sheet.page.emulate_media(color_scheme="dark")
    picture.expect(5, 5, "sea", "dark")
