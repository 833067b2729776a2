"""Each of the three games, played to its end by clicks alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

import ttr_nb as ttr
from tests.browser.at_table import AtTable
from tests.browser.sheet import Sheet
from tests.conformance.playing import POLICIES
from ttr_nb.content.maps import load_board

Open = Callable[..., Sheet]

BUILT = {
    player: [
        route.id
        for route in sorted(load_board("europe").routes, key=lambda route: (-route.length, route.id))
        if not route.group
    ][seat:16:2]
    for seat, player in enumerate(("Ana", "Ben"))
}
MANY = "4 purple 4 blue 4 orange 4 white 4 green 4 yellow 4 black 4 red"
SHORT = {
    "europe": {"claimed": BUILT},
    "dice:europe": {"claimed": BUILT},
    "cardgame": {"tracks": {"Ana": MANY, "Ben": MANY}},
}
"""Boards on which most cars are built, and tracks that leave a small deck, so that the games are short."""


@pytest.mark.parametrize("game", ["europe", "dice:europe", "cardgame"])
def test_a_whole_game_by_clicks_alone(notebook: Open, game: str) -> None:
    """A mirror of the game says what to click; the table must follow it move by move, to the same end."""
    options = {"players": ["Ana", "Ben"], "seed": 5} | SHORT[game]
    mirror = ttr.new_game(game, **options)
    table = AtTable(notebook([f"import ttr_nb as ttr\ngame = ttr.new_game({game!r}, **{options!r})\ngame.table()"]))
    rng = Random(1)
    while not mirror.is_over:
        action = POLICIES["builder"](mirror.rules.legal_actions(mirror.state), rng)
        table.do(action, mirror)
        mirror.play(action)
        table.is_at(mirror.session.moves)
    expect(table.head).to_contain_text("The game is over")
    for score in mirror.tally().seats:
        expect(table.root.locator(".ttr-final")).to_contain_text(str(score.total))
    how = table.root.locator(".ttr-ending button").first
    how.click()
    table.press("!step")
    if game == "cardgame":
        expect(table.root.locator(".ttr-matching li")).to_have_count(2)
    else:
        expect(how).to_have_attribute("aria-pressed", "true")
