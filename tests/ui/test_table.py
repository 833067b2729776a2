"""The table without a browser: it shows the desk, and calls it."""

from __future__ import annotations

import json
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import ttr_nb as ttr
from tests.conformance.playing import POLICIES
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.core.errors import TtrError
from ttr_nb.show.words import say
from ttr_nb.ui.controls import OWN_NAMES
from ttr_nb.ui.stage import Stage
from ttr_nb.ui.table import Table

EVIL = ['<img src=x onerror="alert(1)">', '"><script>alert(1)</script>']

ARRANGED = {
    "first": "Ana",
    "hands": {"Ana": "3 purple 2 locomotive 4 black"},
    "deck": "purple locomotive green",
    "tickets": {"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]},
}


LAID = {
    "first": "Ana",
    "hands": {"Ana": "4 locomotive"},
    "tickets": {
        name: [ticket]
        for name, ticket in zip(
            ("Ana", "Ben", "Cleo", "Dan"),
            ("Paris-Zagrab", "Berlin-Roma", "Athina-Angora", "Brest-Venezia"),
            strict=True,
        )
    },
}


def europe(**options: Any) -> Table:
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, **ARRANGED)
    return game.table(**options)


def keys(table: Table, part: str) -> list[str]:
    return [item["key"] for item in table.surface.items(part)]


def play_out(game: Any, table: Table, steps: int = 1000) -> None:
    rng = Random(2)
    while not game.is_over and steps:
        table.desk.play(POLICIES["by_kind"](game.rules.legal_actions(game.state), rng))
        steps -= 1


@pytest.mark.parametrize("game", ["europe", "dice:germany", "cardgame"])
@pytest.mark.parametrize("language", ["en", "ro", "pl", "it"])
def test_a_table_shows_a_whole_game_in_every_language(game: str, language: str) -> None:
    made = ttr.new_game(game, players=["Ana", "Ben"], seed=7)
    table = made.table(language=language)
    play_out(made, table, 400)
    assert table.desk.notice.kind == "info"
    assert table.surface.html("head")
    if made.is_over:
        for item in table.surface.items("ending"):
            table.surface.pick("ending", item["key"])
            assert "ttr-scores" in table.surface.html("final")


def test_a_click_on_the_board_asks_how_to_pay(click: Callable[[Stage, float, float], None]) -> None:
    table = europe()
    shape = next(shape for shape in table.stage.scene.shapes if shape.id == "route:brest-paris")
    x, y = (sum(axis) / len(axis) for axis in zip(*shape.points, strict=True))
    click(table.stage, x, y)
    assert keys(table, "choices")[0] == "claim brest-paris with 3 black", "locomotives are saved"
    table.surface.pick("choices", "claim brest-paris with 3 black")
    assert table.desk.session.moves == 1


def test_a_quick_second_click_at_the_same_thing_counts_once(click: Callable[[Stage, float, float], None]) -> None:
    table = europe()
    table._pointed("deck")
    table._pointed("deck")
    assert table.desk.session.moves == 1
    assert "counted once" in table.desk.notice.text


def test_a_click_on_an_old_position_does_nothing() -> None:
    table = europe()
    table.surface._heard(None, {"part": "market", "pick": "deck", "stamp": -1, "again": False}, [])
    assert table.desk.session.moves == 0
    assert "counted once" in table.desk.notice.text
    for again in (False, True):
        stamp = table.surface.stamp
        table.surface._heard(None, {"part": "market", "pick": "deck", "stamp": stamp, "again": again}, [])
    assert table.desk.session.moves == 1, "the second half of a double click"
    for again in (False, True):
        table.surface._heard(None, {"part": "moves", "pick": "undo", "stamp": stamp, "again": again}, [])
    assert table.desk.session.moves == 0, "but stepping back can be quick"
    assert "nothing to undo" in table.desk.notice.text
    table.surface._heard(None, {"part": "choices", "pick": "pass", "stamp": table.surface.stamp}, [])
    assert table.desk.session.moves == 0
    table.surface._heard(None, "nonsense", [])


def test_quick_picks_all_count() -> None:
    game = ttr.new_game(
        "cardgame",
        players=["Ana", "Ben"],
        seed=7,
        first="Ana",
        hands={"Ana": "3 red"},
        tickets={"Ana": ["Dallas-Chicago"], "Ben": ["Chicago-Miami"]},
    )
    table = game.table()
    stamp = table.desk.stamp
    for again in (False, True):
        table.surface._heard(None, {"part": "hand", "pick": "hand:red", "stamp": stamp, "again": again}, [])
    assert str(table.desk.composed) == "place 2 red"


