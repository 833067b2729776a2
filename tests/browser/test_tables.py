"""The live tables of the three games in a real JupyterLab: what a class would click, and what it would see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

import ttr_nb as ttr
from tests.browser.at_table import PATIENCE, AtTable
from tests.browser.sheet import Sheet
from tests.conformance.playing import POLICIES
from ttr_nb.content.maps import load_board
from ttr_nb.show.words import say

Open = Callable[..., Sheet]

EUROPE = """
import ttr_nb as ttr
game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, first="Ana",
    hands={"Ana": "3 purple 2 locomotive 4 black", "Ben": "2 red"}, deck="purple locomotive green red red red",
    tickets={"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]})
game.table()
"""

CARDS = """
import ttr_nb as ttr
game = ttr.new_game("cardgame", players=["Ana", "Ben"], seed=7, first="Ana", hands={"Ana": "4 blue 1 red"},
    yards={"Ben": ["3 blue"]}, tickets={"Ana": ["Dallas-Chicago"], "Ben": ["Chicago-Miami"]})
game.table()
"""

DICE = """
import ttr_nb as ttr
game = ttr.new_game("dice:europe", players=["Ana", "Ben"], seed=7, first="Ana",
    dice="single single double station joker", tickets={"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]})
game.table()
"""

BOARDS = ("europe", "usa", "dice:nordic", "dice:switzerland", "dice:germany")


def europe(notebook: Open) -> AtTable:
    """Ana and Ben in Europe, with cards to build with, and a tunnel that will ask for more."""
    return AtTable(notebook([EUROPE]))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_board_appears(notebook: Open, theme: str) -> None:
    sheet = notebook(["import ttr_nb as ttr", *(f'ttr.new_game("{game}", seed=1).table()' for game in BOARDS)], theme)
    for nth, game in enumerate(BOARDS):
        board = game.removeprefix("dice:")
        table = AtTable(sheet, board, nth)
        for route in load_board(board).routes[::9]:
            table.picture.expect(*table.corner(route.id), f"card-{route.colour}", theme, near=12)


def test_a_click_claims_and_undo_takes_back(notebook: Open) -> None:
    table = europe(notebook)
    table.picture.expect(*table.corner("brest-paris"), "card-black", near=12)
    table.click_route("brest-paris")
    table.press("claim brest-paris with 3 black")
    table.hears("Ana claims Brest – Paris with 3 black cards")
    table.picture.expect(*table.corner("brest-paris"), "owner-blue", near=12)
    table.press("undo")
    expect(table.root.locator(".ttr-log")).not_to_contain_text("Ana claims", timeout=PATIENCE)
    table.press("redo")
    table.hears("Ana claims")


def test_the_slider_goes_through_the_past(notebook: Open) -> None:
    table = europe(notebook)
    for expected in ("1. ", "2. ", "3. "):
        table.press("deck")
        table.hears(expected)
    slider = table.root.get_by_role("slider", name="Move")
    slider.focus()
    slider.press("ArrowLeft")
    slider.press("ArrowLeft")
    expect(table.head).to_contain_text("after move 1", timeout=PATIENCE)
    table.press("deck")
    table.told("You are looking at the past.")
    table.press("!play-on")
    expect(table.root.locator(".ttr-log")).not_to_contain_text("2. ", timeout=PATIENCE)


def test_the_keyboard_alone_claims(notebook: Open) -> None:
    table = europe(notebook)
    page = table.sheet.page
    cells = table.sheet.cells()
    table.button("undo").focus()
    table.tab_to("input[placeholder='Route or city']")
    page.keyboard.type("Brest – Paris")
    page.keyboard.press("Tab")
    table.tab_to("button:has-text('Choose this place')")
    page.keyboard.press("Enter")
    expect(table.button("claim brest-paris with 3 black")).to_be_visible(timeout=PATIENCE)
    table.tab_to("button[data-key='claim brest-paris with 3 black']", back=True)
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    table.hears("Ana claims Brest – Paris")
    assert table.sheet.cells() == cells, "JupyterLab heard a key"


@pytest.mark.parametrize("code", ["en", "ro", "pl", "it"])
def test_a_refusal_is_readable(notebook: Open, code: str) -> None:
    table = europe(notebook)
    table.choose("Language", say(f"language-{code}", code))
    expect(table.button("undo")).to_have_text(say("table-undo", code), timeout=PATIENCE)
    table.click_route("edinburgh-london-orange")
    expect(table.root.locator(".ttr-said.ttr-refusal")).to_be_visible(timeout=PATIENCE)
    table.press("EU-CLAIM-1")
    expect(table.root.locator(".ttr-rulecard")).to_contain_text(say("EU-CLAIM-1", code), timeout=PATIENCE)
    assert table.root.locator(".ttr-said").inner_text() != ""


def test_a_tunnel_is_paid(notebook: Open) -> None:
    table = europe(notebook)
    table.click_route("marseille-zurich")
    table.press("claim marseille-zurich with 2 purple")
    expect(table.root.locator(".ttr-reveal .ttr-card")).to_have_count(5, timeout=PATIENCE)
    expect(table.root.locator(".ttr-reveal .ttr-counts")).to_have_count(2)
    table.press("pay 1 purple 1 locomotive")
    table.hears("Ana claims Marseille – Zurich")
    table.picture.expect(*table.corner("marseille-zurich"), "owner-blue", near=12)


def test_a_tunnel_is_given_up(notebook: Open) -> None:
    table = europe(notebook)
    table.click_route("marseille-zurich")
    table.press("claim marseille-zurich with 2 purple", "take back")
    table.hears("gives up the tunnel")
    expect(table.head).to_contain_text("Ben")


def test_a_ferry_takes_its_locomotives(notebook: Open) -> None:
    table = europe(notebook)
    table.click_route("amsterdam-london")
    table.hears("Ana claims Amsterdam – London with 2 locomotives")


def test_a_station_is_built(notebook: Open) -> None:
    table = europe(notebook)
    table.click_city("wien")
    table.press("build wien with 1 black")
    table.hears("Ana builds a station in Vienna")


def test_a_double_click_counts_once_and_a_second_view_follows(notebook: Open) -> None:
    sheet = notebook([EUROPE.replace("game.table()", "table = game.table()"), "table", "table"])
    first, second = AtTable(sheet, nth=0), AtTable(sheet, nth=1)
    first.button("deck").dblclick()
    first.told("counted once")
    first.hears("1. ")
    second.hears("1. ")
    expect(second.root.locator(".ttr-log")).not_to_contain_text("2. ")
    second.click_route("edinburgh-london-orange")
    first.told("card")


def test_a_reload_restores(notebook: Open) -> None:
    table = europe(notebook)
    table.click_route("brest-paris")
    table.press("claim brest-paris with 3 black")
    table.hears("Ana claims")
    table.sheet.reload()
    table.picture.expect(*table.corner("brest-paris"), "owner-blue", near=12)
    table.hears("Ana claims")
    table.press("deck")
    table.hears("Ben draws")


def test_a_robbery(notebook: Open) -> None:
    table = AtTable(notebook([CARDS]))
    table.press("hand:blue", "hand:blue", "hand:blue", "!compose")
    expect(table.root.locator(".ttr-said.ttr-refusal")).to_be_visible(timeout=PATIENCE)
    expect(table.button("CG-ROB-3")).to_be_visible()
    table.press("hand:blue", "!compose")
    table.hears("Train robbery", "Ben discards 3 blue cards")


def test_a_turn_with_dice(notebook: Open) -> None:
    table = AtTable(notebook([DICE]))
    table.press("die:2")
    table.named("Roll 1 double again").click()
    table.hears("Ana rolls 1 double again")


def test_a_turn_with_kept_dice_claims(notebook: Open) -> None:
    table = AtTable(notebook([DICE]))
    table.press("keep dice")
    table.click_route("roma-venezia")
    table.press("claim roma-venezia with 2 single")
    table.hears("Ana claims")
    table.press("end turn")
    expect(table.head).to_contain_text("Ben", timeout=PATIENCE)


def test_an_error_in_a_handler_is_seen(notebook: Open) -> None:
    sheet = notebook([EUROPE.replace("game.table()", "table = game.table()\ntable.desk.point = 3\ntable")])
    table = AtTable(sheet)
    table.click_route("brest-paris")
    table.told("TypeError")


def test_under_voila(voila_page: Open) -> None:
    table = AtTable(voila_page([EUROPE]))
    table.picture.expect(*table.corner("brest-paris"), "card-black", near=12)
    table.click_route("brest-paris")
    table.press("claim brest-paris with 3 black")
    table.hears("Ana claims")


@pytest.mark.parametrize("game", ["europe", "dice:europe", "cardgame"])
def test_a_whole_game_by_clicks_alone(notebook: Open, game: str) -> None:
    """A mirror of the game says what to click; the table must follow it move by move, to the same end."""
    options = {"players": ["Ana", "Ben"], "seed": 5} | SHORT.get(game, {})
    mirror = ttr.new_game(game, **options)
    table = AtTable(notebook([f"import ttr_nb as ttr\ngame = ttr.new_game({game!r}, **{options!r})\ngame.table()"]))
    rng = Random(1)
    while not mirror.is_over:
        action = POLICIES["builder"](mirror.rules.legal_actions(mirror.state), rng)
        table.do(action, mirror)
        mirror.play(action)
        table.is_at(mirror.session.moves)
    expect(table.head).to_contain_text("The game is over", timeout=PATIENCE)
    for score in mirror.tally().seats:
        expect(table.root.locator(".ttr-final")).to_contain_text(str(score.total))


BUILT = {
    player: [
        route.id
        for route in sorted(load_board("europe").routes, key=lambda route: (-route.length, route.id))
        if not route.group
    ][seat:16:2]
    for seat, player in enumerate(("Ana", "Ben"))
}
SHORT = {"europe": {"claimed": BUILT}, "dice:europe": {"claimed": BUILT}}
"""Boards on which most cars are built from the start, so that the games are short."""
