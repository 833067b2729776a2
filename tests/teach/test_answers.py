"""Right answers come from the engine: each kind of question, over the three games, and what cannot be answered."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from ttr_nb.content.languages import LANGUAGES
from ttr_nb.teach.answers import KINDS, solve
from ttr_nb.teach.asking import Unanswerable
from ttr_nb.teach.cases import Case, Impossible, is_reached, play, unreached
from ttr_nb.teach.scenarios import Goal, Scenario

BOARD_TICKETS = {"Ana": ["paris-wien", "paris-zagrab"], "Ben": ["berlin-roma"]}
CARD_TICKETS = {"Ana": ["chicago-dallas"], "Ben": ["los_angeles-miami"]}


def case(
    game: str = "europe",
    solution: tuple[str, ...] = (),
    moves: tuple[str, ...] = (),
    goal: Goal | None = None,
    focus: str = "Ana",
    **arranged: Any,
) -> Case:
    arranged = {"first": "Ana", "tickets": CARD_TICKETS if game == "cardgame" else BOARD_TICKETS, **arranged}
    texts = dict.fromkeys(LANGUAGES, "text")
    return play(Scenario("test", game, ("Ana", "Ben"), 7, focus, (), moves, solution, (), arranged, goal, texts, texts))


def solved(there: Case, **spec: Any) -> int | str:
    return solve(there, spec).value


TUNNEL = "claim marseille-zurich with 2 purple"


def tunnel(deck: str = "purple locomotive green", solution: tuple[str, ...] = (TUNNEL,)) -> Case:
    return case(solution=solution, hands={"Ana": "3 purple 1 locomotive"}, deck=deck)


# --- what is possible ---------------------------------------------------------------------------


def test_allowed() -> None:
    there = tunnel()
    assert solved(there, kind="allowed", action=TUNNEL) == "yes"
    assert solved(there, kind="allowed", action="claim marseille-zurich with 2 red") == "no"
    assert solved(there, kind="allowed", action="draw card", player="Ben") == "no"
    assert solved(there, kind="allowed", action="take back", after=1) == "yes"


def test_allowed_tells_the_reasons_or_what_happens() -> None:
    refused = solve(tunnel(), {"kind": "allowed", "action": "claim marseille-zurich with 2 red"})
    assert {reason.rule for _, reasons in refused.refused for reason in reasons} == {"EU-CLAIM-1"}
    assert refused.after == 0
    assert solve(tunnel(), {"kind": "allowed", "action": TUNNEL}).after == 1
    assert solve(tunnel(), {"kind": "allowed", "action": "draw card"}).after == 0


def test_rule() -> None:
    spec = {"kind": "rule", "action": "claim marseille-zurich with 2 red", "among": ("EU-CLAIM-1", "EU-DOUBLE-1")}
    found = solve(tunnel(), spec)
    assert found.value == "EU-CLAIM-1"
    assert found.said("EU-DOUBLE-1", "ro").startswith("EU-DOUBLE-1 · ")


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ({"action": TUNNEL, "among": ("EU-CLAIM-1", "EU-DOUBLE-1")}, "action"),
        ({"action": "claim marseille-zurich with 2 red", "among": ("EU-DOUBLE-1", "EU-DOUBLE-2")}, "among"),
        ({"action": "claim marseille-zurich with 2 red", "among": ("EU-CLAIM-1",)}, "among"),
        ({"action": "claim marseille-zurich with 2 red", "among": ("EU-CLAIM-1", "EU-CLAIM-1")}, "among"),
        ({"action": "claim marseille-zurich with 2 red", "among": ("EU-CLAIM-1", "EU-NO-1")}, "among"),
        ({"action": "dance", "among": ("EU-CLAIM-1", "EU-DOUBLE-1")}, "action"),
    ],
)
def test_rule_with_no_right_answer(spec: Mapping[str, Any], key: str) -> None:
    with pytest.raises(Unanswerable) as fault:
        solve(tunnel(), {"kind": "rule", **spec})
    assert fault.value.key == key


def test_pick() -> None:
    actions = (TUNNEL, "claim marseille-zurich with 2 red", "claim brest-dieppe with 2 green")
    found = solve(tunnel(), {"kind": "pick", "actions": actions})
    assert found.value == TUNNEL
    assert len(found.refused) == 2
    assert found.said(TUNNEL, "en") == "Claim Marseille – Zurich with 2 purple cards"
    odd = solve(tunnel(), {"kind": "pick", "actions": (TUNNEL, "draw card", "take back"), "possible": False})
    assert odd.value == "take back"


@pytest.mark.parametrize("actions", [(TUNNEL, "draw card"), ("take back", "pass"), (), (TUNNEL,)])
def test_pick_wants_exactly_one(actions: tuple[str, ...]) -> None:
    with pytest.raises(Unanswerable):
        solve(tunnel(), {"kind": "pick", "actions": actions})


def test_ways() -> None:
    there = tunnel()
    found = solve(there, {"kind": "ways", "about": ("marseille-zurich",)})
    assert found.value == len([each for each in there.rules.legal_actions(there.state()) if "marseille-z" in str(each)])
    assert sorted(text for text, _ in found.lines("en")) == [
        "Claim Marseille – Zurich with 1 purple card and 1 locomotive",
        "Claim Marseille – Zurich with 2 purple cards",
    ]
    assert solved(there, kind="ways", about=("Marseille-Zürich",), verb="take") == 0
    assert solved(there, kind="ways", verb="draw", after=0) == 2
    for spec in ({}, {"about": ("atlantis",)}):
        with pytest.raises(Unanswerable):
            solve(there, {"kind": "ways", **spec})


# --- what happens -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "extra"), [("green red white", 0), ("purple red white", 1), ("locomotive purple locomotive", 3)]
)
def test_event(deck: str, extra: int) -> None:
    assert solved(tunnel(deck), kind="event", event="TunnelRevealed", field="extra") == extra


def test_event_counts_parts_and_chooses_words() -> None:
    there = tunnel("locomotive purple purple", (TUNNEL, "take back", "draw card"))
    assert solved(there, kind="event", event="TunnelRevealed", field="revealed.purple") == 2
    assert solved(there, kind="event", event="TunnelRevealed", field="revealed") == 3
    assert solved(there, kind="event", event="TunnelTried", field="cards.purple") == 2
    assert solved(there, kind="event", event="TurnBegan", field="seat", among=("Ana", "Ben")) == "Ben"
    route = solve(
        there,
        {"kind": "event", "event": "TunnelTried", "field": "route", "among": ("marseille-zurich", "brest-dieppe")},
    )
    assert route.said(route.value, "pl") == "Marsylia – Zurych"


def test_times() -> None:
    there = tunnel(solution=("draw card", "draw card", "draw card", "draw card"))
    assert solved(there, kind="times", event="CardDrawn") == 4
    assert solved(there, kind="times", event="CardDrawn", where={"seat": "Ben"}) == 2


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ({"event": "TunnelExploded", "field": "extra"}, "event"),
        ({"event": "RowRobbed", "field": "seat"}, "event"),
        ({"event": "TunnelGivenUp", "field": "route"}, "event"),
        ({"event": "TunnelRevealed", "field": "colour"}, "field"),
        ({"event": "TunnelRevealed", "field": "route"}, "field"),
        ({"event": "TunnelRevealed", "field": "revealed.purple", "among": ("1", "2")}, "field"),
        ({"event": "TunnelRevealed", "field": "extra", "where": {"colour": "red"}}, "where"),
        ({"event": "TunnelRevealed", "field": "route", "among": ("brest-dieppe", "paris-zurich")}, "among"),
        ({"event": "TunnelRevealed", "field": "route", "among": ("marseille-zurich", "atlantis")}, "among"),
    ],
)
def test_events_that_cannot_be_asked_about(spec: Mapping[str, Any], key: str) -> None:
    with pytest.raises(Unanswerable) as fault:
        solve(tunnel(), {"kind": "event", **spec})
    assert fault.value.key == key


def test_nothing_happens_without_a_solution() -> None:
    with pytest.raises(Unanswerable):
        solve(tunnel(solution=()), {"kind": "times", "event": "CardDrawn"})


# --- how the table stands -----------------------------------------------------------------------


def test_count() -> None:
    there = tunnel(solution=(TUNNEL, "pay 1 purple 1 locomotive"))
    assert solved(there, kind="count", of="cars-left") == 43
    assert solved(there, kind="count", of="cars-left", player="Ben") == 45
    assert solved(there, kind="count", of="cards") == 0
    assert solved(there, kind="count", of="cards", after=0) == 4
    assert solved(there, kind="count", of="hand.purple", after=0) == 3
    assert solved(there, kind="count", of="discards") == 7
    assert solved(there, kind="count", of="face-up") == 5
    assert solved(there, kind="count", of="deck", after=0) == 110 - 5 - 4 - 4


def test_count_in_the_other_games() -> None:
    dice = case("dice:europe", dice="single single double station joker", tokens={"Ana": "1 single"})
    assert solved(dice, kind="count", of="dice.single") == 2
    assert solved(dice, kind="count", of="tokens") == 1
    assert solved(dice, kind="count", of="piles.single") == 14
    cards = case(
        "cardgame",
        ("place 3 blue 1 locomotive",),
        hands={"Ana": "3 blue 1 locomotive"},
        yards={"Ben": ["2 blue 1 locomotive"]},
        tracks={"Ana": "3 blue"},
    )
    assert solved(cards, kind="count", of="yard.blue", player="Ben", after=0) == 3
    assert solved(cards, kind="count", of="yard.blue", player="Ben") == 0
    assert solved(cards, kind="count", of="yard.blue") == 4
    assert solved(cards, kind="count", of="track.blue") == 3
    assert solved(cards, kind="event", event="RowRobbed", field="cards") == 3
    assert solved(cards, kind="score", line="total") == cards.rules.score(cards.state()).seats[0].total


@pytest.mark.parametrize("of", ["wheels", "hand.pink", "yard.red", "wheels.red", "hand.", ""])
def test_what_cannot_be_counted(of: str) -> None:
    with pytest.raises(Unanswerable):
        solve(tunnel(), {"kind": "count", "of": of})


def station() -> Case:
    return case(
        claimed={"Ana": ["paris-zurich"], "Ben": ["munchen-zurich", "munchen-wien"]},
        stations={"Ana": ["zurich", "munchen"]},
    )


def test_score_made_and_borrowed() -> None:
    there = station()
    sheet = there.rules.score(there.state()).seats[0]
    assert solved(there, kind="score", line="routes") == sheet.routes
    assert solved(there, kind="score", line="path") == 3
    assert solved(there, kind="score", line="path", player="Ben") == 5
    assert solved(there, kind="score", line="tickets") == 1
    assert solved(there, kind="made", among=("paris-wien", "paris-zagrab")) == "paris-wien"
    lent = solve(there, {"kind": "borrowed", "city": "zurich", "among": ("munchen-zurich", "munchen-wien")})
    assert lent.value == "munchen-zurich"
    assert ("Total: " + str(sheet.total), "EU-SCORE-1") in lent.lines("en")


@pytest.mark.parametrize(
    "spec",
    [
        {"kind": "score", "line": "beauty"},
        {"kind": "score", "line": "total", "player": "Cleo"},
        {"kind": "score", "line": "total", "after": 3},
        {"kind": "made", "among": ("paris-zagrab", "berlin-roma")},
        {"kind": "made", "among": ("paris-wien", "atlantis")},
        {"kind": "borrowed", "city": "wien", "among": ("munchen-zurich", "munchen-wien")},
        {"kind": "borrowed", "city": "zurich", "among": ("munchen-wien", "paris-zurich")},
        {"kind": "who", "what": "loser"},
        {"kind": "who", "what": "owner"},
        {"kind": "who", "what": "owner", "route": "atlantis"},
        {"kind": "who", "what": "owner", "city": "atlantis"},
    ],
)
def test_what_a_table_does_not_tell(spec: Mapping[str, Any]) -> None:
    with pytest.raises(Unanswerable):
        solve(station(), spec)


def test_who() -> None:
    there = station()
    assert solved(there, kind="who", what="turn") == "Ana"
    assert solved(there, kind="who", what="winner") == "Ben"
    assert solved(there, kind="who", what="owner", route="munchen-wien") == "Ben"
    assert solved(there, kind="who", what="owner", city="zurich") == "Ana"
    nobody = solve(there, {"kind": "who", "what": "owner", "city": "wien"})
    assert (nobody.value, nobody.said(nobody.value, "it")) == ("nobody", "Nessuno")


def test_games() -> None:
    """More of it in `test_answers_games`."""
    assert solved(case(), kind="games", results="dice", what="first_turn") == "more"


def test_every_kind_is_tested_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert all(f'kind="{kind}"' in text or f'"kind": "{kind}"' in text for kind in KINDS)


# --- goals --------------------------------------------------------------------------------------


def test_a_goal_is_an_event_with_its_fields() -> None:
    reached = case(
        solution=(TUNNEL, "pay 1 purple 1 locomotive"),
        hands={"Ana": "3 purple 1 locomotive"},
        deck="purple locomotive green",
        goal=Goal("RouteClaimed", {"route": "marseille-zurich", "cards": "3 purple 1 locomotive", "seat": "Ana"}),
    )
    assert unreached(reached) == ""
    for fields in ({"route": "brest-dieppe"}, {"seat": "Ben"}, {"cards": "2 purple"}):
        assert not is_reached(Goal("RouteClaimed", fields), reached.story(), (), ("Ana", "Ben"))


def test_a_goal_can_be_a_refusal() -> None:
    hands, goal = {"Ana": "2 red"}, Goal(refusal="EU-CLAIM-1")
    there = case(solution=("claim marseille-zurich with 2 red",), hands=hands, goal=goal)
    assert unreached(there) == ""
    assert there.length == 0
    other = case(solution=("draw card",), hands=hands, goal=goal)
    assert "possible" in unreached(other)


def test_an_impossible_scenario_says_where_and_why() -> None:
    with pytest.raises(Impossible) as wrong:
        case(solution=("claim marseille-zurich with 2 red",), hands={"Ana": "2 red"})
    ((place, what),) = wrong.value.faults
    assert place == "solution[0]"
    assert "EU-CLAIM-1" in what
    with pytest.raises(Impossible) as wrong:
        case(hands={"Ana": "2 pink", "Cleo": "1 red"}, wheels=4)
    assert [place for place, _ in wrong.value.faults] == [
        "arranged.hands.Ana",
        "arranged.hands",
        "arranged.hands.Cleo",
        "arranged.wheels",
    ]
