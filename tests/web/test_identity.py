"""One person on several devices: a link to another one, and signing out of all others or of this one."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from seriatim.words import Words
from tests.web.conftest import Person
from tests.web.playing import open_table
from tools.client import ServerProcess

pytestmark = pytest.mark.slow
WORDS: Final = Words("en")
RUNNING: Final = "[data-phase='running']"
MINE: Final = f"{RUNNING}[data-seat='0']"
WATCHING: Final = f"{RUNNING}[data-seat='-2']"


def settings(person: Person) -> None:
    person.page.goto("/settings")


def second_device(browser: Browser, server: ServerProcess, person: Person) -> Person:
    """Another browser of the same person, by a link that was made in the settings."""
    settings(person)
    person.page.get_by_role("button", name=WORDS.say("web-make-link")).click()
    link = person.page.locator("input[readonly]").input_value()
    other = Person(browser, server)
    other.page.goto(f"/recover#{link.partition('#')[2]}")
    other.page.get_by_role("button", name=WORDS.say("web-recover-go")).click()
    expect(other.page.locator("main")).to_contain_text(WORDS.say("web-recovered"))
    return other


def test_signing_out_elsewhere_leaves_this_device_alone_at_the_table(
    browser: Browser, server: ServerProcess, person: Person
) -> None:
    open_table(person.page, "sequence")
    person.page.wait_for_selector(MINE)
    table = person.page.url
    other = second_device(browser, server, person)
    other.page.goto(table)
    other.page.wait_for_selector(MINE)
    settings(person)
    person.page.locator("[data-sign-out='elsewhere']").click()
    expect(person.page.locator("[data-signed-out]")).to_have_text(WORDS.say("web-signed-out-elsewhere"))
    other.page.wait_for_selector(WATCHING)
    person.page.goto(table)
    person.page.wait_for_selector(MINE)
    other.close()
    assert other.troubles == []


def test_signing_out_here_leaves_the_games_on_other_devices(
    browser: Browser, server: ServerProcess, person: Person
) -> None:
    open_table(person.page, "sequence")
    person.page.wait_for_selector(MINE)
    table = person.page.url
    other = second_device(browser, server, person)
    settings(person)
    person.page.locator("[data-sign-out='ask']").click()
    person.page.get_by_role("button", name=WORDS.say("web-sign-out-not")).click()
    person.page.locator("[data-sign-out='ask']").click()
    person.page.locator("[data-sign-out='here']").click()
    person.page.wait_for_selector("[data-play]")
    expect(person.page.locator("[data-go-on]")).to_have_count(0)
    person.page.goto(table)
    person.page.wait_for_selector(WATCHING)
    other.page.goto(table)
    other.page.wait_for_selector(MINE)
    other.close()
    assert other.troubles == []
