"""A table in the browser, as a person uses it: by clicks on the picture, by named buttons, by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.sheet import Picture, Sheet
from ttr_nb.content.maps import load_board
from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.dice.actions import RollAgain
from ttr_nb.mechanics.actions import KeepTickets
from ttr_nb.mechanics.cards import KINDS
from ttr_nb.mechanics.pointing import target
from ttr_nb.show.layout import layout
from ttr_nb.show.offers import shown_dice


@dataclass
class AtTable:
    """A person at the n-th table of a page, playing on a board."""

    sheet: Sheet
    board: str = "europe"
    nth: int = 0

    @property
    def root(self) -> Locator:
        return self.sheet.page.locator(".ttr-table:has(canvas):visible").nth(self.nth)

    @property
    def picture(self) -> Picture:
        canvas = self.root.locator("canvas.ttr-stage").first
        expect(canvas).to_be_visible()
        return Picture(canvas, load_board(self.board).size)

    @property
    def head(self) -> Locator:
        """The line that says whose turn it is."""
        return self.root.locator(".ttr-head[data-moves]")

    def click_route(self, route: str) -> None:
        """Click on the middle of a route."""
        self.picture.click(*self.middle(route))

    def middle(self, route: str) -> tuple[float, float]:
        """The middle of a space of a route: where a car lies."""
        spaces = layout(load_board(self.board)).tracks[route].spaces
        corners = spaces[len(spaces) // 2]
        return sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4

    def corner(self, route: str) -> tuple[float, float]:
        """A place near the corner of a space: beside symbols and patterns."""
        spaces = layout(load_board(self.board)).tracks[route].spaces
        (ax, ay), _, (cx, cy), _ = spaces[len(spaces) // 2]
        return ax + (cx - ax) * 0.16, ay + (cy - ay) * 0.16

    def click_city(self, city: str) -> None:
        """Click on a city."""
        place = load_board(self.board).city[city]
        self.picture.click(place.x, place.y)

    def button(self, key: str) -> Locator:
        """The button with a key."""
        return self.root.locator(f'button[data-key="{key}"]').first

    def press(self, *keys: str) -> None:
        """Press buttons, each when it has appeared."""
        for key in keys:
            self.button(key).click()

    def named(self, name: str) -> Locator:
        """A button by what it says."""
        return self.root.get_by_role("button", name=name)

    def hears(self, *words: str) -> None:
        """Wait until the story of the game says this."""
        self._shows(".ttr-log", words)

    def told(self, *words: str) -> None:
        """Wait until the table says this to the person."""
        self._shows(".ttr-said", words)

    def _shows(self, css: str, words: tuple[str, ...]) -> None:
        # An expectation would look again only once in a while, and describe the whole page each time that it fails.
        for word in words:
            self.root.locator(css).filter(has_text=re.compile(re.escape(word))).wait_for()

    def choose(self, label: str, option: str) -> None:
        """Choose from a list by its label."""
        self.root.get_by_label(label, exact=True).select_option(label=option)

    def tab_to(self, css: str, back: bool = False) -> None:
        """Press Tab until a thing of the table has the focus."""
        wanted = self.root.locator(css).first
        for _ in range(80):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.sheet.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"Tab never comes to {css}")

    def is_at(self, moves: int) -> None:
        """Wait until so many moves have been made."""
        self.root.locator(f'.ttr-head[data-moves="{moves}"]').wait_for()

    def do(self, action: Any, game: Any) -> None:
        """Do an action as a person would, by clicks; `game` is the same game at the same moment."""
        thing = target(action)
        picked = list(_picked(action, game.view(game.to_play)))
        if picked:
            self.press(*picked, "!compose")
        elif not thing:
            self.press("!compose" if isinstance(action, KeepTickets) else str(action))
        else:
            self.point(thing)
            if sum(target(other) == thing for other in game.rules.legal_actions(game.state)) > 1:
                self.press(str(action))

    def attempt(self, action: Any, game: Any) -> None:
        """Try an action that is not allowed, as a person would who does not know."""
        picked = list(_picked(action, game.view(game.to_play)))
        if picked:
            self.press(*picked, "!compose")
        elif isinstance(action, KeepTickets):
            self.button("!compose").click(force=True)  # greyed, and it says why
        else:
            self.point(target(action))

    def point(self, thing: str) -> None:
        """Click on a thing, on the board or on its button."""
        what, _, name = thing.partition(":")
        if what == "route":
            self.click_route(name)
        elif what == "city":
            self.click_city(name)
        else:
            self.press(thing)


def _picked(action: Any, view: Any) -> Iterator[str]:
    """The things one picks for an action."""
    match action:
        case KeepTickets():
            yield from (f"ticket:{ticket}" for ticket in action.tickets)
        case PlaceCards():
            yield from (f"hand:{kind}" for kind, count in zip(KINDS, action.cards, strict=True) for _ in range(count))
        case RollAgain():
            left = list(enumerate(shown_dice(view.dice)))
            for symbol in shown_dice(action.dice):
                place = next(place for place, other in left if other == symbol)
                left.remove((place, symbol))
                yield f"die:{place}"
