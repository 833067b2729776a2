"""A bot that may not do one thing: it never does, the others still do, and it plays on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ttr_nb as ttr
from ttr_nb.bots.europe.planner import Planner
from ttr_nb.bots.handicap import WITHOUT, handicapped
from ttr_nb.bots.play import decide
from ttr_nb.bots.registry import make_bot
from ttr_nb.core.errors import TtrError
from ttr_nb.lab.playing import moves
from ttr_nb.shelf import open_box

DONE = {
    "stations": ("StationBuilt", "StationBuiltWithDice"),
    "tunnels": ("TunnelRevealed", "TunnelDiceRolled"),
    "robbery": ("RowRobbed",),
}
"""What shows that it was done after all; drawing tickets shows in the action."""


def did(game: str, bot: str, without: str, seeds: range) -> list[int]:
    """How often each of two seats did what the first may not do."""
    rules = open_box(game).rules
    counts = [0, 0]
    for seed in seeds:
        bots = [make_bot(bot, rules, without=without), make_bot(bot, rules)]
        for moved in moves(rules, bots, seed):
            if moved.seat is not None:
                names = {type(event).__name__ for event in moved.events}
                is_done = not names.isdisjoint(DONE.get(without, ()))
                counts[moved.seat] += is_done or (without == "tickets" and "draw tickets" in str(moved.action))
    return counts


@pytest.mark.parametrize(
    ("game", "bot", "without"),
    [
        ("europe", "planner", "tunnels"),
        ("europe", "planner", "tickets"),
        ("europe", "random", "stations"),
        ("dice:europe", "planner", "tunnels"),
        ("dice:europe", "random", "stations"),
        ("dice:europe", "random", "tickets"),
        ("cardgame", "planner", "robbery"),
        ("cardgame", "planner", "tickets"),
        ("cardgame", "greedy", "robbery"),
    ],
)
def test_it_never_does_what_the_other_still_does(game: str, bot: str, without: str) -> None:
    own, other = did(game, bot, without, range(6))
    assert own == 0
    assert other > 0


TICKETS = {"Ana": ["Edinburgh-Paris"], "Ben": ["Berlin-Roma"]}


def test_where_nothing_else_is_left_it_may() -> None:
    rules = open_box("europe").rules
    game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, first="Ana", tickets=TICKETS)
    only = rules.parse("draw tickets")
    assert only in list(game.legal())
    assert decide(make_bot("random", rules, without="tickets"), game.view("Ana"), [only], Random(1)).action == only


def test_a_planner_without_stations_does_not_count_on_them() -> None:
    """Edinburgh can be reached over Ben's route only. Planted and caught: the pace left as it was."""
    rules = open_box("europe").rules
    claimed = {"Ana": ["dieppe-london-1", "dieppe-paris"], "Ben": ["edinburgh-london-black"]}
    game = ttr.new_game("europe", ["Ana", "Ben"], seed=7, first="Ana", claimed=claimed, tickets=TICKETS)
    view = game.view("Ana")

    def borrowed(planner: Any) -> int:
        return int(planner.prospects.plan(planner.prospects.situation(view), view.tickets).borrowed)

    free, poorer = Planner(rules), Planner(rules)
    handicapped(poorer, rules, "stations")
    assert borrowed(free) > 0
    assert borrowed(poorer) == 0


def test_it_is_called_after_what_it_may_not_do() -> None:
    table = ttr.simulate("cardgame", [ttr.bot("greedy", without="robbery"), "greedy"], games=2, progress=False)
    assert set(table["bot"]) == {"greedy without=robbery", "greedy"}
    assert int(table[table["bot"] == "greedy without=robbery"]["robberies"].sum()) == 0


@pytest.mark.parametrize("what", ["luck", 3, ["stations"]])
def test_what_cannot_be_forbidden_is_said_clearly(what: Any) -> None:
    with pytest.raises(TtrError, match="can play without stations, tunnels, tickets or robbery"):
        make_bot("greedy", open_box("europe").rules, without=what)
    assert set(WITHOUT) == {"stations", "tunnels", "tickets", "robbery"}
