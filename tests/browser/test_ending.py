"""After the end of a game: what one can look at to see how the score came about."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.at_table import AtTable
from tests.browser.sheet import Sheet

Open = Callable[..., Sheet]

ENDED = """
import random
import ttr_nb as ttr
game = ttr.new_game("europe", ["Ana", "Ben"], seed=1)
rng = random.Random(1)
while not game.is_over:
    game.session.submit(rng.choice(game.rules.legal_actions(game.state)))
game.table()"""


def test_the_search_for_a_longest_path_opens_where_one_then_is_and_closes(notebook: Open) -> None:
    table = AtTable(notebook([ENDED]))
    table.press("search:0")
    search = table.root.locator(".ttr-search")
    expect(search.locator("canvas[role=img]")).to_have_count(2)
    expect(search.locator(":focus")).to_be_in_viewport()
    slider = search.get_by_role("slider", name="Step")
    slider.focus()
    slider.press("End")
    expect(search).to_contain_text("the longest path has")
    table.press("search:0")
    expect(search).to_have_count(0)
