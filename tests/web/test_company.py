"""The others at a table: who has left, who plays for whom, who only watches, and who is awaited."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Person
from tests.web.playing import WORDS, open_table, play_to_the_end
from tests.web.test_the_game import go_on
from tools import client
from tools.client import ServerProcess, gathered, serving
from tools.stage import enter, is_shown, table

pytestmark = pytest.mark.slow
RUNNING = "[data-phase='running']"
OVER = "[data-phase='over']"


@pytest.fixture(scope="module")
def restless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that misses people at once."""
    with serving(tmp_path_factory.mktemp("restless") / "data", SERIATIM_ABSENCE="0.2") as process:
        yield process


def button(page: Page, key: str, **values: str) -> None:
    page.get_by_role("button", name=WORDS.say(key, values)).click()


def menu(page: Page, key: str) -> None:
    """Turn a switch of the menu."""
    button(page, "web-menu")
    page.get_by_role("switch", name=WORDS.say(key)).click()


def test_another_game_begins_without_a_friend_who_has_left(browser: Browser, restless: ServerProcess) -> None:
    people = [client.Person(restless), client.Person(restless)]
    name, sockets = gathered(people, "the-game", 2)
    for socket in sockets:
        socket.do("abandon")
    host = Person(browser, restless)
    enter(host.context, people[0])
    table(host.page, f"/t/{name}")
    sockets[0].close()
    button(host.page, "web-rematch")
    waiting = host.page.get_by_role("button", name=WORDS.say("web-rematch-offered"))
    expect(waiting).to_be_disabled()
    sockets[1].close()
    button(host.page, "web-rematch-now")
    host.page.wait_for_selector(RUNNING)
    expect(host.page.locator(".seats")).to_contain_text(WORDS.say("web-away"))
    host.close()
    assert host.troubles == []


def test_who_lets_a_bot_play_is_told_so_and_can_take_the_seat_back(person: Person) -> None:
    page = person.page
    open_table(page, "the-game")
    page.wait_for_selector(RUNNING)
    menu(page, "web-let-bot-play")
    page.keyboard.press("Escape")
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text(WORDS.say("web-bot-plays-for-you"))
    expect(page.locator(".prompt.mine")).to_have_count(0)
    page.locator("[data-card]").first.click()
    page.locator("[data-pile]").first.click()
    button(page, "web-take-seat")
    expect(prompt).not_to_contain_text(WORDS.say("web-bot-plays-for-you"))


def test_a_game_that_would_end_at_once_asks_first_and_then_closes_the_menu(person: Person) -> None:
    page = person.page
    open_table(page, "sequence")
    page.wait_for_selector(RUNNING)
    menu(page, "web-would-stop")
    button(page, "web-end-not")
    expect(page.get_by_role("switch", name=WORDS.say("web-would-stop"))).not_to_be_checked()
    page.wait_for_selector(RUNNING)
    page.get_by_role("switch", name=WORDS.say("web-would-stop")).click()
    button(page, "web-end-yes")
    page.wait_for_selector(OVER)
    expect(page.locator("dialog")).to_have_count(0)


def leave_and_stand_in(browser: Browser, server: ServerProcess, people: list[client.Person]) -> tuple[Person, str]:
    """The host closes the page, and the other lets a bot play at once; the page of the other, and the table's path."""
    name, sockets = gathered(people, "the-game", 2)
    path = f"/t/{name}"
    host, other = Person(browser, server), Person(browser, server)
    enter(host.context, people[0])
    table(host.page, path)
    enter(other.context, people[1])
    table(other.page, path)
    for socket in sockets:
        socket.close()
    host.close()
    note = other.page.get_by_role("status").filter(has_text=WORDS.say("web-is-away", {"name": "Person a"}))
    note.get_by_role("button", name=WORDS.say("web-stand-in")).click()
    expect(note).to_have_count(0)
    return other, path


def test_the_host_chooses_how_fast_bots_play(person: Person) -> None:
    page = person.page
    open_table(page, "sequence")
    page.wait_for_selector(RUNNING)
    button(page, "web-menu")
    paces = page.locator("dialog").get_by_role("group", name=WORDS.say("web-pace"))
    expect(paces.get_by_role("radio", name=WORDS.say("web-pace-relaxed"))).to_be_checked()
    paces.locator("label").filter(has_text=WORDS.say("web-pace-instant")).click()
    expect(paces.get_by_role("radio", name=WORDS.say("web-pace-instant"))).to_be_checked()
    page.goto("/settings")
    expect(page.get_by_role("radio", name=WORDS.say("web-pace-instant"))).to_be_checked()


def bid_or_go_on(page: Page) -> None:
    bid = page.locator("[data-bid]").first
    if bid.count() > 0:
        bid.click()
        page.locator("[data-bid]").first.wait_for(state="detached")
    else:
        go_on(page)


def test_a_game_ends_with_a_bot_for_a_friend_who_has_left(browser: Browser, restless: ServerProcess) -> None:
    other, _ = leave_and_stand_in(browser, restless, [client.Person(restless), client.Person(restless)])
    play_to_the_end(other.page, bid_or_go_on)
    other.close()
    assert other.troubles == []


