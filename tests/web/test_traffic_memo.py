"""Traffic memo, played through the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.playing import WORDS, play_to_the_end

pytestmark = pytest.mark.slow
SMALLEST_TARGET = 44


def sit_down(page: Page, highest: int = 50, wilds: bool = False) -> None:
    page.goto("/")
    page.locator("[data-more='traffic-memo']").click()
    page.get_by_label(WORDS.say("web-option-traffic-memo-high"), exact=True).select_option(label=str(highest))
    if wilds:
        page.get_by_role("switch", name=WORDS.say("web-option-traffic-memo-wilds")).click()
    page.get_by_role("button", name=WORDS.say("web-play-now"), exact=True).click()
    page.wait_for_selector(".prompt.mine")


def go_on(page: Page) -> None:
    """Take what can be taken; else turn up the first card that is face down, or was only shown."""
    take = page.locator("[data-take]")
    if take.count() > 0:
        take.click()
    else:
        page.locator("[data-lies='down'], [data-lies='shown']").first.click()


def test_a_game_is_played_to_its_end_with_bots(person: Person) -> None:
    page = person.page
    sit_down(page, highest=12)
    play_to_the_end(page, go_on)
    taken = sum(int(score.split()[0]) for score in page.locator("[data-standing] .score").all_inner_texts())
    assert taken == page.locator("[data-lies='empty']").count() > 0
    expect(page.locator("[data-lies='down']")).to_have_count(0)


def test_a_card_turned_up_twice_is_refused_in_words(person: Person) -> None:
    page = person.page
    sit_down(page)
    spot = page.locator("[data-place='7']")
    spot.click()
    expect(spot).to_have_attribute("data-lies", "up")
    expect(page.locator("[data-run]")).to_have_count(1)
    spot.click()
    expect(page.locator("[data-reason='already-face-up']")).to_have_attribute("data-rules", "TM-5")


def test_the_keyboard_alone_turns_up_a_card(person: Person) -> None:
    page = person.page
    sit_down(page)
    page.locator("[data-place='0']").focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-place='9']")).to_have_attribute("data-lies", "up")


def test_a_place_is_called_by_its_row_and_column_also_in_the_log(person: Person) -> None:
    page = person.page
    sit_down(page)
    spot = page.locator("[data-place='10']")
    expect(spot).to_have_attribute("aria-label", "Row 2, column 3: face down")
    spot.click()
    page.set_viewport_size({"width": 1440, "height": 900})
    told = WORDS.say("traffic-memo-turn-turns", {"first": "yes", "row": 2, "column": 3})
    expect(page.locator("aside ol")).to_contain_text(told)


def test_a_reload_keeps_the_card_that_is_open(person: Person) -> None:
    page = person.page
    sit_down(page)
    spot = page.locator("[data-place='3']")
    spot.click()
    expect(spot).to_have_attribute("data-lies", "up")
    seen = spot.get_attribute("aria-label")
    page.reload()
    expect(spot).to_have_attribute("aria-label", seen or "")


def test_all_cards_with_the_wild_ones_can_be_touched_on_a_phone(person: Person) -> None:
    page = person.page
    sit_down(page, wilds=True)
    spots = page.locator("[data-place]")
    expect(spots).to_have_count(58)
    sizes = spots.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height])"
    )
    assert all(width >= SMALLEST_TARGET and height >= SMALLEST_TARGET for width, height in sizes)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_gone_can_be_looked_up(person: Person) -> None:
    page = person.page
    sit_down(page, highest=12)
    page.get_by_role("button", name=WORDS.say("web-traffic-memo-taken", {"count": 0})).click()
    sheet = page.get_by_role("dialog", name=WORDS.say("web-traffic-memo-gone"))
    expect(sheet.get_by_role("listitem")).to_have_count(12)
