"""The desk: everything a table can be asked to do, without a widget."""

from __future__ import annotations

from typing import Any

import pytest

import ttr_nb as ttr
from ttr_nb.shelf import open_box
from ttr_nb.ui.desk import FOLLOW, OPEN, SPECTATOR, Desk

TUNNEL = {
    "first": "Ana",
    "hands": {"Ana": "3 purple 1 locomotive", "Ben": "2 red"},
    "deck": "purple locomotive green",
    "tickets": {"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]},
}


def desk_of(game: str = "europe", **arranged: Any) -> Desk:
    """A desk at a new game of Ana and Ben."""
    session = ttr.new_game(game, players=["Ana", "Ben"], seed=7, **arranged).session
    return Desk(session, open_box(game), "en")


@pytest.fixture
def desk() -> Desk:
    return desk_of(**TUNNEL)


def test_a_thing_with_one_meaning_is_done_at_once(desk: Desk) -> None:
    desk.point("deck")
    assert desk.session.moves == 1


def test_a_thing_with_several_meanings_waits_for_a_choice(desk: Desk) -> None:
    desk.point("route:marseille-zurich")
    assert desk.session.moves == 0
    ways = desk.offers.at[desk.aim]
    assert [action.cards[-1] for action in ways] == [0, 1], "locomotives are saved"
    desk.play(ways[0])
    assert desk.session.moves == 1
    assert desk.aim == ""


def test_a_thing_without_a_meaning_says_why_by_rule(desk: Desk) -> None:
    before = desk.session.state
    desk.point("route:brest-dieppe")
    assert desk.notice.kind == "refusal"
    assert desk.notice.rules == ("EU-CLAIM-1",)
    assert desk.session.state is before


@pytest.mark.parametrize(("language", "word"), [("en", "card"), ("ro", "cărți"), ("pl", "kart"), ("it", "carte")])
def test_a_refusal_speaks_the_language_of_the_table(desk: Desk, language: str, word: str) -> None:
    desk.set(language=language)
    desk.point("route:brest-dieppe")
    assert word in desk.notice.text.lower()


def test_a_tunnel_is_paid_or_taken_back(desk: Desk) -> None:
    desk.point("route:marseille-zurich")
    desk.play(desk.offers.at[desk.aim][0])
    assert sorted(map(str, desk.offers.plain)) == ["pay 1 purple 1 locomotive", "take back"]
    desk.point("deck")
    assert desk.notice.rules == ("EU-TUNNEL-5",), "the tunnel comes first"
    desk.play(desk.rules.parse("take back"))
    assert desk.to_act == 1


def test_tickets_are_kept_by_picking_them() -> None:
    desk = desk_of(first="Ana")
    first, second, *_ = desk.pickable
    desk.point(first)
    desk.compose()
    assert desk.notice.rules == ("EU-SETUP-6",), "one is too few"
    desk.point(second)
    desk.compose()
    assert desk.session.moves == 1
    assert desk.picked == {}


def test_picking_again_lets_go() -> None:
    desk = desk_of(first="Ana")
    first = next(iter(desk.pickable))
    desk.point(first)
    desk.point(first)
    assert not any(desk.picked.values())


def test_a_row_is_placed_by_picking_cards() -> None:
    desk = desk_of("cardgame", first="Ana", hands={"Ana": "3 red 1 blue"}, tickets={"Ana": ["Dallas-Chicago"]})
    while desk.view.pending:
        desk.point(next(iter(desk.pickable)))
        desk.compose()
    for thing in ("hand:red", "hand:red"):
        desk.point(thing)
    assert str(desk.composed) == "place 2 red"
    desk.compose()
    assert desk.session.state.yards[0][0].colour == "red"


def test_dice_are_picked_to_be_rolled_again() -> None:
    desk = desk_of(
        "dice:europe",
        first="Ana",
        dice="single single double station joker",
        tickets={"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]},
    )
    while not any(thing.startswith("die:") for thing in desk.pickable):
        desk.point(next(iter(desk.pickable)))
        desk.compose()
    desk.point("die:2")
    assert str(desk.composed) == "roll again 1 double"
    desk.compose()
    assert not desk.pickable


def test_a_card_in_hand_lights_up_what_it_buys(desk: Desk) -> None:
    everything = desk.highlighted
    desk.point("hand:purple")
    assert "route:marseille-zurich" in desk.highlighted < everything
    desk.point("hand:purple")
    assert desk.highlighted == everything


def test_other_eyes_see_and_decide_less(desk: Desk) -> None:
    desk.set(eyes="seat:1")
    assert desk.view.seat == 1
    assert not desk.offers.at
    desk.point("deck")
    assert "Ana is to play" in desk.notice.text
    desk.set(eyes=SPECTATOR)
    assert desk.view.hand is None
    desk.set(eyes=FOLLOW)
    assert desk.view.seat == 0


def test_an_open_table_knows_what_was_drawn_blind(desk: Desk) -> None:
    desk.point("deck")
    desk.point("deck")
    hidden = desk.events(1)[0]
    desk.set(eyes=OPEN)
    assert hidden.card is None
    assert desk.events(1)[0].card is not None


def test_a_curtain_hides_the_next_hand_until_it_is_lifted(desk: Desk) -> None:
    desk.set(curtain=True)
    desk.lift()
    desk.point("deck")
    desk.point("deck")
    assert desk.is_curtained
    assert desk.view.hand is None
    assert not desk.offers.at
    assert all(
        getattr(event, "card", None) is None for event in desk.events(2) if hasattr(event, "secret") and event.secret
    )
    desk.lift()
    assert desk.view.hand is not None


def test_the_past_can_be_seen_and_gone_on_from(desk: Desk) -> None:
    for _ in range(4):
        desk.point("deck")
    desk.look(1)
    assert desk.view.hand_sizes != desk.session.rules.view(desk.session.state, 0).hand_sizes
    desk.point("deck")
    assert desk.session.moves == 4, "the past is not played in"
    desk.play_on()
    assert desk.session.moves == 1
    assert desk.can_act
    desk.redo()
    assert desk.session.moves == 2
    desk.undo()
    assert desk.session.moves == 1


def test_undo_goes_back_to_the_person_not_to_the_bot(desk: Desk) -> None:
    desk.absent = frozenset((1,))
    desk.point("deck")
    desk.point("deck")
    desk.session.submit("draw card")
    desk.session.submit("draw card")
    desk.undo()
    assert desk.to_act == 0


def test_what_is_taken_back_at_once_is_seen_once(desk: Desk) -> None:
    for _ in range(4):
        desk.point("deck")
    seen: list[int] = []
    desk.look(1)
    desk.changed = lambda: seen.append(desk.session.moves)
    desk.play_on()
    assert seen == [1]
    for _ in range(3):
        desk.redo()
    assert desk.session.moves == 4


def test_a_desk_that_was_left_hears_nothing(desk: Desk) -> None:
    heard = []
    desk.changed = lambda: heard.append(1)
    desk.close()
    desk.session.submit("draw card")
    assert not heard
