"""Makes the golden games anew: `python tests/replays/make.py`. Only to be run when the rules were changed on purpose.

With names it makes those games alone.

The players are simple but not silly: they build towards their tickets, then build what is long.
"""

from __future__ import annotations

import heapq
import json
import random
import sys
from pathlib import Path
from typing import Any

from tests.conformance.tables import rules_for
from ttr_nb.content.board import COLOURS, GRAY, Route, Ticket
from ttr_nb.content.dice import JOKER, ROUTE_KINDS, SYMBOLS
from ttr_nb.games.cardgame.actions import PlaceCards, StopDrawing
from ttr_nb.games.dice.actions import (
    BuildStationWithDice,
    BuyToken,
    ClaimWithDice,
    DrawTicketsWithDice,
    KeepDice,
    MovePassenger,
    PayTunnel,
    PutBackTokens,
    PutPassenger,
    RollAgain,
)
from ttr_nb.games.dice.price import kind_of
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute, PayExtra
from ttr_nb.mechanics.actions import DrawCard, DrawTickets, KeepTickets, TakeCard
from ttr_nb.mechanics.cards import WILD
from ttr_nb.mechanics.connection import is_made, pieces
from ttr_nb.mechanics.network import union
from ttr_nb.session import Session

FOLDER = Path(__file__).resolve().parents[2] / "data" / "replays"
SCORES = FOLDER / "scores.json"

GAMES = {
    "europe_two_players": ("europe", ("Ana", "Ben"), 1926),
    "europe_five_players": ("europe", ("Ana", "Ben", "Cem", "Dana", "Edo"), 1923),
    "usa_three_players": ("usa", ("Ana", "Ben", "Cem"), 1869),
    "cardgame_two_players": ("cardgame", ("Michał", "Paweł"), 2008),
    "cardgame_four_players": ("cardgame", ("Ana", "Ben", "Cem", "Dana"), 2009),
    "dice_europe_three_players": ("dice:europe", ("Ana", "Ben", "Cem"), 2059),
    "dice_germany_two_players": ("dice:germany", ("Ana", "Ben"), 2017),
}


def choose(rules: Any, state: Any, rng: random.Random) -> Any:
    """What a simple player does."""
    legal = rules.legal_actions(state)
    keep = [action for action in legal if isinstance(action, KeepTickets)]
    if keep:
        return min(keep, key=lambda action: sum(rules.board.ticket[ticket].points for ticket in action.tickets))
    pay = [action for action in legal if isinstance(action, PayExtra)]
    if pay:
        return pay[0]
    wanted = plan(rules, state)
    claims = [action for action in legal if isinstance(action, ClaimRoute)]
    good = [action for action in claims if action.route in wanted]
    late = min(state.network.cars) < 12 or not wanted
    if good or (late and claims):
        return max(good or claims, key=lambda a: (sum(a.cards), -a.cards[WILD], str(a)))
    stations = [action for action in legal if isinstance(action, BuildStation)]
    if stations and state.turn.left is not None and rng.random() < 0.5:
        return rng.choice(stations)
    if DrawTickets() in legal and not wanted and rng.random() < 0.2:
        return DrawTickets()
    colours = {rules.board.route[route].colour for route in wanted}
    for action in legal:
        if isinstance(action, TakeCard) and (action.card in colours or action.card == "locomotive"):
            return action
    return DrawCard() if DrawCard() in legal else legal[0]


def choose_cards(rules: Any, state: Any, rng: random.Random) -> Any:
    """What a simple player of the Card Game does: places what tickets ask for, robs now and then, else draws."""
    legal = rules.legal_actions(state)
    seat = rules.seat_to_act(state)
    keep = [action for action in legal if isinstance(action, KeepTickets)]
    if keep:
        worth = {action: sum(rules.deck.ticket[ticket].points for ticket in action.tickets) for action in keep}
        return min(keep, key=lambda action: (abs(len(action.tickets) - 3), worth[action]))
    asks = [rules.deck.ticket[ticket].asks for ticket in state.tickets.kept[seat]] or [(1,) * len(COLOURS)]
    wanted = [sum(each) for each in zip(*asks, strict=True)]
    rows = [action for action in legal if isinstance(action, PlaceCards)]
    good = [action for action in rows if any(c and w for c, w in zip(action.cards, wanted, strict=False))]
    if good and rng.random() < 0.6:
        return max(good, key=lambda a: (min(sum(a.cards), 4), -a.cards[WILD], str(a)))
    if DrawTickets() in legal and state.turn.left is None and rng.random() < 0.1:
        return DrawTickets()
    if StopDrawing() in legal and rng.random() < 0.1:
        return StopDrawing()
    for action in legal:
        if isinstance(action, TakeCard) and (action.card == "locomotive" or wanted[COLOURS.index(action.card)]):
            return action
    return DrawCard() if DrawCard() in legal else legal[-1]


