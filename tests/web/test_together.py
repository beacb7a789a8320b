"""What people at a table see of it and of each other: how it is played, what is said, and what the host can do."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Person
from tests.web.playing import WORDS
from tools import client
from tools.client import ServerProcess
from tools.stage import table

pytestmark = pytest.mark.slow
VARIANTS = ("web-option-the-game-fire", "web-option-the-game-smaller-hand")


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
        expect(page.locator("header .title p")).to_have_text(" · ".join(told))
        page.get_by_role("button", name=WORDS.say("web-menu")).click()
        expect(page.locator("dialog .facts li")).to_have_text(told)


def test_a_deal_of_the_day_is_called_so_at_the_table(person: Person) -> None:
    page = person.page
    page.goto("/")
    page.locator("[data-more='quick-and-easy']").click()
    page.locator("dialog").get_by_role("button", name=WORDS.say("web-daily")).click()
    expect(page.locator("header .title p")).to_contain_text(WORDS.say("web-daily"))
    page.get_by_role("button", name=WORDS.say("web-menu")).click()
    expect(page.locator("dialog .facts")).to_contain_text(WORDS.say("web-daily"))
    expect(page.locator("dialog .facts")).to_contain_text(WORDS.say("web-table-usual"))