def test_a_robbery_is_shown_before_it_is_done() -> None:
    game = ttr.new_game(
        "cardgame",
        players=["Ana", "Ben"],
        seed=7,
        first="Ana",
        hands={"Ana": "4 blue"},
        yards={"Ben": ["3 blue"]},
        tickets={"Ana": ["Dallas-Chicago"], "Ben": ["Chicago-Miami"]},
    )
    table = game.table()
    before = table.stage.scene
    for _ in range(4):
        table.surface.pick("hand", "hand:blue")
    assert table.stage.scene != before
    assert game.session.moves == 0
    table.surface.pick("choices", "!compose")
    assert not game.state.yards[1]


def test_a_handlers_error_is_shown(failures: Any) -> None:
    table = europe()
    table.desk.session.submit = None  # type: ignore[assignment]
    table.surface.pick("market", "deck")
    assert "TypeError" in table.surface.html("notice")
    assert failures.take()


def test_save_and_load(tmp_path: Path, failures: Any) -> None:
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, **ARRANGED)
    table = game.table()
    table.surface.pick("market", "deck")
    table.controls.file.value = str(tmp_path / "friday.json")
    table.controls.save.click()
    assert "friday.json" in table.desk.notice.text
    table.surface.pick("market", "deck")
    table.controls.load.click()
    assert table.desk.session.moves == 1
    assert game.session is table.desk.session, "the game goes on with what was loaded"
    other = ttr.new_game("cardgame", seed=1)
    other.save(tmp_path / "friday.json")
    table.controls.load.click()
    assert table.desk.rules.id == "cardgame"


@pytest.mark.parametrize("name", ["notes.txt", "", ".json", "letter.json", "missing/there.json"])
def test_no_other_file_is_overwritten(tmp_path: Path, name: str, failures: Any) -> None:
    letter = tmp_path / "letter.json"
    letter.write_text('{"dear": "Ana"}', encoding="utf-8")
    table = europe()
    table.controls.file.value = str(tmp_path / name) if name else name
    table.controls.save.click()
    assert table.desk.notice.kind == "error"
    assert json.loads(letter.read_text(encoding="utf-8")) == {"dear": "Ana"}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.json"]
    assert failures.take()


def test_sizes_languages_eyes_and_the_curtain_are_controls() -> None:
    table = europe()
    table.controls.size.value = "projector"
    assert "ttr-projector" in table._dom_classes
    table.controls.language.value = "pl"
    assert table.surface.items("moves")[0]["text"] == "Cofnij"
    table.controls.eyes.value = "seat:1"
    assert table.desk.view.seat == 1
    table.controls.eyes.value = "follow"
    table.controls.curtain.value = True
    assert keys(table, "choices") == ["!lift"]
    assert keys(table, "hand") == []
    table.surface.pick("choices", "!lift")
    assert keys(table, "hand")


def test_languages_are_called_as_their_speakers_call_them() -> None:
    assert {code: say(f"language-{code}", code) for code in LANGUAGES} == OWN_NAMES


def test_the_slider_looks_back() -> None:
    table = europe()
    for _ in range(3):
        table.surface.pick("market", "deck")
    table.controls.slider.value = 1
    assert table.desk.at == 1
    assert keys(table, "choices") == ["!now", "!play-on"]
    table.surface.pick("choices", "!play-on")
    assert table.desk.session.moves == 1
    assert table.controls.slider.max == 1


def test_a_place_is_found_by_its_name() -> None:
    table = europe()
    table.place.value = "brest – paris"
    table.go.click()
    assert table.desk.aim == "route:brest-paris"
    table.place.value = "Atlantis"
    table.go.click()
    assert "Atlantis" in table.desk.notice.text


@pytest.mark.parametrize(
    ("typed", "thing"),
    [
        ("brest-paris", "route:brest-paris"),
        ("Paris – Brest", "route:brest-paris"),
        ("Edinburgh - London", "route:edinburgh-london-black"),
        ("Zürich", "city:zurich"),
        ("zurich", "city:zurich"),
        ("Wiedeń", "city:wien"),
        ("wien", "city:wien"),
        ("berlin – wied", "route:berlin-wien"),
        ("–", ""),
    ],
)
def test_a_place_is_found_however_it_is_called(typed: str, thing: str) -> None:
    table = europe(language="pl")
    assert table.desk.sought(typed, table._places) == thing
    table.place.value = typed
    table.go.click()
    assert ("Na tej planszy nie ma" in table.desk.notice.text) == (not thing)


