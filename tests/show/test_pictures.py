"""Pictures of cards, tickets, yards, dice and whole tables: all one can point at is there, and every word fits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import ttr_nb as ttr
from ttr_nb.games.cardgame.actions import PlaceCards
from ttr_nb.games.cardgame.events import CardsMoved, RowRobbed
from ttr_nb.games.cardgame.pointing import robberies
from ttr_nb.games.dice.state import TunnelDice
from ttr_nb.games.europe.state import TunnelDue
from ttr_nb.mechanics.cards import KINDS, cards
from ttr_nb.mechanics.tickets import HiddenOffer, TicketOffer
from ttr_nb.shelf import game_ids
from ttr_nb.show.card_pictures import card_scene, hand_scene, market_scene
from ttr_nb.show.dice_pictures import SYMBOLS, dice_scene, die_scene, sign, tokens_scene
from ttr_nb.show.labels import text_width
from ttr_nb.show.palette import PALETTES, contrast
from ttr_nb.show.panel_pictures import moved
from ttr_nb.show.position import tell_position
from ttr_nb.show.scene import Disc, Line, Polygon, Scene, Text, distance
from ttr_nb.show.svg import svg
from ttr_nb.show.table_picture import table_scene
from ttr_nb.show.yard_pictures import yards_scene

LANGUAGES = ("en", "ro", "pl", "it")
LONG = "Konstantynopolitańczykowianeczka Bardzo-Długa z Wilna"
SLACK = 1.0
"""A scene's rounding, in its units."""


@cache
def moments(game: str, players: int) -> tuple[tuple[ttr.Game, Any], ...]:
    """A game at its start, at every kind of decision it met first, and at its end."""
    names = [LONG, "Ben", "Cleo", "Dan", "Ema"][:players]
    table = ttr.new_game(game, names, seed=11)
    rng, found = Random(5), {"start": table.state}
    while not table.is_over:
        if table.state.pending:
            found.setdefault(type(table.state.pending[0]).__name__, table.state)
        elif table.session.moves > 60:
            found.setdefault("middle", table.state)
        table.session.submit(rng.choice(table.rules.legal_actions(table.state)))
    return tuple((table, state) for state in (*found.values(), table.state))


def scenes(game: str, players: int, language: str) -> Iterator[tuple[Any, Scene]]:
    for table, state in moments(game, players):
        for seat in (table.rules.seat_to_act(state), None, players - 1):
            view = table.rules.view(state, seat)
            yield view, table_scene(view, table.names, table.rules, language)


def outside(scene: Scene) -> list[str]:
    """Words that leave the scene, if a letter is 0.6 of its size wide."""
    found = []
    for shape in scene.shapes:
        if isinstance(shape, Text):
            wide = 0.6 * shape.size * len(shape.text)
            left = shape.x - {"start": 0.0, "middle": wide / 2, "end": wide}[shape.anchor]
            if left < -SLACK or left + wide > scene.size[0] + SLACK:
                found.append(shape.text)
    return found


def points(scene: Scene) -> Iterator[tuple[float, float]]:
    for shape in scene.shapes:
        match shape:
            case Polygon() | Line():
                yield from shape.points
            case Disc():
                yield from ((shape.x - shape.radius, shape.y - shape.radius),)
                yield from ((shape.x + shape.radius, shape.y + shape.radius),)
            case Text():
                yield shape.x, shape.y


def of_table(scene: Scene) -> Scene:
    """The scene without its board, whose own tests look after it."""
    return Scene(scene.size, tuple(shape for shape in scene.shapes if shape.layer != "board"))


# --- whole tables -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players"),
    [("europe", 2), ("europe", 5), ("dice:germany", 5), ("dice:switzerland", 3), ("cardgame", 3), ("cardgame", 4)],
)
def test_no_word_and_no_shape_leaves_the_picture(game: str, players: int, language: str) -> None:
    for _, scene in scenes(game, players, language):
        assert outside(of_table(scene)) == []
        wide, high = scene.size
        # The map itself may run off its sheet.
        strays = [p for p in points(of_table(scene)) if not (-2 <= p[0] <= wide + 2 and -2 <= p[1] <= high + 2)]
        assert strays == []


@pytest.mark.parametrize("game", game_ids())
def test_a_table_is_told_in_its_title_and_description_and_is_good_svg(game: str) -> None:
    for view, scene in scenes(game, 2, "en"):
        lines = "\n".join(tell_position(view, moments(game, 2)[0][0].names, "en"))
        assert scene.desc == lines
        assert scene.title == lines.splitlines()[0]
        ElementTree.fromstring(svg(scene, "dark"))
        assert {role for shape in scene.shapes for role in _roles(shape)} <= PALETTES["light"].keys()


