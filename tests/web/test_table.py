"""People at one table: by a link, looking on, and around one device."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Person
from tests.web.playing import WORDS, cards_in_hand, choose_seats
from tools.client import ServerProcess

pytestmark = pytest.mark.slow


def press(page: Page, key: str, **values: int | str) -> None:
    page.get_by_role("button", name=WORDS.say(key, values), exact=True).first.click()


def new_table(page: Page, way: str, seats: int = 2) -> None:
    page.goto("/")
    page.locator("[data-more='the-game']").click()
    choose_seats(page, seats)
    press(page, way)


def start_around(page: Page, *names: str) -> None:
    """Name those around one device, and start."""
    for number, name in enumerate(names, 1):
        page.get_by_label(WORDS.say("web-player", {"number": number}), exact=True).fill(name)
    page.locator("[data-around]").get_by_role("button", name=WORDS.say("web-start")).click()
    page.wait_for_url("**/t/*")


def test_a_friend_comes_by_the_link_and_somebody_looks_on(
    browser: Browser, server: ServerProcess, person: Person
) -> None:
    friend, spectator = Person(browser, server), Person(browser, server)
    new_table(person.page, "web-invite")
    person.page.wait_for_url("**/t/*")
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


def test_a_new_name_is_seen_by_the_others_at_the_table(browser: Browser, server: ServerProcess, person: Person) -> None:
    """In a game that runs, and from another page of the same device."""
    friend = Person(browser, server)
    new_table(person.page, "web-invite")
    person.page.wait_for_url("**/t/*")
    friend.page.goto(person.page.url)
    press(friend.page, "web-sit")
    press(friend.page, "web-i-am-ready")
    press(person.page, "web-start")
    friend.page.wait_for_selector("[data-phase='running']")
    seats = friend.page.locator(".seats")
    expect(seats).to_contain_text(WORDS.say("web-guest"))
    settings = person.context.new_page()
    for name in ("Anna", "Annika"):
        settings.goto("/settings")
        settings.get_by_label(WORDS.say("web-your-name")).fill(name)
        settings.keyboard.press("Tab")
        expect(seats).to_contain_text(name)
    friend.close()
    assert friend.troubles == []


def test_around_one_device_nobody_sees_the_hand_of_another(person: Person) -> None:
    page = person.page
    new_table(page, "web-pass-device")
    start_around(page)
    expect(page.locator("[data-card]")).to_have_count(7)
    first = cards_in_hand(page)
    page.locator(".bids button").last.click()
    other = WORDS.say("web-player", {"number": 2})
    expect(page.get_by_role("dialog", name=WORDS.say("web-pass-to", {"name": other}))).to_be_visible()
    press(page, "web-i-am", name=other)
    expect(page.locator("[data-seat='1']")).to_have_count(1)
    second = cards_in_hand(page)
    assert not set(first) & set(second)


def test_those_around_one_device_are_called_by_their_names(person: Person) -> None:
    page = person.page
    new_table(page, "web-pass-device")
    start_around(page, "Mama", "Ben")
    page.locator(".bids button").last.click()
    expect(page.get_by_role("dialog", name=WORDS.say("web-pass-to", {"name": "Ben"}))).to_be_visible()
    press(page, "web-i-am", name="Ben")
    expect(page.locator(".seats")).to_contain_text("Mama")
    new_table(page, "web-pass-device")
    for number, name in enumerate(("Mama", "Ben"), 1):
        expect(page.get_by_label(WORDS.say("web-player", {"number": number}), exact=True)).to_have_value(name)


def test_somebody_on_the_hosts_device_is_named_before_the_game(person: Person) -> None:
    page = person.page
    new_table(page, "web-invite")
    press(page, "web-same-device")
    name = page.get_by_label(WORDS.say("web-player", {"number": 2}), exact=True)
    name.fill("Ben")
    name.press("Enter")
    page.wait_for_selector("[data-sending='false']")
    page.reload()
    expect(name).to_have_value("Ben")
