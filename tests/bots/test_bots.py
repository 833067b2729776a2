"""Every bot in every game: it plays to the end, never does what it may not, and says why in four languages."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ttr_nb.bots.arena import match, play_game
from ttr_nb.bots.choice import Choice, Reason
from ttr_nb.bots.play import BotError, decide
from ttr_nb.bots.registry import MAKERS, bot, bot_names, make_bot
from ttr_nb.bots.telling import REASONS, tell_reason
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.core.apply import apply
from ttr_nb.core.chance import Seeded
from ttr_nb.core.errors import TtrError
from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.cardgame.yard import rows_of
from ttr_nb.mechanics.actions import TakeCard
from ttr_nb.mechanics.cards import INDEX, LOCOMOTIVE
from ttr_nb.shelf import game_ids, open_box

GAMES = ("europe", "dice:europe", "cardgame")
TABLES = [
    ("europe", 2),
    ("europe", 5),
    ("usa", 3),
    ("dice:europe", 2),
    ("dice:germany", 3),
    ("dice:switzerland", 2),
    ("dice:nordic", 3),
    ("dice:usa", 4),
    ("cardgame", 2),
    ("cardgame", 3),
    ("cardgame", 4),
]
QUICK = {"nodes": 16, "horizon": 3}
"""Enough for the searching bot to look ahead at all."""


def bot_for(name: str, rules: Any) -> Any:
    return make_bot(name, rules, **QUICK) if name == "search" else make_bot(name, rules)


def choices(game: str, players: int, name: str, seed: int) -> list[tuple[Any, Choice]]:
    """Every choice of a game in which all seats are played by the same bot, with what the bot saw."""
    rules = open_box(game).rules
    player = bot_for(name, rules)
    chance, rng = Seeded(seed), Random(seed)
    state, _ = rules.new(players, rules.arrangement({}), chance)
    made = []
    while (seat := rules.seat_to_act(state)) is not None:
        view = rules.view(state, seat)
        choice = decide(player, view, rules.legal_actions(state), rng)
        made.append((view, choice))
        assert len(made) < 3000, "the bots play for ever"
        state = apply(rules, state, choice.action, chance).state
    return made


@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_bots_play_to_the_end_and_do_nothing_illegal(game: str, players: int, name: str) -> None:
    """`decide` refuses anything else. Planted and caught: a planner that builds a wanted route it cannot pay for."""
    rules = open_box(game).rules
    bots = [make_bot(name, rules)] * players
    for seed in range(6):
        played = play_game(rules, bots, seed)
        assert played.moves > 20
        assert len(played.totals) == players
        assert played.winners


@pytest.mark.parametrize("players", [2, 4])
def test_planners_of_the_card_game_do_not_draw_tickets_for_ever(players: int) -> None:
    """As they once did: both drew and refused, and the deck of train cards never ran out."""
    rules = open_box("cardgame").rules
    bots = [make_bot("planner", rules)] * players
    assert all(play_game(rules, bots, seed).moves < 600 for seed in range(12))


@pytest.mark.parametrize("game", GAMES)
def test_the_searching_bot_plays_to_the_end(game: str) -> None:
    assert len(choices(game, 2, "search", 3)) > 20


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "search"])
@pytest.mark.parametrize(("game", "players"), [("europe", 2), ("dice:europe", 3), ("dice:germany", 2), ("cardgame", 2)])
def test_every_choice_is_explained_in_four_languages(game: str, players: int, name: str) -> None:
    names = open_box(game).names(("Ana", "Ben", "Cem")[:players])
    told = 0
    for _, choice in choices(game, players, name, 5):
        key, params = choice.reason.key, choice.reason.params
        assert tuple(sorted(params)) == tuple(sorted(REASONS[key])), key
        sentences = {tell_reason(choice.reason, names, language) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES), sentences
        assert all(sentence.endswith(".") for sentence in sentences)
        told += 1
    assert told > 20


@pytest.mark.parametrize("game", ["europe", "usa", "cardgame"])
def test_the_greedy_bot_collects_a_colour_only_where_it_holds_some_and_calls_a_row_what_is_one(game: str) -> None:
    """Planted and caught: locomotives as a colour, and three rows of one card as its longest."""
    told: Counter[str] = Counter()
    for seed in range(4):
        for view, choice in choices(game, 2, "greedy", seed):
            action, key = choice.action, choice.reason.key
            told[key] += 1
            if isinstance(action, TakeCard):
                held = view.hand[INDEX[action.card]]
                new = "bot-take" if held else "bot-take-any"
                assert key == ("bot-take-fits" if action.card == LOCOMOTIVE else new)
            if isinstance(action, PlaceCards):
                assert key == ("bot-place-longest" if len(rows_of(action.cards)) == 1 else "bot-place-most")
    assert told["bot-take"]
    assert told["bot-take-fits"]
    if game == "cardgame":
        assert told["bot-take-any"]
        assert told["bot-place-most"]


@pytest.mark.parametrize(("game", "seeds"), [("europe", 12), ("usa", 4), ("dice:germany", 4)])
def test_a_planner_says_that_a_route_finishes_a_ticket_when_it_does(game: str, seeds: int) -> None:
    """Planted and caught: a ticket that also needs a station not yet built, and one track of a wanted double route."""
    rules = open_box(game).rules
    planner = make_bot("planner", rules)
    told = 0
    for seed in range(seeds):
        chance, rngs = Seeded(seed), [Random(f"{seed}/{seat}") for seat in range(2)]
        state, _ = rules.new(2, rules.arrangement({}), chance)
        while (seat := rules.seat_to_act(state)) is not None:
            choice = planner(rules.view(state, seat), rules.legal_actions(state), rngs[seat])
            before, key = state, choice.reason.key
            state, _ = rules.perform(state, choice.action, chance)
            if key in ("bot-claim-ticket", "bot-claim-way"):
                made = [rules.score(each).seats[seat].tickets_made for each in (before, state)]
                assert (made[1] > made[0]) is (key == "bot-claim-ticket"), (seed, choice)
                told += key == "bot-claim-ticket"
    assert told > 10


@pytest.mark.parametrize("name", ["greedy", "planner", "search"])
@pytest.mark.parametrize("game", GAMES)
def test_a_reason_betrays_no_ticket_and_no_card_in_hand(game: str, name: str) -> None:
    """Everybody hears it: cards are named only where the action shows them."""
    for view, choice in choices(game, 2, name, 6):
        reason = choice.reason
        while isinstance(reason, Reason):
            texts = {value for value in reason.params.values() if isinstance(value, str)}
            assert not texts & set(view.tickets)
            if "cards" in reason.params:
                assert reason.params["cards"] == choice.action.cards
            if "card" in reason.params:
                assert reason.params["card"] == choice.action.card
            reason = reason.params.get("because")


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "search"])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str, name: str) -> None:
    first = [choice.action for _, choice in choices(game, 2, name, 8)]
    again = [choice.action for _, choice in choices(game, 2, name, 8)]
    assert first == again


@pytest.mark.parametrize("game", GAMES)
def test_each_bot_is_better_than_the_one_before(game: str) -> None:
    """A sample; `python -m ttr_nb.bots.arena` plays the matches that count."""
    rules = open_box(game).rules
    for better, worse in (("greedy", "random"), ("planner", "greedy")):
        assert match(rules, (better, worse), games=20, seed=77).share >= 0.6, (better, worse)


def test_every_game_has_the_same_bots_by_name() -> None:
    for game in game_ids():
        assert bot_names(open_box(game).rules) == ("random", "greedy", "planner", "search")
    assert len(MAKERS) == 3


@pytest.mark.parametrize("name", ["planer", "", None, 7, ["greedy"]])
def test_an_unknown_bot_is_named_with_those_there_are(name: Any) -> None:
    with pytest.raises(TtrError, match="there is random, greedy, planner, search"):
        make_bot(name, open_box("europe").rules)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_asked_for_by_name_plays_whatever_game_it_sits_at(game: str) -> None:
    rules = open_box(game).rules
    state, _ = rules.new(2, rules.arrangement({}), Seeded(1))
    seat = rules.seat_to_act(state)
    asked = (rules.view(state, seat), rules.legal_actions(state), Random(1))
    assert bot("planner").made_for(rules)(*asked) == make_bot("planner", rules)(*asked)
    assert bot("search", nodes=40).made_for(rules)(*asked).action in asked[1]


def test_there_are_no_bots_for_what_is_no_rule_set() -> None:
    with pytest.raises(TtrError, match="there are no bots for 'europe'"):
        make_bot("greedy", "europe")


def test_an_illegal_answer_is_an_error_that_names_the_bot() -> None:
    def cheat(view: Any, legal: Any, rng: Random) -> str:
        return "take everything"

    with pytest.raises(BotError, match="'cheat' answered 'take everything'"):
        decide(cheat, None, ["draw"], Random(1))


def test_a_plain_function_is_a_bot() -> None:
    rules = open_box("europe").rules
    played = play_game(rules, [lambda view, legal, rng: rng.choice(legal)] * 2, 3)
    assert played.moves > 10
