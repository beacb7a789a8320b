"""What screen readers are told: numbers with what they count, and cards with what they do."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Person
from tests.web.playing import WORDS
from tools.client import Json
from tools.stage import Stage, table

pytestmark = pytest.mark.slow


def test_a_seat_tells_its_stack_and_its_hand(person: Person, stage: Stage) -> None:
    stage.enter(person.context)
    table(person.page, stage.opening("cut-in"))
    seat = person.page.locator(".seats li").first
    expect(seat.get_by_text(re.compile(r"^stack: \d+ cards$"))).to_be_attached()
    expect(seat.get_by_role("img", name=re.compile(r"^hand: \d cards$"))).to_be_visible()


def test_bids_are_told_with_their_question(person: Person, stage: Stage) -> None:
    stage.enter(person.context)
    table(person.page, stage.opening("the-game"))
    bids = person.page.get_by_role("group", name=WORDS.say("web-the-game-bid"))
    expect(bids.get_by_role("button")).to_have_count(4)


def has_fire(board: Json) -> bool:
    lays = [choice for choice in board["choices"] if choice["kind"] == "lay"]
    return bool(lays) and bool(set(board["view"]["hand"]) & set(board["view"]["fire_cards"]))


def test_fire_cards_and_distances_are_told(person: Person, stage: Stage) -> None:
    page = person.page
    stage.enter(person.context)
    table(page, stage.reach("the-game", has_fire, 200, {"fire": True}))
    expect(page.get_by_role("button", name=re.compile(r"^Card \d+, a fire card$")).first).to_be_visible()
    page.get_by_role("button", name=WORDS.say("web-the-game-show-steps")).click()
    page.locator("[data-card]:not(.idle)").first.click()
    expect(page.locator("[data-pile].lit").first).to_have_accessible_name(
        re.compile(r"\. (Distance \d+|Goes back by ten.*)$")
    )


def test_laid_cards_are_told_by_colour(person: Person, stage: Stage) -> None:
    page = person.page
    stage.enter(person.context)
    table(page, stage.middle("quick-and-easy"))
    laid = page.locator(".laid")
    expect(laid).to_have_accessible_name(
        re.compile(r"^Laid: red [\dn].*; yellow .*; green .*; blue .*; violet .*\. \d+ cards? still to lay$")
    )
    numbers = sorted(laid.locator(".full").all_inner_texts())
    told = (laid.get_attribute("aria-label") or "").split(". ")[0]
    assert sorted(re.findall(r"\d+", told)) == numbers


def has_jack(board: Json) -> bool:
    return {"JH", "JD"} <= set(board["view"]["hand"])


def test_jacks_are_told_with_their_eyes(person: Person, stage: Stage) -> None:
    page = person.page
    stage.enter(person.context)
    table(page, stage.reach("sequence", has_jack, 60, {}))
    for suit, eyes in (("H", "one-eyed"), ("D", "two-eyed")):
        expect(page.locator(f"[data-card^='J{suit}']").first).to_have_accessible_name(re.compile(eyes))


def test_ones_own_place_for_a_car_is_told_as_ones_own(person: Person, stage: Stage) -> None:
    page = person.page
    stage.enter(person.context)
    table(page, stage.opening("rush-hour"))
    expect(page.locator("[data-ramp='0']")).to_have_accessible_name(WORDS.say("web-rush-hour-own-place"))
