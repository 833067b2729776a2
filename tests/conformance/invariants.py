"""What must be true of every position, every step and every score sheet. Written from the rules, not from the code.

Each function lists faults in words; an empty list is what one wants. The soak uses the same functions as the tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ttr_nb.content.board import COLOURS, Board, Route, Ticket

FULL_DECK = Counter({**dict.fromkeys(COLOURS, 12), "locomotive": 14})
KINDS = (*COLOURS, "locomotive")
ROW = 5
LOCOMOTIVES_SWEPT = 3
STATION_POINTS = 4


def position_faults(rules: Any, state: Any) -> list[str]:
    """Everything that is wrong with a position of the board game."""
    return [
        *_cards(state),
        *_market(state),
        *board_faults(rules.board, state),
        *moment_faults(rules, state),
        *(fault for waiting in state.pending if hasattr(waiting, "revealed") for fault in _tunnel(waiting)),
    ]


def board_faults(board: Board, state: Any) -> list[str]:
    """Everything that is wrong on the board, with whatever one plays there."""
    return [*_routes(board, state), *_stations(board, state), *_tickets(board, state)]


def step_faults(rules: Any, before: Any, action: Any, after: Any) -> list[str]:
    """Everything that is wrong with a step from one position to the next."""
    return [
        *only_the_actor_changes(rules, before, after, before.hands, after.hands),
        *board_step_faults(before, after),
        *turns_go_on(before, after, after.network.cars[before.turn.seat] <= 2),
    ]


def board_step_faults(before: Any, after: Any) -> list[str]:
    """Everything that is wrong with what a step changes on the board."""
    return [*_tickets_stay(before, after), *_building_only_grows(before, after)]


def score_faults(rules: Any, state: Any) -> list[str]:
    """Everything that is wrong with the score sheet of a position."""
    sheet = rules.score(state)
    faults = [fault for score in sheet.seats for fault in _seat_score(rules.board, state, score)]
    by_tickets = rules.board.play.bonus == "most tickets"
    merits = [s.tickets_made if by_tickets else s.trail.length for s in sheet.seats]
    for score, own in zip(sheet.seats, merits, strict=True):
        due = rules.board.play.bonus_points if own == max(merits) > 0 else 0
        if score.bonus != due:
            faults.append(f"seat {score.seat} has a bonus of {score.bonus}, not {due}")
    merit = {s.seat: (s.total, s.tickets_made, -s.built, s.goods or 0, s.trail.length) for s in sheet.seats}
    best = tuple(seat for seat in merit if merit[seat] == max(merit.values()))
    if sheet.winners != best:
        faults.append(f"the winners are {sheet.winners}, not {best}")
    return faults


# --- positions ------------------------------------------------------------------------------------


def _cards(state: Any) -> Iterator[str]:
    """EU-SETUP-2: no card appears or is lost."""
    piles = [_counter(hand) for hand in state.hands]
    piles += [Counter(state.market.deck), Counter(state.market.row), _counter(state.market.discards)]
    for waiting in state.pending:
        if hasattr(waiting, "revealed"):
            piles += [Counter(waiting.revealed), _counter(waiting.cards)]
    for pile in piles:
        if any(count < 0 for count in pile.values()):
            yield f"a pile has a negative count: {dict(pile)}"
    total: Counter[str] = Counter()
    for pile in piles:
        total.update(pile)
    if total != FULL_DECK:
        yield f"there are {total.total()} cards: {dict(total)}"


def _market(state: Any) -> Iterator[str]:
    """EU-DRAW-2, 6, 8, 9: between two actions the market is at rest."""
    deck, row, discards = state.market
    if not deck and any(discards):
        yield "the deck is empty, but there are discards"
    if len(row) > ROW:
        yield f"{len(row)} cards lie face up"
    if len(row) < ROW and (deck or any(discards)):
        yield f"only {len(row)} cards lie face up, but there are more"
    coloured = sum(card != "locomotive" for card in (*deck, *row)) + sum(discards[: len(COLOURS)])
    if row.count("locomotive") >= LOCOMOTIVES_SWEPT and coloured > ROW - LOCOMOTIVES_SWEPT and len(row) == ROW:
        yield f"{row} ought to have been swept"


def _routes(board: Board, state: Any) -> Iterator[str]:
    """EU-CLAIM-4, EU-POINTS-1, EU-DOUBLE-1, EU-DOUBLE-2: cars, points, no route twice, doubles."""
    owned = [owned_routes(board, bits) for bits in state.network.owned]
    everything = [route.id for mine in owned for route in mine]
    yield from (f"{route} is owned twice" for route, times in Counter(everything).items() if times > 1)
    for seat, mine in enumerate(owned):
        cars = sum(route.length for route in mine) + state.network.cars[seat]
        if cars != board.play.cars or state.network.cars[seat] < 0:
            yield f"seat {seat} has {cars} cars, {state.network.cars[seat]} of them not on the board"
        points = sum(board.play.points[route.length] for route in mine)
        if points != state.points[seat]:
            yield f"seat {seat} has {state.points[seat]} points for routes worth {points}"
        groups = Counter(route.group for route in mine if route.group)
        yield from (f"seat {seat} owns {times} tracks of {group}" for group, times in groups.items() if times > 1)
    if len(state.points) < board.play.doubles_open_from:
        groups = Counter(route.group for mine in owned for route in mine if route.group)
        yield from (f"{times} tracks of {group} are owned" for group, times in groups.items() if times > 1)
    if any(bits >> len(board.routes) for bits in state.network.owned):
        yield "a route is owned that is not on the board"


def _stations(board: Board, state: Any) -> Iterator[str]:
    """EU-STATION-1, EU-STATION-2: at most one a city, three a player."""
    stations = state.network.stations
    for place, city in enumerate(board.cities):
        if sum(bits >> place & 1 for bits in stations) > 1:
            yield f"{city.id} has two stations"
    for seat, bits in enumerate(stations):
        if bits.bit_count() > board.play.stations or bits >> len(board.cities):
            yield f"seat {seat} has built stations {bits:b}"


def _tickets(board: Board, state: Any) -> Iterator[str]:
    """EU-TICKET-3: a ticket is in one place only."""
    places = Counter(tickets_in_play(state))
    yield from (f"the ticket {ticket} is in {times} places" for ticket, times in places.items() if times > 1)
    yield from (f"there is no ticket {ticket}" for ticket in places if ticket not in board.ticket)


def moment_faults(rules: Any, state: Any) -> Iterator[str]:
    """EU-TURN-1, EU-END-1: whose moment it is, and that there is something to do until the end and nothing after."""
    players = len(state.points)
    seat = rules.seat_to_act(state)
    legal = rules.legal_actions(state)
    if (seat is None) != (not legal):
        yield f"seat {seat} is to act and has {len(legal)} legal actions"
    if len(set(legal)) != len(legal):
        yield "a legal action is listed twice"
    if (seat is None) != (state.turn.left == 0 and not state.pending):
        yield f"seat {seat} is to act with {state.turn.left} turns left"
    if not 0 <= state.turn.seat < players or not (state.turn.left is None or 0 <= state.turn.left <= players):
        yield f"the turn is {state.turn}"
    if len(state.pending) > 1 and any(waiting.rule != "EU-SETUP-6" for waiting in state.pending):
        yield f"{len(state.pending)} decisions wait at once"
    for waiting in state.pending:
        if waiting.rule != "EU-SETUP-6" and waiting.seat != state.turn.seat:
            yield f"seat {waiting.seat} has to decide in the turn of seat {state.turn.seat}"


def _tunnel(due: Any) -> Iterator[str]:
    """EU-TUNNEL-2 to 4: how many more cards are due."""
    colours = [kind for kind, count in zip(COLOURS, due.cards, strict=False) if count]
    extra = sum(card == "locomotive" or card in colours for card in due.revealed)
    if len(colours) > 1 or len(due.revealed) > 3 or due.extra != extra or extra == 0:
        yield f"a tunnel waits for {due.extra} more cards, not {extra}"


# --- steps ----------------------------------------------------------------------------------------


def only_the_actor_changes(
    rules: Any, before: Any, after: Any, held: Sequence[Any], held_then: Sequence[Any]
) -> Iterator[str]:
    """What the others hold stays; `held` is what the game gives to hands besides tickets, by seat."""
    actor = rules.seat_to_act(before)
    for seat in range(len(before.points)):
        mine = (held[seat], before.tickets.kept[seat], before.network.owned[seat], before.points[seat])
        then = (held_then[seat], after.tickets.kept[seat], after.network.owned[seat], after.points[seat])
        if seat != actor and mine != then:
            yield f"seat {actor} acted, but what seat {seat} has changed"


def _tickets_stay(before: Any, after: Any) -> Iterator[str]:
    """EU-TICKET-2, 3, EU-SETUP-6: kept tickets stay; others leave the game only where the offer says so."""
    for seat, kept in enumerate(before.tickets.kept):
        if after.tickets.kept[seat][: len(kept)] != kept:
            yield f"seat {seat} lost a kept ticket"
    lost = set(tickets_in_play(before)) - set(tickets_in_play(after))
    come = set(tickets_in_play(after)) - set(tickets_in_play(before))
    if come:
        yield f"the tickets {sorted(come)} came from nowhere"
    offer = before.pending[0] if before.pending else None
    may_go = set(offer.tickets) if getattr(offer, "returned", "") == "box" else set()
    if lost - may_go:
        yield f"the tickets {sorted(lost)} are lost"


def _building_only_grows(before: Any, after: Any) -> Iterator[str]:
    """EU-CLAIM-7, EU-STATION-2: one thing a step, and nothing is taken away."""
    built = 0
    for seat in range(len(before.points)):
        for old, new in (
            (before.network.owned[seat], after.network.owned[seat]),
            (before.network.stations[seat], after.network.stations[seat]),
        ):
            if old & ~new:
                yield f"seat {seat} lost a route or a station"
            built += (new & ~old).bit_count()
    if built > 1:
        yield f"{built} things were built at once"


def turns_go_on(before: Any, after: Any, near: bool) -> Iterator[str]:
    """EU-SETUP-7, EU-END-1: clockwise; the last round, once it is `near`, counts down from everybody's last turn."""
    players = len(before.points)
    if after.turn == before.turn:
        return
    if after.turn.seat != (before.turn.seat + 1) % players:
        yield f"the turn went from seat {before.turn.seat} to seat {after.turn.seat}"
    if before.turn.left is None:
        if after.turn.left != (players if near else None):
            yield f"with {after.network.cars[before.turn.seat]} cars left, {after.turn.left} turns are left"
    elif after.turn.left != before.turn.left - 1:
        yield f"after {before.turn.left} turns left there are {after.turn.left}"


