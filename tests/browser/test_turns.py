"""Turns at the live tables in a real JupyterLab: what a class would click, and what it would see."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import AtTable
from tests.browser.sheet import Sheet
from tests.browser.tables import CARDS, DICE, EUROPE
from ttr_nb.show.words import say

Open = Callable[..., Sheet]


@pytest.fixture
def europe(borrowed: Open) -> AtTable:
    """Ana and Ben in Europe."""
    return AtTable(borrowed(EUROPE))


@pytest.fixture
def cards(borrowed: Open) -> AtTable:
    """A Card Game."""
    return AtTable(borrowed(CARDS))


@pytest.fixture
def dice(borrowed: Open) -> AtTable:
    """A game with dice."""
    return AtTable(borrowed(DICE))


def test_a_click_claims_and_undo_takes_back(europe: AtTable) -> None:
    europe.picture.expect(*europe.corner("brest-paris"), "card-black", near=12)
    europe.click_route("brest-paris")
    europe.press("claim brest-paris with 3 black")
    europe.hears("Ana claims Brest – Paris with 3 black cards")
    europe.picture.expect(*europe.corner("brest-paris"), "owner-blue", near=12)
    europe.press("undo")
    expect(europe.root.locator(".ttr-log")).not_to_contain_text("Ana claims")
    europe.picture.expect(*europe.corner("brest-paris"), "card-black", near=12)
    europe.press("redo")
    europe.hears("Ana claims")
    expect(europe.button("redo")).to_be_disabled()


def test_the_slider_goes_through_the_past(europe: AtTable) -> None:
    for expected in ("1. ", "2. ", "3. "):
        europe.press("deck")
        europe.hears(expected)
    slider = europe.root.get_by_role("slider", name="Move")
    slider.focus()
    slider.press("ArrowLeft")
    slider.press("ArrowLeft")
    expect(europe.head).to_contain_text("after move 1")
    europe.press("deck")
    europe.told("You are looking at the past.")
    europe.press("!play-on")
    expect(europe.root.locator(".ttr-log")).not_to_contain_text("2. ")


def test_the_keyboard_alone_claims(europe: AtTable) -> None:
    page = europe.sheet.page
    cells = europe.sheet.cells()
    europe.button("undo").focus()
    europe.tab_to("input[placeholder='Route or city']")
    page.keyboard.type("Brest – Paris")
    page.keyboard.press("Tab")
    europe.tab_to("button:has-text('Choose this place')")
    page.keyboard.press("Enter")
    first = europe.button("claim brest-paris with 3 black")
    expect(first).to_be_focused()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    europe.hears("Ana claims Brest – Paris")
    assert europe.sheet.cells() == cells, "JupyterLab heard a key"


@pytest.mark.parametrize("last", ["Tab", "Enter"])
def test_what_is_typed_is_heard_whole_before_what_is_done_next(europe: AtTable, last: str) -> None:
    page = europe.sheet.page
    field = europe.root.get_by_placeholder("Route or city")
    field.fill("Nowhere")
    field.blur()
    field.select_text()
    europe.sheet.keep_busy(0.5)
    page.keyboard.type("Brest – Paris")
    page.keyboard.press(last)
    if last == "Tab":
        page.keyboard.press("Enter")
    expect(europe.button("claim brest-paris with 3 black")).to_be_focused()


@pytest.mark.parametrize("code", ["en", "ro", "pl", "it"])
def test_a_refusal_is_readable(europe: AtTable, code: str) -> None:
    europe.choose("Language", say(f"language-{code}", code))
    expect(europe.button("undo")).to_have_text(say("table-undo", code))
    europe.click_route("edinburgh-london-orange")
    expect(europe.root.locator(".ttr-said.ttr-refusal")).to_be_visible()
    europe.press("EU-CLAIM-1")
    expect(europe.root.locator(".ttr-rulecard")).to_contain_text(say("EU-CLAIM-1", code))
    assert europe.root.locator(".ttr-said").inner_text() != ""


def test_a_tunnel_is_paid(europe: AtTable) -> None:
    europe.click_route("marseille-zurich")
    europe.press("claim marseille-zurich with 2 purple")
    turned = europe.root.locator(".ttr-reveal .ttr-turned")
    expect(turned).to_have_count(3)
    expect(europe.root.locator(".ttr-reveal .ttr-counts")).to_have_count(2)
    for place, why in enumerate(("counts: the same colour", "counts: a locomotive", "does not count")):
        expect(turned.nth(place)).to_contain_text(why)
    delays = turned.evaluate_all("cards => cards.map(card => parseFloat(getComputedStyle(card).animationDelay))")
    assert delays == sorted(set(delays)), "they turn over one by one"
    expect(europe.root.locator(".ttr-due")).to_contain_text("2 cards more")
    europe.press("pay 1 purple 1 locomotive")
    europe.hears("Ana claims Marseille – Zurich")
    europe.picture.expect(*europe.corner("marseille-zurich"), "owner-blue", near=12)


def test_a_tunnel_is_given_up(europe: AtTable) -> None:
    europe.click_route("marseille-zurich")
    europe.press("claim marseille-zurich with 2 purple", "take back")
    europe.hears("gives up the tunnel")
    expect(europe.head).to_contain_text("Ben")


def test_a_ferry_shows_and_takes_its_locomotives(europe: AtTable) -> None:
    europe.click_route("dieppe-london-1")
    way = europe.button("claim dieppe-london-1 with 1 black 1 locomotive")
    expect(way).to_be_visible()
    expect(way.locator(".ttr-needed.ttr-card-locomotive")).to_have_count(1)
    expect(europe.root.locator("button.ttr-first .ttr-needed")).to_have_count(1), "and it is in the first way offered"
    way.click()
    europe.hears("Ana claims Dieppe – London", "1 locomotive")


def test_a_station_is_built(europe: AtTable) -> None:
    europe.click_city("wien")
    europe.press("build wien with 1 black")
    europe.hears("Ana builds a station in Vienna")


def test_the_screen_is_passed_round(europe: AtTable) -> None:
    europe.root.get_by_label("Curtain between turns").check()
    europe.press("!lift")
    expect(europe.button("hand:purple")).to_be_visible()
    for moves in (1, 2):
        europe.press("deck")
        europe.is_at(moves)
    expect(europe.button("hand:purple")).to_have_count(0)
    expect(europe.button("!lift")).to_have_text("I am Ben")
    expect(europe.root.locator(".ttr-hand button")).to_have_count(0)
    europe.press("!lift")
    expect(europe.button("hand:red")).to_be_visible()


def test_a_robbery_is_shown_before_and_after(cards: AtTable) -> None:
    cards.press("hand:blue", "hand:blue", "hand:blue")
    expect(cards.button("hand:blue")).to_contain_text("3/4")
    expect(cards.root.locator(".ttr-said")).not_to_contain_text("Train robbery")
    cards.press("!compose")
    expect(cards.root.locator(".ttr-said.ttr-refusal")).to_be_visible()
    expect(cards.button("CG-ROB-3")).to_be_visible()
    cards.press("hand:blue")
    cards.told("Train robbery, if Ana places these cards: Ben discards 3 blue cards")
    cards.is_at(0)
    cards.press("!compose")
    cards.hears("Train robbery", "Ben discards 3 blue cards")
    expect(cards.root.locator(".ttr-reveal .ttr-robbed")).to_have_count(3)


def test_cards_are_seen_to_move_to_the_track(cards: AtTable) -> None:
    for moves in (1, 2):
        cards.press("deck")
        cards.is_at(moves)
    expect(cards.root.locator(".ttr-reveal .ttr-depart.ttr-card-blue")).to_have_count(1)
    expect(cards.root.locator(".ttr-reveal")).to_contain_text("Ben: from the rail yard onto the track")


def test_dice_are_rolled_again(dice: AtTable) -> None:
    dice.press("die:2")
    expect(dice.button("die:2")).to_have_attribute("aria-pressed", "true")
    dice.named("Roll 1 double again").click()
    dice.hears("Ana rolls 1 double again")


def test_dice_are_kept_and_claim(dice: AtTable) -> None:
    dice.press("keep dice")
    dice.click_route("roma-venezia")
    dice.press("claim roma-venezia with 2 single")
    dice.hears("Ana claims")
    dice.press("end turn")
    expect(dice.head).to_contain_text("Ben")


def test_dice_buy_tokens(dice: AtTable) -> None:
    dice.press("keep dice")
    dice.is_at(1)
    dice.press("token:single")
    dice.root.locator(".ttr-choices button[data-key^='buy ']").first.click()
    dice.hears("token")


def test_an_error_in_a_handler_is_seen(europe: AtTable) -> None:
    europe.sheet.tell("point, table.desk.point = table.desk.point, 3")
    europe.click_route("brest-paris")
    europe.told("TypeError")
    europe.sheet.tell("table.desk.point = point")