def choose_dice(rules: Any, state: Any, rng: random.Random) -> Any:
    """What a simple player with dice does: rolls for its tickets, claims, and buys tokens with what is left."""
    legal = rules.legal_actions(state)
    some: dict[type, list[Any]] = {}
    for action in legal:
        some.setdefault(type(action), []).append(action)
    if KeepTickets in some:
        worth = {a: sum(rules.board.ticket[t].points for t in a.tickets) for a in some[KeepTickets]}
        return min(worth, key=lambda action: (abs(len(action.tickets) - 2), worth[action]))
    wanted = plan(rules, state)
    kinds = [kind_of(rules.board.route[route]) for route in wanted]
    kind = max(ROUTE_KINDS, key=kinds.count) if kinds else rng.choice(ROUTE_KINDS)
    if RollAgain in some:
        other = [count if symbol not in (kind, JOKER) else 0 for symbol, count in zip(SYMBOLS, state.dice, strict=True)]
        return RollAgain(tuple(other)) if any(other) and rng.random() < 0.9 else KeepDice()
    if PayTunnel in some and rng.random() < 0.8:
        return some[PayTunnel][0]
    for rare in (DrawTicketsWithDice, BuildStationWithDice):
        if rare in some and rng.random() < 0.15:
            return rng.choice(some[rare])
    claims = some.get(ClaimWithDice, [])
    good = [action for action in claims if action.route in wanted]
    late = min(state.network.cars) < 20 or not wanted
    if good or (late and claims):
        return max(good or claims, key=lambda a: (sum(a.means), str(a)))
    for travel in (PutPassenger, MovePassenger):
        if travel in some and rng.random() < 0.7:
            return rng.choice(some[travel])
    if BuyToken in some and rng.random() < 0.8:
        return next((action for action in some[BuyToken] if action.kind == kind), some[BuyToken][0])
    if PutBackTokens in some and rng.random() < 0.1:
        return some[PutBackTokens][0]
    return legal[0]


def plan(rules: Any, state: Any) -> set[str]:
    """The free routes on a cheapest way of each ticket that is not made yet."""
    seat = rules.seat_to_act(state)
    own = rules.atlas.routes(state.network.owned[seat])
    joined = pieces(own)
    taken = {route.id for route in rules.atlas.routes(union(state.network.owned))} - {route.id for route in own}
    groups = {rules.board.route[route].group for route in taken} | {route.group for route in own}
    closed = {r.id for r in rules.board.routes if r.id in taken or (r.group and r.group in groups and r not in own)}
    wanted: set[str] = set()
    for ticket in (rules.board.ticket[kept] for kept in state.tickets.kept[seat]):
        if not is_made(ticket, joined):
            wanted |= {route.id for route in cheapest(rules.board.routes, ticket, own, closed)} - {r.id for r in own}
    return wanted


def cheapest(routes: tuple[Route, ...], ticket: Ticket, own: tuple[Route, ...], closed: set[str]) -> list[Route]:
    """The routes of a way that needs fewest cars; none when there is no way any more."""
    goals = {city for goal in ticket.goals for city in goal.cities}
    queue: list[tuple[int, str, list[str]]] = [(0, city, []) for city in ticket.origins]
    by_id = {route.id: route for route in routes}
    seen: set[str] = set()
    while queue:
        cars, city, way = heapq.heappop(queue)
        if city in goals:
            return [by_id[id] for id in way]
        if city in seen:
            continue
        seen.add(city)
        for route in routes:
            if city in route.cities and route.id not in closed:
                there = route.cities[route.cities[0] == city]
                cost = 0 if route in own else route.length + (route.colour != GRAY)
                heapq.heappush(queue, (cars + cost, there, [*way, route.id]))
    return []


def score_lines(rules: Any, state: Any) -> dict[str, Any]:
    """The score sheet as plain data, line by line, with its witnesses."""
    sheet = rules.score(state)
    if rules.id == "cardgame":
        return {
            "winners": list(sheet.winners),
            "seats": [
                {
                    "lines": {line.what: line.points for line in score.lines()},
                    "total": score.total,
                    "completed": list(score.completed),
                    "missed": list(score.missed),
                    "cities": list(score.cities),
                }
                for score in sheet.seats
            ],
        }
    return {
        "winners": list(sheet.winners),
        "seats": [
            {
                "lines": {line.what: line.points for line in score.lines()},
                "total": score.total,
                "tickets": {ticket.ticket: ticket.points for ticket in score.tickets},
                "borrowed": list(score.borrowing.routes),
                "longest": score.trail.length,
            }
            for score in sheet.seats
        ],
    }


def make(names: list[str]) -> None:
    """Play and save golden games and their scores; the others stay as they are."""
    scores = json.loads(SCORES.read_text(encoding="utf-8"))
    for name in names:
        game, players, seed = GAMES[name]
        rules = rules_for(game)
        policy = choose_cards if game == "cardgame" else choose_dice if game.startswith("dice") else choose
        session = Session.start(rules, players, seed)
        rng = random.Random(seed)
        while not session.is_over:
            session.submit(policy(rules, session.state, rng))
        session.save(FOLDER / f"{name}.json")
        scores[name] = {"moves": session.moves, **score_lines(rules, session.state)}
        print(f"{name}: {session.moves} moves, {[seat['total'] for seat in scores[name]['seats']]}")
    SCORES.write_text(json.dumps(scores, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make(sys.argv[1:] or list(GAMES))
