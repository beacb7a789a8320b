"""By day and by night: as somebody has chosen, or else as their device is, and never for a moment otherwise."""

from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.playing import WORDS

pytestmark = pytest.mark.slow
Scheme = Literal["light", "dark"]
PAPER: Final = {"light": "rgb(246, 239, 226)", "dark": "rgb(33, 27, 23)"}
BAR: Final = """() => [...document.querySelectorAll("meta[name='theme-color']")]
    .filter((one) => matchMedia(one.media).matches).map((one) => one.content)"""
IN_NUMBERS: Final = {"light": "#f6efe2", "dark": "#211b17"}
WATCH: Final = """() => {
    window.seen = [];
    const note = () => {
        window.seen.push(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
}"""


def expect_look(page: Page, scheme: Scheme) -> None:
    """The page, what the browser draws by itself, and its bar."""
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)
    expect(page.locator("html")).to_have_css("color-scheme", scheme)
    expect(page.locator("html")).to_have_css("background-color", PAPER[scheme])
    assert page.evaluate(BAR) == [IN_NUMBERS[scheme]]


def choose(page: Page, theme: str) -> None:
    page.goto("/settings")
    group = page.get_by_role("group", name=WORDS.say("web-theme"))
    group.get_by_text(WORDS.say(f"web-theme-{theme}"), exact=True).click()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_follows_its_device_while_it_is_open(person: Person, scheme: Scheme) -> None:
    other: Scheme = "light" if scheme == "dark" else "dark"
    person.page.emulate_media(color_scheme=scheme)
    person.page.goto("/")
    expect_look(person.page, scheme)
    person.page.emulate_media(color_scheme=other)
    expect_look(person.page, other)


def test_what_was_chosen_stays_whatever_the_device_does(person: Person) -> None:
    page = person.page
    page.emulate_media(color_scheme="light")
    choose(page, "dark")
    expect_look(page, "dark")
    page.emulate_media(color_scheme="dark")
    page.emulate_media(color_scheme="light")
    page.reload()
    expect_look(page, "dark")
    choose(page, "auto")
    expect_look(page, "light")
    page.emulate_media(color_scheme="dark")
    expect_look(page, "dark")


@pytest.mark.parametrize("theme", ["auto", "dark"])
def test_no_frame_is_painted_in_the_wrong_light(person: Person, theme: str) -> None:
    page = person.page
    page.emulate_media(color_scheme="dark" if theme == "auto" else "light")
    choose(page, theme)
    page.add_init_script(f"({WATCH})()")
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    assert set(page.evaluate("window.seen")) == {PAPER["dark"]}
