"""After a game: its numbers, its replay, and whether it was honest."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from seriatim.kit.seed import quick_rng
from seriatim.words import LANGUAGES, Words
from tests.web.conftest import Person
from tests.web.playing import WORDS, more
from tools import client
from tools.client import ServerProcess, gathered, play_to_the_end

pytestmark = pytest.mark.slow
RAW_KEY = re.compile(r"\bweb-[a-z]+-[a-z-]+")


class Finished(NamedTuple):
    """A game that was played to its end."""

    table: str
    record: str


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> Finished:
    people = [client.Person(server), client.Person(server)]
    table, pages = gathered(people, "the-game", 2)
    play_to_the_end(pages, quick_rng("to be replayed"))
    for page in pages:
        page.close()
    return Finished(table, people[0].get(f"/api/tables/{table}/games/1").text)


def at(place: int | str) -> str:
    return f".screen[data-place='{place}']"


def open_replay(page: Page, finished: Finished) -> int:
    """Open it; how many moves it has."""
    page.goto(f"/replay/{finished.table}/1")
    page.wait_for_selector(".controls")
    return int(page.locator(".screen").get_attribute("data-count") or 0)


def look_from(page: Page, seat: str) -> None:
    page.locator("select").select_option(seat)
    page.wait_for_selector(f".screen[data-seat='{seat}']")


def test_a_replay_is_stepped_through_by_keys(person: Person, finished: Finished) -> None:
    page = person.page
    count = open_replay(page, finished)
    assert count > 10
    for key, place in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", count), ("Home", 0)):
        page.keyboard.press(key)
        page.wait_for_selector(at(place))
    page.keyboard.press("Space")
    page.wait_for_selector(at(1))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=WORDS.say("web-replay-play"))).to_be_visible()


def test_a_replay_is_stepped_through_move_by_move_and_told_in_words(person: Person, finished: Finished) -> None:
    page = person.page
    count = open_replay(page, finished)
    page.get_by_role("button", name=WORDS.say("web-replay-on")).click()
    page.locator("[data-turn] + .fold").click()
    first = page.locator("[data-move='1']")
    name = (first.locator("strong").text_content() or "").strip()
    expect(page.locator("[data-line]")).to_contain_text(f"{name} wants to start")
    page.locator("input[type='range']").fill("5")
    page.wait_for_selector(at(5))
    expect(page.locator("[data-move='5']")).to_have_attribute("aria-current", "step")
    page.locator(f"[data-turn='{count}']").click()
    page.wait_for_selector(at(count))


def test_a_replay_is_stepped_through_turn_by_turn(person: Person, finished: Finished) -> None:
    page = person.page
    open_replay(page, finished)
    turns = page.locator("[data-turn]")
    ends = [int(turns.nth(place).get_attribute("data-turn") or 0) for place in range(3)]
    assert ends[1] - ends[0] > 1
    for end in ends:
        page.get_by_role("button", name=WORDS.say("web-replay-turn-on")).click()
        page.wait_for_selector(at(end))
        expect(page.locator("[data-turn][aria-current]")).to_have_attribute("data-turn", str(end))
    page.keyboard.press("PageUp")
    page.wait_for_selector(at(ends[1]))


def test_a_replay_can_be_seen_from_every_seat(person: Person, finished: Finished) -> None:
    page = person.page
    open_replay(page, finished)
    expect(page.locator("[data-card]")).to_have_count(0)
    hands = []
    for seat in ("0", "1"):
        look_from(page, seat)
        expect(page.locator("[data-card]")).to_have_count(7)
        cards = page.locator("[data-card]")
        hands.append([cards.nth(place).get_attribute("data-card") for place in range(7)])
    assert not set(hands[0]) & set(hands[1])
    look_from(page, "-2")
    expect(page.locator("[data-card]")).to_have_count(0)


def test_the_past_stays_as_it_was(person: Person, finished: Finished) -> None:
    page = person.page
    open_replay(page, finished)
    look_from(page, "0")
    page.locator("[data-card]").first.click()
    page.locator("[data-pile]").first.click()
    expect(page.locator("[data-line]")).to_have_text(WORDS.say("web-replay-past"))
    page.wait_for_selector(at(0))


def test_a_result_tells_its_numbers_and_leads_to_replay_and_verification(person: Person, finished: Finished) -> None:
    page = person.page
    page.goto(f"/t/{finished.table}")
    more(page)
    expect(page.locator("section dl")).to_contain_text(re.compile(r"moves?"))
    page.get_by_role("link", name=WORDS.say("web-watch-again")).click()
    page.wait_for_selector(".controls")
    assert page.url.endswith(f"/replay/{finished.table}/1")
    page.get_by_role("link", name=WORDS.say("web-verify")).click()
    expect(page.locator("[data-verdict='yes'] h2")).to_have_text(WORDS.say("web-verify-yes"))
    numbers = page.locator("[data-finding='browser'] dd").first
    expect(numbers).to_be_hidden()
    page.get_by_text(WORDS.say("web-verify-numbers"), exact=True).click()
    expect(numbers).to_be_visible()
    expect(page.locator("[data-finding='browser']")).to_contain_text(WORDS.say("web-verify-seed-good"))
    expect(page.locator("[data-finding='server']")).to_contain_text(WORDS.say("web-verify-good"))


def test_a_record_that_was_changed_is_found_out(person: Person, finished: Finished) -> None:
    page = person.page
    page.goto("/verify")
    seed = next(line for line in finished.record.split("\n") if line.startswith("seed: "))
    page.locator("textarea").fill(finished.record.replace(seed, "seed: 7"))
    page.get_by_role("button", name=WORDS.say("web-verify-check")).click()
    expect(page.locator("[data-finding='browser']")).to_contain_text(WORDS.say("web-verify-seed-bad"))
    expect(page.locator("[data-verdict]")).to_have_count(0)
    expect(page.locator("[data-finding='server']")).to_contain_text(WORDS.say("web-verify-bad"))
    person.troubles.clear()  # the browser itself reports the answer 422


def test_a_game_that_does_not_exist_is_not_replayed(person: Person, finished: Finished) -> None:
    page = person.page
    page.goto(f"/replay/{finished.table}/2")
    expect(page.locator("main")).to_contain_text(WORDS.say("server-refuses-no-such-record"))
    person.troubles.clear()  # the browser itself reports the answer 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_speaks_every_language(
    browser: Browser, server: ServerProcess, language: str, finished: Finished
) -> None:
    person = Person(browser, server, language)
    open_replay(person.page, finished)
    expect(person.page.locator("header").first).to_contain_text(Words(language).say("web-replay"))
    assert RAW_KEY.findall(person.page.locator("body").inner_text()) == []
    person.close()
    assert person.troubles == []
