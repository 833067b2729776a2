"""Analysis to look at: every answer has a picture with an alternative text, words and a table, in four languages."""

from __future__ import annotations

import re
import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterator
from fractions import Fraction
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest

import ttr_nb as ttr
from tests.analysis.positions import played, tunnel_table
from ttr_nb.core.errors import RuleViolation, TtrError
from ttr_nb.insight.finding import percent
from ttr_nb.insight.networks import Sight, cheapest_way
from ttr_nb.insight.plot import BAR, Bars, Plot
from ttr_nb.show.language import LANGUAGES
from ttr_nb.show.palette import CARDS, OWNERS, contrast

HOSTILE = '<b>"A$n_a$" & </text>'


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    ttr.set_language("en")
    yield
    ttr.set_language("en")


def dice_table() -> Any:
    """Ana after her first roll."""
    return ttr.new_game(
        "dice:europe",
        ["Ana", "Ben"],
        seed=1,
        first="Ana",
        tickets={"Ana": [], "Ben": []},
        dice="single single double station joker",
    )


QUESTIONS = {
    "unseen": lambda: tunnel_table().odds("Ana").unseen(),
    "draw": lambda: tunnel_table().odds("Ana").draw("red", "locomotive"),
    "sweep": lambda: tunnel_table().odds("Ana").sweep(),
    "tunnel": lambda: tunnel_table().odds("Ana").tunnel("Marseille-Zürich"),
    "unaffordable": lambda: tunnel_table().odds("Ana").holding("2 purple").tunnel("Marseille-Zürich"),
    "reserves": lambda: tunnel_table().odds("Ana").reserves("Marseille-Zürich"),
    "surcharges": lambda: tunnel_table().odds("Ana").surcharges("red"),
    "simulated": lambda: tunnel_table().odds("Ana").tunnel("Marseille-Zürich").simulated(50),
    "roll": lambda: dice_table().odds("Ana").roll(),
    "reach": lambda: dice_table().odds("Ana").reach("double", "1 double"),
    "claim": lambda: dice_table().odds("Ana").claim("Kyiv-Warszawa"),
    "reroll": lambda: dice_table().odds("Ana").reroll("Kyiv-Warszawa"),
    "tunnel dice": lambda: dice_table().odds("Ana").tunnel_dice(),
    "card game": lambda: ttr.new_game("cardgame", 3, seed=1).odds("Ana").unseen(),
    "ticket values": lambda: tunnel_table().ticket_values(),
    "card tickets": lambda: ttr.new_game("cardgame", 3, seed=1).ticket_values(),
}


def picture(html: str) -> str:
    """The SVG inside the image of a bundle, if it is well-formed."""
    data = re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', html)
    assert data, html[:200]
    svg = b64decode(data[1]).decode()
    ElementTree.fromstring(svg)
    return svg


def alt(html: str) -> str:
    found = re.search(r'<img alt="([^"]*)"', html)
    assert found
    return unescape(found[1])


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_answer_shows_itself_in_every_language(question: str) -> None:
    said = set()
    for code in LANGUAGES:
        ttr.set_language(code)
        found = QUESTIONS[question]()
        said.add(found.plot.title)
        assert len(found.table) > 0
        assert re.search(r"\d", found.plot.words)
    assert len(said) == len(LANGUAGES), "two languages say the same"
    shown = found._repr_mimebundle_()  # one drawing will do: they take time
    svg = picture(shown["text/html"])
    assert found.plot.words in alt(shown["text/html"])
    assert found.plot.title in alt(shown["text/html"])
    assert all(line in shown["text/plain"] for line in (found.plot.title, *found.told, found.plot.words))
    for words in (found.plot.across, found.plot.up, *found.plot.ticks):
        assert words in svg


@pytest.mark.parametrize("question", ["tunnel", "surcharges", "simulated", "ticket values", "reroll"])
def test_the_same_question_gives_the_same_picture_without_a_date(question: str) -> None:
    one, other = (QUESTIONS[question]().plot.svg() for _ in range(2))
    assert one == other
    assert "dc:date" not in one
    assert len(one) < 40_000


def test_chances_add_up_and_stand_in_the_table() -> None:
    table = QUESTIONS["tunnel"]().table
    assert table[[f"{n} extra" for n in range(4)]].sum(axis=1).round(9).eq(1).all()
    assert table["can pay"].is_monotonic_decreasing
    assert QUESTIONS["unseen"]().table["chance"].sum() == pytest.approx(1)
    reached = QUESTIONS["reach"]().table
    assert reached["first roll"].le(reached["best re-roll"]).all()
    assert reached["best re-roll"].is_monotonic_decreasing


