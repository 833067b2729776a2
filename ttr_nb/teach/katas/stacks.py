"""Katas about the end of the Card Game: the best matching, and the Big Cities. The answers are the score's own."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, TypeAlias

from ttr_nb.content.board import COLOURS
from ttr_nb.content.cardgame import CardDeck, CardTicket, load_deck
from ttr_nb.games.cardgame import CardGame
from ttr_nb.games.cardgame.score import big_cities
from ttr_nb.mechanics import matching
from ttr_nb.mechanics.cards import KINDS, LOCOMOTIVE, cards, write_cards
from ttr_nb.mechanics.matching import Matching
from ttr_nb.teach.katas.exercise import Case, Exercise
from ttr_nb.teach.katas.shapes import NUMBER, NUMBERS

Asked: TypeAlias = dict[str, Any]
Pair: TypeAlias = tuple[str, str]


def _deck() -> CardDeck:
    return load_deck()


# --- the best matching --------------------------------------------------------------------------


def described(ticket: CardTicket) -> Asked:
    """A ticket as a kata gives it to a function."""
    asks = {colour: count for colour, count in zip(COLOURS, ticket.asks, strict=True) if count}
    return {"points": ticket.points, "asks": asks}


def _matching(stack: dict[str, int], tickets: list[Asked]) -> Matching:
    asked = [
        CardTicket(str(place), ("a", "b"), each["points"], tuple(each["asks"].get(colour, 0) for colour in COLOURS))
        for place, each in enumerate(tickets)
    ]
    return matching.best_matching(cards(**stack), asked)


def _handed_out(stack: dict[str, int], tickets: list[Asked]) -> str:
    """Which cards go to which tickets."""
    best = _matching(stack, tickets)
    paid = [
        f"{tickets[int(id)]['points']} ← {write_cards(used)}"
        for id, used in zip(best.completed, best.used, strict=True)
    ]
    return "; ".join(paid) or "–"


def _stack_and_tickets(rng: Random) -> tuple[dict[str, int], list[Asked]]:
    """A few tickets, and a stack that is not quite enough for them."""
    tickets = rng.sample(_deck().tickets, rng.randint(1, 5))
    stack: dict[str, int] = {}
    for ticket in tickets:
        for colour, count in zip(COLOURS, ticket.asks, strict=True):
            if count and rng.random() < 0.7:
                stack[colour] = stack.get(colour, 0) + rng.randint(1, count)
    if wild := rng.randint(0, 3):
        stack[LOCOMOTIVE] = wild
    if rng.random() < 0.2:
        stack[rng.choice(COLOURS)] = rng.randint(1, 2)
    return {kind: stack[kind] for kind in KINDS if kind in stack}, [described(ticket) for ticket in tickets]


def best_matching(stack: dict[str, int], tickets: list[dict]) -> int:
    if not tickets:
        return 0
    first, *others = tickets
    best = best_matching(stack, others)
    rest = dict(stack)
    for colour, count in first["asks"].items():
        coloured = min(count, rest.get(colour, 0))
        rest[colour] = rest.get(colour, 0) - coloured
        rest["locomotive"] = rest.get("locomotive", 0) - (count - coloured)
    if rest.get("locomotive", 0) >= 0:
        best = max(best, first["points"] + best_matching(rest, others))
    return best


def _asked(points: int, **asks: int) -> Asked:
    return {"points": points, "asks": asks}


MATCHING = Exercise(
    id="best-matching",
    notebook="15_card_game_end_and_matching",
    rules=("CG-MATCH-1",),
    shape=NUMBER,
    engine=lambda stack, tickets: _matching(stack, tickets).points,
    chosen=lambda: tuple(
        Case("CG-MATCH-1", arguments)
        for arguments in (
            ({"red": 2}, [_asked(8, red=2)]),
            ({"red": 1}, [_asked(8, red=2)]),
            ({"red": 1, "locomotive": 1}, [_asked(8, red=2)]),
            ({"locomotive": 2}, [_asked(8, red=1, blue=1)]),
            ({"red": 2, "blue": 1}, [_asked(8, red=2), _asked(9, red=1, blue=1)]),
            ({"red": 2, "blue": 2}, [_asked(10, red=2, blue=1), _asked(7, red=1), _asked(6, red=1, blue=1)]),
            ({"red": 1, "locomotive": 1}, [_asked(8, red=1), _asked(8, red=1), _asked(8, red=1)]),
            ({}, [_asked(8, red=2)]),
            ({"red": 3}, []),
        )
    ),
    draw=_stack_and_tickets,
    about=lambda stack, tickets: "CG-MATCH-1",
    witness=_handed_out,
    solution=best_matching,
)


# --- the Big Cities -----------------------------------------------------------------------------


@cache
def _ids() -> dict[Pair, str]:
    """A ticket of the deck between each two cities."""
    return {ticket.cities: ticket.id for ticket in _deck().tickets}


def _won(completed: list[list[Pair]], cards: dict[str, int]) -> list[tuple[str, ...]]:
    ids = [[_ids()[here, there] for here, there in tickets] for tickets in completed]
    return big_cities(CardGame(_deck()), ids)


def _city_points(completed: list[list[Pair]], cards: dict[str, int]) -> list[int]:
    worth = {city: big.points for city, big in _deck().big_city.items()}
    return [sum(worth[city] for city in cities) for cities in _won(completed, cards)]


def _winners(completed: list[list[Pair]], cards: dict[str, int]) -> str:
    won = _won(completed, cards)
    return "; ".join(f"{place}: {', '.join(cities) or '–'}" for place, cities in enumerate(won))


def _bonus_cards() -> dict[str, int]:
    return {city: big.points for city, big in _deck().big_city.items()}


def _city_rule(completed: list[list[Pair]], cards: dict[str, int]) -> str:
    """Whether a ticket between two Big Cities is there."""
    return "CG-CITY-2" if any(set(pair) <= set(cards) for tickets in completed for pair in tickets) else "CG-CITY-1"


def _completed(rng: Random) -> tuple[list[list[Pair]], dict[str, int]]:
    big = set(_bonus_cards())
    pairs = [pair for pair in _ids() if big & set(pair)]
    drawn = rng.sample(pairs, rng.randint(0, min(9, len(pairs))))
    completed: list[list[Pair]] = [[] for _ in range(rng.randint(2, 4))]
    for pair in drawn:
        rng.choice(completed).append(pair)
    return completed, _bonus_cards()


def big_city(completed: list[list[tuple[str, str]]], cards: dict[str, int]) -> list[int]:
    points = [0] * len(completed)
    for city, worth in cards.items():
        counts = [sum(city in ticket for ticket in tickets) for tickets in completed]
        for player, count in enumerate(counts):
            if count == max(counts) and count > 0:
                points[player] += worth
    return points


def _chosen_cities() -> tuple[Case, ...]:
    big = _bonus_cards()
    to_one = {city: [pair for pair in _ids() if city in pair and len(set(pair) & set(big)) == 1] for city in big}
    to_two = [pair for pair in _ids() if set(pair) <= set(big)]
    chicago, miami = to_one["chicago"], to_one["miami"]
    nowhere = [pair for pair in _ids() if not set(pair) & set(big)]
    return (
        Case("CG-CITY-1", ([chicago[:1], []], big)),
        Case("CG-CITY-1", ([chicago[:1], chicago[1:3]], big)),
        Case("CG-CITY-1", ([chicago[:1], chicago[1:2]], big)),
        Case("CG-CITY-1", ([nowhere[:1], nowhere[1:2]], big)),
        Case("CG-CITY-1", ([miami[:1], chicago[:1], []], big)),
        Case("CG-CITY-2", ([to_two[:1], []], big)),
        Case("CG-CITY-2", ([to_two[:1], to_two[1:3], chicago[:1]], big)),
    )


BIG_CITY = Exercise(
    id="big-city",
    notebook="15_card_game_end_and_matching",
    rules=("CG-CITY-1", "CG-CITY-2"),
    shape=NUMBERS,
    engine=_city_points,
    chosen=_chosen_cities,
    draw=_completed,
    about=_city_rule,
    witness=_winners,
    solution=big_city,
)
