"""The start page."""

import re

import httpx
import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from seriatim.words import LANGUAGES, Words
from tests.web.conftest import Person
from tests.web.playing import choose_seats, open_table
from tools.client import ServerProcess

pytestmark = pytest.mark.slow


def test_home_shows_the_games_and_asks_nobody_else(person: Person, server: ServerProcess) -> None:
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.goto("/")
    expect(person.page.locator("[data-play='the-game']")).to_be_visible()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(Words("en").say("web-welcome"))
    assert [url for url in asked if not url.startswith(server.address)] == []


def test_nothing_is_wider_than_a_phone(person: Person) -> None:
    for path in ("/", "/settings", "/recover", "/t/there-is-none"):
        person.page.goto(path)
        wide = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, path


def test_a_table_that_is_not_there_is_told_in_words(person: Person) -> None:
    person.page.goto("/t/there-is-none")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(Words("en").say("web-no-table"))
    expect(person.page.locator("main p").first).to_have_text(Words("en").say("server-refuses-no-such-table"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_the_server_cannot_read_is_told_in_words(
    browser: Browser, server: ServerProcess, language: str
) -> None:
    """The server's refusal of a table that does not exist is made one of a table that it cannot read."""
    somebody, words = Person(browser, server, language), Words(language)

    def answer_otherwise(socket: WebSocketRoute) -> None:
        to_server = socket.connect_to_server()
        to_server.on_message(lambda text: socket.send(str(text).replace("no-such-table", "table-unreadable")))

    somebody.page.route_web_socket(re.compile("/socket"), answer_otherwise)
    somebody.page.goto("/t/there-is-none")
    expect(somebody.page.get_by_role("heading", level=1)).to_have_text(words.say("web-closed-table"))
    expect(somebody.page.locator("main p").first).to_have_text(words.say("server-refuses-table-unreadable"))
    somebody.close()
    assert somebody.troubles == []


@pytest.mark.parametrize("language", ["uk", "ru", "cs"])
def test_home_speaks_the_language_of_the_browser(browser: Browser, server: ServerProcess, language: str) -> None:
    somebody = Person(browser, server, language)
    somebody.page.goto("/")
    expect(somebody.page.get_by_role("heading", level=1)).to_have_text(Words(language).say("web-welcome"))
    expect(somebody.page.locator("html")).to_have_attribute("lang", language)
    somebody.close()
    assert somebody.troubles == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_scripts_home_and_its_manifest_speak_the_language_of_the_browser(
    server: ServerProcess, language: str
) -> None:
    words = Words(language)
    home = httpx.get(f"{server.address}/", headers={"accept-language": language}).text
    assert f'<meta name="description" content="{words.say("web-welcome-more")}" />' in home
    assert f'<noscript><p lang="{language}">{words.say("web-needs-javascript")}</p></noscript>' in home
    (path,) = re.findall(r'<link rel="manifest" href="([^"]+)"', home)
    manifest = httpx.get(server.address + path).json()
    assert (manifest["lang"], manifest["description"]) == (language, words.say("web-welcome-more"))


def test_without_scripts_a_table_says_in_every_language_what_it_needs(server: ServerProcess) -> None:
    table = httpx.get(f"{server.address}/t/there-is-none").text
    for language in LANGUAGES:
        assert f'<p lang="{language}">{Words(language).say("web-needs-javascript")}</p>' in table


def test_only_variants_that_can_be_are_offered(browser: Browser, server: ServerProcess) -> None:
    """TM-4, ALL-2: one of those who play begins."""
    czech, words = Person(browser, server, "cs"), Words("cs")
    czech.page.goto("/")
    czech.page.locator("[data-more='traffic-memo']").click()
    who_starts = czech.page.get_by_role("group", name=words.say("web-option-traffic-memo-youngest"))
    for seats in (3, 5):
        choose_seats(czech.page, seats)
        expect(who_starts.get_by_role("radio")).to_have_count(seats)
    czech.close()


def test_a_game_that_goes_on_comes_first_and_is_one_tap_away(person: Person) -> None:
    page = person.page
    open_table(page, "the-game")
    page.wait_for_selector("[data-phase='running']")
    table = page.url
    page.goto("/")
    page.locator("main > :first-child [data-go-on]").click()
    page.wait_for_url(table)
    page.wait_for_selector("[data-phase='running']")


def test_a_game_that_is_over_does_not_go_on(person: Person) -> None:
    page, words = person.page, Words("en")
    open_table(page, "sequence")
    page.wait_for_selector("[data-phase='running']")
    table = page.url.partition("/t/")[2]
    page.get_by_role("button", name=words.say("web-menu")).click()
    page.get_by_role("switch", name=words.say("web-would-stop")).click()
    page.get_by_role("button", name=words.say("web-end-yes")).click()
    page.wait_for_selector("[data-phase='over']")
    page.goto("/")
    expect(page.locator(f".lists a[href='/t/{table}']")).to_be_visible()
    expect(page.locator("[data-go-on]")).to_have_count(0)
    expect(page.locator("main > :first-child")).to_contain_text(words.say("web-welcome"))


def test_settings_stay_on_the_device(person: Person) -> None:
    person.page.goto("/settings")
    person.page.get_by_text("Čeština").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(Words("cs").say("web-settings"))
    person.page.get_by_text(Words("cs").say("web-theme-dark"), exact=True).click()
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(Words("cs").say("web-settings"))
