"""Why not? What cannot be played now says so when it is touched, and leads to the rule, on every board."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from seriatim.kit.seed import quick_rng
from tests.web.conftest import Person
from tests.web.playing import WORDS, cards_in_hand
from tools import client
from tools.client import Json, ServerProcess, gathered
from tools.stage import Stage, table

pytestmark = pytest.mark.slow
EDGE: Final = {"x": 12, "y": 24}
"""Where a card of a hand is not below the next."""
IDLE: Final = "[data-card].idle"


class Touch(NamedTuple):
    """On which board what is touched, and what is said."""

    game: str
    is_there: Callable[[Json], bool]
    what: str
    reason: str
    rules: str
    most: int = 1000
    """Moves after which it will not come any more."""
    options: Mapping[str, int] = MappingProxyType({})


def has_idle_card(board: Json) -> bool:
    """A card can be laid, and another one of the hand cannot."""
    able = [choice.get("card") for choice in board["choices"] if choice["kind"] == "lay"]
    return bool(able) and any(held not in able for held in hand_of(board))


def hand_of(board: Json) -> list[object]:
    """The cards in hand, without what Quick & Easy has said of them."""
    return [held["card"] if isinstance(held, dict) and "card" in held else held for held in board["view"]["hand"]]


def has_jack_without_a_chip_to_take(board: Json) -> bool:
    return bool({"JS", "JH"} & set(board["view"]["hand"])) and all(chip is None for chip in board["view"]["chips"])


def has_hollow(board: Json) -> bool:
    return any(place["lies"] == "empty" for place in board["view"]["places"])


def has_idle_card_for_the_gap(board: Json) -> bool:
    choices = board["choices"]
    able = {card for choice in choices for card in choice.get("cards") or ()}
    return any(choice["kind"] == "let-go" for choice in choices) and not able.issuperset(hand_of(board))


def has_row_to_choose(board: Json) -> bool:
    return any(choice["kind"] == "row" for choice in board["choices"]) and bool(board["view"]["hand"])


def is_any(board: Json) -> bool:
    return bool(board)


TOUCHES: Final = [
    Touch("the-game", has_idle_card, IDLE, "pile-refuses-card", "TG-7"),
    Touch("the-game", is_any, "[data-card]", "not-your-turn", "ALL-8 TG-4"),
    Touch("quick-and-easy", has_idle_card, IDLE, "pile-refuses-card", "QE-5 QE-6"),
    Touch("sequence", has_jack_without_a_chip_to_take, IDLE, "no-chip-there", "SQ-9", most=1),
    Touch("sequence", is_any, "[data-space='a1']", "corner-is-free-for-all", "SQ-8 SQ-14"),
    Touch("traffic-memo", has_hollow, "[data-lies='empty']", "place-is-empty", "TM-4"),
    Touch("cut-in", has_idle_card, IDLE, "does-not-extend-row", "CI-4"),
    Touch("cut-in", has_idle_card_for_the_gap, IDLE, "not-in-the-gap", "CI-5", options={"window": 0}),
    Touch("rush-hour", has_row_to_choose, IDLE, "not-your-turn", "ALL-8 RH-5"),
]


@pytest.mark.parametrize("touch", TOUCHES, ids=lambda touch: f"{touch.game} {touch.reason}")
def test_what_cannot_be_played_says_why_when_it_is_touched(person: Person, stage: Stage, touch: Touch) -> None:
    page = person.page
    path = stage.reach(touch.game, touch.is_there, touch.most, dict(touch.options))
    stage.enter(person.context)
    table(page, path)
    before = cards_in_hand(page)
    page.locator(touch.what).first.click(position=EDGE)  # type: ignore[arg-type]
    refusal = page.locator(f"[data-reason='{touch.reason}']")
    expect(refusal).to_have_attribute("data-rules", touch.rules)
    expect(refusal).not_to_contain_text(re.compile(r"[A-Z]{2,3}-\d"))
    expect(page.locator(".slot[aria-pressed='true']:is(.idle)")).to_have_count(0)
    assert cards_in_hand(page) == before


def test_a_refusal_leads_to_its_rule(person: Person, stage: Stage) -> None:
    page = person.page
    path = stage.reach("the-game", has_idle_card, TOUCHES[0].most, {})
    stage.enter(person.context)
    table(page, path)
    page.locator(IDLE).first.click(position=EDGE)  # type: ignore[arg-type]
    with person.context.expect_page() as opened:
        page.get_by_role("link", name=WORDS.say("web-the-rule")).click()
    rule = opened.value.locator("[data-wanted]").first
    expect(rule).to_contain_text("TG-7")
    expect(rule).to_be_in_viewport()


def test_a_chapter_of_the_rules_is_one_touch_away(person: Person) -> None:
    person.page.goto("/learn/the-game")
    person.page.locator("main nav a").last.click()
    expect(person.page.locator("main section").last).to_be_in_viewport()


def test_a_second_car_is_not_picked_while_others_still_think(person: Person, server: ServerProcess) -> None:
    """RH-5"""
    stage = Stage(server)
    name, sockets = gathered([stage.person, client.Person(server)], "rush-hour", 2)
    assert sockets[0].play_once(quick_rng("a car"))
    stage.enter(person.context)
    table(person.page, f"/t/{name}")
    before = cards_in_hand(person.page)
    person.page.locator("[data-card]").first.click(position=EDGE)  # type: ignore[arg-type]
    expect(person.page.locator("[data-reason='already-picked']")).to_have_attribute("data-rules", "RH-5 RH-12")
    assert cards_in_hand(person.page) == before
    for socket in sockets:
        socket.close()


def test_the_next_thing_that_is_done_ends_the_refusal_of_the_last(person: Person, stage: Stage) -> None:
    """Not because its time is over: that stands still."""
    page = person.page
    path = stage.reach("the-game", has_idle_card, 1000, {})
    page.clock.install()
    stage.enter(person.context)
    table(page, path)
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 10)
    page.locator(IDLE).first.click(position=EDGE)  # type: ignore[arg-type]
    refusal = page.locator("[data-reason]")
    expect(refusal).to_have_attribute("data-reason", "pile-refuses-card")
    held = len(cards_in_hand(page))
    page.locator("[data-card]:not(.idle)").first.click(position=EDGE)  # type: ignore[arg-type]
    expect(refusal).to_have_count(1)
    page.locator("[data-pile].lit").first.click()
    expect(page.locator("[data-card]")).not_to_have_count(held)
    expect(refusal).to_have_count(0)