def test_of_tracks_side_by_side_the_one_that_can_be_had_is_found() -> None:
    claimed = {"Ben": ["edinburgh-london-black"]}
    game = ttr.new_game("europe", players=["Ana", "Ben", "Cleo", "Dan"], seed=7, claimed=claimed, **LAID)
    table = game.table()
    assert table.desk.sought("london-edinburgh", table._places) == "route:edinburgh-london-orange"


def test_only_the_parts_that_matter_are_shown() -> None:
    table = europe(parts=("hand",), goal="Dig <a> tunnel")
    assert table.surface.items("hand")
    assert not table.surface.items("market")
    always = [["goal", "head", "notice", "rules"], ["reveal", "choices", "hand"], ["rulecard"], []]
    assert table.surface.columns == always
    controls = (table.controls.history, table.controls.settings)
    assert not [control for control in controls if control in table.grid.children]
    assert "Dig &lt;a&gt; tunnel" in table.surface.html("goal")
    table.set_goal("Done", reached=True)
    assert "✓ Done" in table.surface.html("goal")
    assert len(europe(parts=("find", "settings", "history")).grid.children) == len(table.grid.children) + 3
    assert europe().surface.html("goal") == ""


def test_a_part_that_there_is_not_is_refused() -> None:
    with pytest.raises(TtrError, match="no part 'hands'; it has goal, head"):
        europe(parts=("hands",))


@pytest.mark.parametrize(
    ("option", "given", "possible"),
    [
        ("eyes", "Cleo", "follow, open, spectator, seat:0, seat:1, Ana, Ben"),
        ("eyes", "seat:9", "seat:0, seat:1"),
        ("eyes", 0, "seat:0, seat:1"),
        ("eyes", None, "seat:0, seat:1"),
        ("size", "huge", "normal, projector"),
        ("size", 3, "normal, projector"),
        ("pause", "fast", "from 0 to 3"),
        ("pause", -1, "from 0 to 3"),
        ("pause", float("nan"), "from 0 to 3"),
        ("curtain", "yes", "True or False"),
    ],
)
def test_an_option_that_there_is_not_is_refused(option: str, given: object, possible: str) -> None:
    widgets = len(_instances)
    with pytest.raises(TtrError, match=possible):
        europe(**{option: given})
    assert len(_instances) == widgets, "nothing is made"


def test_eyes_can_be_those_of_a_player_by_name() -> None:
    table = europe(eyes="Ben")
    assert table.desk.view.seat == 1
    assert table.controls.eyes.value == "seat:1"


def test_without_a_kernel_the_past_is_shown_without_the_end() -> None:
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7)
    table = game.table()
    play_out(game, table)
    total = str(game.score_sheet()).splitlines()[-1]
    assert total in table.twin()["text/plain"]
    table.desk.look(3)
    assert total not in table.twin()["text/plain"]


def test_two_tables_of_one_game_agree() -> None:
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, **ARRANGED)
    one, other = game.table(), game.table(language="it")
    one.surface.pick("market", "deck")
    assert 'data-moves="1"' in other.surface.html("head")


def test_the_speed_of_bots_is_there_as_soon_as_there_are_bots() -> None:
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7)
    alone, together = game.table(), game.table(bots={"Ben": "random"})
    assert alone.controls.speed not in alone.controls.history.children
    assert together.controls.speed in together.controls.history.children
    together.close_game()
    alone.surface.pick("moves", "finish")
    assert alone.controls.speed in alone.controls.history.children
    alone.close_game()


def test_bots_take_their_seat_and_strangers_are_refused() -> None:
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, first="Ana")
    table = game.table(bots={"Ben": "random"})
    assert table.desk.absent == {1}
    assert table.autoplay.bots
    with pytest.raises(TtrError, match="there is no bot 'clever'"):
        game.table(bots={"Ben": "clever"})
    with pytest.raises(TtrError, match="a bot is a name"):
        game.table(bots={"Ben": 3})


class Elements(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attributes: Any) -> None:
        self.found.append((tag, dict(attributes)))


@pytest.mark.parametrize("game", ["europe", "dice:germany", "cardgame"])
def test_names_are_escaped_and_the_twin_tells_the_position(game: str) -> None:
    made = ttr.new_game(game, players=EVIL, seed=7)
    table = made.table(eyes="open")
    play_out(made, table, 60)
    data, _ = table._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert EVIL[0] in data["text/plain"]
    pages = [
        data["text/html"],
        *(table.surface.html(part) for part in ("players", "reveal", "final")),
        table.surface.html("head"),
    ]
    for page in pages:
        elements = Elements()
        elements.feed(page)
        assert not [tag for tag, attributes in elements.found if tag == "script" or "onerror" in attributes]
    elements = Elements()
    elements.feed(data["text/html"])
    (image,) = [attributes for tag, attributes in elements.found if tag == "img"]
    assert EVIL[0] in (image["alt"] or "")


