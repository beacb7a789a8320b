"""What people at a table see of it and of each other: how it is played, what is said, and what the host can do."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Person
from tests.web.playing import WORDS
from tests.web.test_access import found
from tests.web.test_company import bid_or_go_on
from tests.web.test_room import NEEDED, OUTSIDE, SIZES, resize
from tools import client
from tools.client import ServerProcess, gathered, serving
from tools.stage import enter, table

pytestmark = pytest.mark.slow
VARIANTS = ("web-option-the-game-fire", "web-option-the-game-smaller-hand")


@pytest.fixture(scope="module")
def restless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that misses people at once."""
    with serving(tmp_path_factory.mktemp("restless") / "data", SERIATIM_ABSENCE="0.2") as process:
        yield process


def menu(page: Page) -> None:
    page.get_by_role("button", name=WORDS.say("web-menu")).click()


def seated(browser: Browser, server: ServerProcess, somebody: client.Person, path: str) -> Person:
    """A browser in which somebody looks at the table."""
    person = Person(browser, server)
    enter(person.context, somebody)
    table(person.page, path)
    return person


def closed(*people: Person) -> None:
    for person in people:
        person.close()
        assert person.troubles == []


def test_who_joins_sees_how_it_is_played_here(server: ServerProcess, person: Person) -> None:
    host = client.Person(server)
    name = host.make("the-game", 2, options={"fire": True, "smaller_hand": True}, settings={"stand_in": "strong"})
    page = person.page
    table(page, f"/t/{name}")
    strong = WORDS.say("web-table-bots", {"levels": WORDS.say("web-level-strong")})
    told = [*(WORDS.say(key) for key in VARIANTS), strong]
    expect(page.get_by_role("list", name=WORDS.say("web-table-facts")).get_by_role("listitem")).to_have_text(told)
    with host.page() as socket:
        socket.enter(name)
        socket.do("seat-bot", seat=0, level="master")
        socket.do("seat-bot", seat=1, level="novice")
        socket.do("start")
        levels = ", ".join(WORDS.say(f"web-level-{level}") for level in ("novice", "master"))
        told[-1] = WORDS.say("web-table-bots", {"levels": levels})
        expect(page.locator("header .title p")).to_contain_text(" · ".join(told))
        menu(page)
        expect(page.locator("dialog .facts li")).to_have_text(told)