# --- scores ---------------------------------------------------------------------------------------


def _seat_score(board: Board, state: Any, score: Any) -> Iterator[str]:
    seat = score.seat
    own = owned_routes(board, state.network.owned[seat])
    if score.total != sum(line.points for line in score.lines()):
        yield f"seat {seat}: the lines do not add up to {score.total}"
    tickets = sum(ticket.points for ticket in score.tickets)
    parts = score.routes + tickets + STATION_POINTS * score.unbuilt + score.bonus + (score.goods or 0)
    if score.total != parts:
        yield f"seat {seat}: the parts make {parts}, not {score.total}"
    if score.routes != sum(board.play.points[route.length] for route in own):
        yield f"seat {seat}: {score.routes} points for routes"
    if score.built != state.network.stations[seat].bit_count() or score.built + score.unbuilt != board.play.stations:
        yield f"seat {seat}: {score.built} stations built, {score.unbuilt} not"
    if tuple(ticket.ticket for ticket in score.tickets) != state.tickets.kept[seat]:
        yield f"seat {seat}: other tickets are scored than kept"
    yield from _borrowed(board, state, score, own)
    yield from _trail(board, score, own)


def _borrowed(board: Board, state: Any, score: Any, own: Sequence[Route]) -> Iterator[str]:
    """EU-STATION-4, EU-TICKET-4: one opponent's route into each station's city; and the tickets over all that."""
    cities = [city.id for place, city in enumerate(board.cities) if state.network.stations[score.seat] >> place & 1]
    others = {
        route.id
        for seat, bits in enumerate(state.network.owned)
        if seat != score.seat
        for route in owned_routes(board, bits)
    }
    if len(score.borrowing.routes) != len(cities):
        yield f"seat {score.seat}: {len(score.borrowing.routes)} routes for {len(cities)} stations"
    borrowed = []
    for city, route in zip(cities, score.borrowing.routes, strict=False):
        if route is None:
            continue
        borrowed.append(board.route[route])
        if route not in others or city not in board.route[route].cities:
            yield f"seat {score.seat}: the station in {city} borrows {route}"
    for ticket in score.tickets:
        due = _worth(board.ticket[ticket.ticket], [*own, *borrowed])
        if (ticket.points, ticket.is_made) != (due, due > 0):
            yield f"seat {score.seat}: {ticket.ticket} scores {ticket.points}, not {due}"


