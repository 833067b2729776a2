"""Katas about the rail yard of the Card Game: the first phase, and the train robbery. The answers are the yard's."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from ttr_nb.content.board import COLOURS
from ttr_nb.core.chance import Seeded
from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.tuples import put
from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.cardgame.events import RowRobbed
from ttr_nb.games.cardgame.place import SHORTEST, THREE
from ttr_nb.games.cardgame.state import State
from ttr_nb.games.cardgame.yard import Yard, move_out, rows_of
from ttr_nb.mechanics.cards import LOCOMOTIVE, counted
from ttr_nb.shelf import Box, open_box
from ttr_nb.show.tell import tell_action, tell_event, tell_violation
from ttr_nb.teach.katas.exercise import Case, Exercise
from ttr_nb.teach.katas.shapes import CARDS, WORD
from ttr_nb.teach.katas.tables import laid, names

PLAYERS = ("Ana", "Ben")


def _box() -> Box:
    return open_box("cardgame")


def _yard(rows: dict[str, list[str]]) -> Yard:
    return tuple(row for cards in rows.values() for row in rows_of(counted(cards)))


def _row(rng: Random, colour: str, coloured: int, locomotives: int) -> list[str]:
    cards = [colour] * coloured + [LOCOMOTIVE] * locomotives
    rng.shuffle(cards)
    return cards


# --- the first phase ----------------------------------------------------------------------------


def _moved(yard: dict[str, list[str]], turns: int) -> list[str]:
    rest = _yard(yard)
    track: list[str] = []
    for _ in range(turns):
        cards, rest = move_out(rest)
        track += cards
    return track


def _moved_turn_by_turn(yard: dict[str, list[str]], turns: int) -> str:
    rest, moved = _yard(yard), []
    for _ in range(turns):
        cards, rest = move_out(rest)
        moved.append(", ".join(cards) or "–")
    return "; ".join(moved) or "–"


def _yard_and_turns(rng: Random) -> tuple[dict[str, list[str]], int]:
    colours = rng.sample(COLOURS, rng.randint(1, 4))
    yard = {colour: _row(rng, colour, rng.randint(1, 3), rng.choice((0, 0, 1, 2))) for colour in colours}
    return yard, rng.randint(1, 4)


def phase_one(yard: dict[str, list[str]], turns: int) -> list[str]:
    moved = []
    for row in yard.values():
        head_first = sorted(row, key=lambda card: card != "locomotive")
        moved += head_first[:turns]
    return moved


PHASE_ONE = Exercise(
    id="phase-one",
    notebook="13_card_game_turn_and_yard",
    rules=("CG-TURN-1", "CG-TURN-2"),
    shape=CARDS,
    engine=_moved,
    chosen=lambda: (
        Case("CG-TURN-1", ({"red": ["red", "red", "red"]}, 1)),
        Case("CG-TURN-1", ({"red": ["red", "red"], "blue": ["blue"]}, 1)),
        Case("CG-TURN-1", ({}, 1)),
        Case("CG-TURN-1", ({"red": ["red", "red"], "blue": ["blue"]}, 2)),
        Case("CG-TURN-1", ({"red": ["red", "red"], "blue": ["blue"]}, 4)),
        Case("CG-TURN-2", ({"red": ["locomotive", "red", "red"]}, 1)),
        Case("CG-TURN-2", ({"red": ["red", "red", "locomotive"], "blue": ["blue", "blue"]}, 1)),
        Case("CG-TURN-2", ({"red": ["red", "locomotive", "red", "locomotive"]}, 2)),
    ),
    draw=_yard_and_turns,
    about=lambda yard, turns: "CG-TURN-2" if any(LOCOMOTIVE in row for row in yard.values()) else "CG-TURN-1",
    witness=_moved_turn_by_turn,
    solution=phase_one,
)


# --- the robbery --------------------------------------------------------------------------------

NO, YES, ROBBERY = "no", "yes", "robbery"


@cache
def _table() -> State:
    state: State = laid(_box(), PLAYERS)
    return state


def _position(mine: dict[str, list[str]], theirs: dict[str, list[str]], cards: list[str]) -> tuple[State, PlaceCards]:
    """A player with these yards on the table, who holds the cards and is about to place them."""
    state, placed = _table(), counted(cards)
    yards = (_yard(mine), _yard(theirs))
    return state._replace(hands=put(state.hands, 0, placed), yards=yards), PlaceCards(placed)


def _robbed(state: State, action: PlaceCards) -> list[RowRobbed]:
    _, events = _box().rules.perform(state, action, Seeded(0))
    return [event for event in events if isinstance(event, RowRobbed)]


def _judged(mine: dict[str, list[str]], theirs: dict[str, list[str]], cards: list[str]) -> str:
    state, action = _position(mine, theirs, cards)
    if _box().rules.refusals(state, action):
        return NO
    return ROBBERY if _robbed(state, action) else YES


def _robbery_rule(mine: dict[str, list[str]], theirs: dict[str, list[str]], cards: list[str]) -> str:
    state, action = _position(mine, theirs, cards)
    if refusals := _box().rules.refusals(state, action):
        return str(refusals[0].rule)
    return "CG-ROB-2" if _robbed(state, action) else "CG-YARD-1"


def _robbery_witness(mine: dict[str, list[str]], theirs: dict[str, list[str]], cards: list[str]) -> str:
    state, action = _position(mine, theirs, cards)
    called = names(_box(), PLAYERS)
    if refusals := _box().rules.refusals(state, action):
        return tell_violation(RuleViolation(refusals), called)
    told = [tell_action(action, called), *[tell_event(event, called) for event in _robbed(state, action)]]
    return "\n".join(told)


def _placement(rng: Random) -> tuple[dict[str, list[str]], dict[str, list[str]], list[str]]:
    """Two yards that share no colour, and cards that are a row or three colours."""
    colours = rng.sample(COLOURS, 5)
    own, other = rng.randint(0, 2), rng.randint(1, 3)
    yards: list[dict[str, list[str]]] = [
        {colour: _row(rng, colour, rng.randint(1, 3), rng.choice((0, 0, 1, 2))) for colour in some}
        for some in (colours[:own], colours[own : own + other])
    ]
    if rng.random() < 0.2:
        return yards[0], yards[1], rng.sample(colours, THREE)
    colour = rng.choice((*colours, *yards[1], *yards[1]))
    lying = len(yards[1].get(colour, ()))
    size = max(SHORTEST, lying + rng.choice((-1, 0, 1, 2)))
    locomotives = rng.randint(0, size - 1) if rng.random() < 0.5 else 0
    return yards[0], yards[1], _row(rng, colour, size - locomotives, locomotives)


def robs(mine: dict[str, list[str]], theirs: dict[str, list[str]], cards: list[str]) -> str:
    robbery = False
    for colour in set(cards) - {"locomotive"}:
        placed = cards.count(colour) + cards.count("locomotive")
        if colour in mine or (colour in theirs and placed <= len(theirs[colour])):
            return "no"
        robbery = robbery or colour in theirs
    return "robbery" if robbery else "yes"


def _case(rule: str, mine: str, theirs: str, cards: str) -> Case:
    """Yards and cards, readably: a row is written as its cards, and rows stand between semicolons."""

    def yard(text: str) -> dict[str, list[str]]:
        rows = [row.split() for row in text.split(";") if row]
        return {next(card for card in row if card != LOCOMOTIVE): row for row in rows}

    arguments: tuple[Any, ...] = (yard(mine), yard(theirs), cards.split())
    return Case(rule, arguments)


ROBS = Exercise(
    id="robs",
    notebook="14_train_robbery",
    rules=("CG-YARD-1", "CG-YARD-4", "CG-ROB-1", "CG-ROB-2", "CG-ROB-3", "CG-ROB-4"),
    shape=WORD,
    engine=_judged,
    chosen=lambda: (
        _case("CG-YARD-1", "", "", "blue blue"),
        _case("CG-YARD-4", "blue blue", "", "blue blue blue"),
        _case("CG-ROB-2", "", "blue blue", "blue blue blue"),
        _case("CG-ROB-1", "", "blue blue blue", "blue blue"),
        _case("CG-ROB-3", "", "blue blue", "blue blue"),
        _case("CG-ROB-3", "", "blue blue locomotive", "blue blue blue"),
        _case("CG-ROB-2", "", "blue blue", "blue blue locomotive"),
        _case("CG-ROB-2", "red red", "green; blue blue", "blue locomotive locomotive"),
        _case("CG-ROB-4", "", "blue", "blue red green"),
        _case("CG-YARD-1", "black", "white", "blue red green"),
    ),
    draw=_placement,
    about=_robbery_rule,
    witness=_robbery_witness,
    solution=robs,
)