def test_a_deal_of_the_day_is_called_so_at_the_table(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.locator("[data-more='quick-and-easy']").click()
    page.locator("dialog").get_by_role("button", name=WORDS.say("web-daily")).click()
    expect(page.locator("header .title p")).to_contain_text(WORDS.say("web-daily"))
    menu(page)
    expect(page.locator("dialog .facts")).to_contain_text(WORDS.say("web-daily"))
    expect(page.locator("dialog .facts")).to_contain_text(WORDS.say("web-table-usual"))


def test_who_is_sent_away_by_mistake_is_back_by_one_touch(browser: Browser, server: ServerProcess) -> None:
    host, friend = client.Person(server), client.Person(server)
    name = host.make("the-game", 3)
    with host.page() as socket, friend.page() as other:
        for seat, page in enumerate((socket, other)):
            page.enter(name)
            page.do("sit", seat=seat, name=("Anna", "Ben")[seat])
        ann, ben = (seated(browser, server, one, f"/t/{name}") for one in (host, friend))
    row = ann.page.locator("li").filter(has=ann.page.locator("[data-ask='1']"))
    row.locator("[data-ask='1']").click()
    expect(row).to_contain_text(WORDS.say("web-send-away-really", {"name": "Ben"}))
    no = row.get_by_role("button", name=WORDS.say("web-send-away-no"), exact=True)
    expect(no).to_be_focused()
    assert found(ann.page) == []
    no.click()
    expect(row.locator("[data-ask='1']")).to_be_focused()
    expect(ben.page.locator(".gathering")).to_be_visible()
    row.locator("[data-ask='1']").click()
    row.locator("[data-send-away]").click()
    expect(ben.page.locator(".alone")).to_contain_text(WORDS.say("server-refuses-was-kicked"))
    expect(ann.page.get_by_role("status").filter(has_text="Ben")).to_contain_text(
        WORDS.say("web-sent-away", {"name": "Ben"})
    )
    ann.page.locator("[data-undo]").click()
    expect(row.locator("strong")).to_have_text("Ben")
    expect(ben.page.get_by_role("button", name=WORDS.say("web-i-am-ready"))).to_be_visible()
    expect(ann.page.locator("[data-undo]")).to_have_count(0)
    closed(ann, ben)


def test_the_words_of_a_friend_stand_at_the_seat_and_move_nothing(browser: Browser, server: ServerProcess) -> None:
    people = [client.Person(server), client.Person(server)]
    name, sockets = gathered(people, "the-game", 3)
    ann = seated(browser, server, people[0], f"/t/{name}")
    page = ann.page
    places = (
        "[...document.querySelectorAll('main button, .seats li, .prompt')].map((one) => one.getBoundingClientRect().y)"
    )
    before = page.evaluate(places)
    sockets[1].do("say", seat=1, text="hello")
    bubble = page.locator("[data-bubble='1']")
    expect(bubble).to_have_text("hello")
    assert page.evaluate(places) == before
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.viewport_size["width"]  # type: ignore[index]
    unread = page.get_by_role("button", name=WORDS.say("web-log-unread", {"count": 1}))
    unread.click()
    expect(page.locator("aside")).to_contain_text("hello")
    expect(page.get_by_role("button", name=WORDS.say("web-log"), exact=True)).to_have_count(1)
    sockets[1].do("say", seat=1, text="once more")
    expect(bubble).to_have_text("once more")
    expect(unread).to_have_count(0)
    expect(bubble).to_have_count(0, timeout=15_000)
    closed(ann)


def test_a_reaction_is_given_by_two_touches_and_seen_by_both(browser: Browser, server: ServerProcess) -> None:
    people = [client.Person(server), client.Person(server)]
    name, _ = gathered(people, "the-game", 2)
    ann, ben = (seated(browser, server, one, f"/t/{name}") for one in people)
    react = ann.page.get_by_role("button", name=WORDS.say("web-react"))
    react.click()
    expect(ann.page.locator("[data-reaction]")).to_have_count(6)
    expect(ann.page.locator("[data-reaction]").first).to_be_focused()
    assert found(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-reaction]")).to_have_count(0)
    expect(react).to_be_focused()
    react.click()
    ann.page.locator("[data-reaction='thanks']").click()
    thanks = WORDS.say("web-reaction", {"reaction": "thanks"})
    for person in (ann, ben):
        expect(person.page.locator("[data-bubble='0']")).to_have_text(thanks)
    said = WORDS.say("web-event-reacted", {"name": "Person a", "reaction": "thanks"})
    expect(ben.page.locator("body > div[role='status'], [aria-live='polite']").first).to_contain_text(said)
    closed(ann, ben)


@pytest.mark.parametrize("game", ["sequence", "the-game"])
def test_there_are_no_reactions_in_silence_nor_for_bots(person: Person, server: ServerProcess, game: str) -> None:
    """SQ-21"""
    people = [client.Person(server), client.Person(server)][: 2 if game == "sequence" else 1]
    name, _ = gathered(people, game, 2)
    enter(person.context, people[0])
    table(person.page, f"/t/{name}")
    expect(person.page.locator(".prompt")).to_be_visible()
    expect(person.page.get_by_role("button", name=WORDS.say("web-react"))).to_have_count(0)


def test_the_host_mutes_somebody_and_passes_the_role_on(browser: Browser, server: ServerProcess) -> None:
    people = [client.Person(server), client.Person(server)]
    name, sockets = gathered(people, "the-game", 2)
    ann = seated(browser, server, people[0], f"/t/{name}")
    page = ann.page
    menu(page)
    row = page.locator("[data-person='1']")
    row.locator("[data-mute]").click()
    expect(row).to_contain_text(WORDS.say("web-person-muted"))
    assert sockets[1].ask({"type": "react", "seat": 1, "reaction": "wow"})["reason"] == "is-muted"
    row.locator("[data-mute]").click()
    expect(row).not_to_contain_text(WORDS.say("web-person-muted"))
    sockets[1].do("react", seat=1, reaction="wow")
    row.locator("[data-pass]").click()
    expect(row.get_by_role("button").first).to_be_focused()
    assert found(page) == []
    row.get_by_role("button", name=WORDS.say("web-pass-host-no"), exact=True).click()
    row.locator("[data-pass]").click()
    row.locator("[data-pass-yes]").click()
    expect(page.locator("dialog")).to_have_count(0)
    menu(page)
    expect(page.locator("dialog h2")).to_have_text(WORDS.say("web-menu"))
    expect(page.locator("[data-person]")).to_have_count(0)
    sockets[1].until(lambda _: sockets[1].picture["is_host"])
    closed(ann)


def test_somebody_who_has_left_is_replaced_by_a_spectator_who_asks(browser: Browser, restless: ServerProcess) -> None:
    people = [client.Person(restless), client.Person(restless)]
    name, sockets = gathered(people, "the-game", 2)
    ann = seated(browser, restless, people[0], f"/t/{name}")
    eve = Person(browser, restless)
    table(eve.page, f"/t/{name}")
    expect(ann.page.locator("[data-watching='1']")).to_contain_text(WORDS.say("web-watching-count", {"count": 1}))
    for socket in sockets:
        socket.close()
    expect(ann.page.locator(".seats")).to_contain_text(WORDS.say("web-away"))
    note = ann.page.get_by_role("status").filter(has_text=WORDS.say("web-is-away", {"name": "Person b"}))
    note.get_by_role("button", name=WORDS.say("web-close")).click()
    menu(ann.page)
    ann.page.locator("[data-person='1'] [data-stand-in]").click()
    expect(ann.page.locator("[data-person='1']")).to_contain_text(WORDS.say("web-person-replaceable"))
    ann.page.keyboard.press("Escape")
    eve.page.locator("[data-replace-bot='1']").click()
    ann.page.locator("[data-request='1'] [data-let-sit='yes']").click()
    eve.page.wait_for_selector("[data-seat='1']")
    expect(ann.page.locator("[data-watching]")).to_have_count(0)
    ben = seated(browser, restless, people[1], f"/t/{name}")
    expect(ben.page.locator("[data-watching='1']")).to_be_visible()
    closed(ann, eve, ben)


def test_two_play_one_leaves_a_bot_plays_on_and_who_comes_back_plays_too(
    browser: Browser, restless: ServerProcess
) -> None:
    people = [client.Person(restless), client.Person(restless)]
    name, sockets = gathered(people, "the-game", 2)
    ann, ben = (seated(browser, restless, one, f"/t/{name}") for one in people)
    for socket in sockets:
        socket.close()
    closed(ann)
    note = ben.page.get_by_role("status").filter(has_text=WORDS.say("web-is-away", {"name": "Person a"}))
    note.get_by_role("button", name=WORDS.say("web-stand-in")).click()
    expect(note).to_have_count(0)
    bid_or_go_on(ben.page)
    ben.page.wait_for_selector(".prompt.mine, [data-phase='over']")
    ann = seated(browser, restless, people[0], f"/t/{name}")
    expect(ben.page.locator(".seats")).not_to_contain_text(WORDS.say("web-away"))
    expect(ann.page.get_by_role("button", name=WORDS.say("web-take-seat"))).to_have_count(0)
    pages = (ann.page, ben.page)
    while not all(page.locator("[data-phase='over']").count() for page in pages):
        for page in pages:
            if page.locator(".prompt.mine").count() and not page.locator("[data-phase='over']").count():
                bid_or_go_on(page)
                page.wait_for_selector("[data-sending='false']")
    closed(ann, ben)


def test_a_table_with_company_fits_every_screen(browser: Browser, server: ServerProcess) -> None:
    """With somebody who looks on, a text that is unread, a bubble and the reactions open."""
    people = [client.Person(server), client.Person(server)]
    name, sockets = gathered(people, "the-game", 4)
    ann = seated(browser, server, people[0], f"/t/{name}")
    page = ann.page
    with client.Person(server).page() as watcher:
        watcher.enter(name)
        expect(page.locator("[data-watching='1']")).to_be_visible()
        for size in SIZES:
            resize(page, size)
            sockets[1].do("say", seat=1, text="a text that is long enough for more than one line of a bubble")
            expect(page.locator("[data-bubble='1']")).to_be_visible()
            page.get_by_role("button", name=WORDS.say("web-react")).click()
            expect(page.locator("[data-reaction]")).to_have_count(6)
            assert page.evaluate(OUTSIDE, f"{NEEDED}, [data-bubble], [data-reaction]") == [], size
            page.keyboard.press("Escape")
    closed(ann)