def _trail(board: Board, score: Any, own: Sequence[Route]) -> Iterator[str]:
    """EU-LONGEST-1: the witness is a walk over own routes, none twice, as long as it says."""
    length, cities, routes = score.trail
    walked = [board.route[route] for route in routes]
    if len(set(routes)) != len(routes) or not {route.id for route in own}.issuperset(routes):
        yield f"seat {score.seat}: the trail uses {routes}"
    if sum(route.length for route in walked) != length:
        yield f"seat {score.seat}: the trail is not {length} long"
    if own and any({*route.cities} != {*cities[i : i + 2]} for i, route in enumerate(walked)):
        yield f"seat {score.seat}: the trail does not lead through {cities}"
    if length < max((route.length for route in own), default=0):
        yield f"seat {score.seat}: a single route is longer than the trail"


def _worth(ticket: Ticket, routes: Sequence[Route]) -> int:
    """What a ticket scores over these routes."""
    reached = set(ticket.origins)
    while new := {city for route in routes if reached.intersection(route.cities) for city in route.cities} - reached:
        reached |= new
    return max((goal.points for goal in ticket.goals if reached.intersection(goal.cities)), default=-ticket.penalty)


# --- reading a position ---------------------------------------------------------------------------


def owned_routes(board: Board, bits: int) -> list[Route]:
    """The routes of a set of bits."""
    return [route for place, route in enumerate(board.routes) if bits >> place & 1]


def tickets_in_play(state: Any) -> list[str]:
    """Every ticket that is kept, on offer or in the deck."""
    offered = [ticket for waiting in state.pending for ticket in getattr(waiting, "tickets", ())]
    return [*state.tickets.deck, *offered, *(ticket for kept in state.tickets.kept for ticket in kept)]


def _counter(counts: Sequence[int]) -> Counter[str]:
    return Counter({kind: count for kind, count in zip(KINDS, counts, strict=True) if count})
