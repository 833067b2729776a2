"""The stage without a browser: what is painted when, what a click means, and that nothing fails unseen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import ipycanvas.canvas as ipycanvas
import pytest

from ttr_nb.show.palette import CARDS, contrast, on
from ttr_nb.show.scene import AnyShape, Disc, Line, Polygon, Scene, Text
from ttr_nb.ui import painter
from ttr_nb.ui.batches import batched
from ttr_nb.ui.guard import guarded
from ttr_nb.ui.stage import Stage
from ttr_nb.ui.style import css

Click = Callable[[Stage, float, float], None]
Arrive = Callable[[Stage], None]

LAND = Polygon(layer="board", id="land", points=((10, 10), (90, 10), (90, 60), (10, 60)), fill="land", stroke="coast")
CITY = Disc(layer="claims", id="city:a", x=30, y=30, radius=6, fill="city", stroke="city-edge")
NAME = Text(layer="claims", x=30, y=20, text="Łódź", size=8, halo="halo")
ROAD = Line(layer="claims", points=((30, 30), (70, 50)), stroke="path", width=3)


def scene(*more: AnyShape, size: tuple[float, float] = (100, 70)) -> Scene:
    return Scene(size, (LAND, CITY, NAME, ROAD, *more), "A map")


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[list[Any]]:
    """The commands of each message that would go to the browser."""
    messages: list[list[Any]] = []

    def send(_: object, command: Any, buffers: Any = ()) -> None:
        messages.append(json.loads(json.dumps(command)))

    monkeypatch.setattr(ipycanvas._CanvasManager, "_send_custom", send)
    return messages


def commands(message: list[Any]) -> list[str]:
    return [ipycanvas._CMD_LIST[command[0]] for command in message]


def layers(message: list[Any]) -> list[list[str]]:
    """The commands for each canvas that a message paints on."""
    found: list[list[str]] = []
    for name in commands(message):
        if name == "switchCanvas":
            found.append([])
        found[-1].append(name)
    return found


def stage(on_point: Callable[[str], None] = lambda id: None, **options: Any) -> Stage:
    return Stage(("board", "claims"), on_point, width=500, **options)


def test_nothing_is_sent_until_somebody_looks(sent: list[list[Any]], arrive: Arrive) -> None:
    shown = stage()
    shown.show(scene())
    assert sent == []
    arrive(shown)
    (message,) = sent
    board, claims = layers(message)
    assert "fillStyledPolygons" in board
    assert "fillText" not in board
    assert "fillText" in claims


def test_only_changed_layers_are_sent_again(sent: list[list[Any]], arrive: Arrive) -> None:
    shown = stage()
    shown.show(scene())
    arrive(shown)
    sent.clear()
    shown.show(scene())
    assert sent == []
    shown.show(scene(Disc(layer="claims", x=70, y=50, radius=6, fill="city")))
    (claims,) = sent
    assert commands(claims).count("switchCanvas") == 1
    assert "fillStyledPolygons" not in commands(claims)


def test_all_layers_are_one_message_and_a_faulty_one_paints_nothing(sent: list[list[Any]], arrive: Arrive) -> None:
    shown = Stage(("board", "claims", "marks"), lambda id: None, width=500)
    shown.show(scene())
    arrive(shown)
    sent.clear()
    car = Disc(layer="claims", x=70, y=50, radius=6, fill="city")
    with pytest.raises(KeyError):
        shown.show(scene(car, Disc(layer="marks", x=1, y=1, radius=1, fill="no such role")))
    assert sent == []
    shown.show(scene(car, Disc(layer="marks", x=1, y=1, radius=1, fill="city")))
    (message,) = sent
    assert ["fillStyledCircles" in layer for layer in layers(message)] == [True, True]


def test_what_is_added_is_painted_over_and_what_is_gone_is_wiped(sent: list[list[Any]], arrive: Arrive) -> None:
    shown = stage()
    shown.show(scene())
    arrive(shown)
    more = Disc(layer="claims", id="more", x=80, y=20, radius=6, fill="city")
    shown.show(scene(more))
    assert "clear" not in commands(sent[1])
    assert "fillText" not in commands(sent[1])
    shown.show(scene())
    assert "clearRect" in commands(sent[2]), "where it was"
    assert "clip" in commands(sent[2])
    assert "fillText" not in commands(sent[2]), "what lies elsewhere stays"
    under = Disc(layer="claims", x=31, y=31, radius=6, fill="city")
    shown.show(Scene((100, 70), (LAND, under, CITY, NAME, ROAD)))
    assert "fillText" in commands(sent[3])
    assert commands(sent[3]).count("restore") == 1
    shown.show(Scene((100, 70), (LAND,)))
    assert "clear" in commands(sent[4]), "when so much is gone, all is painted again"


def test_many_lines_of_one_colour_name_it_once(sent: list[list[Any]], arrive: Arrive) -> None:
    def painted(*roles: str) -> list[str]:
        shown = stage()
        road = [
            Line(layer="claims", points=((9 * at, 60), (9 * at, 68)), stroke=roles[at % len(roles)], width=2)
            for at in range(12)
        ]
        shown.show(scene(*road))
        sent.clear()
        arrive(shown)
        return commands(sent[0])

    assert "strokeLineSegments" in painted("path")
    assert "strokeLineSegments" not in painted("path", "edge")


def test_theme_size_and_a_new_page_repaint_everything(sent: list[list[Any]], arrive: Arrive) -> None:
    shown = stage()
    shown.show(scene())
    arrive(shown)
    for change in (
        lambda: shown.set_theme("dark"),
        lambda: shown.resize(800),
        lambda: shown.show(scene(size=(100, 50))),
        lambda: arrive(shown),
    ):
        sent.clear()
        change()
        assert [len(layers(message)) for message in sent] == [2], change
    sent.clear()
    shown.set_theme("dark")
    shown.resize(800)
    assert sent == []


def test_the_canvas_has_the_form_of_the_scene() -> None:
    shown = stage()
    shown.show(scene(size=(100, 40)))
    assert (shown.widget.width, shown.widget.height, shown.widget.layout.width) == (500, 200, "500px")
    assert {(shown.widget[place].width, shown.widget[place].height) for place in (0, 1)} == {(500, 200)}


def test_the_canvas_that_hears_the_mouse_has_no_pixels_to_be_laid_on_the_rest(arrive: Arrive) -> None:
    shown = stage()
    for change in (lambda: shown.show(scene()), lambda: arrive(shown), lambda: shown.resize(800)):
        change()
        assert (shown.widget[2].width, shown.widget[2].height) == (1, 1), change


def test_a_click_means_what_lies_there(click: Click) -> None:
    heard: list[str] = []
    shown = stage(heard.append)
    shown.show(scene())
    for x, y in ((30, 30), (80, 15), (98, 68)):
        click(shown, x, y)
    assert heard == ["city:a", "land", ""]


def test_a_failing_handler_is_reported_and_logged(click: Click, failures: Any) -> None:
    reported: list[Exception] = []

    def fail(thing: str) -> None:
        raise ValueError(thing)

    shown = stage(fail, report=reported.append)
    shown.show(scene())
    click(shown, 30, 30)
    assert [str(error) for error in reported] == ["city:a"]
    (logged,) = failures.take()
    assert "ValueError: city:a" in logged


def test_a_failing_report_is_logged_too(failures: Any) -> None:
    def fail(*_: object) -> None:
        raise ValueError("again")

    guarded(fail, fail)()
    assert len(failures.take()) == 2


def test_an_unwrapped_handler_is_noticed(failures: Any) -> None:
    from ipywidgets import Button

    button = Button()
    button.on_click(lambda _: 1 / 0)
    button.click()
    assert "ZeroDivisionError" in failures.take()[0]


def test_a_faulty_scene_freezes_nothing(
    sent: list[list[Any]], arrive: Arrive, monkeypatch: pytest.MonkeyPatch, failures: Any
) -> None:
    shown = stage()
    shown.show(Scene((100, 70), (LAND,)))
    arrive(shown)
    sent.clear()
    with pytest.raises(KeyError):
        shown.show(scene(Disc(layer="claims", x=1, y=1, radius=1, fill="no such role")))
    assert sent == []
    with monkeypatch.context() as patch:
        patch.setattr(painter.Canvas, "fill_styled_circles", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            shown.show(scene())
    assert not ipycanvas._CANVAS_MANAGER._caching
    assert ipycanvas._CANVAS_MANAGER._commands_cache == []
    shown.show(scene())
    assert len(sent) == 1
    assert failures.take() == []


def test_batches_keep_the_order_where_it_is_seen() -> None:
    cars = [
        Polygon(points=((x, 0), (x + 20, 0), (x + 20, 10), (x, 10)), fill="card-red", stroke="track-edge")
        for x in range(0, 400, 40)
    ]
    signs = [Disc(x=x + 10, y=5, radius=3, fill="on-card-red") for x in range(0, 400, 40)]
    woven = [shape for pair in zip(cars, signs, strict=True) for shape in pair]
    batches = batched(woven)
    assert [batch.kind.name for batch in batches] == ["fill-polygon", "stroke-polygon", "fill-disc"]
    assert [len(batch.shapes) for batch in batches] == [10, 10, 10]
    over = Polygon(points=((0, 0), (400, 0), (400, 10), (0, 10)), fill="land")
    assert [batch.kind.name for batch in batched([*woven, over])][-1] == "fill-polygon"
    assert [batch.kind.name for batch in batched([*woven, over, *woven])][3:] == [
        "fill-polygon",
        "stroke-polygon",
        "fill-disc",
    ]


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("#fffdf6", "#24405f"),
        ("#fffdf6", "#2f547b"),
        ("#fffdf6", "#5b3216"),
        ("#fffdf6", "#6d3f1e"),
        ("#1a1a1a", "#fffdf6"),
        ("#1a1a1a", "#f3e3b3"),
    ],
)
def test_printed_words_can_be_read(ink: str, ground: str) -> None:
    """The backs of decks, dice and tokens: the colours that the style sheet has of its own."""
    assert ink in css()
    assert ground in css()
    assert contrast(ink, ground) >= 4.5


def test_every_colour_of_the_style_sheet_is_measured() -> None:
    own = css().split(".ttr-announce", 1)[1].split(".ttr-owner", 1)[0]
    measured = {"#fffdf6", "#24405f", "#2f547b", "#5b3216", "#6d3f1e", "#1a1a1a", "#f3e3b3"}
    edges = {"#6b675e", "#12233a", "#2b1708"}
    printed = {*CARDS.values(), *(on(colour) for colour in CARDS.values())}
    assert set(re.findall(r"#[0-9a-f]{6}", own)) <= measured | edges | printed


def test_style_sheet_is_whole() -> None:
    text = css()
    assert text.count("{") == text.count("}")
    for name in ("ttr-card-locomotive", "ttr-owner-yellow", "ttr-die-joker", "ttr-dark", "ttr-projector"):
        assert f".{name}" in text
