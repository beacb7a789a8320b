"""Rush hour, played through the page."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from seriatim.games.game import Value
from seriatim.words import LANGUAGES, Words
from tests.web.conftest import Person
from tests.web.playing import WORDS, more, open_table, play_to_the_end
from tools.stage import PHONE, Stage, table

pytestmark = pytest.mark.slow
CORNER = {"x": 8, "y": 8}


def sit_down(page: Page) -> None:
    open_table(page, "rush-hour")
    page.wait_for_selector(".prompt.mine")


def go_on(page: Page) -> None:
    """Send a car; or choose the first row or gap that lights up."""
    if page.locator("[data-now='row']").count() > 0:
        page.locator("[data-lane].lit, [data-gap].lit").first.click(position=CORNER)  # type: ignore[arg-type]
    else:
        page.locator("[data-card]").last.click()
        page.locator("[data-go]").click()


def test_a_game_is_played_to_its_end_with_bots(person: Person) -> None:
    page = person.page
    sit_down(page)
    play_to_the_end(page, go_on)
    expect(page.locator("[data-standing]")).to_have_count(4)
    more(page)
    page.get_by_role("link", name=WORDS.say("web-watch-again")).click()
    page.wait_for_selector(".controls")
    expect(page.locator("[data-standing]")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator("[data-standing]")).to_have_count(4)


def test_a_second_touch_sends_the_car_to_the_ramp(person: Person) -> None:
    page = person.page
    sit_down(page)
    card = page.locator("[data-card]").first
    name = card.get_attribute("data-card")
    card.click()
    card.click()
    expect(page.locator(f"[data-card='{name}']")).to_have_count(0)
    expect(page.locator("[data-ramp='0']")).to_have_attribute("aria-label", re.compile(rf"\b{name}\b"))


def test_a_row_is_not_chosen_while_all_pick(person: Person) -> None:
    page = person.page
    sit_down(page)
    page.locator("[data-card]").first.click()
    page.locator("[data-lane='1']").click(position=CORNER)  # type: ignore[arg-type]
    expect(page.locator("[data-reason='not-your-turn']")).to_have_attribute("data-rules", "ALL-8 RH-5")
    expect(page.locator("[data-card]")).to_have_count(10)


def test_a_card_can_be_dragged_to_the_ramp(person: Person) -> None:
    page = person.page
    sit_down(page)
    page.locator("[data-card]").first.drag_to(page.locator("[data-ramp='0']"))
    expect(page.locator("[data-card]")).to_have_count(9)


def test_the_keyboard_alone_sends_a_car(person: Person) -> None:
    page = person.page
    sit_down(page)
    page.locator("[data-card]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-ramp='0']:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-card]")).to_have_count(9)


NOTE_SCENES: Final = """() => {
    window.scenes = [];
    const board = document.querySelector(".middle[data-now]");
    const note = () => {
        window.scenes.push(board.dataset.scene ?? "");
        if (!board.dataset.scene) board.dataset.revealed = "";
    };
    new MutationObserver(note).observe(board, { attributeFilter: ["data-scene"] });
}"""


def test_a_round_is_revealed_card_by_card(person: Person) -> None:
    """RH-5"""
    page = person.page
    sit_down(page)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(NOTE_SCENES)
    page.locator("[data-card]").last.click()
    page.locator("[data-go]").click()
    page.wait_for_selector("[data-revealed]")
    scenes = page.evaluate("window.scenes")
    assert scenes[0] == "flip"
    assert set(scenes) <= {"flip", "park", "fine", ""}


def test_a_touch_ends_the_reveal_of_a_round(person: Person) -> None:
    """The clock of the page stands still: nothing but the touch can end it."""
    page = person.page
    page.clock.install()
    sit_down(page)
    page.emulate_media(reduced_motion="no-preference")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.locator("[data-card]").last.click()
    page.locator("[data-go]").click()
    page.locator("[data-scene='flip']").wait_for()
    page.mouse.click(5, 5)
    expect(page.locator("[data-scene]")).to_have_count(0)


def test_options_with_which_nobody_can_lose_say_so(person: Person) -> None:
    """RH-24"""
    page = person.page
    page.goto("/")
    page.locator("[data-more='rush-hour']").click()
    note = page.get_by_text(WORDS.say("web-option-rush-hour-harmless"))
    page.get_by_role("switch", name=WORDS.say("web-option-rush-hour-jam")).click()
    page.get_by_text(WORDS.say("web-option-rush-hour-small-take"), exact=True).wait_for()
    expect(note).to_have_count(0)
    page.get_by_text(WORDS.say("web-option-rush-hour-small-front"), exact=True).click()
    expect(note).to_be_visible()
    page.get_by_role("switch", name=WORDS.say("web-option-rush-hour-jam")).click()
    expect(note).to_have_count(0)


HIDDEN_NUMBERS: Final = """() => [...document.querySelectorAll(".places")].flatMap((places) => {
    const cards = [...places.querySelectorAll(".place")].map((place) => place.querySelector("[data-car]:last-of-type"));
    return cards.flatMap((card, at) => {
        const number = card?.querySelector(".number");
        const next = cards[at + 1];
        const isCovered = number && next && number.getBoundingClientRect().right > next.getBoundingClientRect().left;
        return isCovered ? [number.textContent] : [];
    });
})"""


def test_without_jams_long_rows_show_whole_numbers_and_the_coach_tells_of_no_jam(person: Person, stage: Stage) -> None:
    """RH-24"""
    options: dict[str, Value] = {"jam": False, "small": "front"}
    path = stage.reach(
        "rush-hour", lambda board: any(len(row["places"]) > 8 for row in board["view"]["rows"]), 99, options
    )
    stage.enter(person.context)
    table(person.page, path)
    assert person.page.evaluate(HIDDEN_NUMBERS) == []
    assert person.page.evaluate("document.querySelector('main .road').getBoundingClientRect().right") <= PHONE["width"]
    last = person.page.locator(".long .place:last-child").first
    expect(last).to_be_in_viewport()
    if person.page.locator("[data-now='picking']").count() > 0:
        rules = WORDS.say("web-rules-of", {"game": WORDS.say("rush-hour")})
        person.page.get_by_role("button", name=rules).click()
        expect(person.page.locator("p[data-now]")).to_contain_text("Rows can be any length.")


CUT_OFF: Final = """texts => [...document.querySelectorAll(".seats .note")].flatMap((note) => texts.filter((text) => {
    note.textContent = text;
    return note.scrollWidth > note.clientWidth;
}))"""


def test_the_points_of_the_others_are_seen_whole_on_a_small_phone(person: Person, stage: Stage) -> None:
    """In every language, up to 19."""
    stage.enter(person.context)
    person.page.set_viewport_size({"width": 360, "height": 612})
    table(person.page, stage.opening("rush-hour"))
    texts = [
        Words(language).say("web-rush-hour-points", {"count": count}) for language in LANGUAGES for count in (0, 19)
    ]
    assert person.page.locator(".seats .note").count() == 3
    assert person.page.evaluate(CUT_OFF, texts) == []