def test_what_cannot_be_paid_is_drawn_otherwise() -> None:
    bars = QUESTIONS["unaffordable"]().plot.bars
    assert [bar.label for bar in bars] == ["can be paid", "cannot be paid"]
    assert bars[0].values[1:] == (0, 0, 0)
    assert bars[1].values[0] == 0


def test_colours_stand_out_and_series_differ_by_more_than_colour() -> None:
    assert contrast(BAR, "#ffffff") >= 3
    assert contrast(BAR, "#1d1d1b") >= 3
    assert contrast(OWNERS["blue"], "#ffffff") >= 3
    two = Plot("t", "x", "y", ("a",), (Bars((0.5,), "one"), Bars((0.5,), "two"))).svg()
    assert "pattern" in two, "the second bars are hatched"
    assert CARDS["yellow"] in two


@pytest.mark.parametrize("code", LANGUAGES)
def test_per_cents_never_round_to_certainty(code: str) -> None:
    ttr.set_language(code)
    assert percent(Fraction(1, 10**4)) != percent(0)
    assert percent(1 - Fraction(1, 10**4)) != percent(1)
    assert percent(Fraction(1, 8)) == ("12.5%" if code == "en" else "12,5%")


# --- names are whatever people type -----------------------------------------------------------------


def test_names_are_escaped_in_plots_and_pictures() -> None:
    game = ttr.new_game("europe", [HOSTILE, "Ben"], seed=1, claimed={HOSTILE: ["Paris-Dieppe"]})
    found = game.odds(HOSTILE).unseen()._repr_mimebundle_()["text/html"]
    net = game.network(HOSTILE)._repr_mimebundle_()["text/html"]
    for html in (found, net):
        assert "<b>" not in html
        assert HOSTILE in alt(html)
        svg = picture(html)
        assert "<b>" not in svg
        assert "A$n_a$" in "".join(ElementTree.fromstring(svg).itertext())


# --- networks on the board ----------------------------------------------------------------------


@pytest.fixture
def railway() -> Any:
    return ttr.new_game(
        "europe",
        ["Ana", "Ben"],
        seed=7,
        claimed={
            "Ana": ["Paris-Dieppe", "München-Wien", "Venezia-München", "Zagrab-Wien", "Venezia-Zagrab"],
            "Ben": ["Wien-Budapest red"],
        },
    )


def test_a_seats_network_is_drawn_with_a_letter_for_each_piece(railway: Any) -> None:
    net = railway.network("Ana")
    assert [len(piece.routes) for piece in net.pieces] == [4, 1]
    assert net.bridges == ("dieppe-paris",)
    letters = [shape.text for shape in net.scene().of("marks") if hasattr(shape, "text")]
    assert sorted(letters) == ["A", "A", "A", "A", "B"]
    assert railway.network("Ben").routes == ("budapest-wien-red",)


@pytest.mark.parametrize("code", LANGUAGES)
def test_networks_show_themselves(railway: Any, code: str) -> None:
    ttr.set_language(code)
    for shown in (
        railway.network(),
        railway.network("Ana"),
        railway.bridges("Ana", "Paris-Wien"),
        railway.bridges("Ben", "Edinburgh-Athina"),
        railway.cheapest("Ana", "Paris-Wien"),
    ):
        bundle = shown._repr_mimebundle_()
        assert alt(bundle["text/html"]) == bundle["text/plain"] == str(shown)
        assert "<svg" in picture(bundle["text/html"])
        assert len(shown.told()) >= 2


def test_the_cheapest_way_is_drawn_over_own_routes_as_well(railway: Any) -> None:
    way = railway.cheapest("Ana", "Paris-Wien")
    assert way.way.routes[-1] == "munchen-wien"
    assert "munchen-wien" not in way.routes
    assert way.cars == sum(railway.board.route[route].length for route in way.routes)
    numbers = [shape.text for shape in way.scene().of("marks") if getattr(shape, "text", "").isdigit()]
    assert {str(n + 1) for n in range(len(way.way.routes))} <= set(numbers)


def test_a_made_ticket_costs_nothing_and_says_so() -> None:
    claimed = {"Ana": ["Frankfurt-Paris orange", "München-Frankfurt", "München-Wien"]}
    game = ttr.new_game("europe", ["Ana", "Ben"], seed=1, claimed=claimed)
    way = game.cheapest("Ana", "Paris-Wien")
    assert (way.routes, way.cars) == ((), 0)
    assert "is made" in str(way)
    assert set(game.bridges("Ana", "Paris-Wien").routes) == set(game.network("Ana").routes)


