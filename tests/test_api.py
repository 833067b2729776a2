"""The notebook facade: what a person types, and what comes back."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import networkx as nx
import pytest

import ttr_nb as ttr
from ttr_nb.api import IllegalMove
from ttr_nb.content.maps import load_board
from ttr_nb.core.errors import ContentError, NotationError, TtrError
from ttr_nb.games.europe.actions import BuildStation, ClaimRoute
from ttr_nb.mechanics.actions import KeepTickets, TakeCard
from ttr_nb.mechanics.cards import KINDS

LANGUAGES = ("en", "ro", "pl", "it")


@pytest.fixture(autouse=True)
def english():
    ttr.set_language("en")
    yield
    ttr.set_language("en")


@pytest.fixture
def game() -> ttr.Game:
    """Ana before a tunnel whose two extra cards she can pay; nobody has tickets to choose."""
    return ttr.new_game(
        "europe",
        players=["Ana", "Ben"],
        seed=7,
        first="Ana",
        hands={"Ana": "3 purple 1 locomotive 1 red", "Ben": "2 locomotive"},
        deck="purple locomotive green",
        tickets={"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]},
    )


def play_out(game: ttr.Game) -> None:
    """Play the last of all legal actions until the end."""
    while not game.is_over:
        game.play(list(game.legal())[-1])


def test_play_takes_notation_or_an_action_and_tells_what_happened(game: ttr.Game) -> None:
    told = game.play("claim Marseille-Zürich with 2 purple")
    assert told[-1].startswith("The tunnel Marseille – Zurich turns up 1 purple card, 1 green card and 1 locomotive")
    told = game.play(next(action for action in game.legal() if str(action) == "pay 1 purple 1 locomotive"))
    assert told[0] == "Ana claims Marseille – Zurich with 3 purple cards and 1 locomotive and scores 2 points."
    assert game.to_play == "Ben"


def test_an_illegal_play_changes_nothing_and_reads_as_a_rule_card(game: ttr.Game) -> None:
    before = game.state
    with pytest.raises(IllegalMove) as caught:
        game.play("claim marseille-zurich with 1 purple")
    assert game.state is before
    assert [refusal.rule for refusal in caught.value.refusals] == ["EU-CLAIM-6"]
    assert str(caught.value).startswith("EU-CLAIM-6 · ")
    assert isinstance(caught.value, ttr.RuleViolation)


def test_a_notebook_shows_a_refusal_without_a_stack_trace() -> None:
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell()
    shell.run_cell("import ttr_nb as ttr; game = ttr.new_game(seed=1)")
    shown = io.StringIO()
    with redirect_stdout(shown), redirect_stderr(shown):
        shell.run_cell('game.play("claim nowhere with 1 red")')
    assert "EU-CLAIM-5" in shown.getvalue()
    assert "Traceback" not in shown.getvalue()
    assert "api.py" not in shown.getvalue()


def test_why_not_gives_reasons_as_words_and_as_values_and_changes_nothing(game: ttr.Game) -> None:
    before = game.state
    told = game.why_not("claim london-amsterdam with 2 purple")
    assert [(refusal.rule, refusal.case) for refusal in told.refusals] == [("EU-FERRY-1", "locomotives")]
    assert told[0].startswith("EU-FERRY-1")
    assert game.why_not("claim marseille-zurich with 2 purple").refusals == ()
    assert game.why_not("dance on the table").refusals[0].rule == "EU-TURN-1"
    assert game.state is before


@pytest.mark.parametrize(
    ("seat", "case"),
    [("Zoe", "stranger"), (7, "seat"), (-1, "seat"), ([], "stranger"), (True, "stranger"), (1.5, "stranger")],
)
def test_a_stranger_at_the_table_is_refused(game: ttr.Game, seat: object, case: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        game.play("draw card", seat)
    assert [(refusal.rule, refusal.case) for refusal in caught.value.refusals] == [("EU-SETUP-1", case)]
    for look in (game.view, game.text, game.graph, game.borrowing, game.history):
        with pytest.raises(IllegalMove):
            look(seat)


def test_a_seat_may_be_a_number_of_numpys(game: ttr.Game) -> None:
    import numpy as np

    assert game.view(np.int64(1)) == game.view("Ben") == game.view(1)
    assert len(ttr.new_game("usa", players=np.int64(3), seed=np.int64(4)).players) == 3


def test_out_of_turn_is_refused(game: ttr.Game) -> None:
    assert game.why_not("draw card", "Ben").refusals[0].rule == "EU-SETUP-7"


@pytest.mark.parametrize("name", ["Ana", " ", "B\x00b", "b" * 61, "\ud800"])
def test_names_that_are_none_are_refused(name: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        ttr.new_game("europe", players=["Ana", name])
    assert [(refusal.rule, refusal.case) for refusal in caught.value.refusals] == [("EU-SETUP-1", "names")]


@pytest.mark.parametrize("count", [-1, 0, 1, 6, 1000])
def test_too_few_and_too_many_players_are_refused(count: int) -> None:
    with pytest.raises(IllegalMove) as caught:
        ttr.new_game("europe", players=count)
    assert [(refusal.rule, refusal.case) for refusal in caught.value.refusals] == [("EU-SETUP-1", "players")]


def test_two_to_five_play_europe_and_usa() -> None:
    for board in ("europe", "usa"):
        for count in (2, 3, 4, 5):
            assert len(ttr.new_game(board, players=count, seed=1).players) == count


def test_an_unknown_game_and_a_wrong_seed_say_so() -> None:
    with pytest.raises(TtrError, match="no game 'mars'"):
        ttr.new_game("mars")
    for seed in ("abc", 1.5, True, 2**64, 10**5000):
        with pytest.raises(TtrError, match="a seed is a whole number"):
            ttr.new_game("europe", seed=seed)
    for players in ("Ana", None, 2.5, {"Ana", "Ben"}):
        with pytest.raises(TtrError, match="players are a list of names"):
            ttr.new_game("europe", players=players)
    with pytest.raises(TtrError, match="a board is what"):
        ttr.load("friday.json", board="germany")


@pytest.mark.parametrize("board", ["nordic", "germany"])
def test_a_board_whose_parameters_the_card_rules_do_not_know_is_refused(board: str) -> None:
    with pytest.raises(ContentError, match=r"play\.bonus"):
        ttr.new_game(load_board(board))


def test_arrangements_are_checked_and_the_log_says_so(game: ttr.Game) -> None:
    assert game.session.log().rigged
    assert not ttr.new_game("europe", seed=1, first="Ben").session.log().rigged
    with pytest.raises(ContentError) as caught:
        ttr.new_game("europe", hands={"Zoe": "2 red"}, deck="red pink", colour="blue")
    assert [fault.place for fault in caught.value.faults] == ["hands", "deck", "colour"]
    with pytest.raises(ttr.ChanceError, match="1 locomotive more than there are"):
        ttr.new_game("europe", deck=["locomotive"] * 15)
    with pytest.raises(IllegalMove) as refused:
        ttr.new_game("europe", claimed={"Ana": ["London-Amsterdam"], "Ben": ["Amsterdam-London"]})
    assert refused.value.refusals[0].rule == "EU-CLAIM-5"


@pytest.mark.parametrize(
    ("arranged", "words"),
    [
        ({"hands": {"Zoe": "2 red"}}, "'Zoe' is nobody here"),
        ({"hands": {"Ana": "2 red", 0: "2 blue"}}, "seat 0 stands there twice"),
        ({"first": "Zoe"}, "'Zoe' is nobody here"),
        ({"claimed": {"Ana": [5]}}, "expected a list of names"),
        ({"hands": {"Ana": ", ".join(f"12 {kind}" for kind in KINDS)}}, "leave 2 to deal, but 9 are needed"),
        ({"deck": ["red"] * 13}, "1 red more than there are"),
        ({"row": ["red"] * 4}, "the face-up row has 5 cards, not 4"),
    ],
)
def test_an_arrangement_that_cannot_be_says_why(arranged: dict[str, object], words: str) -> None:
    with pytest.raises(TtrError, match=words):
        ttr.new_game("europe", **arranged)


def test_tickets_arranged_away_leave_enough_for_the_others() -> None:
    regular = [ticket.id for ticket in load_board("europe").tickets if ticket.kind == "regular"]
    with pytest.raises(ttr.ChanceError, match="1 regular tickets are left to deal, but 3 are needed"):
        ttr.new_game("europe", players=2, tickets={"Ana": regular[:39]})
    assert ttr.new_game("europe", players=2, seed=1, tickets={"Ana": regular[:37]}).legal()


def test_many_faults_are_counted_not_listed() -> None:
    with pytest.raises(ContentError) as caught:
        ttr.new_game("europe", deck=["rex"] * 100_000)
    assert len(str(caught.value)) < 20_000


def test_actions_that_cannot_be_are_not_made() -> None:
    none = (0,) * 9
    for make in (
        lambda: ClaimRoute(["x"], none),
        lambda: ClaimRoute(None, none),
        lambda: ClaimRoute("brest-paris", (1,)),
        lambda: BuildStation(5, none),
        lambda: TakeCard(None),
        lambda: KeepTickets(None),
        lambda: KeepTickets((1, "a")),
    ):
        with pytest.raises(NotationError):
            make()
    game = ttr.new_game("europe", seed=1)
    assert [] not in game.legal()
    assert game.why_not([]).refusals[0].rule == "EU-TURN-1"


def test_saving_where_one_cannot_names_the_file(game: ttr.Game, tmp_path: Path) -> None:
    with pytest.raises(ttr.LogError, match=r"nowhere/friday\.json: the game cannot be saved there"):
        game.save(tmp_path / "nowhere" / "friday.json")
    with pytest.raises(ttr.LogError, match="cannot be saved"):
        game.save(tmp_path)
    (tmp_path / "real.json").touch()
    (tmp_path / "link.json").symlink_to("real.json")
    game.save(tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert ttr.load(tmp_path / "real.json").state == game.state


@pytest.mark.rule("EU-SETUP-1")
def test_every_player_has_a_colour() -> None:
    game = ttr.new_game("europe", players=5, seed=1)
    assert list(game.colours.values()) == ["blue", "red", "green", "yellow", "black"]


def test_what_is_built_ahead_stands_there() -> None:
    game = ttr.new_game("europe", seed=1, claimed={"Ana": ["Paris-Brest"]}, stations={"Ben": ["Paris"]})
    assert list(game.graph("Ana").edges(keys=True)) == [("brest", "paris", "brest-paris")]
    assert game.graph().nodes["paris"]["station"] == 1
    assert game.state.points == (4, 0)
    assert game.state.network.cars == (42, 45)


def test_legal_is_a_set_to_ask(game: ttr.Game) -> None:
    legal = game.legal()
    assert len(legal) == len(set(legal)) == len(list(legal))
    assert "claim marseille-zurich with 2 purple" in legal
    assert "claim marseille-zurich with 4 purple" not in legal
    assert "no such thing" not in legal
    assert {str(action) for action in legal.about("Marseille-Zürich")} == {
        "claim marseille-zurich with 2 purple",
        "claim marseille-zurich with 1 purple 1 locomotive",
    }
    assert {str(action).split()[0] for action in legal.about("Wien")} == {"build"}
    assert repr(legal).startswith(f"{len(legal)} legal\n")
    assert legal & {"x"} == frozenset()


def test_undo_redo_and_fork(game: ttr.Game) -> None:
    start = game.state
    game.play("claim marseille-zurich with 2 purple")
    tried = game.state
    other = game.fork(at=0)
    assert (game.undo(), game.state) == (True, start)
    assert game.undo() is False
    assert (game.redo(), game.state) == (True, tried)
    assert game.redo() is False
    other.play("draw card")
    assert game.state == tried
    for nowhere in (5, -1, "x"):
        with pytest.raises(TtrError, match="cannot be forked at"):
            game.fork(at=nowhere)


def test_save_and_load(game: ttr.Game, tmp_path: Path) -> None:
    game.play("claim marseille-zurich with 2 purple")
    game.save(tmp_path / "friday.json")
    again = ttr.load(tmp_path / "friday.json")
    assert again.state == game.state
    assert again.players == game.players
    again.play("take back")
    with pytest.raises(ttr.LogError, match="friday"):
        ttr.load(tmp_path / "friday.txt")


def test_a_board_of_ones_own_is_played_saved_and_loaded(tmp_path: Path) -> None:
    board = load_board("usa")
    own = ttr.new_game(type(board)(**{**vars_of(board), "id": "mine"}), players=2, seed=3)
    own.save(tmp_path / "mine.json")
    with pytest.raises(ttr.LogError, match="no game 'mine'"):
        ttr.load(tmp_path / "mine.json")
    assert ttr.load(tmp_path / "mine.json", board=own.board).state == own.state


def vars_of(board: object) -> dict[str, object]:
    from dataclasses import fields

    return {field.name: getattr(board, field.name) for field in fields(board)}


def test_scores_are_a_table_that_adds_up(game: ttr.Game) -> None:
    play_out(game)
    table = game.scores()
    assert list(table.index) == ["Ana", "Ben"]
    lines = table[["routes", "made", "missed", "stations", "bonus"]].sum(axis=1)
    assert lines.to_dict() == table["total"].to_dict()
    assert table["winner"].any()
    sheet = str(game.score_sheet())
    for total in table["total"]:
        assert f"{total:>5}   EU-SCORE-1" in sheet
    assert sheet in str(game)


def test_history_has_a_row_for_each_move(game: ttr.Game) -> None:
    game.play("claim marseille-zurich with 2 purple")
    game.play("take back")
    table = game.history()
    assert list(table["action"]) == ["", "claim marseille-zurich with 2 purple", "take back"]
    assert list(table["player"]) == ["", "Ana", "Ana"]
    assert "arranged" in table.loc[0, "what happened"]
    assert table.loc[2, "what happened"].endswith("Ben is to play.")


def test_history_as_a_player_may_know_it_keeps_the_secrets_of_others() -> None:
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=3, first="Ana")
    kept = next(iter(game.legal()))
    game.play(kept)
    game.play(next(iter(game.legal())))
    game.play("draw card")
    card = game.names.card(game.session.moments[-1].events[0].card, form="object")
    whole, own, other = game.history(), game.history("Ana"), game.history("Ben")
    assert list(whole["action"])[1] == list(own["action"])[1] == str(kept)
    assert list(other["action"])[1] == "keep"
    assert card in own.loc[3, "what happened"]
    assert card not in other.loc[3, "what happened"]


def test_the_graph_is_the_board_and_a_players_part_of_it(game: ttr.Game) -> None:
    graph = game.graph()
    assert isinstance(graph, nx.MultiGraph)
    assert {key for _, _, key in graph.edges(keys=True)} == set(game.board.route)
    game.play("claim marseille-zurich with 2 purple")
    game.play("pay 1 purple 1 locomotive")
    assert list(game.graph("Ana").edges(keys=True, data="length")) == [("marseille", "zurich", "marseille-zurich", 2)]
    assert len(game.graph("Ben")) == 0
    assert game.graph().edges["marseille", "zurich", "marseille-zurich"]["owner"] == 0


def test_borrowing_lists_every_choice_best_first() -> None:
    game = ttr.new_game(
        "europe",
        seed=1,
        tickets={"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]},
        claimed={"Ana": ["Marseille-Paris"], "Ben": ["Marseille-Zürich", "Marseille-Roma"]},
        stations={"Ana": ["Marseille"]},
    )
    table = game.borrowing("Ana")
    assert len(table) == 3
    assert list(table["points"]) == sorted(table["points"], reverse=True)
    assert game.tally().seats[0].borrowing.points == table["points"][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_shows_what_one_may_see_and_no_more(game: ttr.Game, language: str) -> None:
    ttr.set_language(language)
    own, other, spectator = game.text(), game.text("Ben"), game.names
    ticket = spectator.ticket("paris-zagrab")
    assert ticket in own
    assert ticket not in other
    assert spectator.cards(game.state.hands[0]) in own
    assert spectator.cards(game.state.hands[0]) not in other
    assert "{" not in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_game_can_be_told(language: str) -> None:
    ttr.set_language(language)
    game = ttr.new_game("europe", players=["<b>Ana</b>", "{Ben}", "Cleo"], seed=11)
    while not game.is_over:
        legal = list(game.legal())
        action = legal[len(legal) // 3]
        assert game.say(action)
        assert all(game.play(action))
    assert str(game)


def test_rule_cards_speak_the_language_chosen() -> None:
    ttr.set_language("ro")
    assert "tunel" in str(ttr.rule("EU-TUNNEL-1")).lower()
    with pytest.raises(TtrError, match="EU-TUNNEL"):
        ttr.rule("EU-TUNEL-1")


def test_the_front_door_lists_its_names() -> None:
    assert set(ttr.__all__) <= set(dir(ttr))
    for name in ttr.__all__:
        assert getattr(ttr, name)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        ttr.nothing  # noqa: B018
