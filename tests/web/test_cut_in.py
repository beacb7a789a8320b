"""Cut in!, played through the page: without a clock, so that no test is a race."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.playing import WORDS, choose_seats, play_to_the_end

pytestmark = pytest.mark.slow


def sit_down(page: Page) -> None:
    """At a table for two. The first seat is the youngest and opens (CI-2)."""
    page.goto("/")
    page.locator("[data-more='cut-in']").click()
    choose_seats(page, 2)
    window = page.get_by_label(WORDS.say("web-option-cut-in-window"))
    window.select_option(label=WORDS.say("web-option-cut-in-window-0"))
    page.locator("dialog .button.main").first.click()
    page.wait_for_selector("[data-stack].lit")


def turn_up(page: Page) -> None:
    page.locator("[data-stack].lit").click()
    expect(page.locator("[data-row]")).to_have_count(1)


def numbers(page: Page, what: str) -> list[int]:
    texts: list[str] = page.locator(f"[data-{what}]").evaluate_all(f"all => all.map((one) => one.dataset.{what})")
    return [int(text) for text in texts]


def go_on(page: Page) -> None:
    """Whatever is awaited: cut in with all that fits, let go, turn up, or lay a card at its end."""
    if page.locator("[data-let-go]").count() > 0:
        cut = page.locator("[data-cut]:not([disabled])")
        (cut if cut.count() > 0 else page.locator("[data-let-go]")).click()
    elif page.locator("[data-stack].lit").count() > 0:
        page.locator("[data-stack].lit").click()
    else:
        page.locator("[data-card]:not(.idle)").last.click()
        page.locator("[data-place].lit").click()


def test_a_game_is_played_to_its_end_with_a_bot(person: Person) -> None:
    page = person.page
    sit_down(page)
    play_to_the_end(page, go_on)
    standings = page.locator("[data-standing]")
    expect(standings).to_have_count(2)
    expect(standings.first).to_contain_text(WORDS.say("web-score-cut-in", {"count": 0}))
    expect(page.locator("[data-left]")).to_have_count(1)


def test_a_row_is_opened_with_the_stack_and_not_with_a_card(person: Person) -> None:
    page = person.page
    sit_down(page)
    page.locator("[data-card]").first.drag_to(page.locator("[data-place='start']"))
    expect(page.locator("[data-reason='must-open']")).to_have_attribute("data-rules", "CI-3")
    turn_up(page)


def test_a_second_touch_lays_the_card_at_its_end(person: Person) -> None:
    page = person.page
    sit_down(page)
    turn_up(page)
    card = page.locator("[data-card]").first
    number = int(card.get_attribute("data-card") or 0)
    card.click()
    card.click()
    expect(page.locator(f"[data-row='{number}']")).to_have_count(1)
    assert numbers(page, "row") == sorted(numbers(page, "row"))


def test_a_card_can_be_dragged_to_its_end(person: Person) -> None:
    page = person.page
    sit_down(page)
    turn_up(page)
    [opened] = numbers(page, "row")
    card = page.locator("[data-card]").last
    number = int(card.get_attribute("data-card") or 0)
    card.drag_to(page.locator(f"[data-place='{'left' if number < opened else 'right'}']"))
    expect(page.locator(f"[data-row='{number}']")).to_have_count(1)


def test_the_wrong_end_is_refused_and_the_card_stays_picked(person: Person) -> None:
    """CI-4"""
    page = person.page
    sit_down(page)
    turn_up(page)
    card = page.locator("[data-card]").first
    number = int(card.get_attribute("data-card") or 0)
    right, wrong = ("left", "right") if number < numbers(page, "row")[0] else ("right", "left")
    card.click()
    page.locator(f"[data-place='{wrong}']").click()
    refusal = WORDS.say("web-cut-in-wrong-end", {"card": str(number), "side": right})
    expect(page.locator("[data-reason='wrong-end']")).to_contain_text(refusal)
    expect(page.locator(f"[data-card='{number}'][aria-pressed='true']")).to_have_count(1)
    expect(page.locator("[data-row]")).to_have_count(1)
    page.locator(f"[data-place='{right}']").click()
    expect(page.locator(f"[data-row='{number}']")).to_have_count(1)


def test_the_keyboard_alone_opens_and_lays(person: Person) -> None:
    page = person.page
    sit_down(page)
    page.locator("[data-stack]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-row]")).to_have_count(1)
    card = page.locator("[data-card]").first
    number = card.get_attribute("data-card")
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place].lit:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-row='{number}']")).to_have_count(1)
