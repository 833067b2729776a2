"""Katas about claiming routes: points, payments, ferries, tunnels. The answers are the rules' of Europe."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from ttr_nb.content.board import COLOURS, GRAY, Route
from ttr_nb.core.errors import RuleViolation
from ttr_nb.core.refusals import Refusal
from ttr_nb.core.tuples import put
from ttr_nb.games.europe.actions import ClaimRoute
from ttr_nb.games.europe.claim import price
from ttr_nb.games.europe.state import State
from ttr_nb.games.europe.tunnel import REVEALED, extra_due
from ttr_nb.mechanics.cards import KINDS, LOCOMOTIVE, WILD, Cards, cards, counted, covers, listed, write_cards
from ttr_nb.mechanics.payment import colour_of, ways
from ttr_nb.shelf import Box, open_box
from ttr_nb.show.tell import tell_violation
from ttr_nb.teach.katas.exercise import Case, Exercise
from ttr_nb.teach.katas.shapes import NUMBER, YES_OR_NO
from ttr_nb.teach.katas.tables import laid, names

PLAYERS = ("Ana", "Ben")


def _europe() -> Box:
    return open_box("europe")


# --- points -------------------------------------------------------------------------------------


def _points(lengths: list[int]) -> int:
    return sum(_europe().board.play.points[length] for length in lengths)


def _points_one_by_one(lengths: list[int]) -> str:
    points = _europe().board.play.points
    return ", ".join(f"{length} → {points[length]}" for length in sorted(set(lengths))) or "–"


def _lengths(rng: Random) -> tuple[list[int]]:
    lengths = sorted({route.length for route in _europe().board.routes})
    return ([rng.choice(lengths) for _ in range(rng.randint(1, 6))],)


def route_points(lengths: list[int]) -> int:
    points = {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    return sum(points[length] for length in lengths)


POINTS = Exercise(
    id="route-points",
    notebook="09_end_and_score",
    rules=("EU-POINTS-1",),
    shape=NUMBER,
    engine=_points,
    chosen=lambda: tuple(Case("EU-POINTS-1", (lengths,)) for lengths in ([1], [2], [3], [4, 4], [6], [8, 1], [])),
    draw=_lengths,
    about=lambda lengths: "EU-POINTS-1",
    witness=_points_one_by_one,
    solution=route_points,
)


# --- payments -----------------------------------------------------------------------------------


def described(route: Route) -> dict[str, Any]:
    """A route as a kata gives it to a function."""
    return {"name": route.id, "length": route.length, "colour": route.colour, "locomotives": route.locomotives}


@cache
def _table() -> State:
    """A table at which it is the first player's turn, and nothing is built yet."""
    state: State = laid(_europe(), PLAYERS)
    return state


def _refusals(route: dict[str, Any], cards: list[str]) -> tuple[Refusal, ...]:
    """What the rules have against claiming a free route with these cards, which the player holds."""
    state, paid = _table(), counted(cards)
    holding = state._replace(hands=put(state.hands, 0, paid))
    refusals: tuple[Refusal, ...] = _europe().rules.refusals(holding, ClaimRoute(route["name"], paid))
    return refusals


def _payment_rule(route: dict[str, Any], cards: list[str]) -> str:
    """The rule that refuses a payment, or the one that makes it possible."""
    if refusals := _refusals(route, cards):
        return refusals[0].rule
    if LOCOMOTIVE in cards:
        return "EU-FERRY-2" if route["locomotives"] else "EU-CLAIM-2"
    return "EU-CLAIM-3" if route["colour"] == GRAY else "EU-CLAIM-1"


def _payment_witness(route: dict[str, Any], cards: list[str]) -> str:
    if refusals := _refusals(route, cards):
        return tell_violation(RuleViolation(refusals), names(_europe(), PLAYERS))
    return write_cards(counted(cards))


