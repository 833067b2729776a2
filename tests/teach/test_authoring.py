"""The workshop: copies that write over nothing, changes made whole, checks that name every fault, games on it all."""

from __future__ import annotations

from pathlib import Path

import pytest

import ttr_nb as ttr
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.content.maps import board_ids
from ttr_nb.content.paths import data_root
from ttr_nb.core.errors import TtrError
from ttr_nb.teach.authoring import Workshop, workshop
from ttr_nb.teach.scenarios import load_scenario


@pytest.fixture
def shop(tmp_path: Path) -> Workshop:
    return workshop(tmp_path / "mine")


# --- copies -------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["island", *board_ids()])
def test_every_map_can_be_copied_and_is_sound_under_its_new_name(id: str, shop: Workshop) -> None:
    shop.copy(id, "my_map")
    assert shop.check("my_map") == ("my_map: ok, nothing is wrong.",)
    assert shop.board("my_map").id == "my_map"


def test_a_copy_never_writes_over_anything(shop: Workshop) -> None:
    shop.copy("island", "my_map")
    shop.copy("tunnel-purple", "mine.toml")
    shop.add("my_map/tickets.csv", "castle-mill,castle,mill,2,regular")
    shop.change("mine.toml", "seed = 7", "seed = 8")
    before = {name: shop.file(name).read_text(encoding="utf-8") for name in shop.names()}
    assert shop.copy("europe", "my_map") == ("my_map is there already and stays as it is.",)
    assert shop.copy("tunnel-gray", "mine.toml") == ("mine.toml is there already and stays as it is.",)
    assert {name: shop.file(name).read_text(encoding="utf-8") for name in shop.names()} == before


