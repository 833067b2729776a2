"""Katas about dice: how many tokens may be taken, and what pays for a route. The answers are the dice rules' own."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from ttr_nb.content.board import Route
from ttr_nb.content.dice import JOKER, ROUTE_KINDS, SYMBOLS
from ttr_nb.core.chance import Seeded
from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.refusals import Refusal
from ttr_nb.core.tuples import put
from ttr_nb.games.dice.actions import BuyToken, ClaimWithDice
from ttr_nb.games.dice.price import ways
from ttr_nb.games.dice.state import State
from ttr_nb.games.dice.tokens import LIMIT
from ttr_nb.mechanics.dice import counted, split, write
from ttr_nb.shelf import Box, open_box
from ttr_nb.show.tell import tell_violation
from ttr_nb.teach.katas.exercise import Case, Exercise
from ttr_nb.teach.katas.shapes import NUMBER, YES_OR_NO
from ttr_nb.teach.katas.tables import laid, names

PLAYERS = ("Ana", "Ben")


def _box() -> Box:
    return open_box("dice:europe")


@cache
def _table() -> State:
    """A table at which the first player has rolled and kept the dice."""
    state: State = laid(_box(), PLAYERS)._replace(pending=())
    return state


# --- tokens -------------------------------------------------------------------------------------


def _purchases(unused: int, began: int, held: int) -> list[BuyToken]:
    """Buy tokens one by one until the rules allow no more."""
    state, rules = _table(), _box().rules
    dice = counted((SYMBOLS[0],) * unused)
    state = state._replace(dice=dice, began=began, tokens=put(state.tokens, 0, (held, 0)))
    bought: list[BuyToken] = []
    while buying := [action for action in rules.legal_actions(state) if isinstance(action, BuyToken)]:
        bought.append(buying[0])
        state, _ = rules.perform(state, buying[0], Seeded(0))
    return bought


def _token_rule(unused: int, began: int, held: int) -> str:
    """The limit, where more dice would not help."""
    count = len(_purchases(unused, began, held))
    return "DX-TOKEN-3" if len(_purchases(2 * LIMIT, began, held)) == count else "DX-TOKEN-1"


def dice_tokens(unused: int, began: int, held: int) -> int:
    if began == 3:
        return 0
    return min(unused // 2, 3 - held)


TOKENS = Exercise(
    id="dice-tokens",
    notebook="11_dice_roll_and_claim",
    rules=("DX-TOKEN-1", "DX-TOKEN-3"),
    shape=NUMBER,
    engine=lambda unused, began, held: len(_purchases(unused, began, held)),
    chosen=lambda: (
        Case("DX-TOKEN-1", (2, 0, 0)),
        Case("DX-TOKEN-1", (1, 0, 0)),
        Case("DX-TOKEN-1", (5, 0, 0)),
        Case("DX-TOKEN-1", (3, 1, 0)),
        Case("DX-TOKEN-3", (4, 2, 2)),
        Case("DX-TOKEN-3", (2, 3, 3)),
        Case("DX-TOKEN-3", (4, 3, 1)),
        Case("DX-TOKEN-1", (4, 2, 0)),
    ),
    draw=lambda rng: (rng.randint(0, 5), began := rng.randint(0, LIMIT), rng.randint(0, began)),
    about=_token_rule,
    witness=lambda *arguments: "; ".join(map(str, _purchases(*arguments))) or "–",
    solution=dice_tokens,
)


# --- payments -----------------------------------------------------------------------------------


def described(route: Route) -> dict[str, Any]:
    """A route as a kata gives it to a function: with dice its colour does not matter."""
    return {
        "name": route.id,
        "length": route.length,
        "double": bool(route.group),
        "locomotives": route.locomotives,
    }


def _claim(route: dict[str, Any], dice: list[str], tokens: list[str]) -> ClaimWithDice:
    held = tuple(tokens.count(kind) for kind in ROUTE_KINDS)
    return ClaimWithDice(route["name"], counted(tuple(dice)) + held)


def _refusals(route: dict[str, Any], dice: list[str], tokens: list[str]) -> tuple[Refusal, ...]:
    """What the rules have against claiming a free route with these dice and tokens, which the player has."""
    action, state = _claim(route, dice, tokens), _table()
    shown, held = split(action.means)
    having = state._replace(dice=shown, tokens=put(state.tokens, 0, held))
    refusals: tuple[Refusal, ...] = _box().rules.refusals(having, action)
    return refusals


def _payment_rule(route: dict[str, Any], dice: list[str], tokens: list[str]) -> str:
    """The rule that refuses a payment, or the one that makes it possible."""
    if refusals := _refusals(route, dice, tokens):
        return refusals[0].rule
    if route["locomotives"]:
        return "DX-FERRY-1"
    return "DX-TOKEN-2" if tokens else "DX-FACE-1" if JOKER in dice else "DX-CLAIM-1"


def _payment_witness(route: dict[str, Any], dice: list[str], tokens: list[str]) -> str:
    if refusals := _refusals(route, dice, tokens):
        return tell_violation(RuleViolation(refusals), names(_box(), PLAYERS))
    return write(_claim(route, dice, tokens).means)


def _payment(rng: Random) -> tuple[dict[str, Any], list[str], list[str]]:
    """A route, and dice and tokens that are its price or nearly so."""
    rules = _box().rules
    routes = rules.board.routes
    route = rng.choice([each for each in routes if each.locomotives] if rng.random() < 0.3 else routes)
    most = rules.dice.train.count
    possible = [split(paid) for paid in ways(rules.prices[route.id])]
    shown, held = rng.choice([(a, b) for a, b in possible if sum(a) <= most and sum(b) <= LIMIT])
    dice = [symbol for symbol, count in zip(SYMBOLS, shown, strict=True) for _ in range(count)]
    tokens = [kind for kind, count in zip(ROUTE_KINDS, held, strict=True) for _ in range(count)]
    match rng.randrange(5):
        case 0 if dice:
            dice[rng.randrange(len(dice))] = rng.choice(SYMBOLS)
        case 1 if tokens:
            tokens[rng.randrange(len(tokens))] = rng.choice(ROUTE_KINDS)
        case 2 if len(dice) < most:
            dice.append(rng.choice(SYMBOLS))
        case 3 if dice and len(dice) + len(tokens) > 1:
            dice.pop()
    rng.shuffle(dice)
    return described(route), dice, tokens


def dice_payment(route: dict, dice: list[str], tokens: list[str]) -> bool:
    kind = "double" if route["double"] else "single"
    if len(dice) + len(tokens) != route["length"]:
        return False
    if dice.count("joker") < route["locomotives"]:
        return False
    return set(dice) <= {kind, "joker"} and set(tokens) <= {kind}


def _chosen_payments() -> tuple[Case, ...]:
    def case(rule: str, route: str, dice: str, tokens: str = "") -> Case:
        return Case(rule, (described(_box().board.route[route]), dice.split(), tokens.split()))

    return (
        case("DX-CLAIM-1", "brest-dieppe", "single single"),
        case("DX-CLAIM-1", "brest-dieppe", "single"),
        case("DX-CLAIM-1", "brest-dieppe", "single single single"),
        case("DX-CLAIM-2", "brest-dieppe", "double double"),
        case("DX-CLAIM-2", "bruxelles-paris-red", "single single"),
        case("DX-CLAIM-1", "bruxelles-paris-red", "double double"),
        case("DX-FACE-1", "brest-dieppe", "single joker"),
        case("DX-FACE-1", "bruxelles-paris-red", "joker joker"),
        case("DX-FACE-1", "brest-dieppe", "single station"),
        case("DX-TOKEN-2", "brest-dieppe", "single", "single"),
        case("DX-TOKEN-2", "brest-dieppe", "single", "double"),
        case("DX-TOKEN-2", "brest-dieppe", "", "single single"),
        case("DX-FERRY-1", "palermo-roma", "single single single single"),
        case("DX-FERRY-1", "palermo-roma", "joker single single single"),
        case("DX-FERRY-1", "palermo-roma", "joker single", "single single"),
        case("DX-FERRY-1", "palermo-roma", "single single single", "single"),
    )


PAYMENT = Exercise(
    id="dice-payment",
    notebook="12_dice_ferries_tunnels",
    rules=("DX-CLAIM-1", "DX-CLAIM-2", "DX-FACE-1", "DX-TOKEN-2", "DX-FERRY-1"),
    shape=YES_OR_NO,
    engine=lambda *arguments: not _refusals(*arguments),
    chosen=_chosen_payments,
    draw=_payment,
    about=_payment_rule,
    witness=_payment_witness,
    solution=dice_payment,
)
