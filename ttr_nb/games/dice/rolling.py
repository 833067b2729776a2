"""Rolling the train dice, once and once again; and rolling any dice, by what a lesson has settled first."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ttr_nb.core.chance import Chance
from ttr_nb.core.events import Event
from ttr_nb.core.refusals import Refusal, refuse
from ttr_nb.core.rules import rule
from ttr_nb.games.dice.actions import KeepDice, RollAgain
from ttr_nb.games.dice.events import DiceKept, DiceRolled, DiceRolledAgain
from ttr_nb.games.dice.state import Stack, State
from ttr_nb.mechanics.dice import Faces, add, choices, counted, missing, remove

if TYPE_CHECKING:
    from ttr_nb.games.dice.ruleset import Dice

TRAIN = "train dice"
TUNNEL = "tunnel dice"

KEEP = KeepDice()
ROLLED = cache(DiceRolled)
KEPT = cache(DiceKept)


def roll(
    label: str, faces: tuple[str, ...], count: int, settled: tuple[str, ...], chance: Chance
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What dice show, and what stays settled for later: first what is settled, then what chance brings."""
    shown = settled[:count]
    if len(shown) < count:
        shown += chance.roll(label, faces, count - len(shown))
    return shown, settled[count:]


@rule("DX-SETUP-3")
def roll_all(game: Dice, seat: int, stack: Stack, chance: Chance) -> tuple[Faces, Stack, DiceRolled]:
    """DX-SETUP-3: all five train dice, each with its six faces."""
    train = game.dice.train
    shown, left = roll(TRAIN, train.faces, train.count, stack.train, chance)
    return counted(shown), stack if left is stack.train else Stack(left, stack.tunnel), ROLLED(seat, shown)


def legal(game: Dice, dice: Faces) -> tuple[RollAgain | KeepDice, ...]:
    """Keeping, and every choice of dice to roll again."""
    return game.rerolls[dice]


def every(count: int) -> dict[Faces, tuple[RollAgain | KeepDice, ...]]:
    """What can be done after any roll of so many dice."""
    again = {dice: RollAgain(dice) for dice in choices((count,) * 4) if sum(dice) <= count}
    rolls = [dice for dice in again if sum(dice) == count]
    return {dice: (KEEP, *[again[some] for some in choices(dice)]) for dice in rolls}


@rule("DX-ROLL-1")
def can_roll(game: Dice, state: State, seat: int, action: RollAgain) -> tuple[Refusal, ...]:
    """DX-ROLL-1: any of the dice, one at least; who wants none keeps them. Stage 4."""
    if not any(action.dice):
        return refuse("DX-ROLL-1", "none")
    lacking = missing(state.dice, action.dice)
    return refuse("DX-ROLL-1", "rolled", dice=lacking) if any(lacking) else ()


@rule("DX-ROLL-1")
def roll_again(game: Dice, state: State, action: RollAgain, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """DX-ROLL-1: some dice are rolled once again, and the result is final."""
    turn, _, dice, held, piles, began, tickets, network, points, stack, travel = state
    count = sum(action.dice)
    shown, left = roll(TRAIN, game.dice.train.faces, count, stack.train, chance)
    dice = add(remove(dice, action.dice), counted(shown))
    if stack.train:
        stack = Stack(left, stack.tunnel)
    rolled = State(turn, (), dice, held, piles, began, tickets, network, points, stack, travel)
    return rolled, (DiceRolledAgain(turn.seat, action.dice, shown, dice),)


def keep(game: Dice, state: State, action: KeepDice, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Leave the dice as they lie; the result is final."""
    turn, _, dice, held, piles, began, tickets, network, points, stack, travel = state
    kept = State(turn, (), dice, held, piles, began, tickets, network, points, stack, travel)
    return kept, (KEPT(turn.seat, dice),)