def test_a_copy_is_whole_or_not_at_all(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ttr_nb.teach.authoring.write_atomically", full)
    with pytest.raises(TtrError, match=r"^my_map cannot be written: No space left on device$"):
        shop.copy("island", "my_map")
    assert list(shop.folder.iterdir()) == []


@pytest.mark.parametrize(
    ("of", "name", "why"),
    [
        ("iland", "my_map", "there is no map 'iland' to be copied; did you mean 'island'"),
        ("tunel-purple", "mine.toml", "there is no scenario or lesson 'tunel-purple' to be copied; did you mean"),
        ("island", "My-Map", "of a-z, 0-9 and '_'"),
        ("tunnels", "My.toml", "of a-z, 0-9 and '-'"),
        ("island", "../map", "no name of a file here"),
        ("island", "a/b/c", "no name of a file here"),
        ("island", "/map", "no name of a file here"),
        ("island", "", "no name of a file here"),
    ],
)
def test_what_cannot_be_copied_is_an_error_that_says_why(of: str, name: str, why: str, shop: Workshop) -> None:
    with pytest.raises(TtrError, match=why):
        shop.copy(of, name)
    assert not shop.folder.exists()


def test_without_a_name_the_workshop_is_among_ones_own_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TTR_NB_HOME", str(tmp_path))
    assert str(workshop()) == "Your workshop is empty."
    workshop().copy("tunnels", "mine.toml")
    assert (tmp_path / "workshop" / "mine.toml").is_file()
    assert str(workshop()) == "In your workshop: mine.toml."


# --- files --------------------------------------------------------------------------------------


def test_a_change_is_made_once(shop: Workshop) -> None:
    shop.copy("island", "my_map")
    assert shop.change("my_map/routes.csv", "2,orange", "4,orange") == ("Changed: my_map/routes.csv.",)
    assert shop.change("my_map/routes.csv", "2,orange", "4,orange") == ("my_map/routes.csv says so already.",)
    assert shop.board("my_map").route["market-quarry"].length == 4
    assert shop.add("my_map/tickets.csv", "castle-mill,castle,mill,2,regular") == ("Changed: my_map/tickets.csv.",)
    assert shop.add("my_map/tickets.csv", "castle-mill,castle,mill,2,regular")[0].endswith("says so already.")
    assert shop.board("my_map").ticket["castle-mill"].points == 2


def test_a_change_that_only_adds_is_made_once_too(shop: Workshop) -> None:
    shop.copy("tunnel-purple", "mine.toml")
    shop.change("mine.toml", "seed = 7", "seed = 77")
    assert shop.change("mine.toml", "seed = 7", "seed = 77") == ("mine.toml says so already.",)
    assert "seed = 77\n" in str(shop.look("mine.toml"))


@pytest.mark.parametrize("old", ["a", "atlantis", ""])
def test_words_that_do_not_stand_there_once_change_nothing(old: str, shop: Workshop) -> None:
    shop.copy("island", "my_map")
    before = shop.look("my_map/cities.csv")
    with pytest.raises(TtrError, match="must be there once"):
        shop.change("my_map/cities.csv", old, "nowhere")
    assert shop.look("my_map/cities.csv") == before


def test_a_table_is_shown_as_a_table_and_nothing_in_it_is_markup(shop: Workshop) -> None:
    shop.copy("island", "my_map")
    shop.change("my_map/cities.csv", "mill,Mill", "mill,<b>Mill</b>")
    html = shop.look("my_map/cities.csv").html
    assert html.startswith('<table><tr><th style="text-align:left">id</th>')
    assert ">&lt;b&gt;Mill&lt;/b&gt;</td>" in html
    assert shop.look("my_map/board.toml").html.startswith("<pre>id = &quot;my_map&quot;")


def test_a_file_that_is_not_there_is_an_error_with_a_hint(shop: Workshop) -> None:
    shop.copy("island", "my_map")
    with pytest.raises(TtrError, match=r"did you mean 'my_map/routes.csv'\?"):
        shop.look("my_map/route.csv")
    with pytest.raises(TtrError, match="is no map"):
        shop.board("my_map/routes.csv")


def test_a_file_that_is_no_text_is_an_error_that_names_it(shop: Workshop) -> None:
    shop.copy("island", "my_map")
    shop.file("my_map/routes.csv").write_bytes(b"\xff\xfe")
    with pytest.raises(TtrError, match=r"routes\.csv.*not UTF-8"):
        shop.look("my_map/routes.csv")


# --- using them ---------------------------------------------------------------------------------


def test_a_check_names_all_faults_at_once(shop: Workshop) -> None:
    shop.copy("island", "my_map")
    shop.add("my_map/routes.csv", "cave-mill,cave,mill,2,pink,,,")
    told = shop.check("my_map")
    assert any("line 12, column from" in line for line in told)
    assert any("line 12, column colour" in line for line in told)


def test_the_templates_are_sound_as_they_stand() -> None:
    templates = Workshop(data_root() / "templates")
    for name in ("island", "island-ferry.toml", "island-lesson.toml"):
        assert templates.check(name)[0].endswith("nothing is wrong."), name


def test_a_scenario_is_played_on_the_map_beside_it(shop: Workshop) -> None:
    shop.copy("island", "my_map")
    shop.copy("island-ferry", "my-ferry.toml")
    assert ttr.scenario(shop.file("my-ferry.toml")).board.id == "island", "ours, as long as no other is named"
    shop.change("my-ferry.toml", 'game = "island"', 'game = "mymap"')
    assert shop.check("my-ferry.toml")[0].endswith("my_map; did you mean 'my_map'?")
    shop.change("my-ferry.toml", 'game = "mymap"', 'game = "my_map"')
    assert shop.check("my-ferry.toml")[0].endswith("nothing is wrong.")
    game = ttr.scenario(shop.file("my-ferry.toml"))
    game.play("claim lighthouse-quarry with 1 blue 1 locomotive")
    assert game.board.id == "my_map"
    assert game.tally().seats[0].tickets_made == 1


def test_a_scenario_on_a_map_with_faults_says_so(shop: Workshop) -> None:
    shop.copy("island", "island")
    shop.copy("island-ferry", "my-ferry.toml")
    shop.change("island/routes.csv", "2,orange", "two,orange")
    (told,) = shop.check("my-ferry.toml")
    assert told.startswith("scenarios/my-ferry.toml: game: the map has faults of its own, the first is island/routes")


def test_a_lesson_of_ones_own_finds_the_scenario_beside_it(shop: Workshop) -> None:
    shop.copy("island", "island")
    shop.copy("island-ferry", "island-ferry.toml")
    shop.copy("island-lesson", "my-lesson.toml")
    lesson = ttr.lesson(shop.file("my-lesson.toml"))
    assert lesson.rounds == ("boat",)
    assert lesson.lesson.rounds[0].scenario.box.board.id == "island"


def test_our_own_scenarios_stay_on_our_own_maps() -> None:
    assert load_scenario("tunnel-purple").own is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_island_has_a_name_for_everything(language: str) -> None:
    board = Workshop(data_root() / "templates").board("island")
    assert board.names[language]
    assert language == "en" or all(city.names[language] for city in board.cities)
