"""The start page."""

import re
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from seriatim.kit.seed import quick_rng
from seriatim.words import LANGUAGES, Words
from tests.web.conftest import Person
from tests.web.playing import choose_seats, open_table
from tools import client
from tools.client import ServerProcess, gathered
from tools.stage import enter

pytestmark = pytest.mark.slow
POLLED: Final = 60_000
"""Milliseconds in which the lists are certainly asked for again."""


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


def test_an_unfinished_game_tells_with_whom_and_whose_turn_it_is(person: Person, server: ServerProcess) -> None:
    """And it does so at once when that changes."""
    ann, ben, words = client.Person(server), client.Person(server), Words("en")
    table, pages = gathered([ann, ben], "sequence", 2)
    (turn,) = pages[0].picture["board"]["awaited"]
    enter(person.context, (ann, ben)[turn])
    person.page.goto("/")
    game = person.page.locator(f"[data-go-on='{table}']")
    expect(game).to_contain_text(words.say("web-with", {"names": f"Person {'ba'[turn]}"}))
    expect(game).to_contain_text(words.say("web-your-turn"))
    assert pages[turn].play_once(quick_rng("turn"))
    while pages[turn].picture["board"]["awaited"] == [turn]:
        assert pages[turn].play_once(quick_rng("turn"))
    waiting = words.say("web-waiting-for", {"names": f"Person {'ba'[turn]}", "count": 1})
    expect(game).to_contain_text(waiting, timeout=POLLED)
    for page in pages:
        page.close()


def test_an_unfinished_game_can_be_put_away_and_taken_back(person: Person) -> None:
    page, words = person.page, Words("en")
    open_table(page, "the-game")
    page.wait_for_selector("[data-phase='running']")
    table = page.url.partition("/t/")[2]
    page.goto("/")
    page.locator(f"[data-put-away='{table}']").click()
    expect(page.locator("[data-go-on]")).to_have_count(0)
    back = page.get_by_role("status").get_by_role("button", name=words.say("web-bring-back"))
    expect(back).to_be_focused()
    back.click()
    expect(page.locator(f"[data-go-on='{table}']")).to_be_focused()
    page.locator(f"[data-put-away='{table}']").click()
    page.reload()
    expect(page.locator("main > :first-child")).to_contain_text(words.say("web-welcome"))
    page.locator(f"#put-away [data-listed='{table}']").click()
    page.wait_for_selector("[data-phase='running']")
    page.goto("/")
    expect(page.locator(f"[data-go-on='{table}']")).to_be_visible()
    expect(page.locator("#put-away")).to_have_count(0)


def test_tables_to_join_appear_and_go_while_the_start_page_is_open(person: Person, server: ServerProcess) -> None:
    """With who sits there, and the variants; private ones are never there."""
    ann, words = client.Person(server), Words("en")
    person.page.goto("/")
    person.page.wait_for_selector("#daily")
    public = ann.make("cut-in", 3, options={"window": 6}, settings={"visibility": "public"})
    hidden = ann.make("cut-in", 3)
    with ann.page() as socket:
        socket.enter(public)
        socket.do("sit", seat=0, name="Grandmother Ann")
        row = person.page.locator(f"#open [data-listed='{public}']")
        expect(row).to_contain_text("Grandmother Ann", timeout=POLLED)
        expect(row).to_contain_text(words.say("web-phase-gathering", {"taken": 1, "seats": 3}))
        expect(row).to_contain_text(words.say("web-join"))
        window = {"label": words.say("web-option-cut-in-window"), "value": "6"}
        expect(row).to_contain_text(words.say("web-variant", window))
        expect(person.page.locator(f"[data-listed='{hidden}']")).to_have_count(0)
        socket.do("close")
    expect(row).to_have_count(0, timeout=POLLED)


def test_the_lists_are_asked_for_by_their_tags(person: Person) -> None:
    """What has not changed is not sent again."""
    with person.page.expect_response(
        lambda answer: answer.url.endswith("/api/tables/mine") and answer.status == 304, timeout=POLLED
    ):
        person.page.goto("/")


def test_a_tile_says_how_many_bots_play_and_invites_friends(person: Person) -> None:
    page, words = person.page, Words("en")
    page.goto("/")
    bots = words.say("web-with-bots", {"count": 3, "level": words.say("web-level-steady")})
    expect(page.locator("[data-play='rush-hour']")).to_contain_text(bots)
    page.locator("[data-invite='rush-hour']").click()
    page.wait_for_selector("[data-phase='gathering']")
    expect(page.get_by_label(words.say("web-link"))).to_be_visible()
    seats = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    assert [seat.get("is_free", False) for seat in seats] == [False, True, True, True]


def test_settings_stay_on_the_device(person: Person) -> None:
    person.page.goto("/settings")
    person.page.get_by_text("Čeština").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(Words("cs").say("web-settings"))
    person.page.get_by_text(Words("cs").say("web-theme-dark"), exact=True).click()
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(Words("cs").say("web-settings"))
