"""Every kata: its solution passes, the usual mistakes are caught, and each is caught by the rule it breaks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ttr_nb.teach.katas import ROW, exercise
from ttr_nb.teach.katas.checking import WRONG, check
from ttr_nb.teach.katas.shapes import UNREADABLE

Function = Callable[..., Any]

WILD = "locomotive"

each_kata = pytest.mark.parametrize("id", ROW)


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TTR_NB_HOME", str(tmp_path))


@each_kata
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_solution_passes(id: str, seed: int) -> None:
    one = exercise(id)
    checked = check(one, one.solution, seed)
    assert checked.finding is None
    assert checked.right == len(one.chosen()) + 100


@each_kata
def test_cases_turn_on_rules_of_the_kata_and_every_rule_has_one(id: str) -> None:
    one = exercise(id)
    assert {case.rule for case in one.chosen()} == set(one.rules)
    assert {case.rule for case in one.drawn(5, 200)} <= set(one.rules)


@each_kata
def test_the_engine_answers_in_the_shape_asked_for_and_not_always_the_same(id: str) -> None:
    one = exercise(id)
    answers = [one.shape.read(one.engine(*case.arguments)) for case in (*one.chosen(), *one.drawn(5, 100))]
    assert UNREADABLE not in answers
    assert len(set(map(repr, answers))) > 1


@each_kata
def test_cases_are_plain_data_and_come_from_the_seed(id: str) -> None:
    def plain(value: Any) -> bool:
        if isinstance(value, dict):
            return all(map(plain, (*value, *value.values())))
        return all(map(plain, value)) if type(value) in (list, tuple) else type(value) in (str, int, bool)

    one = exercise(id)
    assert all(plain(case.arguments) for case in (*one.chosen(), *one.drawn(5, 100)))
    assert one.drawn(5, 20) == one.drawn(5, 20) != one.drawn(6, 20)


@each_kata
def test_the_engine_shows_how_it_came_to_its_answer(id: str) -> None:
    one = exercise(id)
    assert all(one.witness(*case.arguments) for case in (*one.chosen(), *one.drawn(5, 30)))


# --- mistakes -----------------------------------------------------------------------------------


def reached(routes: list[Any], start: str, once: bool = False, one_way: bool = False) -> set[str]:
    found, before = {start}, 0
    while len(found) > before:
        before = len(found)
        for here, there in [route[:2] for route in routes]:
            if here in found or (there in found and not one_way):
                found |= {here, there}
        if once:
            break
    return found


def simple_path(routes: list[Any]) -> int:
    """No city twice."""

    def onward(city: str, seen: set[str]) -> int:
        ways = [(r[2], r[1] if r[0] == city else r[0]) for r in routes if city in r[:2]]
        return max((cars + onward(there, seen | {there}) for cars, there in ways if there not in seen), default=0)

    return max((onward(city, {city}) for route in routes for city in route[:2]), default=0)


def trail_from(routes: list[Any], starts: list[str], cars: Callable[[Any], int]) -> int:
    def onward(city: str, left: list[Any]) -> int:
        best = 0
        for route in left:
            if city in route[:2]:
                there = route[1] if route[0] == city else route[0]
                best = max(best, cars(route) + onward(there, [each for each in left if each is not route]))
        return best

    return max((onward(city, routes) for city in starts), default=0)


def score(own: list[Any], tickets: list[Any], missed: int = -1) -> int:
    return sum(points if end in reached(own, start) else missed * points for start, end, points in tickets)


def borrowed(own: list[Any], others: list[Any], stations: list[str]) -> list[Any]:
    """One choice after the other, over all stations."""
    choices = [list(own)]
    for city in stations:
        lent = [route for route in others if city in route]
        choices = [[*choice, *more] for choice in choices for more in ([], *[[route] for route in lent])]
    return choices


def no_visits(routes: list[Any], start: str, end: str) -> bool:
    """Goes round in circles."""
    if start == end:
        return True
    return any(no_visits(routes, route[1 - route.index(start)], end) for route in routes if start in route)


def paid(route: dict[str, Any], cards: list[str], **but: Any) -> bool:
    """A payment judged with one mistake."""
    colours = {card for card in cards if card != "locomotive"}
    wild = cards.count("locomotive")
    length = but.get("length", len(cards) == route["length"])
    mixed = but.get("mixed", len(colours) > 1)
    symbols = but.get("symbols", wild >= route["locomotives"])
    colour = but.get("colour", route["colour"] == "gray" or colours <= {route["colour"]})
    return length and not mixed and symbols and colour


def rolled(route: dict[str, Any], dice: list[str], tokens: list[str], **but: Any) -> bool:
    kind = "double" if route["double"] else "single"
    length = but.get("length", len(dice) + len(tokens) == route["length"])
    jokers = but.get("jokers", dice.count("joker") >= route["locomotives"])
    faces = but.get("faces", {kind, "joker"})
    return length and jokers and set(dice) <= faces and set(tokens) <= but.get("kinds", {kind})


def robbery(mine: Any, theirs: Any, cards: list[str], **but: Any) -> str:
    result = "yes"
    for colour in set(cards) - {"locomotive"}:
        placed = but.get("placed", lambda colour: cards.count(colour) + cards.count("locomotive"))(colour)
        if colour in mine and but.get("own", True):
            return "no"
        if colour in theirs:
            there = but.get("there", len)(theirs[colour])
            if not but.get("more", lambda a, b: a > b)(placed, there):
                return "no"
            result = "robbery"
    return result


def can_pay(stack: dict[str, int], asks: dict[str, int], wild: int) -> bool:
    return sum(max(0, count - stack.get(colour, 0)) for colour, count in asks.items()) <= wild


def greedy(stack: dict[str, int], tickets: list[Any]) -> int:
    """The dearest first."""
    rest, points = dict(stack), 0
    for ticket in sorted(tickets, key=lambda each: -each["points"]):
        if can_pay(rest, ticket["asks"], rest.get("locomotive", 0)):
            points += ticket["points"]
            for colour, count in ticket["asks"].items():
                used = min(count, rest.get(colour, 0))
                rest[colour] = rest.get(colour, 0) - used
                rest["locomotive"] = rest.get("locomotive", 0) - (count - used)
    return points


def cities(completed: list[Any], cards: dict[str, int], wins: Callable[[list[int], int], bool]) -> list[int]:
    points = [0] * len(completed)
    for city, worth in cards.items():
        counts = [sum(city in ticket for ticket in done) for done in completed]
        for player, count in enumerate(counts):
            points[player] += worth * wins(counts, count)
    return points


def first_city_only(completed: list[Any], cards: dict[str, int]) -> list[int]:
    """A ticket counts for the first Big City that it names."""
    named = [[next((city for city in ticket if city in cards), "") for ticket in done] for done in completed]
    return cities([[(city,) for city in done] for done in named], cards, lambda all, own: own == max(all) > 0)


def once_swept(row: list[str], deck: list[str]) -> list[str]:
    return deck[:5] if row.count("locomotive") >= 3 else row


def swept(row: list[str], deck: list[str], enough: Callable[[int], bool]) -> list[str]:
    deck = list(deck)
    while enough(row.count("locomotive")) and len(deck) >= 5:
        row, deck = deck[:5], deck[5:]
    return row


def only_locomotives_go(row: list[str], deck: list[str]) -> list[str]:
    deck = list(deck)
    while row.count("locomotive") >= 3:
        row = [deck.pop(0) if card == "locomotive" else card for card in row]
    return row


MISTAKES: dict[str, list[tuple[str, str, Function]]] = {
    "route-points": [
        ("a point a space", "EU-POINTS-1", lambda lengths: sum(lengths)),
        ("the first only", "EU-POINTS-1", lambda n: {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}[n[0]] if n else 0),
        ("twice as long, twice as much", "EU-POINTS-1", lambda n: sum(2 * x - 2 if x > 2 else x for x in n)),
    ],
    "payment-legal": [
        ("no wild", "EU-CLAIM-2", lambda r, c: paid(r, c, colour=r["colour"] in ("gray", *c) and len(set(c)) == 1)),
        ("gray is a colour", "EU-CLAIM-3", lambda r, c: paid(r, c, colour=set(c) - {"locomotive"} <= {r["colour"]})),
        ("gray is all colours", "EU-CLAIM-3", lambda r, c: paid(r, c, mixed=False)),
        ("fewer cards will do", "EU-CLAIM-6", lambda r, c: paid(r, c, length=len(c) <= r["length"])),
        ("more cards will do", "EU-CLAIM-1", lambda r, c: paid(r, c, length=len(c) >= r["length"])),
        ("any colour", "EU-CLAIM-1", lambda r, c: paid(r, c, colour=True)),
        ("ferries forgotten", "EU-FERRY-1", lambda r, c: paid(r, c, symbols=True)),
        (
            "just as many as symbols",
            "EU-FERRY-2",
            lambda r, c: paid(r, c, symbols=r["locomotives"] in (0, c.count("locomotive"))),
        ),
    ],
    "ferry-price": [
        ("symbols only", "EU-FERRY-2", lambda length, symbols, coloured: symbols),
        ("what is lacking only", "EU-FERRY-1", lambda length, symbols, coloured: max(0, length - coloured)),
        ("both", "EU-FERRY-1", lambda length, symbols, coloured: symbols + max(0, length - coloured)),
    ],
    "tunnel-extra": [
        ("locomotives forgotten", "EU-TUNNEL-3", lambda out, up: sum(card in out for card in up)),
        ("each kind once", "EU-TUNNEL-2", lambda out, up: len({*out, "locomotive"} & set(up))),
        ("the colour of the first", "EU-TUNNEL-2", lambda out, up: sum(c in (out[0], "locomotive") for c in up)),
        (
            "locomotives are all colours",
            "EU-TUNNEL-4",
            lambda out, up: len(up) if set(out) == {"locomotive"} else sum(c in {*out, "locomotive"} for c in up),
        ),
        (
            "nothing extra after locomotives",
            "EU-TUNNEL-4",
            lambda out, up: 0 if set(out) == {"locomotive"} else sum(c in {*out, "locomotive"} for c in up),
        ),
        ("locomotives twice", "EU-TUNNEL-3", lambda out, up: sum(c in out for c in up) + 2 * up.count("locomotive")),
        ("at least one", "EU-TUNNEL-2", lambda out, up: max(1, sum(c in {*out, "locomotive"} for c in up))),
    ],
    "sweep": [
        ("never", "EU-DRAW-6", lambda row, deck: row),
        ("once", "EU-DRAW-6", once_swept),
        ("at exactly three", "EU-DRAW-6", lambda row, deck: swept(row, deck, lambda n: n == 3)),
        ("at more than three", "EU-DRAW-6", lambda row, deck: swept(row, deck, lambda n: n > 3)),
        ("at two", "EU-DRAW-6", lambda row, deck: swept(row, deck, lambda n: n >= 2)),
        ("locomotives only", "EU-DRAW-6", only_locomotives_go),
    ],
    "connected": [
        ("one route", "EU-TICKET-4", lambda r, a, b: (a, b) in r or (b, a) in r),
        ("one way", "EU-TICKET-4", lambda r, a, b: b in reached(r, a, one_way=True)),
        ("in the order given", "EU-TICKET-4", lambda r, a, b: b in reached(r, a, once=True)),
        ("both on the map", "EU-TICKET-4", lambda r, a, b: {a, b} <= {city for route in r for city in route}),
    ],
    "longest-trail": [
        ("no city twice", "EU-LONGEST-1", simple_path),
        ("all of them", "EU-LONGEST-1", lambda routes: sum(route[2] for route in routes)),
        (
            "routes, not cars",
            "EU-LONGEST-1",
            lambda routes: trail_from(routes, [city for r in routes for city in r[:2]], lambda route: 1),
        ),
        (
            "from the first city",
            "EU-LONGEST-1",
            lambda routes: trail_from(routes, [routes[0][0]] if routes else [], lambda route: route[2]),
        ),
        ("the longest route", "EU-LONGEST-1", lambda routes: max((route[2] for route in routes), default=0)),
    ],
    "best-borrowing": [
        ("missed costs nothing", "EU-TICKET-4", lambda own, o, s, t: max(score(r, t, 0) for r in borrowed(own, o, s))),
        ("nothing borrowed", "EU-STATION-4", lambda own, others, stations, tickets: score(own, tickets)),
        ("any route", "EU-STATION-4", lambda own, o, s, t: max(score([*own, *o[:k]], t) for k in range(len(s) + 1))),
        (
            "all routes of a station",
            "EU-STATION-5",
            lambda own, o, s, t: score([*own, *[r for r in o if set(r) & set(s)]], t),
        ),
        (
            "ticket by ticket",
            "EU-STATION-5",
            lambda own, o, s, t: sum(max(score(r, [each]) for r in borrowed(own, o, s)) for each in t),
        ),
        (
            "one station",
            "EU-STATION-8",
            lambda own, o, s, t: max(score(r, t) for city in (s or [""]) for r in borrowed(own, o, [city])),
        ),
    ],
    "dice-payment": [
        ("fewer will do", "DX-CLAIM-1", lambda r, d, t: rolled(r, d, t, length=len(d) + len(t) <= r["length"])),
        ("more will do", "DX-CLAIM-1", lambda r, d, t: rolled(r, d, t, length=len(d) + len(t) >= r["length"])),
        ("singles everywhere", "DX-CLAIM-2", lambda r, d, t: rolled({**r, "double": "double" in d}, d, t)),
        ("no jokers", "DX-FACE-1", lambda r, d, t: rolled(r, d, t, faces={"double" if r["double"] else "single"})),
        (
            "stations",
            "DX-FACE-1",
            lambda r, d, t: rolled(r, d, t, faces={"double" if r["double"] else "single", "joker", "station"}),
        ),
        ("any token", "DX-TOKEN-2", lambda r, d, t: rolled(r, d, t, kinds={"single", "double"})),
        ("no token", "DX-TOKEN-2", lambda r, d, t: rolled(r, d, t, kinds=set())),
        ("ferries forgotten", "DX-FERRY-1", lambda r, d, t: rolled(r, d, t, jokers=True)),
        (
            "a token for a locomotive",
            "DX-FERRY-1",
            lambda r, d, t: rolled(r, d, t, jokers=d.count("joker") + len(t) >= r["locomotives"]),
        ),
    ],
    "dice-tokens": [
        ("a die a token", "DX-TOKEN-1", lambda unused, began, held: 0 if began == 3 else min(unused, 3 - held)),
        ("one a turn", "DX-TOKEN-1", lambda unused, began, held: 0 if began == 3 else min(unused // 2, 3 - held, 1)),
        ("no limit", "DX-TOKEN-3", lambda unused, began, held: unused // 2),
        ("room after spending", "DX-TOKEN-3", lambda unused, began, held: min(unused // 2, 3 - held)),
        ("by what one began with", "DX-TOKEN-1", lambda unused, began, held: min(unused // 2, 3 - began)),
    ],
    "phase-one": [
        ("colours first", "CG-TURN-2", lambda yard, n: [c for row in yard.values() for c in sorted(row)[:n]]),
        ("the whole row", "CG-TURN-1", lambda yard, n: [c for row in yard.values() for c in row]),
        ("one row", "CG-TURN-1", lambda yard, n: [c for row in list(yard.values())[:1] for c in row[:n]]),
        (
            "one turn",
            "CG-TURN-1",
            lambda yard, n: [c for row in yard.values() for c in sorted(row, key="locomotive".__ne__)[:1]],
        ),
    ],
    "robs": [
        ("equal robs", "CG-ROB-3", lambda m, t, c: robbery(m, t, c, more=lambda a, b: a >= b)),
        (
            "their locomotives forgotten",
            "CG-ROB-3",
            lambda m, t, c: robbery(m, t, c, there=lambda row: len(row) - row.count("locomotive")),
        ),
        ("my locomotives forgotten", "CG-ROB-2", lambda m, t, c: robbery(m, t, c, placed=c.count)),
        ("own colour open", "CG-YARD-4", lambda m, t, c: robbery(m, t, c, own=False)),
        ("anything robs", "CG-ROB-1", lambda m, t, c: robbery(m, t, c, more=lambda a, b: a != b)),
        ("three cards are three", "CG-ROB-4", lambda m, t, c: robbery(m, t, c, placed=lambda colour: len(c))),
        ("never robs", "CG-ROB-2", lambda m, t, c: robbery(m, t, c).replace("robbery", "yes")),
        ("always robs", "CG-YARD-1", lambda m, t, c: robbery(m, t, c).replace("yes", "robbery")),
    ],
    "best-matching": [
        ("the dearest first", "CG-MATCH-1", greedy),
        ("no locomotives", "CG-MATCH-1", lambda s, t: greedy({k: n for k, n in s.items() if k != "locomotive"}, t)),
        (
            "cards used again",
            "CG-MATCH-1",
            lambda s, t: sum(x["points"] for x in t if can_pay(s, x["asks"], s.get("locomotive", 0))),
        ),
        (
            "all or nothing",
            "CG-MATCH-1",
            lambda s, t: sum(x["points"] for x in t) if greedy(s, t) == sum(x["points"] for x in t) else 0,
        ),
    ],
    "big-city": [
        ("nobody on a tie", "CG-CITY-1", lambda d, c: cities(d, c, lambda a, n: n == max(a) > 0 and a.count(n) == 1)),
        ("all when none", "CG-CITY-1", lambda d, c: cities(d, c, lambda a, n: n == max(a))),
        ("all who were there", "CG-CITY-1", lambda d, c: cities(d, c, lambda a, n: n > 0)),
        ("the first city only", "CG-CITY-2", first_city_only),
    ],
}


def test_every_kata_has_several_mistakes_and_every_rule_but_few_is_broken_by_one() -> None:
    assert MISTAKES.keys() == ROW.keys()
    assert all(len(wrong) >= 3 for wrong in MISTAKES.values())
    broken = {(id, rule) for id, wrong in MISTAKES.items() for _, rule, _ in wrong}
    assert {(id, rule) for id in ROW for rule in exercise(id).rules} - broken == {("tunnel-extra", "EU-TUNNEL-7")}


@pytest.mark.parametrize(
    ("id", "rule", "function"),
    [pytest.param(id, rule, wrong, id=f"{id}: {name}") for id, all in MISTAKES.items() for name, rule, wrong in all],
)
def test_a_mistake_is_caught_by_the_rule_it_breaks(id: str, rule: str, function: Function) -> None:
    finding = check(exercise(id), function, seed=1).finding
    assert finding is not None
    assert finding.kind == WRONG, finding
    assert finding.case is not None
    assert finding.case.rule == rule, finding


@pytest.mark.parametrize(
    ("id", "rule", "function", "error"),
    [
        ("tunnel-extra", "EU-TUNNEL-7", lambda out, up: sum(up[k] in (*out, WILD) for k in range(3)), "IndexError"),
        ("connected", "EU-TICKET-4", no_visits, "RecursionError"),
        ("route-points", "EU-POINTS-1", lambda lengths: {1: 1, 2: 2}[lengths[0]], "KeyError"),
    ],
)
def test_a_mistake_that_raises_is_told_with_its_rule(id: str, rule: str, function: Function, error: str) -> None:
    finding = check(exercise(id), function, seed=1).finding
    assert finding is not None
    assert (finding.kind, finding.details["error"]) == ("raised", error)
    assert finding.case is not None
    assert finding.case.rule == rule
    assert finding.details["line"] > 0


@each_kata
def test_a_constant_never_passes(id: str) -> None:
    one = exercise(id)
    answers = {repr(answer): answer for case in one.chosen() for answer in (one.engine(*case.arguments),)}
    for answer in answers.values():
        assert check(one, lambda *_, answer=answer: answer, seed=1).finding is not None
