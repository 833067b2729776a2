"""The search for the longest path as it is watched: what it claims is true, and it shows what it has found."""

from __future__ import annotations

import re
from random import Random

import pytest

import ttr_nb as ttr
from ttr_nb.content.languages import LANGUAGES
from ttr_nb.content.maps import load_board
from ttr_nb.show.words import say
from ttr_nb.ui.search_view import SearchView

BRANCHES = ["brest-paris", "brest-dieppe", "dieppe-paris", "marseille-paris"]


def network(seed: int, cars: int = 45) -> list[str]:
    """The routes of somebody in the USA who has used up all cars, in one piece."""
    board, rng = load_board("usa"), Random(seed)
    routes = [rng.choice(board.routes)]
    while sum(route.length for route in routes) < cars:
        cities = {city for route in routes for city in route.cities}
        pairs = [route.cities for route in routes]
        near = [r for r in board.routes if r.cities not in pairs and cities & set(r.cities) and r.length < 5]
        routes.append(rng.choice(near))
    return [route.id for route in routes][:-1]


def view_of(game: str, routes: list[str], language: str = "en") -> SearchView:
    made = ttr.new_game(game, ["Ana", "Ben"], seed=7, claimed={"Ana": routes})
    return made.longest_route("Ana", language=language)  # type: ignore[no-any-return]


def test_a_search_that_is_cut_says_so_and_tells_the_true_longest_path() -> None:
    view = view_of("dice:usa", network(43))
    true = view._session.rules.score(view._session.state).seats[0].trail
    assert view.right_way[-1].best_length < true.length, "the steps alone would be wrong here"
    view.step.value = view.step.max
    assert f"the longest path has {true.length} cars" in view.texts[0].value
    assert "only its first 2,000 steps are shown" in view.texts[0].value
    assert f"has {true.length} cars" in view.twin()["text/plain"]


def test_until_the_end_the_best_is_the_best_so_far() -> None:
    view = view_of("dice:usa", network(43))
    for step in (1, 500, 1999):
        view.step.value = step
        tried = view.right_way[step - 1]
        assert f"now {tried.length} car" in view.texts[0].value
        assert f"the best so far {tried.best_length} car" in view.texts[0].value


def test_the_last_place_of_the_slider_shows_what_both_searches_have_found() -> None:
    for routes in (BRANCHES, BRANCHES[:2]):
        view = view_of("europe", routes)
        view.step.value = view.step.max
        for stage, found in zip(view.stages, view.results, strict=True):
            assert stage.scene == view._scene(found.best)
            assert found.best
        view.step.value = 1
        assert view.stages[0].scene == view._scene(view.right_way[0].routes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_unit(language: str) -> None:
    view = view_of("europe", BRANCHES, language)
    for step in (2, view.step.max):
        view.step.value = step
        for text in view.texts:
            (word,) = {say("count-cars", language, n=int(n)).split()[-1] for n in re.findall(r"\d+", text.value)}
            assert len(re.findall(r"\d+", text.value)) == text.value.count(word)


def test_the_twin_says_what_is_on_the_maps() -> None:
    view = view_of("europe", BRANCHES)
    html = view.twin()["text/html"]
    alts = re.findall(r'<img alt="([^"]*)"', html)
    assert len(alts) == 2
    for alt, found in zip(alts, view.results, strict=True):
        assert alt.endswith(view._scene(found.best).desc)
        assert "Brest – Paris" in alt


def test_nobody_who_has_no_route_has_a_path() -> None:
    view = view_of("europe", [])
    view.step.value = view.step.max
    assert "has 0 cars" in view.texts[0].value