def _roles(shape: Any) -> list[str]:
    return [role for name in ("fill", "stroke", "halo") if (role := getattr(shape, name, ""))]


def ids(scene: Scene) -> set[str]:
    return {shape.id for shape in scene.shapes if shape.id}


@pytest.mark.parametrize(("game", "players"), [("europe", 3), ("dice:europe", 3), ("cardgame", 3)])
def test_what_one_can_point_at_is_in_the_picture_and_has_a_title(game: str, players: int) -> None:
    for view, scene in scenes(game, players, "pl"):
        there = ids(scene)
        wanted = {"ticket-deck", *(f"ticket:{ticket}" for ticket in view.tickets)}
        if hasattr(view, "row"):
            wanted |= {"deck", *(f"card:{kind}" for kind in view.row)}
        if getattr(view, "hand", None):
            wanted |= {f"hand:{kind}" for kind, count in zip(KINDS, view.hand, strict=True) if count}
        if hasattr(view, "dice"):
            wanted |= {"token:single", "token:double", *(f"die:{place}" for place in range(sum(view.dice)))}
        if hasattr(view, "yards"):
            wanted |= {f"track:{seat}" for seat in range(players)}
            wanted |= {f"yard:{seat}:{row.colour}" for seat, yard in enumerate(view.yards) for row in yard}
            wanted.add("bigcity:chicago")
        if hasattr(view, "network"):
            wanted |= {"city:wien", "route:brest-dieppe"}
        if view.pending and isinstance(view.pending[0], TicketOffer):
            wanted |= {f"ticket:{ticket}" for ticket in view.pending[0].tickets}
        assert wanted <= there
        assert there <= scene.titles().keys()


@pytest.mark.parametrize(("game", "players"), [("europe", 2), ("dice:europe", 2), ("cardgame", 2)])
def test_another_sees_no_ticket_and_no_card_of_a_hand(game: str, players: int) -> None:
    offers = 0
    for view, scene in scenes(game, players, "en"):
        if view.pending and isinstance(view.pending[0], HiddenOffer):
            offers += 1
            assert _said(scene).count("hidden") == view.pending[0].offered
        own = {f"ticket:{ticket}" for ticket in view.tickets}
        if view.pending and isinstance(view.pending[0], TicketOffer):
            own |= {f"ticket:{ticket}" for ticket in view.pending[0].tickets}
        done = {f"ticket:{ticket}" for tickets in getattr(view, "completed", ()) for ticket in tickets}
        assert {id for id in ids(scene) if id.startswith("ticket:")} == own | done
        if view.seat is None:
            assert not any(id.startswith("hand:") for id in ids(scene))
    assert offers, "no offer was seen from another's seat"


def test_a_tunnel_shows_what_was_laid_out_turned_up_and_is_due() -> None:
    game = ttr.new_game(
        "europe",
        ["Ana", "Ben"],
        seed=7,
        first="Ana",
        hands={"Ana": "3 purple 1 locomotive 1 red"},
        deck="purple locomotive green",
        tickets={"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]},
    )
    before = _said(table_scene(game.view("Ana"), game.names, game.rules, "en"))
    game.play("claim marseille-zurich with 2 purple")
    assert isinstance(game.state.pending[0], TunnelDue)
    after = _said(table_scene(game.view("Ben"), game.names, game.rules, "en"))
    assert {"Laid out", "Turned up", "Due: 2 cards more."} <= {*after} - {*before}
    # In Ana's eyes: her hand, and again what she laid out and turned up.
    own = _said(table_scene(game.view("Ana"), game.names, game.rules, "en"))
    assert own.count("purple") == before.count("purple") + 3


def test_a_tunnel_of_dice_shows_the_dice() -> None:
    game = next(
        (game, state)
        for number in (2, 3)
        for game, state in moments("dice:europe", number)
        if state.pending and isinstance(state.pending[0], TunnelDice)
    )
    table, state = game
    said = _said(table_scene(table.rules.view(state, None), table.names, table.rules, "en"))
    assert "The tunnel dice" in said
    assert said.count("tunnel") == state.pending[0].rolled.count("tunnel")


def _said(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Text)]


