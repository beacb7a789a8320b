"""The line of the turn explains the special card that is picked, and why one plays again; nothing moves by it."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from seriatim.words import LANGUAGES, Words
from tests.web.conftest import Person
from tests.web.playing import WORDS
from tools.client import Json, ServerProcess
from tools.stage import Stage, is_shown, table

pytestmark = pytest.mark.slow
KINDS: Final = ("ambulance", "police", "tow-truck", "trailer")
SIZES: Final = ((360, 612), (320, 568), (740, 360), (1366, 650))
PLACES: Final = """() => [...document.querySelectorAll(".frame .middle, .frame .hand")].map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
})"""
SAY: Final = """text => {
    document.querySelector(".prompt.mine p span").textContent = ` ${text}`;
}"""


def specials(board: Json) -> dict[str, str]:
    """A card of each special kind in the hand, by its kind."""
    return {car["kind"]: car["name"] for car in board["view"]["hand"] if car["kind"] != "car"}


def is_picking_with_specials(board: Json) -> bool:
    return bool(board["view"]["now"] == "picking" and len(specials(board)) == len(KINDS))


def test_rush_hour_tells_what_a_special_car_does(person: Person, stage: Stage) -> None:
    """RH-10, RH-11, RH-13, RH-14"""
    stage.enter(person.context)
    table(person.page, stage.reach("rush-hour", is_picking_with_specials, 20, {}))
    prompt = person.page.locator(".prompt.mine")
    for kind in KINDS:
        place = "[data-card^='{0}']" if kind != "trailer" else "[data-card$='8']"
        person.page.locator(place.format(kind)).first.click()
        expect(prompt).to_contain_text(WORDS.say("web-rush-hour-about", {"kind": kind}))


def test_the_game_tells_what_a_fire_card_does(person: Person, stage: Stage) -> None:
    """TG-14"""

    def holds_fire(board: Json) -> bool:
        view = board["view"]
        is_burning = any(pile["fire"] for pile in view["piles"])
        return bool(view["turn"] == 0 and set(view["fire_cards"]) & set(view["hand"]) and not is_burning)

    stage.enter(person.context)
    table(person.page, stage.reach("the-game", holds_fire, 60, {"fire": True}))
    fire = next(
        card for card in ("22", "33", "44", "55", "66", "77") if person.page.locator(f"[data-card='{card}']").count()
    )
    person.page.locator(f"[data-card='{fire}']").click()
    expect(person.page.locator(".prompt.mine")).to_contain_text(WORDS.say("web-the-game-about-fire"))


def test_cut_in_tells_why_one_plays_again(person: Person, stage: Stage) -> None:
    """CI-8"""

    def goes_on(board: Json) -> bool:
        return bool(board["view"]["has_laid"] and any(choice["kind"] == "lay" for choice in board["choices"]))

    stage.enter(person.context)
    table(person.page, stage.reach("cut-in", goes_on, 60, {"window": 0}))
    expect(person.page.locator(".prompt.mine")).to_contain_text(WORDS.say("web-cut-in-again"))


def test_sequence_tells_what_a_jack_does(person: Person, stage: Stage) -> None:
    """SQ-8, SQ-9"""

    def holds_a_jack(board: Json) -> bool:
        return any((choice.get("card") or "").startswith("J") for choice in board["choices"])

    stage.enter(person.context)
    table(person.page, stage.reach("sequence", holds_a_jack, 40, {}))
    person.page.locator("[data-card^='J']:not(.idle)").first.click()
    texts = [WORDS.say(f"web-sequence-{eyes}") for eyes in ("one-eye", "two-eyes")]
    line = person.page.locator(".prompt.mine").inner_text()
    assert any(text in line for text in texts)


def places(page: Page, text: str) -> list[list[int]]:
    page.evaluate(SAY, text)
    found: list[list[int]] = page.evaluate(PLACES)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_moves_the_table(browser: Browser, server: ServerProcess, stage: Stage, language: str) -> None:
    person, words = Person(browser, server, language), Words(language)
    stage.enter(person.context)
    table(person.page, stage.opening("rush-hour"))
    short = words.say("web-rush-hour-pick")
    lines = [words.say("web-rush-hour-about", {"kind": kind}) for kind in KINDS]
    lines += [words.say("web-the-game-about-fire"), words.say("web-cut-in-again")]
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        is_shown(person.page)
        before = places(person.page, short)
        for line in lines:
            assert places(person.page, line) == before, (width, line)
    person.close()
    assert person.troubles == []
