"""What must be true of every position, every step and every score sheet of the Card Game. Written from the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ttr_nb.content.board import COLOURS

KINDS = (*COLOURS, "locomotive")
FULL_DECK = Counter({**dict.fromkeys(COLOURS, 10), "locomotive": 16})
TICKETS = 46
ROW = 5


def position_faults(rules: Any, state: Any) -> list[str]:
    """Everything that is wrong with a position."""
    return [*_cards(state), *_market(state), *_yards(state), *_tickets(rules, state), *_moment(rules, state)]


def step_faults(rules: Any, before: Any, action: Any, after: Any) -> list[str]:
    """Everything that is wrong with a step from one position to the next."""
    if after.half != before.half:
        return [*_second_half(rules, before, action, after)]
    return [
        *_only_the_actor_changes(rules, before, action, after),
        *_phase_1(before, action, after),
        *_turns_go_on(before, after),
    ]


def score_faults(rules: Any, state: Any) -> list[str]:
    """Everything that is wrong with the score sheet of a position."""
    sheet = rules.score(state)
    faults = [fault for score in sheet.seats for fault in _seat_score(rules.deck, state, score)]
    for big in rules.deck.big_cities:
        counts = [sum(big.city in rules.deck.ticket[t].cities for t in score.completed) for score in sheet.seats]
        due = [score.seat for score, count in zip(sheet.seats, counts, strict=True) if count == max(counts) > 0]
        if [score.seat for score in sheet.seats if big.city in score.cities] != due:
            faults.append(f"{big.city} does not go to {due}")
    merit = {s.seat: (s.total, len(s.completed), len(s.cities)) for s in sheet.seats}
    best = tuple(seat for seat in merit if merit[seat] == max(merit.values()))
    if sheet.winners != best:
        faults.append(f"the winners are {sheet.winners}, not {best}")
    return faults


# --- positions ------------------------------------------------------------------------------------


def _cards(state: Any) -> Iterator[str]:
    """CG-SETUP-1: no card appears or is lost."""
    piles = [_counter(pile) for pile in (*state.hands, *state.tracks, state.discards, state.market.discards)]
    piles += [Counter(state.market.deck), Counter(state.market.row), *map(_lying, state.yards)]
    total: Counter[str] = Counter()
    for pile in piles:
        total.update(pile)
        if any(count < 0 for count in pile.values()):
            yield f"a pile has a negative count: {dict(pile)}"
    if total != FULL_DECK:
        yield f"there are {total.total()} cards: {dict(total)}"


def _market(state: Any) -> Iterator[str]:
    """CG-DRAW-1, CG-END-2: a full row as long as there is a deck; no discard ever comes back to it."""
    deck, row, discards = state.market
    if len(row) > ROW or (len(row) < ROW and deck):
        yield f"{len(row)} cards lie face up, and {len(deck)} are in the deck"
    if any(discards):
        yield "the market has discards"


def _yards(state: Any) -> Iterator[str]:
    """CG-ROB-4, CG-YARD-5: a colour lies in one yard, there once; a row has a coloured card."""
    colours = Counter(row.colour for yard in state.yards for row in yard)
    yield from (f"{colour} lies in {times} rows" for colour, times in colours.items() if times > 1)
    for yard in state.yards:
        yield from (f"there is a row {row}" for row in yard if row.coloured < 1 or row.locomotives < 0)


def _tickets(rules: Any, state: Any) -> Iterator[str]:
    """CG-SETUP-1: every ticket is in one place."""
    offered = [ticket for waiting in state.pending for ticket in getattr(waiting, "tickets", ())]
    held = [ticket for pile in (*state.tickets.kept, *state.completed) for ticket in pile]
    places = [*state.tickets.deck, *offered, *held]
    if len(places) != TICKETS or {*places} != {ticket.id for ticket in rules.deck.tickets}:
        yield f"there are {len(places)} tickets, {len(set(places))} different ones"


def _moment(rules: Any, state: Any) -> Iterator[str]:
    """CG-TURN-4, CG-END-1, CG-FOUR-1: there is something to do until the end and nothing after."""
    players = len(state.hands)
    seat, legal = rules.seat_to_act(state), rules.legal_actions(state)
    if (seat is None) != (not legal) or (seat is None) != (state.turn.left == 0 and not state.pending):
        yield f"seat {seat} is to act with {len(legal)} legal actions and {state.turn.left} turns left"
    if len(set(legal)) != len(legal):
        yield "a legal action is listed twice"
    if not 0 <= state.turn.seat < players or not (state.turn.left is None or 0 <= state.turn.left <= players):
        yield f"the turn is {state.turn}"
    if not 1 <= state.half <= (2 if players == 4 else 1):
        yield f"it is half {state.half} with {players} players"
    opening = [waiting for waiting in state.pending if waiting.rule == "CG-SETUP-3"]
    if len(state.pending) > 1 and len(opening) != len(state.pending):
        yield f"{len(state.pending)} decisions wait at once"
    if state.pending and not opening and state.pending[0].seat != state.turn.seat:
        yield f"seat {state.pending[0].seat} has to decide in the turn of seat {state.turn.seat}"


# --- steps ----------------------------------------------------------------------------------------


def _only_the_actor_changes(rules: Any, before: Any, action: Any, after: Any) -> Iterator[str]:
    """CG-ROB-1, CG-ROB-2: of what others have, only a row that is outnumbered goes; it goes to the discards."""
    actor = rules.seat_to_act(before)
    placed = getattr(action, "cards", None)
    robbed: Counter[str] = Counter()
    for seat in range(len(before.hands)):
        if seat == actor:
            continue
        mine = (before.hands[seat], before.tickets.kept[seat], before.completed[seat])
        if mine != (after.hands[seat], after.tickets.kept[seat], after.completed[seat]):
            yield f"seat {actor} acted, but what seat {seat} has changed"
        gone = _everything(before, seat) - _everything(after, seat)
        if gone:
            robbed += gone
            rows = [row for row in before.yards[seat] if placed and placed[COLOURS.index(row.colour)]]
            if len(rows) != 1 or _lying(rows) != gone or sum(placed or ()) <= gone.total():
                yield f"seat {seat} lost {dict(gone)} by {action}"
    if _counter(after.discards) - _counter(before.discards) != robbed:
        yield f"{dict(robbed)} were robbed, but the discards are {after.discards}"
    if placed and len([count for count in placed[:-1] if count]) > 1 and robbed:
        yield "three colours robbed a row"


def _phase_1(before: Any, action: Any, after: Any) -> Iterator[str]:
    """CG-TURN-1, CG-TURN-2: when a turn begins, one card of each row moves, a locomotive before others; else none."""
    opens = bool(before.pending) and before.pending[0].rule == "CG-SETUP-3" and not after.pending
    begins = opens or (after.turn != before.turn and after.turn.left != 0)
    placed = getattr(action, "cards", None) or (0,) * len(KINDS)
    for seat, (old, new) in enumerate(zip(before.tracks, after.tracks, strict=True)):
        rows = before.yards[seat] if begins and seat == after.turn.seat else ()
        stood = [row for row in rows if not placed[COLOURS.index(row.colour)]]  # the others were robbed
        due = Counter("locomotive" if row.locomotives else row.colour for row in stood)
        if _counter(new) != _counter(old) + due:
            yield f"the track of seat {seat} went from {old} to {new}; {dict(due)} ought to have moved"


def _turns_go_on(before: Any, after: Any) -> Iterator[str]:
    """CG-SETUP-4, CG-END-1: clockwise; once the deck is out, everybody has one more turn."""
    players = len(before.hands)
    if after.turn == before.turn:
        return
    if after.turn.seat != (before.turn.seat + 1) % players:
        yield f"the turn went from seat {before.turn.seat} to seat {after.turn.seat}"
    due = players if before.turn.left is None and not after.market.deck else None
    if before.turn.left is not None:
        due = before.turn.left - 1
    if after.turn.left != due:
        yield f"{after.turn.left} turns are left, not {due}"


def _second_half(rules: Any, before: Any, action: Any, after: Any) -> Iterator[str]:
    """CG-FOUR-1: hands and open tickets stay, four cards come, all else begins anew."""
    players = len(before.hands)
    if (players, before.half, after.half, before.turn.left) != (4, 1, 2, 1):
        yield f"half {after.half} began after half {before.half}, with {players} players and {before.turn} before"
    if after.turn != ((before.turn.seat + 1) % players, None):
        yield f"the second half begins with {after.turn} after {before.turn}"
    if any(after.yards) or any(map(any, after.tracks)) or any(after.discards):
        yield "something lies in a yard, on a track or among the discards"
    for seat in range(players):
        gained, lost = (_counter(a[seat]) - _counter(b[seat]) for a, b in _both_ways(before.hands, after.hands))
        if seat != before.turn.seat and (lost or (gained.total() != 4 and after.market.deck)):
            yield f"the hand of seat {seat} gained {dict(gained)} and lost {dict(lost)}"
        held = {*before.tickets.kept[seat], *before.completed[seat]}
        then = {*after.tickets.kept[seat], *after.completed[seat]}
        if (then - held and seat != before.turn.seat) or held - then:
            yield f"seat {seat} had {sorted(held)} and has {sorted(then)}"


def _both_ways(old: Any, new: Any) -> tuple[tuple[Any, Any], tuple[Any, Any]]:
    return (new, old), (old, new)


# --- scores ---------------------------------------------------------------------------------------


def _seat_score(deck: Any, state: Any, score: Any) -> Iterator[str]:
    seat = score.seat
    points = {ticket.id: ticket.points for ticket in deck.tickets}
    if score.total != sum(line.points for line in score.lines()):
        yield f"seat {seat}: the lines do not add up to {score.total}"
    parts = sum(points[t] for t in score.completed) - sum(points[t] for t in score.missed)
    parts += sum(deck.big_city[city].points for city in score.cities)
    if score.total != parts:
        yield f"seat {seat}: the parts make {parts}, not {score.total}"
    if sorted((*score.completed, *score.missed)) != sorted((*state.tickets.kept[seat], *state.completed[seat])):
        yield f"seat {seat}: other tickets are scored than held"
    if score.completed[: len(state.completed[seat])] != state.completed[seat]:
        yield f"seat {seat}: what was completed in the first half is not"
    yield from _witness(deck, state.tracks[seat], score)
    yield from _could_be_better(deck, state.tracks[seat], score)


def _witness(deck: Any, track: Sequence[int], score: Any) -> Iterator[str]:
    """CG-MATCH-1: each ticket got what it asks for, from the track, and no card went to two."""
    spent: Counter[str] = Counter()
    for ticket, used in zip(score.matching.completed, score.matching.used, strict=True):
        asks = deck.ticket[ticket].asks
        short = [asked - given for asked, given in zip(asks, used, strict=False)]
        if min(short) < 0 or sum(short) != used[-1]:
            yield f"seat {score.seat}: {ticket} was completed with {used}"
        spent.update(_counter(used))
    if spent - _counter(track):
        yield f"seat {score.seat}: {dict(spent)} were spent of {track}"


def _could_be_better(deck: Any, track: Sequence[int], score: Any) -> Iterator[str]:
    """No missed ticket could be completed as well, or instead of one that is worth less."""
    done = [deck.ticket[ticket] for ticket in score.matching.completed]
    need = [sum(asks) for asks in zip(*(t.asks for t in done), strict=True)] or [0] * len(COLOURS)
    for missed in (deck.ticket[ticket] for ticket in score.matching.left):
        for given_up in (None, *(ticket for ticket in done if ticket.points < missed.points)):
            less = given_up.asks if given_up else (0,) * len(COLOURS)
            wanted = [n + more - gone for n, more, gone in zip(need, missed.asks, less, strict=True)]
            if sum(w - held for w, held in zip(wanted, track, strict=False) if w > held) <= track[-1]:
                yield f"seat {score.seat}: {missed.id} instead of {given_up} would have been better"


# --- reading a position ---------------------------------------------------------------------------


def _everything(state: Any, seat: int) -> Counter[str]:
    """What a seat has on the table, in its yard and on its track."""
    return _lying(state.yards[seat]) + _counter(state.tracks[seat])


def _lying(yard: Any) -> Counter[str]:
    held: Counter[str] = Counter()
    for row in yard:
        held[row.colour] += row.coloured
        held["locomotive"] += row.locomotives
    return +held


def _counter(counts: Sequence[int]) -> Counter[str]:
    return Counter({kind: count for kind, count in zip(KINDS, counts, strict=True) if count})
