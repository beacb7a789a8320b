"""Rule pages with boards to try, and the coach of a first game."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from scripts.lessons.files import PAGES

from seriatim.server.http.home import rules_of
from seriatim.words import LANGUAGES, Words
from tests.web.conftest import Person
from tests.web.playing import WORDS, open_table
from tools.client import ServerProcess
from tools.stage import GAMES

pytestmark = pytest.mark.slow
RAW_KEY = re.compile(r"\b(web|the-game|sequence|cut-in|rush-hour|traffic-memo|quick-and-easy)-[a-z]+-[a-z-]+")


def open_page(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    page.wait_for_selector(f"[data-learn='{game}'] section")


def board_of(page: Page, paragraph: str) -> Locator:
    """The small board beside a paragraph of The Game."""
    return page.get_by_role("group", name=WORDS.say(f"web-learn-the-game-{paragraph}"))


@pytest.mark.parametrize("game", list(GAMES))
def test_the_rules_open_over_a_table_and_back_closes_them(person: Person, game: str) -> None:
    page = person.page
    open_table(page, game)
    page.wait_for_selector(".prompt.mine")
    path = page.url
    for closing in (page.go_back, lambda: page.keyboard.press("Escape")):
        page.get_by_role("button", name=WORDS.say("web-rules-of", {"game": WORDS.say(game)})).click()
        sheet = page.locator("dialog")
        expect(sheet.locator("[data-now]").first).to_be_visible()
        expect(sheet.locator("[data-board]").first).to_be_visible()
        closing()
        expect(sheet).to_have_count(0)
        assert page.url == path
    page.wait_for_selector(".prompt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_learned_in_every_language(browser: Browser, server: ServerProcess, language: str) -> None:
    person, words = Person(browser, server, language), Words(language)
    for rule_page in PAGES:
        open_page(person.page, rule_page.game)
        text = person.page.locator("main").inner_text()
        assert RAW_KEY.findall(text) == []
        for chapter in rule_page.chapters:
            for paragraph in chapter.paragraphs:
                assert words.say(f"web-learn-{rule_page.game}-{paragraph.name}") in text
                assert " · ".join(paragraph.rules) in text
    person.close()
    assert person.troubles == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_numbered_rules_can_be_unfolded_in_every_language(
    browser: Browser, server: ServerProcess, language: str
) -> None:
    person, words = Person(browser, server, language), Words(language)
    open_page(person.page, "rush-hour")
    person.page.get_by_text(words.say("web-learn-numbered")).click()
    rules = person.page.locator("details", has_text=words.say("web-learn-numbered"))
    expect(rules.locator("section").last).to_have_attribute("lang", language)
    points = [*rules_of("rush-hour", language).points, *rules_of("all", language).points]
    assert rules.locator(".number").all_inner_texts() == [point.number for point in points if point.number]
    headings = [point.heading for point in points if point.heading]
    assert set(rules.locator("h3").all_inner_texts()) <= set(headings)
    assert re.findall(r"\*\*|\| ---|`|\.md\b", rules.inner_text()) == []
    person.page.set_viewport_size({"width": 360, "height": 612})
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 360
    person.close()
    assert person.troubles == []


def test_the_list_of_rules_leads_to_a_page(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.get_by_role("link", name=WORDS.say("web-learn-short")).click()
    page.locator("[data-learn='the-game']").click()
    expect(page.locator("h1")).to_have_text("The Game")


def test_a_rule_is_shown_step_by_step(person: Person) -> None:
    page = person.page
    open_page(page, "the-game")
    board = board_of(page, "trick")
    show = board.get_by_role("button", name=WORDS.say("web-learn-show"))
    for step in range(3):
        show.click()
        expect(board).to_have_attribute("data-lesson-place", str(step + 1))
    expect(board).to_contain_text("53 on pile a")
    expect(show).to_have_count(0)
    board.get_by_role("button", name=WORDS.say("web-learn-again")).click()
    expect(board).to_have_attribute("data-lesson-place", "0")


def test_a_rule_can_be_tried(person: Person) -> None:
    page = person.page
    open_page(page, "the-game")
    board = board_of(page, "trick")
    board.locator("[data-card='60']").click()
    board.locator("[data-pile='a']").click()
    expect(board).to_contain_text("60 on pile a")
    board.locator("[data-card='50']").click()
    board.locator("[data-pile='a']").click()
    expect(board).to_contain_text("the backwards trick")


def test_touching_a_card_that_fits_nowhere_tells_why_not(person: Person) -> None:
    page = person.page
    open_page(page, "the-game")
    board = board_of(page, "trick")
    board.locator("[data-card='7']").click()
    expect(board).to_contain_text(WORDS.say("the-game-refuses-pile-refuses-card").partition(" (")[0])
    expect(board).to_have_attribute("data-lesson-place", "0")


def test_a_first_game_is_explained_until_it_is_enough(beginner: Person) -> None:
    page = beginner.page
    page.set_viewport_size({"width": 1366, "height": 650})
    open_table(page, "the-game")
    page.locator("[data-just-play]").click()
    coach = page.get_by_role("note")
    expect(coach).to_contain_text(WORDS.say("web-coach-the-game-bid"))
    page.get_by_role("button", name=WORDS.say("web-the-game-bids", {"bid": 3})).click()
    expect(coach).not_to_contain_text(WORDS.say("web-coach-the-game-bid"))
    coach.get_by_role("button", name=WORDS.say("web-coach-enough")).click()
    expect(coach).to_have_count(0)
    page.reload()
    page.wait_for_selector(".prompt")
    expect(coach).to_have_count(0)


def test_the_coach_can_be_switched_off(beginner: Person) -> None:
    page = beginner.page
    page.set_viewport_size({"width": 1366, "height": 650})
    page.goto("/settings")
    page.get_by_text(WORDS.say("web-coach"), exact=True).click()
    page.goto("/")
    page.locator("[data-play='the-game']").click()
    page.wait_for_selector(".prompt")
    expect(page.get_by_role("note")).to_have_count(0)