def test_many_moves_do_not_grow_the_messages() -> None:
    """Two thousand moves at one table: what a click sends stays as it was."""
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, first="Ana")
    table = game.table()
    sizes = []
    for _ in range(25):
        play_out(game, table, 40)
        sizes.append(sum(len(json.dumps(table.surface.items(part))) for part in ("log", "market", "choices")))
        while game.session.moves > 5:
            game.session.undo()
    assert max(sizes[5:]) < 12_000


@pytest.mark.parametrize("language", ["en", "ro", "pl", "it"])
def test_the_search_beside_the_mistake_and_its_twin(language: str) -> None:
    ring = ["pamplona-paris-blue", "barcelona-pamplona", "barcelona-marseille", "marseille-paris", "brest-paris"]
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, claimed={"Ana": ring})
    view = game.longest_route("Ana", language=language)
    view.step.value = view.step.max
    assert view.right_way[-1].best_length > view.mistake[-1].best_length
    assert str(view.right_way[-1].best_length) in view.texts[0].value
    assert set(view.shim.labels.values()) == {text.value for text in view.texts}
    data, _ = view._repr_mimebundle_()
    assert data["text/html"].count("<img alt=") == 2
    assert str(view.mistake[-1].best_length) in data["text/plain"]
    view.shim.theme = "dark"
    assert {stage.theme for stage in view.stages} == {"dark"}


def test_a_ferry_frames_its_locomotives_and_offers_the_cheapest_way_first() -> None:
    table = europe()
    table.desk.point("route:essen-kobenhavn-1")
    label, first = table.surface._get("choices")["label"], table.surface.items("choices")[0]
    assert "ferry" in label
    assert [bit for bit in first["bits"] if "ttr-needed" in bit] == ["ttr-card-locomotive ttr-needed"]
    assert "ttr-first" in first["css"]


def test_whatever_is_clicked_gets_an_answer() -> None:
    """Nothing on a table is silent: a click does something, marks something, or says why not."""
    for game in ("europe", "dice:germany", "cardgame"):
        made = ttr.new_game(game, players=["Ana", "Ben"], seed=7, first="Ana")
        table = made.table()
        play_out(made, table, 30)
        things = {shape.id for shape in table.stage.scene.shapes if shape.id}
        things |= {item["key"] for part in ("market", "dice", "tokens", "hand") for item in table.surface.items(part)}
        for thing in sorted(things):
            moves, before = made.session.moves, table.surface.html("notice")
            table.desk.point(thing)
            answered = made.session.moves > moves or table.desk.aim or table.desk.picked or table.desk.lit
            assert answered or table.desk.notice.text, (game, thing, before)
            while made.session.moves > moves:
                made.undo()
            table.desk.clear()


def test_a_hint_says_what_the_planner_would_do_and_why() -> None:
    table = europe()
    assert [item["key"] for item in table.surface.items("moves")][-2:] == ["hint", "finish"]
    table.surface.pick("moves", "hint")
    assert table.desk.session.moves == 0
    assert table.desk.notice.kind == "info"
    assert table.desk.notice.text.startswith("The bot’s advice: ")
    assert "Its reason: “" in table.desk.notice.text


def test_in_a_lesson_nobody_gives_hints() -> None:
    assert "hint" not in [item["key"] for item in europe(parts=("moves", "hand")).surface.items("moves")]


def test_a_bot_finishes_the_game_and_says_why_it_does_what_it_does() -> None:
    table = europe()
    table.surface.pick("moves", "finish")
    while table.autoplay.step():
        pass
    assert table.desk.session.is_over
    table.desk.look(table.desk.session.moves - 1)
    assert any("“" in item["before"] for item in table.surface.items("log"))


def test_what_a_bot_says_stands_by_its_own_doing() -> None:
    """A turn that ends has no line of its own: what follows from it is another's. Planted and caught: always after."""
    game = ttr.new_game("dice:europe", ["Ana", ttr.bot("planner")], seed=11, first="Ana")
    table = game.table(bots={"Ana": "greedy", "planner": "planner"})
    ended: list[str] = []
    while not ended and table.autoplay.step():
        if game.session.moments[-1].move == (1, "end turn", game.session.moments[-1].chance):
            ended = [item["before"] for item in table.surface.items("log") if "I end my turn" in item["before"]]
    assert ended[0].startswith(f"{game.session.moves}. planner: “I end my turn")
    assert ended[0].split("” ")[1].startswith("Ana rolls")
    own = [item["before"] for item in table.surface.items("log") if ". planner claims" in item["before"]]
    assert all("“" in line for line in own)
