"""The end of a game: the last card lands, a win is celebrated, then comes the result; without motion, at once."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.playing import WORDS
from tools.stage import Stage

pytestmark = pytest.mark.slow

NOTE_FINALE: Final = """() => {
    window.finale = [];
    const screen = document.querySelector(".screen");
    const results = () => document.querySelectorAll(".frame section h2").length;
    const note = () => window.finale.push([screen.dataset.finale ?? "", results()]);
    new MutationObserver(note).observe(screen, { attributeFilter: ["data-finale"] });
}"""
RESULT: Final = ".frame section h2"


def watch(person: Person, stage: Stage, path: str) -> Page:
    """Look at this table, without animations until somebody says otherwise."""
    stage.enter(person.context)
    person.page.goto(path)
    person.page.locator(".prompt").wait_for()
    return person.page


def test_the_result_waits_for_the_last_card_and_for_a_celebration_if_the_game_is_won(
    person: Person, stage: Stage
) -> None:
    with stage.person.page() as socket:
        path = stage.sit_down(socket, "cut-in", options={"window": 0})
        stage.start(socket, "cut-in")
        page = watch(person, stage, path)
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate(NOTE_FINALE)
        socket.do("seat-bot", seat=0, level="steady")
        page.locator(RESULT).wait_for()
        is_won = page.locator(RESULT).inner_text() == WORDS.say("web-won")
    finale = ["landing", "celebration", ""] if is_won else ["landing", ""]
    shown = page.evaluate("window.finale")
    assert [name for name, _ in shown] == finale
    assert [results for _, results in shown] == [0] * (len(finale) - 1) + [1]


def test_a_touch_ends_the_wait_for_the_result(person: Person, stage: Stage) -> None:
    """The clock of the page stands still: nothing but the touch can end it."""
    with stage.person.page() as socket:
        path = stage.sit_down(socket, "cut-in", options={"window": 0})
        stage.start(socket, "cut-in")
        person.page.clock.install()
        page = watch(person, stage, path)
        page.emulate_media(reduced_motion="no-preference")
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        socket.do("seat-bot", seat=0, level="steady")
        page.locator("[data-finale='landing']").wait_for()
        expect(page.locator(RESULT)).to_have_count(0)
        expect(page.locator(".prompt")).to_contain_text(WORDS.say("web-game-over"))
        page.mouse.click(5, 5)
        expect(page.locator(RESULT)).to_be_visible()


def test_without_motion_the_result_is_there_at_once(person: Person, stage: Stage) -> None:
    with stage.person.page() as socket:
        path = stage.sit_down(socket, "cut-in", options={"window": 0})
        stage.start(socket, "cut-in")
        page = watch(person, stage, path)
        page.evaluate(NOTE_FINALE)
        socket.do("seat-bot", seat=0, level="steady")
        page.locator(RESULT).wait_for()
    assert page.evaluate("window.finale") == []
