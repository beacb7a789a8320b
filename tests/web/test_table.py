"""People at one table: by a link, looking on, and around one device."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.client import ServerProcess
from tests.web.conftest import Person
from tests.web.playing import WORDS, cards_in_hand, choose_seats

pytestmark = pytest.mark.slow


def press(page: Page, key: str, **values: int | str) -> None:
    page.get_by_role("button", name=WORDS.say(key, values), exact=True).first.click()


def new_table(page: Page, way: str, seats: int = 2) -> None:
    page.goto("/")
    page.locator("[data-more='the-game']").click()
    choose_seats(page, seats)
    press(page, way)
    page.wait_for_url("**/t/*")


def test_a_friend_comes_by_the_link_and_somebody_looks_on(
    browser: Browser, server: ServerProcess, person: Person
) -> None:
    friend, spectator = Person(browser, server), Person(browser, server)
    new_table(person.page, "web-invite")
    link = person.page.get_by_label(WORDS.say("web-link"))
    expect(link).to_have_value(person.page.url)
    friend.page.goto(person.page.url)
    press(friend.page, "web-sit")
    press(friend.page, "web-i-am-ready")
    press(person.page, "web-start")
    spectator.page.goto(person.page.url)
    expect(person.page.locator("[data-card]")).to_have_count(7)
    expect(friend.page.locator("[data-card]")).to_have_count(7)
    expect(spectator.page.locator("[data-pile]")).to_have_count(4)
    expect(spectator.page.locator("[data-card]")).to_have_count(0)
    for page in (person.page, friend.page):
        page.locator(".bids button").last.click()
    person.page.locator("[data-card]").first.click()
    person.page.locator("[data-pile='a']").click()
    expect(person.page.locator("[data-card]")).to_have_count(6)
    top = person.page.locator("[data-pile='a']").get_attribute("aria-label") or ""
    for page in (friend.page, spectator.page):
        expect(page.locator("[data-pile='a']")).to_have_attribute("aria-label", top)
    for one in (friend, spectator):
        one.close()
        assert one.troubles == []


def test_around_one_device_nobody_sees_the_hand_of_another(person: Person) -> None:
    page = person.page
    new_table(page, "web-pass-device")
    expect(page.locator("[data-card]")).to_have_count(7)
    first = cards_in_hand(page)
    page.locator(".bids button").last.click()
    other = WORDS.say("web-player", {"number": 2})
    expect(page.get_by_role("dialog", name=WORDS.say("web-pass-to", {"name": other}))).to_be_visible()
    press(page, "web-i-am", name=other)
    expect(page.locator("[data-seat='1']")).to_have_count(1)
    second = cards_in_hand(page)
    assert not set(first) & set(second)
