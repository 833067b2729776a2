"""What a table offers after the end: every witness of the score, whole, and no witness of what does not count."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import ttr_nb as ttr
from tests.conformance.playing import POLICIES
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.show.words import say
from ttr_nb.ui.ending import SHOWN, STEP
from ttr_nb.ui.search_view import SearchView
from ttr_nb.ui.table import Table


@cache
def ended(game: str, seed: int = 1) -> Any:
    """A game that was played to its end."""
    made, rng = ttr.new_game(game, ["Ana", "Ben", "Cleo"], seed=seed), Random(seed)
    while not made.is_over:
        made.session.submit(POLICIES["by_kind"](made.rules.legal_actions(made.state), rng))
    return made


def table_of(game: str, **options: Any) -> Table:
    return ended(game).table(**options)  # type: ignore[no-any-return]


def items(table: Table, begins: str) -> list[Any]:
    """The buttons of the end whose keys begin like this."""
    return [item for item in table.surface.items("ending") if item["key"].startswith(begins)]


def press(table: Table, key: str) -> None:
    table.surface.pick("ending", key)


def test_every_choice_at_the_stations_can_be_seen_and_nobody_is_left_out() -> None:
    table = table_of("europe")
    press(table, "borrow:2")
    seen: list[str] = []
    while True:
        seen += [item["text"] for item in items(table, "borrow:2:") if item.get("css") != "ttr-command"]
        more = [item for item in items(table, "borrow:2:") if item["text"].startswith("and ")]
        if not more:
            break
        assert more[0]["text"] == f"and {36 - len(seen)} more"
        press(table, more[0]["key"])
    assert len(seen) == 36
    points = [int(text.split()[0]) for text in seen]
    assert points == sorted(points, reverse=True)
    while back := [item for item in items(table, "borrow:2:") if "before these" in item["text"]]:
        press(table, back[0]["key"])
    assert [item["text"] for item in items(table, "borrow:2:")][:SHOWN] == seen[:SHOWN]


def test_a_choice_says_what_it_borrows_and_which_tickets_it_makes_and_misses() -> None:
    game = ended("europe", 0)  # in which Cleo's stations make tickets
    table = game.table()
    press(table, "borrow:2")
    score = game.tally().seats[2]
    best = items(table, "borrow:2:0")[0]["text"]
    assert best.startswith(f"{score.borrowing.points} points: The station in")
    made, missed = best.split("Tickets made: ")[1].split(" · Tickets missed: ")
    names = table.desk.names
    assert made == ", ".join(names.ticket(ticket, "en") for ticket in score.borrowing.made)
    assert missed == ", ".join(names.ticket(each.ticket, "en") for each in score.tickets if not each.is_made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_that_borrows_nothing_says_so(language: str) -> None:
    table = table_of("europe", language=language)
    press(table, "borrow:2")
    told: list[str] = []
    for place in range(0, 36, SHOWN):
        press(table, f"borrow:2:{place}")
        told += [item["text"] for item in items(table, "borrow:2:")]
    assert len([text for text in told if say("table-borrows-nothing", language) in text]) == 1


def test_beside_the_longest_path_the_cars_counted_are_said() -> None:
    table = table_of("europe")
    length = ended("europe").tally().seats[0].trail.length
    press(table, "trail:0")
    assert f"Cars counted: 1 of {length}" in table.surface.html("steps")
    press(table, STEP)
    assert f"Cars counted: 2 of {length}" in table.surface.html("steps")


def test_the_search_for_a_longest_path_opens_below_the_table_and_closes_again() -> None:
    table = table_of("europe")
    press(table, "search:1")
    (view,) = [child for child in table.children if isinstance(child, SearchView)]
    assert view.results[0].best_length == ended("europe").tally().seats[1].trail.length
    assert not items(table, STEP), "it has a slider of its own"
    table.render()
    assert view in table.children, "it stays as it is"
    press(table, "search:1")
    assert len(table.children) == 1


def test_where_the_longest_path_counts_nothing_none_is_offered() -> None:
    assert items(table_of("europe"), "trail:")
    table = table_of("dice:germany")
    assert not items(table, "trail:")
    assert not items(table, "search:")
