"""What a seat has not seen, the worlds dealt from it, and trials in them: without secrets, and as the odds say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ttr_nb as ttr
from tests.analysis.positions import played, tunnel_table
from tests.secrets.cardgame_twins import twin as card_twin
from tests.secrets.twins import twin
from ttr_nb.analysis import trials
from ttr_nb.analysis.draws import of_kinds
from ttr_nb.analysis.trials import Share, shares
from ttr_nb.analysis.unseen import unseen
from ttr_nb.analysis.worlds import deal
from ttr_nb.core.chance import Seeded
from ttr_nb.core.errors import TtrError
from ttr_nb.mechanics.cards import NONE, add, counted, parse_cards, remove

GAMES = [("europe", 2), ("europe", 5), ("usa", 3), ("cardgame", 2), ("cardgame", 4)]


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("moves", [0, 30, 90])
def test_what_is_unseen_is_what_lies_hidden(name: str, players: int, moves: int) -> None:
    for seed in range(3):
        game = played(name, players, seed, moves)
        for seat in (None, *range(players)):
            left = unseen(game.rules, game.rules.view(game.state, seat))
            state = game.state
            hidden = counted(state.market.deck)
            for other, hand in enumerate(state.hands):
                hidden = add(hidden, NONE if other == seat else hand)
            for track in getattr(state, "tracks", ()):
                hidden = add(hidden, track)
            assert left.cards == hidden
            assert left.deck == len(state.market.deck)
            assert left.elsewhere == sum(hidden) - left.deck


def test_cards_laid_out_and_turned_up_at_a_tunnel_have_been_seen() -> None:
    game = ttr.new_game(
        "europe",
        ["Ana", "Ben"],
        seed=7,
        first="Ana",
        hands={"Ana": "4 purple"},
        deck="purple purple locomotive",
        tickets={"Ana": [], "Ben": []},
    )
    before = unseen(game.rules, game.view("Ben"))
    game.play("claim Marseille-Zürich with 2 purple")
    assert game.state.pending, "the tunnel waits to be paid"
    after = unseen(game.rules, game.view("Ben"))
    assert after.cards == remove(before.cards, parse_cards("4 purple 1 locomotive"))
    assert (after.deck, after.elsewhere) == (before.deck - 3, before.elsewhere - 2)


def test_an_owner_who_may_look_has_seen_the_own_track() -> None:
    tracks = {"Ana": "3 red 1 locomotive", "Ben": "2 blue"}
    odds = [ttr.new_game("cardgame", ["Ana", "Ben"], seed=1, tracks=tracks, open_tracks=look) for look in (False, True)]
    hidden, seen = (unseen(game.rules, game.view("Ana")) for game in odds)
    assert remove(hidden.cards, seen.cards) == parse_cards("3 red 1 locomotive")
    assert deal(odds[1].rules, odds[1].view("Ana"), Seeded(1)).tracks[0] == parse_cards("3 red 1 locomotive")


@pytest.mark.parametrize(("name", "players"), [("europe", 3), ("cardgame", 3)])
def test_worlds_a_seat_cannot_tell_apart_have_the_same_odds(name: str, players: int) -> None:
    rng = Random(5)
    for seed in range(6):
        game = played(name, players, seed, 40)
        if name == "europe":
            other = twin(game.board, game.state, 0, rng)
        else:
            other = card_twin(game.rules.deck, game.state, 0, rng)
        assert other != game.state
        assert unseen(game.rules, game.rules.view(other, 0)) == unseen(game.rules, game.view(0))


@pytest.mark.parametrize(("name", "players"), [*GAMES, ("dice:europe", 3), ("dice:germany", 2)])
@pytest.mark.parametrize("moves", [0, 25, 80])
def test_a_world_looks_to_its_seat_as_its_own_does(name: str, players: int, moves: int) -> None:
    game = played(name, players, 3, moves)
    for seat in range(players):
        view = game.view(seat)
        world = deal(game.rules, view, Seeded(seat))
        again = game.rules.view(world, seat)
        own = {"turn": view.turn, "pending": view.pending, "dice": None, "began": None}
        for field, value in zip(view._fields, view, strict=True):
            if field not in own:
                assert getattr(again, field) == value, field
        assert world.turn.seat == seat
        assert world.pending == ()


def test_worlds_differ_in_what_is_hidden_and_repeat_with_their_seed() -> None:
    game = played("europe", 3, 1, 40)
    view = game.view(0)
    worlds = [deal(game.rules, view, Seeded(seed)) for seed in range(4)]
    assert len({world.hands for world in worlds}) > 1
    assert len({world.market.deck for world in worlds}) == 4
    assert deal(game.rules, view, Seeded(2)) == worlds[2]


# --- agreement ----------------------------------------------------------------------------------


def within(exact: float, share: Share) -> bool:
    """Within four standard errors: one run in some ten thousand would fail by accident, and the seed is fixed."""
    return abs(share.share - exact) <= 4 * (max(exact * (1 - exact), 1 / share.trials) / share.trials) ** 0.5


QUESTIONS = {
    "two draws": lambda: tunnel_table().odds("Ana").draw("red", "locomotive"),
    "a draw in mid-game": lambda: played("europe", 3, 5, 60).odds(1).draw("blue"),
    "a draw in the Card Game": lambda: played("cardgame", 3, 4, 20).odds(1).draw("black"),
    "a sweep": lambda: tunnel_table().odds("Ana").sweep(),
    "a tunnel": lambda: tunnel_table().odds("Ana").tunnel("marseille-zurich"),
    "a tunnel for locomotives": lambda: tunnel_table().odds("Ana").tunnel("marseille-zurich", "1 purple 1 locomotive"),
    "reserves": lambda: tunnel_table().odds("Ana").reserves("marseille-zurich"),
    "a route with dice": lambda: played("dice:europe", 2, 1, 0).odds(0).claim("Kyiv-Warszawa"),
    "a tunnel with dice": lambda: played("dice:europe", 2, 1, 0).odds(0).claim("Marseille-Zürich", "1 single"),
    "a ferry with dice": lambda: played("dice:europe", 2, 1, 0).odds(0).claim("Palermo-Roma"),
    "tunnel dice": lambda: played("dice:europe", 2, 1, 0).odds(0).tunnel_dice(),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_trials_agree_with_the_exact_odds(question: str) -> None:
    exact = QUESTIONS[question]()
    found = exact.simulated(1500, seed=11)
    columns = found.table
    chances = columns["at least one" if "at least one" in columns else "can pay" if "can pay" in columns else "chance"]
    assert len(chances) > 0
    for chance, share in zip(chances, columns["simulated"], strict=True):
        assert within(chance, Share(round(share * 1500), 1500)), (question, chance, share)
    assert found.told != exact.told
    assert found.table["low"].le(found.table["simulated"]).all()
    assert found.table["simulated"].le(found.table["high"]).all()
    assert len(found.plot.dots[0].values) == len(chances)


def test_trials_would_notice_odds_that_are_a_little_wrong() -> None:
    game = tunnel_table()
    view = game.view(0)
    found = shares(1500, 11, 3, trials.draw(game.rules, view, ("red", "locomotive"), 2))
    right = of_kinds(unseen(game.rules, view), ("red", "locomotive"), 2)
    wrong = of_kinds(unseen(game.rules, view._replace(discards=parse_cards("12 green"))), ("red", "locomotive"), 2)
    assert all(within(float(chance), share) for chance, share in zip(right, found, strict=True))
    assert not all(within(float(chance), share) for chance, share in zip(wrong, found, strict=True))


def test_the_same_seed_gives_the_same_trials() -> None:
    odds = tunnel_table().odds("Ana").draw("red")
    assert odds.simulated(200, seed=4).plot == odds.simulated(200, seed=4).plot
    assert odds.simulated(200, seed=4).plot != odds.simulated(200, seed=5).plot


@pytest.mark.parametrize("count", [0, -3, 10**9, "many", 2.5])
def test_an_odd_number_of_trials_is_refused(count: Any) -> None:
    with pytest.raises(TtrError, match="number of trials"):
        tunnel_table().odds("Ana").draw("red").simulated(count)
