"""Bots at the live table, what is saved and loaded there, cards and dice by keyboard alone, in a real JupyterLab."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import AtTable
from tests.browser.sheet import Sheet
from tests.browser.tables import CARDS, DICE, EUROPE

Open = Callable[..., Sheet]

MANY = "4 purple 4 blue 4 orange 4 white 4 green 4 yellow 4 black 4 red"
AGAINST_A_PLANNER = f"""
import ttr_nb as ttr
game = ttr.new_game("cardgame", players=["Ana", ttr.bot("planner")], seed=7, first="Ana",
    tickets={{"Ana": ["Dallas-Chicago"], "planner": ["Chicago-Miami"]}},
    tracks={{"Ana": "{MANY}", "planner": "{MANY}"}})
game.table(pause=0)"""
"""A short game: most cards lie on the tracks."""


def test_a_bot_plays_in_its_turn_gives_hints_and_its_reasons_and_finishes_until_one_takes_back(notebook: Open) -> None:
    table = AtTable(notebook([AGAINST_A_PLANNER]))
    table.press("hint")
    table.told("“")
    table.press("deck")
    table.is_at(1)
    table.press("deck")
    table.hears("planner", "“")
    expect(table.head).to_contain_text("Ana")
    turned = int(table.head.get_attribute("data-moves") or 0)
    assert turned > 2, "the planner has played"
    table.press("finish")
    expect(table.head).to_contain_text("The game is over")
    table.press("undo")
    expect(table.head).to_contain_text("Ana")
    expect(table.button("deck")).to_be_enabled()
    assert int(table.head.get_attribute("data-moves") or 0) == turned, "back at the last thing that Ana decided"


def test_a_saved_game_is_loaded_in_the_theme_of_the_page(notebook: Open) -> None:
    table = AtTable(notebook([EUROPE], theme="dark"))
    table.root.get_by_label("File").fill("friday.json")
    table.press("deck")
    table.is_at(1)
    table.named("Save").click()
    table.told("friday.json")
    table.press("deck")
    table.is_at(2)
    table.named("Load").click()
    table.is_at(1)
    table.picture.expect(3, 3, "sea", "dark")
    table.press("deck")
    table.is_at(2)


@pytest.mark.parametrize(
    ("cell", "keys", "heard"),
    [
        (CARDS, ["hand:blue", "hand:blue", "hand:blue", "hand:blue", "!compose"], "Ana places"),
        (DICE, ["keep dice", "token:single", "buy single with 2 single"], "token"),
    ],
    ids=["cards", "dice"],
)
def test_cards_and_dice_by_keyboard_alone(borrowed: Open, cell: str, keys: list[str], heard: str) -> None:
    table = AtTable(borrowed(cell))
    cells = table.sheet.cells()
    table.root.get_by_role("button", name=re.compile("Hint")).focus()
    for key in keys:
        table.tab_to(f'button[data-key="{key}"]')
        table.sheet.page.keyboard.press("Enter")
    table.hears(heard)
    assert table.sheet.cells() == cells, "JupyterLab heard a key"
