"""The page on a device without a network, and on the home screen of a phone."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.playing import WORDS
from tools.client import ServerProcess

pytestmark = pytest.mark.slow
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map((request) => new URL(request.url).pathname);
}"""


def sit_down(page: Page) -> None:
    """At a table, once all of the page is kept."""
    page.goto("/")
    page.evaluate(KEPT)
    page.locator("[data-play='traffic-memo']").click()
    page.wait_for_selector(".prompt.mine")


def test_the_page_opens_without_a_network(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.evaluate(KEPT)
    person.context.set_offline(True)
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text(WORDS.say("web-settings"))
    page.goto("/")
    expect(page.get_by_role("status").filter(has_text=WORDS.say("web-offline"))).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(WORDS.say("web-welcome"))
    expect(page.locator("main [role=alert]")).to_have_count(0)
    person.context.set_offline(False)
    expect(page.get_by_text(WORDS.say("web-offline"))).to_have_count(0, timeout=30_000)
    person.troubles.clear()


def test_a_table_comes_back_after_a_reload_without_a_network(person: Person) -> None:
    page = person.page
    sit_down(page)
    person.context.set_offline(True)
    page.reload()
    expect(page.get_by_text(WORDS.say("web-connection-away"))).to_be_visible()
    person.context.set_offline(False)
    page.wait_for_selector(".prompt.mine")
    person.troubles.clear()


def test_nothing_that_the_house_says_is_kept(person: Person) -> None:
    page = person.page
    sit_down(page)
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path.startswith(("/api", "/socket", "/schema", "/t/"))] == []


def test_the_page_can_be_installed(server: ServerProcess) -> None:
    manifest = httpx.get(f"{server.address}/manifest.webmanifest").json()
    icons = [(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]]
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= set(icons)
    for icon in manifest["icons"]:
        assert httpx.get(server.address + icon["src"]).headers["content-type"].startswith(icon["type"])
