"""Who looks on sees the hands, late, where all who play have agreed; and whoever agrees is told what it means."""

import pytest
from playwright.sync_api import Browser, expect

from seriatim.kit.seed import quick_rng
from seriatim.words import Words
from tests.web.conftest import Person
from tools import client
from tools.client import ServerProcess, gathered
from tools.stage import Stage, enter, reach, table

pytestmark = pytest.mark.slow
WORDS = Words("en")
MOVES = 8


def test_a_hand_is_seen_late_if_its_player_agrees(browser: Browser, server: ServerProcess, person: Person) -> None:
    player = client.Person(server)
    name, [socket] = gathered([player], "the-game", 2, settings={"late_by": 1})
    spectator = Person(browser, server)
    table(spectator.page, f"/t/{name}")
    enter(person.context, player)
    table(person.page, f"/t/{name}")
    person.page.get_by_role("button", name=WORDS.say("web-menu")).click()
    showing = person.page.get_by_role("switch", name=WORDS.say("web-show-hands"))
    expect(person.page.locator("dialog")).to_contain_text(WORDS.say("web-show-hands-note"))
    showing.check()
    expect(showing).to_be_checked()
    rng = quick_rng("looking on")
    for _ in range(MOVES):
        reach(socket, lambda: 0 in socket.picture["board"]["awaited"])
        assert socket.play_once(rng)
    socket.close()
    spectator.page.get_by_label(WORDS.say("web-look-on")).select_option("0")
    expect(spectator.page.locator("[data-card]")).not_to_have_count(0)
    showing.uncheck()
    expect(spectator.page.get_by_label(WORDS.say("web-look-on"))).to_have_count(0)
    expect(spectator.page.locator("[data-card]")).to_have_count(0)
    expect(person.page.get_by_label(WORDS.say("web-look-on"))).to_have_count(0)
    spectator.close()
    assert spectator.troubles == []


def test_against_each_other_nobody_is_offered_to_show_a_hand(person: Person, stage: Stage) -> None:
    stage.enter(person.context)
    table(person.page, stage.opening("cut-in"))
    person.page.get_by_role("button", name=WORDS.say("web-menu")).click()
    expect(person.page.get_by_role("switch", name=WORDS.say("web-let-bot-play"))).to_be_visible()
    expect(person.page.get_by_role("switch", name=WORDS.say("web-show-hands"))).to_have_count(0)
