"""Everybody can use every screen: axe-core finds nothing, targets are large enough, and little has to be loaded."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Request

from seriatim.server.page import PAGE
from seriatim.words import Words
from tests.web.conftest import Person
from tests.web.stage import GAMES, SCREENS, Stage, is_shown, table

pytestmark = pytest.mark.slow
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


def test_axe_finds_nothing_in_the_menu_of_a_table(person: Person, stage: Stage) -> None:
    stage.enter(person.context)
    table(person.page, stage.opening("the-game"))
    person.page.get_by_role("button", name=Words("en").say("web-menu")).click()
    person.page.locator("dialog").wait_for()
    is_shown(person.page)
    assert found(person.page) == []


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


def test_every_board_is_small(person: Person, stage: Stage) -> None:
    """A board is what is loaded at the tables of its game and not at all tables."""
    stage.enter(person.context)
    by_game: dict[str, dict[str, int]] = {}
    for game in GAMES:
        page = person.context.new_page()
        loaded = Loaded(page)
        table(page, stage.opening(game))
        page.close()
        by_game[game] = loaded.sizes
    shared = set.intersection(*(set(files) for files in by_game.values()))
    for game, files in by_game.items():
        own = {name: size for name, size in files.items() if name not in shared}
        assert 0 < sum(own.values()) <= BOARD, (game, own)
