"""The picture of a board: what lies where, measured over all boards and languages."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import hypot

import pytest

import ttr_nb as ttr
from ttr_nb.content.maps import load_board
from ttr_nb.mechanics.network import Network, atlas
from ttr_nb.show.board_ground import ground
from ttr_nb.show.board_marks import outlined
from ttr_nb.show.boards import board_scene
from ttr_nb.show.coast import area, simplified
from ttr_nb.show.label_geometry import Label, meets, off, passes
from ttr_nb.show.labels import labels, text_width
from ttr_nb.show.layout import Quad, layout
from ttr_nb.show.names import Names
from ttr_nb.show.palette import PALETTES
from ttr_nb.show.scene import Disc, Line, Polygon, Text, distance
from ttr_nb.show.svg import svg

BOARDS = ("europe", "usa", "nordic", "switzerland", "germany")
LANGUAGES = ("en", "ro", "pl", "it")

boards = pytest.mark.parametrize("id", BOARDS)
languages = pytest.mark.parametrize("language", LANGUAGES)


def corners(label: Label) -> Quad:
    left, top, right, bottom = label.box
    return (left, top), (right, top), (right, bottom), (left, bottom)


def overlap(one: Quad, other: Quad) -> bool:
    """Whether two convex quadrilaterals share more than an edge: no side of either has the other all beyond it."""
    for mine, theirs in ((one, other), (other, one)):
        for (ax, ay), (bx, by) in zip(mine, (*mine[1:], mine[0]), strict=True):
            nx, ny = by - ay, ax - bx
            own = [nx * x + ny * y for x, y in mine]
            far = [nx * x + ny * y for x, y in theirs]
            if max(own) <= min(far) + 1e-6 or max(far) <= min(own) + 1e-6:
                return False
    return True


# --- names -----------------------------------------------------------------------------------------------------------


@boards
@languages
def test_names_keep_clear_of_each_other_of_tracks_of_cities_and_of_the_edge(id, language):
    board = load_board(id)
    placed = labels(board, language)
    wide, high = board.size
    for label in placed:
        left, top, right, bottom = label.box
        assert 0 <= left < right <= wide, label
        assert 0 <= top < bottom <= high, label
    touching = [(one.lines, two.lines) for one, two in combinations(placed, 2) if overlap(corners(one), corners(two))]
    spaces = [space for track in layout(board).tracks.values() for space in track.spaces]
    crossed = [label.lines for label in placed if any(overlap(corners(label), space) for space in spaces)]
    radius = layout(board).scale.city
    hidden = [
        (label.lines, city.id)
        for label in placed
        for city in board.cities
        if hypot(
            max(label.box[0] - city.x, 0, city.x - label.box[2]), max(label.box[1] - city.y, 0, city.y - label.box[3])
        )
        < radius
    ]
    assert (touching, crossed, hidden) == ([], [], [])


@boards
@languages
def test_every_city_has_its_name_beside_it(id, language):
    board = load_board(id)
    names = Names(board)
    placed = labels(board, language)
    shown = {city: " ".join(label.lines) for label in placed for city in label.cities}
    assert shown == {city.id: names.city(city.id, language) for city in board.cities}
    for label in placed:
        x, y = (label.box[0] + label.box[2]) / 2, (label.box[1] + label.box[3]) / 2
        wide, high = label.box[2] - label.box[0], label.box[3] - label.box[1]
        assert any(
            abs(x - board.city[city].x) <= wide / 2 + label.size * 5.5
            and abs(y - board.city[city].y) <= high / 2 + label.size * 5.5
            for city in label.cities
        )


@boards
@languages
def test_a_name_is_nearest_to_its_own_city_or_a_line_leads_there(id, language):
    board = load_board(id)
    shapes, radius = ground(board, language), layout(board).scale.city
    last = max(place for place, shape in enumerate(shapes) if getattr(shape, "fill", "").startswith("card-"))
    drawn = {shape.points: shape for shape in shapes[last:] if isinstance(shape, Line)}
    placed = labels(board, language)
    for label in placed:
        own = min(off(label.box, (board.city[city].x, board.city[city].y)) for city in label.cities)
        others = [city for city in board.cities if city.id not in label.cities]
        if not label.lead:
            nearest = min(off(label.box, (city.x, city.y)) for city in others)
            assert nearest > own + label.size * 0.05, label
            continue
        start, end = label.lead
        assert min(hypot(start[0] - board.city[city].x, start[1] - board.city[city].y) for city in label.cities) == (
            pytest.approx(radius)
        )
        assert off(label.box, end) == pytest.approx(0, abs=1e-6)
        assert hypot(end[0] - start[0], end[1] - start[1]) > label.size * 0.35, label
        assert all(passes(label.lead, (city.x, city.y)) > radius * 1.2 for city in others), label
        assert not any(meets(label.lead, other.box) for other in placed if other is not label), label
        assert drawn[label.lead].stroke == "ink", "over the tracks"


@boards
@languages
def test_names_of_two_cities_do_not_read_as_one(id, language):
    for one, two in combinations(labels(load_board(id), language), 2):
        across = max(one.box[0], two.box[0]) - min(one.box[2], two.box[2])
        down = max(one.box[1], two.box[1]) - min(one.box[3], two.box[3])
        assert across > one.size * 0.6 or down > one.size * 0.3, (one.lines, two.lines)


@boards
def test_words_are_no_wider_than_their_box(id):
    for label in labels(load_board(id), "pl"):
        for words, x, y in label.places():
            assert text_width(words, label.size) <= label.box[2] - label.box[0]
            assert label.box[0] <= x <= label.box[2]
            assert label.box[1] < y < label.box[3]


def test_widths_of_letters_are_those_of_the_widest_font():
    image_font = pytest.importorskip("PIL.ImageFont")
    try:
        font = image_font.truetype("DejaVuSans.ttf", 100)
    except OSError:
        pytest.skip("the font is not installed")
    for id in BOARDS:
        board = load_board(id)
        for city in board.cities:
            for name in (city.name, *city.names.values()):
                assert text_width(name, 100) >= font.getlength(name) * 0.97, name


# --- tracks ----------------------------------------------------------------------------------------------------------


@boards
def test_tracks_have_their_spaces_and_run_neither_over_each_other_nor_over_cities(id):
    board = load_board(id)
    plan = layout(board)
    assert {route.id: len(plan.tracks[route.id].spaces) for route in board.routes} == {
        route.id: route.length for route in board.routes
    }
    spaces = [(route, space) for route, track in plan.tracks.items() for space in track.spaces]
    crossing = {
        (one, other)
        for (one, here), (other, there) in combinations(spaces, 2)
        if one != other and abs(here[0][0] - there[0][0]) < 200 and overlap(here, there)
    }
    assert crossing == set()
    size = plan.scale.city * 0.7
    over = {
        (route, city.id)
        for route, space in spaces
        for city in board.cities
        if overlap(
            space,
            (
                (city.x - size, city.y - size),
                (city.x + size, city.y - size),
                (city.x + size, city.y + size),
                (city.x - size, city.y + size),
            ),
        )
    }
    assert over == set()


@boards
def test_spaces_are_like_cars_and_inside_the_picture(id):
    board = load_board(id)
    plan = layout(board)
    for route, track in plan.tracks.items():
        for (ax, ay), (bx, by), (cx, cy), (dx, dy) in track.spaces:
            assert hypot(ax - dx, ay - dy) == pytest.approx(plan.scale.width), route
            long = hypot(ax + dx - bx - cx, ay + dy - by - cy) / 2
            assert plan.scale.width * 1.1 < long < plan.scale.car * 1.35, (route, long)
            assert all(0 <= x <= board.size[0] and 0 <= y <= board.size[1] for x in (ax, bx, cx, dx) for y in (ay, by))


@boards
def test_double_routes_run_side_by_side(id):
    board = load_board(id)
    plan = layout(board)
    for tracks in board.doubles.values():
        middles = [plan.tracks[route.id].middle for route in tracks]
        for one, other in pairwise(middles):
            assert plan.scale.width < hypot(one[0] - other[0], one[1] - other[1]) < plan.scale.width * 2


@boards
def test_the_frame_of_a_tunnel_leaves_its_teeth_to_be_seen(id):
    board = load_board(id)
    lone = [route.id for route in board.routes if route.tunnel and not route.group]
    teeth = [shape for shape in ground(board, "en") if isinstance(shape, Line) and shape.stroke == "tunnel"]
    for route in lone:
        (frame,) = [shape for shape in outlined(board, [f"route:{route}"], "playable") if shape.stroke == "playable"]
        edge = Line(points=frame.points, stroke=frame.stroke, width=frame.width)
        own = [tooth for tooth in teeth if any(_is_on(tooth, space) for space in layout(board).tracks[route].spaces)]
        assert len(own) == 5 * board.route[route].length
        for tooth in own:
            assert min(distance(edge, x, y) for x, y in tooth.points) > tooth.width / 2, route


@boards
def test_what_is_new_is_framed_and_its_cars_are_seen(id):
    plan = layout(load_board(id))
    for route, track in plan.tracks.items():
        halo = next(outlined(load_board(id), [f"route:{route}"], "highlight"))
        edge = Line(points=halo.points, stroke=halo.stroke, width=halo.width)
        for (ax, ay), _, (cx, cy), _ in track.spaces[len(track.spaces) // 2 :][:1]:
            assert distance(edge, ax + (cx - ax) * 0.16, ay + (cy - ay) * 0.16) > 0.9, route


def _is_on(tooth: Line, space: Quad) -> bool:
    (x, y), (u, v) = tooth.points
    return distance(Polygon(points=space), (x + u) / 2, (y + v) / 2) <= 0


def test_the_layout_is_the_same_every_time():
    board = load_board("switzerland")
    assert layout.__wrapped__(board) == layout.__wrapped__(board)
    assert labels.__wrapped__(board, "it") == labels.__wrapped__(board, "it")


def test_a_simpler_outline_keeps_its_area():
    for outline in load_board("europe").land:
        if area(outline) > 2000:
            assert area(simplified(outline, 1.0)) == pytest.approx(area(outline), rel=0.03)


# --- the scene -------------------------------------------------------------------------------------------------------


def network(board, *claimed, stations=()):
    bits = atlas(board)
    owned = tuple(sum(bits.route_bit[route] for route in routes) for routes in claimed)
    built = tuple(sum(bits.city_bit[city] for city in cities) for cities in stations) or (0,) * len(owned)
    return Network(owned, built, (45,) * len(owned))


def scene_of(id="europe", *claimed, stations=(), players=("Ana", "Ben"), language="en", **marks):
    board = load_board(id)
    return board_scene(
        board,
        network(board, *(claimed or ((), ())), stations=stations),
        ["blue", "red"],
        Names(board, players),
        language,
        **marks,
    )


@boards
def test_every_route_and_city_can_be_pointed_at(id):
    board, scene = load_board(id), scene_of(id)
    for city in board.cities:
        assert scene.at(city.x, city.y) == f"city:{city.id}"
    for route, track in layout(board).tracks.items():
        for space in track.spaces:
            x, y = sum(x for x, _ in space) / 4, sum(y for _, y in space) / 4
            assert scene.at(x, y) == f"route:{route}"


@boards
@languages
def test_every_thing_one_points_at_has_a_title(id, language):
    board, titles = load_board(id), scene_of(id, language=language).titles()
    assert {*titles} == {f"route:{route.id}" for route in board.routes} | {f"city:{city.id}" for city in board.cities}


def test_titles_tell_length_colour_kind_and_owner():
    titles = scene_of("europe", ("brest-dieppe",), (), stations=(("wien",), ())).titles()
    assert titles["route:brest-dieppe"] == "Brest – Dieppe: 2 spaces, orange. Owner: Ana (blue)"
    assert titles["route:palermo-smyrna"] == "Palermo – Smyrna: 6 spaces, gray, ferry with 2 locomotives"
    assert "tunnel" in titles["route:marseille-zurich"]
    assert titles["city:wien"] == "Vienna. Station: Ana (blue)"


def test_the_ground_is_made_once_and_does_not_depend_on_the_position():
    before, after = scene_of(), scene_of("europe", ("brest-dieppe",), ("paris-zurich",), playable={"city:wien"})
    made = ground(load_board("europe"), "en")
    assert all(one is other for one, other in zip(before.of("board"), after.of("board"), strict=True))
    assert before.of("board") == made
    assert {shape.layer for shape in after.shapes} == {"board", "claims", "marks"}


@boards
def test_spaces_show_their_colour_and_ferries_their_locomotives(id):
    board = load_board(id)
    shapes = ground(board, "en")
    filled = [shape for shape in shapes if isinstance(shape, Polygon) and shape.fill.startswith("card-")]
    assert len(filled) == sum(route.length for route in board.routes)
    engines = [
        shape
        for shape in shapes
        if isinstance(shape, Polygon) and len(shape.points) == 10 and shape.fill.startswith("on-card-")
    ]
    assert len(engines) == sum(route.locomotives for route in board.routes)
    dark = [shape for shape in filled if shape.stroke == "tunnel"]
    assert len(dark) == sum(route.length for route in board.routes if route.tunnel)


def test_cars_and_stations_are_their_owners():
    claims = scene_of("europe", ("brest-dieppe",), ("paris-zurich",), stations=(("wien",), ())).of("claims")
    fills = [shape.fill for shape in claims if isinstance(shape, Polygon) and shape.fill]
    assert (fills.count("owner-blue"), fills.count("owner-red")) == (2 + 1, 3)


def test_marks_are_drawn_and_what_is_unknown_is_ignored():
    def marked(**marks):
        return scene_of(**marks).of("marks")

    assert marked(playable={"deck", "route:nowhere", ""}, selected="hand:red", highlight=["city:atlantis"]) == ()
    assert [shape.stroke for shape in marked(playable={"route:brest-dieppe"})] == ["halo", "playable"]
    assert [shape.stroke for shape in marked(selected="route:brest-dieppe")] == ["halo", "highlight", "halo"], "double"
    assert isinstance(marked(selected="city:wien")[0], Disc)
    assert all(shape.id == "" for shape in marked(playable={"route:brest-dieppe", "city:wien"}, path=["brest-paris"]))


def test_a_ticket_is_an_arc_whole_if_made_and_broken_if_not():
    def arcs(made):
        marks = scene_of(tickets=[("brest-petrograd", made)]).of("marks")
        return [shape for shape in marks if isinstance(shape, Line) and shape.stroke == "ticket"]

    assert len(arcs(True)) == 1
    assert len(arcs(False)) > 4
    board = load_board("europe")
    ends = {arcs(True)[0].points[0], arcs(True)[0].points[-1]}
    assert ends == {(board.city[city].x, board.city[city].y) for city in ("brest", "petrograd")}
    plain, made = scene_of(tickets=["brest-petrograd"]), scene_of(tickets=[("brest-petrograd", True)])
    assert plain.of("marks") == made.of("marks")


def test_a_walk_is_one_line_from_city_to_city_and_grows_car_by_car():
    board = load_board("europe")
    path = ("brest-dieppe", "dieppe-paris", "brest-paris")

    def lines(cars=None):
        marks = scene_of(path=path, cars=cars).of("marks")
        return [shape.points for shape in marks if isinstance(shape, Line) and shape.stroke == "path"]

    whole = lines()
    assert len(whole) == 3
    assert [line[0] for line in whole[1:]] == [line[-1] for line in whole[:-1]]
    assert whole[0][0] == whole[-1][-1] == (board.city["brest"].x, board.city["brest"].y)
    assert [len(lines(cars)) for cars in range(8)] == [0, 1, 1, 2, 3, 3, 3, 3]
    assert lines(6) == whole
    numbers = [shape.text for shape in scene_of(path=path).of("marks") if isinstance(shape, Text)]
    assert numbers == ["1", "2", "3"]


def test_borrowed_routes_are_broken_lines_with_a_ring_round_the_station():
    marks = scene_of("europe", (), ("brest-paris",), stations=(("paris",), ()), borrowed=["brest-paris"]).of("marks")
    assert sum(isinstance(shape, Line) and shape.stroke == "borrowed" for shape in marks) > 2
    rings = [(shape.x, shape.y) for shape in marks if isinstance(shape, Disc)]
    paris = load_board("europe").city["paris"]
    assert rings == [(paris.x, paris.y)]


def test_passengers_and_goods_lie_on_their_cities():
    game = ttr.new_game("dice:germany", players=["Ana", "Ben"], seed=1)
    board = load_board("germany")
    travel = game.state.travel._replace(standing=(atlas(board).city_bit["berlin"], 0))
    scene = scene_of("germany", travel=travel)
    numbers = [shape.text for shape in scene.of("claims") if isinstance(shape, Text)]
    assert numbers == [str(stack[0]) for stack in travel.goods if stack]
    assert scene.titles()["city:berlin"] == "Berlin. Passenger: Ana (blue)"
    assert scene.titles()["city:bremen"] == "Bremen. Goods: 3, 2, 1"


@languages
def test_the_picture_is_told_in_words(language):
    board, names = load_board("europe"), Names(load_board("europe"))
    scene = scene_of(
        "europe",
        ("brest-dieppe",),
        (),
        stations=((), ("wien",)),
        language=language,
        path=["brest-dieppe"],
        borrowed=["brest-paris"],
        tickets=["brest-petrograd"],
    )
    assert board.names.get(language, board.name) in scene.title
    for said in ("Ana", "Ben", names.city("wien", language), names.route("brest-paris", language)):
        assert said in scene.desc
    assert names.ticket("brest-petrograd", language) in scene.desc
    assert scene_of(title="A", desc="B").title == "A"
    assert scene_of(title="A", desc="B").desc == "B"


def test_names_that_people_typed_are_escaped():
    nasty = '<b>&"Ana"'
    picture = svg(scene_of("europe", ("brest-dieppe",), (), players=(nasty, "Ben")), "light")
    assert "<b>" not in picture
    assert "&lt;b&gt;&amp;" in picture


# --- how much there is to send ---------------------------------------------------------------------------------------


def weight(shapes):
    """About how many bytes a canvas is sent, with eight for a point."""
    total = 0
    for shape in shapes:
        if isinstance(shape, Text):
            total += len(shape.text.encode()) + 16
        elif isinstance(shape, Disc):
            total += 12 * (bool(shape.fill) + bool(shape.stroke))
        elif isinstance(shape, Line):
            total += 8 * len(shape.points)
        else:
            total += 8 * len(shape.points) * (bool(shape.fill) + bool(shape.stroke))
    return total


@boards
def test_the_ground_is_small_enough_to_send(id):
    assert weight(ground(load_board(id), "pl")) < 60_000


@boards
def test_few_widths_are_used_so_that_shapes_go_in_few_batches(id):
    board = load_board(id)
    half = [route.id for route in board.routes][::2]
    shapes = scene_of(id, half, ()).shapes
    assert len({shape.width for shape in shapes if isinstance(shape, Line)}) <= 8


def test_every_colour_used_is_in_every_palette():
    built = scene_of("europe", ("brest-dieppe",), ("paris-zurich",), stations=(("wien",), ()), path=["brest-paris"])
    shapes = (
        *built.shapes,
        *scene_of("germany", tickets=[next(iter(load_board("germany").ticket))], playable={"city:berlin"}).shapes,
    )
    roles = {getattr(shape, name, "") for shape in shapes for name in ("fill", "stroke", "halo")} - {""}
    for palette in PALETTES.values():
        assert roles <= {*palette}
