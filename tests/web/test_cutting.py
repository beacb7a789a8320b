"""Cutting in: several cards at once, and against the clock."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from seriatim.kit.seed import quick_rng
from tests.web.conftest import Person
from tests.web.playing import WORDS
from tests.web.test_cut_in import go_on, sit_down
from tools import client
from tools.client import ServerProcess, catch_up, gathered
from tools.stage import enter, table

pytestmark = pytest.mark.slow
READY: Final = "[data-sending='false']"
MINE: Final = f"{READY}:has(.prompt.mine), {READY}[data-phase='over']"
CHANCE: Final = "[data-cut]:not([disabled])"
"""The large button, while there is something to cut in with."""


def cards_to_cut(page: Page) -> list[int]:
    text = page.locator("[data-cut]").get_attribute("data-cut") or ""
    return [int(card) for card in text.split(" · ") if card]


def until_two_cards_fit(page: Page) -> list[int]:
    """Play without a clock, a new game if need be, until two cards or more fit into a gap; these cards."""
    sit_down(page)
    while len(cards_to_cut(page)) < 2 or page.locator(CHANCE).count() == 0:
        go_on(page)
        page.wait_for_selector(MINE)
        if page.locator("[data-phase='over']").count() > 0:
            sit_down(page)
    return cards_to_cut(page)


@pytest.fixture
def cards_against_the_clock(person: Person, server: ServerProcess) -> Iterator[list[int]]:
    """The cards that fit into a gap which stays open for ten seconds; nobody else does anything in that time."""
    people = [client.Person(server), client.Person(server)]
    name, sockets = gathered(people, "cut-in", 2, options={"window": 10})
    enter(person.context, people[0])
    table(person.page, f"/t/{name}")
    rng = quick_rng("cutting")
    while not may_cut(sockets[0]):
        for socket in sockets:
            if not socket.play_once(rng):
                catch_up(socket, sockets)
    person.page.wait_for_selector(CHANCE)
    yield cards_to_cut(person.page)
    for socket in sockets:
        socket.close()


def may_cut(socket: client.Page) -> bool:
    return any(choice["kind"] == "cut" for choice in socket.picture["board"]["choices"])


def cut(page: Page) -> None:
    """Cut in, and look at what is told of it: the row itself may be put away at once."""
    page.locator(CHANCE).click()
    page.wait_for_selector(READY)
    page.get_by_role("button", name=WORDS.say("web-log"), exact=True).click()


def told(page: Page, cards: list[int]) -> Locator:
    """The line that tells of a cut with these cards."""
    return page.locator("aside li").filter(has_text=f"“Cut in!” {' '.join(map(str, cards))}, between")


def test_several_cards_cut_in_at_once(person: Person) -> None:
    cards = until_two_cards_fit(person.page)
    cut(person.page)
    expect(told(person.page, cards)).to_have_count(1)
    for card in cards:
        expect(person.page.locator(f"[data-card='{card}']")).to_have_count(0)


def test_one_may_cut_in_with_fewer_cards_than_fit(person: Person) -> None:
    """A touch takes a card out of the cut, or in again; the others stay chosen."""
    first, *others = until_two_cards_fit(person.page)
    card = person.page.locator(f"[data-card='{first}']")
    card.click()
    assert cards_to_cut(person.page) == others
    card.click()
    assert cards_to_cut(person.page) == [first, *others]
    card.click()
    cut(person.page)
    expect(told(person.page, others)).to_have_count(1)
    expect(person.page.locator(f"[data-row='{first}']")).to_have_count(0)


def test_a_gap_is_cut_into_while_its_ring_runs(person: Person, cards_against_the_clock: list[int]) -> None:
    expect(person.page.locator("[data-cut] circle")).to_have_count(1)
    expect(person.page.locator("[data-place='gap'] circle")).to_have_count(1)
    cut(person.page)
    expect(told(person.page, cards_against_the_clock)).to_have_count(1)
    expect(person.page.locator("[data-cut] circle")).to_have_count(0)


def test_when_the_ring_has_run_the_chance_is_gone(person: Person, cards_against_the_clock: list[int]) -> None:
    expect(person.page.locator("[data-cut] circle")).to_have_count(1)
    expect(person.page.locator("[data-let-go]")).to_have_count(0, timeout=30_000)
    expect(person.page.locator(CHANCE)).to_have_count(0)
    for card in cards_against_the_clock:
        expect(person.page.locator(f"[data-card='{card}']")).to_have_count(1)
