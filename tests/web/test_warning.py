"""Where advice has a price, in Sequence: who calls a warning, who answers for it, and what it costs (SQ-21)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from seriatim.words import Words
from tests.web.conftest import Person
from tools import client
from tools.client import ServerProcess, gathered
from tools.stage import enter, table

pytestmark = pytest.mark.slow
WORDS: Final = Words("en")
HOST, RIVAL = 0, 1


class Rivals(NamedTuple):
    """Two at a table of four, each with a bot as a partner; the host is of the first team."""

    host: Page
    rival: Page


@pytest.fixture
def rivals(browser: Browser, server: ServerProcess) -> Iterator[Rivals]:
    people = [client.Person(server), client.Person(server)]
    name, sockets = gathered(people, "sequence", 4, options={"table_talk": "penalty"})
    seated = [Person(browser, server) for _ in people]
    for one, person in zip(seated, people, strict=True):
        enter(one.context, person)
        table(one.page, f"/t/{name}")
    yield Rivals(seated[HOST].page, seated[RIVAL].page)
    for one, socket in zip(seated, sockets, strict=True):
        one.close()
        socket.close()
        assert one.troubles == []


def warn(page: Page, team: int) -> None:
    page.get_by_role("button", name=WORDS.say("web-log"), exact=True).click()
    page.get_by_role("button", name=WORDS.say("web-sequence-warn", {"team": team})).click()
    page.locator("aside").get_by_role("button", name=WORDS.say("web-close")).click()


def test_a_team_that_admits_its_advice_pays_a_card_a_seat(rivals: Rivals) -> None:
    warn(rivals.host, 2)
    expect(rivals.rival.locator("[data-warned='1'] p")).to_contain_text("team 2 gave advice")
    held = rivals.rival.locator("[data-card]").count()
    rivals.rival.locator("[data-admit='yes']").click()
    expect(rivals.rival.locator("[data-warned]")).to_have_count(0)
    expect(rivals.rival.locator(".prompt.mine")).to_contain_text(WORDS.say("web-sequence-pay"))
    rivals.rival.locator("[data-card]:not(.idle)").first.click()
    rivals.rival.locator("[data-pile='pile'].lit").click()
    expect(rivals.rival.locator("[data-card]")).to_have_count(held - 1)


def test_a_host_who_plays_does_not_decide_what_the_other_team_denies(rivals: Rivals) -> None:
    warn(rivals.host, 2)
    expect(rivals.host.locator("[data-warned]")).to_have_count(0)
    expect(rivals.host.locator("[data-open-warning='1']")).to_have_text(
        WORDS.say("web-sequence-warning-open", {"team": 2})
    )
    rivals.rival.locator("[data-admit='no']").click()
    expect(rivals.rival.locator("[data-warned]")).to_have_count(0)
    expect(rivals.host.locator("[data-open-warning]")).to_have_count(0)
    expect(rivals.host.locator("[data-warn='1']")).to_have_count(1)


def test_who_called_a_warning_can_drop_it(rivals: Rivals) -> None:
    warn(rivals.host, 2)
    rivals.host.get_by_role("button", name=WORDS.say("web-log"), exact=True).click()
    rivals.host.locator("[data-drop-warning]").click()
    expect(rivals.rival.locator("[data-warned]")).to_have_count(0)
    expect(rivals.host.locator("[data-warn='1']")).to_have_count(1)


def test_what_a_team_denies_a_host_decides_who_does_not_play(browser: Browser, server: ServerProcess) -> None:
    host, *players = [client.Person(server) for _ in range(3)]
    made = host.make("sequence", 4, options={"table_talk": "penalty"})
    sockets = [player.page() for player in players]
    for seat, socket in enumerate(sockets):
        socket.enter(made)
        socket.do("sit", seat=seat, name=f"Person {seat}")
        socket.do("ready")
    looker = Person(browser, server)
    enter(looker.context, host)
    table(looker.page, f"/t/{made}")
    looker.page.get_by_role("button", name=WORDS.say("web-fill-with-bots")).click()
    looker.page.get_by_role("button", name=WORDS.say("web-start")).click()
    looker.page.wait_for_selector("[data-phase='running']")
    for socket in sockets:
        socket.until_phase("running")
    sockets[0].do("call-warning", seat=0, team=1)
    sockets[1].do("answer-warning", admitted=False)
    expect(looker.page.locator("[data-warned='1'] p")).to_have_text(
        WORDS.say("web-sequence-warning-denied", {"team": 2})
    )
    looker.page.get_by_role("button", name=WORDS.say("web-sequence-warning-host-yes")).click()
    expect(looker.page.locator("[data-warned]")).to_have_count(0)
    sockets[1].until(lambda message: message["type"] == "happened" and message["picture"]["board"]["warned"] is None)
    looker.close()
    for socket in sockets:
        socket.close()
    assert looker.troubles == []


def test_one_warns_rivals_and_not_oneself(rivals: Rivals) -> None:
    expect(rivals.host.locator("[data-warn]")).to_have_count(1)
    expect(rivals.rival.locator("[data-warn='0']")).to_have_count(1)
    warn(rivals.rival, 1)
    expect(rivals.rival.locator("[data-warn]")).to_have_count(0)
    expect(rivals.rival.locator("[data-warned]")).to_have_count(0)
    expect(rivals.host.locator("[data-warned='0']")).to_be_visible()
