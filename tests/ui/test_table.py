"""The table without a browser: it shows the desk, and calls it."""

from __future__ import annotations

import json
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ttr_nb as ttr
from tests.conformance.playing import POLICIES
from ttr_nb.core.errors import TtrError
from ttr_nb.ui.stage import Stage
from ttr_nb.ui.table import Table

EVIL = ['<img src=x onerror="alert(1)">', '"><script>alert(1)</script>']

ARRANGED = {
    "first": "Ana",
    "hands": {"Ana": "3 purple 2 locomotive 4 black"},
    "deck": "purple locomotive green",
    "tickets": {"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]},
}


def europe(**options: Any) -> Table:
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, **ARRANGED)
    return game.table(**options)


def keys(table: Table, part: str) -> list[str]:
    return [item["key"] for item in table.below.items(part)]


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
    assert table.top.html("head")
    if made.is_over:
        for item in table.below.items("ending"):
            table.below.pick("ending", item["key"])
            assert "ttr-scores" in table.below.html("final")


def test_a_click_on_the_board_asks_how_to_pay(click: Callable[[Stage, float, float], None]) -> None:
    table = europe()
    shape = next(shape for shape in table.stage.scene.shapes if shape.id == "route:brest-paris")
    x, y = (sum(axis) / len(axis) for axis in zip(*shape.points, strict=True))
    click(table.stage, x, y)
    assert keys(table, "choices")[0] == "claim brest-paris with 3 black", "locomotives are saved"
    table.below.pick("choices", "claim brest-paris with 3 black")
    assert table.desk.session.moves == 1


def test_a_quick_second_click_at_the_same_thing_counts_once(click: Callable[[Stage, float, float], None]) -> None:
    table = europe()
    table._pointed("deck")
    table._pointed("deck")
    assert table.desk.session.moves == 1
    assert "counted once" in table.desk.notice.text


def test_a_click_on_an_old_position_does_nothing() -> None:
    table = europe()
    table.below._heard(None, {"part": "market", "pick": "deck", "stamp": -1, "again": False}, [])
    assert table.desk.session.moves == 0
    assert "counted once" in table.desk.notice.text
    table.below._heard(None, {"part": "market", "pick": "deck", "stamp": 0, "again": True}, [])
    assert table.desk.session.moves == 0
    table.below._heard(None, {"part": "choices", "pick": "pass", "stamp": 0}, [])
    assert table.desk.session.moves == 0
    table.below._heard(None, "nonsense", [])


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
    for _ in range(2):
        table.below._heard(None, {"part": "hand", "pick": "hand:red", "stamp": stamp, "again": False}, [])
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
        table.below.pick("hand", "hand:blue")
    assert table.stage.scene != before
    assert game.session.moves == 0
    table.below.pick("choices", "!compose")
    assert not game.state.yards[1]


def test_a_handlers_error_is_shown(failures: Any) -> None:
    table = europe()
    table.desk.session.submit = None  # type: ignore[assignment]
    table.below.pick("market", "deck")
    assert "TypeError" in table.top.html("notice")
    assert failures.take()


def test_save_and_load(tmp_path: Path, failures: Any) -> None:
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, **ARRANGED)
    table = game.table()
    table.below.pick("market", "deck")
    table.controls.file.value = str(tmp_path / "friday.json")
    table.controls.save.click()
    assert "friday.json" in table.desk.notice.text
    table.below.pick("market", "deck")
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
    assert table.top.items("moves")[0]["text"] == "Cofnij"
    table.controls.eyes.value = "seat:1"
    assert table.desk.view.seat == 1
    table.controls.eyes.value = "follow"
    table.controls.curtain.value = True
    assert keys(table, "choices") == ["!lift"]
    assert keys(table, "hand") == []
    table.below.pick("choices", "!lift")
    assert keys(table, "hand")


def test_the_slider_looks_back() -> None:
    table = europe()
    for _ in range(3):
        table.below.pick("market", "deck")
    table.controls.slider.value = 1
    assert table.desk.at == 1
    assert keys(table, "choices") == ["!now", "!play-on"]
    table.below.pick("choices", "!play-on")
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


def test_only_the_parts_that_matter_are_shown() -> None:
    table = europe(parts=("hand",), goal="Dig <a> tunnel")
    assert table.below.items("hand")
    assert not table.below.items("market")
    assert table.below.columns == [["reveal", "choices", "hand"], ["rulecard"], []]
    assert table.top.columns == [["goal", "head", "notice", "rules"]]
    controls = (table.controls.history, table.controls.settings)
    assert not [control for control in controls if control in table.children]
    assert "Dig &lt;a&gt; tunnel" in table.top.html("goal")
    table.set_goal("Done", reached=True)
    assert "✓ Done" in table.top.html("goal")
    assert len(europe(parts=("find", "settings", "history")).children) == len(table.children) + 3
    assert europe().top.html("goal") == ""


def test_a_part_that_there_is_not_is_refused() -> None:
    with pytest.raises(TtrError, match="no part 'hands'; it has goal, head"):
        europe(parts=("hands",))


def test_two_tables_of_one_game_agree() -> None:
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, **ARRANGED)
    one, other = game.table(), game.table(language="it")
    one.below.pick("market", "deck")
    assert 'data-moves="1"' in other.top.html("head")


def test_bots_take_their_seat_and_strangers_are_refused() -> None:
    game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, first="Ana")
    table = game.table(bots={"Ben": "random"})
    assert table.desk.absent == {1}
    assert table.autoplay.bots
    with pytest.raises(TtrError, match="a bot is a function"):
        game.table(bots={"Ben": "clever"})


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
        *(table.below.html(part) for part in ("players", "reveal", "final")),
        table.top.html("head"),
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
        sizes.append(sum(len(json.dumps(table.below.items(part))) for part in ("log", "market", "choices")))
        while game.session.moves > 5:
            game.session.undo()
    assert max(sizes[5:]) < 12_000