def test_a_made_ticket_is_marked() -> None:
    game = ttr.new_game(
        "europe",
        ["Ana", "Ben"],
        seed=7,
        first="Ana",
        tickets={"Ana": ["frankfurt-kobenhavn"], "Ben": ["berlin-roma"]},
        claimed={"Ana": ["essen-frankfurt", "essen-kobenhavn-1"]},
    )
    mine = game.picture("Ana").titles()["ticket:frankfurt-kobenhavn"]
    assert mine == "Frankfurt – Copenhagen (5), already made"
    assert game.picture("Ben").titles()["ticket:berlin-roma"] == "Berlin – Rome (9)"


# --- yards --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def yards() -> ttr.Game:
    return ttr.new_game(
        "cardgame",
        ["Ana", "Ben", "Cleo"],
        seed=5,
        first="Ana",
        yards={"Ana": ["3 blue"], "Ben": ["3 green 2 locomotive"], "Cleo": ["9 yellow 3 locomotive"]},
        hands={"Ana": "6 green 1 locomotive"},
        tickets={"Ana": ["chicago-calgary"], "Ben": ["dallas-helena"], "Cleo": ["miami-omaha"]},
    )


def middle(shape: Polygon) -> float:
    return sum(x for x, _ in shape.points) / len(shape.points)


def test_locomotives_stand_at_the_head_of_a_row(yards: ttr.Game) -> None:
    scene = yards_scene(yards.view("Ana"), yards.names, "en")
    for row in (row for yard in yards.state.yards for row in yard if row.locomotives):
        lying = [
            shape
            for shape in scene.of("claims")
            if isinstance(shape, Polygon) and shape.id.endswith(f":{row.colour}") and shape.fill.startswith("card-")
        ]
        fills = [shape.fill for shape in sorted(lying, key=middle)]
        assert fills == ["card-locomotive"] * row.locomotives + [f"card-{row.colour}"] * row.coloured