def _payment(rng: Random) -> tuple[dict[str, Any], list[str]]:
    """A route, and cards that are its price or nearly so."""
    routes = _europe().board.routes
    route = rng.choice([each for each in routes if each.locomotives] if rng.random() < 0.25 else routes)
    paid = list(listed(rng.choice(sorted(ways(price(route))))))
    match rng.randrange(6):
        case 0:
            paid[rng.randrange(len(paid))] = rng.choice(KINDS)
        case 1:
            paid = paid[1:] or [*paid, paid[0]]
        case 2:
            paid.append(rng.choice(KINDS))
        case 3 if LOCOMOTIVE in paid:
            paid[paid.index(LOCOMOTIVE)] = paid[0]
    rng.shuffle(paid)
    return described(route), paid


def _chosen_payments() -> tuple[Case, ...]:
    def case(rule: str, route: str, cards: str) -> Case:
        return Case(rule, (described(_europe().board.route[route]), cards.split()))

    return (
        case("EU-CLAIM-1", "brest-dieppe", "orange orange"),
        case("EU-CLAIM-1", "brest-dieppe", "red red"),
        case("EU-CLAIM-6", "brest-dieppe", "orange"),
        case("EU-CLAIM-1", "brest-dieppe", "orange orange orange"),
        case("EU-CLAIM-1", "brest-dieppe", "orange red"),
        case("EU-CLAIM-2", "brest-dieppe", "orange locomotive"),
        case("EU-CLAIM-2", "brest-dieppe", "locomotive locomotive"),
        case("EU-CLAIM-3", "venezia-zagrab", "yellow yellow"),
        case("EU-CLAIM-3", "venezia-zagrab", "white locomotive"),
        case("EU-CLAIM-3", "venezia-zagrab", "blue red"),
        case("EU-FERRY-1", "amsterdam-london", "blue blue"),
        case("EU-FERRY-1", "palermo-smyrna", "red red red red red locomotive"),
        case("EU-FERRY-2", "palermo-smyrna", "red red red red locomotive locomotive"),
        case("EU-FERRY-2", "palermo-smyrna", "red locomotive locomotive locomotive locomotive locomotive"),
    )


def payment_legal(route: dict, cards: list[str]) -> bool:
    colours = {card for card in cards if card != "locomotive"}
    if len(cards) != route["length"] or len(colours) > 1:
        return False
    if cards.count("locomotive") < route["locomotives"]:
        return False
    return route["colour"] == "gray" or colours <= {route["colour"]}


PAYMENT = Exercise(
    id="payment-legal",
    notebook="03_claiming",
    rules=("EU-CLAIM-1", "EU-CLAIM-2", "EU-CLAIM-3", "EU-CLAIM-6", "EU-FERRY-1", "EU-FERRY-2"),
    shape=YES_OR_NO,
    engine=lambda route, cards: not _refusals(route, cards),
    chosen=_chosen_payments,
    draw=_payment,
    about=_payment_rule,
    witness=_payment_witness,
    solution=payment_legal,
)


# --- ferries ------------------------------------------------------------------------------------


def _cheapest(length: int, symbols: int, coloured: int) -> Cards:
    """Of all ways to pay a ferry with so many cards of one colour, the one with fewest locomotives."""
    ferry = price(Route("ferry", ("a", "b"), length, GRAY, symbols))
    held = cards(**{COLOURS[0]: coloured, LOCOMOTIVE: length})
    return min((paid for paid in ways(ferry) if covers(held, paid)), key=lambda paid: paid[WILD])


def _fewest_locomotives(length: int, symbols: int, coloured: int) -> int:
    return _cheapest(length, symbols, coloured)[WILD]


def _ferry_rule(length: int, symbols: int, coloured: int) -> str:
    return "EU-FERRY-2" if _fewest_locomotives(length, symbols, coloured) > symbols else "EU-FERRY-1"


def _ferry(rng: Random) -> tuple[int, int, int]:
    length = rng.randint(1, 8)
    return length, rng.randint(1, min(4, length)), rng.randint(0, 8)


