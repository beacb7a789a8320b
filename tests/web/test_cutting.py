"""Cutting in: several cards at once, and against the clock."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from seriatim.words import Words
from tests.web.conftest import Person
from tests.web.playing import choose_seats
from tests.web.test_cut_in import go_on

pytestmark = pytest.mark.slow
WORDS: Final = Words("en")
READY: Final = "[data-sending='false']"
MINE: Final = f"{READY}:has(.prompt.mine), {READY}[data-phase='over']"
CHANCE: Final = "[data-cut]:not([disabled])"
"""The large button, while there is something to cut in with."""
NO_CHANCE: Final = f"() => !document.querySelector('[data-let-go], {CHANCE}')"
"""Looked for at every frame: the other player may open the next gap before long."""


def sit_down(page: Page, window: int) -> None:
    """At a table for two, where a gap stays open for so many seconds; 0: until it is answered."""
    page.goto("/")
    page.locator("[data-more='cut-in']").click()
    choose_seats(page, 2)
    choice = page.get_by_label(WORDS.say("web-option-cut-in-window"))
    choice.select_option(label=WORDS.say("web-option-cut-in-window-0") if window == 0 else str(window))
    page.locator("dialog .button.main").first.click()
    page.wait_for_selector("[data-stack].lit")


def cards_to_cut(page: Page) -> list[int]:
    text = page.locator("[data-cut]").get_attribute("data-cut") or ""
    return [int(card) for card in text.split(" · ") if card]


def until_a_chance(page: Page, window: int, least: int = 1) -> list[int]:
    """Play, a new game if need be, until so many cards fit into a gap; these cards."""
    sit_down(page, window)
    while len(cards_to_cut(page)) < least or page.locator(CHANCE).count() == 0:
        go_on(page)
        page.wait_for_selector(MINE)
        if page.locator("[data-phase='over']").count() > 0:
            sit_down(page, window)
    return cards_to_cut(page)


def cut(page: Page) -> None:
    """Cut in, and look at what is told of it: the row itself may be put away at once."""
    page.locator(CHANCE).click()
    page.wait_for_selector(READY)
    page.get_by_role("button", name=WORDS.say("web-log"), exact=True).click()


def told(page: Page, cards: list[int]) -> Locator:
    """The line that tells of a cut with these cards."""
    return page.locator("aside li").filter(has_text=f"“Cut in!” {' '.join(map(str, cards))}, between")


def test_several_cards_cut_in_at_once(person: Person) -> None:
    cards = until_a_chance(person.page, window=0, least=2)
    cut(person.page)
    expect(told(person.page, cards)).to_have_count(1)
    for card in cards:
        expect(person.page.locator(f"[data-card='{card}']")).to_have_count(0)


def test_one_may_cut_in_with_fewer_cards_than_fit(person: Person) -> None:
    """A touch takes a card out of the cut, or in again; the others stay chosen."""
    first, *others = until_a_chance(person.page, window=0, least=2)
    card = person.page.locator(f"[data-card='{first}']")
    card.click()
    assert cards_to_cut(person.page) == others
    card.click()
    assert cards_to_cut(person.page) == [first, *others]
    card.click()
    cut(person.page)
    expect(told(person.page, others)).to_have_count(1)
    expect(person.page.locator(f"[data-row='{first}']")).to_have_count(0)


def test_a_gap_is_cut_into_while_its_ring_runs(person: Person) -> None:
    cards = until_a_chance(person.page, window=10)
    expect(person.page.locator("[data-cut] circle")).to_have_count(1)
    expect(person.page.locator("[data-place='gap'] circle")).to_have_count(1)
    cut(person.page)
    expect(told(person.page, cards)).to_have_count(1)
    expect(person.page.locator("[data-cut] circle")).to_have_count(0)


def test_when_the_ring_has_run_the_chance_is_gone(person: Person) -> None:
    cards = until_a_chance(person.page, window=5)
    expect(person.page.locator("[data-cut] circle")).to_have_count(1)
    person.page.wait_for_function(NO_CHANCE, polling="raf", timeout=30_000)
    for card in cards:
        expect(person.page.locator(f"[data-card='{card}']")).to_have_count(1)
