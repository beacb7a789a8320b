"""Sequence, played through the page."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.web.conftest import Person
from tests.web.playing import MINE, READY, WORDS, more, open_table, play_to_the_end
from tools.stage import PHONE, Stage, table

pytestmark = pytest.mark.slow


def sit_down(page: Page) -> None:
    """From the start page to the own turn: one tap."""
    open_table(page, "sequence")
    page.wait_for_selector(MINE)


def plain_card(page: Page) -> Locator:
    """A card of the hand that can be played and is no jack."""
    return page.locator("[data-card]:not(.idle):not([data-card^='J'])").first


def go_on(page: Page) -> None:
    """Pass if nothing else is possible; else put the last card that fits to the first place that lights up."""
    skip = page.get_by_role("button", name=WORDS.say("web-sequence-pass"), exact=True)
    if skip.count() > 0:
        skip.click()
    else:
        page.locator("[data-card]:not(.idle)").last.click()
        page.locator(".lit").first.click()


def chip_on(page: Page, space: str) -> Locator:
    return page.locator(f"[data-space='{space}'] [data-team='0']")


def test_a_game_is_played_to_its_end_with_a_bot(person: Person) -> None:
    page = person.page
    sit_down(page)
    play_to_the_end(page, go_on)
    expect(page.locator("dl [role='img']").first).to_be_visible()
    more(page)
    with page.expect_download() as download:
        page.get_by_role("link", name=WORDS.say("web-record")).click()
    assert "game: sequence" in download.value.path().read_text("utf-8")


def test_a_space_that_shows_another_card_is_refused_in_words(person: Person) -> None:
    page = person.page
    sit_down(page)
    plain_card(page).click()
    page.locator(".space:not(.lit):not(.home):not(.free)").first.click()
    expect(page.locator("[data-reason='space-shows-another-card']")).to_have_attribute("data-rules", "SQ-7")


def test_a_refused_space_leaves_the_card_picked_until_it_is_let_go(person: Person) -> None:
    page = person.page
    sit_down(page)
    plain_card(page).click()
    picked, refusal = page.locator("[data-card][aria-pressed='true']"), page.locator("[data-reason]")
    card = picked.get_attribute("data-card")
    for let_go in ("Escape", "touch"):
        page.locator(".space:not(.lit):not(.home):not(.free)").first.click()
        expect(refusal).to_have_count(1)
        expect(page.locator(f"[data-card='{card}'][aria-pressed='true']")).to_have_count(1)
        if let_go == "Escape":
            page.keyboard.press("Escape")
        else:
            picked.click()
        expect(picked).to_have_count(0)
        page.locator(f"[data-card='{card}']").click()
    page.locator(".space.lit").first.click()
    expect(page.locator(".space [data-team='0']")).to_have_count(1)


def test_the_keyboard_alone_lays_a_chip_on_the_space_it_was_led_to(person: Person) -> None:
    page = person.page
    sit_down(page)
    plain_card(page).focus()
    page.keyboard.press("Enter")
    first = page.locator("[data-space]:focus").get_attribute("data-space")
    page.keyboard.press("ArrowDown")
    space = page.locator("[data-space]:focus").get_attribute("data-space")
    assert space is not None
    assert (space != first) == (page.locator(".space.lit").count() > 1)
    page.keyboard.press("Enter")
    expect(chip_on(page, space)).to_have_count(1)


def test_arrows_walk_over_the_board_while_nothing_is_picked(person: Person) -> None:
    page = person.page
    sit_down(page)
    page.locator("[data-space='e5']").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator("[data-space='e7']")).to_be_focused()


def test_a_card_can_be_dragged_to_its_space_and_is_magnified_on_the_way(person: Person) -> None:
    page = person.page
    sit_down(page)
    card = plain_card(page)
    card.click()
    name = page.locator(".space.lit").last.get_attribute("data-space") or ""
    card.click()
    card.hover(position={"x": 12, "y": 30})
    page.mouse.down()
    page.locator(f"[data-space='{name}']").hover(force=True)
    expect(page.locator("div.loupe")).to_be_visible()
    page.mouse.up()
    expect(chip_on(page, name)).to_have_count(1)
    expect(page.locator("div.loupe")).to_have_count(0)


def middle_of(element: Locator) -> dict[str, float]:
    box = element.bounding_box()
    assert box is not None
    return {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}


def test_a_finger_may_slide_to_the_space_and_is_lifted_there(person: Person) -> None:
    page = person.page
    sit_down(page)
    plain_card(page).click()
    space = page.locator(".space.lit").first
    name = space.get_attribute("data-space") or ""
    corner = page.locator("[data-space='a1']")
    here, there = middle_of(corner), middle_of(space)
    finger = {"pointerType": "touch", "isPrimary": True, "bubbles": True}
    corner.dispatch_event("pointerdown", {**finger, **here})
    corner.dispatch_event("pointermove", {**finger, **there})
    corner.dispatch_event("pointerup", {**finger, **there})
    expect(chip_on(page, name)).to_have_count(1)


def test_the_board_fits_a_phone_and_can_be_magnified(person: Person) -> None:
    page = person.page
    sit_down(page)
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [PHONE["width"], PHONE["height"]]
    space = page.locator("[data-space='e5']")
    before = space.bounding_box()
    page.get_by_role("button", name=WORDS.say("web-sequence-magnify")).click()
    after = space.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] >= 44
    assert after["width"] > 1.9 * before["width"]


def test_the_last_move_is_marked(person: Person) -> None:
    page = person.page
    sit_down(page)
    plain_card(page).click()
    space = page.locator(".space.lit").first
    name = space.get_attribute("data-space")
    space.click()
    page.wait_for_selector(READY)
    page.wait_for_selector(".prompt.mine")
    expect(page.locator(".space.last")).not_to_have_count(0)
    expect(page.locator(f"[data-space='{name}']")).to_have_attribute("aria-label", re.compile("chip of team 1"))


def test_who_takes_their_own_card_is_told_so_and_the_bot_waits(person: Person, stage: Stage) -> None:
    """SQ-13"""
    path = stage.reach("sequence", lambda board: board["view"]["turn"] != 0, 60, {"draw": "manual"})
    stage.enter(person.context)
    table(person.page, path)
    prompt = person.page.locator(".prompt.mine p")
    expect(prompt).to_have_text(WORDS.say("web-sequence-draw"))
    person.page.locator("[data-pile='deck']").click()
    expect(prompt).to_contain_text(WORDS.say("web-your-turn"))


def test_letters_and_numbers_stand_beside_their_spaces(person: Person, stage: Stage) -> None:
    """As the log and the labels name them: c2 is in the third column and the second row."""
    page = person.page
    stage.enter(person.context)
    path = stage.opening("sequence")
    for width, height in ((320, 568), (740, 360), (1366, 650)):
        page.set_viewport_size({"width": width, "height": height})
        table(page, path)
        space, first = box(page.locator("[data-space='c2']")), box(page.locator("[data-space='c1']"))
        column, row = box(page.locator(".letters span").nth(2)), box(page.locator(".numbers span").nth(1))
        assert abs(column["x"] + column["width"] / 2 - space["x"] - space["width"] / 2) <= 1
        assert abs(row["y"] + row["height"] / 2 - space["y"] - space["height"] / 2) <= 1
        assert column["y"] + column["height"] <= first["y"] + 1
        assert row["x"] + row["width"] <= box(page.locator("[data-space='a2']"))["x"] + 1


def box(found: Locator) -> FloatRect:
    shown = found.bounding_box()
    assert shown
    return shown
