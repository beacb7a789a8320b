"""Quick & Easy, played through the page."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import Person
from tests.web.playing import MINE, WORDS, open_table, play_to_the_end
from tools.client import ServerProcess

pytestmark = pytest.mark.slow
UP = {"pile": "up", "arrow": "↑"}


def sit_down(page: Page) -> None:
    open_table(page, "quick-and-easy")
    page.wait_for_selector("[data-bid]")


def start(page: Page) -> None:
    """Nobody bids more than gladly, and among equals the first seat starts (QE-3)."""
    sit_down(page)
    page.locator("[data-bid='3']").click()
    page.wait_for_selector("[data-talk]:enabled")
    page.wait_for_selector(MINE)


def go_on(page: Page) -> None:
    """End the turn if that may be; else lay a card where the first pile lights up."""
    end = page.locator("[data-end]")
    if end.count() > 0:
        end.click()
    else:
        page.locator("[data-card]:not(.idle)").first.click()
        page.locator("[data-pile].lit").first.click()


def card_and_name(page: Page) -> tuple[Locator, str]:
    card = page.locator("[data-card]").first
    return card, card.get_attribute("data-card") or ""


def test_a_game_is_played_to_its_end_with_bots(person: Person) -> None:
    page = person.page
    start(page)
    play_to_the_end(page, go_on)


def test_a_card_laid_too_early_is_refused_in_words(person: Person) -> None:
    page = person.page
    sit_down(page)
    card, _ = card_and_name(page)
    card.drag_to(page.locator("[data-pile='up']"))
    expect(page.locator("[data-reason='not-your-turn']")).to_have_attribute("data-rules", "ALL-8 QE-3")
    expect(page.locator("[data-card]")).to_have_count(2)


def test_the_keyboard_alone_lays_a_card_and_ends_the_turn(person: Person) -> None:
    page = person.page
    start(page)
    card, name = card_and_name(page)
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-pile]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-pile='up']")).to_have_attribute("data-top", name)
    page.locator("[data-end]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-end]")).to_have_count(0)


def test_a_card_can_be_dragged_to_a_pile(person: Person) -> None:
    page = person.page
    start(page)
    card, name = card_and_name(page)
    card.drag_to(page.locator("[data-pile='down']"))
    expect(page.locator("[data-pile='down']")).to_have_attribute("data-top", name)


def test_a_word_about_a_card_is_said_and_taken_back(person: Person, browser: Browser, server: ServerProcess) -> None:
    """Who looks on sees the colour and the word at the speaker's seat (QE-10)."""
    page = person.page
    sit_down(page)
    _, name = card_and_name(page)
    word = page.locator("[data-word='low']").first
    word.click()
    expect(word).to_have_attribute("aria-pressed", "true")
    watcher = Person(browser, server)
    watcher.page.goto(page.url)
    seat = watcher.page.locator("li", has_text=WORDS.say("web-guest"))
    expect(seat.locator(f"[data-said='{name.split()[0]} low']")).to_have_count(1)
    word.click()
    expect(word).to_have_attribute("aria-pressed", "false")
    expect(seat.locator("[data-said]")).to_have_count(0)
    watcher.close()
    assert watcher.troubles == []


def test_a_colour_alone_can_be_said(person: Person, browser: Browser, server: ServerProcess) -> None:
    """Who looks on sees the colour, and no word about the number (QE-11)."""
    page = person.page
    sit_down(page)
    _, name = card_and_name(page)
    page.locator("[data-word='held']").first.click()
    watcher = Person(browser, server)
    watcher.page.goto(page.url)
    seat = watcher.page.locator("li", has_text=WORDS.say("web-guest"))
    expect(seat.locator(f"[data-said='{name.split()[0]} held']")).to_have_count(1)
    watcher.close()
    assert watcher.troubles == []


def test_a_signal_stands_at_its_pile(person: Person) -> None:
    page = person.page
    sit_down(page)
    page.locator("[data-talk='up']").click()
    page.locator("[data-signal='leave-it']").click()
    mine = page.get_by_label(f"{WORDS.say('web-guest')}: {WORDS.say('quick-and-easy-says-leave-it', UP)}")
    expect(mine).to_have_count(1)


def test_professionals_name_colours_only(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.locator("[data-more='quick-and-easy']").click()
    page.get_by_role("switch", name=WORDS.say("web-option-quick-and-easy-professional")).click()
    page.get_by_role("button", name=WORDS.say("web-play-now"), exact=True).click()
    page.wait_for_selector("[data-bid]")
    words = page.locator("[data-word]")
    assert words.evaluate_all("all => all.map((one) => one.dataset.word)") == ["held", "held"]