def ferry_price(length: int, symbols: int, coloured: int) -> int:
    return max(symbols, length - coloured)


FERRY = Exercise(
    id="ferry-price",
    notebook="04_ferries",
    rules=("EU-FERRY-1", "EU-FERRY-2"),
    shape=NUMBER,
    engine=_fewest_locomotives,
    chosen=lambda: (
        Case("EU-FERRY-1", (2, 1, 1)),
        Case("EU-FERRY-1", (6, 2, 4)),
        Case("EU-FERRY-1", (2, 2, 5)),
        Case("EU-FERRY-1", (3, 1, 8)),
        Case("EU-FERRY-2", (6, 2, 3)),
        Case("EU-FERRY-2", (4, 1, 0)),
    ),
    draw=_ferry,
    about=_ferry_rule,
    witness=lambda *arguments: write_cards(_cheapest(*arguments)),
    solution=ferry_price,
)


# --- tunnels ------------------------------------------------------------------------------------


def _extra(laid_out: list[str], revealed: list[str]) -> int:
    return extra_due(counted(laid_out), tuple(revealed))


def _tunnel_rule(laid_out: list[str], revealed: list[str]) -> str:
    if len(revealed) < REVEALED:
        return "EU-TUNNEL-7"
    if colour_of(counted(laid_out)) is None:
        return "EU-TUNNEL-4"
    return "EU-TUNNEL-3" if LOCOMOTIVE in revealed else "EU-TUNNEL-2"


def _tunnel_witness(laid_out: list[str], revealed: list[str]) -> str:
    """The turned-up cards that count: each is asked about alone."""
    return ", ".join(card for card in revealed if _extra(laid_out, [card])) or "–"


def _tunnel(rng: Random) -> tuple[list[str], list[str]]:
    colour = rng.choice(COLOURS)
    length, wild = rng.randint(1, 4), rng.choice((0, 0, 1, 2))
    laid_out = [LOCOMOTIVE] * length if rng.random() < 0.2 else [colour] * length + [LOCOMOTIVE] * wild
    rng.shuffle(laid_out)
    count = REVEALED if rng.random() < 0.9 else rng.randrange(REVEALED)
    return laid_out, [rng.choice((colour, LOCOMOTIVE, *COLOURS)) for _ in range(count)]


def tunnel_extra(laid_out: list[str], revealed: list[str]) -> int:
    counts = {"locomotive", *laid_out}
    return sum(card in counts for card in revealed)


TUNNEL = Exercise(
    id="tunnel-extra",
    notebook="05_tunnels",
    rules=("EU-TUNNEL-2", "EU-TUNNEL-3", "EU-TUNNEL-4", "EU-TUNNEL-7"),
    shape=NUMBER,
    engine=_extra,
    chosen=lambda: (
        Case("EU-TUNNEL-2", (["red", "red"], ["red", "blue", "green"])),
        Case("EU-TUNNEL-2", (["red", "red"], ["blue", "green", "white"])),
        Case("EU-TUNNEL-2", (["red"], ["red", "red", "red"])),
        Case("EU-TUNNEL-3", (["red", "red"], ["locomotive", "blue", "green"])),
        Case("EU-TUNNEL-3", (["red", "red"], ["locomotive", "red", "green"])),
        Case("EU-TUNNEL-2", (["locomotive", "red"], ["red", "blue", "green"])),
        Case("EU-TUNNEL-3", (["locomotive", "red"], ["locomotive", "red", "red"])),
        Case("EU-TUNNEL-4", (["locomotive", "locomotive"], ["red", "blue", "red"])),
        Case("EU-TUNNEL-4", (["locomotive", "locomotive"], ["red", "locomotive", "green"])),
        Case("EU-TUNNEL-7", (["red", "red"], ["red"])),
        Case("EU-TUNNEL-7", (["red", "red"], [])),
    ),
    draw=_tunnel,
    about=_tunnel_rule,
    witness=_tunnel_witness,
    solution=tunnel_extra,
)
