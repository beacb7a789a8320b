"""The Game, played through the page."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.playing import MINE, READY, WORDS, cards_in_hand, more, open_table, play_to_the_end

pytestmark = pytest.mark.slow


def sit_down(page: Page) -> None:
    """From the start page to the table, and the bid: two taps."""
    open_table(page, "the-game")
    page.get_by_role("button", name=WORDS.say("web-the-game-bids", {"bid": 3})).click()
    page.wait_for_selector(MINE)


def lay_something(page: Page) -> None:
    """Touch a card that fits somewhere, and then the first pile that lights up."""
    page.locator("[data-card]:not(.idle)").first.click()
    page.locator("[data-pile].lit").first.click()


def go_on(page: Page) -> None:
    """End the turn if that may be; else lay a card."""
    end = page.get_by_role("button", name=WORDS.say("web-the-game-end"))
    if end.count() > 0:
        end.click()
    else:
        lay_something(page)


def test_a_game_is_played_to_its_end_with_bots(person: Person) -> None:
    page = person.page
    sit_down(page)
    play_to_the_end(page, go_on)
    more(page)
    with page.expect_download() as download:
        page.get_by_role("link", name=WORDS.say("web-record")).click()
    assert "game: the-game" in download.value.path().read_text("utf-8")


def test_a_card_that_does_not_fit_is_refused_in_words(person: Person) -> None:
    """After the highest card a climbing pile takes no other of the hand, but perhaps the one exactly ten lower."""
    page = person.page
    sit_down(page)
    cards = page.locator("[data-card]")
    numbers = [int(card.get_attribute("data-card") or 0) for card in cards.all()]
    cards.last.click()
    page.locator("[data-pile='a']").click()
    expect(cards).to_have_count(len(numbers) - 1)
    lower = next(number for number in numbers[:-1] if number != numbers[-1] - 10)
    page.locator(f"[data-card='{lower}']").click()
    page.locator("[data-pile='a']").click()
    expect(page.locator("[data-reason='pile-refuses-card']")).to_have_attribute("data-rules", "TG-7")
    expect(cards).to_have_count(len(numbers) - 1)


def test_the_keyboard_alone_lays_a_card(person: Person) -> None:
    page = person.page
    sit_down(page)
    card = page.locator("[data-card]:not(.idle)").first
    name = card.get_attribute("data-card")
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-pile]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(f".hand [data-card='{name}']")).to_have_count(0)


def test_a_card_can_be_dragged_to_a_pile(person: Person) -> None:
    page = person.page
    sit_down(page)
    card = page.locator("[data-card]").first
    name = card.get_attribute("data-card")
    card.drag_to(page.locator("[data-pile='a']"))
    expect(page.locator(f".hand [data-card='{name}']")).to_have_count(0)
    expect(page.locator("[data-pile='a']")).to_have_attribute("aria-label", re.compile(rf"\b{name}$"))


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(person: Person) -> None:
    page = person.page
    sit_down(page)
    lay_something(page)
    page.wait_for_selector(READY)
    before = cards_in_hand(page)
    page.reload()
    page.wait_for_selector(".prompt.mine")
    assert cards_in_hand(page) == before


def test_what_is_done_offline_is_sent_when_the_network_is_back(person: Person) -> None:
    page = person.page
    sit_down(page)
    person.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    card = page.locator("[data-card]").first
    name = card.get_attribute("data-card")
    card.click()
    page.locator("[data-pile].lit").first.click()
    expect(page.locator("[data-sending='true']")).to_have_count(1)
    person.context.set_offline(False)
    expect(page.locator(f".hand [data-card='{name}']")).to_have_count(0)
    person.troubles.clear()