def test_too_few_cars_are_said() -> None:
    game = tunnel_table()
    sight = Sight(game.rules, game.state.network._replace(cars=(3, 45)), game.names)
    assert "3 cars left" in str(cheapest_way(sight, 0, "edinburgh-athina"))
    assert "too much" not in str(game.cheapest("Ana", "Edinburgh-Athina"))


def test_no_way_left_is_said() -> None:
    claimed = {"Ben": ["Edinburgh-London black"]}
    game = ttr.new_game("europe", ["Ana", "Ben"], seed=1, claimed=claimed)
    assert game.cheapest("Ana", "Edinburgh-Athina").cars is None
    assert "no longer" in str(game.cheapest("Ana", "Edinburgh-Athina"))
    assert game.bridges("Ana", "Edinburgh-Athina").routes == ()
    assert picture(game.cheapest("Ana", "Edinburgh-Athina")._repr_mimebundle_()["text/html"])


# --- bad input ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda: tunnel_table().odds("Ana").draw(), "which cards"),
        (lambda: tunnel_table().odds("Ana").draw("mauve"), "'mauve' is not a train card"),
        (lambda: tunnel_table().odds("Ana").draw("red", cards=3), "from 1 to 2 cards"),
        (lambda: tunnel_table().odds("Ana").tunnel("Paris-Dieppe"), "dieppe-paris is no tunnel"),
        (lambda: tunnel_table().odds("Ana").tunnel("Marseille-Zürich", "2 red"), "cannot be laid out as 2 red"),
        (lambda: tunnel_table().odds("Ana").holding("13 red"), "cannot be held"),
        (lambda: tunnel_table().odds("Ana").reserves("Marseille-Zürich", "red"), "cannot be laid out in 'red'"),
        (lambda: tunnel_table().odds("Ana").unseen().simulated(), "nothing is left to chance"),
        (lambda: dice_table().odds("Ana").reach("triple"), "'triple' is not a kind"),
        (lambda: dice_table().odds("Ana").reach("single", "4 single"), "no more than 3|more than 3"),
        (lambda: dice_table().odds("Ben").reroll("Kyiv-Warszawa"), "no first roll"),
        (lambda: tunnel_table().cheapest("Ana", "Atlantis"), "no ticket 'Atlantis'"),
        (lambda: ttr.new_game("cardgame", 2, seed=1).network("Ana"), "without a board"),
    ],
)
def test_what_cannot_be_asked_is_refused_by_name(ask: Any, message: str) -> None:
    with pytest.raises(TtrError, match=message):
        ask()


@pytest.mark.parametrize(
    "ask",
    [
        lambda: tunnel_table().odds("Zoe"),
        lambda: tunnel_table().odds("Ana").tunnel("Atlantis-Zürich"),
        lambda: dice_table().odds("Ana").claim("Atlantis"),
        lambda: tunnel_table().network(7),
    ],
)
def test_players_and_routes_that_do_not_exist_read_as_rule_cards(ask: Any) -> None:
    with pytest.raises(RuleViolation):
        ask()


def test_odds_are_those_of_whoever_has_to_decide_and_a_spectator_has_some() -> None:
    game = tunnel_table()
    assert game.odds().view == game.view("Ana")
    over = played("europe", 2, 3, 5000)
    assert over.is_over
    assert over.odds().view.seat is None
    assert len(over.odds().unseen().table) == 9
    with pytest.raises(TtrError, match="spectator"):
        over.odds().tunnel("Marseille-Zürich")


def test_a_claimed_tunnel_cannot_be_tried_out() -> None:
    game = ttr.new_game("europe", ["Ana", "Ben"], seed=1, claimed={"Ben": ["Marseille-Zürich"]})
    found = game.odds("Ana").holding("4 purple").tunnel("Marseille-Zürich")
    with pytest.raises(RuleViolation, match="EU-CLAIM-5"):
        found.simulated(5)


def test_matplotlib_is_loaded_only_to_draw_and_pyplot_never() -> None:
    code = (
        "import sys, ttr_nb as ttr; game = ttr.new_game('europe', seed=1); odds = game.odds().draw('red');"
        "assert 'matplotlib' not in sys.modules; odds.plot.svg();"
        "assert 'matplotlib' in sys.modules; assert 'matplotlib.pyplot' not in sys.modules; print('fine')"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.stdout.strip() == "fine", run.stderr
