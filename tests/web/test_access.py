"""Everybody can use every screen: axe-core finds nothing, targets are large enough, and little has to be loaded."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Request

from seriatim.kit.seed import quick_rng
from seriatim.server.http.page import PAGE
from seriatim.words import Words
from tests.web.conftest import Person
from tools import client
from tools.client import Json, ServerProcess, gathered, play_to_the_end
from tools.stage import GAMES, SCREENS, Stage, enter, is_shown, new_table, replay, table

pytestmark = pytest.mark.slow
WORDS: Final = Words("en")
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN: Final = """async () => (await axe.run(document)).violations.flatMap((found) =>
    found.nodes.map((node) => `${found.id}: ${node.target} ${node.failureSummary}`))"""
SMALLEST_TARGET: Final = 44
SMALL: Final = """least => [...document.querySelectorAll("a, button, input, select, summary, [role=switch]")]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => !one.closest("[data-space], p a") && getComputedStyle(one).position !== "absolute")
    .map((one) => {
        const box = (one.closest("label") ?? one).getBoundingClientRect();
        const around = getComputedStyle(one, "::before");
        const more = (side) => around.position === "absolute" ? Math.max(0, -parseFloat(around[side]) || 0) : 0;
        const [width, height] = [box.width + more("left") + more("right"), box.height + more("top") + more("bottom")];
        return { width, height, name: one.outerHTML.slice(0, 120) };
    })
    .filter(({ width, height }) => width > 1 && Math.min(width, height) < least - 0.5)
    .map(({ width, height, name }) => `${Math.round(width)} × ${Math.round(height)}: ${name}`)"""
"""What is smaller than a finger, with what is around it for fingers only. The spaces of Sequence are a hundred on one
board: it magnifies them instead."""
LONG_ROW: Final = 12
FIRST_LOAD: Final = 150_000
BOARD: Final = 30_000


def found(page: Page) -> list[str]:
    """What axe-core finds, by day and by night, and what a finger would miss."""
    wrong: list[str] = list(page.evaluate(SMALL, SMALLEST_TARGET))
    page.evaluate(AXE.read_text("utf-8"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.locator(f"html[data-theme='{scheme}']").wait_for()
        is_shown(page)
        wrong += [f"{scheme}: {one}" for one in page.evaluate(RUN)]
    return wrong


@pytest.mark.parametrize("screen", list(SCREENS))
def test_axe_finds_nothing_on_a_screen(person: Person, screen: str) -> None:
    SCREENS[screen](person.page)
    assert found(person.page) == []


@pytest.mark.parametrize("width", [360, 1366])
def test_axe_finds_nothing_in_the_numbered_rules(person: Person, width: int) -> None:
    page = person.page
    page.set_viewport_size({"width": width, "height": 650})
    page.goto("/learn/sequence")
    page.get_by_text(WORDS.say("web-learn-numbered")).click()
    page.locator("details section").last.wait_for()
    assert found(page) == []


def test_axe_finds_nothing_at_home_while_games_go_on(person: Person, stage: Stage) -> None:
    stage.opening("the-game")
    stage.enter(person.context)
    SCREENS["home"](person.page)
    person.page.locator("[data-go-on]").first.wait_for()
    assert found(person.page) == []


def test_axe_finds_nothing_before_a_game(person: Person, stage: Stage) -> None:
    stage.enter(person.context)
    table(person.page, stage.gathering("the-game"))
    assert found(person.page) == []


@pytest.mark.parametrize("game", list(GAMES))
def test_axe_finds_nothing_at_a_table(person: Person, stage: Stage, game: str) -> None:
    stage.enter(person.context)
    wrong: list[str] = []
    for path in (stage.opening(game), stage.middle(game), stage.over(game)):
        table(person.page, path)
        wrong += found(person.page)
    assert wrong == []


def test_the_gap_in_a_long_row_is_as_wide_as_a_finger(person: Person, stage: Stage) -> None:
    """Where cars are drawn smaller so that the row fits on a phone."""
    path = stage.reach("cut-in", has_gap_in_long_row, 2000, {"window": 0})
    stage.enter(person.context)
    table(person.page, path)
    person.page.locator("[data-place='gap']").wait_for()
    assert person.page.evaluate(SMALL, SMALLEST_TARGET) == []


def has_gap_in_long_row(board: Json) -> bool:
    return board["view"]["gap"] is not None and len(board["view"]["row"]) >= LONG_ROW


def test_axe_finds_nothing_in_the_menu_of_a_table(person: Person, stage: Stage) -> None:
    stage.enter(person.context)
    table(person.page, stage.opening("the-game"))
    person.page.get_by_role("button", name=WORDS.say("web-menu")).click()
    person.page.locator("dialog").wait_for()
    is_shown(person.page)
    assert found(person.page) == []


# What comes after a game


@pytest.mark.parametrize("game", list(GAMES))
def test_axe_finds_nothing_in_a_replay(person: Person, stage: Stage, game: str) -> None:
    """At the deal as all see it, and at the end as a seat saw it."""
    stage.enter(person.context)
    replay(person.page, stage.over(game))
    wrong = found(person.page)
    person.page.locator("select").select_option("0")
    person.page.wait_for_selector(".screen[data-seat='0']")
    person.page.keyboard.press("End")
    assert wrong + found(person.page) == []


def test_axe_finds_nothing_where_there_is_no_replay(person: Person) -> None:
    person.page.goto("/replay/there-is-none/1")
    person.page.locator(".alone").wait_for()
    assert found(person.page) == []
    person.troubles.clear()  # the browser itself reports the answer 404


def test_axe_finds_nothing_in_what_was_verified(person: Person, stage: Stage) -> None:
    stage.enter(person.context)
    path = stage.over("cut-in").replace("/t/", "/verify/", 1)
    person.page.goto(f"{path}/1")
    person.page.locator("[data-finding='server']").wait_for()
    wrong = found(person.page)
    person.page.locator("textarea").fill("seed: 7")
    person.page.locator("form .button.main").click()
    person.page.get_by_text(WORDS.say("web-verify-bad")).wait_for()
    assert wrong + found(person.page) == []
    person.troubles.clear()  # the browser itself reports the answer 422


def test_axe_finds_nothing_after_a_rematch_was_offered(person: Person, server: ServerProcess) -> None:
    people = [client.Person(server), client.Person(server)]
    name, pages = gathered(people, "cut-in", 2, options={"window": 0})
    play_to_the_end(pages, quick_rng("once more"))
    for seat, page in enumerate(pages):
        if seat == 1:
            page.do("rematch")
        page.close()
    enter(person.context, people[0])
    table(person.page, f"/t/{name}")
    person.page.get_by_text(WORDS.say("web-would-play-again", {"names": "Person b", "count": 1})).wait_for()
    assert found(person.page) == []


# What comes up for a moment


def test_axe_finds_nothing_for_who_looks_on(person: Person, stage: Stage) -> None:
    for game in GAMES:
        table(person.page, stage.opening(game))
        assert found(person.page) == [], game


def test_axe_finds_nothing_while_the_device_is_passed(person: Person) -> None:
    new_table(person.page)
    person.page.get_by_role("button", name=WORDS.say("web-pass-device")).click()
    person.page.locator("[data-around]").wait_for()
    assert found(person.page) == []
    person.page.locator("[data-around] .button.main").click()
    person.page.locator(".bids button").first.click()
    person.page.locator(".curtain").wait_for()
    is_shown(person.page)
    assert found(person.page) == []


def test_axe_finds_nothing_at_the_deal_of_the_day(person: Person) -> None:
    """Neither while it is played nor when it was stopped."""
    SCREENS["home"](person.page)
    person.page.locator("[data-daily='the-game']").click()
    person.page.locator("main .board").wait_for()
    is_shown(person.page)
    wrong = found(person.page)
    person.page.get_by_role("button", name=WORDS.say("web-menu")).click()
    person.page.get_by_role("switch", name=WORDS.say("web-would-stop")).click()
    person.page.get_by_role("button", name=WORDS.say("web-end-yes")).click()
    person.page.locator("[data-phase='over']").wait_for()
    is_shown(person.page)
    assert wrong + found(person.page) == []


def test_axe_finds_nothing_in_what_happened_and_in_a_refusal(person: Person, stage: Stage) -> None:
    stage.enter(person.context)
    table(person.page, stage.middle("the-game"))
    person.page.get_by_role("button", name=WORDS.say("web-log")).click()
    is_shown(person.page)
    wrong = found(person.page)
    person.page.locator("aside").get_by_role("textbox").fill("forty-two")
    person.page.locator("aside").get_by_role("button", name=WORDS.say("web-send")).click()
    person.page.locator("[data-reason='no-numbers']").wait_for()
    assert wrong + found(person.page) == []


def test_axe_finds_nothing_without_a_network(person: Person, stage: Stage) -> None:
    stage.enter(person.context)
    table(person.page, stage.opening("cut-in"))
    person.context.set_offline(True)
    person.page.get_by_text(WORDS.say("web-connection-away")).wait_for()
    assert found(person.page) == []
    person.page.close()
    person.troubles.clear()  # the browser itself reported, again and again, that it is offline


@pytest.mark.parametrize("game", list(GAMES))
def test_axe_finds_nothing_where_variants_are_chosen(person: Person, game: str) -> None:
    new_table(person.page, game)
    assert found(person.page) == []


def test_axe_finds_nothing_when_a_link_for_another_device_was_made(person: Person) -> None:
    SCREENS["settings"](person.page)
    person.page.get_by_role("button", name=WORDS.say("web-make-link")).click()
    person.page.locator("main input[readonly], main [readonly]").wait_for()
    wrong = found(person.page)
    person.page.goto("/recover#nobody")
    person.page.get_by_role("button", name=WORDS.say("web-recover-go")).click()
    person.page.locator("main").get_by_role("alert").wait_for()
    assert wrong + found(person.page) == []
    person.troubles.clear()  # the browser itself reports the refusal


# How much is loaded


class Loaded:
    """The files of the page that a browser asks for, and how many bytes they are as they are sent."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, int] = {}
        page.on("request", self.note)

    def note(self, request: Request) -> None:
        name = request.url.split("/", 3)[3]
        file = PAGE / (name or "index.html")
        if file.is_file():
            packed = file.with_name(f"{file.name}.br")
            self.sizes[name] = (packed if packed.exists() else file).stat().st_size

    def total(self) -> int:
        return sum(self.sizes.values())


def test_the_first_load_is_small(person: Person) -> None:
    loaded = Loaded(person.page)
    SCREENS["home"](person.page)
    assert 0 < loaded.total() <= FIRST_LOAD, loaded.sizes


def test_every_board_is_small(browser: Browser, server: ServerProcess, stage: Stage) -> None:
    """A board is what is loaded at the tables of its game and not at all tables, by somebody who was never here."""
    by_game: dict[str, dict[str, int]] = {}
    for game in GAMES:
        somebody = Person(browser, server)
        loaded = Loaded(somebody.page)
        table(somebody.page, stage.opening(game))
        somebody.close()
        by_game[game] = loaded.sizes
    shared = set.intersection(*(set(files) for files in by_game.values()))
    for game, files in by_game.items():
        own = {name: size for name, size in files.items() if name not in shared}
        assert 0 < sum(own.values()) <= BOARD, (game, own)