def test_who_has_left_goes_on_by_coming_back(browser: Browser, restless: ServerProcess) -> None:
    people = [client.Person(restless), client.Person(restless)]
    other, path = leave_and_stand_in(browser, restless, people)
    host = Person(browser, restless)
    enter(host.context, people[0])
    table(host.page, path)
    expect(host.page.get_by_role("button", name=WORDS.say("web-take-seat"))).to_have_count(0)
    expect(other.page.locator(".seats")).not_to_contain_text(WORDS.say("web-away"))
    expect(host.page.locator("[data-card]").first).to_be_visible()
    for person in (host, other):
        person.close()
        assert person.troubles == []


def test_who_comes_by_the_link_of_a_full_table_watches_and_asks_the_host_for_a_bots_seat(
    browser: Browser, server: ServerProcess, person: Person
) -> None:
    open_table(person.page, "sequence")
    person.page.wait_for_selector(RUNNING)
    button(person.page, "web-menu")
    expect(person.page.locator("dialog")).to_contain_text(WORDS.say("web-invitation-bot"))
    expect(person.page.locator("[data-this-computer]")).to_have_text(WORDS.say("web-invitation-this-computer"))
    visitor = Person(browser, server)
    table(visitor.page, person.page.url)
    expect(visitor.page.locator(".watching")).to_contain_text(WORDS.say("web-watching"))
    watching = visitor.page.locator(".watching")
    visitor.page.locator("[data-replace-bot='1']").click()
    expect(watching).to_contain_text(WORDS.say("web-asked-to-sit", {"name": WORDS.say("web-bot-name", {"seat": 1})}))
    visitor.page.locator("[data-ask-no-longer]").click()
    expect(watching).to_contain_text(WORDS.say("web-watching"))
    visitor.page.locator("[data-replace-bot='1']").click()
    person.page.keyboard.press("Escape")
    person.page.locator("[data-request='1'] [data-let-sit='yes']").click()
    visitor.page.wait_for_selector("[data-seat='1']")
    expect(watching).to_have_count(0)
    expect(person.page.locator("[data-request]")).to_have_count(0)
    button(person.page, "web-menu")
    expect(person.page.locator("dialog")).to_contain_text(WORDS.say("web-invitation-watch"))
    visitor.close()
    assert visitor.troubles == []


def test_a_new_link_shuts_out_whoever_has_the_old_one(browser: Browser, server: ServerProcess, person: Person) -> None:
    host, friend = client.Person(server), client.Person(server)
    name = host.make("the-game", 3)
    with friend.page() as socket:
        socket.enter(name)
        socket.do("sit", seat=1, name="Ben")
        enter(person.context, host)
        table(person.page, f"/t/{name}")
        visitor = Person(browser, server)
        table(visitor.page, f"/t/{name}")
        link = person.page.get_by_role("textbox", name=WORDS.say("web-link"))
        old = link.input_value()
        person.page.locator("[data-renew-link]").click()
        expect(link).not_to_have_value(old)
        expect(person.page).to_have_url(re.compile(rf"/t/{name}\.[0-9a-f]{{22}}$"))
        expect(visitor.page.locator(".alone")).to_contain_text(WORDS.say("server-refuses-link-renewed"))
        table(visitor.page, f"/t/{link.input_value().rpartition('/')[2]}")
        visitor.page.get_by_role("button", name=WORDS.say("web-sit"), exact=True).first.click()
        expect(visitor.page.locator(".who").first).to_contain_text(WORDS.say("web-guest"))
        socket.do("say", seat=1, text="I am still here")
        visitor.close()
        assert visitor.troubles == []


def test_who_is_turned_down_is_told_so(browser: Browser, server: ServerProcess, person: Person) -> None:
    open_table(person.page, "sequence")
    person.page.wait_for_selector(RUNNING)
    visitor = Person(browser, server)
    table(visitor.page, person.page.url)
    visitor.page.locator("[data-replace-bot='1']").click()
    question = person.page.locator("[data-request='1']")
    expect(question.locator("p")).to_contain_text(WORDS.say("web-guest"))
    question.locator("[data-let-sit='no']").click()
    expect(visitor.page.locator("[data-reason='turned-down']")).to_be_visible()
    expect(visitor.page.locator(".watching")).to_contain_text(WORDS.say("web-watching"))
    visitor.close()
    assert visitor.troubles == []


def test_the_host_sees_for_whom_the_start_waits(server: ServerProcess, person: Person) -> None:
    host, friend = client.Person(server), client.Person(server)
    name = host.make("the-game", 2)
    with host.page() as socket, friend.page() as other:
        socket.enter(name)
        socket.do("sit", seat=0, name="Anna")
        enter(person.context, host)
        table(person.page, f"/t/{name}")
        hint = person.page.locator(".buttons .hint")
        expect(hint).to_have_text(WORDS.say("web-seats-left", {"count": 1}))
        other.enter(name)
        other.do("sit", seat=1, name="Ben")
        expect(hint).to_have_text(WORDS.say("web-waiting-for", {"names": "Ben", "count": 1}))
        other.do("ready")
        expect(hint).to_have_count(0)
        expect(person.page.get_by_role("button", name=WORDS.say("web-start"))).to_be_enabled()


