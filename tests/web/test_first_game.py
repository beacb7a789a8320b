"""The first game of a kind on a device: a card with its goal, and a guided round with each kind of move."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from scripts.lessons.boards import Round, Step
from scripts.lessons.files import ROUNDS

from seriatim.words import LANGUAGES, Words
from tests.web.conftest import Person
from tests.web.playing import WORDS, open_table
from tests.web.test_access import AXE, RUN
from tools.client import ServerProcess
from tools.stage import Stage, is_shown, table

pytestmark = pytest.mark.slow
SIZES: Final = ((360, 612), (320, 568), (740, 360), (1366, 650))
MOST_TABS: Final = 80
CUT_OFF: Final = """() => ["dialog", "dialog [data-sentence]", "dialog .guided", "dialog .words"]
    .flatMap((wanted) => [...document.querySelectorAll(wanted)])
    .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.className)"""
GLOWS_OUTSIDE: Final = """() => [...document.querySelectorAll("dialog [data-guided]")]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom) < -2).length"""
every_round = pytest.mark.parametrize("guided", ROUNDS, ids=lambda guided: guided.game)


def card(page: Page) -> Locator:
    return page.locator("[data-first-game]")


def at(page: Page, step: Step) -> None:
    page.wait_for_selector(f"[data-round][data-step='{step.name}'] [data-guided]")
    is_shown(page)


def part(page: Page, light: tuple[str, str]) -> Locator:
    return page.locator(f"[data-round] [data-{light[0]}='{light[1]}']")


def is_at(page: Page, step: Step) -> bool:
    return page.locator(f"[data-step='{step.name}']").count() > 0


def touch(page: Page, light: tuple[str, str]) -> None:
    part(page, light).click()


def press(page: Page, light: tuple[str, str]) -> None:
    """Go there by the Tab key, if the focus is not there yet, and press Enter."""
    wanted = part(page, light)
    for _ in range(MOST_TABS):
        if wanted.evaluate("part => part === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(wanted).to_be_focused()
    page.keyboard.press("Enter")


def do(page: Page, step: Step, use: Callable[[Page, tuple[str, str]], None]) -> None:
    for light in step.lights:
        if is_at(page, step):
            use(page, (light[0], light[1]))


@every_round
def test_the_card_comes_once_before_anything_is_asked(beginner: Person, guided: Round) -> None:
    page, game = beginner.page, guided.game
    open_table(page, game)
    expect(card(page)).to_contain_text(WORDS.say(f"web-first-{game}-goal"))
    expect(page.get_by_role("dialog", name=WORDS.say(game))).to_be_visible()
    expect(page.locator("[data-show-me]")).to_be_focused()
    page.locator("[data-just-play]").click()
    expect(card(page)).to_have_count(0)
    page.reload()
    page.wait_for_selector(".prompt")
    is_shown(page)
    expect(card(page)).to_have_count(0)
    open_table(page, game)
    page.wait_for_selector(".prompt")
    is_shown(page)
    expect(card(page)).to_have_count(0)


def test_a_reload_before_the_answer_shows_the_card_again_and_back_answers_it(beginner: Person) -> None:
    page = beginner.page
    open_table(page, "the-game")
    expect(card(page)).to_be_visible()
    page.reload()
    expect(card(page)).to_be_visible()
    path = page.url
    page.go_back()
    expect(card(page)).to_have_count(0)
    assert page.url == path
    page.wait_for_selector(".prompt.mine")


def test_who_has_played_before_or_wants_no_help_or_only_watches_gets_no_card(
    person: Person, beginner: Person, stage: Stage
) -> None:
    open_table(person.page, "the-game")
    person.page.wait_for_selector(".prompt.mine")
    is_shown(person.page)
    expect(card(person.page)).to_have_count(0)
    beginner.page.goto(stage.opening("the-game"))
    beginner.page.wait_for_selector(".watching")
    is_shown(beginner.page)
    expect(card(beginner.page)).to_have_count(0)
    beginner.page.goto("/settings")
    beginner.page.get_by_text(WORDS.say("web-coach"), exact=True).click()
    open_table(beginner.page, "the-game")
    beginner.page.wait_for_selector(".prompt.mine")
    is_shown(beginner.page)
    expect(card(beginner.page)).to_have_count(0)


@every_round
def test_the_guided_round_can_be_done_to_its_end_and_fits_every_screen(beginner: Person, guided: Round) -> None:
    page = beginner.page
    open_table(page, guided.game)
    expect(card(page)).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
    page.locator("[data-show-me]").click()
    for step in guided.steps:
        at(page, step)
        expect(page.locator("[data-sentence]")).to_have_text(WORDS.say(f"web-first-{guided.game}-{step.name}"))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            is_shown(page)
            assert (page.evaluate(CUT_OFF), page.evaluate(GLOWS_OUTSIDE)) == ([], 0), (step.name, width)
        page.set_viewport_size({"width": 360, "height": 612})
        do(page, step, touch)
    expect(page.locator("[data-sentence]")).to_have_text(WORDS.say("web-first-done"))
    page.locator("[data-first-play]").click()
    expect(card(page)).to_have_count(0)
    page.wait_for_selector(".prompt")


@every_round
def test_the_guided_round_can_be_done_by_keyboard_alone(beginner: Person, guided: Round) -> None:
    page = beginner.page
    open_table(page, guided.game)
    expect(page.locator("[data-show-me]")).to_be_focused()
    page.keyboard.press("Enter")
    for step in guided.steps:
        at(page, step)
        do(page, step, press)
    expect(page.locator("[data-first-play]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card(page)).to_have_count(0)


def test_a_wrong_try_is_answered_in_words_and_the_right_one_goes_on(beginner: Person) -> None:
    page = beginner.page
    open_table(page, "the-game")
    page.locator("[data-show-me]").click()
    at(page, ROUNDS[0].steps[0])
    page.locator("[data-round] [data-bid='0']").click()
    expect(page.locator("[data-sentence]")).to_contain_text(WORDS.say("web-first-beyond"))
    expect(page.locator("[data-sentence]")).to_contain_text(WORDS.say("web-first-the-game-bid"))
    assert is_at(page, ROUNDS[0].steps[0])
    do(page, ROUNDS[0].steps[0], touch)
    at(page, ROUNDS[0].steps[1])
    expect(page.locator("[data-sentence]")).to_have_text(WORDS.say("web-first-the-game-up"))


def test_the_round_can_be_left_at_any_time_and_started_again_from_the_rules(beginner: Person) -> None:
    page = beginner.page
    open_table(page, "cut-in")
    page.locator("[data-show-me]").click()
    at(page, ROUNDS[4].steps[0])
    path = page.url
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    page.get_by_role("button", name=WORDS.say("web-rules-of", {"game": WORDS.say("cut-in")})).click()
    page.locator("dialog [data-show-round]").click()
    at(page, ROUNDS[4].steps[0])
    page.go_back()
    expect(card(page)).to_have_count(0)
    expect(page.locator("dialog [data-show-round]")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.url == path
    page.goto("/learn/cut-in")
    page.locator("[data-show-round]").click()
    for step in ROUNDS[4].steps:
        at(page, step)
        do(page, step, touch)
    page.locator("[data-first-play]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".prompt")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_card_and_a_guided_round(beginner: Person, scheme: str) -> None:
    page = beginner.page
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    open_table(page, "quick-and-easy")
    expect(card(page)).to_be_visible()
    page.evaluate(AXE.read_text("utf-8"))
    is_shown(page)
    assert page.evaluate(RUN) == []
    page.locator("[data-show-me]").click()
    at(page, ROUNDS[1].steps[0])
    assert page.evaluate(RUN) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_fits_a_phone_in_every_language(browser: Browser, server: ServerProcess, language: str) -> None:
    person, words = Person(browser, server, language, is_beginner=True), Words(language)
    person.page.set_viewport_size({"width": 360, "height": 612})
    for guided in ROUNDS:
        open_table(person.page, guided.game)
        expect(card(person.page)).to_contain_text(words.say(f"web-first-{guided.game}-goal"))
        assert person.page.evaluate(CUT_OFF) == [], guided.game
        person.page.locator("[data-show-me]").click()
        at(person.page, guided.steps[0])
        for step in guided.steps:
            person.page.locator("[data-sentence] p").evaluate(
                "(line, text) => line.textContent = text", words.say(f"web-first-{guided.game}-{step.name}")
            )
            assert person.page.evaluate(CUT_OFF) == [], (guided.game, step.name)
    person.close()
    assert person.troubles == []


def test_a_game_in_its_middle_is_nothing_new(beginner: Person, stage: Stage) -> None:
    stage.enter(beginner.context)
    table(beginner.page, stage.middle("the-game"))
    expect(card(beginner.page)).to_have_count(0)
    assert "the-game" in beginner.page.evaluate("localStorage['seriatim-met']")


GENTLE: Final = {"traffic-memo": {"high": 16}, "cut-in": {"window": 0}, "rush-hour": {"specials": False}}


@pytest.mark.parametrize("game", list(GENTLE))
def test_a_first_game_is_a_gentle_one_and_the_next_as_usual(beginner: Person, person: Person, game: str) -> None:
    for page, options in ((beginner.page, GENTLE[game]), (person.page, {})):
        page.goto("/")
        with page.expect_request(lambda request: request.method == "POST" and "/api/tables" in request.url) as made:
            page.locator(f"[data-play='{game}']").click()
        sent = made.value.post_data_json
        assert sent is not None
        assert sent["options"] == options
        page.wait_for_selector(".prompt")


def test_the_sheet_of_a_new_table_shows_what_is_gentle_about_it(beginner: Person) -> None:
    beginner.page.goto("/")
    beginner.page.locator("[data-more='rush-hour']").click()
    specials = beginner.page.get_by_role("switch", name=WORDS.say("web-option-rush-hour-specials"))
    expect(specials).not_to_be_checked()
