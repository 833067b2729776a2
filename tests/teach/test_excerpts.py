"""The pictures of a question: the piece of the board in which every name is whole, and parts that are not enlarged."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.teach.writing import mine
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.show.labels import labels, text_width
from ttr_nb.show.scene import Scene, Text
from ttr_nb.teach import pictures
from ttr_nb.teach.cases import Case, play
from ttr_nb.teach.lessons import load_lesson
from ttr_nb.teach.questions import posed
from ttr_nb.teach.scenarios import ids_in, load_scenario


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Scene, float]]:
    """What is put into a page: scenes, and how wide they are shown."""
    scenes: list[tuple[Scene, float]] = []

    def image(scene: Scene, alt: str, width: float) -> str:
        scenes.append((scene, width))
        return alt

    monkeypatch.setattr(pictures, "image", image)
    return scenes


def draw(case: Case, spec: object, language: str) -> None:
    case.kept.clear()
    pictures.pictures(case, spec, language)
    case.kept.clear()


def words(scene: Scene) -> list[Text]:
    return [shape for shape in scene.shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ids_in("lessons"))
def test_no_name_is_cut(id: str, language: str, drawn: list[tuple[Scene, float]]) -> None:
    of = load_lesson(id)
    for each in of.rounds:
        question = posed(of, each.id)
        board = getattr(question.case.box, "board", None)
        drawn.clear()
        draw(question.case, question.spec, language)
        for scene, _ in drawn:
            for word in words(scene):
                wide = text_width(word.text, word.size) if word.halo else 0
                left = word.x - {"start": 0, "middle": wide / 2, "end": wide}[word.anchor]
                assert 0 <= left <= scene.size[0] - wide, (each.id, word.text)
                assert word.size / 2 <= word.y <= scene.size[1] - word.size / 2, (each.id, word.text)
            shown = [word.text for word in words(scene) if word.halo]
            for label in labels(board, language) if shown and board else ():
                assert len({line in shown for line in label.lines}) == 1, (each.id, label.lines)


def test_the_names_of_what_is_asked_are_there(drawn: list[tuple[Scene, float]]) -> None:
    case = posed(load_lesson("claiming"), "one").case
    draw(case, {"action": "claim cadiz-lisboa with 2 blue"}, "pl")
    scene, _ = drawn[0]
    assert scene.size < case.box.board.size
    assert {"Brest", "Dieppe", "Kadyks", "Lizbona"} <= {word.text for word in words(scene)}


def test_a_name_without_its_city_is_left_out(drawn: list[tuple[Scene, float]]) -> None:
    question = posed(load_lesson("dice-travel"), "trip")
    draw(question.case, question.spec, "it")
    names = {word.text for word in words(drawn[0][0])}
    assert "Magdeburgo" in names  # it would be cut, and there is room to show more
    assert "Amburgo" not in names


def test_a_short_hand_is_not_enlarged(drawn: list[tuple[Scene, float]]) -> None:
    question = posed(load_lesson("start"), "refusal")
    draw(question.case, question.spec, "en")
    scene, width = drawn[1]
    assert scene.size[0] / 2 < width <= scene.size[0]


def test_where_there_is_nothing_else_to_see_the_board_tells_the_position(tmp_path: Path) -> None:
    path = mine(
        tmp_path,
        ("3 purple 1 locomotive", "1 purple"),
        ('moves = ["draw card", "draw card",', 'moves = ["claim dieppe-paris with 1 purple",'),
        ('["claim marseille-zurich with 2 purple", "take back"]', "[]"),
        ('[goal]\nevent = "TunnelGivenUp"\nroute = "marseille-zurich"\n', ""),
    )
    page = pictures.pictures(play(load_scenario(path)), {}, "en")
    assert page.count("<img") == 1
    assert "To play: Ana" in page
