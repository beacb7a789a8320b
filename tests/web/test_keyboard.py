"""All games to their end by keyboard alone. The focus is never lost, and goes to the hand at one's turn."""

from collections.abc import Callable, Mapping
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from seriatim.games.game import Value
from seriatim.kit.seed import quick_rng
from tests.web.conftest import Person
from tests.web.playing import MINE, READY, WORDS, is_over
from tools import client
from tools.client import ServerProcess, gathered
from tools.stage import GAMES, Stage, enter, table

pytestmark = pytest.mark.slow
TABLES: Final[Mapping[str, tuple[int, Mapping[str, Value]]]] = {
    "the-game": (2, {}),
    "quick-and-easy": (2, {}),
    "sequence": (2, {}),
    "traffic-memo": (2, {"high": 12}),
    "cut-in": (2, {"window": 0}),
    "rush-hour": (2, {"hand": 5}),
}
"""Seats and options of a short game."""
MOST_STOPS: Final = 200
"""More elements cannot be reached with the tabulator."""
HELD: Final = "[data-hand], [data-going], [data-cut]"
"""Where the focus is at one's turn; where there is nothing of that, it is somewhere else."""
LOST: Final = """held => {
    const now = document.activeElement;
    if (now === null || now === document.body) return "the body";
    const cards = document.querySelectorAll("[data-hand] :is([data-card], [data-place]), [data-going]");
    return cards.length > 0 && !now.closest(held) ? now.outerHTML.slice(0, 120) : "";
}"""


def has_focus(page: Page, wanted: str) -> bool:
    return page.locator(":focus").and_(page.locator(wanted)).count() > 0


def press_to(page: Page, key: str, wanted: str) -> None:
    """Press a key until the focus is there."""
    for _ in range(MOST_STOPS):
        if has_focus(page, wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {wanted}")


def press(page: Page, wanted: str) -> None:
    press_to(page, "Tab", wanted)
    page.keyboard.press("Enter")


def put_card(page: Page) -> None:
    """Pick the next card that can go somewhere, and put it on the first target, where the focus goes by itself."""
    press_to(page, "ArrowRight", "[data-card]:not(.idle), [data-going]")
    page.keyboard.press("Enter")
    page.locator(":focus.lit").wait_for()
    page.keyboard.press("Enter")


def lay(page: Page) -> None:
    for button in ("[data-bid='2']", "[data-end]"):
        if page.locator(button).count() > 0:
            return press(page, button)
    return put_card(page)


def place_chip(page: Page) -> None:
    pass_on = page.locator(".side .button.main")
    return press(page, ".side .button.main") if pass_on.count() > 0 else put_card(page)


def turn_over(page: Page) -> None:
    if page.locator("[data-take]").count() > 0:
        return press(page, "[data-take]")
    keys = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    for step in range(MOST_STOPS):
        if has_focus(page, "[data-lies='down']"):
            return page.keyboard.press("Enter")
        page.keyboard.press(keys[step // 3 % len(keys)])
    raise AssertionError("no card to turn over")


def drive(page: Page) -> None:
    for button in ("[data-cut]:not(:disabled)", "[data-let-go]", "[data-stack].lit"):
        if page.locator(button).count() > 0:
            return press(page, button)
    return put_card(page)


MOVES: Final[Mapping[str, Callable[[Page], None]]] = {
    "the-game": lay,
    "quick-and-easy": lay,
    "sequence": place_chip,
    "traffic-memo": turn_over,
    "cut-in": drive,
    "rush-hour": put_card,
}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_is_played_to_its_end_by_keyboard_alone(person: Person, stage: Stage, game: str) -> None:
    page = person.page
    seats, options = TABLES[game]
    stage.enter(person.context)
    table(page, stage.opening(game, seats=seats, options=options))
    press_to(page, "Tab", "[data-hand] button")
    while not is_over(page):
        MOVES[game](page)
        page.wait_for_selector(READY)
        page.wait_for_selector(MINE)
        if not is_over(page):
            assert page.evaluate(LOST, HELD) == ""
    assert page.evaluate("document.activeElement !== document.body")


def open_menu(page: Page) -> str:
    press_to(page, "Tab", f"[aria-label='{WORDS.say('web-menu')}']")
    page.keyboard.press("Enter")
    page.locator("dialog :focus").wait_for()
    return "dialog *"


def write(page: Page) -> str:
    press_to(page, "Tab", "aside input")
    page.keyboard.type("hello")
    return "aside input"


def touch(page: Page) -> str:
    """Who points and touches keeps the focus where it is."""
    page.locator("[data-pile]").first.click()
    return "[data-pile]"


def look(page: Page) -> str:
    press_to(page, "Tab", "[data-pile]")
    return "[data-card]"


def rest(page: Page) -> str:
    page.keyboard.press("Shift")
    return "[data-card]"


@pytest.mark.parametrize("occupation", [open_menu, write, touch, look, rest])
def test_the_focus_goes_to_the_hand_at_ones_turn_and_only_from_the_table(
    person: Person, server: ServerProcess, occupation: Callable[[Page], str]
) -> None:
    page = person.page
    page.set_viewport_size({"width": 1366, "height": 730})
    people = [client.Person(server), client.Person(server)]
    name, sockets = gathered(people, "the-game", 2, options={"starter": "first"})
    enter(person.context, people[1])
    table(page, f"/t/{name}")
    kept = occupation(page)
    rng = quick_rng("the first seat")
    while 1 not in sockets[0].picture["board"]["awaited"]:
        if not sockets[0].play_once(rng):
            sockets[0].hear()
    page.wait_for_selector(MINE)
    expect(page.locator(":focus").and_(page.locator(kept))).to_have_count(1)
    for socket in sockets:
        socket.close()


def test_a_list_of_keys_opens_by_its_key_and_from_the_menu(person: Person, stage: Stage) -> None:
    page = person.page
    keys = page.get_by_role("dialog", name=WORDS.say("web-keys"))
    page.set_viewport_size({"width": 1366, "height": 730})
    stage.enter(person.context)
    table(page, stage.opening("the-game"))
    write(page)
    page.keyboard.press("?")
    expect(page.locator("aside input")).to_have_value("hello?")
    expect(keys).to_have_count(0)
    press_to(page, "Tab", "[data-card]")
    page.keyboard.press("?")
    expect(keys.get_by_text(WORDS.say("web-keys-arrows"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    expect(page.locator("[data-card]:focus")).to_have_count(1)
    open_menu(page)
    press(page, f"dialog button:text-is('{WORDS.say('web-keys')}')")
    expect(keys.get_by_text(WORDS.say("web-keys-enter"))).to_be_visible()