def columns(scene: Scene) -> dict[str, int]:
    """In which of three yards side by side each marked thing lies."""
    drawn = [shape for shape in scene.of("marks") if isinstance(shape, Polygon) and shape.title]
    return {shape.id: int(middle(shape) // (scene.size[0] / 3)) for shape in drawn}


def test_what_a_placement_would_rob_is_struck_out(yards: ttr.Game) -> None:
    view, planned = yards.view("Ana"), cards(green=6, locomotive=1)
    robs = robberies(yards.state, PlaceCards(planned), 0)
    scene = yards_scene(view, yards.names, "en", planned=(0, planned), robs=robs)
    marks = {shape.id: shape.title for shape in scene.of("marks") if shape.title}
    assert marks["yard:0:green"] == "To be placed: 6 green cards and 1 locomotive"
    assert marks["yard:1:green"].startswith("Train robbery, if Ana places these cards: Ben discards")
    assert columns(scene) == {"yard:0:green": 0, "yard:1:green": 1}
    assert not any(shape.layer == "marks" for shape in yards_scene(view, yards.names, "en").shapes)
    assert scene.of("board") == yards_scene(view, yards.names, "en").of("board")


def test_what_has_happened_in_a_yard_is_marked(yards: ttr.Game) -> None:
    robbed, left = RowRobbed(0, 2, cards(red=3)), CardsMoved(1, cards(green=1, locomotive=1))
    scene = yards_scene(yards.view("Ana"), yards.names, "en", robbed=[robbed], moved=[left])
    marks = {shape.id: shape.title for shape in scene.of("marks") if shape.title}
    assert marks["yard:2:red"] == "Train robbery by Ana: Cleo has discarded 3 red cards"
    assert columns(scene) == {"yard:2:red": 2, "track:1": 1}
    once = yards_scene(yards.view("Ana"), yards.names, "en", robbed=iter([robbed]), moved=iter([left]))
    assert once == scene, "what can be read only once is seen by every yard"
    assert marks["track:1"] == "Ben has moved to the track: 1 green card and 1 locomotive"


def test_a_stack_on_the_track_is_face_down_unless_it_is_open(yards: ttr.Game) -> None:
    view = yards.view("Ana")._replace(track_sizes=(3, 4, 0))
    closed = yards_scene(view, yards.names, "en")
    assert not any(shape.id == "track:0" and "card-" in getattr(shape, "fill", "") for shape in closed.shapes)
    opened = yards_scene(view._replace(track=cards(red=2, locomotive=1)), yards.names, "en")
    kinds = [s.fill for s in opened.shapes if s.id == "track:0" and getattr(s, "fill", "").startswith("card-")]
    assert kinds == ["card-red", "card-locomotive"]
    assert opened.titles()["track:0"] == "On the track of Ana: 2 red cards and 1 locomotive"


# --- parts --------------------------------------------------------------------------------------


def test_pointing_at_a_card_finds_it() -> None:
    names = moments("europe", 2)[0][0].names
    market = market_scene(("red", "blue", "red", "locomotive", "white"), 50, 3, 20, names, "en")
    assert [market.at(50 + 114 * place, 30) for place in range(6)] == [
        "card:red",
        "card:blue",
        "card:red",
        "card:locomotive",
        "card:white",
        "deck",
    ]
    hand = hand_scene(cards(red=3, locomotive=2), names, "en")
    assert (hand.at(40, 40), hand.at(150, 40)) == ("hand:red", "hand:locomotive")
    assert hand.titles() == {"hand:red": "3 red cards", "hand:locomotive": "2 locomotives"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_on_a_card_keeps_clear_of_its_edges(language: str) -> None:
    names = moments("europe", 2)[0][0].names
    for kind in KINDS:
        for scene in (card_scene(kind, names, language), hand_scene(cards(**{kind: 2}), names, language)):
            (face,) = [shape for shape in scene.shapes if isinstance(shape, Text) and shape.fill == f"on-card-{kind}"]
            box = next(shape for shape in reversed(scene.shapes) if getattr(shape, "fill", "") == f"card-{kind}")
            bold = 1.1 * text_width(face.text, face.size)
            assert box.box[0] + 3 < face.x - bold / 2, face.text
            assert face.x + bold / 2 < box.box[2] - 3, face.text
            assert not face.text.endswith("…")


def test_dice_are_pointed_at_one_by_one() -> None:
    scene = dice_scene((2, 1, 1, 1), "en")
    assert [scene.at(43 + 96 * place, 30) for place in range(5)] == [f"die:{place}" for place in range(5)]
    assert tokens_scene((3, 0), "en", "token").titles()["token:single"] == "3 single tokens"


def test_every_face_has_a_sign_of_its_own() -> None:
    drawn = [sign(face, 0, 0, 10) for face in (*SYMBOLS, "tunnel", "blank")]
    assert len({repr(shapes) for shapes in drawn}) == len(drawn)
    assert drawn[-1] == ()
    with pytest.raises(KeyError):
        sign("six", 0, 0, 10)
    assert die_scene("joker", "it").title == "Dado: jolly"


@pytest.mark.parametrize("theme", PALETTES)
def test_words_stand_out_from_what_they_stand_on(theme: str) -> None:
    """Of the boxes painted before some words, the last one around their middle is their ground."""
    palette = PALETTES[theme]
    for game in ("europe", "dice:germany", "cardgame"):
        for view, scene in scenes(game, 3, "en"):
            painted: list[Polygon | Disc] = []
            for shape in scene.shapes:
                if shape.layer and hasattr(view, "network"):
                    continue  # the board, whose own tests look after it
                if isinstance(shape, Polygon | Disc) and shape.fill:
                    painted.append(shape)
                elif isinstance(shape, Text):
                    under = next(ground for ground in reversed(painted) if distance(ground, shape.x, shape.y) <= 0)
                    assert contrast(palette[shape.fill], palette[under.fill]) >= 4.5, (shape.text, under.fill)


def test_moved_keeps_all_but_the_place() -> None:
    shapes = (
        Polygon(points=((1, 2), (3, 4)), fill="ink", stroke="edge", width=2, id="a", title="A", layer="l"),
        Line(points=((1, 2), (3, 4)), stroke="edge", width=2, layer="l"),
        Disc(x=1, y=2, radius=3, fill="ink", stroke="edge", id="b"),
        Text(x=1, y=2, text="t", size=3, fill="ink", anchor="end", bold=True, halo="page"),
    )
    polygon, line, disc, text = moved(shapes, 10, 20, 2)
    assert (polygon.points, polygon.width, polygon.title) == (((12, 24), (16, 28)), 4, "A")
    assert (line.points, line.width) == (((12, 24), (16, 28)), 4)
    assert (disc.x, disc.y, disc.radius, disc.width) == (12, 24, 6, 2)
    assert (text.x, text.y, text.size, text.bold) == (12, 24, 6, True)
    assert moved((polygon, line, disc, text), -5, -10, 0.5) == shapes
    assert moved(shapes, 0, 0) == shapes