def test_the_menu_shows_the_fingerprint_of_the_deal(person: Person) -> None:
    page = person.page
    open_table(page, "cut-in")
    page.wait_for_selector(RUNNING)
    button(page, "web-menu")
    shown = page.locator("[data-fingerprint]")
    expect(shown).to_contain_text(WORDS.say("web-fingerprint"))
    assert len(shown.get_attribute("data-fingerprint") or "") == 64
    expect(shown.get_by_role("textbox")).to_have_value(shown.get_attribute("data-fingerprint") or "")


def test_settings_and_honesty_lead_back_to_the_table(person: Person) -> None:
    """By their own link, by the browser, and over a page in between; and one step back from the table is home."""
    page = person.page
    open_table(page, "cut-in")
    for name in ("web-settings", "web-fingerprint-more"):
        page.wait_for_selector(RUNNING)
        button(page, "web-menu")
        page.get_by_role("link", name=WORDS.say(name)).click()
        page.locator("[data-back]").wait_for()
        page.get_by_role("link", name=WORDS.say("web-learn-short")).click()
        page.locator("[data-learn]").first.wait_for()
        page.reload()
        page.locator("[data-back]").click()
        page.wait_for_selector(RUNNING)
        page.go_forward()
        page.locator("[data-back]").wait_for()
        page.go_back()
    page.wait_for_selector(RUNNING)
    page.go_back()
    page.wait_for_selector("[data-play]")
    page.get_by_role("link", name=WORDS.say("web-settings")).click()
    page.get_by_role("heading", name=WORDS.say("web-settings")).wait_for()
    expect(page.locator("[data-back]")).to_have_count(0)


def test_a_variant_that_needs_more_seats_is_not_offered(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.locator("[data-more='cut-in']").click()
    group = page.get_by_role("group", name=WORDS.say("web-option-cut-in-youngest"))
    expect(group.get_by_role("radio")).to_have_count(3)
    page.get_by_role("group", name=WORDS.say("web-how-many")).get_by_text("5", exact=True).click()
    group.locator("label").nth(4).click()
    page.get_by_role("group", name=WORDS.say("web-how-many")).get_by_text("3", exact=True).click()
    expect(group.get_by_role("radio")).to_have_count(3)
    page.locator("dialog").get_by_role("button", name=WORDS.say("web-play-now")).click()
    page.wait_for_selector(RUNNING)


def test_variants_that_do_not_go_together_are_not_offered(person: Person) -> None:
    """SQ-18, TM-2"""
    page = person.page
    page.goto("/")
    page.locator("[data-more='sequence']").click()
    hard = page.get_by_role("switch", name=WORDS.say("web-option-sequence-hard"))
    page.get_by_role("combobox", name=WORDS.say("web-how-many")).select_option(label="6")
    expect(hard).to_have_count(1)
    teams = page.get_by_role("group", name=WORDS.say("web-option-sequence-teams"))
    teams.locator("label").last.click()
    expect(hard).to_have_count(0)
    teams.locator("label").nth(1).click()
    expect(hard).to_have_count(1)
    page.goto("/")
    page.locator("[data-more='traffic-memo']").click()
    page.get_by_role("combobox").nth(0).select_option(label="40")
    high = page.locator("dialog select").nth(1).locator("option")
    expect(high).to_have_text(["45", "46", "47", "48", "49", "50"])


def test_a_refusal_is_a_sentence_in_the_language_of_the_page(browser: Browser, server: ServerProcess) -> None:
    """Should the page not have learned in time that it cannot be."""
    somebody = Person(browser, server, "cs")
    page = somebody.page
    page.route("**/api/games/traffic-memo/options", lambda route: route.fulfill(status=503, json={}))
    page.goto("/")
    page.locator("[data-more='traffic-memo']").click()
    page.get_by_role("combobox").nth(0).select_option(label="40")
    page.get_by_role("combobox").nth(1).select_option(label="10")
    page.locator("dialog .button.main").click()
    problem = page.locator("dialog").get_by_role("alert")
    expect(problem).to_be_in_viewport()
    expect(problem).to_contain_text(re.compile("40.*10"))
    expect(problem).not_to_contain_text("bad-")
    somebody.close()


def test_whoever_goes_astray_finds_the_way_home(person: Person) -> None:
    person.page.goto("/nonsense")
    is_shown(person.page)
    expect(person.page.locator("h1")).to_have_text(WORDS.say("web-nothing-here"))
    person.page.get_by_role("link", name=WORDS.say("web-to-the-games")).click()
    person.page.wait_for_selector("[data-play]")
    person.troubles.clear()  # the browser itself reports the answer 404
